import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf } from '../blobs/blobs.ts';
import { unlessMissing } from '../blobs/missing.ts';
import { type BlobsOwner, openBlobs, takeBucket } from '../blobs/openBlobs.ts';
import type { S3Place } from '../blobs/place.ts';
import { BackupRefused } from './refusal.ts';

/**
 * Moves the unpacked photos of a backup, in `folder`, into the bucket of a restore. Those that are there already, from a try
 * that was broken off, have to be the same. At the end the bucket is its `owner`'s alone: the database that the backup was made of
 * would remove what is added from then on.
 */
export async function sendPhotos(folder: string, place: S3Place, owner: BlobsOwner): Promise<void> {
  const shelves = (await readdir(folder).catch(unlessMissing)) ?? [];
  const blobs = await openBlobs({ folder, place, isPatient: true }, owner);
  for (const shelf of shelves) {
    for (const id of await readdir(join(folder, shelf))) {
      const key = `${shelf}/${id}`;
      if (keyOf(id) !== key) throw new BackupRefused(`photos/${key} does not belong into a backup.`);
      const scratch = await blobs.scratch();
      try {
        for (const name of await readdir(join(folder, key))) {
          await rename(join(folder, key, name), scratch.path(name));
        }
        await scratch.keep(id);
      } finally {
        await scratch.end();
      }
    }
  }
  await takeBucket(place, owner);
}
