import type { Db } from '../store.ts';
import { type ImageRow, imageColumns, shownImages } from './rows.ts';

/** `limit` images from `offset`, newest first; the id decides between equals. */
export function imagePage(db: Db, limit: number, offset: number): Promise<ImageRow[]> {
  return shownImages(db)
    .select(imageColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countImages(db: Db): Promise<number> {
  const count = shownImages(db).select((row) => row.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirst())?.count ?? 0;
}
