-- A database of version 14 as a Stowage of that time has left it. Never changed.
CREATE TABLE users (
  id integer primary key,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  created_at integer not null
) strict;
CREATE TABLE sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at integer not null,
  expires_at integer not null,
  last_used_at integer not null
) strict, without rowid;
CREATE TABLE location_types (id integer primary key, name text not null, name_key text not null unique) strict;
CREATE TABLE location_areas (id integer primary key, name text not null, name_key text not null unique) strict;
CREATE TABLE item_categories (id integer primary key, name text not null, name_key text not null unique) strict;
CREATE TABLE locations (
  id text primary key,
  name text not null,
  name_key text not null,
  description text not null,
  label text,
  label_key text unique,
  location_type_id integer not null references location_types (id),
  location_area_id integer not null references location_areas (id),
  parent_id text references locations (id),
  version integer not null,
  created_at integer not null,
  updated_at integer not null
) strict;
CREATE TABLE items (
  seq integer primary key,
  id text not null unique,
  name text not null,
  name_key text not null,
  description text not null,
  category text not null,
  category_key text not null,
  notes text not null,
  quantity real not null,
  location_id text not null references locations (id),
  supplier text not null,
  supplier_part_no text not null,
  supplier_item_url text not null,
  acquisition_date text,
  version integer not null,
  created_at integer not null,
  updated_at integer not null
) strict;
CREATE TABLE item_counts (
  kind text not null, key text not null, count integer not null, primary key (kind, key)
) strict, without rowid;
CREATE TABLE revisions (name text primary key, revision integer not null) strict, without rowid;
CREATE VIRTUAL TABLE items_fts using fts5 (
  part, name, rest,
  content = '', contentless_delete = 1, prefix = '1 2 3', detail = full,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* P* S* M* C*'"
);
CREATE TABLE idempotency_keys (
  id integer primary key,
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  created_at integer not null,
  unique (user_id, key)
) strict;
CREATE TABLE images (
  seq integer primary key,
  id text not null unique,
  filename text not null,
  mime_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  status text not null,
  storage_path text not null unique,
  created_at integer not null,
  updated_at integer not null
) strict;
CREATE TABLE item_images (
  seq integer primary key,
  id text not null unique,
  owner_id text not null references items (id) on delete cascade,
  image_id text not null references images (id) on delete cascade,
  created_at integer not null,
  unique (owner_id, image_id)
) strict;
CREATE TABLE location_images (
  seq integer primary key,
  id text not null unique,
  owner_id text not null references locations (id) on delete cascade,
  image_id text not null references images (id) on delete cascade,
  created_at integer not null,
  unique (owner_id, image_id)
) strict;
CREATE TABLE secrets (name text primary key, value blob not null) strict, without rowid;
CREATE TABLE analyses (
  seq integer primary key,
  id text not null unique,
  image_id text not null references images (id) on delete cascade,
  status text not null,
  analysis_type text not null,
  model_version text not null,
  attempts integer not null,
  owner text,
  lease_until integer,
  summary text not null,
  error_message text,
  finish_reason text,
  reasoning text,
  compartments text not null,
  usage_metadata text,
  created_at integer not null,
  updated_at integer not null,
  started_at integer,
  finished_at integer
, user_id integer references users (id) on delete set null, texts text not null default '[]', grid text) strict;
CREATE TABLE deleted_records (
  kind text not null,
  id text not null,
  deleted_at integer not null,
  snapshot text not null,
  primary key (kind, id)
) strict, without rowid;
CREATE TABLE location_changes (
  location_id text primary key,
  revision integer not null
) strict, without rowid;
CREATE TABLE known_devices (
  token_hash text not null,
  user_id integer not null references users (id) on delete cascade,
  last_used_at integer not null,
  primary key (token_hash, user_id)
) strict, without rowid;
CREATE TABLE "item_events" (
    id integer primary key,
    item_id text not null,
    at integer not null,
    user text not null,
    kind text not null,
    cut text,
    changes text not null
  ) strict;
