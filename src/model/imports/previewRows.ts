import type {
  EditedRow,
  ImportCell,
  PreviewFilter,
  PreviewPage,
  PreviewRow,
  RowProblem,
} from '../../../contract/imports/imports.ts';

/** What is wrong with a row; of one that is left out nothing has to be put right. */
export const problemsOf = ({ action, problems }: PreviewRow): readonly RowProblem[] =>
  action === 'problem' ? problems : [];

/** Rows of a preview by their place in the list, as far as they have been read. */
export interface PreviewRows {
  only: PreviewFilter | undefined;
  /** How many the list has; undefined while nobody knows. */
  total: number | undefined;
  rows: ReadonlyMap<number, PreviewRow>;
  /**
   * The places of rows that the host does not list any more, for they have no problem now: they stay where they are, so
   * that nothing jumps, and the host's offsets are less by them.
   */
  mended: ReadonlySet<number>;
  /**
   * Which preview these rows are of; of rows of several the oldest; before the first is here, which those were of that were shown last.
   * undefined where the host does not tell, or nothing was shown yet.
   */
  revision: number | undefined;
}

/** The places that are on screen, the last one included. */
export interface RowRange {
  from: number;
  to: number;
}

/** A part of the list that is asked for. */
export interface RowsWanted {
  only: PreviewFilter | undefined;
  offset: number;
  limit: number;
  /** The place of the first one. */
  place: number;
}

/** So many are asked for at once. */
const PAGE = 100;
/** Rows further away than this from what is on screen are dropped. */
const KEPT_AROUND = 2000;

export const noRows = (only?: PreviewFilter): PreviewRows => ({
  only,
  total: undefined,
  rows: new Map(),
  mended: new Set(),
  revision: undefined,
});

/** Before the rows of another list are here, or other rows of this one: what was seen is still what was shown last. */
export const emptied = ({ revision }: PreviewRows, only?: PreviewFilter): PreviewRows => ({
  ...noRows(only),
  revision,
});

