const links = (table: string, owners: string): string => `
create table ${table} (
  seq integer primary key,
  id text not null unique,
  owner_id text not null references ${owners} (id) on delete cascade,
  image_id text not null references images (id) on delete cascade,
  created_at integer not null,
  unique (owner_id, image_id)
) strict;
create index ${table}_by_owner on ${table} (owner_id, seq);
create index ${table}_by_image on ${table} (image_id);
`;

/** What decides a location's thumbnail belongs to the tree of locations, which is kept until its revision changes. */
const raise = (name: string, event: string): string => `create trigger ${name} after ${event} begin
  update revisions set revision = revision + 1 where name = 'locations'; end;`;

/**
 * Photos, whose files lie below the data folder (decision record 15), and what they are linked to. The secrets sign
 * addresses; in the database, so that a backup has them too.
 */
export const images = `
create table images (
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
create index images_by_created on images (created_at, id);
${links('item_images', 'items')}
${links('location_images', 'locations')}
${raise('location_images_insert_revision', 'insert on location_images')}
${raise('location_images_delete_revision', 'delete on location_images')}
${raise('images_update_revision', 'update of status on images')}
create table secrets (name text primary key, value blob not null) strict, without rowid;
`;
