/** The files that each photo has, by what they are for. */
export const FILES = { full: 'photo.jpg', preview: '960.webp', thumbnail: '320.webp' } as const;
export type ImageFile = keyof typeof FILES;

/** Every photo is kept as this. */
export const PHOTO_TYPE = 'image/jpeg';
export const SMALL_TYPE = 'image/webp';
