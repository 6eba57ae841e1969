import type { EditedRow, PreviewFilter, PreviewPage, PreviewRow } from '../../../contract/imports/imports.ts';
import type { Failure } from '../../failure.ts';
import { known } from '../kit/known.ts';
import {
  isOutdated,
  newest,
  type PreviewRows,
  renewedWith,
  type RowRange,
  type RowsWanted,
  wantedFor,
  withEdited,
  withPage,
} from '../../model/imports/previewRows.ts';
import {
  type EditOfLine,
  inverseEdit,
  joinedEdits,
  type RowEdit,
  type SettledBy,
  withoutSeen,
  withSeen,
} from '../../model/imports/rowEdit.ts';
import type { PreviewColumn } from '../../model/imports/previewRows.ts';
import { withoutCell } from '../../model/imports/typedCells.ts';
import { isOvertaken, type UnsentEdit } from '../../model/imports/unsentEdit.ts';
import { cellsOf, cellsTakenBack, type Step, withoutCells, withoutSteps } from './importRows.steps.ts';

/** An edit as it is sent: of another sheet the same line is another row. */
export interface EditOfRow {
  id: string;
  /** Of a file without sheets null. */
  sheet: string | null;
  line: number;
  edit: RowEdit;
  overwrites: UnsentEdit['overwrites'];
}

/** Which rows are asked for, of which sheet; of a file without sheets null. */
export interface RowsOfSheet {
  id: string;
  sheet: string | null;
  wanted: RowsWanted;
}

export type ImportRowsEvent =
  /** These places are on screen. */
  | { type: 'rows.seen'; range: RowRange }
  | { type: 'filter.chosen'; only: PreviewFilter | undefined }
  /** The rows are others now, of which `past` alone is taken back: another check has made them, or many were settled at once. */
  | { type: 'rows.renewed'; past?: readonly Step[] }
  /** The host has this preview by now. */
  | { type: 'revision.told'; revision: number }
  /** The host has refused to import the rows that are here: somebody has changed the preview. */
  | { type: 'preview.overtaken' }
  /** Something is being typed: rows stay as they are until it is there. */
  | { type: 'cell.opened' }
  | { type: 'cell.closed' }
  | { type: 'row.edited'; line: number; edit: RowEdit }
  /** What was done last is taken back. */
  | { type: 'edit.undone' }
  /** All problems at once. */
  | { type: 'problems.settled'; by: SettledBy }
  /** Those of these rows, or all. */
  | { type: 'edits.retried'; lines?: readonly number[] }
  /** What another tab has edited and could not send may be among these. */
  | { type: 'edits.kept'; unsent: readonly UnsentEdit[] }
  | { type: 'edits.discarded'; lines: readonly number[] }
  | { type: 'retry.requested' };

export interface ImportRowsInput {
  id: string;
  /** Whose rows these are; null unless it is given. */
  sheet?: string | null;
  only?: PreviewFilter | undefined;
  /** What was typed on this page before, and has not arrived. */
  unsent?: readonly UnsentEdit[];
}

export interface ImportRowsContext {
  id: string;
  sheet: string | null;
  list: PreviewRows;
  range: RowRange;
  /** The newest revision that was heard of and that the list may not have. */
  told: number | undefined;
  /** Whether a cell is open in which something is typed. */
  isHeld: boolean;
  missed: number;
  failure: Failure | undefined;
  unsent: readonly UnsentEdit[];
  /** What takes the edits back that were made here, the last one at the end. */
  past: readonly Step[];
  /** What is on its way. */
  asked: RowsWanted | undefined;
  sent: UnsentEdit | undefined;
  /** How all problems are being settled, or were last. */
  settledBy: SettledBy;
  /** Whether many rows are being settled, or taken back. */
  isSettling: boolean;
  /** Edits in a row without an answer. */
  missedEdits: number;
}

/** Newer than whatever is here. */
export const ANY_OTHER = Infinity;

