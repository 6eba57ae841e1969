import { type EventObject, fromCallback } from 'xstate';
import type { HistoryChanged } from '../../machines/analysis/photoChanges.context.ts';
import type { ChangeSettled } from '../../machines/changes/changes.context.ts';
import { asPromise } from '../../services/actors.ts';
import { createPhotoChanges } from '../../services/analysis/photoChanges.ts';
import { newLocalId } from '../../services/browser/randomText.ts';
import type { CountingPart, PhotoChangesPart } from '../../views/AppContext.ts';
import type { History } from '../changes.ts';
import type { DeferredCore } from '../core.ts';

interface PhotoChangesNeeds {
  changes: History['changes'];
  counting: CountingPart;
}

/** Wires what has changed between two photos of a location; a part of `deferred.ts`. */
export function createPhotoChangesPart(
  { http }: DeferredCore,
  { changes, counting }: PhotoChangesNeeds,
): PhotoChangesPart {
  const photoChanges = createPhotoChanges(http);
  return {
    isPossible: photoChanges.isPossible,
    newId: newLocalId,
    photoChanges: {
      actors: {
        readChanges: asPromise(({ imageId }, signal) => photoChanges.of(imageId, signal)),
        // Nothing else than a count needs: the location, and what lies in it with what is unsent.
        watchPlace: counting.watchPlace,
        watchHistory: fromCallback<EventObject, void, HistoryChanged | ChangeSettled>(({ sendBack }) => {
          const tell = (): void => {
            const { undo } = changes.getSnapshot().context;
            const ids = undo.flatMap(({ steps }) => steps.map(({ id }) => id));
            sendBack({ type: 'history.changed', undoable: new Set(ids) });
          };
          const watching = changes.subscribe(tell);
          const settling = changes.on('change.settled', (settled) => {
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
      },
    },
  };
}
