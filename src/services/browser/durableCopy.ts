import { atMost } from './pause.ts';
import { createStore, promisifyRequest } from 'idb-keyval';
import { type Infer, is, nullable, number, string, type } from 'superstruct';
import type { Lock } from './lock.ts';

/**
 * When the last change of what is kept was written down, in the same storage as that itself: what the storage has on
 * disk says by it how far it has got.
 */
const WRITTEN_AT = 'stowage-kept-at';
const DATABASE = 'stowage-kept';
/** A removal is remembered for as long as a storage may take to follow it, in ms, and longer. */
const REMEMBERED = 30 * 24 * 60 * 60_000;
/** How long the app waits for what a crash has taken, in ms: a database that hangs must not keep it from its work. */
const WAITED = 3000;
/** What one tab writes into the storage another one sees after so many ms at the latest. */
const SEEN_WITHIN = 100;
/** How often it is read again while other tabs write: one that does so without a pause has not been killed. */
const READS = 5;

const Kept = type({ at: number(), text: nullable(string()) });
type Kept = Infer<typeof Kept>;

/**
 * The keys of what only this browser has: unsent records and those given up, under which id they were sent, drafts, and the keys of
 * locations that were asked for: without them their undo leaves those.
 */
const WORK = /^(withdrawn_)?(local|offline|sent)_(item|location)_|^stowage-draft_|^bulk_place_/;

/** A key and its text; null where it was removed. */
export type KeptChange = readonly [key: string, text: string | null];

/** So long what is on its way to the disk is waited for, in ms: a database that hangs must not hold up what is done. */
const SETTLED_WITHIN = 1000;

/** A second copy of what the browser's storage keeps, which is on disk a moment after it was written. */
export interface DurableCopy {
  /** Writes down that `text` is under `key` in the storage now, or that nothing is; only of work, and not of caches. */
  note(key: string, text: string | null): void;
  /**
   * Resolves once all that was noted is on disk, and then to true; to false where it cannot be, or is not within a second. A disk
   * that hangs is not waited for again before it has written that.
   */
  settled(): Promise<boolean>;
  /**
   * Has `apply` put back what the storage does not have any more, or has again, since its page or browser was killed;
   * resolves when that is done, or nothing can be read. Once for all tabs.
   */
  putBack(apply: (lost: readonly KeptChange[]) => void): Promise<void>;
}

/**
 * Browsers write localStorage to disk late, Chromium up to a minute after the page was told that it is kept, and
 * later still the more is written: a crash, a power cut or an empty battery takes what was kept until then, and
 * brings back what was removed. IndexedDB is asked to have it on disk before it says so. Where it is forbidden or full
 * there is no such copy, and nobody hears of it. `now` in epoch ms.
 */
