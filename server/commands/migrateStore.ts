import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeFolders } from '../privacy.ts';
import { openBlobs, readBlobs, requireBucketOf, takeBucket } from '../blobs/openBlobs.ts';
import { readBlobsPlace } from '../blobs/place.ts';
import { type DataOptions, databaseIn, openData, photosIn, uploadsIn } from '../dataFolder.ts';
import { readDatabase } from '../databaseSetting.ts';
import { blobsHeir, blobsOwner, bucketMark } from '../images/owner.ts';
import { moveInto } from '../moving/mark.ts';
import { isNobodys, moveStore } from '../moving/moveStore.ts';
import { type MoveTarget, noteMove } from '../moving/notes.ts';
import { MoveRefused } from '../moving/refusal.ts';
import { lockFolderAlone } from '../serverLock.ts';
import { arePhotosOf, requireNoBucket, requireNotMoved, takePhotos } from '../sharedFolder.ts';
import type { StorageFailure } from '../store/failureKinds.ts';
import { storageFailure } from '../store/failures.ts';
import { hasImages } from '../store/images/presence.ts';
import type { Store } from '../store/store.ts';
import { counted } from '../wording.ts';
import { type Terminal, untilEnded } from './terminal.ts';

export interface MigrateOptions {
  /** A data folder, or the address of a database. */
  to: string;
  /** The address of a bucket. */
  blobs: string | undefined;
}

/** Undefined for anything but a target, and at most a place for photos. */
export function migrateOptions(args: readonly string[]): MigrateOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, blobs: { type: 'string' } },
    });
    return values.to === undefined || values.to === '' ? undefined : { to: values.to, blobs: values.blobs };
  } catch {
    return undefined;
  }
}

/** Where a store is: its database and its photos. */
interface Place extends MoveTarget {
  database: DataOptions['database'];
}

/**
 * `migrate-store --to …`: everything that the settings name goes to another database, and its photos to where they are then
 * to be. What was there is only read. The same command goes on where it was cut off.
 */
export const migrateStore = (folder: string, terminal: Terminal, options: MigrateOptions): Promise<number> =>
  untilEnded(terminal, (ended) => migrateUntil(folder, terminal, options, ended));

async function migrateUntil(
  folder: string,
  terminal: Terminal,
  options: MigrateOptions,
  ended: AbortSignal | undefined,
): Promise<number> {
  const from: Place = {
    folder: resolve(folder),
    database: readDatabase(terminal.env),
    photos: readBlobsPlace(terminal.env),
  };
  const locks: Awaited<ReturnType<typeof lockFolderAlone>>[] = [];
  const ends: (() => Promise<void>)[] = [];
  try {
    const to = targetOf(options, terminal.env, from);
    // One that is made here would hide that its name is mistyped.
    if (!from.database && !existsSync(databaseIn(from.folder))) throw nothingIn(from);
    // A server or a command on either of them would change it meanwhile.
    for (const place of new Set([from.folder, to.folder])) {
      await makeFolders(place);
      locks.push(await lockFolderAlone(place));
    }
    const opened = async (place: Place, isMovedInto: boolean, hasItsPhotos = false): Promise<Store> => {
      const store = await openData(place.folder, {
        database: place.database,
        isMovedInto,
        hasItsPhotos,
        // Of the old one only a server may decide; of what a move has left unfinished nobody else can.
        mayUpgrade: isMovedInto,
      });
      ends.push(() => store.close());
      return store;
    };
    const blobsAt = ({ folder: within, photos }: Place) => ({
      folder: photosIn(within),
      place: photos,
      isPatient: true,
    });
    const source = await opened(from, false);
    if (await isNobodys(source.read)) throw nothingIn(from);
    const isInBucket = from.photos !== undefined;
    if (!to.database) await requireNotMoved(source.read, from.folder, { isInBucket });
    // The move would leave its photos where they are, and nobody would know whose they are.
    if (!from.photos && (await hasImages(source.read))) await requireNoBucket(source.read, from.folder);
    const owner = await blobsOwner(source);
    const { id, isBegun, end: endNote } = await noteMove(from.folder, to);
    // What was uploaded for an import that is not over.
    const uploads = uploadsIn(from.folder);
    if (to.folder !== from.folder && existsSync(uploads)) {
      await cp(uploads, uploadsIn(to.folder), { recursive: true });
    }
    const openTarget = async (): Promise<Store> => {
      // Back into a file beside its own photos, where they stay.
      const areThere = !to.database && !to.photos && isSamePlace(from, to);
      const staysBeside = areThere && (await arePhotosOf(source.read, to.folder));
      const store = await opened(to, true, staysBeside);
      // It may go once more to where it is: that repeats the move that has marked the folder.
      if (to.database) await requireNotMoved(source.read, from.folder, { by: store.read, isInBucket });
      // Another's already, by an earlier move of the same store, or this target's by this very one.
      if (from.photos) {
        await requireBucketOf(from.photos, { ...owner, takesFrom: await bucketMark(store.read) });
      }
      return store;
    };
    const target = await openTarget().catch(async (error: unknown) => {
      // Nothing has been moved yet: the next try begins anew.
      if (!isBegun) await endNote();
      throw error;
    });
    const heir = () => blobsHeir(target, owner.mark);
    const moved = await moveStore(
      { store: source, blobs: () => readBlobs(blobsAt(from)) },
      { store: target, blobs: async () => openBlobs(blobsAt(to), to.photos ? await heir() : owner) },
      {
        id,
        isBegun,
        async beforeOver() {
          // The old one knows nothing of photos that are added from now on, and would remove them.
          if (to.photos) await takeBucket(to.photos, await heir());
          await takePhotos(target, to.folder);
        },
        leavesPhotos: isSamePlace(from, to),
        onStep(text) {
          ended?.throwIfAborted();
          terminal.showProgress?.(text);
        },
      },
    ).catch(async (error: unknown) => {
      // Refused before it began: the next try would take the target for one that this one has filled.
      const isRefused = !isBegun && error instanceof MoveRefused;
      if (isRefused && (await moveInto(target.read)) !== id) await endNote();
      throw error;
    });
    await endNote();
    terminal.showProgress?.('');
    const { items, locations, photos } = moved;
    const what = `${counted(items, 'item')}, ${counted(locations, 'location')} and ${counted(photos, 'photo')}`;
    terminal.print(
      `Moved ${what}; all of it was compared. The old store is as it was. From now on start with:`,
    );
    for (const line of settingsFor(to, options)) terminal.print(`  ${line}`);
    return 0;
  } catch (error) {
    terminal.showProgress?.('');
    const words =
      error instanceof MoveRefused
        ? `The store was not moved to ${shown(options.to)}: ${error.message}`
        : cutOffWords(error, from, options);
    if (words === undefined) throw error;
    terminal.complain(words);
    return 1;
  } finally {
    for (const end of ends) await end();
    for (const lock of locks) await lock.release();
  }
}

