const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * A random text of `length` letters and digits, 5 bits each. Not crypto.randomUUID: a plain http:// address has
 * none.
 */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  // 32 of the 36 letters: every byte's low bits are equally likely.
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
}

/** The id of an item that only this browser has (decisions, Items). */
export function newLocalId(): string {
  return `local-${randomText(16)}`;
}

/** The id of a photo that the server does not have yet. */
export function newPhotoId(): string {
  return `photo-${randomText(16)}`;
}
