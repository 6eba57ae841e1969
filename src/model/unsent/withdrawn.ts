import type { UnsentLocation } from '../locations/locationInput.ts';
import type { UnsentEntry } from './unsent.ts';
import { workIdOf } from './unsentPhotos.ts';

/** Something new that was given up while the server may have it, and is to be taken from there. */
export interface Withdrawn {
  /** Its id in the outbox. */
  id: string;
  /** How often the server has failed on it (5xx) in a row. */
  faults: number;
}

/** Before the id of what it was as unsent work. */
const WITHDRAWN = 'withdrawn:';

/** What was given up, in the order in which it is taken from the server: what is in a location before the location. */
export function withdrawnOf(
  items: readonly UnsentEntry[],
  locations: readonly UnsentLocation[],
): Withdrawn[] {
  return [...items, ...locations.toReversed()].map((work) => ({
    id: WITHDRAWN + workIdOf(work),
    faults: work.faults,
  }));
}

/** The id of what it was as unsent work, of an id in the outbox; undefined for that of anything else. */
export function withdrawnIdOf(workId: string): string | undefined {
  return workId.startsWith(WITHDRAWN) ? workId.slice(WITHDRAWN.length) : undefined;
}
