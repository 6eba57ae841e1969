import type { Item, Location } from '../../../contract/entities.ts';
import { failure, failureOf, isAway } from '../../failure.ts';
import { labelKey } from '../../model/analysis/photoChanges.ts';
import type { NewItem } from '../../model/changes/changes.ts';
import { nameKey } from '../../model/items/quickAdd.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { Outbox } from '../unsent/outbox.ts';
import type { Run } from './changeRun.ts';

export interface RecordedParts {
  outbox: Pick<Outbox, 'entry' | 'sentAs'>;
  locationSentAs(id: string): string | undefined;
  /** What the server has in a location, past every cache. Rejects with a Failure. */
  readThere(locationId: string, signal: AbortSignal): Promise<readonly Item[]>;
  /** The same with what is inside of what is in it. */
  readInside(locationId: string, signal: AbortSignal): Promise<readonly Item[]>;
}

/**
 * Rejects, kind 'stale', the addition of what somebody else has recorded in the location meanwhile: two people may look at
 * one photo, or count one drawer. The server is asked once for all additions; where it is away they are kept as ever. `where`: in
 * the location alone, or in those inside of it, too.
 */
export function refusingRecorded(
  { outbox, locationSentAs, readThere, readInside }: RecordedParts,
  at: Location,
  where: 'there' | 'inside',
) {
  const place = locationSentAs(at.id) ?? at.id;
  /** The ids of what is there, by names as those are compared. */
  let reading: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  // What a photo shows is told by what can be read of it; what a person has typed is another thing by a sign.
  const keyOf = where === 'there' ? nameKey : labelKey;
  const readItems = where === 'there' ? readThere : readInside;
  /** Of those with unsent work the person has seen more than the server has. */
  const read = async (signal: AbortSignal): Promise<ReadonlyMap<string, readonly string[]>> => {
    const named = new Map<string, string[]>();
    for (const { id, name } of await readItems(place, signal)) {
      if (outbox.entry(id)) continue;
      const key = keyOf(name);
      const known = named.get(key);
      if (known) known.push(id);
      else named.set(key, [id]);
    }
    return named;
  };

  return async ({ id, input: { name }, beside = [] }: NewItem, run: Run): Promise<void> => {
    // What was added before, under this id, is there of course.
    const isAdded = outbox.entry(id) !== undefined || outbox.sentAs(id) !== undefined;
    if (isAdded || run.unreachable || isLocalId(place)) return;
    reading ??= read(run.signal);
    try {
      const known = new Set(beside.flatMap((one) => [one, outbox.sentAs(one)]));
      const named = (await reading).get(keyOf(name)) ?? [];
      if (named.every((one) => known.has(one))) return;
    } catch (error) {
      const reason = failureOf(error);
      if (!isAway(reason)) throw error;
      run.unreachable = reason;
      return;
    }
    throw failure('stale', 'It has been recorded here meanwhile.');
  };
}