/** The greatest of those that are known. */
export function newest(...revisions: readonly (number | undefined)[]): number | undefined {
  const known = revisions.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Whether rows are here, or were shown last, of which the host has others, going by the revision that it has `told`. */
export const isOutdated = ({ total, revision }: PreviewRows, told: number | undefined): boolean =>
  told !== undefined && (revision === undefined ? total !== undefined : revision < told);

/** What has to be asked for to show a range; undefined where all of it is here. */
export function wantedFor(
  { only, rows, total, mended }: PreviewRows,
  { from, to }: RowRange,
): RowsWanted | undefined {
  const end = total === undefined ? to : Math.min(to, total - 1);
  let place = Math.max(0, from);
  while (place <= end && rows.has(place)) place += 1;
  if (place > end) return undefined;
  return { only, offset: offsetOf(mended, place), limit: PAGE, place };
}

/** How many rows the host lists before a place. */
const offsetOf = (mended: PreviewRows['mended'], place: number): number =>
  place - [...mended].filter((at) => at < place).length;

/** What has to be asked for to have a list anew whose rows in a range are on screen. */
export const renewedFor = ({ only, mended }: PreviewRows, { from }: RowRange): RowsWanted => {
  const place = Math.max(0, from);
  return { only, offset: offsetOf(mended, place), limit: PAGE, place };
};

/** The list with a part that was read. */
export function withPage(
  known: PreviewRows,
  wanted: RowsWanted,
  page: PreviewPage,
  range: RowRange,
): PreviewRows {
  const rows = new Map<number, PreviewRow>();
  for (const [place, row] of known.rows) {
    const isNear = place > range.from - KEPT_AROUND && place < range.to + KEPT_AROUND;
    if (isNear || known.mended.has(place)) rows.set(place, row);
  }
  let place = wanted.place;
  for (const row of page.rows) {
    while (known.mended.has(place)) place += 1;
    rows.set(place, row);
    place += 1;
  }
  const told = page.total + known.mended.size;
  // An answer without rows is the end, whatever it says of their number.
  const total = page.rows.length === 0 ? Math.min(told, wanted.place) : told;
  const revision = known.total === undefined ? page.revision : oldest(known.revision, page.revision);
  return { ...known, rows, total, revision };
}

/**
 * The list read anew, of which the host has told a part. Rows that were put right here and that it does not list stay among those
 * that it lists, so that nothing jumps.
 */
export function renewedWith(known: PreviewRows, { offset }: RowsWanted, page: PreviewPage): PreviewRows {
  const listed = new Set(page.rows.map(({ line }) => line));
  const kept = [...known.mended]
    .toSorted((one, other) => one - other)
    .flatMap((place) => {
      const row = known.rows.get(place);
      return row && !listed.has(row.line) ? [{ place, row }] : [];
    });
  const first = page.rows[0]?.line ?? Infinity;
  const last = page.rows.at(-1)?.line ?? Infinity;
  const before = kept.filter(({ row }) => row.line < first);
  const among = kept.filter(({ row }) => row.line > first && row.line < last);
  const after = kept.filter(({ row }) => row.line > last);

  // An answer without rows is the end, whatever it says of their number.
  const listedTotal = page.rows.length === 0 ? Math.min(page.total, offset) : page.total;
  const total = listedTotal + kept.length;
  const start = Math.min(offset, listedTotal) + before.length;
  const end = start + page.rows.length + among.length;
  const rows = new Map<number, PreviewRow>();
  for (const [at, { place, row }] of before.entries())
    rows.set(Math.min(place, start - before.length + at), row);
  const read = [...page.rows, ...among.map(({ row }) => row)].toSorted((one, other) => one.line - other.line);
  for (const [at, row] of read.entries()) rows.set(start + at, row);
  for (const [at, { place, row }] of after.entries())
    rows.set(Math.min(Math.max(place, end + at), total - after.length + at), row);

  const lines = new Set(kept.map(({ row }) => row.line));
  const mended = new Set([...rows].flatMap(([place, { line }]) => (lines.has(line) ? [place] : [])));
  return { ...noRows(known.only), total, rows, mended, revision: page.revision };
}

const oldest = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : Math.min(one, other);

/** The place of a line of the file, where its row is here. */
export function placeOf({ rows }: Pick<PreviewRows, 'rows'>, line: number): number | undefined {
  for (const [place, row] of rows) if (row.line === line) return place;
  return undefined;
}

/** The list with a row as it is after an edit. */
export function withRow(known: PreviewRows, row: PreviewRow): PreviewRows {
  const place = placeOf(known, row.line);
  if (place === undefined) return known;
  const rows = new Map(known.rows).set(place, row);
  const mended = new Set(known.mended);
  if (known.only === 'problems' && row.action !== 'problem') mended.add(place);
  else mended.delete(place);
  return { ...known, rows, mended };
}

/**
 * The list after an own edit. It is of the preview that the edit has made where that has changed nothing but its row, and nobody else has
 * changed anything; rows that were read since stay.
 */
export function withEdited(known: PreviewRows, { revision, ...row }: EditedRow): PreviewRows {
  const { revision: before } = known;
  if (before === undefined || revision === undefined) return withRow(known, row);
  if (revision < before) return known;
  const list = withRow(known, row);
  return revision === before + 1 ? { ...list, revision } : list;
}

/** A cell of the preview: of the row at a place, a field or what becomes of it. */
export interface PreviewPlace {
  place: number;
  column: PreviewColumn;
}
export type PreviewColumn = ImportCell | 'action';

/**
 * Where a cell stands that was chosen for the row in this line: beside its row, or where it was while no row is there. undefined where
 * another row is: what was meant for the one is not done to the other.
 */
export function standing(
  list: Pick<PreviewRows, 'rows'>,
  cell: PreviewPlace,
  line?: number,
): PreviewPlace | undefined {
  const there = list.rows.get(cell.place);
  if (!there || line === undefined || there.line === line) return cell;
  const place = placeOf(list, line);
  return place === undefined ? undefined : { ...cell, place };
}

/** Whether a cell is no part of a list that is here: its row or its column is gone. */
export const isGone = (
  { total }: Pick<PreviewRows, 'total'>,
  columns: readonly PreviewColumn[],
  cell: PreviewPlace | undefined,
): boolean =>
  total !== undefined && (cell === undefined || cell.place >= total || !columns.includes(cell.column));

/** Where a problem is shown: one of the whole row stands with what becomes of it. */
export const columnOf = ({ field }: RowProblem): PreviewColumn => (field === '' ? 'action' : field);

/** The next cell with a problem, going round; undefined where no row that is here has another one. */
export function nextProblem(
  { rows }: Pick<PreviewRows, 'rows'>,
  columns: readonly PreviewColumn[],
  from: PreviewPlace | undefined,
): PreviewPlace | undefined {
  const cells = [...rows]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, row]) =>
      columns.filter((column) => problemAt(row, column) !== undefined).map((column) => ({ place, column })),
    );
  const isAfter = ({ place, column }: PreviewPlace) =>
    from === undefined ||
    place > from.place ||
    (place === from.place && columns.indexOf(column) > columns.indexOf(from.column));
  const [first] = cells;
  const next = cells.find(isAfter) ?? first;
  return next?.place === from?.place && next?.column === from?.column ? undefined : next;
}

/** The problem of a cell. */
export const problemAt = (row: PreviewRow, column: PreviewColumn): RowProblem | undefined =>
  problemsOf(row).find((problem) => columnOf(problem) === column);
