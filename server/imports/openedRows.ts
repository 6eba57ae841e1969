import { rowsIn } from './jobs.ts';
import { type RowsFile, openRowsFile } from './rowsFile.ts';

/** The files of rows of a data folder's imports. */
export interface OpenedRows {
  /** Does `work` with the file of an import. What it writes in several steps it does within {@link OpenedRows.inTurn}. */
  with<T>(id: string, work: (file: RowsFile) => T | Promise<T>): Promise<T>;
  /**
   * Does `work` once all that was asked before for the same import is over. It must not wait to write in the database: whoever is
   * writing there may wait for a turn.
   */
  inTurn<T>(id: string, work: () => Promise<T>): Promise<T>;
}

export function createOpenedRows(folderOf: (id: string) => string): OpenedRows {
  /** The last one of each import that is not over. */
  const last = new Map<string, Promise<unknown>>();
  return {
    async with(id, work) {
      const file = await openRowsFile(rowsIn(folderOf(id)));
      try {
        return await work(file);
      } finally {
        file.close();
      }
    },
    async inTurn(id, work) {
      const done = (last.get(id) ?? Promise.resolve()).then(work);
      // Whoever asked is told; the next one does not care.
      const over = done.catch(() => undefined);
      last.set(id, over);
      try {
        return await done;
      } finally {
        if (last.get(id) === over) last.delete(id);
      }
    },
  };
}
