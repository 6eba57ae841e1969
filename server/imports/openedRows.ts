import { access } from 'node:fs/promises';
import { Problem } from '../problems.ts';
import { rowsIn } from './jobs.ts';
import { type RowsFile, openRowsFile } from './rowsFile.ts';

/** The files of rows of a data folder's imports. */
export interface OpenedRows {
  /**
   * Does `work` with the file of an import, 409 where it is not here. What it writes in several steps it does within
   * {@link OpenedRows.inTurn}.
   */
  with<T>(id: string, work: (file: RowsFile) => T | Promise<T>): Promise<T>;
  /**
   * Does `work` once all that was asked before for the same import is over. Never waited for within a transaction: that would hold up
   * everybody who writes. Throws 429 where so many others as `most` are not over.
   */
  inTurn<T>(id: string, work: () => Promise<T>, most?: number): Promise<T>;
}

export function createOpenedRows(folderOf: (id: string) => string): OpenedRows {
  /** What is not over of each import: the last one, and how many they are. */
  const asked = new Map<string, { last: Promise<unknown>; count: number }>();
  return {
    async with(id, work) {
      const path = rowsIn(folderOf(id));
      // Opening it would make it, and its folder may be another server's.
      await access(path).catch(() => {
        throw notHere();
      });
      const file = await openRowsFile(path);
      try {
        return await work(file);
      } finally {
        file.close();
      }
    },
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
}

const notHere = (): Problem =>
  new Problem('conflict', 'The rows of this import are not on this server. Another one may have them.');

const tooMany = (): Problem =>
  new Problem('too-many', 'Too many rows of this import are being edited at once. Try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });
