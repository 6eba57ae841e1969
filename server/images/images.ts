import { join } from 'node:path';
import type { Blobs, Scratch } from '../blobs/blobs.ts';
import { openBlobs, readBlobs } from '../blobs/openBlobs.ts';
import type { S3Place } from '../blobs/place.ts';
import { storageFailure } from '../store/failures.ts';
import { newId } from '../store/ids.ts';
import { type NewImage, deleteImage } from '../store/images/write.ts';
import { knownPaths } from '../store/images/presence.ts';
import type { Store } from '../store/store.ts';
import type { Decoder } from './decoding/decoder.ts';
import { blobsOwner, photoSecret } from './owner.ts';
import { createPlaces } from './places.ts';
import { createPrepare } from './prepare.ts';

/** The photos of a database: rows in there, files beside it or in a bucket. */
export interface Images {
  readonly blobs: Blobs;
  /** What their addresses are signed with. */
  readonly secret: Uint8Array;
  /**
   * Makes a photo of the file that `receive` puts at the path it is given, and hands it to `enter`, which has to
   * write its row. The files are in place before that, and go again when there is no row afterwards. Throws what
   * `receive` and `enter` throw, the refusals of {@link createPrepare}, and 429 when too many of this owner are on
   * their way: then nothing is received.
   */
  add<R extends { filename: string }, T>(intake: Intake<R, T>): Promise<T>;
  /** Removes a photo for good: its row and links, then its files. 404 when there is none. */
  remove(id: string, write?: Store['write']): Promise<void>;
}

export interface Intake<R extends { filename: string }, T> {
  /** Milliseconds since 1970. */
  now: number;
  /** Whose photo it is: people take turns. */
  owner: string;
  receive(path: string): Promise<R>;
  /** Asked before the file is looked at: an answer that is known already. */
  known?(received: R): Promise<T | undefined>;
  enter(image: NewImage, received: R): Promise<T>;
}

/**
 * Uploads of one person at a time, from their first byte to the answer: the app sends three in each of its tabs. Each has
 * its file on the disk meanwhile.
 */
export const UPLOADS_EACH = 16;

const FOLDER = 'photos';
const UPLOAD = 'upload';

/** What a disk in trouble does not let go of: the answer to the request is more important, and the sweep comes by. */
const leftToTheSweep = (): void => undefined;

/**
 * Opens the photos of a database, in its data folder or at `place`; `decoder` reads what is uploaded, and is not closed here.
 * Rejects with node's error when the folder cannot be used, and with a BlobsFailure for a place that cannot.
 */
export async function openImages(
  store: Store,
  dataFolder: string,
  decoder: Decoder,
  place?: S3Place,
): Promise<Images> {
  const where = { folder: join(dataFolder, FOLDER), place };
  const blobs = store.condition.isReadOnly
    ? await readBlobs(where)
    : await openBlobs(where, await blobsOwner(store));
  const prepare = createPrepare(decoder);
  const inPlace = createPlaces(UPLOADS_EACH);

  async function make<R extends { filename: string }, T>(
    scratch: Scratch,
    { now, owner, receive, known, enter }: Intake<R, T>,
  ): Promise<T> {
    const upload = scratch.path(UPLOAD);
    const received = await receive(upload);
    const answered = await known?.(received);
    if (answered !== undefined) return answered;
    const prepared = await prepare(scratch, { source: upload, owner });
    await scratch.remove(UPLOAD);
    const id = newId(now);
    const storage_path = await scratch.keep(id);
    let isUnknown = false;
    try {
      return await enter({ id, ...prepared, filename: received.filename, storage_path, now }, received);
    } catch (error) {
      // Its commit may still be on its way: whether these files are its own only the sweep can tell, later.
      isUnknown = storageFailure(error) === 'unknown';
      throw error;
    } finally {
      if (!isUnknown) await removeUnlessEntered(storage_path).catch(leftToTheSweep);
    }
  }

  /** For one that was refused, has failed, or is the repeat of a request that was done meanwhile. */
  async function removeUnlessEntered(path: string): Promise<void> {
    if (!(await knownPaths(store.read, [path])).has(path)) await blobs.remove(path);
  }

  return {
    blobs,
    secret: await photoSecret(store),
    add: (intake) =>
      inPlace(intake.owner, async () => {
        const scratch = await blobs.scratch();
        try {
          return await make(scratch, intake);
        } finally {
          await scratch.end().catch(leftToTheSweep);
        }
      }),
    async remove(id, write = store.write) {
      const path = await write((trx) => deleteImage(trx, id));
      // The photo is gone with its row.
      await blobs.remove(path).catch(leftToTheSweep);
    },
  };
}
