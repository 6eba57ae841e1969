import type { PreviewFilter } from '../../../contract/imports/imports.ts';
import { DUPLICATE_RULES } from '../../../contract/imports/mapping.ts';
import { FIELD_NAMES } from './mapping.ts';
import { type PreviewColumn, type PreviewPlace, placeOf, type PreviewRows } from './previewRows.ts';
import { type RowEdit, seenOf } from './rowEdit.ts';
import { ACTION_NAMES } from './words.ts';

/** What is being typed into a cell of a preview, and where that stands. */
export interface TypedCell extends PreviewPlace {
  line: number;
  text: string;
  /** What was in it as it was opened; undefined where nobody knows. */
  was?: string | undefined;
  /** The list and the sheet that it was typed in. */
  only: PreviewFilter | undefined;
  sheet: string | null;
}

/** Of another sheet the same line is another row. */
export type CellOfLine = Pick<TypedCell, 'line' | 'column' | 'sheet'>;

export const isCell =
  ({ line, column, sheet }: CellOfLine) =>
  (other: CellOfLine): boolean =>
    other.line === line && other.column === column && other.sheet === sheet;

/** What is typed by now, the cell that was typed in last at the end; without it where its text is gone. */
export function withCell(
  cells: readonly TypedCell[],
  cell: CellOfLine,
  typed: TypedCell | undefined,
): readonly TypedCell[] {
  const isThis = isCell(cell);
  const others = cells.filter((one) => !isThis(one));
  return typed ? [...others, typed] : others;
}

/** The edit that gives a cell this text. */
export function cellEdit({ column, text, was }: Pick<TypedCell, 'column' | 'text' | 'was'>): RowEdit {
  if (column !== 'action')
    return { values: { [column]: text }, ...(was !== undefined && { was: { [column]: [was] } }) };
  const action = DUPLICATE_RULES.find((rule) => rule === text) ?? null;
  return { action, ...(was !== undefined && { was: { action: [was] } }) };
}

/** Why a text cannot be saved: its row is one of another sheet, or is no row any more. */
export type Unsaveable = 'other-sheet' | 'no-row';

/** What was typed into a cell that is not open. */
export interface OfferedCell {
  cell: TypedCell;
  /** undefined where it can be saved. */
  why: Unsaveable | undefined;
}

interface Shown {
  /** undefined where nobody knows which one was chosen. */
  sheet: string | null | undefined;
  /** The last line that is none of the rows. */
  header: number | null;
  list: Pick<PreviewRows, 'only' | 'total' | 'rows'>;
}

/** What is offered of the cells that are `left` once only the `open` one, if any, is being typed into. */
export const offeredCells = (
  left: readonly TypedCell[],
  open: CellOfLine | undefined,
  shown: Shown,
): readonly OfferedCell[] =>
  left
    .filter((cell) => !open || !isCell(open)(cell))
    .map((cell) => ({ cell, why: whyUnsaveable(cell, shown) }));

function whyUnsaveable({ line, sheet }: TypedCell, shown: Shown): Unsaveable | undefined {
  if (shown.sheet !== undefined && sheet !== shown.sheet) return 'other-sheet';
  if (line <= (shown.header ?? 0)) return 'no-row';
  const { only, total, rows } = shown.list;
  // Where all rows are here, it is none of them; rows that were not read, or are left out of the list, may be it.
  const isAllHere = only === undefined && total !== undefined && rows.size >= total;
  return isAllHere && placeOf(shown.list, line) === undefined ? 'no-row' : undefined;
}

/** What was typed where, for a person. */
export function typedText({ cell, why }: OfferedCell): string {
  const { column, text, line, sheet } = cell;
  const field = column === 'action' ? 'What happens' : FIELD_NAMES[column];
  const row = `row ${line}${why === 'other-sheet' && sheet !== null ? ` of the sheet “${sheet}”` : ''}`;
  const told = column === 'action' ? nameOfAction(text) : text;
  // The cell first: of a long text the end may be cut.
  const typed =
    told === '' ? `“${field}” of ${row} was emptied.` : `“${field}” of ${row} was to become “${told}”.`;
  if (why === 'no-row') return `${typed} Row ${line} is not among the rows any more.`;
  if (why === 'other-sheet') return `${typed} Another sheet is chosen now.`;
  return typed;
}

const nameOfAction = (text: string): string =>
  ACTION_NAMES[DUPLICATE_RULES.find((rule) => rule === text) ?? 'problem'];

/** What an edit was to make of the cells of its row. */
export function cellsOfEdit(
  { line, edit }: { line: number; edit: RowEdit },
  sheet: string | null,
): readonly TypedCell[] {
  // Their keys are the fields of a row.
  const values = Object.entries(edit.values ?? {}) as [PreviewColumn, string | null][];
  const cells: [PreviewColumn, string | null | undefined][] = [...values, ['action', edit.action]];
  return cells.flatMap(([column, text]) =>
    // Nothing was typed to take something back.
    typeof text === 'string' ? [{ line, place: 0, column, text, only: undefined, sheet }] : [],
  );
}

/** An edit of a row without what it makes of one cell. */
export function withoutCell(edit: RowEdit, column: PreviewColumn): RowEdit {
  const { values, action } = edit;
  const others = Object.entries(values ?? {}).filter(([field]) => field !== column);
  const left = {
    ...(others.length > 0 && { values: Object.fromEntries(others) }),
    ...(column !== 'action' && action !== undefined && { action }),
  };
  return { ...left, ...seenOf(edit, left) };
}

/** What was saved of a row that the host does not have any more. */
export const cellsOfGoneRow = (edited: { line: number; edit: RowEdit }): readonly OfferedCell[] =>
  cellsOfEdit(edited, null).map((cell) => ({ cell, why: 'no-row' }));
