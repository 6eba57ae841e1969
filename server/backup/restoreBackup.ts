import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { S3Place } from '../blobs/place.ts';
import { syncFolder, writeSynced } from '../blobs/sync.ts';
import { databaseIn, makeFolder, openData, photosIn, restoringIn, UnusableData } from '../dataFolder.ts';
import { BUCKET_MARK, blobsHeir, blobsOwner } from '../images/owner.ts';
import { lockFolderAlone } from '../serverLock.ts';
import { storageFailure } from '../store/failures.ts';
import { NewerDatabase } from '../store/migrations/migrate.ts';
import { BACKUPS_ELSEWHERE, newSecret } from '../store/secrets.ts';
import { findDamage } from '../store/sqlite/check.ts';
import type { Db } from '../store/store.ts';
import { listUsers } from '../store/users.ts';
import { counted } from '../wording.ts';
import { countRecords } from '../export/recordCounts.ts';
import { removeForeignObjects } from './foreignObjects.ts';
import type { Manifest } from './manifest.ts';
import { giveNewVersions } from './newVersions.ts';
import { unpackBackup } from './readBackup.ts';
import { requireOwnNames } from './ownNames.ts';
import { BackupRefused } from './refusal.ts';
import { sendPhotos } from './sendPhotos.ts';

/** In there, what the bucket is marked with: the next try has to be known there. */
const MARK = 'bucket-mark';
/** What a server leaves in a folder that holds nothing of anybody's. */
const OF_NOBODY = /^(server\.((writers\.)?lock|json)(-journal)?|lost\+found|\..*)$/;

interface Settings {
  /** Milliseconds since 1970. */
  now: number;
  /** Where its photos go, instead of the folder. */
  place?: S3Place | undefined;
  /** Heeded until the backup is unpacked: then what was unpacked is removed, and the signal's reason thrown. */
  ended?: AbortSignal | undefined;
}

/** What was restored. */
interface Restored {
  manifest: Manifest;
  /** One from the browser has none: the next start makes the first one. */
  hasUsers: boolean;
  /** Triggers and views that are none of Stowage's: they are not restored. */
  leftOut: string[];
}

/**
 * Makes a data folder of the backup at `path`, with its photos in there or at `place`. Every byte is compared before anything is there, and the database appears
 * last: what a power cut left is no inventory, and goes with the next try. All sessions are over, and all
 * versions are new ones. Throws {@link BackupRefused}, and with it when the folder holds anything already.
 */
export async function restoreBackup(path: string, folder: string, settings: Settings): Promise<Restored> {
  await makeFolder(folder);
  const lock = await lockFolderAlone(folder);
  try {
    const unfinished = restoringIn(folder);
    const names = await readdir(folder);
    // Only a restore leaves this, and photos without a database beside it: whoever opens a database removes it (`openData`).
    const isRepeat = names.includes(basename(unfinished));
    const others = names.filter((name) => !OF_NOBODY.test(name) && name !== basename(unfinished));
    const left = isRepeat ? others.filter((name) => join(folder, name) !== photosIn(folder)) : others;
    if (left.length > 0) throw new BackupRefused(`${folder} is not empty (${left.slice(0, 3).join(', ')}).`);
    await clear(unfinished);
    if (isRepeat) await rm(photosIn(folder), { recursive: true, force: true });
    try {
      const restored = await unpackInto(path, { folder, ...settings }, unfinished);
      await rm(join(unfinished, MARK), { force: true });
      return restored;
    } finally {
      await clear(unfinished);
    }
  } finally {
    await lock.release();
  }
}

/** Removes what a try has left there, but for the mark of a bucket. */
async function clear(unfinished: string): Promise<void> {
  const names = await readdir(unfinished).catch(() => []);
  const left = names.filter((name) => name !== MARK);
  await Promise.all(left.map((name) => rm(join(unfinished, name), { recursive: true, force: true })));
  if (left.length === names.length) await rm(unfinished, { recursive: true, force: true });
}

/** The bytes of the mark that the bucket gets, the same for each try. */
async function markIn(unfinished: string): Promise<Buffer> {
  const path = join(unfinished, MARK);
  const known = Buffer.from(await readFile(path, 'utf8').catch(() => ''), 'hex');
  const fresh = newSecret();
  if (known.length === fresh.length) return known;
  await writeSynced(path, Buffer.from(fresh.toString('hex')));
  await syncFolder(unfinished);
  return fresh;
}

async function unpackInto(
  path: string,
  { folder, now, place, ended }: Settings & { folder: string },
  unfinished: string,
): Promise<Restored> {
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const manifest = await unpackBackup(path, unfinished, ended);
  ended?.throwIfAborted();
  const damage = await findDamage(databaseIn(unfinished));
  if (damage !== undefined) throw new BackupRefused(`the database in it is damaged (${damage}).`);
  const leftOut = await removeForeignObjects(databaseIn(unfinished));
  const store = await openData(unfinished).catch(notOfStowage);
  let hasUsers = false;
  try {
    await requireOwnNames(store.read);
    await requireCounts(store.read, manifest.counts);
    hasUsers = (await listUsers(store.read)).length > 0;
    const { mark } = await blobsOwner(store);
    await store.write(async (trx) => {
      // A session that was ended since is not to come back.
      await trx.deleteFrom('sessions').execute();
      await giveNewVersions(trx, now).catch(notOfStowage);
      // Those of the database that the backup was made of, and of its machine.
      await trx.deleteFrom('secrets').where('name', 'in', [BUCKET_MARK, BACKUPS_ELSEWHERE]).execute();
    });
    if (place) {
      const owner = await blobsHeir(store, mark, await markIn(unfinished));
      await sendPhotos(photosIn(unfinished), place, owner);
    }
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
  return { manifest, hasUsers, leftOut };
}

/** Says of a database from a backup what is wrong with it, and nothing of the folder in which it is unpacked, which goes. */
function notOfStowage(error: unknown): never {
  // The disk is told as everywhere.
  for (let one = error; one instanceof Error; one = one.cause)
    if (storageFailure(one) !== undefined) throw one;
  const reason = error instanceof UnusableData ? error.cause : error;
  if (reason instanceof NewerDatabase)
    throw new BackupRefused('a newer version of Stowage made it. Update this one first.', { cause: error });
  const words = reason instanceof Error ? ` (${reason.message.replaceAll(/\s+/g, ' ')})` : '';
  throw new BackupRefused(`the database in it is not as any version of Stowage makes it${words}.`, {
    cause: error,
  });
}

/** Throws {@link BackupRefused} where a database has not what its backup says. */
async function requireCounts(db: Db, said: Manifest['counts']): Promise<void> {
  const found = await countRecords(db);
  const nouns = { items: 'item', locations: 'location', photos: 'photo' } as const;
  for (const what of ['items', 'locations', 'photos'] as const) {
    if (found[what] === said[what]) continue;
    const inWords = counted(said[what], nouns[what]);
    throw new BackupRefused(`it says that it has ${inWords}, and its database has ${found[what]}.`);
  }
}
