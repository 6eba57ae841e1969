import sharp, { type Sharp } from 'sharp';

/** One colour, so that the file is small however large the picture; sides in pixels. */
export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#885533' } });
export const deep = (picture: Sharp): Sharp => picture.toColourspace('rgb16');

/** An AVIF whose box of the sides says 10 x 10. */
function lying(avif: Buffer): Buffer {
  const at = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(10, at);
  avif.writeUInt32BE(10, at + 4);
  return avif;
}

/** Pictures that cost much more than their files let one think. */
export const HOSTILE_PHOTOS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'AVIF, 100 megapixels': () => plain(10_000, 10_000).avif({ effort: 0 }).toBuffer(),
  'AVIF, 100 megapixels, whose header says 100 pixels': async () =>
    lying(await plain(10_000, 10_000).avif({ effort: 0 }).toBuffer()),
  'PNG, 100 megapixels, interlaced, 16 bits': () =>
    deep(plain(10_000, 10_000)).png({ progressive: true }).toBuffer(),
  'JPEG, 100 megapixels, progressive': () =>
    plain(10_000, 10_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
};
