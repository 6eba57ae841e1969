import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hugePng } from '../../support/hugePng.ts';
import { bytesAt, jpeg, noise, padded, upload, uploaded } from './samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

const MB = 1024 * 1024;
const RED = { r: 200, g: 40, b: 40 };
let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const listing = async (folder: string): Promise<string[]> => readdir(join(server.folder, 'photos', folder));
afterEach(async () => {
  // Whatever became of an upload, nothing of it is left lying about.
  if ((await listing('unfinished')).length > 0) throw new Error('Unfinished files were left behind.');
});

/** What is served for an upload. */
async function kept(bytes: Uint8Array, filename?: string) {
  const image = await uploaded(server, bytes, filename === undefined ? {} : { filename });
  const file = await bytesAt(server, image['url']);
  return { image, file, facts: await sharp(file).metadata() };
}

/** The colour of one pixel; `x` and `y` are shares of the sides. */
async function colourAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Whether a colour is about that of `of`; JPEG is not exact. */
const isNear = (colour: readonly number[], of: readonly number[]): boolean =>
  colour.every((value, index) => Math.abs(value - (of[index] ?? 0)) < 40);

const photosOnDisk = async (): Promise<number> => {
  const shelves = (await listing('.')).filter((name) => name !== 'unfinished');
  return (await Promise.all(shelves.map(listing))).flat().length;
};

it.each([
  ['a text named .jpg', Buffer.from('not a photo at all, whatever its name says'), 415, 'not a photo'],
  [
    'an SVG with a script',
    Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    ),
    415,
    'SVG drawings are not accepted.',
  ],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1'), 415, 'HEIC format'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 415, 'not a photo'],
  ['a TIFF', await noise(20, 20).tiff().toBuffer(), 415, 'not a photo'],
])('%s is refused with what to do instead', async (_name, bytes, status, reason) => {
  const before = await photosOnDisk();
  const refused = await upload(server, bytes);
  expect(refused).toMatchObject({
    status,
    body: {
      error: 'unsupported-media',
      message: expect.stringMatching(/Save the photo as JPEG or PNG, then upload it again\.$/),
    },
  });
  expect(refused.body).toMatchObject({ message: expect.stringContaining(reason) });
  expect(await photosOnDisk()).toBe(before);
});

it('a damaged or empty photo is a 400, not a failure of the server', async () => {
  const whole = await noise(400, 300).jpeg().toBuffer();
  const png = await noise(100, 100).png().toBuffer();
  const webp = await noise(100, 100).webp().toBuffer();
  const before = await photosOnDisk();
  for (const [what, bytes] of [
    ['truncated JPEG', whole.subarray(0, whole.length - 2000)],
    ['half a JPEG', whole.subarray(0, whole.length / 2)],
    ['beginning of a JPEG', whole.subarray(0, 20)],
    ['truncated PNG', png.subarray(0, png.length - 1000)],
    ['PNG with only a signature', png.subarray(0, 8)],
    ['truncated WebP', webp.subarray(0, 100)],
    ['GIF without anything', Buffer.from('GIF89a')],
    ['empty', Buffer.alloc(0)],
  ] as const) {
    expect(await upload(server, bytes), what).toMatchObject({ status: 400, body: { error: 'malformed' } });
  }
  expect(await photosOnDisk()).toBe(before);
});

it('a picture of 30,000 x 30,000 pixels is a 422 that says so, before it is unpacked', async () => {
  const before = process.cpuUsage();
  expect(await upload(server, hugePng(30_000, 30_000))).toMatchObject({
    status: 422,
    body: { error: 'invalid', message: expect.stringContaining('30,000 x 30,000 pixels') },
  });
  const { user, system } = process.cpuUsage(before);
  // Time of the processor, in microseconds: the machine may be busy with other tests.
  expect(user + system).toBeLessThan(2_000_000);
});

it('a picture of one pixel is taken', async () => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: RED } })
    .png()
    .toBuffer();
  const { image, facts } = await kept(bytes);
  expect(image).toMatchObject({ width: 1, height: 1, mime_type: 'image/jpeg' });
  expect(facts).toMatchObject({ format: 'jpeg', width: 1, height: 1 });
});

