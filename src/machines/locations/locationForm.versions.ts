import { formFromLocation, type LocationFormValues } from '../../model/locations/locationForm.ts';
import type { LocationField } from '../../model/locations/locationInput.ts';
import type { LocationFormContext } from './locationForm.context.ts';

/** One side of the conflict as a form. */
export function sideOf(
  { values, conflict }: LocationFormContext,
  side: 'mine' | 'theirs',
): LocationFormValues {
  if (!conflict) return values;
  const { mine, theirs } = conflict;
  return formFromLocation(side === 'mine' ? { ...theirs, ...mine } : theirs);
}

/** The form with one side's value in the field, or in all fields of the conflict. */
export function chosen(
  context: LocationFormContext,
  side: 'mine' | 'theirs',
  field: LocationField | undefined,
): LocationFormValues {
  const { values, conflict } = context;
  if (!conflict) return values;
  const source = sideOf(context, side);
  const changed: LocationFormValues = { ...values };
  for (const name of field === undefined ? conflict.fields : [field]) changed[name] = source[name];
  return changed;
}
