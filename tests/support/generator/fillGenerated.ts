import { openBeside } from '../postgres/openBeside.ts';
import { insertItem } from '../../../server/store/items/write.ts';
import { createLocation } from '../../../server/store/locations/write.ts';
import {
  addLookup,
  ensureCategory,
  findLookup,
  type LookupTableName,
} from '../../../server/store/lookups.ts';
import type { Db, Store } from '../../../server/store/store.ts';
import { type Generated, type GeneratorOptions, generate } from './generate.ts';

/** Rows a transaction: few enough for its log to stay small, many enough for the waiting for the disk not to count. */
const BATCH = 20_000;
/** Rows are a minute apart from here on, so that orders by time have something to order. */
const FIRST_MOMENT = Date.UTC(2024, 0, 1);
const APART = 60_000;

export interface Progress {
  what: 'locations' | 'items';
  done: number;
}

/**
 * Writes generated data into a data folder without locations, by the server's own code; the folder is made
 * when missing. All but ids is the same for the same options.
 */
export async function fillGenerated(
  dataDir: string,
  options: GeneratorOptions,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<void> {
  const store = await openBeside(dataDir);
  try {
    const location = await store.read.selectFrom('locations').select('id').limit(1).executeTakeFirst();
    if (location) throw new Error(`The data folder ${dataDir} has locations already.`);
    const generated = generate(options);
    const ids = await fillLocations(store, generated, onProgress);
    await fillItems(store, generated, ids, onProgress);
  } finally {
    await store.close();
  }
}

/** Answers the ids by the locations' numbers. */
async function fillLocations(
  store: Store,
  generated: Generated,
  onProgress: (progress: Progress) => void,
): Promise<string[]> {
  const ids: string[] = [];
  const idOf = createLookups();
  await inBatches(store, generated.locations(), async (trx, location) => {
    const { number, parent, name, description, label } = location;
    const request = {
      name,
      description,
      label,
      location_type_id: await idOf(trx, 'location_types', location.type),
      location_area_id: await idOf(trx, 'location_areas', location.area),
      parent_id: parent === null ? null : idAt(ids, parent),
    };
    const { id } = await createLocation(trx, request, FIRST_MOMENT + number * APART);
    ids.push(id);
    if (ids.length % BATCH === 0) onProgress({ what: 'locations', done: ids.length });
  });
  onProgress({ what: 'locations', done: ids.length });
  return ids;
}

async function fillItems(
  store: Store,
  generated: Generated,
  locations: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const categories = new Set<string>();
  let done = 0;
  await inBatches(store, generated.items(), async (trx, { location, ...item }) => {
    if (!categories.has(item.category)) await ensureCategory(trx, item.category);
    categories.add(item.category);
    const author = { user: '', now: FIRST_MOMENT + done * APART };
    await insertItem(trx, { ...item, location_id: idAt(locations, location) }, author);
    done++;
    if (done % BATCH === 0) onProgress({ what: 'items', done });
  });
  onProgress({ what: 'items', done });
}

async function inBatches<T>(
  store: Store,
  rows: Iterator<T>,
  write: (trx: Db, row: T) => Promise<void>,
): Promise<void> {
  let isOver = false;
  while (!isOver) {
    await store.write(async (trx) => {
      for (let count = 0; count < BATCH; count++) {
        const next = rows.next();
        if (next.done === true) {
          isOver = true;
          return;
        }
        await write(trx, next.value);
      }
    });
  }
}

/** Ids of types and areas by name; an area that is not there yet is made. */
function createLookups() {
  const known = new Map<string, number>();
  return async (trx: Db, table: LookupTableName, name: string): Promise<number> => {
    const key = `${table} ${name}`;
    const id =
      known.get(key) ?? ((await findLookup(trx, table, name)) ?? (await addLookup(trx, table, name))).id;
    known.set(key, id);
    return id;
  };
}

function idAt(ids: readonly string[], number: number): string {
  const id = ids[number];
  if (id === undefined) throw new RangeError(`There is no location number ${number}.`);
  return id;
}
