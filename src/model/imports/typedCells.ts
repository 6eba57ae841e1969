import type { PreviewFilter } from '../../../contract/imports/imports.ts';
import { DUPLICATE_RULES } from '../../../contract/imports/mapping.ts';
import type { PreviewPlace, RowEdit } from './previewRows.ts';

/** What is being typed into a cell of a preview, and where that stands. */
export interface TypedCell extends PreviewPlace {
  line: number;
  text: string;
  /** The list and the sheet that it was typed in. */
  only: PreviewFilter | undefined;
  sheet: string | null;
}

export type CellOfLine = Pick<TypedCell, 'line' | 'column'>;

export const isCell =
  ({ line, column }: CellOfLine) =>
  (other: CellOfLine): boolean =>
    other.line === line && other.column === column;

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
export function cellEdit({ column, text }: Pick<TypedCell, 'column' | 'text'>): RowEdit {
  if (column !== 'action') return { values: { [column]: text } };
  return { action: DUPLICATE_RULES.find((rule) => rule === text) ?? null };
}
