import type { ActorRefFrom } from 'xstate';
import type { Item } from '../../../contract/entities.ts';
import type { countMachine } from '../../machines/counting/count.machine.ts';
import { formatQuantity } from '../../model/items/formatQuantity.ts';
import { isCode } from '../../model/scanning/isCode.ts';
import { giveScan } from '../scanning/scanTakers.ts';

/** A count under way. */
export type CountRef = ActorRefFrom<typeof countMachine>;

/** What is recorded of an item, in words. */
export const recorded = ({ quantity }: Item): string =>
  quantity === null ? 'none recorded' : `${formatQuantity(quantity)} recorded`;

/** What the first button and its key answer while `typed` stands in the field, and the words for it. */
export function firstAnswer(typed: string) {
  return typed === ''
    ? ({ text: 'As recorded', event: { type: 'same.answered' } } as const)
    : ({ text: `It is ${typed}`, event: { type: 'number.answered' } } as const);
}

/** The words for going on to the next item: a number that was typed is an answer, and nothing is put off then. */
export const skipWords = (typed: string) =>
  typed.trim() === ''
    ? ({ name: 'Count it later', word: 'Later' } as const)
    : ({ name: 'Take the number and go on', word: 'Next' } as const);

/** Answers with the number that was typed; a code that a scanner has typed there goes to who takes scans, else to `open`. */
export function answerTyped(count: CountRef, open: (text: string) => void): void {
  const { typed } = count.getSnapshot().context;
  if (!isCode(typed)) return count.send({ type: 'number.answered' });
  count.send({ type: 'number.typed', text: '' });
  giveScan(typed, open);
}
