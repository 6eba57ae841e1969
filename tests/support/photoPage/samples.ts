import sharp from 'sharp';

export const PHOTO_SIDES = { width: 4032, height: 3024 };

/** Where the photo says that it was taken: this must not leave the browser. */
const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '47/1 22/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '8/1 32/1 0/1',
};

/** A photo as a phone takes it: 12 megapixels of noise over colours, lying on its side (orientation 6), with GPS. */
export async function phonePhoto(sides = PHOTO_SIDES): Promise<Buffer> {
  const noise = await sharp({
    create: { ...sides, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const colours = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sides.width}" height="${sides.height}">
      <linearGradient id="g"><stop stop-color="#d33"/><stop offset="1" stop-color="#37a"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  return sharp(colours)
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: GPS })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}
