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
