import { allHeadsOf } from '../../../contract/finding/heads.ts';
import { type Sought, unpartedWord } from '../../../contract/finding/spellings.ts';
import { areUnparted, hasHead, standsWithin } from '../../../contract/finding/within.ts';
import type { Db } from '../store.ts';
import type { WordsAround } from './indexing.ts';
import { searchIndexOf } from './searchIndex.ts';

/** Words that are looked into at once for letters within them: some milliseconds after a change. */
const LOOKED_INTO_AT_ONCE = 5000;
/** In all for those of a language without blanks, which people type no other way; for others the first of the index alone. */
const LOOKED_INTO_MAX = 100_000;
/** Of more items it would take too long: SQLite goes through all that has a word to tell that there is one. */
const ITEMS_MAX = 100_000;
/**
 * Words, and letters of them, that one search looks for at once: FTS5 goes through all of them for each item that it finds, a
 * tenth of a second, and PostgreSQL takes no longer query than a megabyte.
 */
const AT_ONCE = { words: 2000, letters: 100_000 };

/** Words that end with another one. */
const COMPOUNDS_MAX = 100;

/** The words of the index that have others within, as far as one search has asked for them. */
export interface InnerWords {
  /** Words with these letters within, a number of which stands for itself. */
  around(letters: string): Promise<WordsAround>;
  /** The things, of which those of a language without blanks have the words that they stand within. */
  withAround(things: readonly Sought[]): Promise<readonly Sought[]>;
  /** The things with the words that end with theirs, as German puts them together: 'Steinbohrer' of 'Bohrer'. */
  withCompounds(things: readonly Sought[]): Promise<readonly Sought[]>;
  /** Whether any of them may stand within words that were not looked into or not taken. */
  mayBeMore(): boolean;
}

export function createInnerWords(db: Db): InnerWords {
  const known = new Map<string, Promise<readonly string[]>>();
  const left = { ...AT_ONCE };
  let mayBeMore = false;
  const lookedInto = new Map<string, Promise<WordsAround>>();
  const around = (letters: string): Promise<WordsAround> => {
    const found = lookedInto.get(letters) ?? wordsAround(db, letters);
    lookedInto.set(letters, found);
    return found;
  };
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
  const withCompounds = (things: readonly Sought[]): Promise<readonly Sought[]> =>
    Promise.all(
      things.map(async (thing) => {
        const found = await Promise.all(
          allHeadsOf(thing).map(async (head) => ({ head, words: (await around(head)).words })),
        );
        const compounds = found.flatMap(({ head, words }) => words.filter((word) => hasHead(word, head)));
        return compounds.length === 0
          ? thing
          : { ...thing, around: [...(thing.around ?? []), ...compounds.slice(0, COMPOUNDS_MAX)] };
      }),
    );
  return { around, withAround, withCompounds, mayBeMore: () => mayBeMore };
}

async function wordsAround(db: Db, letters: string): Promise<WordsAround> {
  if ((await newest(db)) > ITEMS_MAX) return { words: [], isCut: true };
  const lookInto = (from: string) => searchIndexOf(db).wordsAround(db, letters, from, LOOKED_INTO_AT_ONCE);
  const found = areUnparted(letters)
    ? await amongAll(lookInto)
    : await lookInto(/\d/.test(letters) ? '' : BEHIND_DIGITS);
  return { ...found, words: found.words.filter((word) => standsWithin(word, letters)) };
}

/**
 * Of all words, first those of such a language, then those before them, for what is written without blanks stands behind a
 * size as well as in a word of its own.
 */
async function amongAll(lookInto: (from: string) => Promise<WordsAround>): Promise<WordsAround> {
  const words = new Set<string>();
  let left = LOOKED_INTO_MAX / LOOKED_INTO_AT_ONCE;
  for (const { from, to } of [{ from: EASTERN }, { from: '', to: EASTERN }]) {
    for (let next: string | undefined = from; next !== undefined; left -= 1) {
      if (left === 0) return { words: [...words], isCut: true };
      const some = await lookInto(next);
      for (const word of some.words) words.add(word);
      const { isCut, last = '' }: WordsAround = some;
      next = isCut && (to === undefined || last < to) ? last : undefined;
    }
  }
  return { words: [...words], isCut: false };
}

/** Where Chinese and Japanese words begin: behind those of all letters that people type beside them. */
const EASTERN = '\u2E80';
/** Where words begin that are looked into for letters alone. */
const BEHIND_DIGITS = 'a';

/** The number of the newest item: about as many as there are. */
async function newest(db: Db): Promise<number> {
  const row = await db
    .selectFrom('items')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}
