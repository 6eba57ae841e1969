import sharp from 'sharp';
import type { Random } from '../generator/random.ts';
import { hugePng } from '../hugePng.ts';
import { anyBytes, anyText } from './junk.ts';

/** Small pictures to send, made once for all calls. */
export async function somePictures(): Promise<Buffer[]> {
  const plain = () => sharp({ create: { width: 24, height: 18, channels: 3, background: '#c63' } });
  return Promise.all([
    plain().jpeg().toBuffer(),
    plain().png().toBuffer(),
    plain().webp().toBuffer(),
    plain().gif().toBuffer(),
  ]);
}

interface Upload {
  type: string;
  body: Buffer;
}

const BOUNDARY = 'fuzz';

/** Small spreadsheets to send. */
const SHEETS: readonly Buffer[] = [
  'name,location,quantity\nBolt,Lab,1\nNut,Lab,2 pcs\n',
  'Artikel;Ort;Menge\nM3;Regal;1,5\n',
  'x\ty\n\n"open,\n',
].map((text) => Buffer.from(text));

/** The upload of a spreadsheet: good, with one thing wrong, or broken anywhere. */
export function uploadSheet(random: Random): Upload {
  const { type, body } = upload(random, SHEETS);
  return {
    type,
    body: Buffer.from(body.toString('latin1').replaceAll('name="image"', 'name="file"'), 'latin1'),
  };
}

/** The upload of a photo: good, with one thing wrong, or broken anywhere. */
export function upload(random: Random, pictures: readonly Buffer[]): Upload {
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const good = whole([part('name="image"; filename="a.png"', random.pick(pictures))]);
  if (random.chance(0.25)) return { type, body: good };
  const body = broken(random, pictures, good);
  return { type: random.chance(0.15) ? random.pick(TYPES) : type, body };
}

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="fuzz',
  `multipart/form-data; boundary=${'x'.repeat(5000)}`,
  'multipart/mixed; boundary=fuzz',
  'multipart/form-data; boundary=fuzz; boundary=other',
  'multipart/form-data; boundary=fuzz; charset=utf-16',
  'image/png',
  'application/octet-stream',
];

function broken(random: Random, pictures: readonly Buffer[], good: Buffer): Buffer {
  const picture = random.pick(pictures);
  const image = part('name="image"; filename="a.png"', picture);
  return random.pick([
    () => good.subarray(0, random.whole(0, good.length)),
    () => flipped(random, good),
    () => whole([part('name="image"; filename="a.png"', flipped(random, picture))]),
    () =>
      whole([part('name="image"; filename="a.png"', picture.subarray(0, random.whole(0, picture.length)))]),
    () => whole([part('name="image"; filename="a.png"', random.pick(CONTENTS)())]),
    () => whole([part(`name="image"; filename="${random.pick(FILENAMES)}"`, picture)]),
    () => whole([part(`name="image"; filename*=${random.pick(ENCODED_NAMES)}`, picture)]),
    () => whole([part('name="filename"', Buffer.from(anyText(random))), image]),
    () => whole([part('name="image"', picture)]),
    () => whole([part('name="other"; filename="a.png"', picture)]),
    () => whole([image, image]),
    () => whole(Array.from({ length: 25 }, (_, n) => part(`name="n${n}"`, Buffer.from('x')))),
    () => whole([part(`name="${'x'.repeat(3000)}"`, Buffer.from('x'.repeat(6000))), image]),
    () => whole([Buffer.concat([Buffer.from('a: b\r\n'.repeat(200)), image])]),
    () => whole([Buffer.from('\r\n'), Buffer.from('Content-Disposition\r\n\r\nx'), image]),
    () => Buffer.concat([anyBytes(random, 200), good, anyBytes(random, 200)]),
    () => anyBytes(random, 400),
    () => Buffer.alloc(0),
  ])();
}

const part = (disposition: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `Content-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
  ]);

const whole = (parts: readonly Buffer[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap((one) => [Buffer.from(`--${BOUNDARY}\r\n`), one, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** `bytes` with a few of them changed. */
function flipped(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let n = random.whole(1, 6); n > 0; n--) copy[random.whole(0, copy.length - 1)] = random.whole(0, 255);
  return copy;
}

/** Files that are no photos, or lie about themselves. */
const CONTENTS: readonly (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => hugePng(60_000, 60_000),
  () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  () => Buffer.from('GIF89a'),
  () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
  () => Buffer.from('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'latin1'),
  () => Buffer.from('\0\0\0\u0020ftypavif\0\0\0\0', 'latin1'),
  () => Buffer.from('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 ', 'latin1'),
];

const FILENAMES = [
  '../../etc/passwd',
  'C:\\aux\\con.jpg',
  'a\0b.png',
  '\u202Egnp.exe',
  'x'.repeat(1000),
  '',
  '.',
  '\\"; name=\\"other',
];
const ENCODED_NAMES = ["utf-8''%00%ff", "utf-16''%61", "''", "utf-8''", 'utf-8', "utf-8'en'%e2%80%ae.png"];
