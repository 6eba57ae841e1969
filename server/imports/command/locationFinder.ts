import { ROOT_TYPE, DEFAULT_LOCATION_TYPE } from '../../../contract/builtins.ts';
import { comparedName } from '../comparedName.ts';
import { createLocation } from '../../store/locations/write.ts';
import { addLookup, findLookup, type LookupTableName } from '../../store/lookups.ts';
import type { Db } from '../../store/store.ts';
import { areaNameOf } from '../areaName.ts';

interface Known {
  id: string;
  areaId: number;
}

/** Finds locations by their path of names, ignoring case, and makes those that are missing. */
export interface LocationFinder {
  /** The id of the location at the path, which has at least one name. */
  at(path: readonly string[]): Promise<string>;
  /** How many were made. */
  made(): number;
}

/** In the transaction of the whole import. `now` in milliseconds since 1970. */
export function createLocationFinder(db: Db, now: number): LocationFinder {
  const children = new Map<string | null, Map<string, Known>>();
  let made = 0;

  async function childrenOf(parent: string | null): Promise<Map<string, Known>> {
    const known = children.get(parent);
    if (known) return known;
    const rows = await db
      .selectFrom('locations')
      .select(['id', 'name', 'location_area_id'])
      .where('parent_id', parent === null ? 'is' : '=', parent)
      .orderBy('id', 'desc')
      .execute();
    const found = new Map(
      rows.map((row) => [comparedName(row.name), { id: row.id, areaId: row.location_area_id }]),
    );
    children.set(parent, found);
    return found;
  }

  async function make(name: string, parent: Known | undefined): Promise<Known> {
    // A root gets its own name as area, what is deeper its root's (decisions, Locations).
    const type = await lookup(db, 'location_types', parent ? DEFAULT_LOCATION_TYPE : ROOT_TYPE);
    const areaId = parent?.areaId ?? (await lookup(db, 'location_areas', areaNameOf(name)));
    const { id } = await createLocation(
      db,
      {
        name,
        description: '',
        label: '',
        location_type_id: type,
        location_area_id: areaId,
        parent_id: parent?.id ?? null,
      },
      now,
    );
    made++;
    return { id, areaId };
  }

  return {
    made: () => made,
    async at(path) {
      let here: Known | undefined;
      for (const name of path) {
        const siblings = await childrenOf(here?.id ?? null);
        const next: Known = siblings.get(comparedName(name)) ?? (await make(name, here));
        siblings.set(comparedName(name), next);
        here = next;
      }
      if (!here) throw new Error('A path has at least one name.');
      return here.id;
    },
  };
}

async function lookup(db: Db, table: LookupTableName, name: string): Promise<number> {
  return ((await findLookup(db, table, name)) ?? (await addLookup(db, table, name))).id;
}
