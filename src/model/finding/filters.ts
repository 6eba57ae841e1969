import type { Location } from '../../../contract/entities.ts';
import { fold } from '../../../contract/naturalOrder.ts';
import { areaLabel, areaOf } from '../locations/areaTitle.ts';

/** The distinct areas of the locations as they are shown, sorted (DIALOG-04). */
export function areasOf(locations: Iterable<Location>): string[] {
  // Few are different: only those are made ready to be shown.
  const areas = new Set<string>();
  for (const location of locations) areas.add(areaOf(location));
  return [...new Set([...areas].map(areaLabel))].filter((area) => area !== '').sort();
}

const loose = (type: string): string => fold(type).replaceAll('-', ' ').trim();

/**
 * The loose type match of the location-search dialog: case ignored, hyphens as spaces, and either text may
 * contain the other (DIALOG-07 to DIALOG-09). A location without a type matches no filter (decisions).
 */
export function matchesType(type: string, filter: string): boolean {
  const [a, b] = [loose(type), loose(filter)];
  return a !== '' && (a.includes(b) || b.includes(a));
}
