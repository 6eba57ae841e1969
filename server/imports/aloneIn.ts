import { stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadSqlite } from '../store/sqlite/api.ts';
import { sqliteFailure } from '../store/sqlite/failures.ts';
import { ImportRefused } from './refusal.ts';

/**
 * How long whoever is at it is waited for without a sign of it, how often it is asked for, and how often who has it gives a sign; in
 * milliseconds.
 */
export interface Patience {
  most: number;
  pause: number;
  sign: number;
}
const PATIENCE: Patience = { most: 30_000, pause: 50, sign: 5000 };

/** Whoever has the folder stands still, as a machine that is asleep. */
export class NotLetGo extends ImportRefused {
  constructor() {
    super(['Another server of this data folder has not let go of its file. Try again.']);
  }
}

/**
 * Does `work` while nobody else does so in a folder, in this or another process: two that read or check one import would spoil each other's
 * rows. Whoever is killed is in nobody's way: SQLite's lock on a file beside the rows is the system's. Whoever goes on is waited for, and
 * ends once it hears that something else is wanted; throws {@link NotLetGo} where it gives no sign. `signal` ends the waiting alone.
 */
export async function aloneIn<T>(
  folder: string,
  signal: AbortSignal,
  work: () => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const Database = await loadSqlite();
  const path = join(folder, 'lock');
  const lock = new Database(path, { timeout: 0 });
  let signs: NodeJS.Timeout | undefined;
  try {
    let seen = await signIn(path);
    for (let until = performance.now() + patience.most; ;) {
      try {
        lock.exec('begin exclusive');
        break;
      } catch (error) {
        if (sqliteFailure(error) !== 'busy') throw error;
      }
      const sign = await signIn(path);
      const now = performance.now();
      if (sign !== seen) until = now + patience.most;
      else if (now > until) throw new NotLetGo();
      seen = sign;
      await pause(patience.pause, undefined, { signal });
    }
    signs = setInterval(() => void giveSign(path), patience.sign).unref();
    await giveSign(path);
    return await work();
  } finally {
    clearInterval(signs);
    lock.close();
  }
}

/** When the last sign was given; undefined where there is none. */
const signIn = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/** Where it cannot be given the folder was removed, or may not be written to: the work tells of that. */
async function giveSign(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}
