import { sql } from 'kysely';
import type { Db } from '../store.ts';

/** The words of the index that were read, by what was asked, as of a commit. */
interface Kept {
  revision: number;
  lists: Map<string, readonly string[]>;
  words: number;
}

/** Lists that are kept, words of each, and words in all: some megabytes. */
const LISTS_MAX = 96;
const WORDS_MAX = 5000;
const WORDS_IN_ALL = 200_000;

const kept = new WeakMap<Db, Kept>();

/**
 * Words of the index, read once until anything is written: SQLite goes through all that has a word to tell that there is
 * one, and whoever types a word that nobody has asks with each letter. For the connection that reads, not in a transaction.
 */
export async function wordList(
  db: Db,
  key: string,
  read: () => Promise<string[]>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ data_version: number }>`select data_version from pragma_data_version`.execute(
    db,
  );
  const revision = rows[0]?.data_version ?? -1;
  const before = kept.get(db);
  const now = before?.revision === revision ? before : { revision, lists: new Map(), words: 0 };
  if (now !== before) kept.set(db, now);
  const known = now.lists.get(key);
  if (known) return known;
  const words = await read();
  const isKept = words.length <= WORDS_MAX && now.lists.size < LISTS_MAX;
  if (isKept && now.words + words.length <= WORDS_IN_ALL) {
    now.lists.set(key, words);
    now.words += words.length;
  }
  return words;
}
