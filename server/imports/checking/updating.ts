import type { PreviewRow } from '../../../contract/imports/imports.ts';
import type { Db } from '../../store/store.ts';
import type { RowsFile } from '../rowsFile.ts';
import { addedAt } from './addedNotes.ts';
import type { NotesLine } from './fields.ts';
import type { Place } from './places.ts';
import { STORED_FIELDS, type StoredFields } from './rowValues.ts';

/** A checked row that updates a stored item. */
export interface UpdatingRow {
  /** The item's. */
  id: string;
  row: PreviewRow;
  place: Place;
  added: readonly NotesLine[];
}

/** Those among checked rows as the file has them, by `line`, `row` and `place`, that update a stored item. */
export function updatingRows(file: RowsFile, found: ReturnType<RowsFile['all']>): UpdatingRow[] {
  return found.flatMap(({ line, row: text, place }) => {
    // Only the check writes them.
    const row = JSON.parse(String(text)) as PreviewRow;
    const id = row.duplicate_of?.id;
    if (row.action !== 'update' || id === undefined || id === '' || place === null) return [];
    return [{ id, row, place: JSON.parse(String(place)) as Place, added: addedAt(file, Number(line)) }];
  });
}

/** Whether a row above leaves the item as another one. */
export const isChangedBefore = (file: RowsFile, { id, row }: UpdatingRow): boolean =>
  file.all(
    `select 1 from checked where target_id = ? and line < ? and same = 0 and action in ('update', 'add') limit 1`,
    id,
    row.line,
  ).length > 0;

/** The stored items that they update, by their ids. */
export async function itemsOf(
  db: Db,
  rows: readonly UpdatingRow[],
): Promise<ReadonlyMap<string, StoredFields>> {
  if (rows.length === 0) return new Map();
  const items = await db
    .selectFrom('items')
    .select(['id', ...STORED_FIELDS])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(items.map((item) => [item.id, item]));
}
