import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import type { PreviewRow, RowAction } from '../../../contract/imports/imports.ts';
import { nameKey } from '../../store/keys.ts';
import type { RowsFile } from '../rowsFile.ts';
import { type Place, labelledKeys, missingKeys, pathOfLabelled } from './places.ts';

/** What rows make beside their items. */
export type MadeKind = 'place' | 'category';

/** Something that a row makes. */
export interface MadeByRow {
  kind: MadeKind;
  /** What is equal for what is the same. */
  key: string;
  /** A category as the row has it; of a place the names from the root down, as JSON. */
  name: string;
}

/** Notes that the row in `line`, too, makes this; by how many more of its kind all rows make now. */
export function enterMade(file: RowsFile, { kind, key, name }: MadeByRow, line: number): number {
  const isKnown =
    file.run(
      // Which is the first of the others nobody knows once the first one needs it no more.
      'update made set uses = uses + 1, line = min(line, ?) where kind = ? and key = ?',
      line,
      kind,
      key,
    ) > 0;
  if (isKnown) return 0;
  const more = worthOf(file, kind, key);
  file.run('insert into made (kind, key, uses, name, line) values (?, ?, 1, ?, ?)', kind, key, name, line);
  return more;
}

/** Notes that the row in `line` does not make this any more; by how many fewer of its kind all rows make now. */
export function leaveMade(file: RowsFile, { kind, key }: MadeByRow, line: number): number {
  file.run(
    'update made set uses = uses - 1, line = nullif(line, ?) where kind = ? and key = ?',
    line,
    kind,
    key,
  );
  const isGone = file.run('delete from made where kind = ? and key = ? and uses <= 0', kind, key) > 0;
  return isGone ? worthOf(file, kind, key) : 0;
}

/** How many more are made with this one than without it: a place that others lie in and whose label is told has two keys. */
function worthOf(file: RowsFile, kind: MadeKind, key: string): number {
  if (kind === 'category') return 1;
  const path = pathOfLabelled(key);
  if (path === undefined) return isLabelledMade(file, key) ? 0 : 1;
  const isPathMade = file.all(`select 1 from made where kind = 'place' and key = ?`, path).length > 0;
  return isPathMade && !isLabelledMade(file, path) ? 0 : 1;
}

const isLabelledMade = (file: RowsFile, path: string): boolean =>
  file.all(`select 1 from made where kind = 'place' and key >= ? and key < ? limit 1`, ...labelledKeys(path))
    .length > 0;

/** Whether a row of this outcome may make a place or a category. */
export const makes = (action: RowAction): boolean => action === 'create' || action === 'update';

/** What a row makes beside its item, so that it is counted once. */
export function madeBy(
  row: PreviewRow,
  place: Place | undefined,
  isKnown: (category: string) => boolean,
): MadeByRow[] {
  if (!makes(row.action)) return [];
  const made: MadeByRow[] = place
    ? missingKeys(place).map((key, at) => ({
        kind: 'place',
        key,
        name: JSON.stringify(place.names.slice(0, place.names.length - place.missing + at + 1)),
      }))
    : [];
  const category = row.values['category'] ?? DEFAULT_CATEGORY;
  const key = nameKey(category);
  if (!isKnown(key)) made.push({ kind: 'category', key, name: category });
  return made;
}

/** Whether a category is on the list already, by its key. */
export function createKnownCategories(file: RowsFile): (key: string) => boolean {
  const known = new Map<string, boolean>();
  return (key) => {
    const found = known.get(key) ?? file.all('select 1 from categories where key = ?', key).length > 0;
    if (known.size < 10_000) known.set(key, found);
    return found;
  };
}
