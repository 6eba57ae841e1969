import { DEFAULT_CATEGORY } from '../../../contract/builtins.ts';
import type { PreviewRow, RowAction } from '../../../contract/imports/imports.ts';
import { nameKey } from '../../store/keys.ts';
import type { RowsFile } from '../rowsFile.ts';
import { type Place, labelledKeys, missingKeys, pathOfLabelled } from './places.ts';

/** What rows make beside their items. */
export type MadeKind = 'place' | 'category';

/** Notes that one more row makes this; by how many more of its kind all rows make now. */
export function enterMade(file: RowsFile, kind: MadeKind, key: string): number {
  if (file.run('update made set uses = uses + 1 where kind = ? and key = ?', kind, key) > 0) return 0;
  const more = worthOf(file, kind, key);
  file.run('insert into made values (?, ?, 1, null)', kind, key);
  return more;
}

/** Notes that one row less makes this; by how many fewer of its kind all rows make now. */
export function leaveMade(file: RowsFile, kind: MadeKind, key: string): number {
  file.run('update made set uses = uses - 1 where kind = ? and key = ?', kind, key);
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
): [kind: MadeKind, key: string][] {
  if (!makes(row.action)) return [];
  const made: [kind: MadeKind, key: string][] = place ? missingKeys(place).map((key) => ['place', key]) : [];
  const category = nameKey(row.values['category'] ?? DEFAULT_CATEGORY);
  if (!isKnown(category)) made.push(['category', category]);
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
