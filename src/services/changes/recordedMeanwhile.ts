import type { Item, Location } from '../../../contract/entities.ts';
import type { ItemInput } from '../../../contract/requests.ts';
import { failure, failureOf, isAway } from '../../failure.ts';
import { itemsByLabel, labelKey } from '../../model/analysis/photoChanges.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Outbox } from '../unsent/outbox.ts';
import type { Run } from './changeRun.ts';

export interface RecordedParts {
  outbox: Pick<Outbox, 'entry' | 'sentAs'>;
  locationSentAs(id: string): string | undefined;
  /** What the server has in a location, and inside of what is in it, past every cache. Rejects with a Failure. */
  readInside(locationId: string, signal: AbortSignal): Promise<readonly Item[]>;
}

/**
 * Rejects, kind 'stale', the addition of what somebody else has recorded in the location meanwhile: two people may look at
 * one photo. The server is asked once for all additions; where it is away they are kept as ever.
 */
export function refusingRecorded({ outbox, locationSentAs, readInside }: RecordedParts, at: Location) {
  const place = locationSentAs(at.id) ?? at.id;
  let reading: Promise<ReadonlyMap<string, unknown>> | undefined;
  /** By their names; of those with unsent work the person has seen more than the server has. */
  const read = async (signal: AbortSignal): Promise<ReadonlyMap<string, unknown>> =>
    itemsByLabel((await readInside(place, signal)).filter((item) => !outbox.entry(item.id)));

  return async (id: string, { name }: ItemInput, run: Run): Promise<void> => {
    // What was added before, under this id, is there of course.
    const isAdded = outbox.entry(id) !== undefined || outbox.sentAs(id) !== undefined;
    if (isAdded || run.unreachable || isLocalId(place)) return;
    reading ??= read(run.signal);
    try {
      if (!(await reading).has(labelKey(name))) return;
    } catch (error) {
      const reason = failureOf(error);
      if (!isAway(reason)) throw error;
      run.unreachable = reason;
      return;
    }
    throw failure('stale', 'It has been recorded here meanwhile.');
  };
}
