import type { Generated } from 'kysely';
import type { ImportState } from '../../contract/imports/imports.ts';
import type { AnalysesTable, AnalysisUseTable, GridCorrectionsTable } from './analysisTables.ts';

/** The tables as the migrations make them. Moments are milliseconds since 1970, days are texts. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  location_types: LookupTable;
  location_areas: LookupTable;
  item_categories: LookupTable;
  list_numbers: ListNumbersTable;
  locations: LocationsTable;
  items: ItemsTable;
  item_events: ItemEventsTable;
  synonym_groups: SynonymGroupsTable;
  item_counts: ItemCountsTable;
  revisions: RevisionsTable;
  location_changes: LocationChangesTable;
  idempotency_keys: IdempotencyKeysTable;
  images: ImagesTable;
  item_images: ImageLinksTable;
  location_images: ImageLinksTable;
  secrets: SecretsTable;
  analyses: AnalysesTable;
  analysis_use: AnalysisUseTable;
  grid_corrections: GridCorrectionsTable;
  deleted_records: DeletedRecordsTable;
  imports: ImportsTable;
  import_changes: ImportChangesTable;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** {@link nameKey} of the name: unique. */
  username_key: string;
  password_hash: string;
  created_at: number;
}

export interface SessionsTable {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  last_used_at: number;
}

export interface KnownDevicesTable {
  /** SHA-256 of the device's token, base64url; with the user unique. */
  token_hash: string;
  user_id: number;
  last_used_at: number;
}

export interface LookupTable {
  id: Generated<number>;
  name: string;
  /** {@link nameKey} of the name: unique. */
  name_key: string;
}

/** Kept by triggers: numbers of removed entries are not given out again. */
export interface ListNumbersTable {
  list: 'location_types' | 'location_areas' | 'item_categories';
  /** Of the removed ones; 0 for none. */
  highest: number;
}

export interface LocationsTable {
  id: string;
  name: string;
  /** sortKey of the name. */
  name_key: string;
  description: string;
  label: string | null;
  /** {@link labelKey} of the label, or of old ones {@link nameKey}: unique where there is one. */
  label_key: string | null;
  location_type_id: number;
  location_area_id: number;
  parent_id: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

export interface ItemsTable {
  /** The row's number in the index of the search. */
  seq: Generated<number>;
  id: string;
  name: string;
  /** sortKey of the name. */
  name_key: string;
  description: string;
  category: string;
  /** {@link nameKey} of the category. */
  category_key: string;
  notes: string;
  quantity: number;
  location_id: string;
  supplier: string;
  supplier_part_no: string;
  supplier_item_url: string;
  acquisition_date: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

export interface ItemEventsTable {
  id: Generated<number>;
  /** Of an item that is there, or was deleted and can be brought back. */
  item_id: string;
  at: number;
  user: string;
  kind: string;
  /** JSON: an array of WholeChange. */
  changes: string;
  /** The same with its long texts cut; null where there is none. */
  cut: string | null;
}

/** How many items there are, kept by triggers: of all (key ''), of a category, of a location. */
export interface ItemCountsTable {
  kind: 'all' | 'category' | 'location';
  key: string;
  count: number;
}

/** Counters that triggers raise whenever what they name changes, in whichever process. */
export interface RevisionsTable {
  name: 'locations' | 'synonyms';
  revision: number;
}

export interface LocationChangesTable {
  /** '' when any location may have changed. */
  location_id: string;
  /** Of the tree with the change. */
  revision: number;
}

/** The answers that were given to requests with an Idempotency-Key. */
export interface IdempotencyKeysTable {
  id: Generated<number>;
  user_id: number;
  /** The header as it was sent: unique for the user. */
  key: string;
  /** SHA-256 of the call and the decoded request, of the call alone where it updates; base64url. */
  request_hash: string;
  /** 412 for a request that was given up: its key does nothing any more. */
  status: 200 | 201 | 202 | 412;
  /** JSON, as it was answered; `{}` of an update. */
  body: string;
  created_at: number;
}

/** Photos; their files are where server/blobs keeps them. */
export interface ImagesTable {
  seq: Generated<number>;
  id: string;
  /** As the person knows it: for showing and saving, never a path. */
  filename: string;
  /** Of the kept file. */
  mime_type: string;
  /** Size of the kept file; its sides are in pixels. */
  bytes: number;
  width: number;
  height: number;
  /** Missing: the files are gone, so the image is not shown until they are back. */
  status: 'ready' | 'missing';
  /** Key of its files, see blobs/blobs.ts: unique. */
  storage_path: string;
  created_at: number;
  updated_at: number;
}

/** Which photos an item or a location has, in the order of `seq`. */
export interface ImageLinksTable {
  seq: Generated<number>;
  id: string;
  /** The item or the location. */
  owner_id: string;
  /** With the owner unique. */
  image_id: string;
  created_at: number;
}

/** Words that mean the same in this workshop. */
export interface SynonymGroupsTable {
  id: string;
  /** JSON: texts, as contract/finding/synonymGroups.ts has them. */
  words: string;
}

/** What was deleted and can still be brought back; the newest deletion of each. */
export interface DeletedRecordsTable {
  kind: 'item' | 'location';
  id: string;
  deleted_at: number;
  /** JSON: a snapshot as deleted/snapshot.ts makes and reads it. */
  snapshot: string;
}

export interface SecretsTable {
  name: string;
  value: Uint8Array;
}

/** Imports of spreadsheets; what is JSON is so as contract/imports has it. */
export interface ImportsTable {
  id: string;
  /** The file's name, as it is shown. */
  name: string;
  /** The login name of who did it; '' for the command line. */
  user: string;
  /** Who has begun what is under way, or was last. */
  actor: string;
  state: ImportState;
  /** What it becomes once all that it did is taken back. */
  then_state: ImportState;
  problem: string | null;
  /** JSON: ImportFound. */
  found: string | null;
  /** A digest of the columns' names: what was chosen for the same ones before is chosen again. */
  columns_key: string | null;
  /** JSON: ImportMapping. */
  mapping: string | null;
  /** JSON: ImportCounts. */
  counts: string | null;
  kept: number | null;
  /** The last line that is imported; counts down while it is taken back. */
  position: number;
  /** Rows done of what is under way, of `total`. */
  done: number;
  total: number | null;
  /** 1 while the file and what was read from it are kept. */
  has_files: number;
  created_at: number;
  updated_at: number;
}

/** What an import has made and changed; one row for each record. */
export interface ImportChangesTable {
  seq: Generated<number>;
  import_id: string;
  kind: 'item' | 'location' | 'item_categories' | 'location_types' | 'location_areas';
  record_id: string;
  /** Of the file. */
  line: number;
  /** The record's as the import has left it; another one means that somebody has changed it since. 0 for an entry of a list. */
  version: number;
  /** JSON: the fields that were changed, as they were, and the name of an entry of a list that was made; null for what else was made. */
  before: string | null;
}
