import { type OwnSynonyms, ownSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import type { Db } from '../store.ts';
import { listSynonyms } from './groups.ts';

/** As of a revision of them, by the connection: a search is asked again with each letter. */
const made = new WeakMap<Db, { revision: number; synonyms: OwnSynonyms }>();

/** What means the same in this workshop, as of now. */
export async function ownSynonymsIn(db: Db): Promise<OwnSynonyms> {
  // First: what is written between these statements is read now, and once more the next time.
  const of = db.selectFrom('revisions').select('revision').where('name', '=', 'synonyms');
  const { revision } = await of.executeTakeFirstOrThrow();
  const known = made.get(db);
  if (known?.revision === revision) return known.synonyms;
  const synonyms = ownSynonyms(await listSynonyms(db));
  made.set(db, { revision, synonyms });
  return synonyms;
}
