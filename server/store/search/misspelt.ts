import { sql } from 'kysely';
import { createVocabulary } from '../../../contract/finding/misspelling.ts';
import type { Sought } from '../../../contract/finding/spellings.ts';
import type { Db } from '../store.ts';

/** Words that are compared with a misspelt one at most: more begin like it only where nothing is spelt at all. */
const COMPARED_MAX = 20_000;

/**
 * The things with the words that nothing has in the spelling of those that the index has; undefined where none was
 * misspelt, and where one is like nothing.
 */
export async function respeltThings(
  db: Db,
  things: readonly Sought[],
): Promise<{ things: Sought[]; text: string } | undefined> {
  const meant: Sought[] = [];
  let isOther = false;
  for (const thing of things) {
    const [word] = thing.words;
    if (thing.words.length !== 1 || word === undefined || (await isKnown(db, thing))) {
      meant.push(thing);
      continue;
    }
    const nearest = await nearestTo(db, word);
    if (nearest === undefined) return undefined;
    isOther = true;
    meant.push({ words: [nearest], phrases: [], equal: [] });
  }
  return isOther ? { things: meant, text: meant.flatMap(({ words }) => words).join(' ') } : undefined;
}

async function isKnown(db: Db, { words, phrases }: Sought): Promise<boolean> {
  const match = [...words.map((word) => `"${word}"*`), ...phrases.map((phrase) => `"${phrase}" *`)].join(
    ' OR ',
  );
  const { rows } = await sql`select 1 from items_fts where items_fts match ${match} limit 1`.execute(db);
  return rows.length > 0;
}

async function nearestTo(db: Db, word: string): Promise<string | undefined> {
  const terms: string[] = [];
  // The first letter is hardly ever wrong, but for the one behind it.
  for (const first of new Set([...word].slice(0, 2))) {
    const { rows } = await sql<{ term: string }>`select term from items_words
      where term >= ${first} and term < ${following(first)} limit ${COMPARED_MAX}`.execute(db);
    for (const { term } of rows) terms.push(term);
  }
  return createVocabulary(terms).nearest(word);
}

const following = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
