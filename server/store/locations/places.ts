import { sql } from 'kysely';
import { textsOf } from '../lists.ts';
import type { Db } from '../store.ts';

/** Where something is, for a person. */
export interface Place {
  /** Names from the root to the location, joined by ' › '. */
  path: string;
  /** '' when the location has none. */
  label: string;
}

/** How deep locations nest at most: keeps every walk up or down the tree, and its JSON, bounded. */
export const DEPTH_MAX = 64;

interface Step {
  leaf: string;
  name: string;
  label: string | null;
  up: number;
}

/** The places of these locations by id, read in one statement. */
export async function placesOf(db: Db, ids: readonly string[]): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return places;
  const { rows } = await sql<Step>`
    with recursive climb (leaf, name, label, parent_id, up) as (
      select id, name, label, parent_id, 0 from locations
      where id in ${textsOf(wanted)}
      union all
      select climb.leaf, l.name, l.label, l.parent_id, climb.up + 1
      from climb join locations l on l.id = climb.parent_id where climb.up < ${DEPTH_MAX}
    )
    select leaf, name, label, up from climb order by leaf, up`.execute(db);
  for (const { leaf, name, label } of rows) {
    const known = places.get(leaf);
    // The first row of a leaf is the location itself, the next ones stand above it.
    if (known) known.path = `${name} › ${known.path}`;
    else places.set(leaf, { path: name, label: label ?? '' });
  }
  return places;
}
