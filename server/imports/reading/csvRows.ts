import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ImportEncoding } from '../../../contract/imports/encodings.ts';
import { IMPORT_COLUMNS_MAX } from '../../../contract/imports/limits.ts';
import { heard } from '../../heard.ts';
import { ImportRefused } from '../refusal.ts';
import { type ReadRow, rowOf, tooManyColumns } from './cells.ts';
import { encodingName, encodingOf, textOf } from './encoding.ts';
import { SEPARATORS, type Separator, separatorOf } from './separator.ts';

/** Characters of one row with all its cells; more is surely a quote that is never closed, or nothing for people. */
const RECORD_MAX = 16 * 1024 * 1024;
/** Separators without any line end: the parser would keep an empty text for each. */
const SEPARATORS_MAX = 2_000_000;
/** As much shows what the values are separated by, in characters. */
const BEGINNING = 64 * 1024;

/** How a text file is written. */
export interface TextFormat {
  encoding: ImportEncoding;
  separator: Separator;
  /** Characters before the table. */
  skip: number;
}

export const formatName = ({ encoding, separator }: TextFormat): string =>
  `CSV, ${SEPARATORS[separator]}, ${encodingName(encoding)}`;

/** Finds out how a text file is written, in this encoding where it is known. */
export async function textFormatOf(path: string, known: ImportEncoding | undefined): Promise<TextFormat> {
  const encoding = known ?? (await encodingOf(path));
  let beginning = '';
  for await (const text of textOf(path, encoding)) {
    beginning += text;
    if (beginning.length >= BEGINNING) break;
  }
  return { encoding, ...separatorOf(beginning.slice(0, BEGINNING)) };
}

interface Parsed {
  record: string[];
  /** `lines` is the line where the record ends. */
  info: { lines: number };
}

/** The rows of a text file that have something in them. Throws {@link ImportRefused}. */
export async function* csvRows(
  path: string,
  { encoding, separator, skip }: TextFormat,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow, void, undefined> {
  const options = {
    delimiter: separator,
    info: true,
    relax_column_count: true,
    // A quote within a text is an inch.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX,
    record_delimiter: ['\r\n', '\n', '\r'],
  };
  const text = heard(Readable.from(limited(withoutStart(textOf(path, encoding, onBytes), skip), separator)));
  // Composed, not piped: a pipe would swallow what the source throws.
  const stream = heard(text.compose(heard(parse(options))));
  let next = skip > 0 ? 2 : 1;
  const moved = next - 1;
  try {
    for await (const parsed of stream) {
      // With `info` csv-parse gives records of this shape.
      const { record, info } = parsed as Parsed;
      const end = info.lines + moved;
      if (record.length > IMPORT_COLUMNS_MAX) {
        const filled = record.findLastIndex((value) => value.trim() !== '') + 1;
        if (filled > IMPORT_COLUMNS_MAX) throw tooManyColumns(end, filled);
      }
      const row = rowOf(end - linesWithin(record), record);
      next = end + 1;
      if (row) yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportRefused([whatIsWrong(error, next)]);
  }
}

function linesWithin(record: readonly string[]): number {
  let count = 0;
  for (const value of record) {
    if (value.includes('\n') || value.includes('\r')) count += value.match(/\r\n|\n|\r/g)?.length ?? 0;
  }
  return count;
}

/** In the words of a person; `line` is the first one that was not read. */
function whatIsWrong(error: CsvError, line: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return `A quotation mark in or after line ${line} is never closed. Close it, or take it away, and try again.`;
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return `The row in line ${line} does not end: a quotation mark there is never closed, or it is far too long.`;
  }
  return `Line ${line}: ${error.message}`;
}

async function* withoutStart(
  text: AsyncIterable<string>,
  skip: number,
): AsyncGenerator<string, void, undefined> {
  let left = skip;
  for await (const chunk of text) {
    yield chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** Throws {@link ImportRefused} for a line with far too many columns before it is at its end. */
async function* limited(
  text: AsyncIterable<string>,
  separator: Separator,
): AsyncGenerator<string, void, undefined> {
  let count = 0;
  for await (const chunk of text) {
    const end = Math.max(chunk.lastIndexOf('\n'), chunk.lastIndexOf('\r'));
    if (end >= 0) count = 0;
    for (let at = chunk.indexOf(separator, end + 1); at >= 0; at = chunk.indexOf(separator, at + 1))
      count += 1;
    if (count > SEPARATORS_MAX) throw tooManyColumns(undefined, count);
    yield chunk;
  }
}
