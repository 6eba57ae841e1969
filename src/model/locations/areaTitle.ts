import type { Location } from '../../../contract/entities.ts';

type WithArea = Pick<Location, 'location_area_name' | 'area'>;

/** The raw name of a location's area, '' when it has none. */
export function areaOf(location: WithArea): string {
  return location.location_area_name || location.area;
}

/** An area's name as it is shown: hyphens and underscores as spaces (ENT-20). */
export function areaLabel(area: string): string {
  return area.replace(/[-_]+/g, ' ').trim();
}

/** A card's heading: the area where there is one, else the location's name (HOME-15, HOME-16). */
export function cardTitle(location: WithArea & Pick<Location, 'name'>): string {
  return areaLabel(areaOf(location)) || location.name;
}

/** The icon of HANGAR, GARAGE and HOUSE, and of every area not listed below (HOME-18). */
export const DEFAULT_AREA_ICON = 'warehouse';

const ICONS: ReadonlyMap<string, string> = new Map([
  ['WORKSHOP', 'hammer'],
  ['OFFICE', 'briefcase'],
  ['KITCHEN', 'cooking-pot'],
  ['LAB', 'cpu'],
  ['ELECTRONICS', 'cpu'],
  ['LOFT', 'triangle'],
  ['ATTIC', 'triangle'],
]);

/** The name of the icon for an area, chosen by the first segment of its name (HOME-17). */
export function areaIcon(area: string): string {
  const [first = ''] = area.trim().split(/[-_\s]+/);
  return ICONS.get(first.toUpperCase()) ?? DEFAULT_AREA_ICON;
}
