import { access } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../problems.ts';
import { sqliteFailure } from '../store/sqlite/failures.ts';
import { busyProblem } from '../store/storageProblems.ts';
import { WRITE_WAIT } from '../store/store.ts';
import { rowsIn } from './jobs.ts';
import { ROWS_DAMAGED } from './refusal.ts';
import { type RowsFile, openRowsFile } from './rowsFile.ts';

/**
 * How long the file of an import is waited for that somebody else writes to, and how often it is asked for; in milliseconds. An edit at
 * another server and its begin may each wait for a busy database while they have it.
 */
const WAIT = { most: 2 * WRITE_WAIT + 1000, pause: 20 };

/** The files of rows of a data folder's imports. */
export interface OpenedRows {
  /** Does `work` with the file of an import, 409 where it is not here, or damaged. What it writes it does with {@link OpenedRows.alone}. */
  with<T>(id: string, work: (file: RowsFile) => T | Promise<T>): Promise<T>;
  /**
   * The same while nobody else writes to the file, not in another server of this data folder, either; within {@link OpenedRows.inTurn}.
   * What is written is kept once `work` is done, and taken back where it throws. It may wait for a transaction of the database, which
   * never waits for this. Whoever is killed has let go of it. 503 where it is not free for too long; what `whileWaiting` throws.
   */
  alone<T>(
    id: string,
    work: (file: RowsFile) => Promise<T>,
    whileWaiting?: () => Promise<unknown>,
  ): Promise<T>;
  /**
   * Does `work` once all that was asked before for the same import is over. Never waited for within a transaction: that would hold up
   * everybody who writes. Throws 429 where so many others as `most` are not over.
   */
  inTurn<T>(id: string, work: () => Promise<T>, most?: number): Promise<T>;
}

export function createOpenedRows(folderOf: (id: string) => string): OpenedRows {
  /** What is not over of each import: the last one, and how many they are. */
  const asked = new Map<string, { last: Promise<unknown>; count: number }>();
  const opened: OpenedRows = {
    async with(id, work) {
      const path = rowsIn(folderOf(id));
      // Opening it would make it, and its folder may be another server's.
      await access(path).catch(() => {
        throw notHere();
      });
      try {
        const file = await openRowsFile(path);
        try {
          return await work(file);
        } finally {
          file.close();
        }
      } catch (error) {
        throw sqliteFailure(error) === 'damaged' ? new Problem('conflict', ROWS_DAMAGED) : error;
      }
    },
    alone: (id, work, whileWaiting = async () => undefined) =>
      opened.with(id, async (file) => {
        for (const until = performance.now() + WAIT.most; !file.begin();) {
          await whileWaiting();
          if (performance.now() > until) throw busyProblem();
          await pause(WAIT.pause);
        }
        try {
          const done = await work(file);
          file.breathe(true);
          return done;
        } catch (error) {
          file.takeBack();
          throw error;
        }
      }),
    async inTurn(id, work, most = Infinity) {
      const own = asked.get(id) ?? { last: Promise.resolve(), count: 0 };
      if (own.count >= most) throw tooMany();
      const done = own.last.then(work);
      asked.set(id, own);
      own.count += 1;
      // Whoever asked is told; the next one does not care.
      own.last = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        own.count -= 1;
        if (own.count === 0) asked.delete(id);
      }
    },
  };
  return opened;
}

const notHere = (): Problem =>
  new Problem('conflict', 'The rows of this import are not on this server. Another one may have them.');

const tooMany = (): Problem =>
  new Problem('too-many', 'Too many rows of this import are being edited at once. Try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });
