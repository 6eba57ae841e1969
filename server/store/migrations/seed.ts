import type { Kysely } from 'kysely';
import {
  BUILT_IN_CATEGORIES,
  BUILT_IN_LOCATION_AREAS,
  BUILT_IN_LOCATION_TYPES,
} from '../../../contract/builtins.ts';
import { nameKey } from '../keys.ts';
import type { Tables } from '../tables.ts';

const rowsOf = (names: readonly string[]) => names.map((name) => ({ name, name_key: nameKey(name) }));

/** The lists that a fresh server starts with. */
export async function seed(db: Kysely<Tables>): Promise<void> {
  await db.insertInto('location_types').values(rowsOf(BUILT_IN_LOCATION_TYPES)).execute();
  await db.insertInto('location_areas').values(rowsOf(BUILT_IN_LOCATION_AREAS)).execute();
  await db.insertInto('item_categories').values(rowsOf(BUILT_IN_CATEGORIES)).execute();
}
