import { statfsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Disk, type DiskRoom, roomOf } from '../backup/reserve.ts';
import { Problem } from '../problems.ts';
import { storageFailure } from '../store/failures.ts';
import type { Store } from '../store/store.ts';
import { ImportRefused } from './refusal.ts';

/** For a person, who can do no more about it. */
export const NO_ROOM =
  'The disk of the server has no room for this import. Whoever runs the server has to make room: then upload the file again.';
/** The same where the server still has the file, and what was edited. */
export const NO_ROOM_NOW =
  'The disk of the server has no room for this import. Whoever runs the server has to make room: then try again.';

/** What an import would take belongs to everybody else who writes on that disk. */
export class NoRoom extends ImportRefused {
  constructor() {
    super([NO_ROOM]);
  }
}

/** Whether this was thrown for lack of room, ours or the system's. */
export const isForRoom = (error: unknown): boolean =>
  error instanceof NoRoom || storageFailure(error) === 'full';

/** Throws {@link NoRoom} unless so many bytes may be taken of the disk of `folder`. */
export async function requireRoom(folder: string, bytes: number, disk: Disk = statfs): Promise<void> {
  if (roomOf(await disk(folder)) <= bytes) throw new NoRoom();
}

/** {@link requireRoom} in the database. One elsewhere has a disk of its own, which nobody can ask here. */
export async function requireRoomToWrite(store: Store, disk?: Disk): Promise<void> {
  const database = store.toRead();
  if (database.engine === 'sqlite') await requireRoom(dirname(database.path), 0, disk);
}

/** Waits for one of those above. Throws 507 with `words` for {@link NoRoom}: nothing was begun. */
export async function answeringRoom(required: Promise<void>, words = NO_ROOM_NOW): Promise<void> {
  try {
    await required;
  } catch (error) {
    throw error instanceof NoRoom ? new Problem('storage-full', words) : error;
  }
}

export type DiskNow = (folder: string) => DiskRoom;

/** {@link requireRoom} in the midst of something that waits for nothing. */
export function requireRoomNow(folder: string, disk: DiskNow = statfsSync): void {
  if (roomOf(disk(folder)) <= 0) throw new NoRoom();
}

/** Does `write`; where it finds the disk full, once more after `makeRoom`. */
export async function writeWithRoom<T>(write: () => Promise<T>, makeRoom: () => Promise<void>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isForRoom(error)) throw error;
    await makeRoom();
    return write();
  }
}

/** Removes a file of rows: it can be made again from what was uploaded, but for edits (`keepEdits`). */
export async function removeRows(path: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((ending) => rm(path + ending, { force: true })));
}
