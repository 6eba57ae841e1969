import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { textsOf } from '../store/lists.ts';
import { DEPTH_MAX } from '../store/locations/places.ts';
import { listSynonyms } from '../store/synonyms/groups.ts';
import { portionsOf } from '../store/portions.ts';
import type { Db } from '../store/store.ts';

/** Of how the file is written; one that is written otherwise says a higher number. 2 has `synonyms`. */
export const EVERYTHING_FORMAT = 2;

/** The lists of the file, in their order: what is named stands before what names it. Documented in docs/export.md. */
export const SECTIONS = [
  'location_types',
  'location_areas',
  'item_categories',
  'synonyms',
  'locations',
  'items',
  'photos',
  'item_photos',
  'location_photos',
  'history',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The lists of a file of this format. */
export const sectionsOf = (format: number): readonly Section[] =>
  format >= 2 ? SECTIONS : SECTIONS.filter((section) => section !== 'synonyms');

/** Rows that are looked at, and read, at once. */
const MEASURED = 2000;
const PORTION = 200;

type Records = AsyncGenerator<readonly object[], void, undefined>;

/**
 * Everything but users, sessions and what is not the inventory itself, as one JSON document in which every record has a
 * line of its own: so it is read again without holding it.
 */
export async function* everythingOf(db: Db, now: number): AsyncGenerator<string, void, undefined> {
  yield `{"stowage_export":${EVERYTHING_FORMAT},"made_at":${JSON.stringify(timeOf(now))}`;
  for (const section of SECTIONS) {
    yield `,\n"${section}":[`;
    let isFirst = true;
    for await (const records of READERS[section](db)) {
      if (records.length === 0) continue;
      yield (isFirst ? '\n' : ',\n') + records.map((record) => JSON.stringify(record)).join(',\n');
      isFirst = false;
      await setImmediate();
    }
    yield '\n]';
  }
  yield '\n}\n';
}

const timeOf = (moment: number): string => new Date(moment).toISOString();

const timesOf = ({ created_at, updated_at }: { created_at: number; updated_at: number }) => ({
  created_at: timeOf(created_at),
  updated_at: timeOf(updated_at),
});

const READERS: Readonly<Record<Section, (db: Db) => Records>> = {
  location_types: (db) => namesIn(db, 'location_types'),
  location_areas: (db) => namesIn(db, 'location_areas'),
  item_categories: (db) => namesIn(db, 'item_categories'),
  synonyms: synonymsIn,
  locations: locationsIn,
  items: itemsIn,
  photos: photosIn,
  item_photos: (db) => linksIn(db, 'item_images', 'item_id'),
  location_photos: (db) => linksIn(db, 'location_images', 'location_id'),
  history: historyIn,
};

async function* namesIn(db: Db, table: 'location_types' | 'location_areas' | 'item_categories'): Records {
  yield await db.selectFrom(table).select(['id', 'name']).orderBy('id').execute();
}

/** Few, by a limit. */
async function* synonymsIn(db: Db): Records {
  yield await listSynonyms(db);
}

/** Level by level, so that each comes after the one that it is in. */
async function* locationsIn(db: Db): Records {
  let above: readonly (string | null)[] = [null];
  for (let depth = 0; depth < DEPTH_MAX && above.length > 0; depth++) {
    const level: string[] = [];
    for (let at = 0; at < above.length; at += PORTION) {
      const rows = await childrenOf(db, above.slice(at, at + PORTION));
      for (const { id } of rows) level.push(id);
      yield rows.map(({ parent_id, version, created_at, updated_at, ...row }) => ({
        ...row,
        label: row.label ?? '',
        parent_id,
        version,
        ...timesOf({ created_at, updated_at }),
      }));
    }
    above = level;
  }
}

function childrenOf(db: Db, parents: readonly (string | null)[]) {
  const rows = db
    .selectFrom('locations')
    .innerJoin('location_types', 'location_types.id', 'locations.location_type_id')
    .innerJoin('location_areas', 'location_areas.id', 'locations.location_area_id')
    .select(['locations.id', 'locations.name', 'locations.description', 'locations.label'])
    .select(['location_types.name as type', 'location_areas.name as area', 'locations.parent_id'])
    .select(['locations.version', 'locations.created_at', 'locations.updated_at'])
    .orderBy('locations.id');
  return parents.includes(null)
    ? rows.where('locations.parent_id', 'is', null).execute()
    : rows.where('locations.parent_id', 'in', textsOf(parents.filter((id) => id !== null))).execute();
}

async function* itemsIn(db: Db): Records {
  for await (const [from, to] of stretchesOf(
    db,
    'items',
    'seq',
    sql`octet_length(description) + octet_length(notes)`,
  )) {
    const rows = await db
      .selectFrom('items')
      .select(['id', 'name', 'description', 'category', 'notes', 'quantity', 'location_id', 'supplier'])
      .select(['supplier_part_no', 'supplier_item_url', 'acquisition_date', 'version'])
      .select(['created_at', 'updated_at'])
      .where('seq', '>=', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute();
    yield rows.map((row) => ({ ...row, ...timesOf(row) }));
  }
}

async function* photosIn(db: Db): Records {
  for await (const [from, to] of stretchesOf(db, 'images', 'seq', sql`0`)) {
    const rows = await db
      .selectFrom('images')
      .select(['id', 'filename', 'mime_type', 'bytes', 'width', 'height'])
      .select(['storage_path', 'created_at', 'updated_at'])
      .where('seq', '>=', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute();
    yield rows.map(({ storage_path, ...row }) => ({
      ...row,
      folder: `photos/${storage_path}`,
      ...timesOf(row),
    }));
  }
}

async function* linksIn(
  db: Db,
  table: 'item_images' | 'location_images',
  owner: 'item_id' | 'location_id',
): Records {
  for await (const [from, to] of stretchesOf(db, table, 'seq', sql`0`)) {
    const rows = await db
      .selectFrom(table)
      .select(['owner_id', 'image_id', 'created_at'])
      .where('seq', '>=', from)
      .where('seq', '<=', to)
      .orderBy('seq')
      .execute();
    yield rows.map(({ owner_id, image_id, created_at }) => ({
      [owner]: owner_id,
      photo_id: image_id,
      created_at: timeOf(created_at),
    }));
  }
}

/** Of items that are there: what was deleted is not in the file. */
async function* historyIn(db: Db): Records {
  for await (const [from, to] of stretchesOf(db, 'item_events', 'id', sql`octet_length(changes)`)) {
    const rows = await db
      .selectFrom('item_events')
      .select(['item_id', 'at', 'user', 'kind', 'changes'])
      .where('id', '>=', from)
      .where('id', '<=', to)
      // Looked up one by one: a list of all would be made for each stretch.
      .where(sql<boolean>`exists (select 1 from items where items.id = item_events.item_id)`)
      .orderBy('id')
      .execute();
    // Only history.ts writes the column.
    yield rows.map((row) => ({ ...row, at: timeOf(row.at), changes: JSON.parse(row.changes) as unknown }));
  }
}

/** All rows of a table in stretches of its number that are read within a moment: the first and the last of each. */
async function* stretchesOf(
  db: Db,
  table: 'items' | 'images' | 'item_images' | 'location_images' | 'item_events',
  number: 'seq' | 'id',
  bytes: ReturnType<typeof sql>,
): AsyncGenerator<readonly [number, number], void, undefined> {
  let after = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<{
      seq: number;
      bytes: number;
    }>`select ${sql.ref(number)} as seq, ${bytes} as bytes
      from ${sql.table(table)} where ${sql.ref(number)} > ${after} order by ${sql.ref(number)} limit ${MEASURED}`.execute(
      db,
    );
    for (const portion of portionsOf(rows, PORTION)) {
      const [first] = portion;
      const last = portion.at(-1);
      if (first === undefined || last === undefined) continue;
      after = last;
      yield [first, last];
    }
    if (rows.length < MEASURED) return;
  }
}
