import type { Checked, FieldMessages } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { type Failure, failureOf } from '../../failure.ts';
import { type Draft, type DraftOf, isSame, withTyped } from '../../model/unsent/draft.ts';
import {
  checkItemForm,
  EMPTY_ITEM_FORM,
  formFromInput,
  formFromItem,
  type ItemFormInput,
  type ItemFormValues,
} from '../../model/items/itemForm.ts';
import type { Author } from '../../model/items/history.ts';
import { messagesFor, nextRefusals } from '../kit/fieldMessages.ts';
import type { HostBack, UnsentGone } from '../kit/unprovided.ts';
import type { Conflict, LoadedItem, SaveOutcome } from '../../model/unsent/saving.ts';
import { inputOfItem, type ItemField, type UnsentEntry } from '../../model/unsent/unsent.ts';

export type ItemFormEvent =
  | { type: 'field.changed'; field: keyof ItemFormValues; value: string }
  /** `another`: the form of a new item is then there for the next one, in the same place. */
  | ({ type: 'form.submitted'; another?: boolean } & Unread)
  /** Cancel: back to what was there before the first change. */
  | { type: 'form.reset' }
  /** Refresh Data: forget everything here and read the item again (ITEMF-09). */
  | { type: 'refresh.requested' }
  | { type: 'draft.restored'; key: string }
  | { type: 'draft.discarded'; key: string }
  /** Discard, of the offline copy that the form began with (EDIT-05). */
  | { type: 'discard.requested' }
  /** The unsent work that the form began with is not kept any more: it was sent, or discarded elsewhere. */
  | UnsentGone
  | HostBack
  /** 'Keep in this browser', for a new item whose fields the server has refused. */
  | ({ type: 'keep.requested' } & Unread)
  /** One side's value of a field that both sides changed. */
  | { type: 'side.chosen'; side: 'mine' | 'theirs'; field?: ItemField }
  /** One side's values of all those fields, saved at once. */
  | ({ type: 'side.kept'; side: 'mine' | 'theirs' } & Unread);

/** A new item that is on its way while the form is there for the next one. */
export interface SentAhead {
  /** That of the item. */
  draftKey: string;
  /** What the form of the item fell back to. */
  pristine: ItemFormValues;
}

interface Unread {
  /** Messages at fields that show what the form does not hold: half of a date, a number that is none. */
  unread?: FieldMessages;
}

export interface ItemFormContext {
  id: string | undefined;
  /** From the address: an id or a label. */
  requestedLocation: string;
  values: ItemFormValues;
  /** What the form falls back to. */
  pristine: ItemFormValues;
  /** What stood in the form when the newest save, or discard, began. */
  submitted: ItemFormValues;
  /** Something was typed while that was under way: it is not in what was saved, and the focus is somebody's. */
  isTypedOn: boolean;
  /** The server's item that an edit is based on. */
  base: Item | undefined;
  /** The unsent work that the form began with. */
  entry: UnsentEntry | undefined;
  /** The revision of such work that is sent, or discarded elsewhere; the next save still says what it began with. */
  gone: string | undefined;
  knownAt: number | undefined;
  conflict: Conflict | undefined;
  /** Who has changed on the server what is in conflict, where it tells. */
  author: Author | undefined;
  /** What was given up when one version was kept as a whole: offered when the item is edited again. */
  left: ItemFormValues | undefined;
  /** That is not what this person had: somebody else has saved it. */
  leftTheirs: DraftOf['theirs'];
  /** Under which key this form's input is kept until it is submitted. */
  draftKey: string;
  /** The key that it had before a draft was taken up: those of the next ones begin with it. */
  ownKey: string;
  /** Input of earlier times, offered again. */
  drafts: readonly Draft[];
  /** When they were found, epoch ms. */
  at: number;
  /** The one of them that goes back into the form without a question, as soon as it is open. */
  resumed: string | undefined;
  /** What was in the form when it was asked to read the item again. */
  leftTyped: DraftOf | undefined;
  /** Messages at the fields. */
  fields: FieldMessages;
  /** Counts refused submissions, so that the view moves the focus for each. */
  refusals: number;
  failure: Failure | undefined;
  saved: Item | undefined;
  /** Saving ends in the form, which is there for the next item already. */
  sentAhead: SentAhead | undefined;
  /** Counts the items after which the form began anew. */
  rounds: number;
}

/** What the form has, or would have with these values, as an item. */
export const checkedIn = (
  { pristine, values: own }: Pick<ItemFormContext, 'pristine' | 'values'>,
  values = own,
): Checked<ItemInput> => checkItemForm(values, pristine.acquisition_date);

/** What is wrong in the form, or would be with these values. */
export function messagesOf(context: ItemFormContext, values = context.values): FieldMessages {
  const checked = checkedIn(context, values);
  return checked.ok ? {} : checked.fields;
}

