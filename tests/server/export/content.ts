import { filedPlaces } from '../../../server/export/places.ts';
import type { Db } from '../../../server/store/store.ts';
import { openBeside } from '../../support/postgres/openBeside.ts';

/** An item as files have it, its place by names and label. */
export type ItemContent = Record<string, string | number | null>;

const FIELDS = [
  'name',
  'description',
  'category',
  'quantity',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
  'notes',
] as const;

async function reading<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const store = await openBeside(folder, { readOnly: true });
  try {
    return await work(store.read);
  } finally {
    await store.close();
  }
}

/** All items of a data folder with all fields that files have, in an order of their own. */
export const itemsIn = (folder: string): Promise<ItemContent[]> =>
  reading(folder, async (db) => {
    const places = await filedPlaces(db);
    const rows = await db.selectFrom('items').selectAll().execute();
    const items = rows.map((row) => ({
      ...Object.fromEntries(FIELDS.map((field) => [field, row[field]])),
      location: places.get(row.location_id)?.path ?? '',
      location_label: places.get(row.location_id)?.label ?? '',
    }));
    return inOrder(items);
  });

export const inOrder = (items: readonly ItemContent[]): ItemContent[] => {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(Object.entries(item).toSorted()) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
};

/** Everything of a data folder that an export of everything has, row by row. */
export const everythingIn = (folder: string) =>
  reading(folder, async (db) => ({
    types: await db.selectFrom('location_types').selectAll().orderBy('id').execute(),
    areas: await db.selectFrom('location_areas').selectAll().orderBy('id').execute(),
    categories: await db.selectFrom('item_categories').selectAll().orderBy('id').execute(),
    synonyms: await db.selectFrom('synonym_groups').selectAll().orderBy('id').execute(),
    locations: await db.selectFrom('locations').selectAll().orderBy('id').execute(),
    items: (await db.selectFrom('items').selectAll().orderBy('seq').execute()).map(
      ({ seq: _, ...row }) => row,
    ),
    events: (await db.selectFrom('item_events').selectAll().orderBy('id').execute()).map(
      ({ id: _, ...row }) => row,
    ),
    found: (await db.selectFrom('item_counts').selectAll().orderBy('kind').orderBy('key').execute()).filter(
      ({ count }) => count > 0,
    ),
  }));

/** What files say of the locations that hold items: their paths, labels, types and areas. */
export const leavesIn = (folder: string) =>
  reading(folder, async (db) => {
    const rows = await db.selectFrom('items').select('location_id').distinct().execute();
    const places = await filedPlaces(db);
    const leaves = rows.flatMap(({ location_id }) => {
      const { id: _, ...place } = places.get(location_id) ?? { id: '' };
      return [JSON.stringify(place)];
    });
    return [...new Set(leaves)].toSorted();
  });

type Everything = Awaited<ReturnType<typeof everythingIn>>;

/** The same but for versions, which an import raises. */
export const withoutVersions = (all: Everything) => {
  const without = <Row extends { version: number }>({ version: _, ...row }: Row) => row;
  return { ...all, items: all.items.map(without), locations: all.locations.map(without) };
};
