import { Problem } from '../problems.ts';
import { isStillKnown } from '../store/imports/happened.ts';
import { type ImportRow, importOf } from '../store/imports/rows.ts';
import type { Db } from '../store/store.ts';
import { type Looked, lookSince } from './checking/overtaken.ts';
import { readFound, wasImportedSince } from './keptFound.ts';
import { CHECK_FIRST } from './refusal.ts';
import type { RowsFile } from './rowsFile.ts';

/** Throws 409 where rows do not mean the items any more that they meant when they were checked; in a transaction. */
export type RequireAsChecked = (db: Db) => Promise<void>;

/**
 * Looks at all that has happened to items since rows were checked, before a transaction: it may be much. What comes after that is little,
 * and looked at in the transaction that begins the import.
 */
export async function comparedAgain(read: Db, file: RowsFile, row: ImportRow): Promise<RequireAsChecked> {
  const { happened } = readFound(row.found);
  const duplicates = importOf(row).mapping?.duplicates ?? 'skip';
  const look = (db: Db, after: number): Promise<Looked> =>
    lookSince(db, file, { importId: row.id, duplicates, position: 0, after });
  // What another import has written makes all rows be checked again.
  const canBeTold = happened && !(await wasImportedSince(read, row)) && (await isStillKnown(read, happened));
  let looked = canBeTold ? await look(read, happened.id) : undefined;
  return async (db) => {
    // They were checked by an older Stowage, or all items are others.
    if (!looked)
      throw new Problem(
        'conflict',
        `Items may have been changed since these rows were checked. ${CHECK_FIRST}`,
      );
    if (looked.overtaken === undefined) looked = await look(db, looked.after);
    if (looked.overtaken !== undefined) throw new Problem('conflict', `${looked.overtaken} ${CHECK_FIRST}`);
  };
}
