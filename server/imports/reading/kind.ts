import { open, stat } from 'node:fs/promises';
import { ImportRefused } from '../refusal.ts';
import { utf16Of } from './encoding.ts';
import { refuseJson } from './ownExports.ts';

/** What a file is, by its content: names lie. */
export type FileKind = 'text' | 'zip';

/** As much tells what it is. */
const BEGINNING = 64 * 1024;

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Tells what the file at `path` is. Throws {@link ImportRefused} for what holds no table, with what to do about it. */
export async function kindOfFile(path: string): Promise<FileKind> {
  const { size } = await stat(path);
  if (size === 0) throw new ImportRefused(['The file is empty.']);
  const bytes = await beginningOf(path);
  if (bytes.subarray(0, OLE.length).equals(OLE)) throw await oldOrLocked(path, size);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'zip';
  const text = bytes.toString('latin1').replaceAll('\0', '');
  const first = text.replace(/^(ï»¿|ÿþ|þÿ)/, '').trimStart();
  if (/^<(\?xml|!doctype|html|head|body|meta|table|workbook|ss:)/i.test(first)) {
    throw new ImportRefused([
      'This is a web page or XML, whatever its name says. Open it in a spreadsheet program and save it as XLSX or CSV.',
    ]);
  }
  refuseJson(first);
  const known = text.startsWith('%PDF')
    ? 'a PDF'
    : /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF)/.test(bytes.toString('latin1', 0, 8))
      ? 'a picture'
      : text.startsWith('{\\rtf')
        ? 'a text document'
        : undefined;
  if (known !== undefined) {
    throw new ImportRefused([`This is ${known}, not a table. Save the table as XLSX or CSV.`]);
  }
  if (isJunk(bytes)) {
    throw new ImportRefused([
      'This is no table: the file is not a text and not a workbook. Save it as XLSX or CSV.',
    ]);
  }
  return 'text';
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Old workbooks and those with a password are files of the same kind. Their directory may be anywhere. */
async function oldOrLocked(path: string, size: number): Promise<ImportRefused> {
  const file = await open(path);
  try {
    const chunk = Buffer.alloc(1024 * 1024);
    for (let at = 0; at < size; at += chunk.length - ENCRYPTED.length) {
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      if (bytesRead <= 0) break;
      if (chunk.subarray(0, bytesRead).includes(ENCRYPTED)) {
        return new ImportRefused([
          'This workbook has a password. Open it, save it without one as XLSX, and try again.',
        ]);
      }
    }
  } finally {
    await file.close();
  }
  return new ImportRefused([
    'This is an old Excel file (.xls). Open it, save it as XLSX or CSV, and try again.',
  ]);
}

/** Whether there are more control characters than any text has, NULs apart. In UTF-16 they are half of many letters. */
function isJunk(bytes: Buffer): boolean {
  const wide = utf16Of(bytes);
  const text = wide ? new TextDecoder(wide).decode(bytes) : bytes.toString('latin1');
  let controls = 0;
  let nuls = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) nuls += 1;
    // What is no character at all counts as one: in a text of UTF-16 there is none.
    else if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || (wide && code === 0xfffd))
      controls += 1;
  }
  return controls > text.length / 20 || nuls > text.length * 0.6;
}
