/** The first schema: people, places, items, their history and what makes lists and search fast. */
export const initial = `
create table users (
  id integer primary key,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  created_at integer not null
) strict;

create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at integer not null,
  expires_at integer not null,
  last_used_at integer not null
) strict, without rowid;
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table location_types (id integer primary key, name text not null, name_key text not null unique) strict;
create table location_areas (id integer primary key, name text not null, name_key text not null unique) strict;
create table item_categories (id integer primary key, name text not null, name_key text not null unique) strict;

create table locations (
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
create index locations_by_parent on locations (parent_id);
create index locations_by_type on locations (location_type_id);
create index locations_by_area on locations (location_area_id);

create table items (
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
create index items_by_name on items (name_key, id);
create index items_by_created on items (created_at, id);
create index items_by_updated on items (updated_at, id);
create index items_by_quantity on items (quantity, id);
create index items_by_category on items (category_key, name_key, id);
create index items_by_location on items (location_id, name_key, id);
create index items_by_location_category on items (location_id, category_key, name_key, id);

create table item_events (
  id integer primary key,
  item_seq integer not null references items (seq) on delete cascade,
  at integer not null,
  user text not null,
  kind text not null,
  changes text not null
) strict;
create index item_events_by_item on item_events (item_seq);
`;

const COUNTED = [
  ['all', () => `''`],
  ['category', (row: string) => `${row}.category_key`],
  ['location', (row: string) => `${row}.location_id`],
] as const;

const raise = (row: string): string =>
  COUNTED.map(
    ([kind, key]) =>
      `insert into item_counts values ('${kind}', ${key(row)}, 1) on conflict do update set count = count + 1;`,
  ).join('\n');
const lower = (row: string): string =>
  COUNTED.map(
    ([kind, key]) => `update item_counts set count = count - 1 where kind = '${kind}' and key = ${key(row)};`,
  ).join('\n');

/** Counting a million rows for each page would take longer than the page: triggers count along. */
export const counts = `
create table item_counts (
  kind text not null, key text not null, count integer not null, primary key (kind, key)
) strict, without rowid;
create trigger items_count_insert after insert on items begin ${raise('new')} end;
create trigger items_count_delete after delete on items begin ${lower('old')} end;
create trigger items_count_update after update of category_key, location_id on items
when old.category_key <> new.category_key or old.location_id <> new.location_id
begin ${lower('old')} ${raise('new')} end;
`;

const touchesLocations = ['locations', 'location_types', 'location_areas'].flatMap((table) =>
  ['insert', 'update', 'delete'].map(
    (event) => `create trigger ${table}_${event}_revision after ${event} on ${table} begin
      update revisions set revision = revision + 1 where name = 'locations'; end;`,
  ),
);

/** What a cache compares, so that it notices the changes of another process too. */
export const revisions = `
create table revisions (name text primary key, revision integer not null) strict, without rowid;
insert into revisions values ('locations', 1);
${touchesLocations.join('\n')}
`;

/**
 * The search index holds folded words between spaces (see search/words.ts), so the tokenizer's only task is
 * to split at spaces: every other category of character belongs to a word. It keeps no copy of the texts.
 */
export const search = `
create virtual table items_fts using fts5 (
  part, name, rest,
  content = '', contentless_delete = 1, prefix = '1 2 3', detail = full,
  tokenize = "unicode61 remove_diacritics 0 categories 'L* N* P* S* M* C*'"
);
`;
