import type { Selectable } from 'kysely';
import type { Location } from '../../../contract/entities.ts';
import { labelKeysOf } from '../keys.ts';
import type { ImageAddresses } from '../../images/addresses.ts';
import type { Db } from '../store.ts';
import type { LocationsTable } from '../tables.ts';

export type LocationRow = Selectable<LocationsTable>;
/** A location with the names of its type and area, and its first photo. */
export type NamedLocationRow = LocationRow & {
  type_name: string;
  area_name: string;
  first_image_id: string | null;
};

/** All locations with the names of type and area, and their first photo. */
export function namedLocations(db: Db) {
  return db
    .selectFrom('locations')
    .innerJoin('location_types', 'location_types.id', 'locations.location_type_id')
    .innerJoin('location_areas', 'location_areas.id', 'locations.location_area_id')
    .selectAll('locations')
    .select(['location_types.name as type_name', 'location_areas.name as area_name'])
    .select((location) =>
      location
        .selectFrom('location_images')
        .innerJoin('images', 'images.id', 'location_images.image_id')
        .select('location_images.image_id')
        .whereRef('location_images.owner_id', '=', 'locations.id')
        .where('images.status', '=', 'ready')
        .orderBy('location_images.seq')
        .limit(1)
        .as('first_image_id'),
    );
}

export function findLocation(db: Db, id: string): Promise<NamedLocationRow | undefined> {
  return namedLocations(db).where('locations.id', '=', id).executeTakeFirst();
}

/** Whether there are more locations than `count`: looks at no more than that. */
export async function hasMoreLocations(db: Db, count: number): Promise<boolean> {
  const beyond = db.selectFrom('locations').select('id').limit(1).offset(count);
  return (await beyond.executeTakeFirst()) !== undefined;
}

/**
 * The location whose label this is, in whatever case and spelling. An old one that looks like another's has kept its
 * key of before, and is found by its own spelling.
 */
export async function findLocationByLabel(db: Db, label: string): Promise<NamedLocationRow | undefined> {
  const keys = labelKeysOf(label);
  const found = await namedLocations(db).where('label_key', 'in', keys).execute();
  const byKey = new Map(found.map((row) => [row.label_key, row]));
  return keys.map((key) => byKey.get(key)).find(Boolean);
}

/** The row as the API answers a location. */
export function locationOf(row: NamedLocationRow, addresses: Pick<ImageAddresses, 'thumbnail'>): Location {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    label: row.label ?? '',
    type: row.type_name.toUpperCase(),
    location_type_id: row.location_type_id,
    location_type_name: row.type_name,
    location_area_id: row.location_area_id,
    location_area_name: row.area_name,
    area: row.area_name,
    parent_id: row.parent_id,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    ...(row.first_image_id !== null && { thumbnail_url: addresses.thumbnail(row.first_image_id) }),
  };
}
