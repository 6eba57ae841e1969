import { namesIn } from '../../../contract/sheets/locationPaths.ts';
import { labelKey, nameKey } from '../../store/keys.ts';
import type { RowsFile } from '../rowsFile.ts';

/** Where a row's item belongs. */
export interface Place {
  /** Of the last location that is there already; null for none of them. */
  id: string | null;
  /** All names from the root down. */
  names: string[];
  /** How many of them, from the end, have to be made. */
  missing: number;
}

/** What compares equal for places that are or will be the same. */
export const placeKey = ({ id, names, missing }: Place): string =>
  missing === 0 && id !== null ? `=${id}` : `+${names.map(nameKey).join('\u0001')}`;

/** The keys of the places that have to be made for this one, the outermost first. */
export function missingKeys({ names, missing }: Place): string[] {
  return Array.from({ length: missing }, (_, index) =>
    names
      .slice(0, names.length - missing + index + 1)
      .map(nameKey)
      .join('\u0001'),
  );
}

/** Finds places in the copy of the locations that is in a file of rows. */
export interface PlaceFinder {
  /** The place that a text means: a label, a name that only one has, or a path. */
  byText(text: string): Place;
  /** The place of these names from the root down. */
  byNames(names: readonly string[]): Place;
  pathOf(id: string): string[];
  /** The path of the location that has this label; undefined for none. */
  withLabel(label: string): Place | undefined;
}

/** Texts that are remembered: a column has few different ones. */
const REMEMBERED = 10_000;
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
    byNames(names) {
      let id: string | null = null;
      for (const [index, name] of names.entries()) {
        const [row] = file.all(
          'select id from places where parent_id = ? and name_key = ? order by id limit 1',
          id ?? '',
          nameKey(name),
        );
        if (!row) return { id, names: [...names], missing: names.length - index };
        id = String(row['id']);
      }
      return { id, names: [...names], missing: 0 };
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
  };

  const there = (id: string): Place => ({ id, names: finder.pathOf(id), missing: 0 });

  function find(text: string): Place {
    const labelled = finder.withLabel(text);
    if (labelled) return labelled;
    const [first, second] = file.all('select id from places where name_key = ? limit 2', nameKey(text));
    if (first && !second) return there(String(first['id']));
    // Several of this name: the one at the top, where there is one.
    if (first) {
      const top = finder.byNames([text]);
      if (top.missing === 0) return top;
    }
    return finder.byNames(namesIn(text).map((name) => name.trim()));
  }
  return finder;
}
