import type { RowsFile } from '../rowsFile.ts';
import { type ItemKeys, SAME_PART, isSameSupplier } from './itemKeys.ts';
import { strongest } from './numbers.ts';
import { type StoredTwin, isToldElsewhere, storedTwin } from './storedTwin.ts';

/** The item that a row means: one that is there, or the one that an earlier row of the file makes. */
export type Twin = StoredTwin | { line: number };

/** The place in the key of name and place, the part there, and its number; as one, for SQLite takes an index of several for no better. */
const PART_AT = 'substr(place_key, 1, instr(place_key, char(10))) || part_key || char(10) || number_key';

/**
 * Has rows that make an item found by their keys: among many thousand rows of the same item each one would walk all those before it
 * that make none. While no row is checked yet, for later that takes its time. `isNumbered` where things have numbers: then also those of
 * one name are many, and the stored ones without a number are to be found among them.
 */
export function indexTwins(file: RowsFile, isNumbered: boolean): void {
  const index = (name: string, on: string): void =>
    void file.run(`create index if not exists ${name} on ${on}`);
  index(
    'checked_makers_by_place',
    `checked (place_key, number_key, line) where place_key is not null and action = 'create'`,
  );
  index(
    'checked_makers_by_part_at',
    `checked (${PART_AT}, line) where part_key is not null and action = 'create'`,
  );
  index('checked_places_of_part', 'checked (part_key, place_key) where part_key is not null');
  const numbered: readonly (readonly [name: string, on: string])[] = [
    ['checked_numbers_by_place', 'checked (place_key, number_key, line) where place_key is not null'],
    ['checked_numbers_by_part', 'checked (part_key, number_key, line) where part_key is not null'],
    ['checked_places_of_number', 'checked (part_key, number_key, place_key) where part_key is not null'],
    ['present_bare_by_place', 'present (place_key, meant_as) where is_numbered = 0'],
    [
      'present_bare_by_part',
      'present (part_key, place_key, meant_as) where is_numbered = 0 and part_key is not null',
    ],
  ];
  for (const [name, on] of numbered) {
    if (isNumbered) index(name, on);
    else file.run(`drop index if exists ${name}`);
  }
}

/** The item that a row with these keys means; one that is there before one of the file, whose rows before `line` count. */
export function twinOf(file: RowsFile, keys: ItemKeys, line: number, withinFile: boolean): Twin | undefined {
  return storedTwin(file, keys) ?? (withinFile ? twinInFile(file, keys, line) : undefined);
}

/** Whether, now that all rows are checked, another one has the part of this line at another place. */
export function isToldLater(file: RowsFile, line: number): boolean {
  const [row] = file.all('select part_key, place_key, supplier_key from checked where line = ?', line);
  // Also where only rows of another number tell it: the row is then looked at once more, and means the same.
  if (typeof row?.['part_key'] !== 'string' || typeof row['place_key'] !== 'string') return false;
  const at = row['place_key'].slice(0, row['place_key'].indexOf('\n') + 1);
  return isToldElsewhere(file, { part: row['part_key'], at, supplier: String(row['supplier_key']) });
}

/** The same part in another drawer is another item, and so is what has another number. */
function twinInFile(file: RowsFile, keys: ItemKeys, line: number): Twin | undefined {
  if (keys.place === null || keys.at === null) return undefined;
  const number = strongest(keys.numbers);
  const earlier =
    (keys.part === null
      ? []
      : file.all(
          `select line, supplier_key from checked where ${PART_AT} = ? and line < ? and part_key is not null and action = 'create'
           order by line limit ?`,
          `${keys.at}${keys.part}\n${number}`,
          line,
          SAME_PART,
        )
    ).find(isSameSupplier(keys)) ??
    file.all(
      `select line from checked where place_key = ? and number_key = ? and line < ? and action = 'create' order by line limit 1`,
      keys.place,
      number,
      line,
    )[0];
  return earlier && { line: Number(earlier['line']) };
}
