import { stat, statfs } from 'node:fs/promises';
import { databaseIn } from '../dataFolder.ts';
import { Problem } from '../problems.ts';
import type { Db } from '../store/store.ts';
import { type Disk, roomOf } from './reserve.ts';

/** A backup holds the small pictures of the photos too. */
const WITH_SMALL = 4 / 3;

/**
 * Throws 507 unless a backup can be made in `folder` that leaves the others room on its disk, were so many bytes `freed`
 * before.
 */
export async function requireRoom(
  db: Db,
  dataFolder: string,
  folder: string,
  disk: Disk = statfs,
  freed = 0,
): Promise<void> {
  const free = roomOf(await disk(folder)) + freed;
  const photos = db.selectFrom('images').select((row) => row.fn.sum<number | null>('bytes').as('bytes'));
  const { bytes } = await photos.executeTakeFirstOrThrow();
  const database = databaseIn(dataFolder);
  const [main, log] = await Promise.all([database, `${database}-wal`].map(sizeOf));
  // The copy of the database, and what it becomes in the file.
  const needed = (bytes ?? 0) * WITH_SMALL + 2 * ((main ?? 0) + (log ?? 0));
  if (needed <= free) return;
  const room = Math.max(0, Math.floor(free / 1e6));
  throw new Problem(
    'storage-full',
    `The disk of the server has no room for this backup: it takes up to ${Math.ceil(needed / 1e6)} MB, and ${room} MB may be used.`,
  );
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
