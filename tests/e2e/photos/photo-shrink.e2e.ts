import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { isPlainJpeg } from '../../../contract/photos/plainJpeg.ts';
import { hugePng } from '../../support/hugePng.ts';
import { phonePhoto } from '../../support/photoPage/samples.ts';
import { test } from '../../support/photoPage/shrinkTest.ts';

/** What real decoders and encoders make of photos, under the Content-Security-Policy of the server. */

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

test('UPLOAD-15: a large photo from a phone comes out upright, small, and without its place', async ({
  shrinkPage,
}) => {
  const photo = await phonePhoto({ width: 2400, height: 1800 });
  const { filename, type, bytes } = await shrink(shrinkPage, 'IMG_1.JPG', 'image/jpeg', photo);
  expect({ filename, type }).toEqual({ filename: 'IMG_1.JPG', type: 'image/jpeg' });
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1152, height: 1536 });
  // The server keeps such a file byte for byte.
  expect(isPlainJpeg(bytes)).toBe(true);
});

test('UPLOAD-15: a photo of each EXIF orientation is turned the right way, large or small', async ({
  shrinkPage,
}) => {
  const sizes = [
    [1800, 1200],
    [300, 200],
  ] as const;
  for (const [width, height] of sizes) {
    const upright = await quarters(width, height);
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const photo = await sharp(upright).withMetadata({ orientation }).jpeg().toBuffer();
      const { bytes } = await shrink(shrinkPage, 'a.jpg', 'image/jpeg', photo);
      const right = await sharp(photo).autoOrient().toBuffer();
      expect.soft(await look(bytes), `orientation ${orientation}, ${width} px`).toBe(await look(right));
    }
  }
});

test('UPLOAD-16: a small picture that holds nothing else goes as it is', async ({ shrinkPage }) => {
  const png = await quarters(300, 200);
  const sent = await shrink(shrinkPage, 'a.png', 'image/png', png);
  expect(sent).toMatchObject({ filename: 'a.png', type: 'image/png' });
  expect(sent.bytes.equals(png)).toBe(true);
  const jpeg = await sharp(png).jpeg().toBuffer();
  expect((await shrink(shrinkPage, 'a.jpg', 'image/jpeg', jpeg)).bytes.equals(jpeg)).toBe(true);
});

test('a small PNG or WebP that says where it was taken is written anew without that', async ({
  shrinkPage,
}) => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' } };
  const picture = sharp(await quarters(300, 200)).withExif(place);
  for (const bytes of [await picture.clone().png().toBuffer(), await picture.clone().webp().toBuffer()]) {
    const sent = await shrink(shrinkPage, 'a.png', 'image/png', bytes);
    expect(sent).toMatchObject({ filename: 'a.jpg', type: 'image/jpeg' });
    expect((await sharp(sent.bytes).metadata()).exif).toBeUndefined();
  }
});

test('what is transparent becomes white', async ({ shrinkPage }) => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 1600, height: 1600, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const { bytes } = await shrink(shrinkPage, 'a.png', 'image/png', png);
  expect(await look(bytes)).toBe('111 111 111 111');
});

test('a long thin picture keeps its shape', async ({ shrinkPage }) => {
  const background = '#f00';
  const png = await sharp({ create: { width: 1, height: 3000, channels: 3, background } })
    .png()
    .toBuffer();
  const { bytes } = await shrink(shrinkPage, 'a.png', 'image/png', png);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 1536 });
});

test('16 bits, animations, WebP and AVIF are read', async ({ shrinkPage }) => {
  const large = sharp(await quarters(2000, 1000));
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
});

test('CMYK is read, and comes out in the colours of screens', async ({ shrinkPage }) => {
  const cmyk = await sharp(await quarters(2000, 1000))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const { bytes } = await shrink(shrinkPage, 'a.jpg', 'image/jpeg', cmyk);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1536, height: 768, space: 'srgb' });
});

test('UPLOAD-10 ERR-21: what is no picture, or damaged, ends with a sentence', async ({ shrinkPage }) => {
  const jpeg = await phonePhoto({ width: 800, height: 600 });
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
});

test('a picture of more than 100 megapixels is refused before it fills the memory', async ({
  shrinkPage,
}) => {
  const large = await refused(shrinkPage, 'a.png', 'image/png', hugePng(10_001, 10_000));
  expect(large).toContain('at most 100 million');
  // The browser itself gives up on this one.
  const huge = await refused(shrinkPage, 'a.png', 'image/png', hugePng(30_000, 30_000));
  expect(huge).toContain('Failed to process image');
});
