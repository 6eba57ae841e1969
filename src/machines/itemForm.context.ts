import type { FieldMessages } from '../../contract/check.ts';
import type { Item } from '../../contract/entities.ts';
import type { ItemInput } from '../../contract/requests.ts';
import { type Failure, failureOf } from '../failure.ts';
import type { Draft, DraftOf } from '../model/draft.ts';
import {
  checkItemForm,
  EMPTY_ITEM_FORM,
  formFromInput,
  formFromItem,
  type ItemFormValues,
} from '../model/itemForm.ts';
import type { Conflict, LoadedItem, SaveOutcome } from '../model/saving.ts';
import { inputOfItem, type ItemField, type UnsentEntry } from '../model/unsent.ts';

export type ItemFormEvent =
  | { type: 'field.changed'; field: keyof ItemFormValues; value: string }
  /** `another`: the form of a new item is then there for the next one, in the same place. */
  | { type: 'form.submitted'; another?: boolean }
  /** Cancel: back to what was there before the first change. */
  | { type: 'form.reset' }
  /** Refresh Data: forget everything here and read the item again (ITEMF-09). */
  | { type: 'refresh.requested' }
  | { type: 'draft.restored'; key: string }
  | { type: 'draft.discarded'; key: string }
  /** Discard, of the offline copy that the form began with (EDIT-05). */
  | { type: 'discard.requested' }
  /** 'Keep in this browser', for a new item whose fields the server has refused. */
  | { type: 'keep.requested' }
  /** One side's value of a field that both sides changed. */
  | { type: 'side.chosen'; side: 'mine' | 'theirs'; field?: ItemField };

export interface ItemFormContext {
  id: string | undefined;
  /** From the address: an id or a label. */
  requestedLocation: string;
  values: ItemFormValues;
  /** What the form falls back to. */
  pristine: ItemFormValues;
  /** The server's item that an edit is based on. */
  base: Item | undefined;
  /** The unsent work that the form began with. */
  entry: UnsentEntry | undefined;
  knownAt: number | undefined;
  conflict: Conflict | undefined;
  /** Under which key this form's input is kept until it is submitted. */
  draftKey: string;
  /** Input of earlier times, offered again. */
  drafts: readonly Draft[];
  /** Messages at the fields. */
  fields: FieldMessages;
  /** Counts refused submissions, so that the view moves the focus for each. */
  refusals: number;
  failure: Failure | undefined;
  saved: Item | undefined;
  /** Saving ends in the form, for the next item. */
  addsAnother: boolean;
  /** Counts the items after which the form began anew. */
  rounds: number;
}

/** The form that a draft belongs to. */
export function formOf(id: string | undefined): string {
  return id === undefined ? 'item-add' : `item-edit_${id}`;
}

/** The values with what is wrong in them, where something is. */
export function messagesOf(values: ItemFormValues): FieldMessages {
  const checked = checkItemForm(values);
  return checked.ok ? {} : checked.fields;
}

/** A changed field keeps its message only for as long as it stays wrong; no new messages while typing. */
export function stillWrong(
  values: ItemFormValues,
  shown: FieldMessages,
  changed: keyof ItemFormValues,
): FieldMessages {
  if (!(changed in shown)) return shown;
  // The other messages stay: the host may have found what nobody here can check.
  const { [changed]: _, ...others } = shown;
  const message = messagesOf(values)[changed];
  return message === undefined ? others : { ...others, [changed]: message };
}

/** An empty form, before anything is known of what it is for. */
export function newItemForm(input: { id?: string; locationId?: string }): ItemFormContext {
  return {
    id: input.id,
    requestedLocation: input.locationId ?? '',
    values: EMPTY_ITEM_FORM,
    pristine: EMPTY_ITEM_FORM,
    base: undefined,
    entry: undefined,
    knownAt: undefined,
    conflict: undefined,
    draftKey: '',
    drafts: [],
    fields: {},
    refusals: 0,
    failure: undefined,
    saved: undefined,
    addsAnother: false,
    rounds: 0,
  };
}

/** After an item was saved: the form for another one of the same kind in the same place. */
export function nextItem({
  values: { category, location_id },
  rounds,
}: ItemFormContext): Partial<ItemFormContext> {
  const values = { ...EMPTY_ITEM_FORM, category, location_id };
  return { values, pristine: values, fields: {}, failure: undefined, saved: undefined, rounds: rounds + 1 };
}

/** The form's values as an item; the guard before has made sure that they are one. */
export function inputOf(values: ItemFormValues): ItemInput {
  const checked = checkItemForm(values);
  if (!checked.ok) throw new Error('The form is not valid.');
  return checked.value;
}

/** What the form began with, as an item: of a new one, nothing. */
export function pristineOf({ pristine, base }: ItemFormContext): ItemInput {
  const checked = checkItemForm(pristine);
  if (checked.ok) return checked.value;
  // An item of another host may break our rules: then it is what the host has.
  return base ? inputOfItem(base) : { ...pristine, quantity: undefined, acquisition_date: null };
}

/** The whole of what a form that was loaded begins with. */
export function loaded({ item, entry, conflict, knownAt }: LoadedItem): Partial<ItemFormContext> {
  const values = conflict ? formFromInput(conflict.mine) : formFromItem(item);
  return {
    base: entry ? (conflict ? conflict.theirs : entry.base) : item,
    entry,
    conflict,
    knownAt,
    values,
    pristine: values,
    fields: {},
    failure: undefined,
  };
}

/** After the changes were kept here: they are what the form falls back to, and what the next save follows. */
export function kept(context: ItemFormContext, outcome: SaveOutcome): Partial<ItemFormContext> {
  if (outcome.result !== 'kept') return {};
  return {
    failure: outcome.failure,
    fields: outcome.failure.fields ?? {},
    pristine: context.values,
    conflict: undefined,
    entry: outcome.entry,
    refusals: context.refusals + 1,
  };
}

/** After a save that left the input here only. */
export function refused(context: ItemFormContext, error: unknown): Partial<ItemFormContext> {
  const failure = failureOf(error);
  return { failure, fields: failure.fields ?? {}, refusals: context.refusals + 1 };
}

export function itemIn(outcome: SaveOutcome): Item | undefined {
  return outcome.result === 'conflict' ? undefined : outcome.item;
}

export function draftOf({ draftKey, id, values, base }: ItemFormContext): DraftOf {
  return { key: draftKey, form: formOf(id), values: { ...values }, base };
}

/** One side of the conflict as a form. */
export function sideOf({ values, conflict }: ItemFormContext, side: 'mine' | 'theirs'): ItemFormValues {
  if (!conflict) return values;
  return side === 'mine' ? formFromInput(conflict.mine) : formFromItem(conflict.theirs);
}

/** The form with one side's value in the field, or in all fields of the conflict. */
export function chosen(
  context: ItemFormContext,
  side: 'mine' | 'theirs',
  field: ItemField | undefined,
): ItemFormValues {
  const { values, conflict } = context;
  if (!conflict) return values;
  const source = sideOf(context, side);
  const changed: ItemFormValues = { ...values };
  for (const name of field === undefined ? conflict.fields : [field]) changed[name] = source[name];
  return changed;
}

export function reasonOf(failure: Failure | undefined): Failure {
  if (!failure) throw new Error('Nothing was refused.');
  return failure;
}

/** The states around a discard are only reached with unsent work; anything else is a fault of ours. */
export function known(entry: UnsentEntry | undefined): UnsentEntry {
  if (!entry) throw new Error('No unsent work to discard.');
  return entry;
}
