import { sql } from 'kysely';
import { readQuery } from '../../../../contract/finding/typedQuery.ts';
import { queryWords } from '../../../../contract/searchWords.ts';
import type { Found } from '../../search/found.ts';
import type { Db } from '../../store.ts';

/** Items that have every word of the query somewhere, by name. */
export async function searchOnPostgres(db: Db, query: string, limit: number, offset: number): Promise<Found> {
  const words = queryWords(readQuery(query).text);
  if (words.length === 0) return { seqs: [], total: 0 };
  let items = db.selectFrom('items').select('seq');
  for (const word of words) {
    items = items.where(
      sql<boolean>`concat_ws(' ', name, supplier_part_no, description, category, supplier, notes)
        ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    );
  }
  const rows = await items.orderBy('name_key').orderBy('seq').limit(2000).execute();
  return { seqs: rows.slice(offset, offset + limit).map(({ seq }) => seq), total: rows.length };
}

/** The newest items that have a word, or one that begins so. */
export async function newestOnPostgres(db: Db, word: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('seq')
    .where('name', 'ilike', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ seq }) => seq);
}
