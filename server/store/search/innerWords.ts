import { type Sought, unpartedWord } from '../../../contract/finding/spellings.ts';
import { areUnparted, standsWithin } from '../../../contract/finding/within.ts';
import type { Db } from '../store.ts';
import type { WordsAround } from './indexing.ts';
import { searchIndexOf } from './searchIndex.ts';

/** Words that are looked into for letters within them, the first of the index: some milliseconds after a change. */
const LOOKED_INTO_MAX = 5000;
/** Of more items it would take too long: SQLite goes through all that has a word to tell that there is one. */
const ITEMS_MAX = 100_000;
/**
 * Words, and letters of them, that one search looks for at once: FTS5 goes through all of them for each item that it finds, a
 * tenth of a second, and PostgreSQL takes no longer query than a megabyte.
 */
const AT_ONCE = { words: 2000, letters: 100_000 };

/** The words of the index that have others within, as far as one search has asked for them. */
export interface InnerWords {
  /** Words with these letters within, a number of which stands for itself. */
  around(letters: string): Promise<WordsAround>;
  /** The things, of which those of a language without blanks have the words that they stand within. */
  withAround(things: readonly Sought[]): Promise<readonly Sought[]>;
  /** Whether any of them may stand within words that were not looked into or not taken. */
  mayBeMore(): boolean;
}

export function createInnerWords(db: Db): InnerWords {
  const known = new Map<string, Promise<readonly string[]>>();
  const left = { ...AT_ONCE };
  let mayBeMore = false;
  const around = (letters: string) => wordsAround(db, letters);
  const taken = async (word: string): Promise<readonly string[]> => {
    const found = await around(word);
    // What begins with it is found without them.
    const others = found.words.filter((one) => !one.startsWith(word));
    const some = others.filter(({ length }) => {
      if (left.words === 0 || left.letters < length) return false;
      left.words -= 1;
      left.letters -= length;
      return true;
    });
    mayBeMore ||= found.isCut || some.length < others.length;
    return some;
  };
  const withAround = async (things: readonly Sought[]): Promise<readonly Sought[]> => {
    const all: Sought[] = [];
    // One after the other: what is left for the next is the same each time.
    for (const thing of things) {
      const word = unpartedWord(thing);
      const apart = thing.apart.length === 0 ? thing.apart : await withAround(thing.apart);
      if (word === undefined) {
        all.push(apart === thing.apart ? thing : { ...thing, apart });
        continue;
      }
      const words = known.get(word) ?? taken(word);
      known.set(word, words);
      all.push({ ...thing, apart, around: await words });
    }
    return all;
  };
  return { around, withAround, mayBeMore: () => mayBeMore };
}

async function wordsAround(db: Db, letters: string): Promise<WordsAround> {
  if ((await newest(db)) > ITEMS_MAX) return { words: [], isCut: true };
  const words = new Set<string>();
  let isCut = false;
  for (const from of startsFor(letters)) {
    const some = await searchIndexOf(db).wordsAround(db, letters, from, LOOKED_INTO_MAX);
    for (const word of some.words) words.add(word);
    isCut ||= some.isCut;
  }
  return { words: [...words].filter((word) => standsWithin(word, letters)), isCut };
}

/** Where Chinese and Japanese words begin: behind those of all letters that people type beside them. */
const EASTERN = '\u2E80';

/**
 * From where on words are looked into: for letters alone behind all that begin with a digit. What is written without blanks
 * stands behind a size as well as in a word of its own.
 */
const startsFor = (letters: string): readonly string[] =>
  areUnparted(letters) ? ['', EASTERN] : [/\d/.test(letters) ? '' : 'a'];

/** The number of the newest item: about as many as there are. */
async function newest(db: Db): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}
