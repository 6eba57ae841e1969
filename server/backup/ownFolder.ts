import { createHash, createHmac } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from '../blobs/missing.ts';
import { syncFolder, writeSynced } from '../blobs/sync.ts';
import { photoSecret } from '../images/owner.ts';
import { BACKUPS_ELSEWHERE, BACKUPS_OF, secretOf } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { BackupRefused } from './refusal.ts';

/**
 * What a database writes into the folder of its backups, as text. One that was restored or moved has the same, so that it goes
 * on with its folder: every backup has this secret, and older ones what it is made of.
 */
export async function markOfBackups(store: Store): Promise<string> {
  const first = createHmac('sha256', await photoSecret(store))
    .update(BACKUPS_OF)
    .digest();
  return Buffer.from(await secretOf(store, BACKUPS_OF, first)).toString('hex');
}

/** Whether the backups in a folder are those of another database. One without a mark is anybody's. */
export async function isOfAnother(folder: string, mark: string): Promise<boolean> {
  const found = await markIn(folder);
  return found !== '' && found !== mark;
}

/** With what a folder shares its disk. */
export interface DiskOf {
  /** With the data folder. */
  isOfData: boolean;
  /** With the root of the machine. */
  isOfMachine: boolean;
}

/** On which disk a folder is that is not on that of the data folder; an older note does not tell. */
const DISKS = { own: 'own', machine: 'machine', untold: '' } as const;

/** What is noted of it. */
const noteOf = (folder: string, disk: keyof typeof DISKS): Buffer =>
  Buffer.concat([createHash('sha256').update(folder).digest(), Buffer.from(DISKS[disk])]);

/** Notes whether the folder of the backups is on another disk than the data folder, and than the machine. */
export async function noteDisk(store: Store, folder: string, now: DiskOf): Promise<void> {
  const before = await noted(store);
  const note = now.isOfData ? undefined : noteOf(folder, now.isOfMachine ? 'machine' : 'own');
  if (note ? before?.equals(note) : !before) return;
  await store.write(async (trx) => {
    await trx.deleteFrom('secrets').where('name', '=', BACKUPS_ELSEWHERE).execute();
    if (note) await trx.insertInto('secrets').values({ name: BACKUPS_ELSEWHERE, value: note }).execute();
  });
}

async function noted(store: Store): Promise<Buffer | undefined> {
  const known = await store.read
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', BACKUPS_ELSEWHERE)
    .executeTakeFirst();
  return known && Buffer.from(known.value);
}

/**
 * Throws {@link BackupRefused} where a folder that has lost its mark is on the disk of the data folder or of the machine by now, and was not before:
 * its disk is not mounted, and what was written there would be lost with theirs.
 */
export async function requireMounted(store: Store, folder: string, now: DiskOf): Promise<void> {
  if ((!now.isOfData && !now.isOfMachine) || (await markIn(folder)) !== '') return;
  const before = await noted(store);
  const was = (['own', 'machine', 'untold'] as const).find((disk) => before?.equals(noteOf(folder, disk)));
  if (was === undefined || (was === 'machine' && !now.isOfData)) return;
  throw new BackupRefused(
    `The folder ${folder} was on another disk, and is not there now. Is its disk mounted? ` +
      'To keep backups on this disk, set STOWAGE_BACKUP_DIR to another folder.',
  );
}

/** Marks a folder, which is there, as that of this database. Throws {@link BackupRefused} where it is another's. */
export async function claimFolder(folder: string, mark: string): Promise<void> {
  const path = join(folder, BACKUPS_OF);
  if ((await markIn(folder)) === '') {
    const begun = `${path}.new-${mark.slice(0, 8)}`;
    await rm(begun, { force: true });
    await writeSynced(begun, Buffer.from(mark));
    await rename(begun, path);
    await syncFolder(folder);
  }
  // Another server may have been faster.
  if (!(await isOfAnother(folder, mark))) return;
  throw new BackupRefused(
    `The folder ${folder} has the backups of another Stowage. Set STOWAGE_BACKUP_DIR to another folder; ` +
      `if they are this one's, remove ${path}.`,
  );
}

/** '' for none. One that cannot be read is somebody's: that throws. */
const markIn = async (folder: string): Promise<string> =>
  ((await readFile(join(folder, BACKUPS_OF), 'utf8').catch(unlessMissing)) ?? '').trim();