/** The edit that is sent next: of those that were refused none is, until somebody asks for it. */
export const nextEdit = ({ unsent }: ImportRowsContext): UnsentEdit | undefined =>
  unsent.find(({ failure }) => failure === undefined);

export const wanted = ({ list, range }: ImportRowsContext): RowsWanted | undefined => wantedFor(list, range);

/** Whether it is what was sent: something may have been typed into the row meanwhile. */
export const isSent = (one: UnsentEdit, { sent }: ImportRowsContext): boolean => one === sent;

/** Whether the host has other rows than those that are here, as far as is known. */
export const isBehind = ({ list, told }: ImportRowsContext): boolean => isOutdated(list, told);

/** With what was asked for where it comes on screen. */
export const afterPage = (context: ImportRowsContext, page: PreviewPage): Partial<ImportRowsContext> => ({
  list: withPage(context.list, known(context.asked), page, context.range),
  // Where the page and the rest are of two previews, the older one is read again.
  told: newest(context.told, context.list.revision, page.revision),
  missed: 0,
  failure: undefined,
});

/** Whether rows have to stay as they are: something is typed into one, or an own edit is on its way. */
export const isHeldBack = (context: ImportRowsContext): boolean =>
  context.isHeld || nextEdit(context) !== undefined;

/** With the rows as they were read anew; where they have to stay, or are older than what was told, they are read once more. */
export function afterRenewal(context: ImportRowsContext, page: PreviewPage): Partial<ImportRowsContext> {
  const { asked, told } = context;
  const list = renewedWith(context.list, known(asked), page);
  // Of before an own edit they would take that back on screen.
  const isLate = isHeldBack(context) || isOutdated(list, told);
  return {
    ...(isLate ? { told: newest(told, page.revision) } : { list }),
    missed: 0,
    failure: undefined,
  };
}

const rowIn = ({ rows }: PreviewRows, line: number): PreviewRow | undefined =>
  [...rows.values()].find((one) => one.line === line);

/** With an edit that is made, and what takes it back; of a row that is not here any more nobody knows that. */
export function withEdit(context: ImportRowsContext, made: EditOfLine): Partial<ImportRowsContext> {
  const { line, edit } = made;
  const row = rowIn(context.list, line);
  const before = context.unsent.find((one) => one.line === line)?.edit;
  const back = row && { line, edit: inverseEdit(row, before, edit) };
  const seen = row ? { line, edit: withSeen(row, edit) } : made;
  return { ...withTyped(context, seen), past: back ? [...context.past, back] : context.past };
}

/** With the last edit taken back; rows that were settled at once are not taken back here. */
export function withUndone(context: ImportRowsContext): Partial<ImportRowsContext> {
  const last = context.past.at(-1);
  if (!last || 'settled' in last) return {};
  const past = context.past.slice(0, -1);
  const refused = context.unsent.find((one) => one.line === last.line && isOvertaken(one));
  if (!refused) return { ...withTyped(context, last), past };
  // It was never done, and what somebody else has made of its cells stays.
  const cells = cellsOf(last.edit);
  const left = cells.reduce(withoutCell, refused.edit);
  const others = context.unsent.filter((one) => one !== refused);
  return {
    // Nor was what had been typed there before it.
    past: withoutSteps(past, last),
    unsent: cellsOf(left).length > 0 ? [...others, { ...refused, edit: left }] : others,
  };
}

/** With what was just typed into a row. */
function withTyped({ unsent }: ImportRowsContext, { line, edit }: EditOfLine): Partial<ImportRowsContext> {
  const before = unsent.find((one) => one.line === line);
  const one = { line, edit: joinedEdits(before?.edit, edit), failure: undefined };
  return { unsent: [...unsent.filter((other) => other !== before), one] };
}

