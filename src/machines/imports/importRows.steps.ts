import type { ImportCell } from '../../../contract/imports/imports.ts';
import type { PreviewColumn } from '../../model/imports/previewRows.ts';
import type { EditOfLine, RowEdit, SettledBy } from '../../model/imports/rowEdit.ts';

/** What takes back one thing that was done: an edit of one row, or those of all rows whose problems were settled at once. */
export type Step = EditOfLine | { line?: undefined; settled: readonly EditOfLine[] };

/** What is said where many rows were not all settled, or taken back. */
export const MISSED = {
  settling: 'Not all problems were settled',
  takingBack: 'Not all rows are as they were',
} as const;

/** Of which rows all problems are settled. */
export interface SettledRows {
  id: string;
  sheet: string | null;
  by: SettledBy;
  /** The lines of rows of which an edit has not arrived: they stay as they are. */
  besides: readonly number[];
}

/** What is taken back of rows whose problems were settled. */
export interface RowsTakenBack {
  id: string;
  sheet: string | null;
  settled: readonly EditOfLine[];
}

/** What takes back the rows that were settled last, whatever was done since; empty where none were. */
export const lastSettled = (past: readonly Step[]): readonly EditOfLine[] =>
  past.findLast((one) => 'settled' in one)?.settled ?? [];

/** Whether the last step is that of rows that were settled at once. */
export const isSettlement = (past: readonly Step[]): boolean => {
  const last = past.at(-1);
  return last !== undefined && 'settled' in last;
};

/** The steps with those of a settlement at the end. */
export const withSettled = (past: readonly Step[], settled: readonly EditOfLine[]): readonly Step[] =>
  settled.length > 0 ? [...past, { settled }] : past;

/** The steps once the last settlement is taken back, but for what is `left` of it. */
export const withTakenBack = (past: readonly Step[], left: readonly EditOfLine[]): readonly Step[] => {
  const last = past.findLastIndex((one) => 'settled' in one);
  return past.flatMap((one, at) => (at === last ? withSettled([], left) : [one]));
};

/** The cells of a row that an edit is about, those that it takes back among them. */
export const cellsOf = ({ values, action }: RowEdit): PreviewColumn[] => [
  // Its keys are those of cells.
  ...(Object.keys(values ?? {}) as ImportCell[]),
  ...(action === undefined ? [] : (['action'] as const)),
];

/** Those of them that it only takes back. */
export const cellsTakenBack = (edit: RowEdit): PreviewColumn[] =>
  cellsOf(edit).filter((cell) => (cell === 'action' ? edit.action : edit.values?.[cell]) === null);

/** Without the steps that are about these cells of a row alone. */
export const withoutCells = (
  past: readonly Step[],
  line: number,
  cells: readonly PreviewColumn[],
): readonly Step[] =>
  past.filter(
    (one) =>
      'settled' in one || one.line !== line || !cellsOf(one.edit).every((cell) => cells.includes(cell)),
  );

/** Without the steps that are about cells of an edit alone. */
export const withoutSteps = (past: readonly Step[], { line, edit }: EditOfLine): readonly Step[] =>
  withoutCells(past, line, cellsOf(edit));

/** The first cell on screen that a step is about; undefined of many rows, and where it is none of `shown`. */
export const cellUndone = (step: Step, shown: readonly PreviewColumn[]): PreviewColumn | undefined =>
  'settled' in step ? undefined : cellsOf(step.edit).find((cell) => shown.includes(cell));
