const COUNTED = [
  ['all', `''`],
  ['category', 'category_key'],
  ['location', 'location_id'],
] as const;

const rowsOf = (table: string, by: number): string =>
  COUNTED.map(
    ([kind, key]) => `select '${kind}' as kind, ${key} as key, ${by} as difference from ${table}`,
  ).join(' union all ');

interface Trigger {
  name: string;
  /** 'insert' */
  on: string;
  /** What the statement has brought and taken: the names of both, as far as there are any. */
  added?: string;
  removed?: string;
}

const counting = ({ name, on, added, removed }: Trigger): string => {
  const rows = [added && rowsOf(added, 1), removed && rowsOf(removed, -1)].filter(
    (part) => part !== undefined,
  );
  return `
create or replace function ${name}() returns trigger language plpgsql as $$ begin
  insert into item_counts as known (kind, key, count)
    select kind, key, sum(difference) from (${rows.join(' union all ')}) as differences
    group by kind, key having sum(difference) <> 0
    on conflict (kind, key) do update set count = known.count + excluded.count;
  return null;
end $$;
create or replace trigger ${name} after ${on} on items
  referencing ${added === undefined ? '' : `new table as ${added}`} ${removed === undefined ? '' : `old table as ${removed}`}
  for each statement execute function ${name}();`;
};

/**
 * Items are counted once a statement and no more once a row: a row that is changed again in one transaction is found past
 * all that it was before, so that a category of 10,000 items was renamed in 17 s, while nobody else could write. The triggers
 * are replaced and not dropped, for that would lock out who reads.
 */
export const countsByStatement = [
  counting({ name: 'items_count_insert', on: 'insert', added: 'added' }),
  counting({ name: 'items_count_delete', on: 'delete', removed: 'removed' }),
  counting({ name: 'items_count_update', on: 'update', added: 'added', removed: 'removed' }),
].join('\n');
