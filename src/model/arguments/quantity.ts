import { check } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import { Quantity } from '../../../contract/fields.ts';
import type { Change } from '../changes/changes.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import { quantityAfter } from '../items/quantity.ts';
import { writtenNumber } from '../items/writtenNumber.ts';
import { type Answers, NO_ANSWERS } from './pendingCommand.ts';

const SIGNED = /^([-+−–]?)\s*(.*)$/u;
const NO_NUMBER = 'A quantity is a number: 17, or +5 and -2 to change it.';

/** Whether a text can only be a change of a quantity: '+5', '-2'. */
export function isQuantityChange(text: string): boolean {
  return /^\s*[-+−–]\s*[.,]?\d/u.test(text);
}

/** What was typed as a quantity or a change of one; undefined where nothing was, or the sign alone. */
export function readQuantity(
  typed: string,
): { sign: '' | '+' | '-'; number: number } | { problem: string } | undefined {
  const [, sign = '', digits = ''] = SIGNED.exec(typed.trim()) ?? [];
  if (digits === '') return undefined;
  const written = writtenNumber(digits);
  if (written === undefined) return { problem: NO_NUMBER };
  if ('twoWays' in written) return { problem: written.twoWays };
  return { sign: sign === '' || sign === '+' ? sign : '-', number: written.number };
}

/** '17' sets the quantity, '+5' and '-2' change it; the one choice says from what to what. */
export function quantityAnswers(item: Item, typed: string): Answers {
  const read = readQuantity(typed);
  if (read === undefined) return NO_ANSWERS;
  if ('problem' in read) return refused(read.problem);
  const { sign, number } = read;
  const before = item.quantity ?? 0;
  const by = sign === '+' ? number : -number;
  if (sign !== '' && before + by < 0)
    return refused(`Only ${shown(item)} there: it cannot be ${formatQuantity(number)} less.`);
  const after = sign === '' ? number : quantityAfter(before, by);
  const checked = check(after, Quantity);
  if (!checked.ok) return refused(checked.fields[''] ?? NO_NUMBER);
  // Set to what is known here it is set all the same: the server may have another one by now.
  const isSame = after === item.quantity;
  if (isSame && sign !== '') return refused(`It is ${shown(item)} already.`);
  const change: Change =
    sign === ''
      ? { kind: 'set quantity', items: [item], quantity: number }
      : { kind: 'change quantity', items: [item], by };
  return {
    total: 1,
    choices: [
      {
        id: 'quantity',
        name: isSame ? `Still ${shown(item)}` : `${shown(item)} → ${formatQuantity(after)}`,
        detail: item.name,
        label: '',
        icon: 'i-lucide-hash',
        effect: { kind: 'change', change },
      },
    ],
  };
}

const refused = (problem: string): Answers => ({ choices: [], total: 0, problem });

const shown = ({ quantity }: Item): string => (quantity === null ? 'none' : formatQuantity(quantity));