export function createDurableCopy(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  lock: Lock,
  now: () => number = Date.now,
): DurableCopy {
  const database = createStore(DATABASE, 'kept');
  const pending = new Map<string, Kept>();
  /** What this page has written or removed is as it should be. */
  const touched = new Set<string>();
  let writing: Promise<void> | undefined;
  /** The keys of what could not be written down. */
  const unwritten = new Set<string>();
  let isHanging = false;

  /** Until it is known what the storage has lost, it must not seem to have got further than it had. */
  let isCompared = false;
  /** When this page noted something last. */
  let notedAt = Number.NEGATIVE_INFINITY;

  const writtenAt = (): number => {
    try {
      const at = Number(storage.getItem(WRITTEN_AT) ?? Number.NaN);
      return Number.isFinite(at) ? at : Number.NEGATIVE_INFINITY;
    } catch {
      // A storage that is forbidden or broken has got nowhere.
      return Number.NEGATIVE_INFINITY;
    }
  };
  const writeDown = (at: number): void => {
    if (!isCompared || at <= writtenAt()) return;
    try {
      storage.setItem(WRITTEN_AT, String(at));
    } catch {
      // Full: then the storage seems to have got less far than it has, and is told once more what it has.
    }
  };
  const write = async (records: readonly (readonly [string, Kept])[]): Promise<void> => {
    await strictly(database, async (kept) => {
      for (const [key, record] of records) {
        // Another tab may have been quicker.
        const there: unknown = await promisifyRequest<unknown>(kept.get(key));
        if (!is(there, Kept) || there.at < record.at) kept.put(record, key);
      }
    });
  };
  const writeAll = async (): Promise<void> => {
    // What is noted in one step comes to the disk together: a kill in between would make anew what was given up.
    await Promise.resolve();
    while (pending.size > 0) {
      const records = [...pending];
      pending.clear();
      const keys = records.map(([key]) => key);
      await write(records).then(
        () => keys.forEach((key) => unwritten.delete(key)),
        () => keys.forEach((key) => unwritten.add(key)),
      );
    }
    writing = undefined;
  };
  const read = async (): Promise<[string, Kept][]> => {
    const [keys, values] = await database('readonly', (kept) =>
      Promise.all([promisifyRequest(kept.getAllKeys()), promisifyRequest<unknown[]>(kept.getAll())]),
    );
    return keys.flatMap((key, at): [string, Kept][] => {
      const value = values[at];
      return typeof key === 'string' && is(value, Kept) ? [[key, value]] : [];
    });
  };
  /** Everything that is written down, and what of it the storage has not. */
  const compare = async (): Promise<Record<'records' | 'lost', [string, Kept][]>> => {
    let records: [string, Kept][] = [];
    for (let tries = 0; tries < READS; tries++) {
      const since = writtenAt();
      records = await read();
      const lost = records.filter(
        ([key, { at, text }]) => at > since && !touched.has(key) && storage.getItem(key) !== text,
      );
      // What another tab has changed since then is newer than what was read, and may take a moment to be seen here.
      if (lost.length > 0) await new Promise((resolve) => setTimeout(resolve, SEEN_WITHIN));
      if (writtenAt() === since) return { records, lost: lost.filter(([key]) => !touched.has(key)) };
    }
    return { records, lost: [] };
  };
  const forgetRemovals = (records: readonly [string, Kept][]): Promise<void> => {
    const old = records.filter(([, { at, text }]) => text === null && at < now() - REMEMBERED);
    return old.length === 0
      ? Promise.resolve()
      : strictly(database, (kept) => {
          for (const [key] of old) kept.delete(key);
        });
  };

  return {
    note(key, text) {
      if (!WORK.test(key)) return;
      touched.add(key);
      // After all that was written before, whatever the clock says; no two tabs have the same.
      notedAt = Math.max(now(), Math.floor(Math.max(writtenAt(), notedAt)) + 1) + Math.random();
      writeDown(notedAt);
      pending.set(key, { at: notedAt, text });
      writing ??= writeAll();
    },
    async settled() {
      if (isHanging) return false;
      const written = Promise.resolve(writing).then(() => true);
      const isDone = await atMost(SETTLED_WITHIN, written);
      if (isDone === undefined) {
        isHanging = true;
        void written.finally(() => (isHanging = false));
      }
      return isDone === true && unwritten.size === 0;
    },
    async putBack(apply) {
      const done = lock.hold(DATABASE, async () => {
        const { records, lost } = await compare();
        isCompared = true;
        if (lost.length > 0) apply(lost.map(([key, { text }]) => [key, text]));
        writeDown(Math.max(notedAt, ...records.map(([, { at }]) => at)));
        await writing;
        await forgetRemovals(records);
      });
      // In a browser whose tabs all come back after a crash one of them does it, and the others wait for that.
      await Promise.race([
        done.catch(() => {
          isCompared = true;
          writeDown(notedAt);
        }),
        new Promise((resolve) => setTimeout(resolve, WAITED)),
      ]);
    },
  };
}

/** One transaction that is on disk when it resolves, and of which nothing is when it rejects. */
function strictly(
  database: ReturnType<typeof createStore>,
  work: (kept: IDBObjectStore) => Promise<void> | void,
): Promise<void> {
  return database('readonly', ({ name, transaction: { db } }) => {
    const transaction = db.transaction(name, 'readwrite', { durability: 'strict' });
    return new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up.'));
      Promise.resolve(work(transaction.objectStore(name))).catch((error: unknown) => {
        reject(error);
        try {
          transaction.abort();
        } catch {
          // It is over already.
        }
      });
    });
  });
}
