const TEXT = 'text collate "C"';

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
