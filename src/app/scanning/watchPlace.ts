import { type EventObject, fromCallback } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { type Failure, failure } from '../../failure.ts';
import type { PlaceChanged } from '../../machines/counting/count.context.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import { dataIn, failureIn } from '../../machines/kit/reading.ts';
import { locationOfEntry } from '../../model/locations/locationInput.ts';
import { isLocalId, itemOfEntry } from '../../model/unsent/unsent.ts';
import type { DeferredCore } from '../core.ts';
import type { UnsentPart } from '../unsent.ts';

/** What the host has in a location; undefined before it is known. */
interface Listed {
  items: readonly Item[] | undefined;
  failure: Failure | undefined;
}

interface PlaceNeeds {
  outbox: Pick<UnsentPart['outbox'], 'known' | 'sentAs' | 'watch'>;
  unsentLocations: Pick<UnsentPart['unsentLocations'], 'entry' | 'sentAs' | 'watch'>;
}

/** What counts as being in a location. */
export interface Inside {
  /** Tells what the host has there, at once and after every change, until the returned function is called. */
  watch(id: string, listener: (listed: Listed) => void): () => void;
  /** Whether what lies in `place` is in the location with this id, where the host has `listed`. */
  places(id: string, listed: readonly Item[]): (place: string | null) => boolean;
}

/** Watches a location and what is inside, as its person sees it: with what is unsent. */
export function createWatchPlace(
  { reads, locationReads }: Pick<DeferredCore, 'reads' | 'locationReads'>,
  { outbox, unsentLocations }: PlaceNeeds,
  inside: Inside,
) {
  /** `unsent`: the items of this browser that were seen so far, by their local ids. */
  const withUnsent = (listed: readonly Item[], id: string, unsent: Map<string, Item>): readonly Item[] => {
    const found = new Map(listed.map((item) => [item.id, item]));
    for (const [localId, item] of unsent) {
      const sentAs = outbox.sentAs(localId);
      if (sentAs !== undefined && found.has(sentAs)) unsent.delete(localId);
      // Until the list has it: the item that is counted now must not go in between.
      else if (sentAs !== undefined) found.set(sentAs, { ...item, id: sentAs });
    }
    for (const entry of outbox.known()) {
      found.set(entry.id, itemOfEntry(entry));
      if (isLocalId(entry.id)) unsent.set(entry.id, itemOfEntry(entry));
    }
    const isInside = inside.places(id, listed);
    // What is unsent may lie in the location under the id that this had before it was sent.
    const nowOf = (place: string | null) =>
      place === null ? null : (unsentLocations.sentAs(place) ?? place);
    return [...found.values()].filter(({ location_id }) => isInside(nowOf(location_id)));
  };

  return fromCallback<EventObject, { identifier: string }, PlaceChanged>(
    ({ input: { identifier }, sendBack }) => {
      const unsent = new Map<string, Item>();
      let location: WatchState<Location> = { status: 'loading' };
      let listed: Listed = { items: undefined, failure: undefined };
      let stopItems = (): void => {};
      let watched: string | undefined;
      const tell = (): void => {
        const place = dataIn(location);
        const { items } = listed;
        const reason = failureIn(location) ?? listed.failure;
        sendBack({
          type: 'place.changed',
          location: place,
          items: place && items && withUnsent(items, place.id, unsent),
          sentAs: outbox.sentAs,
          failure: reason,
          isMissing: place === undefined && failureIn(location)?.kind === 'not-found',
        });
      };
      const onLocation = (state: WatchState<Location>): void => {
        // What was deleted meanwhile is not shown as it was known last.
        const reason = failureIn(state);
        location = reason?.kind === 'not-found' ? { status: 'failed', failure: reason } : state;
        const id = dataIn(location)?.id;
        if (id !== undefined && id !== watched) {
          stopItems();
          watched = id;
          listed = { items: undefined, failure: undefined };
          if (isLocalId(id)) listed = { items: [], failure: undefined };
          else
            stopItems = inside.watch(id, (now) => {
              listed = now;
              tell();
            });
        }
        tell();
      };
      let stopLocation: (() => void) | undefined;
      const watchSent = (id: string): void => {
        stopLocation = reads.watch(locationReads.one(id), (state) => onLocation(withoutSample(state)));
      };
      const local = (): void => {
        if (stopLocation) return;
        const entry = unsentLocations.entry(identifier);
        const sentAs = entry ? undefined : unsentLocations.sentAs(identifier);
        if (sentAs !== undefined) return watchSent(sentAs);
        onLocation(
          entry
            ? { status: 'answered', data: locationOfEntry(entry), at: entry.madeAt, refreshing: false }
            : { status: 'failed', failure: failure('not-found', 'Location not found') },
        );
      };
      const stops = [outbox.watch(tell)];
      if (isLocalId(identifier)) {
        local();
        stops.push(unsentLocations.watch(local));
      } else watchSent(identifier);
      return () => {
        stopItems();
        stopLocation?.();
        for (const stop of stops) stop();
      };
    },
  );
}

/** Samples are for looking at. */
export function withoutSample<T>(state: WatchState<T>): WatchState<T> {
  if (state.status !== 'failed' || state.source !== 'sample') return state;
  return { status: 'failed', failure: state.failure };
}
