import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { heard } from '../heard.ts';
import { loadSqlite } from './sqlite/api.ts';
import { sqliteFailure } from './sqlite/failures.ts';

/** Files up to this size are checked at once, in bytes: that takes some tenths of a second. */
const SMALL = 16 * 1024 * 1024;

/** What is wrong with the database file at `path`, in SQLite's words; undefined for nothing. Blocks the thread. */
export async function findDamage(path: string): Promise<string | undefined> {
  const Database = await loadSqlite();
  const database = new Database(path, { timeout: 1000, readOnly: true });
  try {
    const [first] = database.prepare('pragma quick_check(1)').all();
    // A row has no prototype, and one column here.
    const text = typeof first === 'object' && first !== null ? String(Object.values(first)[0]) : 'no answer';
    return text === 'ok' ? undefined : text;
  } catch (error) {
    if (sqliteFailure(error) !== 'damaged') throw error;
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}

/** A check that may last longer than anybody wants to wait. */
export interface Check {
  /** What is wrong, as far as it is known within the limit; `isOver` tells whether everything was looked at. */
  soon: Promise<{ damage: string | undefined; isOver: boolean }>;
  /** What is wrong, whenever the check has ended. */
  later: Promise<string | undefined>;
}

/**
 * Checks the database file at `path`. A large one is checked in a thread of its own, and `soon` waits for that at most
 * `limit` milliseconds.
 */
export async function startCheck(path: string, limit: number, small = SMALL): Promise<Check> {
  const { size } = await stat(path);
  if (size <= small) {
    const damage = await findDamage(path);
    return { soon: Promise.resolve({ damage, isOver: true }), later: Promise.resolve(damage) };
  }
  const later = inThread(path);
  let timer: NodeJS.Timeout | undefined;
  // Nothing else keeps a process up that waits for this at its start: the thread does not.
  const limited = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), limit)));
  const soon = Promise.race([later.then((damage) => ({ damage, isOver: true })), limited])
    .then((first) => (first === 'late' ? { damage: undefined, isOver: false } : first))
    .finally(() => clearTimeout(timer));
  return { soon, later };
}

function inThread(path: string): Promise<string | undefined> {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './checkFromSource.mjs' : './databaseCheck.js', import.meta.url);
  return new Promise((resolve, reject) => {
    const thread = heard(new Worker(file, { workerData: path }), reject);
    thread.on('message', (damage: string | undefined) => resolve(damage));
    thread.on('exit', () => resolve(undefined));
    // A server that ends does not wait for it.
    thread.unref();
  });
}
