import { constants } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobsFailure } from './blobs/failure.ts';
import type { S3Place } from './blobs/place.ts';
import type { Decoder } from './images/decoding/decoder.ts';
import { type Images, openImages } from './images/images.ts';
import { moveInto } from './moving/mark.ts';
import { makeFolders, makePrivate, makePrivateFile } from './privacy.ts';
import { wordsOf } from './store/migrations/words.ts';
import { databaseFailure, storageFailure } from './store/failures.ts';
import { type Store, type StoreOptions, openStore } from './store/store.ts';
import type { DatabaseElsewhere } from './databaseSetting.ts';

/** The data folder or its database cannot be used; the message is one line for a person. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData';
}

/** An open data folder. */
export interface DataFolder {
  folder: string;
  store: Store;
}

const DATABASE = 'stowage.db';
const PHOTOS = 'photos';
const UPLOADS = 'imports';
const RESTORING = 'restoring';

export const databaseIn = (folder: string): string => join(folder, DATABASE);
export const photosIn = (folder: string): string => join(folder, PHOTOS);
/** Where a backup is unpacked: it is the same disk. It goes once the database is in its place. */
export const restoringIn = (folder: string): string => join(folder, RESTORING);
/** What was uploaded for imports that are not over. */
export const uploadsIn = (folder: string): string => join(folder, UPLOADS);

export interface DataOptions extends StoreOptions {
  /** Where the database is, unless it is in the folder. */
  database?: DatabaseElsewhere | undefined;
  /** Of the command that moves a store into it: anybody else is refused as long as that is not over. */
  isMovedInto?: boolean;
  /** The photos in the folder are those of what is moved into it. */
  hasItsPhotos?: boolean;
}

/**
 * Opens the database of a data folder; both are made when missing, but an empty database beside photos or a backup is
 * an accident and no beginning. Throws {@link UnusableData}.
 */
export async function openData(folder: string, options: DataOptions = {}): Promise<Store> {
  const store = await (options.database
    ? openElsewhere(folder, options.database, options)
    : openIn(folder, options));
  if (options.isMovedInto === true || (await moveInto(store.read)) === undefined) return store;
  await store.close();
  throw new UnusableData(
    'Another store is being moved into this database, and that is not over: run the same migrate-store again.',
  );
}

/** Opens the database that is a file of the folder. */
async function openIn(folder: string, { hasItsPhotos = false, ...options }: DataOptions): Promise<Store> {
  try {
    if (options.readOnly) return await openToRead(folder, options);
    await makeFolder(folder);
    const path = databaseIn(folder);
    const isEmpty = ((await sizeOf(path)) ?? 0) === 0;
    // Before SQLite sees it: it would throw away the log of a database that was cut to nothing.
    if (isEmpty) await requireNothingLeft(folder, hasItsPhotos);
    // Of a restore that is done: the next one would take the photos for its own.
    else await rm(restoringIn(folder), { recursive: true, force: true });
    // SQLite gives the files beside it the same rights.
    await makePrivateFile(path);
    await narrow(folder);
    return await openStore(path, {
      beforeMaking: () => requireNothingLeft(folder, hasItsPhotos),
      ...options,
    });
  } catch (error) {
    const words = await wordsOf(error, databaseIn(folder));
    if (words !== undefined) throw new UnusableData(words, { cause: error });
    if (databaseFailure(error) === 'damaged') throw damagedData(folder, reasonOf(error));
    throw unusable(folder, error);
  }
}

/**
 * Opens the photos of a data folder, which is made when missing, or those at `place`; `decoder` reads new ones. Throws
 * {@link UnusableData}.
 */
export async function openPhotos(
  store: Store,
  folder: string,
  decoder: Decoder,
  place?: S3Place,
): Promise<Images> {
  try {
    return await openImages(store, folder, decoder, place);
  } catch (error) {
    if (error instanceof BlobsFailure) throw new UnusableData(error.message, { cause: error });
    throw unusable(folder, error);
  }
}

/** One line for a database that is damaged, with what to do. */
export const damagedData = (folder: string, damage: string): UnusableData =>
  new UnusableData(
    `The database in ${folder} is damaged (${reasonOf(damage)}). ` +
      'Restore a backup of the data folder, or start with --read-only to see what is left.',
  );

