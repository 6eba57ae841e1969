import { check } from '../../../contract/check.ts';
import type { Item } from '../../../contract/entities.ts';
import { Quantity, Supplier } from '../../../contract/fields.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import type { Change } from '../changes/changes.ts';
import { filterCategories } from '../items/categoryFilter.ts';
import { itemCount } from '../items/counts.ts';
import { formatQuantity } from '../items/formatQuantity.ts';
import { quantityAfter } from '../items/quantity.ts';
import { type Answers, type Choice, NO_ANSWERS } from './pendingCommand.ts';
import { quantityAnswers, readQuantity } from './quantity.ts';

/** '17' is set for all of them, '+5' and '-2' change each; the one choice says from what to what. */
export function quantitiesAnswers(items: readonly Item[], typed: string): Answers {
  const [first] = items;
  if (first && items.length === 1) return quantityAnswers(first, typed);
  const read = readQuantity(typed);
  if (read === undefined) return NO_ANSWERS;
  if ('problem' in read) return { ...NO_ANSWERS, problem: read.problem };
  const { sign, number } = read;
  const before = items.map(({ quantity }) => quantity ?? 0);
  const by = sign === '-' ? -number : number;
  const short = sign === '-' ? items.find(({ quantity }) => (quantity ?? 0) < number) : undefined;
  if (short) {
    const there = formatQuantity(short.quantity ?? 0);
    const problem = `Only ${there} of ${short.name} there: it cannot be ${formatQuantity(number)} less.`;
    return { ...NO_ANSWERS, problem };
  }
  const after = sign === '' ? items.map(() => number) : before.map((quantity) => quantityAfter(quantity, by));
  const checked = check(Math.max(...after), Quantity);
  if (!checked.ok) return { ...NO_ANSWERS, problem: checked.fields[''] };
  // Set to what is known here they are set all the same: the server may have others by now.
  const areSame = items.every(({ quantity }, index) => quantity === after[index]);
  if (areSame && sign !== '') {
    return { ...NO_ANSWERS, problem: 'That changes nothing.' };
  }
  const change: Change =
    sign === '' ? { kind: 'set quantity', items, quantity: number } : { kind: 'change quantity', items, by };
  return one({
    id: 'quantity',
    name: `${itemCount(items.length)}: ${areSame ? 'still' : `${range(before)} →`} ${range(after)}`,
    icon: 'i-lucide-hash',
    effect: { kind: 'change', change },
  });
}

/** The categories that they are not all known to be in; one that was typed is set all the same. Nothing is made up. */
export function categoryAnswers(
  items: readonly Item[],
  categories: readonly string[],
  typed: string,
): Answers {
  const fitting = filterCategories(categories, typed);
  const wanted = fold(typed.trim());
  const isForAll = (name: string): boolean => items.every(({ category }) => category === name);
  const choices = fitting
    .filter((name) => fold(name) === wanted || (wanted !== '' && fitting.length === 1) || !isForAll(name))
    .map((name) => textChoice(items, 'category', name, isForAll(name) ? `Still ${name}` : name));
  if (choices.length > 0) return { choices, total: choices.length };
  if (wanted === '') return NO_ANSWERS;
  return {
    ...NO_ANSWERS,
    problem: `No category is called ${typed.trim()}. 'Manage Categories' on the form of an item adds one.`,
  };
}

/** What is typed to have none, which nobody gets by a near miss. */
const NONE = ['none', 'no supplier'];

/** What was typed, and the suppliers that some of them have. */
export function supplierAnswers(items: readonly Item[], typed: string): Answers {
  const wanted = typed.trim();
  const known = [...new Set(items.map(({ supplier }) => supplier))].filter((name) => name !== '');
  const isForAll = (name: string): boolean => items.every(({ supplier }) => supplier === name);
  const begun = known.filter(
    (name) => fold(name).startsWith(fold(wanted)) && name !== wanted && !isForAll(name),
  );
  const choices = begun.map((name) => textChoice(items, 'supplier', name, name));
  if (wanted === '') return { choices, total: choices.length };
  if (NONE.includes(fold(wanted))) {
    const name = known.length > 0 ? 'No supplier' : 'Still no supplier';
    return one(textChoice(items, 'supplier', '', name));
  }
  const checked = check(wanted, Supplier);
  if (!checked.ok) return { ...NO_ANSWERS, problem: checked.fields[''] };
  // What is known here is set all the same: the server may have another one by now.
  const name = isForAll(checked.value) ? `Still ${checked.value}` : checked.value;
  const all = [textChoice(items, 'supplier', checked.value, name), ...choices];
  return { choices: all, total: all.length };
}

function textChoice(
  items: readonly Item[],
  field: 'category' | 'supplier',
  value: string,
  name: string,
): Choice {
  return {
    id: `${field}:${value}`,
    name,
    detail: '',
    label: '',
    icon: field === 'category' ? 'i-lucide-tag' : 'i-lucide-briefcase',
    effect: { kind: 'change', change: { kind: 'set text', items, field, value } },
  };
}

function one(choice: Omit<Choice, 'detail' | 'label'> & Partial<Choice>): Answers {
  return { total: 1, choices: [{ detail: '', label: '', ...choice }] };
}

/** '3', or '3–20'. */
function range(quantities: readonly number[]): string {
  const [least, most] = [Math.min(...quantities), Math.max(...quantities)];
  return least === most ? formatQuantity(least) : `${formatQuantity(least)}–${formatQuantity(most)}`;
}
