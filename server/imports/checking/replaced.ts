import type { PreviewRow } from '../../../contract/imports/imports.ts';
import type { Db } from '../../store/store.ts';
import type { RowsFile } from '../rowsFile.ts';
import { placesOf } from '../../store/locations/places.ts';
import { replacedBy } from './rowValues.ts';
import { isChangedBefore, itemsOf, type UpdatingRow, updatingRows } from './updating.ts';

/**
 * The rows among those found in the file of which is told what they replace: what follows an update of the same item by a row above
 * replaces what nobody can look up.
 */
export const replacingRows = (file: RowsFile, found: ReturnType<RowsFile['all']>): UpdatingRow[] =>
  updatingRows(file, found).filter((one) => one.row.same !== true && !isChangedBefore(file, one));

/** These rows with what they replace by now, by their lines; those whose item is gone are left out. */
export async function withReplaced(
  db: Db,
  rows: readonly UpdatingRow[],
): Promise<ReadonlyMap<number, PreviewRow>> {
  const items = await itemsOf(db, rows);
  const ids = [...items.values()].flatMap(({ location_id }) => location_id ?? []);
  // It may have been moved since the check, and what it is in be called otherwise.
  const places = await placesOf(db, [...new Set(ids)]);
  return new Map(
    rows.flatMap((one) => {
      const item = items.get(one.id);
      if (!item) return [];
      const { notes, location, ...replaces } = replacedBy(item, one);
      // What is added to the notes replaces none of them.
      const isReplaced = notes !== undefined && one.added.length === 0;
      const row: PreviewRow = {
        ...one.row,
        replaces: {
          ...replaces,
          ...(isReplaced && { notes }),
          ...(location !== undefined && { location: places.get(location)?.path ?? '' }),
        },
      };
      return [[row.line, row]];
    }),
  );
}
