import { createItem, type Author } from '../store/items/write.ts';
import { createLocation } from '../store/locations/write.ts';
import { addLookup, findLookup, type LookupTableName } from '../store/lookups.ts';
import type { Db, Store } from '../store/store.ts';
import { demoItems } from './demoItem.ts';
import type { DemoPlace } from './place.ts';
import { garage } from './rooms/garage.ts';
import { gardenShed } from './rooms/gardenShed.ts';
import { hangar } from './rooms/hangar.ts';
import { study } from './rooms/study.ts';
import { utilityRoom } from './rooms/utilityRoom.ts';
import { workshop } from './rooms/workshop.ts';

const ROOMS = [workshop, hangar, garage, study, utilityRoom, gardenShed];

/** The data has locations or items already: the demo would mix with what is somebody's own. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';

  constructor() {
    super(
      'The data folder is not empty: --demo does nothing. Start without it, or with STOWAGE_DATA set to a new folder.',
    );
  }
}

export interface Filled {
  locations: number;
  items: number;
}

/** Throws {@link NotEmpty} when there is a location or an item. */
export async function requireEmpty(db: Db): Promise<void> {
  const location = await db.selectFrom('locations').select('id').limit(1).executeTakeFirst();
  const item = await db.selectFrom('items').select('id').limit(1).executeTakeFirst();
  if (location || item) throw new NotEmpty();
}

/**
 * Fills empty data with the demo, all or nothing. Its history reads as that of an import: everything was
 * created at `now`, in milliseconds since 1970, by nobody.
 */
export async function fillDemo(store: Store, now: number): Promise<Filled> {
  return store.write(async (trx) => {
    await requireEmpty(trx);
    const filled = { locations: 0, items: 0 };
    for (const room of ROOMS) {
      const area = await idOf(trx, 'location_areas', room.area);
      await fillPlace(trx, room, { area, parent: null, author: { user: '', now } }, filled);
    }
    return filled;
  });
}

interface Surroundings {
  area: number;
  /** Id of the location around it. */
  parent: string | null;
  author: Author;
}

async function fillPlace(db: Db, place: DemoPlace, around: Surroundings, filled: Filled): Promise<void> {
  const { name, description, label, type } = place;
  const request = {
    name,
    description,
    label,
    location_type_id: await idOf(db, 'location_types', type),
    location_area_id: around.area,
    parent_id: around.parent,
  };
  const { id } = await createLocation(db, request, around.author.now);
  filled.locations++;
  for (const item of demoItems(place.items ?? '')) {
    await createItem(db, { ...item, location_id: id }, around.author);
    filled.items++;
  }
  for (const inner of place.within ?? []) await fillPlace(db, inner, { ...around, parent: id }, filled);
}

/** The entry of a lookup list; made when it is not there, for a person may have removed a built-in one. */
async function idOf(db: Db, table: LookupTableName, name: string): Promise<number> {
  return ((await findLookup(db, table, name)) ?? (await addLookup(db, table, name))).id;
}
