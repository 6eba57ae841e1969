import { sql } from 'kysely';
import type { Db } from '../store.ts';

/** The first photo of each of these items that has one, by the item's id; read in one statement. */
export async function firstImagesOf(db: Db, itemIds: readonly string[]): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await sql<{ owner_id: string; image_id: string }>`
    select owner_id, image_id from item_images where seq in (
      select min(l.seq) from item_images l join images i on i.id = l.image_id and i.status = 'ready'
      where l.owner_id in (select value from json_each(${JSON.stringify(itemIds)})) group by l.owner_id
    )`.execute(db);
  return new Map(rows.map((row) => [row.owner_id, row.image_id]));
}
