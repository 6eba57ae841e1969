import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Place } from '../blobs/place.ts';
import { syncFolder } from '../blobs/sync.ts';
import { databaseIn, makeFolder, openData, photosIn } from '../dataFolder.ts';
import { lockFolder } from '../serverLock.ts';
import { findDamage } from '../store/sqlite/check.ts';
import { listUsers } from '../store/users.ts';
import type { Manifest } from './manifest.ts';
import { giveNewVersions } from './newVersions.ts';
import { unpackBackup } from './readBackup.ts';
import { BackupRefused } from './refusal.ts';
import { sendPhotos } from './sendPhotos.ts';

/** Where a backup is unpacked, in the data folder: it is the same disk. */
const UNFINISHED = 'restoring';
/** What a server leaves in a folder that holds nothing of anybody's. */
const OF_NOBODY = /^(server\.(lock|json)(-journal)?|lost\+found|\..*)$/;

interface Settings {
  /** Milliseconds since 1970. */
  now: number;
  /** Where its photos go, instead of the folder. */
  place?: S3Place | undefined;
}

/** What was restored. */
interface Restored {
  manifest: Manifest;
  /** One from the browser has none: the next start makes the first one. */
  hasUsers: boolean;
}

/**
 * Makes a data folder of the backup at `path`, with its photos in there or at `place`. Every byte is compared before anything is there, and the database appears
 * last: what a power cut left is no inventory, and goes with the next try. All sessions are over, and all
 * versions are new ones. Throws {@link BackupRefused}, and with it when the folder holds anything already.
 */
export async function restoreBackup(path: string, folder: string, settings: Settings): Promise<Restored> {
  await makeFolder(folder);
  const lock = await lockFolder(folder);
  try {
    const unfinished = join(folder, UNFINISHED);
    const names = await readdir(folder);
    // Only a restore leaves this, and photos without a database beside it.
    const isRepeat = names.includes(UNFINISHED);
    const others = names.filter((name) => !OF_NOBODY.test(name) && name !== UNFINISHED);
    const left = isRepeat ? others.filter((name) => join(folder, name) !== photosIn(folder)) : others;
    if (left.length > 0) throw new BackupRefused(`${folder} is not empty (${left.slice(0, 3).join(', ')}).`);
    await rm(unfinished, { recursive: true, force: true });
    if (isRepeat) await rm(photosIn(folder), { recursive: true, force: true });
    try {
      return await unpackInto(path, { folder, ...settings }, unfinished);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  } finally {
    await lock.release();
  }
}

async function unpackInto(
  path: string,
  { folder, now, place }: Settings & { folder: string },
  unfinished: string,
): Promise<Restored> {
  await mkdir(unfinished, { mode: 0o700 });
  const manifest = await unpackBackup(path, unfinished);
  const damage = await findDamage(databaseIn(unfinished));
  if (damage !== undefined) throw new BackupRefused(`the database in it is damaged (${damage}).`);
  const store = await openData(unfinished);
  let hasUsers = false;
  try {
    hasUsers = (await listUsers(store.read)).length > 0;
    await store.write(async (trx) => {
      // A session that was ended since is not to come back.
      await trx.deleteFrom('sessions').execute();
      await giveNewVersions(trx, now);
    });
    if (place) await sendPhotos(photosIn(unfinished), place, store);
  } finally {
    await store.close();
  }
  const log = await stat(`${databaseIn(unfinished)}-wal`).catch(() => undefined);
  if (log && log.size > 0) throw new BackupRefused('its database could not be written whole to this disk.');
  for (const name of ['-wal', '-shm']) await rm(databaseIn(unfinished) + name, { force: true });
  const hasPhotos = place === undefined && manifest.files.length > 1;
  if (hasPhotos) await rename(photosIn(unfinished), photosIn(folder));
  await syncFolder(folder);
  await rename(databaseIn(unfinished), databaseIn(folder)).catch(async (error: unknown) => {
    await rm(photosIn(folder), { recursive: true, force: true });
    throw error;
  });
  await syncFolder(folder);
  return { manifest, hasUsers };
}
