import type { PreviewRow } from '../../../contract/imports/imports.ts';
import { pathText } from '../../../contract/sheets/locationPaths.ts';
import type { Tree } from '../locations/tree.ts';
import { isEnough, type WantedPlace } from '../places/wanted.ts';
import { problemsOf } from './previewRows.ts';

/** A row without a place, and what its item is. */
export interface Placeless {
  line: number;
  thing: WantedPlace;
}

/** The rows that lack nothing but their place, or that as well, and of which enough is known to look for one. */
export function placelessIn(rows: Iterable<PreviewRow>): Placeless[] {
  return [...rows].flatMap((row) => {
    const { line, values } = row;
    const isLacking =
      (values['location'] ?? '') === '' && problemsOf(row).some(({ field }) => field === 'location');
    const { name, category, description, supplier, supplier_part_no } = values;
    const thing = { name, category, description, supplier, supplier_part_no };
    return isLacking && isEnough(thing) ? [{ line, thing }] : [];
  });
}

/** The place as a cell of the file names it; undefined for one that is not known here. */
export function placeText(tree: Tree | undefined, id: string): string | undefined {
  const path = tree?.pathOf(id) ?? [];
  return path.length === 0 ? undefined : pathText(path.map(({ name }) => name));
}
