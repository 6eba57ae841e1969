import type { DraftOf } from '../../model/unsent/draft.ts';
import { type LocationFormContext, locationFormName } from './locationForm.context.ts';

export function draftOf({ draftKey, id, values, base, entry, pristine }: LocationFormContext): DraftOf {
  const form = locationFormName(id);
  const began = entry && { began: { ...pristine } };
  return { key: draftKey, form, values: { ...values }, ...(base && { location: base }), ...began };
}

/** The same while a save is under way: what was submitted is kept elsewhere, only the rest is in the draft alone. */
export function draftSinceSubmitted(context: LocationFormContext): DraftOf {
  // That of the next one has nothing to do with it.
  if (context.sentAhead) return draftOf(context);
  return { ...draftOf(context), since: { ...context.submitted } };
}
