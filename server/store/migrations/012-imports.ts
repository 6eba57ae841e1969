/**
 * Imports of spreadsheets, and what each has made and changed: that is what an undo goes by. Their files lie in the data
 * folder for as long as they are needed (decision record 53).
 */
export const imports = `
create table imports (
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
create index imports_by_created on imports (created_at);
create index imports_by_columns on imports (columns_key) where columns_key is not null;
create table import_changes (
  seq integer primary key,
  import_id text not null references imports (id) on delete cascade,
  kind text not null,
  record_id text not null,
  line integer not null,
  version integer not null,
  before text,
  unique (record_id, kind, import_id)
) strict;
create index import_changes_by_line on import_changes (import_id, line);
`;
