import { setImmediate } from 'node:timers/promises';
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, IMPORT_SAMPLES } from '../../../contract/imports/limits.ts';
import type { ImportColumn } from '../../../contract/imports/imports.ts';
import { beginningOf, withoutUnwanted } from '../../../contract/texts.ts';
import { looksLikeDate, looksLikeNumber } from '../guessing/content.ts';
import { LINK_ENDING, isKnownName } from '../guessing/names.ts';
import { tooManyRows } from '../refusal.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Cell, ReadRow } from './cells.ts';

/** Rows in one turn of the event loop. */
const IN_ONE_TURN = 500;
/** Characters of a column's name. */
const NAME_MAX = 80;
/** Rows in which a header is looked for, and values of a column by which it is judged. */
export const HEADER_WITHIN = 40;
const VALUES = 300;
/** Characters of such a value. */
const VALUE_MAX = 200;

/** The table in a file. */
export interface Table {
  headerRow: number | null;
  /** Rows below the header. */
  rows: number;
  columns: (ImportColumn & { index: number; values: Cell[] })[];
}

/**
 * Describes the columns of what was read, with its header in that row, or wherever it seems to be. Throws `ImportRefused` for too
 * many rows.
 */
export async function describe(file: RowsFile, headerRow: number | null | undefined): Promise<Table> {
  const header = headerRow === undefined ? headerIn(file) : headerRow;
  const named = headerCells(file, header);
  const width = ownWidth(file);
  const names = columnNames(named);
  const columns = names.map((name, index) => ({ name, index, filled: 0, values: [] as Cell[] }));
  let rows = 0;
  for (const { cells } of file.rowsAfter(header ?? 0)) {
    rows += 1;
    if (rows > IMPORT_ROWS_MAX) throw tooManyRows();
    if (rows % IN_ONE_TURN === 0) await setImmediate();
    cells.forEach((cell, index) => {
      const column = columns[index];
      if (!column || cell === '') return;
      column.filled += 1;
      if (column.values.length < VALUES) {
        column.values.push(typeof cell === 'number' ? cell : cell.slice(0, VALUE_MAX));
      }
    });
  }
  return {
    headerRow: header,
    rows,
    columns: columns
      .filter(
        ({ index, filled }) => filled > 0 || (index < width && String(named[index] ?? '').trim() !== ''),
      )
      .map((column) => ({ ...column, samples: samplesOf(column.values) })),
  };
}

function samplesOf(values: readonly Cell[]): string[] {
  const samples = new Set<string>();
  for (const value of values) {
    const text = withoutUnwanted(String(value)).replaceAll(/\s+/g, ' ').trim();
    if (text !== '') samples.add(beginningOf(text, IMPORT_SAMPLES.characters));
    if (samples.size === IMPORT_SAMPLES.count) break;
  }
  return [...samples];
}

/** The first column behind those of the file itself: what follows are addresses behind their cells. */
const ownWidth = (file: RowsFile): number =>
  Number(file.all('select min(target) as first from link_columns')[0]?.['first'] ?? IMPORT_COLUMNS_MAX);

/** The cells of a header, with names for the columns that addresses behind cells have got: 'Datasheet (link)' for those of 'Datasheet'. */
export function headerCells(file: RowsFile, header: number | null): Cell[] {
  const cells = header === null ? [] : [...(file.rowAt(header)?.cells ?? [])];
  for (const { target, source } of file.all('select target, source from link_columns order by target')) {
    while (cells.length < Number(target)) cells.push('');
    const name = String(cells[Number(source)] ?? '').trim() || `Column ${Number(source) + 1}`;
    cells[Number(target)] = `${beginningOf(name, NAME_MAX - LINK_ENDING.length)}${LINK_ENDING}`;
  }
  return cells;
}

/** The names of all columns that there may be, by their cells in the header; each is there once. */
export function columnNames(header: readonly Cell[]): string[] {
  const taken = new Set<string>();
  return Array.from({ length: IMPORT_COLUMNS_MAX }, (_, index) => {
    const clean = withoutUnwanted(String(header[index] ?? '').slice(0, 1000))
      .replaceAll('{', '(')
      .replaceAll('}', ')')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const name = beginningOf(clean, NAME_MAX).trim() || `Column ${index + 1}`;
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}

/** The row with the names of the columns; null where there seems to be none. Titles and empty rows may stand above it. */
function headerIn(file: RowsFile): number | null {
  const rows: ReadRow[] = [];
  const width = ownWidth(file);
  for (const { line, cells } of file.rowsAfter(0)) {
    rows.push({ line, cells: cells.slice(0, width) });
    if (rows.length === HEADER_WITHIN) break;
  }
  const widths = rows.map(filledIn).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  let best: { line: number; score: number } | undefined;
  rows.slice(0, HEADER_WITHIN / 2).forEach((row, index) => {
    const score = headerScore(row, rows.slice(index + 1), usual);
    if (score > (best?.score ?? 0)) best = { line: row.line, score };
  });
  return best?.line ?? null;
}

const filledIn = ({ cells }: ReadRow): number => cells.filter((cell) => String(cell).trim() !== '').length;

/** How much a row looks like a header above these rows; 0 where it cannot be one. */
function headerScore(row: ReadRow, below: readonly ReadRow[], usual: number): number {
  const filled = row.cells.map((cell) => String(cell).trim());
  const texts = filled.filter((text) => text !== '');
  if (texts.length < Math.min(2, usual) || texts.length < usual * 0.5) return 0;
  if (texts.some((text) => text.length > 100)) return 0;
  if (row.cells.some((cell) => (looksLikeNumber(cell) && cell !== '') || looksLikeDate(String(cell))))
    return 0;
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length * 0.7) return 0;
  const known = texts.filter(isKnownName).length;
  // Below a header are numbers where it has none.
  const contrast = filled.filter((text, index) => {
    const values = below.flatMap((other) => (other.cells[index] ?? '') || []).slice(0, 10);
    return text !== '' && values.length > 1 && values.filter(looksLikeNumber).length > values.length * 0.7;
  }).length;
  if (known === 0 && contrast === 0) return 0;
  if (known === 1 && contrast === 0 && texts.length > 3) return 0.1;
  return known * 2 + contrast + (below.length > 0 ? 0.5 : 0);
}
