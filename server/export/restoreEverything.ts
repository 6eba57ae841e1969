import { sql } from 'kysely';
import type { Struct } from 'superstruct';
import {
  BUILT_IN_CATEGORIES,
  BUILT_IN_LOCATION_AREAS,
  BUILT_IN_LOCATION_TYPES,
} from '../../contract/builtins.ts';
import { check } from '../../contract/check.ts';
import { sortKey } from '../../contract/naturalOrder.ts';
import { versionsMore } from '../backup/newVersions.ts';
import { ImportRefused } from '../imports/refusal.ts';
import { writeWhole } from '../imports/writing/whole.ts';
import { columnsOf } from '../store/items/cutChanges.ts';
import { comparedWithHyphens } from '../../contract/texts.ts';
import { nameKey } from '../store/keys.ts';
import { DEPTH_MAX } from '../store/locations/places.ts';
import { type LookupTableName, nextNumber } from '../store/lookups.ts';
import { indexItem } from '../store/search/searchIndex.ts';
import { databaseFailure } from '../store/failures.ts';
import type { Db, Store } from '../store/store.ts';
import { counted } from '../wording.ts';
import type { Section } from './everything.ts';
import { type FiledRecord, recordsIn } from './everythingLines.ts';
import { FiledEvent, FiledItem, FiledLocation, FiledSynonyms, ListedName } from './records.ts';

const BUILT_IN: ReadonlySet<string> = new Set([
  ...BUILT_IN_LOCATION_TYPES,
  ...BUILT_IN_LOCATION_AREAS,
  ...BUILT_IN_CATEGORIES,
]);

const LISTS = ['location_types', 'location_areas', 'item_categories'] as const;

export interface RestoredCounts {
  items: number;
  locations: number;
  /** That the file names: their pictures are in backups alone. */
  photos: number;
}

interface Settings {
  /** Milliseconds since 1970. */
  now: number;
  onProgress?: (items: number) => void;
  /** Then nothing of it stays, and the signal's reason is thrown. */
  ended?: AbortSignal | undefined;
}

/**
 * Fills an empty store with an export of everything: all of it, ids, moments and history too, or nothing. Versions are raised
 * as in a restored backup. Throws {@link ImportRefused} for a store that is not empty and for a file that is not as
 * Stowage has written it.
 */
export async function restoreEverything(
  store: Store,
  path: string,
  { now, onProgress = () => undefined, ended }: Settings,
): Promise<RestoredCounts> {
  return writeWhole(store, async (trx, onRow) => {
    await requireEmpty(trx);
    const taker = createTaker(trx, versionsMore(now));
    for await (const record of recordsIn(path)) {
      ended?.throwIfAborted();
      onRow();
      try {
        await taker.take(record);
      } catch (error) {
        if (databaseFailure(error) === 'conflict') throw refusal(record, 'It is there twice.');
        throw error;
      }
      if (record.section === 'items') onProgress(taker.counts.items);
    }
    await taker.end();
    return taker.counts;
  });
}

async function requireEmpty(db: Db): Promise<void> {
  const counts: string[] = [];
  for (const [table, word] of [
    ['items', 'item'],
    ['locations', 'location'],
    ['images', 'photo'],
  ] as const) {
    const rows = db.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
    const { count } = await rows.executeTakeFirstOrThrow();
    if (count > 0) counts.push(counted(count, word));
  }
  if (counts.length > 0) {
    throw new ImportRefused([
      `An export of everything goes only into an empty Stowage; here there are ${counts.join(', ')}.`,
    ]);
  }
  // Of what was deleted nothing is to come back into what is brought in.
  await db.deleteFrom('deleted_records').execute();
  await db.deleteFrom('item_events').execute();
}

const refusal = ({ section, line }: FiledRecord, reason: string): ImportRefused =>
  new ImportRefused([`line ${line}, ${section}: ${reason}`]);

