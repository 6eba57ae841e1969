import { exactSum } from '../../../contract/exactSum.ts';
import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { QUANTITY_MAX } from '../../../contract/limits.ts';
import type { ItemUpdateRequest } from '../../../contract/requests.ts';
import {
  type ItemBefore,
  itemMadeBy,
  noteChanged,
  noteListed,
  noteMade,
} from '../../store/imports/changes.ts';
import { type ItemRow, findItem } from '../../store/items/rows.ts';
import { type Author, FIRST_VERSION, insertItem, updateItem } from '../../store/items/write.ts';
import { nameKey } from '../../store/keys.ts';
import { ensureCategory, findLookup } from '../../store/lookups.ts';
import type { Db } from '../../store/store.ts';
import { notesWith } from '../checking/addedNotes.ts';
import type { NotesLine } from '../checking/fields.ts';
import type { Place } from '../checking/places.ts';
import { fieldsSetBy, requestOf } from '../checking/rowValues.ts';
import { CheckAgain } from '../refusal.ts';
import type { PlaceMaker } from './placeMaker.ts';

/** A checked row, whose action is neither 'skip' nor 'problem'. */
export interface WritableRow {
  row: PreviewRow;
  place: Place;
  targetLine: number | null;
  /** What an update adds to the notes, where it tells no other ones. */
  added: readonly NotesLine[];
  /** Whether it makes an item whatever is there. */
  isNewAnyway: boolean;
}

/** What a row came to. */
export interface Written {
  action: 'create' | 'update' | 'add' | 'same';
  locations: number;
  categories: number;
}

interface How {
  importId: string;
  author: Author;
  places: PlaceMaker;
  /** Keys of categories that are surely on the list. */
  categories: Set<string>;
}

/** Writes one row, and notes what it makes and changes; in a transaction. */
export async function writeRow(
  db: Db,
  { row, place, targetLine, added, isNewAnyway }: WritableRow,
  how: How,
): Promise<Written> {
  const { importId, author, places } = how;
  const doing = { importId, line: row.line, now: author.now };
  const target = row.action === 'create' ? undefined : await targetOf(db, importId, row, targetLine);
  const request = requestOf(row);
  if (target && row.action === 'add') {
    const quantity = Math.min(exactSum(target.quantity, request.quantity), QUANTITY_MAX);
    await change(db, target, { quantity }, how, row.line);
    return { action: 'add', locations: 0, categories: 0 };
  }
  const area = row.values['location_area'] ?? '';
  const { id: location_id, made, hasAppeared } = await places.at(db, place, area, doing);
  if (target) {
    const fields = fieldsSetBy(row);
    if (added.length > 0) fields.notes = notesWith(target, { line: row.line, added });
    const categories = fields.category === undefined ? 0 : await category(db, request.category, how, doing);
    const isChanged = await change(db, target, { ...fields, location_id }, how, row.line);
    return { action: isChanged ? 'update' : 'same', locations: made, categories };
  }
  if (hasAppeared && !isNewAnyway) {
    throw new CheckAgain(
      `Line ${row.line.toLocaleString('en')}: "${row.values['location']}" is there since these rows were checked, with items in it.`,
    );
  }
  const categories = await category(db, request.category, how, doing);
  const { id } = await insertItem(db, { ...request, location_id }, author);
  await noteMade(db, importId, { kind: 'item', id, line: row.line, version: FIRST_VERSION });
  return { action: 'create', locations: made, categories };
}

/** The item that is to be changed; undefined when it is gone by now, and the row makes one again. */
async function targetOf(
  db: Db,
  importId: string,
  { duplicate_of }: PreviewRow,
  targetLine: number | null,
): Promise<ItemRow | undefined> {
  const id = targetLine === null ? duplicate_of?.id : await itemMadeBy(db, importId, targetLine);
  return id === undefined ? undefined : findItem(db, id);
}

/** Changes an item, and notes that; false where it is as it shall be. */
async function change(
  db: Db,
  item: ItemRow,
  changes: ItemUpdateRequest,
  how: How,
  line: number,
): Promise<boolean> {
  const after = await updateItem(db, item.id, changes, () => true, how.author);
  if (after.version === item.version) return false;
  const before: ItemBefore = {
    ...Object.fromEntries(Object.keys(changes).map((field) => [field, Reflect.get(item, field)])),
    version: item.version,
  };
  if (changes.category !== undefined && changes.category !== item.category) {
    before.category_id = (await findLookup(db, 'item_categories', item.category))?.id ?? null;
  }
  await noteChanged(db, how.importId, {
    id: item.id,
    line,
    version: after.version,
    was: item.version,
    before,
  });
  return true;
}

/** Puts a category on the list; how many that were. */
async function category(
  db: Db,
  name: string,
  { categories, importId }: How,
  { line }: { line: number },
): Promise<number> {
  const key = nameKey(name);
  if (categories.has(key)) return 0;
  categories.add(key);
  if (await findLookup(db, 'item_categories', name)) return 0;
  await ensureCategory(db, name);
  const made = await findLookup(db, 'item_categories', name);
  if (!made) return 0;
  await noteListed(db, importId, { kind: 'item_categories', ...made, line });
  return 1;
}
