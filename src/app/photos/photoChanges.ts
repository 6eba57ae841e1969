import { type EventObject, fromCallback } from 'xstate';
import type { Item, Location } from '../../../contract/entities.ts';
import type { HistoryChanged, InsideChanged } from '../../machines/analysis/photoChanges.context.ts';
import type { ChangeSettled } from '../../machines/changes/changes.context.ts';
import { isLocalId } from '../../model/unsent/unsent.ts';
import type { WatchState } from '../../model/reads/watchState.ts';
import { dataIn, failureIn } from '../../machines/kit/reading.ts';
import { asPromise } from '../../services/actors.ts';
import { createPhotoChanges } from '../../services/analysis/photoChanges.ts';
import { newLocalId } from '../../services/browser/randomText.ts';
import type { PhotoChangesPart } from '../../views/appParts.ts';
import type { History } from '../changes.ts';
import type { DeferredCore } from '../core.ts';
import { createWatchPlace, type Inside, withoutSample } from '../scanning/watchPlace.ts';
import type { UnsentPart } from '../unsent.ts';

interface PhotoChangesNeeds extends Pick<UnsentPart, 'outbox' | 'unsentLocations'> {
  changes: History['changes'];
}

/** Wires what has changed between two photos of a location; a part of `deferred.ts`. */
export function createPhotoChangesPart(core: DeferredCore, needs: PhotoChangesNeeds): PhotoChangesPart {
  const { http, cache, reads, itemReads, locationIndex } = core;
  const { changes } = needs;
  const photoChanges = createPhotoChanges(http);
  const watch: Inside['watch'] = (id, listener) => {
    let own: WatchState<readonly Item[]> = { status: 'loading' };
    let all: WatchState<readonly Item[]> = { status: 'loading' };
    const tell = (): void => {
      const [lying, within] = [dataIn(own), dataIn(all)];
      // What was just added is in the location's own list before the other one has been read again.
      const items = lying &&
        within && [...new Map([...within, ...lying].map((item) => [item.id, item])).values()];
      listener({ items, failure: failureIn(own) ?? failureIn(all) });
    };
    const stops = [
      reads.watch(itemReads.inLocation(id), (state) => {
        own = withoutSample(state);
        tell();
      }),
      reads.watch(itemReads.inBranch(id), (state) => {
        all = state;
        tell();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  const places: Inside['places'] = (id, listed) => {
    const { tree } = locationIndex.getSnapshot().context;
    const known = new Set(listed.map(({ location_id }) => location_id));
    return (place) => {
      const path = (place !== null && tree?.pathOf(place)) || [];
      // One that somebody has made since is not in the tree yet.
      return path.length > 0 ? path.some((one) => one.id === id) : place === id || known.has(place);
    };
  };

  return {
    isPossible: photoChanges.isPossible,
    newId: newLocalId,
    photoChanges: {
      actors: {
        readChanges: asPromise(({ imageId, locationId }, signal) =>
          photoChanges.of(imageId, locationId, signal),
        ),
        // Compartments may be locations of their own: what lies in those is seen as well.
        watchPlace: createWatchPlace(core, needs, { watch, places }),
        watchInside: fromCallback<EventObject, { locationId: string }, InsideChanged>(
          ({ input: { locationId }, sendBack }) => {
            let told: readonly Location[] | undefined;
            const tell = (): void => {
              const { tree } = locationIndex.getSnapshot().context;
              // What is not sent yet has no id that the host knows.
              const inside = (tree?.childrenOf(locationId) ?? []).filter(({ id }) => !isLocalId(id));
              if (told?.length === inside.length && inside.every((one, n) => one === told?.[n])) return;
              told = inside;
              sendBack({ type: 'inside.changed', inside });
            };
            const watching = locationIndex.subscribe(tell);
            tell();
            return () => watching.unsubscribe();
          },
        ),
        watchHistory: fromCallback<EventObject, void, HistoryChanged | ChangeSettled>(({ sendBack }) => {
          const tell = (): void => {
            const { undo } = changes.getSnapshot().context;
            const undoable = new Map(
              undo.map(({ id, steps }) => [id, new Set(steps.map((step) => step.id))]),
            );
            sendBack({ type: 'history.changed', undoable });
          };
          const watching = changes.subscribe(tell);
          const settling = changes.on('change.settled', (settled) => {
            // Somebody was faster: a row that fails proposes what is right by what there is now.
            const isStale = settled.outcome?.failed.some(({ failure }) => failure.kind === 'stale') === true;
            if (isStale && settled.change.kind === 'photo changes') {
              for (const list of ['items', 'location-items']) cache.invalidate(list);
            }
            sendBack(settled);
            tell();
          });
          tell();
          return () => {
            watching.unsubscribe();
            settling.unsubscribe();
          };
        }),
      },
      actions: {
        request: (_, change) => changes.send({ type: 'change.requested', change }),
        takeBack: (_, { id }) => changes.send({ type: 'undo.requested', id }),
      },
    },
  };
}
