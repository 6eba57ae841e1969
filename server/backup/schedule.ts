import type { ChildProcess } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { makeFolders } from '../privacy.ts';
import { unlessMissing } from '../blobs/missing.ts';
import { type S3Place, blobsVariables } from '../blobs/place.ts';
import { databaseIn } from '../dataFolder.ts';
import { openForReading } from '../store/openForReading.ts';
import type { Store } from '../store/store.ts';
import { startOwnProcess, unrefProcess } from '../apart/ownProcess.ts';
import type { Outcome } from './child.ts';
import { lacksMost } from './manifest.ts';
import {
  claimFolder,
  type DiskOf,
  isOfAnother,
  markOfBackups,
  noteDisk,
  requireMounted,
} from './ownFolder.ts';
import type { Disk } from './reserve.ts';
import { requireRoom } from './room.ts';
import { ABANDONED, removeUnfinished } from './unfinished.ts';
import { type Retention, backupName, momentOfBackup, outlived } from './retention.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A start is not held up by it. */
const SOON = MINUTE;
const OFTEN = 10 * MINUTE;
/** How long one may take: then it is ended, and has failed. */
const LIMIT = 6 * HOUR;
const PATIENCE = 2000;

/** Where backups are kept, and how many. */
export interface BackupSettings {
  /** A folder, best on another disk; made when missing. */
  folder: string;
  keep: Retention;
}

/** What has become of the backups. */
export interface BackupState {
  /** When the newest was made, in milliseconds since 1970; undefined for none. */
  last: number | undefined;
  /** Why the latest try has failed. */
  problem: string | undefined;
}

/** Backups that are made while the server runs. */
export interface Backups {
  /** As of the last look: a disk that hangs is not asked. */
  state(): BackupState;
  /** Makes one if it is time; what happens by itself every ten minutes. */
  look(): Promise<void>;
  /** Ends one that is being made: nothing of it stays. */
  stop(): Promise<void>;
}

interface Parts {
  /** The database of the data folder. */
  store: Store;
  dataFolder: string;
  /** Where photos are kept; undefined for the data folder. */
  blobs?: S3Place | undefined;
  log: Logger;
  now?: () => number;
  soon?: number;
  disk?: Disk;
  areOneDisk?: (dataFolder: string, folder: string) => Promise<boolean>;
  start?: (dataFolder: string, path: string, blobs: S3Place | undefined) => ChildProcess;
}

/**
 * Makes a backup each day, in a process of its own, and removes those that nobody has to keep. One that fails is tried
 * again after an hour, and nothing is removed before it has succeeded.
 */
