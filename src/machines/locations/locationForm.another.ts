import { isSame } from '../../model/unsent/draft.ts';
import {
  type Changes,
  conflicting,
  type LocationFormContext,
  type LocationOutcome,
  refused,
} from './locationForm.context.ts';
import { draftOf } from './locationForm.drafts.ts';

/**
 * A new location is sent off, and the form is there for another of its kind beside it, with a draft of its own: what is
 * typed from now on is of that one.
 */
export function sendingAhead(context: LocationFormContext, label: string): Changes {
  const { values, submitted, pristine, rounds, draftKey, ownKey } = context;
  const begun = { ...submitted, name: '', description: '', label };
  // What was typed before the new form was there is of the new one.
  const typed = Object.entries(values).filter(([field, value]) => value !== Reflect.get(submitted, field));
  return {
    values: { ...begun, ...Object.fromEntries(typed) },
    pristine: begun,
    sentAhead: { draftKey, pristine },
    rounds: rounds + 1,
    draftKey: `${ownKey}-${rounds + 1}`,
  };
}

/** What was sent ahead is saved: the form is that of the next one alone. */
export function goneAhead(): Changes {
  return { sentAhead: undefined, fields: {}, failure: undefined, saved: undefined };
}

/** What was sent ahead comes back into the form, refused; what was typed for the next one is offered above it. */
export function refusedAhead(context: LocationFormContext, error: unknown): Changes {
  const back = cameBack(context);
  const refusal = { ...back, ...refused(back, error) };
  const { sentAhead, values, pristine, refusals, at, drafts } = context;
  if (!sentAhead || isSame(values, pristine)) return refusal;
  // The focus is somebody's.
  return { ...refusal, refusals, drafts: [{ ...draftOf(context), user: '', at }, ...drafts] };
}

/** The same in conflict; what was typed for the next one is a draft of the form of a new location. */
export function conflictedAhead(context: LocationFormContext, outcome: LocationOutcome): Changes {
  const back = cameBack(context);
  return { ...back, ...conflicting(back, outcome) };
}

function cameBack(context: LocationFormContext): LocationFormContext {
  const { sentAhead, submitted } = context;
  return sentAhead ? { ...context, ...sentAhead, values: submitted, sentAhead: undefined } : context;
}
