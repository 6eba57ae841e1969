import { SYNONYM_GROUPS_MAX } from '../../../contract/limits.ts';
import { indexedText } from '../../../contract/searchWords.ts';
import type { SynonymGroup, SynonymGroupChange } from '../../../contract/finding/synonymGroups.ts';
import { Problem } from '../../problems.ts';
import type { Db } from '../store.ts';

/** All groups of words that mean the same here, the first one that was made first. */
export async function listSynonyms(db: Db): Promise<SynonymGroup[]> {
  const rows = await db.selectFrom('synonym_groups').select(['id', 'words']).orderBy('id').execute();
  // Only this file and what copies its rows write the column.
  return rows.map(({ id, words }) => ({ id, words: JSON.parse(words) as string[] }));
}

/** Adds a group; 409 when there is one of the same words, or no room for more. In a transaction. */
export async function addSynonyms(db: Db, group: SynonymGroup): Promise<SynonymGroup> {
  const groups = await listSynonyms(db);
  refuseTwice(groups, group);
  if (groups.length >= SYNONYM_GROUPS_MAX) {
    throw refusal(`There are ${SYNONYM_GROUPS_MAX} groups already. Remove some first.`);
  }
  await db
    .insertInto('synonym_groups')
    .values({ id: group.id, words: JSON.stringify(group.words) })
    .execute();
  return group;
}

/**
 * Gives a group other words. 404 when there is none; 409 when somebody else has changed it since it was `was`, or another
 * one has the same words. In a transaction.
 */
export async function changeSynonyms(
  db: Db,
  id: string,
  { words, was }: SynonymGroupChange,
): Promise<SynonymGroup> {
  const groups = await listSynonyms(db);
  const now = requireUnchanged(groups, id, was);
  if (words === undefined) return now;
  const group = { id, words };
  refuseTwice(groups, group);
  await db
    .updateTable('synonym_groups')
    .set({ words: JSON.stringify(group.words) })
    .where('id', '=', id)
    .execute();
  return group;
}

/** Removes a group; 404 when there is none, 409 when somebody else has changed it since it was `was`. In a transaction. */
export async function removeSynonyms(db: Db, id: string, was?: readonly string[]): Promise<void> {
  requireUnchanged(await listSynonyms(db), id, was);
  await db.deleteFrom('synonym_groups').where('id', '=', id).execute();
}

/** The group; 404 when there is none, 409 when it is not as it `was`, where that is said. */
function requireUnchanged(
  groups: readonly SynonymGroup[],
  id: string,
  was: readonly string[] | undefined,
): SynonymGroup {
  const now = groups.find((one) => one.id === id);
  if (!now) throw gone();
  if (was === undefined || JSON.stringify(was) === JSON.stringify(now.words)) return now;
  throw new Problem(
    'conflict',
    `Somebody else has changed these words meanwhile: they are ${now.words.join(', ')} now.`,
  );
}

const gone = (): Problem => new Problem('not-found', 'These words are not on the list any more.');

function refusal(message: string): Problem {
  return new Problem('conflict', message, { fields: { words: message } });
}

/** Two of the same words would be one, and the removal of one would change nothing. */
function refuseTwice(groups: readonly SynonymGroup[], { id, words }: SynonymGroup): void {
  const key = keyOf(words);
  const other = groups.find((one) => one.id !== id && keyOf(one.words) === key);
  if (other) throw refusal(`${other.words.join(', ')}: they are on the list already.`);
}

const keyOf = (words: readonly string[]): string => JSON.stringify(words.map(indexedText).toSorted());
