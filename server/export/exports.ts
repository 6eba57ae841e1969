import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_KEPT, type ExportCounts, type ExportFile } from '../../contract/export/exports.ts';
import type { S3Place } from '../blobs/place.ts';
import { removeUnfinished } from '../backup/unfinished.ts';
import { Problem } from '../problems.ts';
import { type Caller, createHeavyCalls } from '../reading/turns.ts';
import { countItems } from '../store/items/list.ts';
import { hasMoreLocations } from '../store/locations/rows.ts';
import type { Store } from '../store/store.ts';
import type { ItemWish } from './items.ts';
import { makeInChild } from './makeInChild.ts';
import { ExportRefused } from './refusal.ts';
import { type ExportOrder, type Written, writeExport } from './writeExport.ts';

/** In the data folder, hidden: a restore into it does not take what is left there for somebody's data. */
const FOLDER = '.exports';
/** Up to so many items and locations the file is made within some 50 ms, in pieces: no process is worth its start there. */
const SMALL = 500;
/** Exports of one user that are under way, and files that wait to be fetched; beyond them the oldest goes. */
const CALLS_EACH = 4;
const WAITING_EACH = 4;
const KEY_BYTES = 16;

/** A file that was made. */
export interface ExportedFile {
  path: string;
  /** To save it under. */
  name: string;
  bytes: number;
  counts: ExportCounts;
  /** Removes it; it may be done more than once. */
  remove(): Promise<void>;
}

/** Who may fetch a kept file: whoever has the key. */
export interface KeptExport {
  id: string;
  key: string;
  file: ExportedFile;
}

export interface Exports {
  /** Makes a file, for one caller: it is ended and removed when nobody waits for it any more. Whoever asks removes it. */
  make(caller: Caller, file: ExportFile, wish: ItemWish): Promise<ExportedFile>;
  /** Keeps a file for some minutes, or until it was fetched. */
  keep(owner: string, file: ExportedFile): KeptExport;
  /** The kept file of this id for whoever has its key; undefined for all others. */
  fetched(id: string, key: string): ExportedFile | undefined;
}

interface Parts {
  store: Store;
  dataFolder: string;
  /** Where photos are kept; undefined for the data folder. */
  blobs?: S3Place | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** How it is made, where that is not as usual. */
  how?: ExportSettings | undefined;
}

export interface ExportSettings {
  make?: typeof makeInChild;
  /** Up to how many items and locations no process is used. */
  small?: number;
}

/**
 * Files of what the store has are made one after the other, people taking turns, and lie on the disk until they were sent: a
 * slow reader holds no connection to the database, and what cannot be made is told before anything was sent.
 */
export function createExports({ store, dataFolder, blobs, now, how = {} }: Parts): Exports {
  const { make = makeInChild, small = SMALL } = how;
  const calls = createHeavyCalls({ atOnce: 1, each: CALLS_EACH });
  const waiting = new Map<string, KeptExport & { owner: string; end: NodeJS.Timeout }>();
  let made: Promise<string> | undefined;

  const folder = (): Promise<string> => {
    made ??= folderFor(dataFolder, store.condition.isReadOnly).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const drop = async (id: string): Promise<void> => {
    const dropped = waiting.get(id);
    waiting.delete(id);
    clearTimeout(dropped?.end);
    await dropped?.file.remove();
  };
  store.beforeClosing(async () => {
    await Promise.all([...waiting.keys()].map(drop));
    if (store.condition.isReadOnly && made) await rm(await made, { recursive: true, force: true });
  });

  const isSmall = async (): Promise<boolean> =>
    (await countItems(store.read, {})) <= small && !(await hasMoreLocations(store.read, small));

  async function written(order: ExportOrder, signal: AbortSignal): Promise<Written> {
    if (order.file !== 'backup.zip' && (await isSmall())) return writeExport(order);
    return make(order, signal);
  }

  return {
    async make(caller, file, wish) {
      if (file === 'backup.zip' && store.toRead().engine !== 'sqlite') throw backedUpElsewhere();
      const call = calls.begin(caller);
      const here = await folder();
      const name = `${randomUUID()}.${file}`;
      const path = join(here, name);
      const remove = async (): Promise<void> => {
        await rm(path, { force: true }).catch(() => undefined);
        // Of a backup that was killed, with what is in no file that is handed out.
        await removeUnfinished(here, name, Infinity);
      };
      try {
        const order = { file, wish, path, dataFolder, blobs, database: store.toRead(), now: now() };
        const { counts } = await call.inTurn(() => written(order, caller.signal));
        const { size } = await stat(path);
        return { path, name: nameOf(file, now()), bytes: size, counts, remove };
      } catch (error) {
        await remove();
        if (caller.signal.aborted) throw new Problem('timeout', 'Nobody waits for this file any more.');
        if (error instanceof ExportRefused) throw new Problem('too-large', error.message);
        throw error;
      } finally {
        call.end();
      }
    },
    keep(owner, file) {
      const own = [...waiting.values()].filter((one) => one.owner === owner);
      for (const { id } of own.slice(0, Math.max(0, own.length + 1 - WAITING_EACH))) void drop(id);
      const kept = { id: randomUUID(), key: randomBytes(KEY_BYTES).toString('base64url'), file };
      const end = setTimeout(() => void drop(kept.id), EXPORT_KEPT).unref();
      waiting.set(kept.id, { ...kept, owner, end });
      return kept;
    },
    fetched(id, key) {
      const kept = waiting.get(id);
      if (!kept) return undefined;
      const [given, right] = [Buffer.from(key), Buffer.from(kept.key)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return { ...kept.file, remove: () => drop(id) };
    },
  };
}

/** The database is not in the folder that a backup is made of. */
const backedUpElsewhere = (): Problem =>
  new Problem(
    'conflict',
    'Backups of this server are made where its database runs, by whoever runs it (pg_dump). Take out everything as JSON instead.',
  );

/** 'stowage-items-2026-11-23.csv'. */
function nameOf(file: ExportFile, at: number): string {
  const [what = '', ending = ''] = file.split('.');
  return `stowage-${what}-${new Date(at).toISOString().slice(0, 10)}.${ending}`;
}

async function folderFor(dataFolder: string, isReadOnly: boolean): Promise<string> {
  if (isReadOnly) return mkdtemp(join(tmpdir(), 'stowage-exports-'));
  const folder = join(dataFolder, FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeft(folder);
  return folder;
}

/** What a server left that was killed; one beside this may still send what is younger. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - 6 * EXPORT_KEPT)
      await rm(path, { force: true }).catch(() => undefined);
  }
}
