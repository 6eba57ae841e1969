import sharp from 'sharp';

/** A picture in colours: red, green and blue of each pixel, row by row, 0 to 255. */
export interface Colours {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Unpacks a photo, its longer side at most `side` pixels. Rejects when it is damaged. */
export async function unpackColours(bytes: Uint8Array, side: number): Promise<Colours> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
