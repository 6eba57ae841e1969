import { type DraftOf, isSame } from '../../model/unsent/draft.ts';
import { formFromLocation, type LocationFormValues } from '../../model/locations/locationForm.ts';
import type { LocationField } from '../../model/locations/locationInput.ts';
import { type LocationFormContext, locationFormName } from './locationForm.context.ts';

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

/** One side is kept as a whole, and saved. What stood in the form goes where it is another one than that, else the other side. */
export function keeping(
  context: LocationFormContext,
  side: 'mine' | 'theirs',
): Pick<LocationFormContext, 'values' | 'submitted' | 'left' | 'leftTheirs'> {
  const values = chosen(context, side, undefined);
  const other = chosen(context, side === 'mine' ? 'theirs' : 'mine', undefined);
  const isOtherLeft = isSame(values, context.values);
  const leftTheirs =
    isOtherLeft && side === 'mine' && context.conflict
      ? { at: context.conflict.theirs.updated_at }
      : undefined;
  return { values, submitted: values, left: isOtherLeft ? other : context.values, leftTheirs };
}

/** What was given up, as a draft of its own on top of what the server has by now: the way back. */
export function leftOf({
  left,
  leftTheirs,
  draftKey,
  id,
  saved,
  base,
}: LocationFormContext): DraftOf | undefined {
  const location = saved ?? base;
  return (
    left && {
      key: `${draftKey}~other`,
      form: locationFormName(id),
      values: { ...left },
      ...(location && { location }),
      ...(leftTheirs && { theirs: leftTheirs }),
    }
  );
}