const TROUBLES: Partial<Record<StorageFailure, string>> = {
  busy: 'The database is busy with other work. Wait a moment',
  'read-only': 'The database takes no writes at the moment. See to that',
  memory: 'The database has no memory left. Give it some',
  disk: 'The disk cannot be read or written. See to that',
};

/** What is said of a move that goes on where it was; undefined for what nobody but a programmer can mend. */
function cutOffWords(error: unknown, from: Place, { to }: MigrateOptions): string | undefined {
  const failure = storageFailure(error);
  if (failure === 'full') return 'The disk is full. Make room, then run the same command again: it goes on.';
  const trouble = failure && TROUBLES[failure];
  if (trouble) return `${trouble}, then run the same command again: it goes on.`;
  if (failure !== 'away' && failure !== 'unknown') return undefined;
  const addresses = [...(from.database ? ['DATABASE_URL'] : []), ...(isAddress(to) ? [shown(to)] : [])];
  const where = addresses.length > 0 ? ` at ${addresses.join(' or ')}` : '';
  return `The database${where} went away: run the same command again, it goes on.`;
}

const nothingIn = ({ database, folder }: Place): MoveRefused =>
  new MoveRefused(
    database
      ? 'there is nothing in the database at DATABASE_URL. Is it the right one?'
      : `there is no inventory in ${folder}. Is STOWAGE_DATA the right folder?`,
  );

/** Photos stay where they are unless they are told to go elsewhere, or their folder is another one. */
function targetOf({ to, blobs }: MigrateOptions, env: NodeJS.ProcessEnv, from: Place): Place {
  const database = isAddress(to)
    ? readDatabase({ ...env, DATABASE_URL: to, STOWAGE_BACKUP_DIR: '' })
    : undefined;
  const folder = isAddress(to) ? from.folder : resolve(to);
  const photos =
    blobs === undefined
      ? isAddress(to)
        ? from.photos
        : undefined
      : readBlobsPlace({ ...env, STOWAGE_BLOBS: blobs });
  if (!database && !from.database && folder === from.folder) {
    throw new MoveRefused('that is the data folder that it would be moved from.');
  }
  return { folder, database, photos };
}

const isAddress = (to: string): boolean => /^[a-z0-9]+:\/\//i.test(to);

const isSamePlace = (from: Place, to: Place): boolean =>
  from.photos || to.photos ? from.photos?.setting === to.photos?.setting : from.folder === to.folder;

function settingsFor({ database, folder, photos }: Place, { to }: MigrateOptions): string[] {
  return [
    database ? `DATABASE_URL=${shown(to)}` : `STOWAGE_DATA=${folder}`,
    ...(database ? [`STOWAGE_DATA=${folder}`] : []),
    ...(photos ? [`STOWAGE_BLOBS=${photos.setting}`] : []),
  ];
}

/** Without its password, which nobody looking on is to read. */
function shown(to: string): string {
  if (!URL.canParse(to)) return to;
  const url = new URL(to);
  if (url.password !== '') url.password = '…';
  return decodeURI(url.href);
}