/** Without what was typed into the rows in these lines. */
export const withoutEdits = (
  { unsent, past }: ImportRowsContext,
  lines: readonly number[],
): Partial<ImportRowsContext> => ({
  unsent: unsent.filter((one) => !lines.includes(one.line)),
  // What was never done is not taken back.
  past: unsent.filter((one) => lines.includes(one.line)).reduce(withoutSteps, past),
});

/** With those that another tab has kept: this one sends them as well. */
export const withKept = (
  { unsent }: ImportRowsContext,
  kept: readonly UnsentEdit[],
): Partial<ImportRowsContext> => ({
  unsent: [...unsent, ...kept.filter(({ line }) => unsent.every((one) => one.line !== line))],
});

/** With these edits, or all, to be tried again: those that somebody else was ahead of are to be what counts. */
export const withRetried = (
  { unsent, list, past }: ImportRowsContext,
  lines: readonly number[] | undefined,
): Partial<ImportRowsContext> => ({
  unsent: unsent.map((one) => {
    if (lines && !lines.includes(one.line)) return one;
    return { ...one, failure: undefined, ...(isOvertaken(one) && { overwrites: overwrittenBy(one, list) }) };
  }),
  past: unsent.reduce((before, one) => {
    if (!isOvertaken(one) || (lines && !lines.includes(one.line))) return before;
    // Taken back, it is what somebody else has made of it, not what it was before; of a row that is not here nobody knows that.
    const row = rowIn(list, one.line);
    const back = row && { line: one.line, edit: inverseEdit(row, undefined, withoutSeen(one.edit)) };
    return [...withoutSteps(before, one), ...(back ? [back] : [])];
  }, past),
});

/** What an edit overwrites that is sent all the same: as its row is here; 'anything' where that is not, or is too long to be compared. */
function overwrittenBy({ line, edit }: UnsentEdit, list: PreviewRows): UnsentEdit['overwrites'] {
  const row = rowIn(list, line);
  const { was = {} } = row ? withSeen(row, withoutSeen(edit)) : {};
  return cellsOf(edit).every((cell) => was[cell]) ? was : 'anything';
}

/** The cells that what was sent only takes back, where somebody else was ahead of it: there is nothing to take back in them. */
const vainCells = ({ sent }: ImportRowsContext, { kind }: Failure): readonly PreviewColumn[] =>
  kind === 'stale' && sent !== undefined ? cellsTakenBack(sent.edit) : [];

/** Whether any of what was sent is over with this failure. */
export const isVain = (context: ImportRowsContext, failure: Failure): boolean =>
  vainCells(context, failure).length > 0;

/** With an edit that has not arrived; where somebody else was ahead of it, the rows are read anew. */
export function afterMissedEdit(context: ImportRowsContext, failure: Failure): Partial<ImportRowsContext> {
  const vain = vainCells(context, failure);
  return {
    unsent: context.unsent.flatMap((one) => {
      if (!isSent(one, context)) return [one];
      if (vain.length === 0) return [{ ...one, failure }];
      // What else was typed into the row may be what nobody else has touched.
      const edit = vain.reduce(withoutCell, one.edit);
      return cellsOf(edit).length > 0 ? [{ ...one, edit }] : [];
    }),
    // Nor is what it would have been taken back to done here.
    ...(vain.length > 0 && { past: withoutCells(context.past, known(context.sent).line, vain) }),
    missedEdits: context.missedEdits + 1,
    ...(failure.kind === 'stale' && { told: ANY_OTHER }),
  };
}

/** With an edit that has arrived, and the row as it is now; undefined where another tab has sent it: then the rows are read anew. */
export const afterEdit = (
  context: ImportRowsContext,
  edited: EditedRow | undefined,
): Partial<ImportRowsContext> => ({
  ...(edited && { list: withEdited(context.list, edited) }),
  told: edited ? newest(context.told, edited.revision) : ANY_OTHER,
  unsent: context.unsent.filter((one) => !isSent(one, context)),
  missedEdits: 0,
});
