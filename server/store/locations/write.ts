import { keptLabel } from '../../../contract/fields.ts';
import { sortKey } from '../../../contract/naturalOrder.ts';
import type { LocationCreateRequest, LocationUpdateRequest } from '../../../contract/requests.ts';
import { Problem, notFound } from '../../problems.ts';
import { counted } from '../../wording.ts';
import { newId } from '../ids.ts';
import { keepLocation } from '../deleted/locations.ts';
import { labelKey } from '../keys.ts';
import type { Db } from '../store.ts';
import { namesVersion } from '../versions.ts';
import { holderOf, requireFreeLabel, requireLookups, requireParent } from './rules.ts';
import { findLocation, type NamedLocationRow } from './rows.ts';

/** The version of a location that was never changed. */
export const FIRST_VERSION = 1;

/** Adds a location; 409 for a label in use, 422 for a parent, type or area that is not there. In a transaction. */
export async function createLocation(
  db: Db,
  request: LocationCreateRequest,
  now: number,
): Promise<NamedLocationRow> {
  const id = newId(now);
  await requireLookups(db, request);
  if (request.parent_id !== null) await requireParent(db, undefined, request.parent_id);
  await requireFreeLabel(db, id, request.label);
  const times = { version: FIRST_VERSION, created_at: now, updated_at: now };
  await db
    .insertInto('locations')
    .values({ ...request, ...keysOf(request), id, ...times })
    .execute();
  return reread(db, id);
}

/**
 * Changes the fields that `request` has; refused as createLocation and for a place inside itself, 412 when
 * `isCurrent` denies the version. In a transaction.
 */
export async function updateLocation(
  db: Db,
  id: string,
  request: LocationUpdateRequest,
  isCurrent: (version: number) => boolean,
  now: number,
): Promise<NamedLocationRow> {
  const before = await requireCurrent(db, id, isCurrent);
  const wanted: LocationCreateRequest = {
    name: request.name ?? before.name,
    description: request.description ?? before.description,
    location_type_id: request.location_type_id ?? before.location_type_id,
    location_area_id: request.location_area_id ?? before.location_area_id,
    label: request.label ?? before.label ?? '',
    parent_id: request.parent_id === undefined ? before.parent_id : request.parent_id,
  };
  await requireLookups(db, wanted);
  if (wanted.parent_id !== null && wanted.parent_id !== before.parent_id) {
    await requireParent(db, id, wanted.parent_id);
  }
  const label = before.label ?? '';
  // One that was kept as it was copied stays so where what it would be kept as now is another one's.
  if (wanted.label === keptLabel(label) && (await holderOf(db, id, wanted.label))) wanted.label = label;
  const isSameLabel = wanted.label === label;
  if (!isSameLabel) await requireFreeLabel(db, id, wanted.label);
  // An old label that looks like another one stays with its key for as long as nobody changes it.
  const columns = { ...wanted, ...keysOf(wanted), ...(isSameLabel && { label_key: before.label_key }) };
  const unchanged = Object.entries(columns).every(([name, value]) => Reflect.get(before, name) === value);
  // A new version all the same for a writer who names one, as with items.
  if (unchanged && !namesVersion(isCurrent)) return before;
  await db
    .updateTable('locations')
    .set({ ...columns, version: before.version + 1, ...(!unchanged && { updated_at: now }) })
    .where('id', '=', id)
    .execute();
  return reread(db, id);
}

/**
 * Removes an empty location, and keeps a snapshot for {@link restoreLocation}; 409 when something is in it, 412 as
 * {@link updateLocation}. In a transaction.
 */
export async function deleteLocation(
  db: Db,
  id: string,
  isCurrent: (version: number) => boolean,
  now: number,
): Promise<void> {
  const found = await requireCurrent(db, id, isCurrent);
  const countOf = async (
    table: 'items' | 'locations',
    column: 'location_id' | 'parent_id',
  ): Promise<number> => {
    const count = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
    return (await count.where(column, '=', id).executeTakeFirst())?.count ?? 0;
  };
  const holds = [
    counted(await countOf('locations', 'parent_id'), 'location'),
    counted(await countOf('items', 'location_id'), 'item'),
  ].filter((text) => !text.startsWith('0 '));
  if (holds.length > 0) {
    const message = `${found.name} still holds ${holds.join(' and ')}. Move or delete them first.`;
    throw new Problem('in-use', message);
  }
  await keepLocation(db, found, now);
  await db.deleteFrom('locations').where('id', '=', id).execute();
}

function keysOf({ name, label }: LocationCreateRequest) {
  const none = label === '';
  return { name_key: sortKey(name), label: none ? null : label, label_key: none ? null : labelKey(label) };
}

async function requireCurrent(
  db: Db,
  id: string,
  isCurrent: (version: number) => boolean,
): Promise<NamedLocationRow> {
  const row = await findLocation(db, id);
  if (!row) throw notFound('Location');
  if (isCurrent(row.version)) return row;
  throw new Problem('stale', 'This location was changed by someone else meanwhile.');
}

async function reread(db: Db, id: string): Promise<NamedLocationRow> {
  const row = await findLocation(db, id);
  if (!row) throw notFound('Location');
  return row;
}
