import type { Sought } from '../../../contract/finding/spellings.ts';

/** What the index is asked for every thing, in whatever spelling. */
export function inAnySpelling(things: readonly Pick<Sought, 'words' | 'phrases'>[]): string {
  return things
    .map(({ words, phrases }) => {
      const typed = words.map((word) => `"${word}"*`).join(' AND ');
      if (phrases.length === 0) return typed;
      const others = phrases.map((phrase) => `"${phrase}" *`);
      return `(${[words.length > 1 ? `(${typed})` : typed, ...others].join(' OR ')})`;
    })
    .join(' AND ');
}
