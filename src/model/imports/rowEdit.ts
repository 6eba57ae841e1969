import type { ImportCell, PreviewRow, RowAction } from '../../../contract/imports/imports.ts';
import type { Failure } from '../../failure.ts';
import type { PreviewColumn } from './previewRows.ts';

/** What a person changes of a row: null takes a change back. */
export interface RowEdit {
  values?: Partial<Record<ImportCell, string | null>>;
  action?: Exclude<RowAction, 'problem'> | null;
  /** The texts that this person has seen in these cells, or typed into them: what else somebody has made of one is not overwritten. */
  was?: Seen;
}

/** An edit of the row in a line. */
export interface EditOfLine {
  line: number;
  edit: RowEdit;
}

type Seen = Partial<Record<PreviewColumn, readonly string[]>>;

/** Of longer texts nothing is compared: they would be sent twice. */
const COMPARED_MAX = 10_000;
/** So many texts of a cell are known at most, the first and the last ones. */
const TEXTS_MAX = 20;

/** How all problems of a preview are settled at once: their rows are left out, or take what is suggested. */
export type SettledBy = 'skip' | 'suggestion';

/** How far many rows were settled, or taken back. */
export interface Settlement {
  /** What takes back what is settled now, in the order in which it was settled. */
  settled: readonly EditOfLine[];
  /** Why that is not all that was asked for. */
  failure: Failure | undefined;
}

/** The edit that settles a row so; undefined where there is nothing to be done for it. */
export function settlingEdit(by: SettledBy, { problems }: PreviewRow): RowEdit | undefined {
  if (by === 'skip') return { action: 'skip' };
  const values: RowEdit['values'] = {};
  for (const { field, suggestion } of problems) {
    if (field !== '' && suggestion !== null) values[field] = suggestion;
  }
  return Object.keys(values).length === 0 ? undefined : { values };
}

/** The edit that leaves a row out, or takes it where it is left out, going by an `unsent` edit of it first. */
export function togglingEdit({ action }: PreviewRow, unsent: RowEdit | undefined): RowEdit {
  const now = unsent?.action === undefined ? action : unsent.action;
  return { action: now === 'skip' ? null : 'skip' };
}

/** An edit with what is to be seen of its cells in the row. */
export function withSeen(row: PreviewRow, edit: RowEdit): RowEdit {
  const seen: Seen = {};
  for (const cell of Object.keys(edit.values ?? {}) as ImportCell[]) seen[cell] = [row.values[cell] ?? ''];
  if (edit.action !== undefined) seen.action = [row.chosen ?? ''];
  // What was in a cell as it was opened: the row may have been read again since.
  return { ...edit, ...wasOf({ ...seen, ...edit.was }) };
}

/** An edit for what is seen in the whole row: it is not made once somebody has put that right. */
export function withRowSeen(row: PreviewRow, edit: RowEdit): RowEdit {
  const empty = row.problems.flatMap(({ field }) => (field === '' ? [] : [[field, ['']] as const]));
  const texts = Object.entries(row.values).map(([cell, text]) => [cell, [text]] as const);
  const seen: Seen = { ...Object.fromEntries([...empty, ...texts]), ...withSeen(row, edit).was };
  return { ...edit, ...wasOf(seen) };
}

/** An edit with what else its person has seen by now. */
export const alsoSeen = (edit: RowEdit, was: RowEdit['was']): RowEdit => ({
  ...edit,
  ...wasOf(
    Object.fromEntries(
      Object.entries({ ...edit.was, ...was }).map(([cell]) => [
        cell,
        [...new Set([...(Reflect.get(edit.was ?? {}, cell) ?? []), ...(Reflect.get(was ?? {}, cell) ?? [])])],
      ]),
    ),
  ),
});

/** Of a row an edit without what was seen of it: it overwrites whatever is there. */
export const withoutSeen = ({ was: _, ...edit }: RowEdit): RowEdit => edit;

/** What is known to have been in the cells of `left`, which is a part of an edit. */
export const seenOf = ({ was }: RowEdit, left: RowEdit): Pick<RowEdit, 'was'> =>
  wasOf(Object.fromEntries(Object.entries(was ?? {}).filter(([cell]) => typedIn(left, cell) !== undefined)));

/** What is known to have been in the cells of an edit, which is made after another one. */
function seenAfter(before: RowEdit | undefined, edit: RowEdit): Pick<RowEdit, 'was'> {
  const was: Seen = {};
  for (const cell of Object.keys({ ...before?.was, ...edit.was }) as PreviewColumn[]) {
    const typed = before && typedIn(before, cell);
    const isOver = typedIn(edit, cell) !== undefined;
    // What is there once a text is taken back nobody knows here; of a choice there is none.
    const known = typed ?? (cell === 'action' && typed === null ? '' : undefined);
    const earlier = [...(before?.was?.[cell] ?? []), ...(isOver && known !== undefined ? [known] : [])];
    was[cell] = [...new Set([...earlier, ...(edit.was?.[cell] ?? [])])];
  }
  return wasOf(was);
}

const typedIn = ({ values, action }: RowEdit, cell: string): string | null | undefined =>
  cell === 'action' ? action : Reflect.get(values ?? {}, cell);

function wasOf(seen: Seen): Pick<RowEdit, 'was'> {
  const cells = Object.entries(seen).filter(([, texts]) =>
    texts.every((text) => text.length <= COMPARED_MAX),
  );
  const short = cells.map(([cell, texts]) => [
    cell,
    texts.length > TEXTS_MAX ? [...texts.slice(0, 1), ...texts.slice(1 - TEXTS_MAX)] : texts,
  ]);
  return short.length > 0 ? { was: Object.fromEntries(short) } : {};
}

/** What takes an edit of a row back, over what is unsent of it already. */
export function inverseEdit(row: PreviewRow, unsent: RowEdit | undefined, edit: RowEdit): RowEdit {
  const isEdited = row.edited || unsent !== undefined;
  const before = (field: ImportCell): string | null => {
    const typed = unsent?.values?.[field];
    // null takes back what the row has.
    if (typed !== undefined) return typed;
    return isEdited ? (row.values[field] ?? '') : null;
  };
  const fields = Object.keys(edit.values ?? {}) as ImportCell[];
  // Whoever takes it back has seen what it has made.
  const made: Seen = {};
  for (const [cell, text] of Object.entries({ ...edit.values, action: edit.action }) as [
    PreviewColumn,
    unknown,
  ][])
    if (typeof text === 'string') made[cell] = [text];
  if (edit.action === null) made.action = [''];
  return {
    ...wasOf(made),
    ...(fields.length > 0 && { values: Object.fromEntries(fields.map((field) => [field, before(field)])) }),
    ...(edit.action !== undefined && {
      action: unsent?.action === undefined ? (row.chosen ?? null) : unsent.action,
    }),
  };
}

/** Two edits of a row as one, the later over the earlier. */
export const joinedEdits = (before: RowEdit | undefined, edit: RowEdit): RowEdit => ({
  ...(before && withoutSeen(before)),
  ...withoutSeen(edit),
  ...((before?.values ?? edit.values) && { values: { ...before?.values, ...edit.values } }),
  ...seenAfter(before, edit),
});
