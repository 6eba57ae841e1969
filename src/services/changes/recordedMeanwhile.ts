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

/** The ids of what is there, by names as those are compared. */
type Named = ReadonlyMap<string, readonly string[]>;

/**
 * Rejects, kind 'stale', the addition of what somebody else has recorded in the location meanwhile: two people may look at
 * one photo, or count one drawer. The server is asked once for all additions; where it is away they are kept as ever. Gives the ids
 * of what the server has under that name with unsent work of this person, who has seen more of it. `where`: in the location alone,
 * or in those inside of it, too.
 */
export function refusingRecorded(
  { outbox, locationSentAs, readThere, readInside }: RecordedParts,
  at: Location,
  where: 'there' | 'inside',
) {
  const place = locationSentAs(at.id) ?? at.id;
  let reading: Promise<{ others: Named; own: Named }> | undefined;
  // What a photo shows is told by what can be read of it; what a person has typed is another thing by a sign.
  const keyOf = where === 'there' ? nameKey : labelKey;
  const readItems = where === 'there' ? readThere : readInside;
  const read = async (signal: AbortSignal) => {
    const [others, own] = [new Map<string, string[]>(), new Map<string, string[]>()];
    for (const { id, name } of await readItems(place, signal)) {
      const named = outbox.entry(id) ? own : others;
      const key = keyOf(name);
      const known = named.get(key);
      if (known) known.push(id);
      else named.set(key, [id]);
    }
    return { others, own };
  };

  return async ({ id, input: { name }, beside = [] }: NewItem, run: Run): Promise<readonly string[]> => {
    // What was added before, under this id, is there of course.
    const isAdded = outbox.entry(id) !== undefined || outbox.sentAs(id) !== undefined;
    if (isAdded || run.unreachable || isLocalId(place)) return [];
    reading ??= read(run.signal);
    try {
      const known = new Set(beside.flatMap((one) => [one, outbox.sentAs(one)]));
      const { others, own } = await reading;
      const named = others.get(keyOf(name)) ?? [];
      if (named.every((one) => known.has(one))) return own.get(keyOf(name)) ?? [];
    } catch (error) {
      const reason = failureOf(error);
      if (!isAway(reason)) throw error;
      run.unreachable = reason;
      return [];
    }
    throw failure('stale', 'It has been recorded here meanwhile.');
  };
}
