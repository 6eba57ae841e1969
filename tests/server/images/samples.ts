import sharp, { type Sharp } from 'sharp';
import { type Answered, answered, record } from '../answers.ts';
import type { TestServer } from '../startServer.ts';

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
