import { randomUUID } from 'node:crypto';
import { chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSqlite } from './store/sqlite/api.ts';
import { sqliteFailure } from './store/sqlite/failures.ts';
import { UnusableData, unusable } from './dataFolder.ts';
import { makePrivateFile } from './privacy.ts';

/** The folder belongs to this server for as long as it runs. */
export interface ServerLock {
  /** Leaves word for a second server where this one answers. */
  tell(url: string): Promise<void>;
  release(): Promise<void>;
}

const LOCK = 'server.lock';
const WRITERS = 'server.writers.lock';
const ABOUT = 'server.json';
/** How long the one before may take to end, in milliseconds. */
const PATIENCE = 2000;

/**
 * Takes the data folder for this server. The lock is one of the system's, held through SQLite on a file of its own: it
 * goes with the process, however that ends, and is not mistaken when a process number comes back. Throws
 * {@link UnusableData} that names the server which has it. Commands, and servers with --beside, share the folder with it:
 * {@link shareFolder}.
 */
export async function lockFolder(folder: string): Promise<ServerLock> {
  const about = join(folder, ABOUT);
  const end = await held(join(folder, LOCK), 'begin exclusive', async () => {
    return (
      `Another Stowage server already runs on the data folder ${folder}${await whoIs(about)}. ` +
      'Stop it first, set STOWAGE_DATA to another folder, or start with --beside to run both on purpose.'
    );
  });
  return {
    // Word for people only: on a full disk there is none, and the lock holds.
    async tell(url) {
      const text = JSON.stringify({ pid: process.pid, url, since: new Date().toISOString() });
      await makePrivateFile(about)
        .then(() => writeFile(about, text))
        .catch(() => undefined);
    },
    async release() {
      await rm(about, { force: true }).catch(() => undefined);
      end();
    },
  };
}

/**
 * Notes that somebody writes in the data folder, as many as there are, so that it is not moved away or restored meanwhile:
 * what was answered for saved would be in what nobody looks at any more. Answers how to end that. Throws {@link UnusableData}
 * while a move or a restore is under way.
 */
export async function shareFolder(folder: string): Promise<() => void> {
  try {
    return await held(join(folder, WRITERS), 'begin; select count(*) from sqlite_master', async () => {
      return `The data folder ${folder} is being moved or restored. Wait until that is done.`;
    });
  } catch (error) {
    // A disk that is full, or on which nobody can lock anything, keeps nobody from what is there.
    if (!(error instanceof UnusableData) || !(await canLock(folder))) return () => undefined;
    throw error;
  }
}

/** Whether a lock can be had there at all: SQLite calls a disk that knows none busy. */
async function canLock(folder: string): Promise<boolean> {
  const path = join(folder, `.lock-${randomUUID()}`);
  try {
    const end = await held(path, 'begin exclusive', async () => 'Nobody else knows it.', 0);
    end();
    return true;
  } catch {
    return false;
  } finally {
    await Promise.all(
      [path, `${path}-journal`].map((one) => rm(one, { force: true }).catch(() => undefined)),
    );
  }
}

/** Takes the data folder for a command that nobody may write beside: no server, and none of those that share it. */
export async function lockFolderAlone(folder: string): Promise<Pick<ServerLock, 'release'>> {
  const lock = await lockFolder(folder);
  try {
    const end = await held(join(folder, WRITERS), 'begin exclusive', async () => {
      return `A server with --beside, or another command, works on the data folder ${folder}. End it first.`;
    });
    return {
      async release() {
        end();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error instanceof UnusableData ? error : unusable(folder, error);
  }
}

/** Locks a file for as long as nobody calls what is answered. Throws {@link UnusableData} when somebody else has it. */
async function held(
  path: string,
  begin: string,
  whoHas: () => Promise<string>,
  timeout = PATIENCE,
): Promise<() => void> {
  const Database = await loadSqlite();
  await makePrivateFile(path);
  await giveToOwner(path);
  const database = new Database(path, { timeout });
  try {
    database.exec(begin);
  } catch (error) {
    database.close();
    if (sqliteFailure(error) !== 'busy') throw error;
    throw new UnusableData(await whoHas());
  }
  return () => database.close();
}

/** What root has made in a service's folder the service has to open, too. By its path: opening it would end our locks. */
async function giveToOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  const own = await stat(path);
  if (own.uid === 0 && uid !== 0) await chown(path, uid, gid).catch(() => undefined);
}

async function whoIs(about: string): Promise<string> {
  try {
    const { pid, url, since }: Record<string, unknown> = Object(JSON.parse(await readFile(about, 'utf8')));
    return `: process ${String(pid)} at ${String(url)}, since ${String(since)}`;
  } catch {
    // It has not said so yet.
    return '';
  }
}
