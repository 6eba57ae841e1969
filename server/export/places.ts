import { pathText } from '../../contract/sheets/locationPaths.ts';
import { DEPTH_MAX } from '../store/locations/places.ts';
import type { Db } from '../store/store.ts';

/** A location as files name it. */
export interface FiledPlace {
  id: string;
  name: string;
  /** With its own name, see contract/sheets/locationPaths.ts. */
  path: string;
  label: string;
  type: string;
  area: string;
}

/** All locations by id: an export of much reads them once. */
export async function filedPlaces(db: Db): Promise<ReadonlyMap<string, FiledPlace>> {
  const rows = await db
    .selectFrom('locations')
    .innerJoin('location_types', 'location_types.id', 'locations.location_type_id')
    .innerJoin('location_areas', 'location_areas.id', 'locations.location_area_id')
    .select(['locations.id', 'locations.name', 'label', 'parent_id'])
    .select(['location_types.name as type', 'location_areas.name as area'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    rows.map((row) => {
      const names: string[] = [];
      for (let here: typeof row | undefined = row; here; here = byId.get(here.parent_id ?? '')) {
        if (names.unshift(here.name) > DEPTH_MAX) break;
      }
      const { id, name, type, area } = row;
      return [id, { id, name, path: pathText(names), label: row.label ?? '', type, area }];
    }),
  );
}
