import { type EventObject, fromCallback } from 'xstate';
import type { Lookup } from '../../contract/entities.ts';
import { comparedText } from '../../contract/texts.ts';
import type { DrawersKnown } from '../machines/locations/drawers.machine.ts';
import { asConfirmation } from '../services/actors.ts';
import type { Deferred } from '../views/AppContext.ts';
import type { DeferredCore } from './core.ts';

/** Wires the dialog that makes many locations in one; a part of `deferred.ts`. */
export function createDrawers(
  { window, reads, lookups, locationIndex }: DeferredCore,
  changes: Deferred['changes'],
): Deferred['implementations']['drawers'] {
  return {
    actors: {
      watchKnown: fromCallback<EventObject, void, DrawersKnown>(({ sendBack }) => {
        const lists: Record<'types' | 'areas', readonly Lookup[]> = { types: [], areas: [] };
        let labelled = locationIndex.getSnapshot().context.locations;
        const tell = (): void =>
          sendBack({
            type: 'known.changed',
            ...lists,
            labels: new Set((labelled ?? []).map(({ label }) => comparedText(label))),
          });
        const stops = (['types', 'areas'] as const).map((kind) =>
          reads.watch(lookups[kind](), (state) => {
            if (state.status === 'loading' || !state.data) return;
            lists[kind] = state.data;
            tell();
          }),
        );
        const watching = locationIndex.subscribe(({ context: { locations } }) => {
          if (locations === labelled) return;
          labelled = locations;
          tell();
        });
        tell();
        return () => {
          watching.unsubscribe();
          for (const stop of stops) stop();
        };
      }),
      confirmClosing: asConfirmation<void>(
        (message) => window.confirm(message),
        () => 'Close without making these locations?',
      ),
    },
    actions: { request: (_, change) => changes.send({ type: 'change.requested', change }) },
  };
}