export function keepBackedUp(
  { folder, keep }: BackupSettings,
  {
    store,
    dataFolder,
    blobs,
    log,
    now = Date.now,
    soon = SOON,
    disk,
    areOneDisk = isOneDisk,
    start = startBackup,
  }: Parts,
): Backups {
  let problem: string | undefined;
  let notBefore = 0;
  let child: ChildProcess | undefined;
  let isStopped = false;
  let last: number | undefined;

  /** What another Stowage has made there counts for nothing. */
  const newest = async (): Promise<number | undefined> => {
    const isOthers = await markOfBackups(store)
      .then((mark) => isOfAnother(folder, mark))
      .catch(() => true);
    if (isOthers) return undefined;
    const names = await readdir(folder).catch(() => []);
    // A clock that was put back leaves some of the future: they say nothing.
    const past = names.flatMap((name) => momentOfBackup(name) ?? []).filter((at) => at <= now());
    return past.toSorted((a, b) => b - a)[0];
  };

  /** Answers what is wrong with what was made. */
  async function make(): Promise<string | undefined> {
    const diskOf = async (): Promise<DiskOf> => ({
      isOfData: await areOneDisk(dataFolder, folder),
      isOfMachine: await areOneDisk('/', folder),
    });
    await requireMounted(store, folder, await diskOf());
    await makeFolders(folder);
    await claimFolder(folder, await markOfBackups(store));
    const where = await diskOf();
    await noteDisk(store, folder, where);
    await removeUnfinished(folder, 'stowage-', Date.now() - ABANDONED.own);
    if (where.isOfData) await roomBeside(dataFolder, folder, disk);
    if (isStopped) return undefined;
    const name = backupName(now());
    child = start(dataFolder, join(folder, name), blobs);
    unrefProcess(child);
    const outcome = await outcomeOf(child);
    child = undefined;
    if (isStopped) {
      await removeUnfinished(folder, name, Infinity);
      return undefined;
    }
    if ('failure' in outcome) throw new Error(outcome.failure);
    last = await newest();
    const { photos, missing } = outcome;
    if (lacksMost(photos, missing)) {
      const told = `The files of ${missing} of ${photos} photos are not there; older backups are kept.`;
      log.error({ folder, missing, photos }, 'a backup lacks most photos; is the folder of photos away?');
      return told;
    }
    const removed = outlived(await readdir(folder), keep, now());
    for (const old of removed) {
      await rm(join(folder, old), { force: true }).catch((err: unknown) =>
        log.warn({ err }, 'a backup that nobody has to keep could not be removed'),
      );
    }
    log.info({ files: outcome.files, removed: removed.length }, 'made a backup');
    return undefined;
  }

  async function look(): Promise<void> {
    last = await newest();
    const isFresh = last !== undefined && now() - last < DAY;
    // A clock that was put back would make the hour years.
    const isPaused = now() < notBefore && notBefore <= now() + HOUR;
    if (isStopped || isFresh || isPaused) return;
    try {
      problem = await make();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      notBefore = now() + HOUR;
      log.error({ folder, problem }, 'no backup could be made; it is tried again in an hour');
    }
  }

  // Whoever asks meanwhile would hear that there is none.
  let running: Promise<void> = newest().then((at) => void (last = at));
  const again = (): Promise<void> => (running = running.then(look));
  const first = setTimeout(() => void again(), soon).unref();
  const often = setInterval(() => void again(), OFTEN).unref();
  return {
    state: () => ({ last, problem }),
    look: again,
    async stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(often);
      // Nothing else keeps a server up by now that has closed its connections.
      child?.ref();
      child?.kill('SIGKILL');
      // A disk that hangs does not let a process go.
      const ended = new AbortController();
      const patience = pause(PATIENCE, undefined, { signal: ended.signal });
      await Promise.race([running, patience]).finally(() => ended.abort());
    },
  };
}

/**
 * On a disk of their own backups take nobody's room, and one that does not fit there fails by itself. What is not there yet is on the disk of
 * what it is to be made in.
 */
async function isOneDisk(...folders: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(folders.map(diskOf));
  return one === other;
}

async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(unlessMissing);
  return found?.dev ?? (dirname(folder) === folder ? 0 : diskOf(dirname(folder)));
}

/** Throws why there is no room for a backup and for what everybody else writes. */
async function roomBeside(dataFolder: string, folder: string, disk: Disk | undefined): Promise<void> {
  const { read, close } = await openForReading({ engine: 'sqlite', path: databaseIn(dataFolder) });
  try {
    await requireRoom(read, dataFolder, folder, disk);
  } finally {
    await close();
  }
}

function outcomeOf(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ failure: 'It took more than six hours.' });
    }, LIMIT).unref();
    child.on('exit', () => clearTimeout(limit));
    // Only our own program runs there.
    child.on('message', (outcome: Outcome) => resolve(outcome));
    child.on('error', (error) => resolve({ failure: error.message }));
    child.on('exit', (code, signal) => resolve({ failure: `It ended with ${signal ?? code}.` }));
  });
}

/** Node runs the child's source under tsx in development and in tests, and the file built from it otherwise. */
function startBackup(dataFolder: string, path: string, blobs: S3Place | undefined): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './childFromSource.mjs' : './backup.js', import.meta.url);
  return startOwnProcess(file, { args: [dataFolder, path], env: blobsVariables(blobs) });
}
