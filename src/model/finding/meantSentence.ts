import type { Item } from '../../../contract/entities.ts';
import { readQuery } from '../../../contract/finding/typedQuery.ts';
import { storedSpelling } from './matchedField.ts';

/** What is said above `items` that were found for a query which no item has as it was typed; `meant`: what it was read as. */
export function meantSentence(typed: string, meant: string, items: readonly Item[]): string {
  const places = readQuery(meant).narrowing.flatMap((piece) =>
    piece.is === 'filter' && piece.filter.by === 'place' ? [{ ...piece, name: piece.filter.value }] : [],
  );
  const others = places
    .toReversed()
    .reduce((left, { at, length }) => left.slice(0, at) + left.slice(at + length), meant)
    .trim();
  const where = places.map(({ name }) => `“${name}”`).join(' and ');
  if (places.length === 0)
    return `Nothing has “${typed}”. This is what has “${storedSpelling(meant, items)}”.`;
  return others === ''
    ? `No item has “${typed}”. This is what lies in ${where}.`
    : `Nothing has “${typed}”. This is what has “${storedSpelling(others, items)}” and lies in ${where}.`;
}
