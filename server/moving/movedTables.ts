import type { Tables } from '../store/tables.ts';

/** Kept by triggers: made anew by the rows they count and number. */
type Derived = 'item_counts' | 'revisions' | 'location_changes';
export type MovedTable = Exclude<keyof Tables, Derived>;

/** Every other table with the columns of its key, in an order in which what is named stands before what names it. */
const KEYS: Readonly<Record<MovedTable, readonly [string, ...string[]]>> = {
  secrets: ['name'],
  users: ['id'],
  sessions: ['token_hash'],
  known_devices: ['token_hash', 'user_id'],
  idempotency_keys: ['id'],
  location_types: ['id'],
  location_areas: ['id'],
  item_categories: ['id'],
  list_numbers: ['list'],
  synonym_groups: ['id'],
  locations: ['id'],
  items: ['seq'],
  item_events: ['id'],
  images: ['seq'],
  item_images: ['seq'],
  location_images: ['seq'],
  analyses: ['seq'],
  analysis_use: ['user_id'],
  grid_corrections: ['image_id'],
  deleted_records: ['kind', 'id'],
  imports: ['id'],
  import_changes: ['seq'],
};

/** Types: the keys are written above. */
export const MOVED_TABLES = Object.keys(KEYS) as MovedTable[];
export const keyOf = (table: MovedTable): readonly [string, ...string[]] => KEYS[table];

/** Those of which a new database has rows already, which a move takes out of it first. */
export const SEEDED = ['location_types', 'location_areas', 'item_categories', 'list_numbers'] as const;
/** A database in which all of these are empty is nobody's. */
export const OF_SOMEBODY = [
  'users',
  'locations',
  'items',
  'images',
  'deleted_records',
  'imports',
  'synonym_groups',
] as const;
