import { setImmediate } from 'node:timers/promises';
import type { ImportFound } from '../../../contract/imports/imports.ts';
import type { ImportMapping } from '../../../contract/imports/mapping.ts';
import type { Db } from '../../store/store.ts';
import type { OnProgress } from '../reading/readFile.ts';
import type { RowsFile } from '../rowsFile.ts';
import { copyStore } from './copyStore.ts';
import { countRows } from './counts.ts';
import { indexTwins, isToldLater } from './duplicates.ts';
import { editAt, recheck } from './edits.ts';
import { markSame } from './markSame.ts';
import { keepNumberColumns, numberColumns } from './numbers.ts';
import { raiseRevision } from './revision.ts';
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
  hasArrows: found.preset === 'partdb',
});

/** Checks all rows below the header by the mapping, against what `db` holds. */
export async function checkFile(file: RowsFile, db: Db, wish: Wish): Promise<void> {
  const { mapping, found, onProgress } = wish;
  file.run('delete from checked');
  file.run('delete from added');
  file.run('delete from grown');
  const numbers = numberColumns(mapping, found);
  keepNumberColumns(file, numbers);
  indexTwins(file, numbers.length > 0);
  file.run('delete from made');
  file.run('delete from counted');
  await copyStore(db, file, numbers);
  const rows = createRowCheck(file, optionsOf(wish));
  const edits = new Set(file.all('select line from edits').map(({ line }) => Number(line)));
  const elsewhere: number[] = [];
  let done = 0;
  for (const row of file.rowsAfter(mapping.header_row ?? 0)) {
    const checked = rows.check(row, edits.has(row.line) ? editAt(file, row.line) : undefined);
    if (checked.isElsewhere) elsewhere.push(row.line);
    rows.enter(checked, done);
    file.breathe();
    done += 1;
    if (done % REPORTED === 0) onProgress(done, found.rows);
    if (done % IN_ONE_TURN === 0) await setImmediate();
  }
  // What they mean was not known yet, and others follow from them.
  const first = elsewhere.find((line) => isToldLater(file, line));
  if (first !== undefined) {
    let again = 0;
    for (const { line } of file.rowsAfter(first - 1)) {
      recheck(file, rows, line);
      file.breathe();
      again += 1;
      if (again % IN_ONE_TURN === 0) await setImmediate();
    }
  }
  await markSame(db, file);
  countRows(file);
  raiseRevision(file);
  file.breathe(true);
}