/** Versions, and the highest numbers of lists, become higher by `more`. */
function createTaker(db: Db, more: number) {
  const counts: RestoredCounts = { items: 0, locations: 0, photos: 0 };
  /** How deep each location is. */
  const depths = new Map<string, number>();
  const labels = new Set<string>();
  const items = new Set<string>();
  const groups = new Set<string>();
  const types = new Map<string, number>();
  const areas = new Map<string, number>();
  const own = new Map<LookupTableName, { name: string; name_key: string }[]>();

  const decoded = <T, S>(record: FiledRecord, struct: Struct<T, S>): T => {
    const result = check(record.value, struct);
    if (result.ok) return result.value;
    throw refusal(
      record,
      Object.entries(result.fields)
        .map(([field, reason]) => `${field}: ${reason}`)
        .join(' '),
    );
  };

  /** Names keep their numbers, and take those of the names that are there. */
  const listed = (table: LookupTableName, known: Map<string, number>) => async (record: FiledRecord) => {
    const { id, name } = decoded(record, ListedName);
    if (known.size === 0) {
      own.set(table, await db.selectFrom(table).select(['name', 'name_key']).execute());
      await db.deleteFrom(table).execute();
    }
    const key = nameKey(name);
    await db.insertInto(table).values({ id, name, name_key: key }).execute();
    known.set(key, id);
  };

  /** What somebody has put on the lists before stays, behind what the file has; what is added gets numbers nobody knows. */
  async function end(): Promise<void> {
    for (const [table, names] of own) {
      for (const { name, name_key } of names) {
        if (BUILT_IN.has(name)) continue;
        await db
          .insertInto(table)
          .values({ id: nextNumber(table), name, name_key })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
    for (const table of LISTS) {
      await db
        .updateTable('list_numbers')
        .set({ highest: sql`${nextNumber(table)} + ${sql.lit(more)}` })
        .where('list', '=', table)
        .execute();
    }
  }

  /** Beside what somebody has put on the list before. */
  async function synonyms(record: FiledRecord): Promise<void> {
    const { id, words } = decoded(record, FiledSynonyms);
    if (groups.has(id)) throw refusal(record, 'It is there twice.');
    groups.add(id);
    const filed = { id, words: JSON.stringify(words) };
    await db
      .insertInto('synonym_groups')
      .values(filed)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(filed))
      .execute();
  }

  async function location(record: FiledRecord): Promise<void> {
    const { type, area, ...row } = decoded(record, FiledLocation);
    const [typeId, areaId] = [types.get(nameKey(type)), areas.get(nameKey(area))];
    if (typeId === undefined) throw refusal(record, `There is no type ${JSON.stringify(type)} in the file.`);
    if (areaId === undefined) throw refusal(record, `There is no area ${JSON.stringify(area)} in the file.`);
    const above = row.parent_id === null ? 0 : depths.get(row.parent_id);
    if (above === undefined) throw refusal(record, 'What it is in does not stand before it.');
    if (above === DEPTH_MAX) throw refusal(record, `Locations nest at most ${DEPTH_MAX} deep.`);
    await db
      .insertInto('locations')
      .values({
        ...row,
        version: row.version + more,
        name_key: sortKey(row.name),
        label: row.label === '' ? null : row.label,
        label_key: row.label === '' ? null : freeKey(row.label),
        location_type_id: typeId,
        location_area_id: areaId,
      })
      .execute();
    depths.set(row.id, above + 1);
    counts.locations++;
  }

  /** Old labels that look alike have kept keys of their own; they may differ by kinds of hyphens. */
  function freeKey(label: string): string {
    const own = comparedWithHyphens(label);
    const key = labels.has(own) ? nameKey(label) : own;
    labels.add(key);
    return key;
  }

  async function item(record: FiledRecord): Promise<void> {
    const row = decoded(record, FiledItem);
    if (!depths.has(row.location_id)) throw refusal(record, 'Its location is not in the file.');
    const { seq } = await db
      .insertInto('items')
      .values({
        ...row,
        version: row.version + more,
        name_key: sortKey(row.name),
        category_key: nameKey(row.category),
      })
      .returning('seq')
      .executeTakeFirstOrThrow();
    await indexItem(db, seq, row);
    items.add(row.id);
    counts.items++;
  }

  async function event(record: FiledRecord): Promise<void> {
    const { item_id, at, user, kind, changes } = decoded(record, FiledEvent);
    if (!items.has(item_id)) throw refusal(record, 'Its item is not in the file.');
    await db
      .insertInto('item_events')
      .values({ item_id, at, user, kind, ...columnsOf(changes) })
      .execute();
  }

  const TAKE: Readonly<Record<Section, (record: FiledRecord) => Promise<void>>> = {
    location_types: listed('location_types', types),
    location_areas: listed('location_areas', areas),
    item_categories: listed('item_categories', new Map<string, number>()),
    synonyms,
    locations: location,
    items: item,
    photos: async () => void counts.photos++,
    item_photos: async () => undefined,
    location_photos: async () => undefined,
    history: event,
  };
  return { counts, end, take: (record: FiledRecord) => TAKE[record.section](record) };
}
