/** What stands first on the page of a location. */
export type LeadingPart = 'items' | 'locations';

interface Inside {
  /** How many items are right here; undefined while they load. */
  items: number | undefined;
  /** How many locations are right here; undefined while they load. */
  locations: number | undefined;
  /** What has not loaded will not: nobody waits for it. */
  hasFailed: boolean;
}

/**
 * What a location is opened for stands first: its items, or the locations inside where those are all that it has.
 * undefined while it cannot be known.
 */
export function leadingPart({ items, locations, hasFailed }: Inside): LeadingPart | undefined {
  if (items === undefined) return hasFailed ? 'items' : undefined;
  if (items > 0) return 'items';
  if (locations === undefined) return hasFailed ? 'items' : undefined;
  return locations > 0 ? 'locations' : 'items';
}
