/**
 * The first schema on PostgreSQL: the shape that SQLite's has by its thirteenth step, column by column (a test compares
 * them). Numbers are bigint, and every text is compared byte by byte, as SQLite does.
 */
const TEXT = 'text collate "C"';

export const initial = `
create table users (
  id bigint primary key,
  username ${TEXT} not null,
  username_key ${TEXT} not null unique,
  password_hash ${TEXT} not null,
  created_at bigint not null
);

create table sessions (
  token_hash ${TEXT} primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table known_devices (
  token_hash ${TEXT} not null,
  user_id bigint not null references users (id) on delete cascade,
  last_used_at bigint not null,
  primary key (token_hash, user_id)
);
create index known_devices_by_user on known_devices (user_id, last_used_at);
create index known_devices_by_use on known_devices (last_used_at);

create table secrets (name ${TEXT} primary key, value bytea not null);

create table idempotency_keys (
  id bigint primary key,
  user_id bigint not null references users (id) on delete cascade,
  key ${TEXT} not null,
  request_hash ${TEXT} not null,
  status bigint not null,
  body ${TEXT} not null,
  created_at bigint not null,
  unique (user_id, key)
);
create index idempotency_keys_by_created on idempotency_keys (created_at);

create table location_types (id bigint primary key, name ${TEXT} not null, name_key ${TEXT} not null unique);
create table location_areas (id bigint primary key, name ${TEXT} not null, name_key ${TEXT} not null unique);
create table item_categories (id bigint primary key, name ${TEXT} not null, name_key ${TEXT} not null unique);

create table locations (
  id ${TEXT} primary key,
  name ${TEXT} not null,
  name_key ${TEXT} not null,
  description ${TEXT} not null,
  label ${TEXT},
  label_key ${TEXT} unique,
  location_type_id bigint not null references location_types (id),
  location_area_id bigint not null references location_areas (id),
  parent_id ${TEXT} references locations (id),
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index locations_by_parent on locations (parent_id);
create index locations_by_type on locations (location_type_id);
create index locations_by_area on locations (location_area_id);

create table items (
  seq bigint primary key,
  id ${TEXT} not null unique,
  name ${TEXT} not null,
  name_key ${TEXT} not null,
  description ${TEXT} not null,
  category ${TEXT} not null,
  category_key ${TEXT} not null,
  notes ${TEXT} not null,
  quantity double precision not null,
  location_id ${TEXT} not null references locations (id),
  supplier ${TEXT} not null,
  supplier_part_no ${TEXT} not null,
  supplier_item_url ${TEXT} not null,
  acquisition_date ${TEXT},
  version bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index items_by_name on items (name_key, seq);
create index items_by_created on items (created_at, seq);
create index items_by_updated on items (updated_at, seq);
create index items_by_quantity on items (quantity, seq);
create index items_by_category on items (category_key, name_key, seq);
create index items_by_location on items (location_id, name_key, category_key, seq);

create table item_events (
  id bigint primary key,
  item_id ${TEXT} not null,
  at bigint not null,
  "user" ${TEXT} not null,
  kind ${TEXT} not null,
  cut ${TEXT},
  changes ${TEXT} not null
);
create index item_events_by_item on item_events (item_id, id);

create table deleted_records (
  kind ${TEXT} not null,
  id ${TEXT} not null,
  deleted_at bigint not null,
  snapshot ${TEXT} not null,
  primary key (kind, id)
);
create index deleted_records_by_time on deleted_records (deleted_at);

create table images (
  seq bigint primary key,
  id ${TEXT} not null unique,
  filename ${TEXT} not null,
  mime_type ${TEXT} not null,
  bytes bigint not null,
  width bigint not null,
  height bigint not null,
  status ${TEXT} not null,
  storage_path ${TEXT} not null unique,
  created_at bigint not null,
  updated_at bigint not null
);
create index images_by_created on images (created_at, id, status);
${['item', 'location']
  .map(
    (owner) => `
