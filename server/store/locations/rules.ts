import { sql } from 'kysely';
import { Problem, invalid } from '../../problems.ts';
import { labelKeysOf } from '../keys.ts';
import type { Db } from '../store.ts';
import { DEPTH_MAX } from './places.ts';

/** Throws 422 unless both lookups exist. */
export async function requireLookups(
  db: Db,
  { location_type_id, location_area_id }: { location_type_id: number; location_area_id: number },
): Promise<void> {
  const known = (table: 'location_types' | 'location_areas', id: number) =>
    db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  const fields: Record<string, string> = {};
  if (!(await known('location_types', location_type_id)))
    fields['location_type_id'] = 'This type does not exist.';
  if (!(await known('location_areas', location_area_id)))
    fields['location_area_id'] = 'This area does not exist.';
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** The location but `id` that has this label, or one that looks the same. */
export async function holderOf(db: Db, id: string, label: string): Promise<{ name: string } | undefined> {
  if (label === '') return undefined;
  return db
    .selectFrom('locations')
    .select('name')
    .where('label_key', 'in', labelKeysOf(label))
    .where('id', '!=', id)
    .executeTakeFirst();
}

/** Throws 409 when another location than `id` has this label, or one that looks the same. */
export async function requireFreeLabel(db: Db, id: string, label: string): Promise<void> {
  const holder = await holderOf(db, id, label);
  if (!holder) return;
  const message = `This label is already used by ${holder.name}.`;
  throw new Problem('conflict', message, { fields: { label: message } });
}

/** Throws 422 unless location `id` (undefined: a new one) may stand in `parent`. */
export async function requireParent(db: Db, id: string | undefined, parent: string): Promise<void> {
  const above = await db
    .withRecursive('climb', (query) =>
      query
        .selectFrom('locations')
        .select(['id', 'parent_id'])
        .where('id', '=', parent)
        .unionAll(
          query
            .selectFrom('locations')
            .innerJoin('climb', 'climb.parent_id', 'locations.id')
            .select(['locations.id', 'locations.parent_id']),
        ),
    )
    .selectFrom('climb')
    .select('id')
    .limit(DEPTH_MAX + 1)
    .execute();
  if (above.length === 0) throw invalid({ parent_id: 'This parent location does not exist.' });
  if (above.some((location) => location.id === id)) {
    throw invalid({ parent_id: 'A location cannot be inside itself.' });
  }
  if (above.length + (id === undefined ? 1 : await heightOf(db, id)) > DEPTH_MAX) {
    throw invalid({ parent_id: `Locations nest at most ${DEPTH_MAX} deep.` });
  }
}

/** Levels of the tree from `id` down, itself included; more than are allowed are not counted to their end, which a circle has not. */
async function heightOf(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ height: number }>`
    with recursive below (id, height) as (
      select id, 1 from locations where id = ${id}
      union all
      select l.id, below.height + 1 from below join locations l on l.parent_id = below.id
      where below.height <= ${DEPTH_MAX}
    )
    select max(height) as height from below`.execute(db);
  return rows[0]?.height ?? 1;
}
