import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EXPORT_KEPT, type ExportCounts, type ExportFile } from '../../contract/export/exports.ts';
import type { S3Place } from '../blobs/place.ts';
import { type Disk, roomOf } from '../backup/reserve.ts';
import { requireRoom } from '../backup/room.ts';
import { removeUnfinished } from '../backup/unfinished.ts';
import { Problem } from '../problems.ts';
import { type Caller, createHeavyCalls } from '../reading/turns.ts';
import { countItems } from '../store/items/list.ts';
import { hasMoreLocations } from '../store/locations/rows.ts';
import type { Store } from '../store/store.ts';
import { loginOf } from '../store/users.ts';
import type { ItemWish } from './items.ts';
import { type FileToSend, type KeptExports, createKeptExports } from './keptExports.ts';
import { isWithoutRoom } from './leavingRoom.ts';
import { makeInChild } from './makeInChild.ts';
import { isRefused } from './refusal.ts';
import { type ExportOrder, type Written, writeExport } from './writeExport.ts';

/** In the data folder, hidden: a restore into it does not take what is left there for somebody's data. */
const FOLDER = '.exports';
/** Of a server beside another one, which clears its own at its start. */
const BESIDE = '.exports-beside';
/** Up to so many items and locations the file is made within some 50 ms, in pieces: no process is worth its start there. */
const SMALL = 500;
/** Exports of one user that are under way, backups among them. */
const CALLS_EACH = 4;
/** How often it is looked after what was left, and when that surely is, in milliseconds: the longest is a slow reader's. */
const OFTEN = 60 * 60_000;
const LEFT_AFTER = 6 * EXPORT_KEPT;

/** A file that was made. */
export interface ExportedFile extends FileToSend {
  counts: ExportCounts;
}

export interface Exports {
  /**
   * Makes a file, for one caller: it is ended and removed when nobody waits for it any more. Whoever asks removes it. `day` is the
   * one in its name, YYYY-MM-DD: today in UTC unless given.
   */
  make(caller: Caller, file: ExportFile, wish: ItemWish, day?: string): Promise<ExportedFile>;
  /** Files that a browser fetches later. */
  kept: KeptExports;
}

interface Parts {
  store: Store;
  dataFolder: string;
  /** Where photos are kept; undefined for the data folder. */
  blobs?: S3Place | undefined;
  /**
   * Whether no other server has files in its folder: whatever lies there at the start was left by one that was killed. False
   * for one that runs beside another.
   */
  isAlone?: boolean | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How it is made, where that is not as usual. */
  how?: ExportSettings | undefined;
}

export interface ExportSettings {
  make?: typeof makeInChild;
  /** Up to how many items and locations no process is used. */
  small?: number;
  /** What is told of the disk that files are made on. */
  disk?: Disk;
}

/**
 * Files of what the store has are made one after the other, backups beside the others, people taking turns, and lie on
 * the disk until they were sent: a slow reader holds no connection to the database, and what cannot be made is told before
 * anything was sent.
 */