it('an animated GIF becomes its first frame', async () => {
  const frame = (background: string): Promise<Buffer> => jpeg(background, 30, 20);
  const gif = await sharp([await frame('#c82828'), await frame('#2828c8')], { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { file, facts } = await kept(gif);
  expect(facts).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
  expect(isNear(await colourAt(file, 0.5, 0.5), [200, 40, 40])).toBe(true);
});

it('a CMYK JPEG, a 16-bit PNG and a grey one become ordinary photos', async () => {
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: RED } });
  const cmyk = await red.clone().toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  const deep = await red.clone().toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  const grey = await red.clone().greyscale().png().toBuffer();
  for (const [bytes, colour] of [
    [cmyk, [200, 40, 40]],
    [deep, [200, 40, 40]],
    [grey, [108, 108, 108]],
  ] as const) {
    const { file, facts } = await kept(bytes);
    expect(facts).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar', channels: 3 });
    expect(isNear(await colourAt(file, 0.5, 0.5), colour), `${await colourAt(file, 0.5, 0.5)}`).toBe(true);
  }
});

it('what is see-through becomes white, also in 16 bits', async () => {
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { ...RED, alpha: 0 } } });
  for (const bytes of [
    await clear.clone().png().toBuffer(),
    await clear.clone().toColourspace('rgb16').png().toBuffer(),
    await clear.clone().webp().toBuffer(),
  ]) {
    expect(await colourAt((await kept(bytes)).file, 0.5, 0.5)).toEqual([255, 255, 255]);
  }
});

it('WebP and AVIF are read as well', async () => {
  for (const bytes of [await noise(50, 40).webp().toBuffer(), await noise(50, 40).avif().toBuffer()]) {
    expect((await kept(bytes)).facts).toMatchObject({ format: 'jpeg', width: 50, height: 40 });
  }
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %i comes out upright', async (orientation) => {
  // Upright: red at the top left, the rest blue, 60 x 30.
  const corner = { create: { width: 20, height: 10, channels: 3, background: RED } as const };
  const upright = sharp({ create: { width: 60, height: 30, channels: 3, background: '#2828c8' } }).composite([
    { input: await sharp(corner).png().toBuffer(), left: 0, top: 0 },
  ]);
  // The camera's pixels: turned and mirrored so that the orientation undoes it.
  const pixels = await upright.png().toBuffer();
  const turned = {
    1: () => sharp(pixels),
    2: () => sharp(pixels).flop(),
    3: () => sharp(pixels).rotate(180),
    4: () => sharp(pixels).flip(),
    5: async () => sharp(await sharp(pixels).rotate(90).toBuffer()).flop(),
    6: () => sharp(pixels).rotate(270),
    7: async () => sharp(await sharp(pixels).rotate(270).toBuffer()).flop(),
    8: () => sharp(pixels).rotate(90),
  }[orientation];
  const camera = await (await turned?.())?.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
  const { image, file, facts } = await kept(camera ?? Buffer.alloc(0));
  expect(image).toMatchObject({ width: 60, height: 30 });
  expect(facts.orientation).toBeUndefined();
  expect(isNear(await colourAt(file, 0.1, 0.1), [200, 40, 40])).toBe(true);
  for (const [x, y] of [
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const) {
    expect(isNear(await colourAt(file, x, y), [40, 40, 200])).toBe(true);
  }
});

it('UPLOAD-15: a photo of 12 megapixels comes out upright, at most 1536 px, without GPS or other metadata', async () => {
  const camera = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: RED } })
    .jpeg({ quality: 60 })
    .withExif({
      IFD0: { Make: 'Stowage Optics' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .toBuffer();
  const before = await sharp(camera).metadata();
  expect([before.orientation, before.exif !== undefined, before.xmp !== undefined]).toEqual([6, true, true]);
  expect(camera.includes('Stowage Optics')).toBe(true);
  expect(camera.length).toBeLessThan(6 * MB);
  const { image, file, facts } = await kept(camera);
  expect(facts).toMatchObject({ width: 1152, height: 1536 });
  expect(image).toMatchObject({ width: 1152, height: 1536, bytes: file.length });
  for (const bytes of [
    file,
    await bytesAt(server, image['preview_url']),
    await bytesAt(server, image['thumbnail_url']),
  ]) {
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, comments }).toEqual({});
    expect(bytes.includes('Stowage Optics')).toBe(false);
  }
});

