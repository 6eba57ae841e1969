import type { ImportCell, PreviewRow, RowAction } from '../../../contract/imports/imports.ts';

/** What a person changes of a row: null takes a change back. */
export interface RowEdit {
  values?: Partial<Record<ImportCell, string | null>>;
  action?: Exclude<RowAction, 'problem'> | null;
}

/** How all problems of a preview are settled at once: their rows are left out, or take what is suggested. */
export type SettledBy = 'skip' | 'suggestion';

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
  const chosen = row.edited && row.action !== 'problem' ? row.action : null;
  return {
    ...(fields.length > 0 && { values: Object.fromEntries(fields.map((field) => [field, before(field)])) }),
    ...(edit.action !== undefined && { action: unsent?.action === undefined ? chosen : unsent.action }),
  };
}

/** Two edits of a row as one, the later over the earlier. */
export const joinedEdits = (before: RowEdit | undefined, edit: RowEdit): RowEdit => ({
  ...before,
  ...edit,
  ...((before?.values ?? edit.values) && { values: { ...before?.values, ...edit.values } }),
});
