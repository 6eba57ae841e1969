const TEXT = 'text collate "C"';

const LISTS = [
  ['location_types', 'location_type_id'],
  ['location_areas', 'location_area_id'],
  ['item_categories', undefined],
] as const;

const named = (list: string, column: string | undefined): string =>
  [
    `select max(id) as number from ${list}`,
    `select max(record_id::bigint) from import_changes where kind = '${list}'`,
    ...(column === undefined
      ? []
      : [
          `select max((snapshot::json -> 'row' ->> '${column}')::bigint) from deleted_records where kind = 'location'`,
        ]),
  ].join(' union all ');

/** As SQLite's fifteenth step: the highest number that a removed entry of each list had. */
export const listNumbers = `
create table list_numbers (list ${TEXT} primary key, highest bigint not null);
create function list_number_removed() returns trigger language plpgsql as $$ begin
  update list_numbers set highest = greatest(highest, old.id) where list = tg_table_name::text;
  return null;
end $$;
${LISTS.map(
  ([list, column]) => `
insert into list_numbers select '${list}', coalesce(max(number), 0) from (${named(list, column)}) as numbers;
create trigger ${list}_delete_number after delete on ${list} for each row execute function list_number_removed();`,
).join('\n')}
`;