it('the small pictures have at most 320 and 960 px, and are never larger than the photo', async () => {
  const { image } = await kept(await noise(1400, 700).jpeg().toBuffer());
  const sides = async (address: unknown) => {
    const { format, width, height } = await sharp(await bytesAt(server, address)).metadata();
    return [format, width, height];
  };
  expect(await sides(image['thumbnail_url'])).toEqual(['webp', 320, 160]);
  expect(await sides(image['preview_url'])).toEqual(['webp', 960, 480]);
  const small = (await kept(await noise(100, 50).jpeg().toBuffer())).image;
  expect(await sides(small['preview_url'])).toEqual(['webp', 100, 50]);
});

it('a JPEG of picture data alone is kept as it came; with anything else in it, it is written anew', async () => {
  const plain = await noise(300, 200).jpeg({ quality: 70 }).toBuffer();
  expect((await kept(plain)).file.equals(plain)).toBe(true);
  const secret = Buffer.from('<script>secret</script>');
  const comment = padded(plain, plain.length + 50);
  secret.copy(comment, 10);
  const progressive = await noise(300, 200).jpeg({ progressive: true }).toBuffer();
  expect((await kept(progressive)).file.equals(progressive)).toBe(true);
  for (const bytes of [
    comment,
    Buffer.concat([plain, secret]),
    await sharp(plain).jpeg().withIccProfile('p3').toBuffer(),
    await noise(1600, 20).jpeg().toBuffer(),
  ]) {
    const { file } = await kept(bytes);
    expect(file.equals(bytes)).toBe(false);
    expect(file.includes('secret')).toBe(false);
  }
});

it('6 MB itself is taken, one byte more is not', async () => {
  const bytes = await jpeg();
  expect((await upload(server, padded(bytes, 6 * MB))).status).toBe(201);
  expect(await upload(server, padded(bytes, 6 * MB + 1))).toMatchObject({
    status: 413,
    body: { error: 'too-large', message: expect.stringContaining('larger than 6 MB') },
  });
});

it('30 MB and one byte more is refused', async () => {
  for (const length of [30 * MB, 30 * MB + 1]) {
    expect((await upload(server, padded(await jpeg(), length))).status).toBe(413);
  }
});

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\drawer.png', 'drawer.png'],
  ['/absolute/name.jpg', 'name.jpg'],
  ['Schublade 🔩 Größe.jpg', 'Schublade 🔩 Größe.jpg'],
  ['..', 'photo.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  [`${'x'.repeat(400)}.jpeg`, `${'x'.repeat(195)}.jpeg`],
  ['"quoted"; filename=x.html', '"quoted"; filename=x.html'],
])('the name %s is shown as %s and is no path', async (given, shown) => {
  const { image } = await kept(await jpeg(), given);
  expect(image['filename']).toBe(shown);
  const response = await fetch(server.url + String(image['url']));
  const disposition = response.headers.get('Content-Disposition') ?? '';
  expect(disposition).toMatch(/^inline; filename="[\w .()-]*"; filename\*=UTF-8''[\w.~!%-]*$/);
  const saved = decodeURIComponent(disposition.split("UTF-8''")[1] ?? '');
  expect(saved).toBe(`${shown.replace(/\.(jpe?g|png)$/, '')}.jpg`);
  const files = await readdir(join(server.folder, 'photos'), { recursive: true });
  expect(
    files.every((file) =>
      /^(unfinished|[\da-f]{2}([\\/][\da-f-]{36}([\\/](photo\.jpg|(960|320)\.webp))?)?)$/.test(file),
    ),
  ).toBe(true);
});
