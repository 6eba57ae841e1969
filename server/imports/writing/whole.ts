import { dirname } from 'node:path';
import type { Transaction } from 'kysely';
import { checkpoint } from '../../store/sqlite/checkpoint.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../store/tables.ts';
import { ImportRefused } from '../refusal.ts';
import { type DiskNow, isForRoom, requireRoomNow } from '../room.ts';

/** Rows between two looks at the disk: some hundred kilobytes. */
const LOOKED_AT = 200;
const NO_ROOM =
  'The disk has no room for this import beside what others write there. Make room, then run it again.';

/**
 * Writes an import that is done whole or not at all; `work` calls `onRow` for each row. Throws {@link ImportRefused} where it
 * would take the room of everybody else who writes on that disk.
 */
export async function writeWhole<T>(
  store: Store,
  work: (trx: Transaction<Tables>, onRow: () => void) => Promise<T>,
  disk?: DiskNow,
): Promise<T> {
  const database = store.toRead();
  // One elsewhere has a disk of its own, which nobody can ask here.
  if (database.engine !== 'sqlite') return store.write((trx) => work(trx, () => undefined));
  // All of it stands in the log until it is done. On a disk that it has filled, what was in there before could not be brought
  // into the database any more: the log would keep the disk full, and no server could start.
  await checkpoint(database.path);
  const folder = dirname(database.path);
  let rows = 0;
  const onRow = (): void => {
    if (rows++ % LOOKED_AT === 0) requireRoomNow(folder, disk);
  };
  try {
    return await store.write((trx) => work(trx, onRow));
  } catch (error) {
    if (!isForRoom(error)) throw error;
    // Nothing of it counts, and a server beside it would keep its room.
    await checkpoint(database.path, true);
    throw new ImportRefused([NO_ROOM]);
  }
}
