import { sql } from 'kysely';
import { inOrder } from '../bySeq.ts';
import { numbersOf } from '../lists.ts';
import type { Db } from '../store.ts';
import { type ImageRow, imageColumns, shownImages } from './rows.ts';

/** The numbers of `limit` images from `offset`, newest first; the id decides between equals. */
export async function pickImages(db: Db, limit: number, offset: number): Promise<number[]> {
  const rows = await newestFirst(db).select('seq').limit(limit).offset(offset).execute();
  return rows.map(({ seq }) => seq);
}

/** The next `limit` images after `after`, newest first; the first ones without it. */
export function imagesBefore(db: Db, after: ImageRow | undefined, limit: number): Promise<ImageRow[]> {
  let query = newestFirst(db).select(imageColumns);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id})`);
  return query.limit(limit).execute();
}

/** The images with these numbers, in this order; what is gone is left out. */
export async function imageRows(db: Db, seqs: readonly number[]): Promise<ImageRow[]> {
  return inOrder(
    seqs,
    await shownImages(db).select(imageColumns).where('seq', 'in', numbersOf(seqs)).execute(),
  );
}

export async function countImages(db: Db): Promise<number> {
  const count = shownImages(db).select((row) => row.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirst())?.count ?? 0;
}

const newestFirst = (db: Db) => shownImages(db).orderBy('created_at', 'desc').orderBy('id', 'desc');