CREATE TABLE analysis_use (
  user_id integer primary key references users (id) on delete cascade,
  day text not null,
  asked integer not null,
  last_turn integer not null
) strict;
CREATE TABLE imports (
  id text primary key,
  name text not null,
  user text not null,
  actor text not null,
  state text not null,
  then_state text not null,
  problem text,
  found text,
  columns_key text,
  mapping text,
  counts text,
  kept integer,
  position integer not null,
  done integer not null,
  total integer,
  has_files integer not null,
  created_at integer not null,
  updated_at integer not null
) strict, without rowid;
CREATE TABLE import_changes (
  seq integer primary key,
  import_id text not null references imports (id) on delete cascade,
  kind text not null,
  record_id text not null,
  line integer not null,
  version integer not null,
  before text,
  unique (record_id, kind, import_id)
) strict;
CREATE TABLE grid_corrections (
  image_id text primary key references images (id) on delete cascade,
  version text not null,
  grid text,
  names text not null,
  compartments text not null,
  analysis_id text not null,
  user_id integer references users (id) on delete set null,
  created_at integer not null,
  updated_at integer not null
) strict, without rowid;
CREATE TABLE synonym_groups (id text primary key, words text not null) strict, without rowid;
insert into analyses (seq, id, image_id, status, analysis_type, model_version, attempts, owner, lease_until, summary, error_message, finish_reason, reasoning, compartments, usage_metadata, created_at, updated_at, started_at, finished_at, user_id, texts, grid) values (1, '0198f000-0000-7000-8000-000000000a01', '0198f000-0000-7000-8000-0000000000e1', 'completed', 'Image analysis', 'm-1', 1, null, null, 'Two drawers.', null, 'stop', 'seen', '[{"name":"A","contents":["nuts"]}]', '{"totalTokenCount":7}', 1760000000015, 1760000000016, 1760000000015, 1760000000016, 1, '[]', null);
insert into analyses (seq, id, image_id, status, analysis_type, model_version, attempts, owner, lease_until, summary, error_message, finish_reason, reasoning, compartments, usage_metadata, created_at, updated_at, started_at, finished_at, user_id, texts, grid) values (2, '0198f000-0000-7000-8000-000000000a02', '0198f000-0000-7000-8000-0000000000e2', 'pending', 'Image analysis', 'latest', 0, null, null, '', null, null, null, '[]', null, 1760000000017, 1760000000017, null, null, null, '[]', null);
insert into analysis_use (user_id, day, asked, last_turn) values (1, '2026-11-20', 3, 7);
insert into deleted_records (kind, id, deleted_at, snapshot) values ('item', '0198f000-0000-7000-8000-00000000000c', 1760000000018, '{"row":{"id":"0198f000-0000-7000-8000-00000000000c","name":"Old"}}');
insert into grid_corrections (image_id, version, grid, names, compartments, analysis_id, user_id, created_at, updated_at) values ('0198f000-0000-7000-8000-0000000000e1', 'v-1 é', '{"lines":[]}', '["Ø 4"]', '[]', '0198f000-0000-7000-8000-000000000a01', 2, 1760000000030, 1760000000031);
insert into idempotency_keys (id, user_id, key, request_hash, status, body, created_at) values (1, 1, 'key of Ada', 'requesthash', 201, '{"id":"0198f000-0000-7000-8000-00000000000a"}', 1760000000009);
insert into images (seq, id, filename, mime_type, bytes, width, height, status, storage_path, created_at, updated_at) values (1, '0198f000-0000-7000-8000-0000000000e1', 'Schublade ''A''.jpg', 'image/jpeg', 123456, 1536, 1024, 'ready', 'e1/0198f000-0000-7000-8000-0000000000e1', 1760000000010, 1760000000010);
insert into images (seq, id, filename, mime_type, bytes, width, height, status, storage_path, created_at, updated_at) values (2, '0198f000-0000-7000-8000-0000000000e2', 'gone.jpg', 'image/jpeg', 99, 2, 1, 'missing', 'e2/0198f000-0000-7000-8000-0000000000e2', 1760000000011, 1760000000012);
insert into import_changes (seq, import_id, kind, record_id, line, version, before) values (1, '0198f000-0000-7000-8000-0000000000c1', 'item', '0198f000-0000-7000-8000-0000000000a1', 2, 1, null);
insert into imports (id, name, user, actor, state, then_state, problem, found, columns_key, mapping, counts, kept, position, done, total, has_files, created_at, updated_at) values ('0198f000-0000-7000-8000-0000000000c1', 'Teile ''2024''.csv', 'admin', 'admin', 'undone', 'undone', null, '{"columns":["Name"]}', 'abc', '{"columns":[]}', '{"items":1}', null, 3, 1, 1, 0, 1753000000000, 1753000001000);
insert into item_categories (id, name, name_key) values (1, 'Hardware', 'hardware');
insert into item_categories (id, name, name_key) values (2, 'Électrique', 'électrique');
insert into item_counts (kind, key, count) values ('all', '', 2);
insert into item_counts (kind, key, count) values ('category', 'hardware', 1);
insert into item_counts (kind, key, count) values ('category', 'électrique', 1);
insert into item_counts (kind, key, count) values ('location', '0198f000-0000-7000-8000-000000000002', 1);
insert into item_counts (kind, key, count) values ('location', '0198f000-0000-7000-8000-000000000003', 1);
insert into item_events (id, item_id, at, user, kind, cut, changes) values (1, '0198f000-0000-7000-8000-00000000000a', 1760000000006, 'Ada', 'created', null, '[]');
insert into item_events (id, item_id, at, user, kind, cut, changes) values (2, '0198f000-0000-7000-8000-00000000000a', 1760000000007, 'Zoë', 'updated', null, '[{"field":"quantity","from":100,"to":200}]');
insert into item_events (id, item_id, at, user, kind, cut, changes) values (3, '0198f000-0000-7000-8000-00000000000b', 1760000000008, 'Ada', 'created', null, '[]');
insert into item_images (seq, id, owner_id, image_id, created_at) values (1, '0198f000-0000-7000-8000-0000000000f1', '0198f000-0000-7000-8000-00000000000a', '0198f000-0000-7000-8000-0000000000e1', 1760000000013);
insert into items (seq, id, name, name_key, description, category, category_key, notes, quantity, location_id, supplier, supplier_part_no, supplier_item_url, acquisition_date, version, created_at, updated_at) values (1, '0198f000-0000-7000-8000-00000000000a', 'M3×10 socket head', 'm3×10 socket head', '', 'Hardware', 'hardware', 'stainless; -- not a comment', 200, '0198f000-0000-7000-8000-000000000002', 'Bossard', 'BN-4', 'https://example.org/a?b=1&c=%20', '2024-02-29', 2, 1760000000006, 1760000000007);
insert into items (seq, id, name, name_key, description, category, category_key, notes, quantity, location_id, supplier, supplier_part_no, supplier_item_url, acquisition_date, version, created_at, updated_at) values (2, '0198f000-0000-7000-8000-00000000000b', 'Litze 0,75 mm² 🔌', 'litze 0,75 mm2', 'blue', 'Électrique', 'électrique', '', 2.275, '0198f000-0000-7000-8000-000000000003', '', '', '', null, 1, 1760000000008, 1760000000008);
insert into known_devices (token_hash, user_id, last_used_at) values ('devicehash', 1, 1760000000020);
insert into location_areas (id, name, name_key) values (1, 'Workshop', 'workshop');
insert into location_areas (id, name, name_key) values (2, 'Attic ''north''', 'attic ''north''');
insert into location_changes (location_id, revision) values ('0198f000-0000-7000-8000-000000000002', 11);
insert into location_changes (location_id, revision) values ('0198f000-0000-7000-8000-000000000003', 10);
insert into location_images (seq, id, owner_id, image_id, created_at) values (1, '0198f000-0000-7000-8000-0000000000f2', '0198f000-0000-7000-8000-000000000002', '0198f000-0000-7000-8000-0000000000e1', 1760000000014);
insert into location_types (id, name, name_key) values (1, 'Room', 'room');
insert into location_types (id, name, name_key) values (2, 'Container', 'container');
insert into locations (id, name, name_key, description, label, label_key, location_type_id, location_area_id, parent_id, version, created_at, updated_at) values ('0198f000-0000-7000-8000-000000000001', 'Hangar', 'hangar', '', null, null, 1, 1, null, 1, 1760000000002, 1760000000002);
insert into locations (id, name, name_key, description, label, label_key, location_type_id, location_area_id, parent_id, version, created_at, updated_at) values ('0198f000-0000-7000-8000-000000000002', 'Drawer 10', 'drawer 0000010', 'Two lines
and a ''quote''', 'Ｂ-7', 'b-7', 2, 1, '0198f000-0000-7000-8000-000000000001', 3, 1760000000003, 1760000000004);
insert into locations (id, name, name_key, description, label, label_key, location_type_id, location_area_id, parent_id, version, created_at, updated_at) values ('0198f000-0000-7000-8000-000000000003', 'Drawer 2', 'drawer 0000002', 'lower shelf', 'C-1', 'c-1', 2, 2, '0198f000-0000-7000-8000-000000000001', 2, 1760000000005, 1760000000019);
insert into revisions (name, revision) values ('locations', 11);
insert into revisions (name, revision) values ('synonyms', 2);
insert into secrets (name, value) values ('image-addresses', x'00ff10a7c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e');
insert into sessions (token_hash, user_id, created_at, expires_at, last_used_at) values ('tokenhash-of-ada', 1, 1760000000000, 4102444800000, 1760000100000);
insert into synonym_groups (id, words) values ('0198f000-0000-7000-8000-0000000000d1', '["Löthilfe","dritte Hand ''3''"]');
insert into users (id, username, username_key, password_hash, created_at) values (1, 'Ada', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA', 1760000000000);
insert into users (id, username, username_key, password_hash, created_at) values (2, 'Zoë', 'zoë', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA', 1760000000001);
insert into items_fts (rowid, part, name, rest) values (1, 'bn-4 bn 4', 'm3×10 socket head', 'hardware bossard stainless');
insert into items_fts (rowid, part, name, rest) values (2, '', 'litze 0,75 mm2', 'blue electrique');
CREATE INDEX sessions_by_user on sessions (user_id);
CREATE INDEX sessions_by_expiry on sessions (expires_at);
CREATE INDEX locations_by_parent on locations (parent_id);
CREATE INDEX locations_by_type on locations (location_type_id);
CREATE INDEX locations_by_area on locations (location_area_id);
CREATE TRIGGER items_count_insert after insert on items begin insert into item_counts values ('all', '', 1) on conflict do update set count = count + 1;
insert into item_counts values ('category', new.category_key, 1) on conflict do update set count = count + 1;
insert into item_counts values ('location', new.location_id, 1) on conflict do update set count = count + 1; end;
CREATE TRIGGER items_count_delete after delete on items begin update item_counts set count = count - 1 where kind = 'all' and key = '';
update item_counts set count = count - 1 where kind = 'category' and key = old.category_key;
update item_counts set count = count - 1 where kind = 'location' and key = old.location_id; end;
CREATE TRIGGER items_count_update after update of category_key, location_id on items
when old.category_key <> new.category_key or old.location_id <> new.location_id
begin update item_counts set count = count - 1 where kind = 'all' and key = '';
update item_counts set count = count - 1 where kind = 'category' and key = old.category_key;
update item_counts set count = count - 1 where kind = 'location' and key = old.location_id; insert into item_counts values ('all', '', 1) on conflict do update set count = count + 1;
insert into item_counts values ('category', new.category_key, 1) on conflict do update set count = count + 1;
insert into item_counts values ('location', new.location_id, 1) on conflict do update set count = count + 1; end;
CREATE TRIGGER location_types_insert_revision after insert on location_types begin
      update revisions set revision = revision + 1 where name = 'locations'; end;
CREATE TRIGGER location_types_delete_revision after delete on location_types begin
      update revisions set revision = revision + 1 where name = 'locations'; end;
CREATE TRIGGER location_areas_insert_revision after insert on location_areas begin
      update revisions set revision = revision + 1 where name = 'locations'; end;
CREATE TRIGGER location_areas_delete_revision after delete on location_areas begin
      update revisions set revision = revision + 1 where name = 'locations'; end;
CREATE INDEX idempotency_keys_by_created on idempotency_keys (created_at);
CREATE INDEX item_images_by_owner on item_images (owner_id, seq);
CREATE INDEX item_images_by_image on item_images (image_id);
CREATE INDEX location_images_by_owner on location_images (owner_id, seq);
CREATE INDEX location_images_by_image on location_images (image_id);
CREATE INDEX analyses_by_image on analyses (image_id, seq);
CREATE UNIQUE INDEX analyses_unfinished on analyses (image_id) where status in ('pending', 'processing');
CREATE UNIQUE INDEX analyses_one_at_a_time on analyses (status) where status = 'processing';
CREATE INDEX analyses_waiting on analyses (seq) where status = 'pending';
CREATE INDEX deleted_records_by_time on deleted_records (deleted_at);
CREATE INDEX location_changes_by_revision on location_changes (revision);
CREATE TRIGGER locations_insert_revision after insert on locations begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values (new.id, (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER locations_update_revision after update on locations begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values (old.id, (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision;insert into location_changes values (new.id, (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER locations_delete_revision after delete on locations begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values (old.id, (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER location_types_update_revision after update on location_types begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values ('', (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER location_areas_update_revision after update on location_areas begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values ('', (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER location_images_insert_revision after insert on location_images begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values (new.owner_id, (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER location_images_delete_revision after delete on location_images begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes values (old.owner_id, (select revision from revisions where name = 'locations'))
  on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE TRIGGER images_update_revision after update of status on images begin update revisions set revision = revision + 1 where name = 'locations'; insert into location_changes
    select distinct owner_id, (select revision from revisions where name = 'locations') from location_images where image_id = new.id
    on conflict (location_id) do update set revision = excluded.revision; delete from location_changes where revision <= (select revision from revisions where name = 'locations') - 4000; end;
CREATE INDEX known_devices_by_user on known_devices (user_id, last_used_at);
CREATE INDEX known_devices_by_use on known_devices (last_used_at);
CREATE INDEX images_by_created on images (created_at, id, status);
CREATE INDEX item_events_by_item on item_events (item_id);
CREATE INDEX items_by_name on items (name_key);
CREATE INDEX items_by_created on items (created_at);
CREATE INDEX items_by_updated on items (updated_at);
CREATE INDEX items_by_quantity on items (quantity);
CREATE INDEX items_by_category on items (category_key, name_key);
CREATE INDEX items_by_location on items (location_id, name_key, category_key);
CREATE INDEX imports_by_created on imports (created_at);
CREATE INDEX imports_by_columns on imports (columns_key) where columns_key is not null;
CREATE INDEX import_changes_by_line on import_changes (import_id, line);
CREATE TRIGGER synonym_groups_insert_revision
  after insert on synonym_groups begin
    update revisions set revision = revision + 1 where name = 'synonyms'; end;
CREATE TRIGGER synonym_groups_update_revision
  after update on synonym_groups begin
    update revisions set revision = revision + 1 where name = 'synonyms'; end;
CREATE TRIGGER synonym_groups_delete_revision
  after delete on synonym_groups begin
    update revisions set revision = revision + 1 where name = 'synonyms'; end;
pragma user_version = 14;
