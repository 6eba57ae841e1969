import type { PlaceWords } from '../../../contract/finding/readings.ts';
import type { LocationWords } from './locationWords.ts';

/**
 * How many locations have each of these words, as it stands, in their name, or all of them together as their label; counted up
 * to one more than `most`.
 */
export function countPlacesWith(words: PlaceWords, { byWord, byLabel }: LocationWords, most: number): number {
  const found = new Set(byLabel.get(words.map(([word = '']) => word).join('')));
  const having = words.map((ways) => ways.flatMap((way) => byWord.get(way) ?? []));
  const [fewest = [], ...others] = having.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  for (const ids of fewest) {
    for (const id of ids) {
      if (found.size > most) return found.size;
      if (others.every((sets) => sets.some((each) => each.has(id)))) found.add(id);
    }
  }
  return found.size;
}

const sizeOf = (sets: readonly ReadonlySet<string>[]): number =>
  sets.reduce((sum, { size }) => sum + size, 0);
