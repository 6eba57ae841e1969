import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSqlite } from './store/sqlite/api.ts';
import { sqliteFailure } from './store/sqlite/failures.ts';
import { UnusableData } from './dataFolder.ts';
import { makePrivateFile } from './privacy.ts';

/** The folder belongs to this server for as long as it runs. */
export interface ServerLock {
  /** Leaves word for a second server where this one answers. */
  tell(url: string): Promise<void>;
  release(): Promise<void>;
}

const LOCK = 'server.lock';
const ABOUT = 'server.json';
/** How long the one before may take to end, in milliseconds. */
const PATIENCE = 2000;

/**
 * Takes the data folder for this server. The lock is one of the system's, held through SQLite on a file of its own: it
 * goes with the process, however that ends, and is not mistaken when a process number comes back. Throws
 * {@link UnusableData} that names the server which has it. Commands take no lock: they may run beside a server.
 */
export async function lockFolder(folder: string): Promise<ServerLock> {
  const Database = await loadSqlite();
  const about = join(folder, ABOUT);
  await makePrivateFile(join(folder, LOCK));
  const database = new Database(join(folder, LOCK), { timeout: PATIENCE });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (sqliteFailure(error) !== 'busy') throw error;
    throw new UnusableData(
      `Another Stowage server already runs on the data folder ${folder}${await whoIs(about)}. ` +
        'Stop it first, set STOWAGE_DATA to another folder, or start with --beside to run both on purpose.',
    );
  }
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
      database.close();
    },
  };
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
