import type { SqliteValue } from '../../store/sqlite/api.ts';
import type { RowsFile } from '../rowsFile.ts';
import { type ItemKeys, type Row, SAME_PART, isSameSupplier } from './itemKeys.ts';
import { askedKeys, strongest, withPart } from './numbers.ts';

/** An item that is there, as the one that a row means. */
export interface StoredTwin {
  id: string;
  name: string;
  placeId: string;
  /** Why it may be another one as well, for a person: nothing may be written to it then. */
  unclear?: string;
  /** It lies elsewhere than the row tells. */
  isElsewhere?: boolean;
}

const stored = ({ id, name, place_id }: Row): StoredTwin => ({
  id: String(id),
  name: String(name),
  placeId: String(place_id),
});

/**
 * The item that is there which a row with these keys means. Where things have numbers, that is the one of an equal number; else one
 * without any, but for one that rows of another number mean already. A row without a number means whatever it would mean otherwise, but
 * one without a number before all others.
 */
export function storedTwin(file: RowsFile, keys: ItemKeys): StoredTwin | undefined {
  const own = strongest(keys.numbers);
  for (const key of askedKeys(keys.numbers)) {
    const twin = found(file, keys, { key, own })?.twin;
    if (twin) return twin;
  }
  const any = found(file, keys);
  if (!any || keys.numbers.length === 0) return any?.twin;
  const isFree = ({ is_numbered, meant_as }: Row): boolean =>
    is_numbered === 0 && (meant_as === null || meant_as === own);
  if (any.by.every(isFree)) return any.twin;
  const bare = bareTwin(file, keys, own) ?? bareTwin(file, keys, null);
  return bare ?? (own === '' ? any.twin : undefined);
}

interface Found {
  twin: StoredTwin;
  /** All records that have made it this one. */
  by: readonly Row[];
}

/** A number by which items are looked up, and the strongest one of the row: items that rows of another one mean are no longer free. */
interface Asked {
  key: string;
  own: string;
}

/** Among all items that are there, or those alone that have the number of this key. */
function found(file: RowsFile, keys: ItemKeys, asked?: Asked): Found | undefined {
  const byPart = sameParts(file, keys, asked);
  const [first] = byPart;
  const here = byPart.filter(({ place_id }) => `=${String(place_id)}\n` === keys.at);
  const exact = first?.['place_key'] === keys.place ? first : here.length === 1 ? here[0] : undefined;
  if (exact) return { twin: stored(exact), by: [exact] };
  // One item of this part lies elsewhere: it has been moved, unless the file tells of this part there or anywhere else, too.
  if (first && byPart.length === 1 && !isToldElsewhere(file, keys, asked?.own))
    return { twin: { ...stored(first), isElsewhere: true }, by: byPart };
  const byPlace = samePlace(file, keys, asked);
  if (byPlace) return { twin: stored(byPlace), by: [byPlace] };
  if (!first || byPart.length === 1) return undefined;
  const count = (rows: readonly Row[]): string => (rows.length < SAME_PART ? String(rows.length) : 'Many');
  const unclear =
    here.length > 0
      ? `${count(here)} items here have this part number, none of them this name. Enter the name of the one you mean, or choose New or Skip.`
      : `${count(byPart)} items have this part number, none of them here. Enter the location of the one you mean, or choose New or Skip.`;
  return { twin: { ...stored(first), unclear }, by: byPart };
}

const FIELDS = 'present.id, name, place_id, present.place_key, supplier_key, is_numbered, meant_as';
/** The items of a key, found by their numbers. */
const NUMBERED = `present_numbers as numbered join present on present.id = numbered.id
  where numbered.key = ? and (meant_as is null or meant_as = ?)`;

/** Items of the same part: those of its name and place, else those of its place, else all, for it may lie in several. */
function sameParts(file: RowsFile, keys: ItemKeys, asked: Asked | undefined): Row[] {
  const { part, place, at } = keys;
  if (part === null) return [];
  const [from, column, given] = asked
    ? [NUMBERED, 'numbered.place_key', [withPart(asked.key, part), asked.own]]
    : ['present where part_key = ?', 'place_key', [part]];
  const rows = (where: string, ...values: SqliteValue[]): Row[] =>
    file.all(`select ${FIELDS} from ${from} ${where} limit ?`, ...given, ...values, SAME_PART);
  const isSame = isSameSupplier(keys);
  const exact = place === null ? [] : rows(`and ${column} = ?`, place).filter(isSame);
  if (exact.length > 0) return exact;
  const here = at === null ? [] : rows(`and ${column} > ? and ${column} < ?`, at, behind(at)).filter(isSame);
  return here.length > 0 ? here : rows('').filter(isSame);
}

function samePlace(file: RowsFile, { place }: ItemKeys, asked: Asked | undefined): Row | undefined {
  if (place === null) return undefined;
  const [row] = asked
    ? file.all(
        `select ${FIELDS} from ${NUMBERED} and numbered.place_key = ? limit 1`,
        asked.key,
        asked.own,
        place,
      )
    : file.all(`select ${FIELDS} from present where place_key = ? order by id limit 1`, place);
  return row;
}

/** What comes behind all keys that begin with this place. */
const behind = (at: string): string => at.replace(/\n$/, '\u000b');

/** An item of the same name, or part, and place that has no number and that rows of this number mean, or none yet. */
function bareTwin(file: RowsFile, keys: ItemKeys, meantAs: string | null): StoredTwin | undefined {
  if (keys.place === null) return undefined;
  const bare = `select ${FIELDS} from present where is_numbered = 0 and place_key = ? and meant_as is ?`;
  const byPart =
    keys.part === null
      ? undefined
      : file
          .all(`${bare} and part_key = ? order by id limit ?`, keys.place, meantAs, keys.part, SAME_PART)
          .find(isSameSupplier(keys));
  const row = byPart ?? file.all(`${bare} order by id limit 1`, keys.place, meantAs)[0];
  return row && stored(row);
}

/** Whether another row of the file, checked so far, has the same part at another place; of this number, where one is told. */
export function isToldElsewhere(
  file: RowsFile,
  keys: Pick<ItemKeys, 'part' | 'at' | 'supplier'>,
  number?: string,
): boolean {
  const { part, at } = keys;
  if (part === null || at === null) return false;
  const [where, values] =
    number === undefined ? ['part_key = ?', [part]] : ['part_key = ? and number_key = ?', [part, number]];
  const rows = (bound: string, place: string): Row[] =>
    file.all(
      `select supplier_key from checked where ${where} and ${bound} limit ?`,
      ...values,
      place,
      SAME_PART,
    );
  return [...rows('place_key < ?', at), ...rows('place_key >= ?', behind(at))].some(isSameSupplier(keys));
}
