import { openBeside } from './postgres/openBeside.ts';
import { insertItem } from '../../server/store/items/write.ts';
import { createLocation } from '../../server/store/locations/write.ts';
import { findLookup, type LookupTableName } from '../../server/store/lookups.ts';
import { DEFAULT_LOCATION_AREA, DEFAULT_LOCATION_TYPE } from '../../contract/builtins.ts';
import type { Db } from '../../server/store/store.ts';

const NOW = Date.UTC(2026, 0, 1);

export interface BigLocation {
  name: string;
  /** Names of what lies in it. */
  items?: readonly string[];
  children?: readonly string[];
}

/**
 * Writes a location and what lies in it into a data folder, past the server, which must not run: thousands in a
 * moment.
 *
 * @returns its id
 */
export async function fillLocation(
  dataDir: string,
  { name, items = [], children = [] }: BigLocation,
): Promise<string> {
  const store = await openBeside(dataDir);
  try {
    return await store.write(async (trx) => {
      const kind = {
        description: '',
        label: '',
        location_type_id: await idOf(trx, 'location_types', DEFAULT_LOCATION_TYPE),
        location_area_id: await idOf(trx, 'location_areas', DEFAULT_LOCATION_AREA),
      };
      const { id } = await createLocation(trx, { ...kind, name, parent_id: null }, NOW);
      for (const child of children) await createLocation(trx, { ...kind, name: child, parent_id: id }, NOW);
      for (const item of items) await insertItem(trx, plainItem(item, id), { user: '', now: NOW });
      return id;
    });
  } finally {
    await store.close();
  }
}

function plainItem(name: string, location_id: string): Parameters<typeof insertItem>[1] {
  return {
    name,
    location_id,
    description: '',
    category: 'Misc',
    notes: '',
    quantity: 1,
    supplier: '',
    supplier_part_no: '',
    supplier_item_url: '',
    acquisition_date: null,
  };
}

async function idOf(trx: Db, table: LookupTableName, name: string): Promise<number> {
  const found = await findLookup(trx, table, name);
  if (!found) throw new Error(`There is no '${name}' in ${table}.`);
  return found.id;
}
