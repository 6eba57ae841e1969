import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { heard } from '../../heard.ts';

/** The encodings that spreadsheets are saved in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

const CHUNK = 256 * 1024;
const BEGINNING = 4096;

/**
 * The encoding of a text file: what its mark says, else UTF-16 where every other byte of its beginning is a NUL, else UTF-8
 * where the whole file is that, else Windows-1252, which everything is.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    .finally(() => file.close());
  const bytes = buffer.subarray(0, bytesRead);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  if (odd > bytes.length / 5 && even < odd / 10) return 'utf-16le';
  if (even > bytes.length / 5 && odd < even / 10) return 'utf-16be';
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytesOf(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file in chunks, without its byte order mark; `onBytes` is told how many bytes are read. */
export async function* textOf(
  path: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of bytesOf(path)) {
    const text = decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes(bytes);
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function* bytesOf(path: string): AsyncGenerator<Buffer, void, undefined> {
  for await (const chunk of heard(createReadStream(path, { highWaterMark: CHUNK }))) {
    // Without an encoding set, node gives buffers.
    yield chunk as Buffer;
  }
}
