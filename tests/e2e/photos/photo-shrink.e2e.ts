import { expect, type Page } from '@playwright/test';
import sharp, { type Color } from 'sharp';
import { isPlainJpeg } from '../../../contract/photos/plainJpeg.ts';
import { hugePng } from '../../support/hugePng.ts';
import { phonePhoto } from '../../support/photoPage/samples.ts';
import { test } from '../../support/photoPage/shrinkTest.ts';

/** What real decoders and encoders make of photos, under the Content-Security-Policy of the server. */

// In one worker: each one builds the page.
test.describe.configure({ mode: 'default' });

interface Shrunk {
  filename: string;
  type: string;
  bytes: Buffer;
}

async function shrink(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<Shrunk> {
  await page.getByLabel('Photo').setInputFiles({ name, mimeType, buffer });
  const { text, ...rest } = await page.evaluate(async () => {
    const { shrinkPhoto } = window as unknown as {
      shrinkPhoto(file: File): Promise<{ bytes: Blob; filename: string }>;
    };
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('No file was chosen.');
    try {
      const { bytes, filename } = await shrinkPhoto(file);
      const text = new TextDecoder('x-user-defined').decode(await bytes.arrayBuffer());
      return { filename, type: bytes.type, text };
    } catch (problem) {
      throw new Error(JSON.stringify(problem), { cause: problem });
    }
  });
  // The decoder keeps each byte in the lower half of a character.
  return { ...rest, bytes: Buffer.from(text, 'latin1') };
}

const refused = (page: Page, name: string, type: string, bytes: Buffer): Promise<string> =>
  shrink(page, name, type, bytes).then(
    () => 'accepted',
    (error: unknown) => String(error),
  );

/** A picture with a red, a green, a blue and a white quarter: each of its turnings looks different. */
async function quarters(width: number, height: number): Promise<Buffer> {
  const [w, h] = [width / 2, height / 2];
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${w}" height="${h}" fill="#f00"/><rect x="${w}" width="${w}" height="${h}" fill="#0f0"/>
      <rect y="${h}" width="${w}" height="${h}" fill="#00f"/>
      <rect x="${w}" y="${h}" width="${w}" height="${h}" fill="#fff"/></svg>`),
  )
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The colours of the quarters, from the top left line by line, each as its three channels, on or off. */
async function look(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)].map((channel) => (channel > 127 ? 1 : 0)).join('');
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ');
}

test('UPLOAD-15: a photo is turned the right way by each EXIF orientation, and a large one from a phone comes out small and without its place', async ({
  shrinkPage,
}) => {
  for (const [width, height, orientations] of [
    [300, 200, [1, 2, 3, 4, 5, 6, 7, 8]],
    // Turned as it is unpacked, whatever its size: then it is made smaller, too.
    [1600, 1000, [3, 7]],
  ] as const) {
    const upright = await quarters(width, height);
    for (const orientation of orientations) {
      const photo = await sharp(upright).withMetadata({ orientation }).jpeg().toBuffer();
      const { bytes } = await shrink(shrinkPage, 'a.jpg', 'image/jpeg', photo);
      const right = await sharp(photo).autoOrient().toBuffer();
      expect.soft(await look(bytes), `orientation ${orientation}, ${width} px`).toBe(await look(right));
    }
  }

  const photo = await phonePhoto({ width: 2400, height: 600 });
  const { filename, type, bytes } = await shrink(shrinkPage, 'IMG_1.JPG', 'image/jpeg', photo);
  expect({ filename, type }).toEqual({ filename: 'IMG_1.JPG', type: 'image/jpeg' });
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 384, height: 1536 });
  // The server keeps such a file byte for byte.
  expect(isPlainJpeg(bytes)).toBe(true);
});

test('UPLOAD-16: a small picture that holds nothing else goes as it is; a PNG or WebP that says where it was taken is written anew without that', async ({
  shrinkPage,
}) => {
  const png = await quarters(300, 200);
  const sent = await shrink(shrinkPage, 'a.png', 'image/png', png);
  expect(sent).toMatchObject({ filename: 'a.png', type: 'image/png' });
  expect(sent.bytes.equals(png)).toBe(true);
  const jpeg = await sharp(png).jpeg().toBuffer();
  expect((await shrink(shrinkPage, 'a.jpg', 'image/jpeg', jpeg)).bytes.equals(jpeg)).toBe(true);

  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } };
  const picture = sharp(png).withExif(place);
  for (const bytes of [await picture.clone().png().toBuffer(), await picture.clone().webp().toBuffer()]) {
    const anew = await shrink(shrinkPage, 'a.png', 'image/png', bytes);
    expect(anew).toMatchObject({ filename: 'a.jpg', type: 'image/jpeg' });
    expect((await sharp(anew.bytes).metadata()).exif).toBeUndefined();
  }
});

test('16 bits, animations, WebP, AVIF and CMYK are read; what is transparent becomes white; a thin picture keeps its shape', async ({
  shrinkPage,
}) => {
  // Too wide to go as it is, and still little to work on.
  const [width, height] = [1600, 100];
  const large = sharp(await quarters(width, height));
  const frames = await sharp([await quarters(20, 10), await quarters(20, 10)], { join: { animated: true } })
    .gif()
    .toBuffer();
  const pictures = {
    deep: await large.clone().toColourspace('rgb16').png().toBuffer(),
    frames,
    webp: await large.clone().webp().toBuffer(),
    avif: await large.clone().avif({ effort: 0 }).toBuffer(),
    // A dropped file may have no type: its first bytes tell.
    dropped: await large.clone().jpeg().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(pictures)) {
    const type = name === 'dropped' ? '' : 'image/jpeg';
    const sent = await shrink(shrinkPage, name, type, bytes);
    expect([name, await look(sent.bytes)]).toEqual([name, '100 010 001 111']);
  }

  const cmyk = await large.clone().toColourspace('cmyk').jpeg().toBuffer();
  const onScreen = await shrink(shrinkPage, 'a.jpg', 'image/jpeg', cmyk);
  expect(await sharp(onScreen.bytes).metadata()).toMatchObject({ width: 1536, height: 96, space: 'srgb' });

  const png = (background: Color, sides: { width: number; height: number }) =>
    sharp({ create: { ...sides, channels: 4, background } })
      .png()
      .toBuffer();
  const clear = await png({ r: 0, g: 0, b: 0, alpha: 0 }, { width, height });
  const white = await shrink(shrinkPage, 'a.png', 'image/png', clear);
  expect(await look(white.bytes)).toBe('111 111 111 111');
  const thin = await shrink(shrinkPage, 'a.png', 'image/png', await png('#f00', { width: 1, height: 3000 }));
  expect(await sharp(thin.bytes).metadata()).toMatchObject({ width: 1, height: 1536 });
});

test('UPLOAD-10 ERR-21: what is no picture, damaged, or of more than 100 megapixels ends with a sentence', async ({
  shrinkPage,
}) => {
  const jpeg = await phonePhoto({ width: 80, height: 60 });
  const ends = {
    text: await refused(shrinkPage, 'a.jpg', 'image/jpeg', Buffer.from('This is text.')),
    empty: await refused(shrinkPage, 'a.jpg', 'image/jpeg', Buffer.alloc(0)),
    svg: await refused(shrinkPage, 'a.svg', 'image/svg+xml', Buffer.from('<svg><script/></svg>')),
    heic: await refused(
      shrinkPage,
      'a.heic',
      'image/heic',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    ),
    truncated: await refused(shrinkPage, 'a.jpg', 'image/jpeg', jpeg.subarray(0, 300)),
  };
  expect(ends.text).toContain('Selected file is not an image');
  expect(ends.empty).toContain('The file of the photo is empty.');
  expect(ends.svg).toContain('SVG drawings are not accepted.');
  expect(ends.heic).toContain('HEIC format cannot be read here.');
  expect(ends.truncated).toContain('damaged or incomplete');

  // Refused before it fills the memory.
  const large = await refused(shrinkPage, 'a.png', 'image/png', hugePng(10_001, 10_000));
  expect(large).toContain('at most 100 million');
  // The browser itself gives up on this one.
  const huge = await refused(shrinkPage, 'a.png', 'image/png', hugePng(30_000, 30_000));
  expect(huge).toContain('Failed to process image');
});
