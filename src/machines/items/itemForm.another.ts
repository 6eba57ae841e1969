import type { FieldMessages } from '../../../contract/check.ts';
import { isSame } from '../../model/unsent/draft.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import { EMPTY_ITEM_FORM } from '../../model/items/itemForm.ts';
import { conflicted, type ItemFormContext, messagesOf, refused, submitting } from './itemForm.context.ts';
import { draftOf } from './itemForm.drafts.ts';

/**
 * A new item is sent off, and the form is there for another one of the same kind in the same place, with a draft of its
 * own: what is typed from now on is of that one.
 */
export function sendingAhead(context: ItemFormContext): Partial<ItemFormContext> {
  const { pristine, draftKey } = context;
  return { ...submitting(context), ...nextForm(context), sentAhead: { draftKey, pristine } };
}

function nextForm({ values: sent, draftKey, rounds }: ItemFormContext) {
  const values = { ...EMPTY_ITEM_FORM, category: sent.category, location_id: sent.location_id };
  return { values, pristine: values, rounds: rounds + 1, draftKey: `${draftKey}-${rounds + 1}` };
}

/** The next one is submitted while another is on its way: it has its turn after that. */
export function queueing(context: ItemFormContext, unread: FieldMessages = {}): Partial<ItemFormContext> {
  const { values, pristine, draftKey, queued, refusals } = context;
  // Pressed once too often.
  if (isSame(values, pristine)) return {};
  const fields = { ...messagesOf(values), ...unread };
  if (Object.keys(fields).length > 0) return { fields, refusals: refusals + 1 };
  return { ...nextForm(context), fields, queued: [...queued, { values, pristine, draftKey }] };
}

/** What was sent ahead is saved: the form is that of the next one alone. */
export function goneAhead(): Partial<ItemFormContext> {
  return { sentAhead: undefined, fields: {}, failure: undefined, saved: undefined };
}

/** The same, with more that were submitted meanwhile: the first of them is sent. */
export function nextAhead({ queued: [next, ...queued] }: ItemFormContext): Partial<ItemFormContext> {
  if (!next) return {};
  const { values: submitted, ...sentAhead } = next;
  return { sentAhead, submitted, queued, failure: undefined, saved: undefined };
}

/** What was sent ahead comes back into the form, refused; what was typed for the next one is offered above it. */
export function refusedAhead(context: ItemFormContext, error: unknown): Partial<ItemFormContext> {
  const back = cameBack(context);
  const refusal = { ...back, ...refused(back, error) };
  const { sentAhead, values, pristine, draftKey, queued } = context;
  const next = isSame(values, pristine) ? queued : [...queued, { values, pristine, draftKey }];
  if (!sentAhead || next.length === 0) return refusal;
  const typed = next.map((one) => ({ ...draftOf({ ...context, ...one }), user: '', at: context.at }));
  // The focus is somebody's.
  return { ...refusal, refusals: context.refusals, drafts: [...typed.reverse(), ...context.drafts] };
}

/** The same in conflict; what was typed for the next one is a draft of the form of a new item. */
export function conflictedAhead(context: ItemFormContext, outcome: SaveOutcome): Partial<ItemFormContext> {
  const back = cameBack(context);
  return { ...back, ...conflicted(back, outcome) };
}

function cameBack(context: ItemFormContext): ItemFormContext {
  const { sentAhead, submitted } = context;
  if (!sentAhead) return context;
  return { ...context, ...sentAhead, values: submitted, sentAhead: undefined, queued: [] };
}
