import type { Changes, LocationFormContext } from './locationForm.context.ts';

/** After a location was saved: the form for another of its kind beside it, with a draft of its own. */
export function nextLocation(
  { values, submitted, rounds, draftKey }: LocationFormContext,
  label: string,
): Changes {
  const begun = { ...submitted, name: '', description: '', label };
  // What was typed before the new form was there is of the new one.
  const typed = Object.entries(values).filter(([field, value]) => value !== Reflect.get(submitted, field));
  return {
    values: { ...begun, ...Object.fromEntries(typed) },
    pristine: begun,
    fields: {},
    failure: undefined,
    saved: undefined,
    rounds: rounds + 1,
    draftKey: `${draftKey}-${rounds + 1}`,
  };
}
