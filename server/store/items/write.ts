import { sql } from 'kysely';
import { sortKey } from '../../../contract/naturalOrder.ts';
import type { ItemCreateRequest, ItemUpdateRequest } from '../../../contract/requests.ts';
import { Problem, invalid, notFound } from '../../problems.ts';
import { newId } from '../ids.ts';
import { nameKey } from '../keys.ts';
import { type Place, placesOf } from '../locations/places.ts';
import { categoryFor, ensureCategory } from '../lookups.ts';
import { indexItem, reindexItem, unindexItem } from '../search/searchIndex.ts';
import type { Db } from '../store.ts';
import { namesVersion } from '../versions.ts';
import { keepItem } from '../deleted/items.ts';
import { changesBetween, kindOf, recordEvent } from './history.ts';
import { findItem, itemColumns, type ItemRow } from './rows.ts';

/** Who writes and when; the moment in milliseconds since 1970. */
export interface Author {
  user: string;
  now: number;
}

const COLUMNS = itemColumns.filter((column) => column !== 'seq');
const COLUMN_NAMES = sql.raw(COLUMNS.join(', '));

/** So many items of nearly one name are compared at most. */
const LIKE_IT_MOST = 1000;

/** The version of an item that was never changed. */
export const FIRST_VERSION = 1;

/** Adds an item, its history and its category; it and where it lies. Throws 422 when there is no such location. In a transaction. */
export async function createItem(
  db: Db,
  request: ItemCreateRequest,
  author: Author,
): Promise<{ row: ItemRow; place: Place }> {
  const place = (await placesOf(db, [request.location_id])).get(request.location_id);
  if (!place) throw noLocation();
  const category = await categoryFor(db, request.category);
  await ensureCategory(db, category);
  return { row: await insertItem(db, { ...request, category }, author), place };
}

/**
 * Throws 412 where an item of this name lies in the location already that is none of the `known` ones. In the transaction that makes
 * the new one: what two people make of the same photo at the same time is there once.
 */
export async function requireNoOther(
  db: Db,
  { name, location_id }: ItemCreateRequest,
  known: readonly string[],
): Promise<void> {
  const alike = await db
    .selectFrom('items')
    .select('name')
    .where('location_id', '=', location_id)
    .where('name_key', '=', sortKey(name))
    .$if(known.length > 0, (query) => query.where('id', 'not in', known))
    .limit(LIKE_IT_MOST)
    .execute();
  // The key by which names are in order is that of 'Bolt 3' and of 'Bolt 03'.
  const key = nameKey(name);
  if (alike.some((one) => nameKey(one.name) === key))
    throw new Problem('stale', 'An item of this name was added here meanwhile.');
}

/** {@link createItem} for a location and a category that are known to exist. */
export async function insertItem(
  db: Db,
  request: ItemCreateRequest,
  { user, now }: Author,
): Promise<ItemRow> {
  const columns: Omit<ItemRow, 'seq'> = {
    ...request,
    id: newId(now),
    name_key: sortKey(request.name),
    category_key: nameKey(request.category),
    version: FIRST_VERSION,
    created_at: now,
    updated_at: now,
  };
  const values = COLUMNS.map((column) => columns[column]);
  // Written out: to build it from its parts took longer than many a statement takes.
  const { rows } = await sql<Pick<ItemRow, 'seq'>>`
    insert into items (${COLUMN_NAMES}) values (${sql.join(values)}) returning seq`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('The database did not tell the number of a new item.');
  const row: ItemRow = { ...columns, ...made };
  await indexItem(db, row.seq, row);
  await recordEvent(db, row.id, { at: now, user, kind: 'created', changes: [] });
  return row;
}

/**
 * Changes the fields that `request` has. `isCurrent` tells from the version whether the writer has seen the
 * newest state; 412 when not. Nothing changed means no event, and a new version only for a writer who names one: an older
 * write of the same writer that comes late is then refused (decision record 11). In a transaction.
 */
export async function updateItem(
  db: Db,
  id: string,
  request: ItemUpdateRequest,
  isCurrent: (version: number) => boolean,
  { user, now }: Author,
): Promise<ItemRow> {
  const before = await requireCurrent(db, id, isCurrent);
  const wanted = present(request);
  if (wanted.location_id !== undefined && wanted.location_id !== before.location_id) {
    await requireLocation(db, wanted.location_id);
  }
  if (wanted.category !== undefined) {
    if (wanted.category !== before.category) wanted.category = await categoryFor(db, wanted.category);
    await ensureCategory(db, wanted.category);
  }
  const changed: ItemRow = { ...before, ...wanted };
  const changes = await changesBetween(db, before, changed);
  if (changes.length === 0) {
    if (!namesVersion(isCurrent)) return before;
    const version = before.version + 1;
    await db.updateTable('items').set({ version }).where('seq', '=', before.seq).execute();
    return { ...before, version };
  }
  const row: ItemRow = {
    ...changed,
    name_key: sortKey(changed.name),
    category_key: nameKey(changed.category),
    version: before.version + 1,
    updated_at: now,
  };
  const { seq, id: _id, created_at: _created, ...columns } = row;
  await db.updateTable('items').set(columns).where('seq', '=', seq).execute();
  await reindexItem(db, seq, row);
  await recordEvent(db, row.id, { at: now, user, kind: kindOf(changes), changes });
  return row;
}

/**
 * Removes the item, and keeps a snapshot of it and its history for {@link restoreItem}. 404 when there is none, 412 as
 * {@link updateItem}. In a transaction.
 */
export async function deleteItem(
  db: Db,
  id: string,
  isCurrent: (version: number) => boolean,
  author: Author,
): Promise<void> {
  const row = await requireCurrent(db, id, isCurrent);
  const { seq } = row;
  await keepItem(db, row, author);
  await recordEvent(db, id, { at: author.now, user: author.user, kind: 'deleted', changes: [] });
  await db.deleteFrom('items').where('seq', '=', seq).execute();
  await unindexItem(db, seq);
}

async function requireCurrent(db: Db, id: string, isCurrent: (version: number) => boolean): Promise<ItemRow> {
  const row = await findItem(db, id);
  if (!row) throw notFound('Item');
  if (isCurrent(row.version)) return row;
  throw new Problem('stale', 'This item was changed by someone else meanwhile.');
}

/** Throws 422 unless there is such a location. */
export async function requireLocation(db: Db, id: string): Promise<void> {
  const known = await db.selectFrom('locations').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw noLocation();
}

const noLocation = (): Problem => invalid({ location_id: 'This location does not exist.' });

/** The request without its undefined fields, which would blank a column when spread over a row. */
type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
function present<T extends object>(request: T): Present<T> {
  // Only entries of `request` remain, none of them undefined: what the type says.
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as Present<T>;
}
