import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadSqlite } from '../store/sqlite/api.ts';
import { sqliteFailure } from '../store/sqlite/failures.ts';
import { busyProblem } from '../store/storageProblems.ts';

/** How long whoever is at it is waited for, who ends once it hears that something else is wanted, and how often it is asked for; in milliseconds. */
const WAIT = { most: 60_000, pause: 50 };

/**
 * Does `work` while nobody else does so in a folder, in this or another process: two that read or check one import would spoil each other's
 * rows. Whoever is killed is in nobody's way: SQLite's lock on a file beside the rows is the system's. 503 where it is not free for too long;
 * `signal` ends the waiting alone.
 */
export async function aloneIn<T>(folder: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const Database = await loadSqlite();
  const lock = new Database(join(folder, 'lock'), { timeout: 0 });
  try {
    for (const until = performance.now() + WAIT.most; ;) {
      try {
        lock.exec('begin exclusive');
        break;
      } catch (error) {
        if (sqliteFailure(error) !== 'busy') throw error;
        if (performance.now() > until) throw busyProblem();
      }
      await pause(WAIT.pause, undefined, { signal });
    }
    return await work();
  } finally {
    lock.close();
  }
}
