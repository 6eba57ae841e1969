/** As many revisions back, changes of locations are remembered. */
const KEPT = 4000;

const raise = `update revisions set revision = revision + 1 where name = 'locations';`;
const revision = `(select revision from revisions where name = 'locations')`;
const prune = `delete from location_changes where revision <= ${revision} - ${KEPT};`;
const note = (id: string): string => `insert into location_changes values (${id}, ${revision})
  on conflict (location_id) do update set revision = excluded.revision;`;

/** One trigger for both: nobody promises which of two runs first, and a change belongs to the revision after it. */
const replaced = (name: string, event: string, notes: string): string => `drop trigger if exists ${name};
create trigger ${name} after ${event} begin ${raise} ${notes} ${prune} end;`;

/**
 * Which locations changed last, and in which revision of the tree: who knows an earlier one is told the difference
 * (decision record 28). One without a row in `locations` is gone; '' means that any may have changed.
 */
export const locationChanges = `
create table location_changes (
  location_id text primary key,
  revision integer not null
) strict, without rowid;
create index location_changes_by_revision on location_changes (revision);
${replaced('locations_insert_revision', 'insert on locations', note('new.id'))}
${replaced('locations_update_revision', 'update on locations', note('old.id') + note('new.id'))}
${replaced('locations_delete_revision', 'delete on locations', note('old.id'))}
${replaced('location_types_update_revision', 'update on location_types', note("''"))}
${replaced('location_areas_update_revision', 'update on location_areas', note("''"))}
${replaced('location_images_insert_revision', 'insert on location_images', note('new.owner_id'))}
${replaced('location_images_delete_revision', 'delete on location_images', note('old.owner_id'))}
${replaced(
  'images_update_revision',
  'update of status on images',
  `insert into location_changes
    select distinct owner_id, ${revision} from location_images where image_id = new.id
    on conflict (location_id) do update set revision = excluded.revision;`,
)}
`;
