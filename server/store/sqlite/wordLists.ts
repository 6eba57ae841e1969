import { sql } from 'kysely';
import type { Db } from '../store.ts';

/** The words of the index that were read, by what was asked, as of a commit. */
interface Kept {
  revision: number;
  lists: Map<string, readonly string[]>;
}

/** Lists that are kept, and words of each: some megabytes in all. */
const LISTS_MAX = 16;
const WORDS_MAX = 5000;

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
  const lists = before?.revision === revision ? before.lists : new Map<string, readonly string[]>();
  if (lists !== before?.lists) kept.set(db, { revision, lists });
  const known = lists.get(key);
  if (known) return known;
  const words = await read();
  if (words.length <= WORDS_MAX && lists.size < LISTS_MAX) lists.set(key, words);
  return words;
}
