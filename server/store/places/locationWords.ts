import { indexedText } from '../../../contract/searchWords.ts';
import { treeRevision } from '../locations/hierarchyChanges.ts';
import type { Db } from '../store.ts';

/** The words of all locations, and their labels without signs, with the ids of those that have them. */
export interface LocationWords {
  count: number;
  /** Whether these are all. */
  isAll: boolean;
  byWord: ReadonlyMap<string, ReadonlySet<string>>;
  byLabel: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Known {
  revision: number;
  /** The id up to which all have been read; undefined once all have. */
  upTo: string | undefined;
  of: Map<string, { words: readonly string[]; label: string }>;
  byWord: Map<string, Set<string>>;
  byLabel: Map<string, Set<string>>;
}

/** More changes than this, and the database may have forgotten some: everything is read anew. */
const CHANGES_MOST = 2000;

const known = new WeakMap<Db, Known>();

/** Locations that are read for one question: within some 10 ms. Of 100,000 all are known after as many questions as it takes. */
const PORTION = 1500;

/**
 * The words of the locations as they are now: as many as have been read yet, a portion more with each question, and what has
 * changed since. `portion`: how many are read at a time.
 */
export async function locationWords(db: Db, portion = PORTION): Promise<LocationWords> {
  // First: what is written between these statements is read now, and once more the next time.
  const revision = await treeRevision(db);
  const before = known.get(db);
  const now = before && (await withChanges(db, before, revision));
  const words = now ?? { revision, upTo: '', of: new Map(), byWord: new Map(), byLabel: new Map() };
  known.set(db, words);
  await readOn(db, words, portion);
  const isAll = words.upTo === undefined;
  return { count: words.of.size, isAll, byWord: words.byWord, byLabel: words.byLabel };
}

/** The same of all of them, however many have been read before: portion by portion, between which others have their turn. */
export async function allLocationWords(db: Db, portion = PORTION): Promise<LocationWords> {
  let words = await locationWords(db, portion);
  while (!words.isAll) words = await locationWords(db, portion);
  return words;
}

async function readOn(db: Db, words: Known, portion: number): Promise<void> {
  const { upTo, revision } = words;
  if (upTo === undefined) return;
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'label'])
    .where('id', '>', upTo)
    .orderBy('id')
    .limit(portion)
    .execute();
  // Another question has read them, or what has changed since, while these were on their way.
  if (words.upTo !== upTo || words.revision !== revision) return;
  for (const row of rows) put(words, row);
  words.upTo = rows.length < portion ? undefined : rows.at(-1)?.id;
}

/** What is known with what has changed since; undefined where only everything can tell. */
async function withChanges(db: Db, words: Known, revision: number): Promise<Known | undefined> {
  if (words.revision === revision) return words;
  if (revision < words.revision || revision > words.revision + CHANGES_MOST) return undefined;
  const changed = await db
    .selectFrom('location_changes')
    .select('location_id')
    .where('revision', '>', words.revision)
    // Another name of a type or an area: none of theirs.
    .where('location_id', '<>', '')
    .execute();
  const ids = changed.map(({ location_id }) => location_id);
  const found = db.selectFrom('locations').select(['id', 'name', 'label']).where('id', 'in', ids);
  const rows = ids.length === 0 ? [] : await found.execute();
  // All at once: another question may be waiting for the same rows.
  for (const id of ids) remove(words, id);
  for (const row of rows) put(words, row);
  words.revision = revision;
  return words;
}

/** Its words in the place of those that it had. */
function put(known: Known, row: { id: string; name: string; label: string | null }): void {
  remove(known, row.id);
  const { of, byWord, byLabel } = known;
  const words = [...new Set(indexedText(row.name).split(' '))].filter((word) => word !== '');
  const label = indexedText(row.label ?? '').replaceAll(' ', '');
  of.set(row.id, { words, label });
  for (const word of words) join(byWord, word, row.id);
  if (label !== '') join(byLabel, label, row.id);
}

function remove({ of, byWord, byLabel }: Known, id: string): void {
  const had = of.get(id);
  if (!had) return;
  of.delete(id);
  for (const word of had.words) leave(byWord, word, id);
  leave(byLabel, had.label, id);
}

function join(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key) ?? new Set();
  ids.add(id);
  map.set(key, ids);
}

function leave(map: Map<string, Set<string>>, key: string, id: string): void {
  const ids = map.get(key);
  ids?.delete(id);
  if (ids?.size === 0) map.delete(key);
}
