import { setImmediate } from 'node:timers/promises';
import type { ImportFound } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import type { Db } from '../../store/store.ts';
import type { OnProgress } from '../reading/readFile.ts';
import type { RowsFile } from '../rowsFile.ts';
import { copyStore } from './copyStore.ts';
import { countRows } from './counts.ts';
import { indexTwins } from './duplicates.ts';
import { editAt } from './edits.ts';
import { createRowCheck } from './rowCheck.ts';

/** Rows between two reports. */
const REPORTED = 500;
/** Rows in one turn of the event loop: the command line checks in its own process, and tells others that it goes on. */
const IN_ONE_TURN = 100;

interface Wish {
  mapping: ImportMapping;
  found: ImportFound;
  onProgress: OnProgress;
}

export const optionsOf = ({ mapping, found }: Pick<Wish, 'mapping' | 'found'>) => ({
  mapping,
  shown: found.columns.map(({ name }) => name),
  isOwn: found.preset === 'stowage',
});

/** Checks all rows below the header by the mapping, against what `db` holds. */
export async function checkFile(file: RowsFile, db: Db, wish: Wish): Promise<void> {
  const { mapping, found, onProgress } = wish;
  file.run('delete from checked');
  indexTwins(file);
  file.run('delete from made');
  file.run('delete from counted');
  await copyStore(db, file);
  const rows = createRowCheck(file, optionsOf(wish));
  const edits = new Set(file.all('select line from edits').map(({ line }) => Number(line)));
  let done = 0;
  for (const row of file.rowsAfter(mapping.header_row ?? 0)) {
    rows.enter(rows.check(row, edits.has(row.line) ? editAt(file, row.line) : undefined), done);
    file.breathe();
    done += 1;
    if (done % REPORTED === 0) onProgress(done, found.rows);
    if (done % IN_ONE_TURN === 0) await setImmediate();
  }
  countRows(file);
  file.breathe(true);
}
