import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Disk, roomOf } from '../backup/reserve.ts';

/** Also of an error that comes from another process, which keeps no class. */
const CODE = 'NO_ROOM_FOR_EXPORT';

/**
 * Passes on what becomes the file at `path`, for as long as its disk has more room than belongs to what everybody else
 * writes. Throws what {@link isWithoutRoom} knows.
 */
export const leavingRoom = (path: string, disk: Disk = statfs) =>
  async function* <Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece, void, undefined> {
    for await (const piece of pieces) {
      if (roomOf(await disk(dirname(path))) < 0) {
        throw Object.assign(new Error('The disk has no room for this export.'), { code: CODE });
      }
      yield piece;
    }
  };

export const isWithoutRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CODE;
