import { setImmediate } from 'node:timers/promises';
import type { ImportCounts, PreviewRow } from '../../../contract/imports/imports.ts';
import type { Db } from '../../store/store.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { CountChange } from './counts.ts';
import { isAsStored } from './rowValues.ts';
import { isChangedBefore, itemsOf, updatingRows } from './updating.ts';

/** Items that are read and compared in one turn of the event loop. */
const PORTION = 100;

const UPDATES = `action = 'update' and target_line is null and place is not null`;

/** As what a checked row is counted. */
export const countedAs = ({ action, same }: PreviewRow): keyof ImportCounts => (same ? 'same' : action);

/**
 * Marks the rows whose update would leave their stored item just as it is, of all rows or of those in `lines`; what is counted otherwise
 * then. Rows that mean what another row makes are none.
 */
export async function markSame(db: Db, file: RowsFile, lines?: ReadonlySet<number>): Promise<CountChange[]> {
  let same = 0;
  for (let after = 0; ;) {
    const found = lines
      ? file.all(
          `select line, row, place from json_each(?) as wanted cross join checked on line = wanted.value
           where ${UPDATES} and line > ? order by line limit ?`,
          JSON.stringify([...lines]),
          after,
          PORTION,
        )
      : file.all(
          `select line, row, place from checked where ${UPDATES} and line > ? order by line limit ?`,
          after,
          PORTION,
        );
    same += await markPortion(db, file, found);
    file.breathe();
    after = Number(found.at(-1)?.['line'] ?? 0);
    if (found.length < PORTION) break;
    await setImmediate();
  }
  return same === 0
    ? []
    : [
        ['update', -same],
        ['same', same],
      ];
}

/** Marks those of these rows; how many they are. */
async function markPortion(db: Db, file: RowsFile, found: ReturnType<RowsFile['all']>): Promise<number> {
  const rows = updatingRows(file, found);
  const items = await itemsOf(db, rows);
  let same = 0;
  for (const one of rows) {
    const item = items.get(one.id);
    if (!item || !isAsStored(item, one) || isChangedBefore(file, one)) continue;
    file.run(
      'update checked set row = ?, same = 1 where line = ?',
      JSON.stringify({ ...one.row, same: true } satisfies PreviewRow),
      one.row.line,
    );
    same += 1;
  }
  return same;
}
