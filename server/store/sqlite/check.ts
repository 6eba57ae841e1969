import { stat } from 'node:fs/promises';
import { startOwnProcess, unrefProcess } from '../../apart/ownProcess.ts';
import { loadSqlite } from './api.ts';
import { sqliteFailure } from './failures.ts';

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
  /** What is wrong, whenever the check has ended; nothing for one that was ended before. */
  later: Promise<string | undefined>;
  /** Nobody wants to know any more. */
  end(): void;
}

/**
 * Checks the database file at `path`. A large one is checked in a process of its own, which may be killed, and `soon` waits for that at most
 * `limit` milliseconds.
 */
export async function startCheck(path: string, limit: number, small = SMALL): Promise<Check> {
  const { size } = await stat(path);
  if (size <= small) {
    const damage = await findDamage(path);
    return {
      soon: Promise.resolve({ damage, isOver: true }),
      later: Promise.resolve(damage),
      end: () => undefined,
    };
  }
  const { later, end } = inProcess(path);
  let timer: NodeJS.Timeout | undefined;
  // Nothing else keeps a process up that waits for this at its start: the child does not.
  const limited = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), limit)));
  const soon = Promise.race([later.then((damage) => ({ damage, isOver: true })), limited])
    .then((first) => (first === 'late' ? { damage: undefined, isOver: false } : first))
    .finally(() => clearTimeout(timer));
  return { soon, later, end };
}

function inProcess(path: string): Pick<Check, 'later' | 'end'> {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './checkFromSource.mjs' : './databaseCheck.js', import.meta.url);
  const child = startOwnProcess(file, { args: [path] });
  const later = new Promise<string | undefined>((resolve, reject) => {
    let isTold = false;
    // Only our own program runs there.
    child.on('message', ({ damage }: { damage: string | undefined }) => {
      isTold = true;
      resolve(damage);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (isTold || isEnded) return resolve(undefined);
      reject(new Error(`The check ended with code ${code}.`));
    });
  });
  let isEnded = false;
  // A server that ends does not wait for it.
  unrefProcess(child);
  return {
    later,
    end() {
      isEnded = true;
      child.kill('SIGKILL');
    },
  };
}
