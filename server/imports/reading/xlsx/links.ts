import { IMPORT_COLUMNS_MAX } from '../../../../contract/imports/limits.ts';
import type { RowsFile } from '../../rowsFile.ts';
import { type Cell, UNCALCULATED } from '../cells.ts';
import { columnIn, lineIn } from './references.ts';

/** Cells of one column that lead to one address: itself, or the `id` under which the sheet's relations have what is before `place`. */
export interface CellLink {
  column: number;
  from: number;
  to: number;
  address?: string;
  id?: string;
  /** What is behind '#'; programs keep it apart. */
  place?: string | undefined;
}

/** Characters of an address; spreadsheet programs themselves allow 2,079. */
export const ADDRESS_MAX = 2100;
/** Columns that one link is laid over, and links that are laid over one cell: more say nothing. */
const COLUMNS_MOST = 16;
const LAID_MOST = 8;
/** Links that are looked up at a time. */
const PORTION = 500;

/** What a `hyperlink` element says; nothing where it leads to another cell, or from none. */
export function linksIn(attributes: ReadonlyMap<string, string>): CellLink[] {
  const [first = '', last = first] = (attributes.get('ref') ?? '').split(':');
  const [begin, end] = [columnIn(first), columnIn(last)];
  const [from, to] = [lineIn(first), lineIn(last)];
  const id = attributes.get('id');
  if (id === undefined || begin === undefined || end === undefined || !(to >= from)) return [];
  const place = attributes.get('location');
  const count = Math.min(end, IMPORT_COLUMNS_MAX - 1, begin + COLUMNS_MOST - 1) - begin + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({ column: begin + at, from, to, id, place }));
}

/** The address of a formula that begins with it: HYPERLINK("https://example.com","Datasheet"). */
export function addressInFormula(formula: string): string | undefined {
  const written = /^\s*(?:_xlfn\.)?HYPERLINK\(\s*"((?:[^"]|"")*)"\s*[,)]/i.exec(formula)?.[1];
  // Of another cell, or another file of cells.
  return written === undefined || /^($|[#[])/.test(written) ? undefined : written.replaceAll('""', '"');
}

/**
 * Notes a link until all rows are there: they stand behind them. On the disk, for there may be as many as cells. One that is too long
 * is left out: a part of it would lead elsewhere.
 */
export function keepLink(file: RowsFile, { column, from, to, address, id, place }: CellLink): void {
  if ([address, place].some((part) => part !== undefined && part.length > ADDRESS_MAX)) return;
  const cell = [from, column, to];
  file.run(
    'insert into links values (?, ?, ?, ?, ?, ?)',
    ...cell,
    address ?? null,
    id ?? null,
    place ?? null,
  );
}

/** Notes what the sheet refers to outside of the workbook under this id. */
export function keepAddress(file: RowsFile, id: string, address: string): void {
  if (address.length > ADDRESS_MAX) return;
  file.run('insert or replace into link_addresses values (?, ?)', id, address);
}

export const hasLinks = (file: RowsFile): boolean => file.all('select 1 from links limit 1').length > 0;

/**
 * Gives the addresses behind cells a column of their own, behind all others (`link_columns`). Cells that say their address themselves
 * need none. Those that no column is left for are left out.
 */
export function fillLinks(file: RowsFile): void {
  const columns = new Map<number, number>();
  let next = Number(file.all('select max(json_array_length(cells)) as width from rows')[0]?.['width'] ?? 0);
  const links = linksOf(file);
  let ahead = links.next();
  /** Those that reach this far, of each column the one that counts last. */
  const open = new Map<number, CellLink[]>();
  for (const { line, cells } of file.rowsAfter(0)) {
    for (; ahead.done !== true && ahead.value.from <= line; ahead = links.next()) {
      const { column } = ahead.value;
      open.set(column, [...(open.get(column) ?? []), ahead.value].slice(-LAID_MOST));
    }
    const row = [...cells];
    for (const [column, laid] of open) {
      const reaching = laid.filter(({ to }) => to >= line);
      if (reaching.length === 0) open.delete(column);
      else open.set(column, reaching);
      const address = reaching.at(-1)?.address;
      const said = cells[column] ?? '';
      if (address === undefined || said === '' || says(said, address)) continue;
      const target = columns.get(column) ?? next;
      if (target >= IMPORT_COLUMNS_MAX) continue;
      if (!columns.has(column)) {
        columns.set(column, target);
        file.run('insert into link_columns values (?, ?)', target, column);
        next += 1;
      }
      while (row.length < target) row.push('');
      row[target] = address;
    }
    if (row.length > cells.length) file.keepRow({ line, cells: row });
    file.breathe();
    if (open.size === 0 && ahead.done === true) break;
  }
  for (const table of ['links', 'link_addresses']) file.run(`delete from ${table}`);
}

/** All links in the order in which their cells stand, with their addresses. */
function* linksOf(file: RowsFile): Generator<CellLink, undefined, undefined> {
  let last: [number, number, number] = [0, 0, 0];
  for (;;) {
    const rows = file.all(
      `select links.rowid as at, line, col, last, coalesce(links.address, link_addresses.address) as address, place from links
        left join link_addresses using (id) where (line, col, links.rowid) > (?, ?, ?) order by line, col, links.rowid limit ?`,
      ...last,
      PORTION,
    );
    for (const { at, line, col, last: to, address, place } of rows) {
      last = [Number(line), Number(col), Number(at)];
      if (typeof address !== 'string' || address === '') continue;
      const whole = typeof place === 'string' && !address.includes('#') ? `${address}#${place}` : address;
      yield { column: Number(col), from: Number(line), to: Number(to), address: whole };
    }
    if (rows.length < PORTION) return undefined;
  }
}

/** Programs make links of what looks like an address, and write its beginning, and signs in other ways. */
function says(cell: Cell, address: string): boolean {
  if (cell === UNCALCULATED) return false;
  const bare = (text: string): string =>
    decoded(text.trim().toLowerCase())
      .replace(/^(https?:\/\/|mailto:)/, '')
      .replace(/\/$/, '');
  return bare(String(cell)) === bare(address);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
