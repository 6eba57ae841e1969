import type { Location } from '../../../contract/entities.ts';
import { parseEntryLine } from '../items/entryLine.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import { isolatedName } from '../items/isolatedName.ts';
import { checkItemForm, EMPTY_ITEM_FORM } from '../items/itemForm.ts';
import { CODE_IS_NO_NAME, isCode } from '../scanning/isCode.ts';
import { type Answers, NO_ANSWERS } from './pendingCommand.ts';

/** A line as the one item that it adds to a location; the choice says its name and quantity apart. */
export function entryAnswers(to: Location, typed: string): Answers {
  if (typed.trim() === '') return NO_ANSWERS;
  if (isCode(typed)) return { ...NO_ANSWERS, problem: CODE_IS_NO_NAME };
  const entry = parseEntryLine(typed);
  if ('problem' in entry) return { ...NO_ANSWERS, problem: entry.problem };
  const checked = checkItemForm({
    ...EMPTY_ITEM_FORM,
    name: entry.name,
    quantity: String(entry.quantity),
    location_id: to.id,
  });
  if (!checked.ok) return { ...NO_ANSWERS, problem: Object.values(checked.fields)[0] };
  return {
    total: 1,
    choices: [
      {
        id: 'entry',
        name: `Add ${isolatedName(entry.name)}, quantity ${formatQuantity(entry.quantity)}, to ${isolatedName(to.name)}`,
        detail: '',
        label: '',
        icon: 'i-lucide-plus',
        effect: { kind: 'change', change: { kind: 'add item', input: checked.value } },
      },
    ],
  };
}
