import type { Sought } from '../../../contract/finding/spellings.ts';

/** What the index is asked for every word as it was typed. */
export const asTyped = (things: readonly Pick<Sought, 'words'>[]): string =>
  things
    .flatMap(({ words }) => words)
    .map((word) => `"${word}"*`)
    .join(' AND ');

/** What the index is asked for every thing, in whatever spelling; as large in another unit with `equal`. */
export function inAnySpelling(things: readonly Sought[], { equal: hasEqual = false } = {}): string {
  return things
    .map((thing) => {
      const typed = asTyped([thing]);
      const { words, phrases, whole, equal } = thing;
      const others = [...phrases, ...(hasEqual ? equal : [])].map((phrase) => `"${phrase}" *`);
      const all = [...others, ...whole.map((phrase) => `"${phrase}"`)];
      return all.length === 0 ? typed : `(${[words.length > 1 ? `(${typed})` : typed, ...all].join(' OR ')})`;
    })
    .join(' AND ');
}
