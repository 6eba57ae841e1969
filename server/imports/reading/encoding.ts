import { isUtf8 as areUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type ImportEncoding, UNREAD_SIGN } from '../../../contract/imports/encodings.ts';
import { heard } from '../../heard.ts';

/** For a person; the rest are called as they are. */
const NAMES: Partial<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  macintosh: 'Mac Roman',
  'koi8-r': 'KOI8-R',
  ibm866: 'IBM 866',
  shift_jis: 'Shift JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};
export const encodingName = (encoding: ImportEncoding): string =>
  NAMES[encoding] ?? encoding.replace('windows', 'Windows');

const CHUNK = 256 * 1024;
const BEGINNING = 4096;

/**
 * The encoding of a text file: what its mark says, else UTF-16 where it looks like that, else UTF-8 where most of what is no ASCII
 * is that, else by guess Windows-1252, which everything is.
 */
export async function encodingOf(path: string): Promise<ImportEncoding> {
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    .finally(() => file.close());
  const bytes = buffer.subarray(0, bytesRead);
  if (bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK)) return 'utf-8';
  const wide = utf16Of(bytes);
  if (wide) return wide;
  return (await isUtf8(path)) || (await isSpoiltUtf8(path)) ? 'utf-8' : 'windows-1252';
}

const UTF8_MARK = Buffer.from('\uFEFF');

type Wide = 'utf-16le' | 'utf-16be';
const WIDE: readonly Wide[] = ['utf-16le', 'utf-16be'];

/**
 * Which UTF-16 a file is by its beginning, undefined for none: what its mark says, else by where its NULs stand. Whatever the letters are,
 * the signs between values and at the ends of lines have one, and always on the same side. Letters may have one on the other side.
 */
export function utf16Of(bytes: Buffer): Wide | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const nuls = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nuls;
  const most = Math.max(even, odd);
  if (most <= bytes.length / 100) return undefined;
  if (Math.min(even, odd) > most / 10) {
    if (areUtf8(bytes)) return undefined;
    const fitting = WIDE.filter((order) => hasItsLineEnds(bytes, order) && hasItsSigns(bytes, order));
    return fitting.length === 1 ? fitting[0] : undefined;
  }
  const wide = odd > even ? 'utf-16le' : 'utf-16be';
  return most > bytes.length / 5 || hasItsLineEnds(bytes, wide) ? wide : undefined;
}

/** Whether most of what may be an end of a line is one: beside a NUL that is there by chance it is none. */
function hasItsLineEnds(bytes: Buffer, wide: Wide): boolean {
  const ends = new TextDecoder(wide).decode(bytes).match(/[\r\n]/g)?.length ?? 0;
  return ends > 0 && ends >= bytes.filter((byte) => byte === 10 || byte === 13).length / 2;
}

/** Whether the same is so of all signs of a table, and NULs belong to ASCII much more than to letters: those that pad values do not. */
function hasItsSigns(bytes: Buffer, wide: Wide): boolean {
  const text = new TextDecoder(wide).decode(bytes);
  const signs = text.match(/[\r\n\t,;|]/g)?.length ?? 0;
  let ascii = 0;
  let turned = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0 && code < 128) ascii += 1;
    else if (code % 256 === 0) turned += 1;
  }
  return signs >= bytes.filter((byte) => TABLE_SIGNS.includes(byte)).length / 2 && ascii > turned * 1.5;
}
const TABLE_SIGNS = Buffer.from('\r\n\t,;|');

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

/** A file that is spoilt at a few places is UTF-8 all the same: hardly any other text has what UTF-8 makes of letters. */
async function isSpoiltUtf8(path: string): Promise<boolean> {
  let letters = 0;
  let unread = 0;
  for await (const text of textOf(path, 'utf-8')) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === UNREAD_SIGN.charCodeAt(0)) unread += 1;
      else if (code > 127) letters += 1;
    }
  }
  return letters > unread;
}

/** The text of a file in chunks, without its byte order mark; `onBytes` is told how many bytes are read. */
export async function* textOf(
  path: string,
  encoding: ImportEncoding,
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
