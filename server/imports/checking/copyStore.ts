import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { labelKey } from '../../store/keys.ts';
import { comparedName } from '../comparedName.ts';
import type { Db } from '../../store/store.ts';
import type { RowsFile } from '../rowsFile.ts';
import { SHORT_NOTES } from './addedNotes.ts';
import { presentKeys } from './itemKeys.ts';
import { type NumberColumn, keepItemNumbers, numbersOfItem } from './numbers.ts';

const PORTION = 2000;
/** Items whose notes are read at a time: each may have 20,000 characters. */
const NOTED = 500;

/** Copies what rows are compared with into the file: the locations, and of the items what tells one from another by these columns, too. */
export async function copyStore(db: Db, file: RowsFile, columns: readonly NumberColumn[]): Promise<void> {
  for (const table of ['places', 'present', 'present_numbers', 'long_notes', 'categories'])
    file.run(`delete from ${table}`);
  for (const { name_key, name } of await db
    .selectFrom('item_categories')
    .select(['name_key', 'name'])
    .execute()) {
    file.run('insert or ignore into categories (key, name) values (?, ?)', name_key, name);
  }
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('locations')
      .select(['id', 'name', 'label', 'parent_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    for (const { id, name, label, parent_id } of rows) {
      const label_key = label === null ? null : labelKey(label);
      file.run(
        'insert into places values (?, ?, ?, ?, ?)',
        id,
        parent_id ?? '',
        name,
        comparedName(name),
        label_key,
      );
    }
    file.breathe();
    await setImmediate();
    after = rows.at(-1)?.id ?? '';
    if (rows.length < PORTION) break;
  }
  const limit = columns.length > 0 ? NOTED : PORTION;
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('items')
      .select(['seq', 'id', 'name', 'location_id', 'supplier', 'supplier_part_no'])
      .select(sql<number>`length(notes)`.as('notes_length'))
      .$if(columns.length > 0, (query) => query.select([LINES.as('notes'), 'description']))
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute();
    for (const item of rows) {
      const { id, name, location_id, notes_length } = item;
      const { place, part, supplier } = presentKeys(item);
      if (Number(notes_length) > SHORT_NOTES)
        file.run('insert into long_notes values (?, ?)', id, Number(notes_length));
      const values = [id, name, location_id, place, part, supplier];
      file.run('insert into present values (?, ?, ?, ?, ?, ?, 0, null, 0)', ...values);
      const { notes = '', description = '' } = item;
      keepItemNumbers(file, { id, place, part }, numbersOfItem(columns, { ...item, notes, description }));
    }
    file.breathe();
    await setImmediate();
    after = rows.at(-1)?.seq ?? 0;
    if (rows.length < limit) break;
  }
  file.breathe(true);
}

/** Notes that may have such lines; of all others nothing. */
const LINES = sql<string>`case when notes like '%: %' then notes else '' end`;
