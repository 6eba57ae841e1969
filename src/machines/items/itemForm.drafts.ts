import {
  type DraftOf,
  isSame,
  keyBeside,
  type Recalled,
  restoredInto,
  sharedKeyOf,
  withDraft,
} from '../../model/unsent/draft.ts';
import { formFromItem } from '../../model/items/itemForm.ts';
import type { ItemFormContext } from './itemForm.context.ts';

/** The form that a draft belongs to. */
export function formOf(id: string | undefined): string {
  return id === undefined ? 'item-add' : `item-edit_${id}`;
}

/** What the form begins with. What was typed before it was asked to begin anew is offered, kept or not. */
export function recalled(
  { id, leftTyped }: ItemFormContext,
  { drafts, draftKey, at, resumed }: Recalled,
): Partial<ItemFormContext> {
  const begun = { draftKey, ownKey: draftKey, at, resumed, leftTyped: undefined };
  if (!leftTyped) return { drafts, ...begun };
  const isLeft = ({ key, values }: DraftOf): boolean =>
    sharedKeyOf(key) === sharedKeyOf(leftTyped.key) && isSame(leftTyped.values, values);
  const kept = drafts.find(isLeft);
  // What another tab has typed under its key by now stays beside it.
  const isTaken = !kept && drafts.some(({ key }) => key === leftTyped.key);
  const key = kept?.key ?? (isTaken ? keyBeside(leftTyped.key, draftKey) : leftTyped.key);
  const left = { ...leftTyped, key, form: formOf(id), user: '', at };
  return { drafts: [left, ...drafts.filter((draft) => draft !== kept)], ...begun };
}

/** The form with a draft in it, which is then the one that is kept on. */
export function restored(context: ItemFormContext, key: string): Partial<ItemFormContext> {
  const draft = context.drafts.find((found) => found.key === key);
  if (!draft) return {};
  const { id, values, base, entry, conflict } = context;
  return {
    // What is in the form now is a draft of its own, and is offered another time.
    values:
      id === undefined
        ? withDraft(values, draft.values)
        : restoredInto(values, draft, entry !== undefined, draft.base && { ...formFromItem(draft.base) }),
    // Not the other side of a conflict: the draft was made without having seen it.
    base: (draft.since ? undefined : draft.base) ?? (conflict ? entry?.base : base),
    conflict: undefined,
    draftKey: draft.key,
    drafts: context.drafts.filter((found) => found.key !== key),
    resumed: undefined,
    fields: {},
    failure: undefined,
  };
}

export function draftOf({ draftKey, id, values, base, entry, pristine }: ItemFormContext): DraftOf {
  const began = entry && { began: { ...pristine } };
  return { key: draftKey, form: formOf(id), values: { ...values }, base, ...began };
}

/** What is typed while a save is under way, with what that save has: together they are the whole. */
export function draftWhileSaving(context: ItemFormContext): DraftOf {
  // That of the next one has nothing to do with it.
  if (context.sentAhead) return draftOf(context);
  return { ...draftOf(context), since: { ...context.submitted } };
}

/** Keeps what stands in the form. */
export const keepTyped = {
  type: 'keepDraft',
  params: ({ context }: { context: ItemFormContext }) => draftOf(context),
} as const;

/** The same while a save is under way. */
export const keepSince = {
  type: 'keepDraft',
  params: ({ context }: { context: ItemFormContext }) => draftWhileSaving(context),
} as const;

/** It is kept elsewhere, or given up. */
export const dropTyped = {
  type: 'dropDraft',
  params: ({ context: { sentAhead, draftKey } }: { context: ItemFormContext }) => ({
    key: (sentAhead ?? { draftKey }).draftKey,
  }),
} as const;
