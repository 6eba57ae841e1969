import { sql } from 'kysely';
import type { Db, Store } from '../store.ts';
import type { ImagesTable } from '../tables.ts';

/** Which of these storage paths belong to an image. */
export async function knownPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('images')
    .select('storage_path')
    .where('storage_path', 'in', sql<string>`(select value from json_each(${JSON.stringify(paths)}))`)
    .execute();
  return new Set(rows.map((row) => row.storage_path));
}

type Presence = Pick<ImagesTable, 'storage_path' | 'status'> & { seq: number };

/** `limit` images after number `seq`, whatever their state. */
export function imagesAfter(db: Db, seq: number, limit: number): Promise<Presence[]> {
  const rows = db.selectFrom('images').select(['seq', 'storage_path', 'status']);
  return rows.where('seq', '>', seq).orderBy('seq').limit(limit).execute();
}

/** Notes whether the files of these images are there. */
export async function setStatus(
  store: Store,
  seqs: readonly number[],
  status: ImagesTable['status'],
): Promise<void> {
  if (seqs.length === 0) return;
  await store.write((trx) => trx.updateTable('images').set({ status }).where('seq', 'in', seqs).execute());
}
