import type { Logger } from 'pino';
import { imagesAfter, knownPaths, setStatus } from '../store/images/presence.ts';
import type { Store } from '../store/store.ts';
import type { Blobs, KeptSet } from './blobs.ts';
import { noteUnknown, notedUnknown } from './unknownSets.ts';

/**
 * On so many days after the first must a sweep have seen that files belong to no image before they are removed. They are what a
 * crash left; or this is an older copy of the database, and its newer one is still to be put back. Days are counted, not
 * the time between them: a clock that is wrong for a while, as of a board that starts in 1970, makes one day more of it.
 */
export const UNKNOWN_DAYS = 30;
/** Unfinished work of another server that nothing was written to for so long has ended: no upload takes longer. */
const ABANDONED = 15 * 60_000;
/** Rows and files compared at a time. */
const CHUNK = 500;
/** Sets asked for at a time, which each take a while where they are elsewhere. */
const AT_ONCE = 8;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What a sweep did. */
export interface Swept {
  /** Folders of unfinished work, and sets of files that belong to no image. */
  removed: number;
  /** Sets of files that belong to no image, and were not seen on so many days yet. */
  unknown: number;
}

interface Sweep {
  /** Where it is noted on how many days files were seen that belong to no image: the data folder. */
  folder: string;
  /** Milliseconds since 1970. */
  now: number;
  signal?: AbortSignal;
}

/**
 * Removes what a crash left behind: unfinished work that nothing was written to for a quarter of an hour, and files of which
 * sweeps have seen on {@link UNKNOWN_DAYS} days after the first that they belong to no image. Rejects with the signal's reason.
 */
export async function sweepFiles(blobs: Blobs, store: Store, { folder, now, signal }: Sweep): Promise<Swept> {
  let removed = await blobs.removeUnfinished(now - ABANDONED, signal);
  const noted = await notedUnknown(folder);
  const today = Math.floor(now / DAY);
  const days = noted.days.includes(today) ? noted.days : [...noted.days, today];
  const unknown = new Map<string, number>();
  let sets: KeptSet[] = [];
  const judge = async (): Promise<void> => {
    const known = await knownPaths(
      store.read,
      sets.map(({ key }) => key),
    );
    for (const { key } of sets.filter((set) => !known.has(set.key))) {
      // Later than the last day is none: where days are lost, its month begins anew.
      const since = Math.min(noted.since.get(key) ?? days.length, days.length);
      if (days.length - since < UNKNOWN_DAYS) {
        unknown.set(key, since);
        continue;
      }
      await blobs.remove(key);
      removed++;
    }
    sets = [];
  };
  for await (const set of blobs.kept()) {
    signal?.throwIfAborted();
    if (sets.push(set) === CHUNK) await judge();
  }
  if (sets.length > 0) await judge();
  const isNoted =
    (days === noted.days || unknown.size === 0) &&
    unknown.size === noted.since.size &&
    [...unknown].every(([key, since]) => noted.since.get(key) === since);
  if (!isNoted) await noteUnknown(folder, { days, since: unknown });
  return { removed, unknown: unknown.size };
}

/**
 * Notes which images have lost their files, so that no answer names them, and which have them back; of all, or of those that had lost
 * them. Answers how many are missing. Rejects with the signal's reason.
 */
export async function checkImages(
  blobs: Blobs,
  store: Store,
  signal?: AbortSignal,
  which: 'all' | 'missing' = 'all',
): Promise<number> {
  let missing = 0;
  for (let after = 0; ;) {
    const rows = await imagesAfter(store.read, after, CHUNK, which === 'all' ? undefined : which);
    const last = rows.at(-1);
    if (!last) return missing;
    after = last.seq;
    const gone: string[] = [];
    const back: string[] = [];
    const left = rows.values();
    const look = async (): Promise<void> => {
      for (const { storage_path, status } of left) {
        signal?.throwIfAborted();
        const isThere = await blobs.has(storage_path);
        if (!isThere) gone.push(storage_path);
        else if (status === 'missing') back.push(storage_path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, look));
    // Only what still has a row: an image that is deleted loses its row before its files.
    missing += await setStatus(store, gone, 'missing');
    await setStatus(store, back, 'ready');
  }
}

/**
 * How long after a check the next one is, in milliseconds, which looks for what was missing, or for all of it where it failed: a store
 * that is being started, and a disk that is not there yet, have nothing for a moment.
 */
const CHECKED_AGAIN: readonly number[] = [10_000, 60_000, 10 * 60_000, HOUR];
/** A check looks for all of it again so long after the last that did: files are lost while a server runs for months, too. */
const ALL_AGAIN = DAY;

interface Keeping {
  /** The data folder. */
  folder: string;
  log: Logger;
  checkedAgain?: readonly number[];
  allAgain?: number;
}

/** Sweeps now and every hour, and checks now and every day which photos have their files. Answers how to end that. */
export function keepSwept(
  blobs: Blobs,
  store: Store,
  { folder, log, checkedAgain = CHECKED_AGAIN, allAgain = ALL_AGAIN }: Keeping,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const ending = new AbortController();
  const { signal } = ending;
  const unlessEnding =
    (what: string) =>
    (err: unknown): void => {
      if (!signal.aborted) log.warn({ err }, what);
    };
  let told = 0;
  const sweep = (): void => {
    running = running
      .then(() => sweepFiles(blobs, store, { folder, now: Date.now(), signal }))
      .then(({ removed, unknown }) => {
        if (removed > 0) log.info({ removed }, 'removed files that belong to no photo');
        if (unknown > told) {
          log.warn(
            { unknown, days: UNKNOWN_DAYS },
            'photos that this database does not know stay for so many days',
          );
        }
        told = unknown;
      })
      .catch(unlessEnding('the files of photos could not be swept'));
  };
  let lost = 0;
  let next: NodeJS.Timeout | undefined;
  /** When all of it was checked last, by a clock that nobody sets. */
  let checkedAll = -Infinity;
  /** Since the start, or since more were missing than before. */
  let looks = 0;
  const check = (): void => {
    const now = performance.now();
    const which = now - checkedAll < allAgain ? 'missing' : 'all';
    running = running
      .then(() => checkImages(blobs, store, signal, which))
      .then((missing) => {
        if (which === 'all') checkedAll = now;
        // A disk may be away for a moment whenever it is looked at.
        if (missing > lost) looks = 0;
        if (missing > 0 && missing !== lost)
          log.error({ missing }, 'the files of photos are missing; restore them from a backup');
        if (missing === 0 && lost > 0) log.info('the files of photos that were missing are back');
        lost = missing;
      })
      .catch(unlessEnding('the files of photos could not be checked'))
      .finally(() => {
        if (signal.aborted) return;
        const after = checkedAgain[looks] ?? checkedAgain.at(-1) ?? HOUR;
        looks += 1;
        // Unreferenced: it keeps no process alive that is done.
        next = setTimeout(check, after).unref();
      });
  };
  sweep();
  check();
  const often = setInterval(sweep, HOUR).unref();
  return async () => {
    clearInterval(often);
    clearTimeout(next);
    // A hundred thousand photos elsewhere take minutes: whoever stops the server does not wait for them.
    ending.abort();
    await running;
  };
}
