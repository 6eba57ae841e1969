import type { ImportCounts } from '../../../contract/imports/imports.ts';
import { NO_COUNTS } from '../../store/imports/rows.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { MadeKind } from './made.ts';
import { countTwice } from './places.ts';

/** By how much one of the counts of a preview changes. */
export type CountChange = [name: keyof ImportCounts, more: number];

/**
 * Counts the checked rows by what is done with them, and what they make beside their items; kept beside them, so that an edit
 * and its counts are one commit.
 */
export function countRows(file: RowsFile): void {
  file.run('delete from counted');
  file.run(
    `insert into counted select case when same = 1 then 'same' else action end as counted_as, count(*) from checked group by counted_as`,
  );
  const [twice] = file.all(
    `select count(*) as count from checked where action = 'skip' and target_line is not null`,
  );
  const made = {
    twice: Number(twice?.['count'] ?? 0),
    locations: madeIn(file, 'place') - countTwice(file),
    categories: madeIn(file, 'category'),
  };
  for (const [name, count] of Object.entries(made))
    file.run('insert into counted values (?, ?)', name, count);
}

/** Counts what has become of rows. Counting a million of them for each edit would hold everybody up. */
export function countChanged(file: RowsFile, changes: readonly CountChange[]): void {
  if (!isCounted(file)) return countRows(file);
  const changed = new Map<string, number>();
  for (const [name, more] of changes) changed.set(name, (changed.get(name) ?? 0) + more);
  for (const [name, more] of changed) {
    file.run(
      'insert into counted values (?, ?) on conflict do update set rows = rows + excluded.rows',
      name,
      more,
    );
  }
}

/** Those of a check by an older version are not counted yet, or not by all of it. */
const isCounted = (file: RowsFile): boolean =>
  file.all(`select 1 from counted where action = 'twice'`).length > 0;

/** What all checked rows come to. */
export function countsIn(file: RowsFile): ImportCounts {
  if (!isCounted(file)) countRows(file);
  const counts = { ...NO_COUNTS };
  for (const { action, rows } of file.all('select action, rows from counted')) {
    Object.assign(counts, { [String(action)]: Number(rows) });
  }
  return counts;
}

/** How many of a kind have to be made beside the items. */
const madeIn = (file: RowsFile, kind: MadeKind): number =>
  Number(file.all('select count(*) as count from made where kind = ?', kind)[0]?.['count'] ?? 0);
