const LISTS = [
  ['location_types', 'location_type_id'],
  ['location_areas', 'location_area_id'],
  ['item_categories', undefined],
] as const;

/** What still names an entry of a list that may be gone: an import, and a location that can be brought back. */
const named = (list: string, column: string | undefined): string =>
  [
    `select max(id) as number from ${list}`,
    `select max(cast(record_id as integer)) from import_changes where kind = '${list}'`,
    ...(column === undefined
      ? []
      : [`select max(snapshot ->> '$.row.${column}') from deleted_records where kind = 'location'`]),
  ].join(' union all ');

/**
 * The highest number that a removed entry of each list had: whoever still holds the number of one that is gone, a form, an
 * import or a location that comes back, is not to meet another entry under it.
 */
export const listNumbers = `
create table list_numbers (list text primary key, highest integer not null) strict, without rowid;
${LISTS.map(
  ([list, column]) => `
insert into list_numbers select '${list}', coalesce(max(number), 0) from (${named(list, column)});
create trigger ${list}_delete_number after delete on ${list} begin
  update list_numbers set highest = max(highest, old.id) where list = '${list}'; end;`,
).join('\n')}
`;
