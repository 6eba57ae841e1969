import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { type Answered, type TestServer, answered, record } from './startServer.ts';

/** A photo-like picture: coloured noise, so that it is large and every damage shows. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/** A small plain JPEG of this colour. */
export function jpeg(background = '#c33', width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A PNG that says it has these sides, of zeros; only the first rows are there. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(8 + body.length);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), 4 + body.length);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 1 bit, grey.
  header.writeUInt8(1, 8);
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 100)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** `bytes` with a comment segment that brings it to `length` bytes, still the same picture. */
export function padded(bytes: Buffer, length: number): Buffer {
  const parts = [bytes.subarray(0, 2)];
  for (let missing = length - bytes.length; missing > 0;) {
    // A segment has at most 65,533 bytes besides its length, and four of its own.
    const size = missing > 65_537 + 4 ? 65_537 : missing <= 65_537 ? missing : missing - 100;
    const segment = Buffer.alloc(size);
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(size - 2, 2);
    parts.push(segment);
    missing -= size;
  }
  return Buffer.concat([...parts, bytes.subarray(2)]);
}

export interface UploadOptions {
  /** What the client says: nothing of it decides. */
  filename?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** POST /api/images as a browser sends it. */
export async function upload(
  server: Pick<TestServer, 'url' | 'token'>,
  bytes: Uint8Array,
  { filename = 'photo.jpg', type = 'image/jpeg', headers = {} }: UploadOptions = {},
): Promise<Answered> {
  const form = new FormData();
  form.set('mime_type', type);
  form.set('filename', filename);
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), filename);
  const sent = { Authorization: `Bearer ${server.token}`, ...headers };
  return answered(await fetch(`${server.url}/api/images`, { method: 'POST', headers: sent, body: form }));
}

/** Uploads what has to be taken; answers the image. */
export async function uploaded(
  server: Pick<TestServer, 'url' | 'token'>,
  bytes: Uint8Array,
  options?: UploadOptions,
): Promise<Record<string, unknown>> {
  const { status, body } = await upload(server, bytes, options);
  if (status !== 201) throw new Error(`It was refused: ${JSON.stringify(body)}`);
  return record(body);
}

/** The bytes at an address of the server, without a login. */
export async function bytesAt(server: TestServer, path: unknown): Promise<Buffer> {
  const response = await fetch(server.url + String(path));
  if (!response.ok) throw new Error(`${response.status} for ${String(path)}`);
  return Buffer.from(await response.arrayBuffer());
}