create table ${owner}_images (
  seq bigint primary key,
  id ${TEXT} not null unique,
  owner_id ${TEXT} not null references ${owner}s (id) on delete cascade,
  image_id ${TEXT} not null references images (id) on delete cascade,
  created_at bigint not null,
  unique (owner_id, image_id)
);
create index ${owner}_images_by_owner on ${owner}_images (owner_id, seq);
create index ${owner}_images_by_image on ${owner}_images (image_id);`,
  )
  .join('\n')}

create table analyses (
  seq bigint primary key,
  id ${TEXT} not null unique,
  image_id ${TEXT} not null references images (id) on delete cascade,
  status ${TEXT} not null,
  analysis_type ${TEXT} not null,
  model_version ${TEXT} not null,
  attempts bigint not null,
  owner ${TEXT},
  lease_until bigint,
  summary ${TEXT} not null,
  error_message ${TEXT},
  finish_reason ${TEXT},
  reasoning ${TEXT},
  compartments ${TEXT} not null,
  usage_metadata ${TEXT},
  created_at bigint not null,
  updated_at bigint not null,
  started_at bigint,
  finished_at bigint,
  user_id bigint references users (id) on delete set null,
  texts ${TEXT} not null default '[]',
  grid ${TEXT}
);
create index analyses_by_image on analyses (image_id, seq);
create unique index analyses_unfinished on analyses (image_id) where status in ('pending', 'processing');
create unique index analyses_one_at_a_time on analyses (status) where status = 'processing';
create index analyses_waiting on analyses (seq) where status = 'pending';

create table analysis_use (
  user_id bigint primary key references users (id) on delete cascade,
  day ${TEXT} not null,
  asked bigint not null,
  last_turn bigint not null
);

create table grid_corrections (
  image_id ${TEXT} primary key references images (id) on delete cascade,
  version ${TEXT} not null,
  grid ${TEXT},
  names ${TEXT} not null,
  compartments ${TEXT} not null,
  analysis_id ${TEXT} not null,
  user_id bigint references users (id) on delete set null,
  created_at bigint not null,
  updated_at bigint not null
);

create table imports (
  id ${TEXT} primary key,
  name ${TEXT} not null,
  "user" ${TEXT} not null,
  actor ${TEXT} not null,
  state ${TEXT} not null,
  then_state ${TEXT} not null,
  problem ${TEXT},
  found ${TEXT},
  columns_key ${TEXT},
  mapping ${TEXT},
  counts ${TEXT},
  kept bigint,
  position bigint not null,
  done bigint not null,
  total bigint,
  has_files bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index imports_by_created on imports (created_at);
create index imports_by_columns on imports (columns_key) where columns_key is not null;
create table import_changes (
  seq bigint primary key,
  import_id ${TEXT} not null references imports (id) on delete cascade,
  kind ${TEXT} not null,
  record_id ${TEXT} not null,
  line bigint not null,
  version bigint not null,
  before ${TEXT},
  unique (record_id, kind, import_id)
);
create index import_changes_by_line on import_changes (import_id, line);
`;

const NUMBERED = [
  ['users', 'id'],
  ['idempotency_keys', 'id'],
  ['location_types', 'id'],
  ['location_areas', 'id'],
  ['item_categories', 'id'],
  ['items', 'seq'],
  ['item_events', 'id'],
  ['images', 'seq'],
  ['item_images', 'seq'],
  ['location_images', 'seq'],
  ['analyses', 'seq'],
  ['import_changes', 'seq'],
] as const;

/**
 * Rows get the next number above all that are there, as SQLite gives it: no gaps, and no sequence that has to be told of
 * rows that bring theirs along. One writer at a time needs nothing more.
 */
export const numbers = NUMBERED.map(
  ([table, column]) => `
create function ${table}_number() returns trigger language plpgsql as $$ begin
  new.${column} := coalesce((select max(${column}) from ${table}), 0) + 1;
  return new;
end $$;
create trigger ${table}_number before insert on ${table} for each row when (new.${column} is null)
  execute function ${table}_number();`,
).join('\n');

