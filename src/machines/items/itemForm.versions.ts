import { type DraftOf, isSame } from '../../model/unsent/draft.ts';
import { formFromInput, formFromItem, type ItemFormValues } from '../../model/items/itemForm.ts';
import type { ItemField } from '../../model/unsent/unsent.ts';
import { type ItemFormContext, submitting } from './itemForm.context.ts';
import { formOf } from './itemForm.drafts.ts';

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

/** One side is kept as a whole, and saved. What stood in the form goes where it is another one than that, else the other side. */
export function keeping(context: ItemFormContext, side: 'mine' | 'theirs'): Partial<ItemFormContext> {
  const values = chosen(context, side, undefined);
  const other = chosen(context, side === 'mine' ? 'theirs' : 'mine', undefined);
  const isOtherLeft = isSame(values, context.values);
  const leftTheirs =
    isOtherLeft && side === 'mine' && context.conflict
      ? { at: context.conflict.theirs.updated_at }
      : undefined;
  const left = isOtherLeft ? other : context.values;
  return { ...submitting({ ...context, values }), values, left, leftTheirs };
}

/** What was given up, as a draft of its own on top of what the server has by now: the way back. */
export function leftOf({
  left,
  leftTheirs,
  draftKey,
  id,
  saved,
  base,
}: ItemFormContext): DraftOf | undefined {
  return (
    left && {
      key: `${draftKey}~other`,
      form: formOf(id),
      values: { ...left },
      base: saved ?? base,
      ...(leftTheirs && { theirs: leftTheirs }),
    }
  );
}
