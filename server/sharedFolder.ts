import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './blobs/missing.ts';
import { syncFolder, writeSynced } from './blobs/sync.ts';
import { OWNER } from './blobs/s3/owner.ts';
import { UnusableData, photosIn } from './dataFolder.ts';
import { bucketMark } from './images/owner.ts';
import { PHOTOS_OF, newSecret, secretOf } from './store/secrets.ts';
import { engineOf } from './store/engine.ts';
import { hasImages } from './store/images/presence.ts';
import type { Db, Store } from './store/store.ts';

const MARK = PHOTOS_OF;
/** What is to become the mark once the database has it too: another one for each server that begins. */
const begunName = (mark: string): string => `${MARK}.new-${mark.slice(0, 8)}`;

/**
 * Refuses a data folder whose photos are not those of a database elsewhere: a server with an empty one beside the others
 * would take all photos for lost, and remove what it finds. So would the database that was there before its content was
 * moved elsewhere. The first server marks its folder. With photos in a bucket each server of a database elsewhere may have
 * a folder of its own. Throws {@link UnusableData}.
 */
export async function requirePhotosOf(store: Store, folder: string, isInBucket = false): Promise<void> {
  if (store.condition.isReadOnly) return;
  if (store.toRead().engine === 'sqlite') return requireNotMoved(store.read, folder, { isInBucket });
  if (isInBucket) return;
  const find = markOf(store.read);
  const isFirst = (await find.executeTakeFirst()) === undefined;
  const fresh = newSecret();
  // In the folder first: killed behind the database's half, the next start finds the other one here.
  if (isFirst) await beginMark(folder, hexOf(fresh));
  const mark = hexOf(await secretOf(store, MARK, fresh));
  if (isFirst && mark !== hexOf(fresh)) await rm(join(folder, begunName(hexOf(fresh))), { force: true });
  if (await isMarked(folder, mark)) return;
  const isAnothers = (await contentOf(join(folder, MARK))) !== '';
  throw isAnothers ? anothers(folder, mark) : inAnother(folder, mark);
}

/** Whether the folder's photos are those of this database elsewhere. */
export async function arePhotosOf(db: Db, folder: string): Promise<boolean> {
  const marked = await contentOf(join(folder, MARK));
  return marked !== '' && marked === (await ownMark(db));
}

interface Moved {
  /** It may go once more to this one, whose mark the folder has. */
  by?: Db;
  /** Photos are in a bucket. */
  isInBucket: boolean;
}

/**
 * Refuses a database whose content was moved elsewhere, by the mark of the folder: whoever goes on with it works on what nobody
 * looks at any more. Throws {@link UnusableData}.
 */
export async function requireNotMoved(db: Db, folder: string, { by, isInBucket }: Moved): Promise<void> {
  const marked = await contentOf(join(folder, MARK));
  if (marked === '') return;
  // What an earlier version has moved back out of the database elsewhere has brought its mark along.
  const own = await ownMark(db);
  if (marked === own || (by && marked === (await ownMark(by)))) return;
  if (engineOf(db) === 'sqlite') throw movedAway(folder);
  // What an earlier version has moved to a database and a bucket got no mark: that of the folder is of the one before.
  if (own === undefined && isInBucket) return;
  throw anothers(folder, own);
}

const movedAway = (folder: string) =>
  new UnusableData(
    `${folder} belongs to a database elsewhere since everything was moved there; what is in its own file is old. ` +
      `Is DATABASE_URL missing? If the file is to be used again, remove ${join(folder, MARK)}: ` +
      'photos that it does not know are then removed.',
  );

const anothers = (folder: string, mark: string | undefined) =>
  new UnusableData(
    `${folder} belongs to another database than the one at DATABASE_URL. If everything was moved to that one, name it there. ` +
      'If not, STOWAGE_DATA has to be the folder of this one, which all of its servers share. ' +
      (mark === undefined
        ? `If it is to be this one's, remove ${join(folder, MARK)}.`
        : `If that is lost, write ${mark} into ${join(folder, MARK)}: its photos then count as missing.`),
  );

const inAnother = (folder: string, mark: string) =>
  new UnusableData(
    `The photos of the database at DATABASE_URL lie in another folder than ${folder}. All of its servers have to share ` +
      `the folder of the first one as STOWAGE_DATA. If that is lost, write ${mark} into ${join(folder, MARK)}: ` +
      'its photos then count as missing.',
  );

/**
 * Refuses to do without a bucket where the photos of the database are in one: all would count as missing, and new ones come
 * where nobody looks for them. Who has brought the bucket into the folder has its mark there. Throws {@link UnusableData}.
 */
export async function requireNoBucket(db: Db, folder: string): Promise<void> {
  const path = join(folder, OWNER);
  const mark = await bucketMark(db);
  if (mark === undefined || (await contentOf(path)) === mark) return;
  // Those that come now are in the folder.
  if (!(await hasImages(db))) return writeFile(path, mark, { mode: 0o600 });
  throw new UnusableData(
    'The photos of this database are in a bucket, and STOWAGE_BLOBS does not say which: set it, with its key, as it was. ' +
      'With it, migrate-store --to DIR brings them into a folder. ' +
      `If they are in ${photosIn(folder)} already, or lost, write ${mark} into ${path}.`,
  );
}

/** What is in the folder is not all any more: from now on photos come into a bucket. */
export const forgetNoBucket = (folder: string): Promise<void> => rm(join(folder, OWNER), { force: true });

/**
 * Makes the folder's photos those of the database to which everything was just moved: whatever has had them before does not start
 * on them any more. One in a file of the folder needs no mark for that.
 */
export async function takePhotos(store: Store, folder: string): Promise<void> {
  if (store.toRead().engine === 'sqlite') {
    const names = (await readdir(folder)).filter((name) => name === MARK || name.startsWith(begunName('')));
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    return syncFolder(folder);
  }
  const mark = hexOf(await secretOf(store, MARK));
  await beginMark(folder, mark);
  await isMarked(folder, mark);
}

const ownMark = async (db: Db): Promise<string | undefined> => {
  const own = await markOf(db).executeTakeFirst();
  return own && hexOf(own.value);
};

const markOf = (db: Db) => db.selectFrom('secrets').select('value').where('name', '=', MARK);

async function beginMark(folder: string, mark: string): Promise<void> {
  const path = join(folder, begunName(mark));
  await rm(path, { force: true });
  // It opens nothing, and the server is often another user than the one who moves.
  await writeSynced(path, Buffer.from(mark), { isForAll: true });
  await syncFolder(folder);
}

/** Whether the folder has this mark; one that is begun is finished. */
async function isMarked(folder: string, mark: string): Promise<boolean> {
  const begun = join(folder, begunName(mark));
  if ((await contentOf(begun)) === mark) {
    // Another server may be faster.
    await rename(begun, join(folder, MARK)).catch(unlessMissing);
    await syncFolder(folder);
  }
  return (await contentOf(join(folder, MARK))) === mark;
}

const hexOf = (mark: Uint8Array): string => Buffer.from(mark).toString('hex');

/** Without blanks around it; '' for a file that is not there. One that cannot be read is no sign that there is none. */
const contentOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      try {
        return unlessMissing(error) ?? '';
      } catch {
        throw new UnusableData(`${path} cannot be read: give the server's user the right to.`);
      }
    },
  );