interface Trigger {
  name: string;
  /** 'insert on items'. */
  on: string;
  /** What is true of the rows for which it runs. */
  when?: string;
  runs: string;
}

/** A function and what calls it after each row: PostgreSQL has no trigger without one. */
const after = ({ name, on, when, runs }: Trigger): string => `
create function ${name}() returns trigger language plpgsql as $$ begin
  ${runs}
  return null;
end $$;
create trigger ${name} after ${on} for each row ${when === undefined ? '' : `when (${when})`}
  execute function ${name}();`;

const COUNTED = [
  ['all', () => `''`],
  ['category', (row: string) => `${row}.category_key`],
  ['location', (row: string) => `${row}.location_id`],
] as const;
const countUp = (row: string): string =>
  COUNTED.map(
    ([kind, key]) => `insert into item_counts values ('${kind}', ${key(row)}, 1)
      on conflict (kind, key) do update set count = item_counts.count + 1;`,
  ).join('\n');
const countDown = (row: string): string =>
  COUNTED.map(
    ([kind, key]) => `update item_counts set count = count - 1 where kind = '${kind}' and key = ${key(row)};`,
  ).join('\n');

export const counts = `
create table item_counts (
  kind ${TEXT} not null, key ${TEXT} not null, count bigint not null, primary key (kind, key)
) with (fillfactor = 50);
${after({ name: 'items_count_insert', on: 'insert on items', runs: countUp('new') })}
${after({ name: 'items_count_delete', on: 'delete on items', runs: countDown('old') })}
${after({
  name: 'items_count_update',
  on: 'update of category_key, location_id on items',
  when: 'old.category_key <> new.category_key or old.location_id <> new.location_id',
  runs: countDown('old') + countUp('new'),
})}
`;

/** As many revisions back, changes of locations are remembered. */
const KEPT = 4000;
const revision = `(select revision from revisions where name = 'locations')`;
const noted = (id: string): string => `insert into location_changes values (${id}, ${revision})
  on conflict (location_id) do update set revision = excluded.revision;`;
const changed = (name: string, on: string, notes = ''): string =>
  after({
    name: `${name}_revision`,
    on,
    runs: `update revisions set revision = revision + 1 where name = 'locations'; ${notes}
  delete from location_changes where revision <= ${revision} - ${KEPT};`,
  });

export const locationChanges = `
create table revisions (name ${TEXT} primary key, revision bigint not null) with (fillfactor = 50);
insert into revisions values ('locations', 1);
create table location_changes (location_id ${TEXT} primary key, revision bigint not null);
create index location_changes_by_revision on location_changes (revision);
${changed('locations_insert', 'insert on locations', noted('new.id'))}
${changed('locations_update', 'update on locations', noted('new.id'))}
${changed('locations_delete', 'delete on locations', noted('old.id'))}
${['location_types', 'location_areas']
  .flatMap((table) => [
    changed(`${table}_insert`, `insert on ${table}`),
    changed(`${table}_update`, `update on ${table}`, noted(`''`)),
    changed(`${table}_delete`, `delete on ${table}`),
  ])
  .join('\n')}
${changed('location_images_insert', 'insert on location_images', noted('new.owner_id'))}
${changed('location_images_delete', 'delete on location_images', noted('old.owner_id'))}
${changed(
  'images_update',
  'update of status on images',
  `insert into location_changes
    select distinct owner_id, ${revision} from location_images where image_id = new.id
    on conflict (location_id) do update set revision = excluded.revision;`,
)}
`;

/**
 * How many writes there were, in one row, which every write begins with: whoever holds it writes, of all servers, and
 * whoever knows the number knows whether anything has changed.
 */
export const writeTurn = `
create table revision (value bigint not null) with (fillfactor = 10);
insert into revision values (1);
`;
