import { comparedName } from '../comparedName.ts';
import type { RowsFile } from '../rowsFile.ts';
import type { Values } from './fields.ts';
import { isNothing } from './quantities.ts';

/** The keys by which a row is the same item as another one. */
export interface ItemKeys {
  /** Name and place; null while one of them is unknown. */
  place: string | null;
  /** The place alone, as `place` begins; null with it. */
  at: string | null;
  part: string | null;
  supplier: string;
}

/** The item that a row means: one that is there, or the one that an earlier row of the file makes. */
export type Twin = StoredTwin | { line: number };

interface StoredTwin {
  id: string;
  name: string;
  placeId: string;
  /** Why it may be another one as well, for a person: nothing may be written to it then. */
  unclear?: string;
  /** It lies elsewhere than the row tells. */
  isElsewhere?: boolean;
}

/** Records with the same part number that are looked at for one of the same supplier. */
const SAME_PART = 50;

export function keysOf(values: Values, place: string | null): ItemKeys {
  const name = comparedName(values.name ?? '');
  const at = place === null || name === '' ? null : `${place}\n`;
  return {
    place: at === null ? null : at + name,
    at,
    part: partKey(values.supplier_part_no ?? ''),
    supplier: comparedName(values.supplier ?? ''),
  };
}

/** The keys of an item that is there. */
export const presentKeys = (item: {
  name: string;
  location_id: string;
  supplier: string;
  supplier_part_no: string;
}): Pick<ItemKeys, 'part' | 'supplier'> & { place: string } => ({
  place: `=${item.location_id}\n${comparedName(item.name)}`,
  part: partKey(item.supplier_part_no),
  supplier: comparedName(item.supplier),
});

const UNKNOWN = /^(unknown|unbekannt|tbd|tba|not known|\?+)$/i;

/** What says nothing ('-', 'n/a', 'unknown', '1') is no part number. */
export function partKey(text: string): string | null {
  if (isNothing(text) || UNKNOWN.test(text.trim())) return null;
  const key = comparedName(text);
  return key.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= 3 ? key : null;
}

/** The place in the key of name and place, and the part there. */
const PART_AT = 'substr(place_key, 1, instr(place_key, char(10))) || part_key';

/**
 * Has rows that make an item found by their keys: among many thousand rows of the same item each one would walk all those before it
 * that make none. While no row is checked yet, for later that takes its time.
 */
export function indexTwins(file: RowsFile): void {
  file.run(
    `create index if not exists checked_twins_by_place on checked (place_key, line)
     where place_key is not null and action = 'create'`,
  );
  file.run(
    `create index if not exists checked_twins_by_part_at on checked (${PART_AT}, line)
     where part_key is not null and action = 'create'`,
  );
  file.run(
    `create index if not exists checked_places_of_part on checked (part_key, place_key) where part_key is not null`,
  );
}

/** The item that a row with these keys means; one that is there before one of the file, whose rows before `line` count. */
export function twinOf(file: RowsFile, keys: ItemKeys, line: number, withinFile: boolean): Twin | undefined {
  return storedTwin(file, keys) ?? (withinFile ? twinInFile(file, keys, line) : undefined);
}

const isSameSupplier =
  ({ supplier }: Pick<ItemKeys, 'supplier'>) =>
  ({ supplier_key: other }: Row): boolean =>
    other === '' || supplier === '' || other === supplier;

type Row = ReturnType<RowsFile['all']>[number];

const stored = ({ id, name, place_id }: Row): StoredTwin => ({
  id: String(id),
  name: String(name),
  placeId: String(place_id),
});

/** The item that is there which a row with these keys means. */
export function storedTwin(file: RowsFile, keys: ItemKeys): StoredTwin | undefined {
  const place = keys.place ?? '';
  const byPart =
    keys.part === null
      ? []
      : file
          .all(
            // The same part may lie in several places.
            `select id, name, place_id, place_key, supplier_key from present where part_key = ?
             order by place_key = ? desc, '=' || place_id || char(10) = ? desc, id limit ?`,
            keys.part,
            place,
            keys.at ?? '',
            SAME_PART,
          )
          .filter(isSameSupplier(keys));
  const [first] = byPart;
  const here = byPart.filter(({ place_id }) => `=${String(place_id)}\n` === keys.at);
  if (first && (first['place_key'] === place || here.length === 1)) return stored(first);
  // One item of this part lies elsewhere: it has been moved, unless the file tells of this part there or anywhere else, too.
  if (first && byPart.length === 1 && !isToldElsewhere(file, keys))
    return { ...stored(first), isElsewhere: true };
  const [byPlace] =
    keys.place === null
      ? []
      : file.all(
          'select id, name, place_id from present where place_key = ? order by id limit 1',
          keys.place,
        );
  if (byPlace) return stored(byPlace);
  if (!first || byPart.length === 1) return undefined;
  const count = (found: readonly Row[]): string => (found.length < SAME_PART ? String(found.length) : 'Many');
  const unclear =
    here.length > 0
      ? `${count(here)} items here have this part number, none of them this name. Enter the name of the one you mean, or choose New or Skip.`
      : `${count(byPart)} items have this part number, none of them here. Enter the location of the one you mean, or choose New or Skip.`;
  return { ...stored(first), unclear };
}

/** Whether, now that all rows are checked, another one has the part of this line at another place. */
export function isToldLater(file: RowsFile, line: number): boolean {
  const [row] = file.all('select part_key, place_key, supplier_key from checked where line = ?', line);
  if (typeof row?.['part_key'] !== 'string' || typeof row['place_key'] !== 'string') return false;
  const at = row['place_key'].slice(0, row['place_key'].indexOf('\n') + 1);
  return isToldElsewhere(file, { part: row['part_key'], at, supplier: String(row['supplier_key']) });
}

/** Whether another row of the file, checked so far, has the same part at another place. */
function isToldElsewhere(file: RowsFile, keys: Pick<ItemKeys, 'part' | 'at' | 'supplier'>): boolean {
  if (keys.part === null || keys.at === null) return false;
  const behind = keys.at.replace(/\n$/, '\u000b');
  return [
    ...file.all(
      'select supplier_key from checked where part_key = ? and place_key < ? limit ?',
      keys.part,
      keys.at,
      SAME_PART,
    ),
    ...file.all(
      'select supplier_key from checked where part_key = ? and place_key >= ? limit ?',
      keys.part,
      behind,
      SAME_PART,
    ),
  ].some(isSameSupplier(keys));
}

/** The same part in another drawer is another item. */
function twinInFile(file: RowsFile, keys: ItemKeys, line: number): Twin | undefined {
  if (keys.place === null || keys.at === null) return undefined;
  const earlier =
    (keys.part === null
      ? []
      : file.all(
          `select line, supplier_key from checked where ${PART_AT} = ? and line < ? and part_key is not null and action = 'create'
           order by line limit ?`,
          keys.at + keys.part,
          line,
          SAME_PART,
        )
    ).find(isSameSupplier(keys)) ??
    file.all(
      `select line from checked where place_key = ? and line < ? and action = 'create' order by line limit 1`,
      keys.place,
      line,
    )[0];
  return earlier && { line: Number(earlier['line']) };
}