export function createExports(parts: Parts): Exports {
  const { store, dataFolder, blobs, isAlone, now, how = {} } = parts;
  const ownFolder = join(dataFolder, isAlone === false ? BESIDE : FOLDER);
  const { isReadOnly } = store.condition;
  const { make = makeInChild, small = SMALL, disk } = how;
  const calls = createHeavyCalls({ atOnce: 1, each: CALLS_EACH, called: 'exports' });
  /** They take minutes with many photos: what is made in a moment does not wait for one. */
  const backups = createHeavyCalls({ atOnce: 1, each: CALLS_EACH });
  /** Names of the files of this process. */
  const own = new Set<string>();
  const clear = async (before = Date.now() - LEFT_AFTER): Promise<void> => {
    if (isReadOnly) return;
    await removeLeft(ownFolder, own, before);
    // Nobody else may start beside this one for long.
    if (isAlone) await removeLeft(join(dataFolder, BESIDE), own, Date.now() - LEFT_AFTER);
  };
  const cleared = clear(isAlone === true ? Infinity : undefined);
  const looking = setInterval(() => void clear(), OFTEN).unref();
  let made: Promise<string> | undefined;

  const folder = async (): Promise<string> => {
    await cleared;
    made ??= folderFor(ownFolder, isReadOnly).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const kept = createKeptExports(folder, now, (owner) => loginOf(store.read, Number(owner)));
  store.beforeClosing(async () => {
    clearInterval(looking);
    await cleared;
    await kept.end();
    if (isReadOnly && made) await rm(await made, { recursive: true, force: true });
  });

  const isSmall = async (): Promise<boolean> =>
    (await countItems(store.read, {})) <= small && !(await hasMoreLocations(store.read, small));

  async function written(order: ExportOrder, { owner, signal }: Caller): Promise<Written> {
    const roomThere = (freed = 0): Promise<void> =>
      requireRoom(store.read, dataFolder, dirname(order.path), disk, freed);
    if (order.file === 'backup.zip') {
      const roomOnceCleared = (): Promise<void> => roomThere().catch(() => clear().then(() => roomThere()));
      await roomOnceCleared().catch(async (error: unknown) => {
        // The one that this one is to replace may be what takes the room.
        const freed = kept.bytesOf(owner, order.file);
        if (freed === 0) throw error;
        await roomThere(freed);
        await kept.drop(owner, order.file);
        // One that is being sent takes its room until it was.
        await roomThere();
      });
    } else if (await isSmall()) return writeExport(order, disk);
    return make(order, signal);
  }

  /** As {@link written}; what waits for the same user goes, where it takes the room. */
  async function writtenInPlace(order: ExportOrder, caller: Caller): Promise<Written> {
    try {
      return await written(order, caller);
    } catch (error) {
      if (!isWithoutRoom(error)) throw error;
      await rm(order.path, { force: true });
      await clear();
      const freed = kept.bytesOf(caller.owner);
      if (freed === 0 || roomOf(await (disk ?? statfs)(dirname(order.path))) + freed < 0) throw error;
      await kept.drop(caller.owner);
      return written(order, caller);
    }
  }

  return {
    async make(caller, file, wish, day = new Date(now()).toISOString().slice(0, 10)) {
      if (file === 'backup.zip' && store.toRead().engine !== 'sqlite') throw backedUpElsewhere();
      const call = calls.begin(caller);
      const here = await folder();
      const name = `${randomUUID()}.${file}`;
      const path = join(here, name);
      const remove = async (): Promise<void> => {
        await rm(path, { force: true }).catch(() => undefined);
        // Of a backup that was killed, with what is in no file that is handed out.
        await removeUnfinished(here, name, Infinity);
        own.delete(name);
      };
      own.add(name);
      try {
        const login = await loginOf(store.read, Number(caller.owner));
        const order = {
          file,
          wish,
          path,
          dataFolder,
          blobs,
          database: store.toRead(),
          mayFillDisk: isReadOnly,
          now: now(),
        };
        const work = (): Promise<Written> => writtenInPlace(order, caller);
        const { counts } = await (file === 'backup.zip' ? backups.inTurn(caller, work) : call.inTurn(work));
        const { size } = await stat(path);
        // It took minutes: whoever has got another password meanwhile, or was removed, has ended the logins that were there.
        if (login === undefined || (await loginOf(store.read, Number(caller.owner))) !== login) {
          throw new Problem('unauthorised', 'Please log in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
        }
        return { path, name: nameOf(file, day), bytes: size, counts, remove };
      } catch (error) {
        await remove();
        if (caller.signal.aborted) throw new Problem('timeout', 'Nobody waits for this file any more.');
        if (isWithoutRoom(error)) throw withoutRoom();
        if (isRefused(error)) throw new Problem('too-large', error.message);
        throw error;
      } finally {
        call.end();
      }
    },
    kept,
  };
}

/** The database is not in the folder that a backup is made of. */
const backedUpElsewhere = (): Problem =>
  new Problem(
    'conflict',
    'Backups of this server are made where its database runs, by whoever runs it (pg_dump). Take out everything as JSON instead.',
  );

const withoutRoom = (): Problem =>
  new Problem(
    'storage-full',
    'The disk of the server has no room for this export. Whoever runs the server has to make room.',
  );

/** 'stowage-items-2026-11-23.csv'. */
function nameOf(file: ExportFile, day: string): string {
  const [what = '', ending = ''] = file.split('.');
  return `stowage-${what}-${day}.${ending}`;
}

async function folderFor(folder: string, isReadOnly: boolean): Promise<string> {
  if (isReadOnly) return mkdtemp(join(tmpdir(), 'stowage-exports-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Removes what a server left that was killed: what is none of `own`, nor of a backup that becomes one of them, and was not
 * touched since `before`, in milliseconds since 1970. One beside this may still send what is younger. Never throws.
 */
async function removeLeft(folder: string, own: ReadonlySet<string>, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    const isOwn = [...own].some((one) => name === one || name.startsWith(`.${one}`));
    if (found && !isOwn && found.mtimeMs < before) await rm(path, { force: true }).catch(() => undefined);
  }
}
