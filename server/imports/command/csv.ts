import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { heard } from '../../heard.ts';
import { utf8In } from '../reading/utf8.ts';
import { sizeOfGiven } from './givenFile.ts';
import { ImportRefused } from '../refusal.ts';

/** It is no CSV in UTF-8; it may be another table. */
export class NotReadable extends ImportRefused {}

/** One row of the file after its header. */
export interface CsvRow {
  /** The line of the file where the row begins; 1 is the first. */
  line: number;
  /** Values by lower-case column name. */
  values: ReadonlyMap<string, string>;
  /** Whether the row has more values than the header has columns. */
  tooLong: boolean;
}

/** A CSV file whose rows can be read more than once. */
export interface CsvFile {
  /** Column names, trimmed and in lower case. */
  columns: readonly string[];
  rows(): AsyncGenerator<CsvRow>;
}

/** Opens a UTF-8 CSV file with a header. Throws {@link ImportRefused} when it is not one. */
export async function openCsv(path: string): Promise<CsvFile> {
  await sizeOfGiven(path);
  let header: string[] | undefined;
  for await (const { values } of records(path)) {
    header = values.map((name) => name.trim().toLowerCase());
    break;
  }
  if (!header) throw new ImportRefused(['The file is empty.']);
  const columns = header;
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index);
  if (twice !== undefined) throw new ImportRefused([`line 1: the column "${twice}" is there twice.`]);
  return { columns, rows: () => rows(path, columns) };
}

async function* rows(path: string, columns: readonly string[]): AsyncGenerator<CsvRow> {
  let isHeader = true;
  for await (const { line, values } of records(path)) {
    if (!isHeader) {
      const named = columns.map((name, index): [string, string] => [name, values[index] ?? '']);
      yield { line, values: new Map(named), tooLong: values.length > columns.length };
    }
    isHeader = false;
  }
}

interface Parsed {
  record: string[];
  /** `lines` is the line where the record ends. */
  info: { lines: number };
}

async function* records(path: string): AsyncGenerator<{ line: number; values: string[] }> {
  const options = {
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  };
  // Composed, not piped: a pipe would swallow what the decoder throws.
  const stream = heard(heard(Readable.from(utf8In(path, noUtf8))).compose(heard(parse(options))));
  try {
    for await (const parsed of stream) {
      // With `info` csv-parse gives records of this shape.
      const { record, info } = parsed as Parsed;
      const inside = record.reduce((count, value) => count + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
      yield { line: info.lines - inside, values: record };
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error['lines'] === 'number' ? `line ${error['lines']}: ` : '';
    throw new NotReadable([`${line}${error.message}`]);
  }
}

const noUtf8 = (): NotReadable =>
  new NotReadable(['The file is not UTF-8. Save it as "CSV UTF-8" and try again.']);
