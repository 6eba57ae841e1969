import { type EventObject, fromCallback } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import { failure, failureOf } from '../../failure.ts';
import {
  type AcceptedCount,
  answersLeft,
  type KeptCount,
  type PlaceChanged,
} from '../../machines/counting/count.context.ts';
import type { Watched } from '../../machines/kit/queryState.ts';
import { dataIn, failureIn } from '../../machines/kit/reading.ts';
import type { Outcome } from '../../model/changes/changes.ts';
import type { CountAnswers, CountBefore } from '../../model/counting/count.ts';
import { itemCount } from '../../model/items/counts.ts';
import { locationOfEntry } from '../../model/locations/locationInput.ts';
import { isLocalId, itemOfEntry } from '../../model/unsent/unsent.ts';
import { asConfirmation, asPromise } from '../../services/actors.ts';
import { createKeptCounts } from '../../services/counting/keptCounts.ts';
import { newLocalId } from '../../services/browser/randomText.ts';
import type { CountingPart } from '../../views/AppContext.ts';
import type { History } from '../changes.ts';
import type { DeferredCore } from '../core.ts';
import type { UnsentPart } from '../unsent.ts';

interface CountingNeeds extends Pick<UnsentPart, 'outbox' | 'unsentLocations' | 'drafts'> {
  changes: History['changes'];
}

/** Wires the count of what is in a location; a part of `deferred.ts`. */
export function createCounting(core: DeferredCore, needs: CountingNeeds): CountingPart {
  const { window, reads, itemReads, locationReads, actions, say } = core;
  const { outbox, unsentLocations, drafts, changes } = needs;
  const kept = createKeptCounts(drafts);

  /** What lies in a location, as its person sees it: with what is unsent. */
  const withUnsent = (items: readonly Item[], id: string): readonly Item[] => {
    const found = new Map(items.map((item) => [item.id, item]));
    for (const entry of outbox.known()) found.set(entry.id, itemOfEntry(entry));
    return [...found.values()].filter(({ location_id }) => location_id === id);
  };

  const watchPlace = fromCallback<EventObject, { identifier: string }, PlaceChanged>(
    ({ input: { identifier }, sendBack }) => {
      let location: Watched<Location> = { status: 'loading' };
      let items: Watched<readonly Item[]> = { status: 'loading' };
      let stopItems = (): void => {};
      let watched: string | undefined;
      const tell = (): void => {
        const place = dataIn(location);
        const inside = dataIn(items);
        const reason = failureIn(location) ?? failureIn(items);
        sendBack({
          type: 'place.changed',
          location: place,
          items: place && inside && withUnsent(inside, place.id),
          isSent: (localId: string) => outbox.sentAs(localId) !== undefined,
          failure: reason,
          isMissing: place === undefined && failureIn(location)?.kind === 'not-found',
        });
      };
      const onLocation = (state: Watched<Location>): void => {
        // What was deleted meanwhile is not shown as it was known last.
        const reason = failureIn(state);
        location = reason?.kind === 'not-found' ? { status: 'failed', failure: reason } : state;
        const id = dataIn(location)?.id;
        if (id !== undefined && id !== watched) {
          stopItems();
          watched = id;
          if (isLocalId(id)) items = { status: 'answered', data: [], at: 0, refreshing: false };
          else
            stopItems = reads.watch(itemReads.inLocation(id), (state) => {
              // Samples are nobody's to be counted.
              const isSample = state.status === 'failed' && state.source === 'sample';
              items = isSample ? { status: 'failed', failure: state.failure } : state;
              tell();
            });
        }
        tell();
      };
      const local = (): void => {
        const entry = unsentLocations.entry(identifier);
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
      } else {
        stops.push(reads.watch(locationReads.one(identifier), (state) => onLocation(withoutSample(state))));
      }
      return () => {
        stopItems();
        for (const stop of stops) stop();
      };
    },
  );

  const keep = (locationId: string, before: CountAnswers, answers: CountAnswers): void => {
    try {
      kept.keep(locationId, before, answers);
    } catch (error) {
      say({
        kind: 'warning',
        text: 'What you count is not kept if you leave this page',
        detail: failureOf(error).message,
        about: 'count',
      });
    }
  };

  /** Waits for what comes of the change, which the history does in its turn: the page may be gone by then. */
  const save = async ({ change, answers }: AcceptedCount): Promise<Outcome> => {
    if (!change) return { done: [], failed: [], unsent: 0 };
    return new Promise((resolve, reject) => {
      const waiting = changes.on('change.settled', ({ change: settled, outcome }) => {
        if (settled !== change) return;
        waiting.unsubscribe();
        if (!outcome) return reject(failure('unexpected', 'What was counted is still here.'));
        keep(change.at.id, answers, answersLeft(answers, outcome));
        resolve(outcome);
      });
      changes.send({ type: 'change.requested', change });
    });
  };

  return {
    newId: newLocalId,
    watchPlace,
    count: {
      actors: {
        watchPlace,
        recall: asPromise<CountBefore | undefined, { id: string }>(async ({ id }) => kept.of(id)),
        save: asPromise<Outcome, AcceptedCount>(save),
        confirmDiscard: asConfirmation<{ count: number }>(
          (message) => window.confirm(message),
          ({ count }) =>
            `Discard the count? ${itemCount(count)} counted will be forgotten; nothing is changed.`,
        ),
      },
      actions: {
        notify: actions.notify,
        navigate: actions.navigate,
        keep: (_, { location, before, answers }: KeptCount) => keep(location.id, before, answers),
      },
    },
  };
}

/** Samples are for looking at. */
function withoutSample<T>(state: Watched<T>): Watched<T> {
  if (state.status !== 'failed' || state.source !== 'sample') return state;
  return { status: 'failed', failure: state.failure };
}
