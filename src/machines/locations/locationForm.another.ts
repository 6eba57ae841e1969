import type { Changes, LocationFormContext } from './locationForm.context.ts';

/** After a location was saved: the form for another of its kind beside it, with a draft of its own. */
export function nextLocation({ values, rounds, draftKey }: LocationFormContext, label: string): Changes {
  const begun = { ...values, name: '', description: '', label };
  return {
    values: begun,
    pristine: begun,
    fields: {},
    failure: undefined,
    saved: undefined,
    rounds: rounds + 1,
    draftKey: `${draftKey}-${rounds + 1}`,
  };
}
