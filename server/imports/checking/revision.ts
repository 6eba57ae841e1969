import { randomInt } from 'node:crypto';
import type { RowsFile } from '../rowsFile.ts';

/** Where the revisions of a file begin lies below this: of one that was made anew none is as one of the former. */
const FIRST_BELOW = 2 ** 40;

/** Tells which preview the checked rows are; 0 of those that were checked before there were revisions, until one of them is changed. */
export function revisionIn(file: RowsFile): number {
  return Number(file.all('select revision from revised')[0]?.['revision'] ?? 0);
}

/** Notes that so many rows are others, in the commit of what has changed them. */
export function raiseRevision(file: RowsFile, rows = 1): void {
  if (file.run('update revised set revision = revision + ?', rows) > 0) return;
  file.run('insert into revised values (?)', randomInt(1, FIRST_BELOW));
}