/** Opens a database that is elsewhere; what else a server keeps lies in the folder all the same. */
async function openElsewhere(
  folder: string,
  { url, connections }: DatabaseElsewhere,
  { readOnly = false, isMovedInto = false, mayUpgrade = true }: DataOptions,
): Promise<Store> {
  if (!readOnly) {
    await makeFolder(folder).catch((error: unknown) => {
      throw unusable(folder, error);
    });
    await narrow(folder);
  }
  // Whoever has a file needs none of it.
  const { openPostgresStore } = await import('./store/postgres/open.ts');
  try {
    return await openPostgresStore(url, {
      readOnly,
      mayUpgrade,
      connections,
      // What is moved lies beside it.
      ...(!isMovedInto && { beforeMaking: () => requireNothingBeside(folder) }),
    });
  } catch (error) {
    if (error instanceof UnusableData) throw error;
    const words = `The database ${namedIn(url)} cannot be used: ${reasonOf(error)}`;
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${reasonOf(error.cause)})` : '';
    throw new UnusableData(words + cause, { cause: error });
  }
}

/** 'stowage on db.example.org': without the password. */
function namedIn(url: string): string {
  const { pathname, host, searchParams } = new URL(url);
  return `${pathname.slice(1)} on ${searchParams.get('host') ?? host}`;
}

/** An empty database elsewhere would hide what is in the folder, and the sweep would remove its photos. */
async function requireNothingBeside(folder: string): Promise<void> {
  await requireNoRestore(folder);
  const left = [
    ...(((await sizeOf(databaseIn(folder))) ?? 0) > 0 ? [DATABASE] : []),
    ...((await hasPhotos(join(folder, PHOTOS))) ? [`${PHOTOS}/`] : []),
  ];
  if (left.length === 0) return;
  throw new UnusableData(
    `The database at DATABASE_URL is empty, but in ${folder} there ${left.length > 1 ? 'are' : 'is'} ` +
      `${left.join(' and ')}. Restore the database that belongs to ${left.length > 1 ? 'them' : 'it'}, ` +
      'or set STOWAGE_DATA to an empty folder.',
  );
}

async function openToRead(folder: string, options: StoreOptions): Promise<Store> {
  const path = databaseIn(folder);
  if (((await sizeOf(path)) ?? 0) === 0) throw new Error('there is no database to read.');
  try {
    return await openStore(path, options);
  } catch (error) {
    const failure = databaseFailure(error);
    const log = await sizeOf(`${path}-wal`);
    // In a folder that cannot be written SQLite cannot make the file that readers share. Without a log none is needed.
    if ((failure !== 'disk' && failure !== 'read-only') || (log ?? 0) > 0) throw error;
    return openStore(
      `file:${encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')}?immutable=1`,
      options,
    );
  }
}

/** Makes the folder when it is missing. Throws {@link UnusableData} when it or what is in it may not be written. */
export async function makeFolder(folder: string): Promise<void> {
  // Items and password hashes are the owner's business only.
  await makeFolders(folder);
  await requireWritable(folder);
}

/** What an earlier version, a backup or a person left open to others. What lies deeper is out of their reach then. */
async function narrow(folder: string): Promise<void> {
  const names = await namesIn(folder);
  const own = names.filter((name) => name === PHOTOS || name.startsWith(DATABASE) || isBackup(name));
  await Promise.all([folder, ...own.map((name) => join(folder, name))].map(makePrivate));
}

async function requireWritable(folder: string): Promise<void> {
  for (const path of [folder, databaseIn(folder), join(folder, PHOTOS)]) {
    await access(path, constants.W_OK).catch((error: unknown) => {
      if (storageFailure(error) !== 'read-only') return;
      throw new UnusableData(
        `The data folder ${folder} cannot be used: ${path} is read-only for this user. ` +
          'Allow writing there, or start with --read-only.',
      );
    });
  }
}

/** Starting anew beside what is left of a former inventory would hide it, and the sweep would remove its photos. */
async function requireNothingLeft(folder: string, hasItsPhotos: boolean): Promise<void> {
  await requireNoRestore(folder);
  const log = await sizeOf(`${databaseIn(folder)}-wal`);
  const left = [
    ...((log ?? 0) > 0 && ((await sizeOf(databaseIn(folder))) ?? 0) === 0 ? [`${DATABASE}-wal`] : []),
    ...(!hasItsPhotos && (await hasPhotos(join(folder, PHOTOS))) ? [`${PHOTOS}/`] : []),
    ...(await namesIn(folder)).filter(isBackup),
  ];
  if (left.length === 0) return;
  throw new UnusableData(
    `The database in ${folder} is empty or missing, but ${left.join(', ')} ${left.length > 1 ? 'are' : 'is'} still ` +
      `there. Restore ${DATABASE} from a backup; to begin anew, move ${left.length > 1 ? 'them' : 'that'} elsewhere.`,
  );
}

/** What a restore has left that was killed: with a new inventory beside it, it could not be done again. */
async function requireNoRestore(folder: string): Promise<void> {
  if (!(await namesIn(folder)).includes(RESTORING)) return;
  throw new UnusableData(
    `A restore into ${folder} was broken off: run it again, or remove ${restoringIn(folder)} to begin anew.`,
  );
}

/** 'stowage.db.bak', 'backup-2026.db', 'stowage copy.sqlite', but not the files of SQLite itself. */
const isBackup = (name: string): boolean =>
  name !== DATABASE && !/-(wal|shm|journal)$/.test(name) && /backup|\.bak|\.db|\.sqlite/i.test(name);

async function hasPhotos(folder: string): Promise<boolean> {
  for (const shelf of await namesIn(folder)) {
    if (shelf !== 'unfinished' && (await namesIn(join(folder, shelf))).length > 0) return true;
  }
  return false;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');

/** {@link UnusableData} for whatever was thrown. */
export function unusable(folder: string, error: unknown): UnusableData {
  if (error instanceof UnusableData) return error;
  // SQLite has words for it that mean a broken disk.
  const isFull = storageFailure(error) === 'full';
  const reason = isFull ? 'the disk is full. Make room there, and start again.' : reasonOf(error);
  return new UnusableData(`The data folder ${folder} cannot be used: ${reason}`, { cause: error });
}
