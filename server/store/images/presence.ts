import { textsOf } from '../lists.ts';
import type { Db, Store } from '../store.ts';
import type { ImagesTable } from '../tables.ts';

/** Which of these storage paths belong to an image. */
export async function knownPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = db.selectFrom('images').select('storage_path').where('storage_path', 'in', textsOf(paths));
  return new Set((await rows.execute()).map((row) => row.storage_path));
}

type Presence = Pick<ImagesTable, 'storage_path' | 'status'> & { seq: number };

/** `limit` images after number `seq`, of this state or of any. */
export function imagesAfter(
  db: Db,
  seq: number,
  limit: number,
  status?: ImagesTable['status'],
): Promise<Presence[]> {
  return db
    .selectFrom('images')
    .select(['seq', 'storage_path', 'status'])
    .where('seq', '>', seq)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'missing'))
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/**
 * Notes whether the files at these paths are there; answers of how many images. Paths name them, for the number of
 * an image that was deleted meanwhile may be another one's by now.
 */
export async function setStatus(
  store: Store,
  paths: readonly string[],
  status: ImagesTable['status'],
): Promise<number> {
  if (paths.length === 0) return 0;
  const { numUpdatedRows } = await store.write((trx) =>
    trx.updateTable('images').set({ status }).where('storage_path', 'in', textsOf(paths)).executeTakeFirst(),
  );
  return Number(numUpdatedRows);
}

export async function hasImages(db: Db): Promise<boolean> {
  return (await db.selectFrom('images').select('seq').limit(1).executeTakeFirst()) !== undefined;
}

/** How many images have lost their files, as far as it was noted. */
export async function countMissing(db: Db): Promise<number> {
  const rows = db.selectFrom('images').select((row) => row.fn.countAll<number>().as('count'));
  return (await rows.where('status', '=', 'missing').executeTakeFirst())?.count ?? 0;
}
