import { stat } from 'node:fs/promises';
import { type ImportEncoding, UNREAD_SIGN } from '../../../contract/imports/encodings.ts';
import type { ImportFound } from '../../../contract/imports/imports.ts';
import { IMPORT_ROWS_MAX } from '../../../contract/imports/limits.ts';
import { ImportRefused, tooManyRows } from '../refusal.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { ReadRow } from './cells.ts';
import { csvRows, formatName, textFormatOf } from './csvRows.ts';
import { HEADER_WITHIN } from './describe.ts';
import { kindOfFile } from './kind.ts';
import { type CellLink, fillLinks, hasLinks, keepAddress, keepLink } from './xlsx/links.ts';
import { type MergedDown, fillMerged } from './xlsx/mergedCells.ts';
import { sheetRows } from './xlsx/sheetRows.ts';
import { sharedTextsOf } from './xlsx/strings.ts';
import { stylesOf } from './xlsx/styles.ts';
import { openWorkbook } from './xlsx/workbook.ts';

/** What a file turned out to be, before anybody looks at its columns. */
export interface FileRead extends Pick<ImportFound, 'format' | 'sheets' | 'encoding' | 'unread'> {
  /** The sheet whose rows were read; null in files that have none. */
  sheet: string | null;
}

/** Told what is done of how much, in whatever the file is counted in. */
export type OnProgress = (done: number, total: number | null) => void;

/** Rows between two reports. */
const REPORTED = 500;
/** What stands above the table, its header too, is none of its rows, and nobody knows yet what that is. */
const LINES_MAX = IMPORT_ROWS_MAX + HEADER_WITHIN;

interface Wish {
  sheet: string | null;
  /** Of a text; undefined where it is to be found out. */
  encoding?: ImportEncoding | undefined;
  onProgress: OnProgress;
}

/**
 * Reads all rows of the file at `path` into `file`: of the sheet of that name, or of the first one that has cells. Throws
 * {@link ImportRefused} with what is wrong.
 */
export async function readFile(
  path: string,
  file: RowsFile,
  { sheet, encoding, onProgress }: Wish,
): Promise<FileRead> {
  file.clear();
  const read =
    (await kindOfFile(path)) === 'zip'
      ? await readWorkbook(path, file, sheet, onProgress)
      : await readText(path, file, encoding, onProgress);
  file.run('delete from texts');
  file.keepSheet(read.sheet, read.encoding);
  file.breathe(true);
  return read;
}

async function readText(
  path: string,
  file: RowsFile,
  encoding: ImportEncoding | undefined,
  onProgress: OnProgress,
): Promise<FileRead> {
  const format = await textFormatOf(path, encoding);
  const { size } = await stat(path);
  let bytes = 0;
  const unread = { signs: 0, line: 0 };
  const rows = countingUnread(
    csvRows(path, format, (read) => (bytes = read)),
    unread,
  );
  // How many there will be, by how far those so far have come.
  const told = (count: number): void =>
    onProgress(count, bytes < size ? Math.round((count * size) / bytes) : count);
  if ((await keepRows(rows, file, told)) === 0) throw noRows();
  return {
    format: formatName(format),
    sheets: [],
    sheet: null,
    encoding: format.encoding,
    ...(unread.signs > 0 && { unread }),
  };
}

/** The same rows; `unread` has what could not be read in them once they are through. */
async function* countingUnread(
  rows: AsyncIterable<ReadRow>,
  unread: { signs: number; line: number },
): AsyncGenerator<ReadRow, void, undefined> {
  for await (const row of rows) {
    for (const cell of row.cells) {
      if (typeof cell !== 'string' || !cell.includes(UNREAD_SIGN)) continue;
      if (unread.signs === 0) unread.line = row.line;
      unread.signs += cell.split(UNREAD_SIGN).length - 1;
    }
    yield row;
  }
}

async function readWorkbook(
  path: string,
  file: RowsFile,
  wanted: string | null,
  onProgress: OnProgress,
): Promise<FileRead> {
  const workbook = await openWorkbook(path);
  try {
    const texts = await sharedTextsOf(workbook, file);
    const styles = await stylesOf(workbook);
    const chosen = workbook.sheets.find(({ name }) => name === wanted);
    for (const sheet of chosen ? [chosen] : workbook.sheets) {
      const merged: MergedDown[] = [];
      const onLink = (link: CellLink): void => keepLink(file, link);
      const rows = sheetRows(sheet.path, { workbook, texts, styles, merged, onLink });
      const count = await keepRows(rows, file, (read) => onProgress(read, null));
      fillMerged(file, merged);
      if (hasLinks(file)) {
        await workbook.tellAddresses(sheet.path, (id, address) => keepAddress(file, id, address));
        fillLinks(file);
      }
      if (count > 0 || chosen) {
        return { format: 'Excel', sheets: workbook.sheets.map(({ name }) => name), sheet: sheet.name };
      }
    }
    throw noRows();
  } finally {
    workbook.close();
  }
}

/** Keeps the rows of a file, and tells how many they are. Throws {@link ImportRefused} for too many. */
export async function keepRows(
  rows: AsyncIterable<ReadRow>,
  file: RowsFile,
  onCount: (count: number) => void,
): Promise<number> {
  let count = 0;
  for await (const row of rows) {
    if (count >= LINES_MAX) throw tooManyRows();
    file.keepRow(row);
    file.breathe();
    count += 1;
    if (count % REPORTED === 0) onCount(count);
  }
  file.breathe(true);
  return count;
}

const noRows = (): ImportRefused => new ImportRefused(['There is nothing in the file but empty cells.']);