/** The form before anything is known of what it is for. */
export function newItemForm(input: ItemFormInput): ItemFormContext {
  const { copyOf } = input;
  // Its location is that of the address, or looked up as that would be.
  const values = copyOf
    ? { ...formFromItem(copyOf), location_id: '' }
    : {
        ...EMPTY_ITEM_FORM,
        name: input.name ?? '',
        ...(input.quantity !== undefined && { quantity: input.quantity }),
      };
  return {
    id: input.id,
    requestedLocation: input.locationId || (copyOf?.location_id ?? ''),
    values,
    pristine: values,
    submitted: values,
    isTypedOn: false,
    base: undefined,
    entry: undefined,
    gone: undefined,
    knownAt: undefined,
    conflict: undefined,
    author: undefined,
    left: undefined,
    leftTheirs: undefined,
    draftKey: '',
    ownKey: '',
    drafts: [],
    at: 0,
    resumed: undefined,
    leftTyped: undefined,
    fields: {},
    refusals: 0,
    failure: undefined,
    saved: undefined,
    sentAhead: undefined,
    rounds: 0,
  };
}

/** A save begins, or a discard. */
export function submitting({ values }: ItemFormContext): Partial<ItemFormContext> {
  return { submitted: values, isTypedOn: false, fields: {}, failure: undefined };
}

/** Whether there is something in the form that was typed since the save began. */
export function isTypedOn({ values, submitted, sentAhead }: ItemFormContext): boolean {
  return sentAhead === undefined && !isSame(values, submitted);
}

/** Other values of the form, with what was typed since the save began. */
function typedInto(values: ItemFormValues, { values: typed, submitted }: ItemFormContext): ItemFormValues {
  return withTyped(values, { ...typed }, { ...submitted });
}

/** After a save during which something was typed: the form of what was saved, with that as a change of it. */
export function goneOn(context: ItemFormContext, outcome: SaveOutcome): Partial<ItemFormContext> {
  const item = itemIn(outcome);
  if (!item) return {};
  const entry = outcome.result === 'kept' ? outcome.entry : undefined;
  const pristine = formFromItem(item);
  return {
    id: item.id,
    base: entry ? entry.base : item.offline_update === true ? undefined : item,
    entry,
    conflict: undefined,
    knownAt: undefined,
    saved: undefined,
    sentAhead: undefined,
    fields: {},
    failure: undefined,
    pristine,
    values: typedInto(pristine, context),
    submitted: pristine,
    isTypedOn: true,
  };
}

/** What comes of a save that is in conflict: my side in the form, with what was typed since. */
export function conflicted(context: ItemFormContext, outcome: SaveOutcome): Partial<ItemFormContext> {
  if (outcome.result !== 'conflict') return {};
  const { entry, base, conflict } = outcome;
  return {
    // A new item that was sent meanwhile is an item of the server: saved again, it must not be a second one.
    id: entry.id,
    values: typedInto(formFromInput(conflict.mine), context),
    entry,
    base,
    conflict,
    isTypedOn: isTypedOn(context),
    refusals: nextRefusals(context),
  };
}

/** The form's values as an item; the guard before has made sure that they are one. */
export function inputOf(context: ItemFormContext, values = context.values): ItemInput {
  const checked = checkedIn(context, values);
  if (!checked.ok) throw new Error('The form is not valid.');
  return checked.value;
}

/** What the form began with, as an item: of a new one, nothing. */
function pristineOf({ pristine, base }: ItemFormContext): ItemInput {
  const checked = checkedIn({ pristine, values: pristine });
  if (checked.ok) return checked.value;
  // An item of another host may break our rules: then it is what the host has.
  return base ? inputOfItem(base) : { ...pristine, quantity: undefined, acquisition_date: null };
}

/** What a save is a change of: a decision between two versions begins with theirs, else it is what was kept before. */
export function begunWith(context: ItemFormContext): ItemInput {
  const { entry, conflict } = context;
  if (conflict) return inputOfItem(conflict.theirs);
  return entry ? entry.item : pristineOf(context);
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
    id: outcome.entry.id,
    failure: outcome.failure,
    fields: messagesFor(context, outcome.failure.fields),
    pristine: context.submitted,
    conflict: undefined,
    entry: outcome.entry,
    isTypedOn: isTypedOn(context),
    refusals: nextRefusals(context),
  };
}

/** After a save that left the input here only. */
export function refused(context: ItemFormContext, error: unknown): Partial<ItemFormContext> {
  const failure = failureOf(error);
  return {
    failure,
    fields: messagesFor(context, failure.fields),
    isTypedOn: isTypedOn(context),
    refusals: nextRefusals(context),
  };
}

export function itemIn(outcome: SaveOutcome): Item | undefined {
  return outcome.result === 'conflict' ? undefined : outcome.item;
}

/** Under which id the saved, or kept, item is known from now on. */
export function idIn(outcome: SaveOutcome): string {
  return outcome.result === 'saved' ? outcome.item.id : outcome.entry.id;
}

export function reasonOf(failure: Failure | undefined): Failure {
  if (!failure) throw new Error('Nothing was refused.');
  return failure;
}
