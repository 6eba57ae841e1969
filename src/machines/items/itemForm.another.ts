import { isSame } from '../../model/unsent/draft.ts';
import type { SaveOutcome } from '../../model/unsent/saving.ts';
import { EMPTY_ITEM_FORM } from '../../model/items/itemForm.ts';
import { conflicted, type ItemFormContext, refused, submitting } from './itemForm.context.ts';
import { draftOf } from './itemForm.drafts.ts';

/**
 * A new item is sent off, and the form is there for another one of the same kind in the same place, with a draft of its
 * own: what is typed from now on is of that one.
 */
export function sendingAhead(context: ItemFormContext): Partial<ItemFormContext> {
  const { values: sent, pristine, draftKey, ownKey, rounds } = context;
  const values = { ...EMPTY_ITEM_FORM, category: sent.category, location_id: sent.location_id };
  return {
    ...submitting(context),
    values,
    pristine: values,
    sentAhead: { draftKey, pristine },
    rounds: rounds + 1,
    draftKey: `${ownKey}-${rounds + 1}`,
  };
}

/** What was sent ahead is saved: the form is that of the next one alone. */
export function goneAhead(): Partial<ItemFormContext> {
  return { sentAhead: undefined, fields: {}, failure: undefined, saved: undefined };
}

/** What was sent ahead comes back into the form, refused; what was typed for the next one is offered above it. */
export function refusedAhead(context: ItemFormContext, error: unknown): Partial<ItemFormContext> {
  const back = cameBack(context);
  const refusal = { ...back, ...refused(back, error) };
  if (!context.sentAhead || isSame(context.values, context.pristine)) return refusal;
  const typed = { ...draftOf(context), user: '', at: context.at };
  // The focus is somebody's.
  return { ...refusal, refusals: context.refusals, drafts: [typed, ...context.drafts] };
}

/** The same in conflict; what was typed for the next one is a draft of the form of a new item. */
export function conflictedAhead(context: ItemFormContext, outcome: SaveOutcome): Partial<ItemFormContext> {
  const back = cameBack(context);
  return { ...back, ...conflicted(back, outcome) };
}

function cameBack(context: ItemFormContext): ItemFormContext {
  const { sentAhead, submitted } = context;
  return sentAhead ? { ...context, ...sentAhead, values: submitted, sentAhead: undefined } : context;
}
