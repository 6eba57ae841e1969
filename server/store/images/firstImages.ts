import { sql } from 'kysely';
import { textsOf } from '../lists.ts';
import type { Db } from '../store.ts';

/** The first photo of each of these items that has one, by the item's id; read in one statement. */
export async function firstImagesOf(db: Db, itemIds: readonly string[]): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map();
  // One by one, each along an index to the first: an item may have very many.
  const { rows } = await sql<{ owner_id: string; image_id: string | null }>`
    select wanted.value as owner_id, (
      select l.image_id from item_images l join images i on i.id = l.image_id
      where l.owner_id = wanted.value and i.status = 'ready' order by l.seq limit 1
    ) as image_id from ${textsOf([...new Set(itemIds)])} wanted`.execute(db);
  return new Map(rows.flatMap((row) => (row.image_id === null ? [] : [[row.owner_id, row.image_id]])));
}
