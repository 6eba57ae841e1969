import type { ImportCounts, RowAction } from '../../../contract/imports/imports.ts';
import type { RowsFile } from '../rowsFile.ts';
import { countTwice } from './places.ts';

/** Counts the checked rows by what is done with them; kept beside them, so that an edit and its counts are one commit. */
export const countRows = (file: RowsFile): number =>
  file.run('insert into counted select action, count(*) from checked group by action');

/** Counts what has become of rows. Counting a million of them for each edit would hold everybody up. */
export function countChanged(file: RowsFile, changed: readonly { from: RowAction; to: RowAction }[]): void {
  if (!isCounted(file)) return void countRows(file);
  for (const [action, more] of changed.flatMap(({ from, to }) => [[from, -1] as const, [to, 1] as const])) {
    file.run(
      'insert into counted values (?, ?) on conflict do update set rows = rows + excluded.rows',
      action,
      more,
    );
  }
}

/** Those of a check by an older version are not counted yet. */
const isCounted = (file: RowsFile): boolean => file.all('select 1 from counted limit 1').length > 0;

/** What all checked rows come to. */
export function countsIn(file: RowsFile): ImportCounts {
  if (!isCounted(file)) countRows(file);
  const counts: ImportCounts = {
    create: 0,
    update: 0,
    add: 0,
    skip: 0,
    problem: 0,
    locations: madeIn(file, 'place') - countTwice(file),
    categories: madeIn(file, 'category'),
  };
  for (const { action, rows } of file.all('select action, rows from counted')) {
    Object.assign(counts, { [String(action)]: Number(rows) });
  }
  return counts;
}

/** How many of a kind have to be made beside the items. */
const madeIn = (file: RowsFile, kind: 'place' | 'category'): number =>
  Number(file.all('select count(*) as count from made where kind = ?', kind)[0]?.['count'] ?? 0);
