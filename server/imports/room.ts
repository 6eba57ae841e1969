import { statfsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { type Disk, type DiskRoom, roomOf } from '../backup/reserve.ts';
import { storageFailure } from '../store/failures.ts';
import { ImportRefused } from './refusal.ts';

/** For a person, who can do no more about it. */
export const NO_ROOM =
  'The disk of the server has no room for this import. Whoever runs the server has to make room: then upload the file again.';

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

/** Removes a file of rows: it can be made again from what was uploaded, but for edits. */
export async function removeRows(path: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((ending) => rm(path + ending, { force: true })));
}
