import { IMPORT_COLUMNS_MAX } from '../../../../contract/imports/limits.ts';
import type { RowsFile } from '../../rowsFile.ts';
import { type Cell, UNCALCULATED } from '../cells.ts';
import { columnIn, lineIn } from './references.ts';

/** The cells of one column that lead to one address; `id` is the name that the sheet's relations have it under. */
export interface CellLink {
  column: number;
  from: number;
  to: number;
  id?: string | undefined;
  address?: string;
}

/** What a `hyperlink` element says; undefined where it leads to another cell, or from none. Of several columns the first has it. */
export function linkIn(attributes: ReadonlyMap<string, string>): CellLink | undefined {
  const [first = '', last = first] = (attributes.get('ref') ?? '').split(':');
  const column = columnIn(first);
  const [from, to] = [lineIn(first), lineIn(last)];
  const id = attributes.get('id');
  if (id === undefined || column === undefined || column >= IMPORT_COLUMNS_MAX || !(to >= from))
    return undefined;
  return { column, from, to, id };
}

/** The address of a formula that begins with it: HYPERLINK("https://example.com","Datasheet"). */
export function addressInFormula(formula: string): string | undefined {
  const written = /^\s*HYPERLINK\(\s*"((?:[^"]|"")*)"\s*[,)]/i.exec(formula)?.[1];
  return written === undefined || written === '' || written.startsWith('#')
    ? undefined
    : written.replaceAll('""', '"');
}

/**
 * Gives the addresses behind cells a column of their own, behind all others: 'Datasheet (link)' for those of 'Datasheet'. Cells that
 * say their address themselves need none. `header` is the row with the names of the columns, null where there is none.
 */
export function fillLinks(
  file: RowsFile,
  links: readonly CellLink[],
  addresses: ReadonlyMap<string, string>,
  header: number | null,
): void {
  if (links.length === 0) return;
  const columns = new Map<number, number>();
  let next = widthOf(file);
  const ahead = links.toSorted((a, b) => b.from - a.from || b.column - a.column);
  /** One of each column, however many a file has laid over each other. */
  const open = new Map<number, CellLink>();
  for (const { line, cells } of file.rowsAfter(Math.max(header ?? 0, (ahead.at(-1)?.from ?? 1) - 1))) {
    for (let link = ahead.at(-1); link && link.from <= line; link = ahead.at(-1)) {
      ahead.pop();
      open.set(link.column, link);
    }
    const row = [...cells];
    for (const [column, { to, id, address = addresses.get(id ?? '') }] of open) {
      if (to <= line) open.delete(column);
      if (to < line) continue;
      const said = cells[column] ?? '';
      if (address === undefined || said === '' || says(said, address)) continue;
      const target = columns.get(column) ?? next;
      if (target >= IMPORT_COLUMNS_MAX) continue;
      if (!columns.has(column)) {
        columns.set(column, target);
        next += 1;
      }
      while (row.length < target) row.push('');
      row[target] = address;
    }
    if (row.length > cells.length) file.keepRow({ line, cells: row });
    file.breathe();
    if (open.size === 0 && ahead.length === 0) break;
  }
  nameColumns(file, columns, header);
}

/** Cells of the longest row. */
function widthOf(file: RowsFile): number {
  return Number(file.all('select max(json_array_length(cells)) as width from rows')[0]?.['width'] ?? 0);
}

function nameColumns(file: RowsFile, columns: ReadonlyMap<number, number>, header: number | null): void {
  const row = header === null ? undefined : file.rowAt(header);
  if (!row) return;
  const cells = [...row.cells];
  for (const [column, target] of columns) {
    while (cells.length < target) cells.push('');
    cells[target] = `${String(cells[column] ?? '').trim() || `Column ${column + 1}`} (link)`;
  }
  file.keepRow({ line: row.line, cells });
}

/** Programs make links of what looks like an address, and write its beginning. */
function says(cell: Cell, address: string): boolean {
  if (cell === UNCALCULATED) return false;
  const bare = (text: string): string =>
    text
      .trim()
      .toLowerCase()
      .replace(/^(https?:\/\/|mailto:)/, '')
      .replace(/\/$/, '');
  return bare(String(cell)) === bare(address);
}
