import { namesIn } from '../../../contract/sheets/locationPaths.ts';
import { labelKey } from '../../store/keys.ts';
import { comparedName, withPlainBlanks } from '../comparedName.ts';
import type { RowsFile } from '../rowsFile.ts';

/** Where a row's item belongs. */
export interface Place {
  /** Of the last location that is there already; null for none of them. */
  id: string | null;
  /** All names from the root down. */
  names: string[];
  /** How many of them, from the end, have to be made. */
  missing: number;
  /** The key of its label, '' for none, where the label tells places of one path apart. */
  label?: string;
  /** How many locations this, or the one that it is made in, may be, where a file of Stowage's own does not tell them apart. */
  alike?: number;
  /** Paths of the locations that have the one name that was told, where several have it and none of them is at the top. */
  namesakes?: string[][];
}

/** Around the path in a key that has a label, and the sign behind it: those keys lie together, before all others. */
const LABELLED = '\u0002';
const BEHIND_LABELLED = '\u0003';

function pathKey(names: readonly string[], label: string | undefined): string {
  const path = names.map(comparedName).join('\u0001');
  return label === undefined ? path : LABELLED + path + LABELLED + label;
}

/** What compares equal for places that are or will be the same. */
export const placeKey = ({ id, names, missing, label }: Place): string =>
  missing === 0 && id !== null ? `=${id}` : `+${pathKey(names, label)}`;

/** The keys of the places that have to be made for this one, the outermost first. */
export function missingKeys({ names, missing, label }: Place): string[] {
  return Array.from({ length: missing }, (_, index) =>
    pathKey(names.slice(0, names.length - missing + index + 1), index === missing - 1 ? label : undefined),
  );
}

/** Between which the keys lie that have the path of this key and a label: from the first, before the second. */
export const labelledKeys = (key: string): [from: string, to: string] => [
  LABELLED + key + LABELLED,
  LABELLED + key + BEHIND_LABELLED,
];

/** The path in a key that has a label; undefined for one that has none. */
export const pathOfLabelled = (key: string): string | undefined =>
  key.startsWith(LABELLED) ? key.slice(LABELLED.length, key.indexOf(LABELLED, LABELLED.length)) : undefined;

/** How many of the places that a file makes are entered under two keys: others lie in them, and their label is told. */
export function countTwice(file: RowsFile): number {
  const [labelled] = file.all(`select 1 from made where kind = 'place' and key < ? limit 1`, BEHIND_LABELLED);
  if (!labelled) return 0;
  const [row] = file.all(
    `select count(*) as count from made as above where kind = 'place' and key >= ? and exists (
       select 1 from made where kind = 'place' and key >= ? || above.key || ? and key < ? || above.key || ?
     )`,
    BEHIND_LABELLED,
    LABELLED,
    LABELLED,
    LABELLED,
    BEHIND_LABELLED,
  );
  return Number(row?.['count'] ?? 0);
}

/** Finds places in the copy of the locations that is in a file of rows. */
export interface PlaceFinder {
  /** The place that a text means: a label, a name that only one has, or a path. */
  byText(text: string): Place;
  /** The place of these names from the root down; with the key of a label that one of several, '' for the one without. */
  byNames(names: readonly string[], label?: string): Place;
  pathOf(id: string): string[];
  /** The path of the location that has this label; undefined for none. */
  withLabel(label: string): Place | undefined;
  /** Whether the location with this id has this label. */
  hasLabel(id: string, label: string): boolean;
}

/** Texts that are remembered: a column has few different ones. */
const REMEMBERED = 10_000;
/** Locations of one name that are looked at. */
export const NAMESAKES = 50;
/** Deeper than locations ever are. */
const DEPTH = 100;

export function createPlaceFinder(file: RowsFile): PlaceFinder {
  const remembered = new Map<string, Place>();

  const finder: PlaceFinder = {
    byText(text) {
      const known = remembered.get(text);
      if (known) return known;
      if (remembered.size >= REMEMBERED) remembered.clear();
      const place = find(text);
      remembered.set(text, place);
      return place;
    },
    byNames(names, label) {
      const told = label === undefined ? {} : { label };
      const alike = (count: number): Pick<Place, 'alike'> =>
        label === undefined || count < 2 ? {} : { alike: count };
      // All of one name: what is looked for may be in any of them.
      let ids: string[] = [];
      let isLabelled = false;
      for (const [index, name] of names.entries()) {
        const rows = file.all(
          `select places.id, label_key from json_each(?) as above cross join places
           where parent_id = above.value and name_key = ? order by above.key, places.id`,
          JSON.stringify(index === 0 ? [''] : ids),
          comparedName(name),
        );
        if (rows.length === 0) {
          const missing = names.length - index;
          return { id: ids[0] ?? null, names: [...names], missing, ...told, ...alike(ids.length) };
        }
        const isLast = index === names.length - 1;
        const labelled = rows.filter(({ label_key }) => isLast && (label_key ?? '') === label);
        isLabelled = labelled.length > 0;
        ids = (isLabelled ? labelled : rows).map(({ id }) => String(id));
      }
      const count = label !== '' && !isLabelled ? 1 : ids.length;
      return { id: ids[0] ?? null, names: [...names], missing: 0, ...told, ...alike(count) };
    },
    pathOf(id) {
      const names: string[] = [];
      for (let here = id; here !== '' && names.length < DEPTH;) {
        const [row] = file.all('select name, parent_id from places where id = ?', here);
        if (!row) break;
        names.unshift(String(row['name']));
        here = String(row['parent_id']);
      }
      return names;
    },
    withLabel(label) {
      const key = labelKey(label);
      const [row] = key === '' ? [] : file.all('select id from places where label_key = ? limit 1', key);
      return row && there(String(row['id']));
    },
    hasLabel: (id, label) =>
      file.all('select 1 from places where id = ? and label_key = ?', id, labelKey(label)).length > 0,
  };

  const there = (id: string): Place => ({ id, names: finder.pathOf(id), missing: 0 });

  function find(text: string): Place {
    const labelled = finder.withLabel(text);
    if (labelled) return labelled;
    const called = file.all(
      'select id from places where name_key = ? limit ?',
      comparedName(text),
      NAMESAKES,
    );
    const [first, second] = called;
    if (first && !second) return there(String(first['id']));
    // Several of this name: the one at the top, where there is one.
    if (first) {
      const top = finder.byNames([text]);
      if (top.missing === 0) return top;
      return { ...top, namesakes: called.map(({ id }) => finder.pathOf(String(id))) };
    }
    return finder.byNames(namesIn(withPlainBlanks(text)).map((name) => name.trim()));
  }
  return finder;
}
