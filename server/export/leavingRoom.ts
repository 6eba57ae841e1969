import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Disk, roomOf } from '../backup/reserve.ts';

/** Also of an error that comes from another process, which keeps no class. */
const CODE = 'NO_ROOM_FOR_EXPORT';

/** Of what is free an export may have so much in any case: who runs out of disk most needs to take things out. */
const SHARE = 0.02;

/**
 * Passes on what becomes the file at `path`, for as long as its disk has more room than belongs to what everybody else
 * writes, or the file is small beside what is free. Throws what {@link isWithoutRoom} knows.
 */
export const leavingRoom = (path: string, disk: Disk = statfs) =>
  async function* <Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece, void, undefined> {
    for await (const piece of pieces) {
      const now = await disk(dirname(path));
      if (roomOf(now) < 0 && (await sizeOf(path)) >= SHARE * now.bavail * now.bsize) {
        throw Object.assign(new Error('The disk has no room for this export.'), { code: CODE });
      }
      yield piece;
    }
  };

/** In bytes; 0 before it is there. */
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

export const isWithoutRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CODE;
