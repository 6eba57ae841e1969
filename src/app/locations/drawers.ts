import { type EventObject, fromCallback } from 'xstate';
import type { Item, Location, Lookup } from '../../../contract/entities.ts';
import { comparedText } from '../../../contract/texts.ts';
import { failureOf, isAway } from '../../failure.ts';
import type { DrawersKnown, DrawersRecalled } from '../../machines/locations/drawers.machine.ts';
import type { BranchKnown, BranchRecalled } from '../../machines/locations/duplicate.machine.ts';
import { branchOfKept, keptOfBranch } from '../../model/locations/branchCopy.ts';
import { drawersOfKept } from '../../model/locations/drawerGrid.ts';
import { isLocalId, itemOfEntry } from '../../model/unsent/unsent.ts';
import { asConfirmation, asPromise } from '../../services/actors.ts';
import type { Outbox } from '../../services/unsent/outbox.ts';
import type { Deferred } from '../../views/AppContext.ts';
import type { DeferredCore } from '../core.ts';
import { createLocationsNow } from './locationsNow.ts';
import type { TypedDialog } from './typedDialog.ts';

/** Wires the dialog that makes many locations in one; a part of `deferred.ts`. */
export function createDrawers(
  { window, reads, lookups, locationIndex }: DeferredCore,
  typed: TypedDialog,
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
      recallTyped: fromCallback<EventObject, { id: string }, DrawersRecalled>(
        ({ input: { id }, sendBack }) => {
          const kept = typed.of(id);
          if (kept) sendBack({ type: 'typed.recalled', values: drawersOfKept(kept) });
        },
      ),
      confirmClosing: asConfirmation<void>(
        (message) => window.confirm(message),
        () => 'Close without making these locations?',
      ),
    },
    actions: {
      request(_, change) {
        if (change.kind === 'add locations') typed.untilDone(change.to.id, change, changes);
        changes.send({ type: 'change.requested', change });
      },
      keepTyped: (_, { id, typed: values }) => typed.keep(id, { ...values }),
      forgetTyped: (_, { id }) => typed.forget(id),
    },
  };
}

/** Wires the dialog that copies a location with everything inside. */
export function createDuplicate(
  core: DeferredCore,
  outbox: Pick<Outbox, 'entries'>,
  typed: TypedDialog,
  changes: Deferred['changes'],
): Deferred['implementations']['duplicate'] {
  const { window, cache, itemReads, locationIndex, reach } = core;
  const readLocations = createLocationsNow(core);

  /** Gives how what lies in a location is read: as it is now, for as long as the server answers, else as it is known. */
  const itemReader = (signal: AbortSignal): ((id: string) => Promise<readonly Item[]>) => {
    let isThere = !reach.now().isAway;
    return async (id) => {
      const query = itemReads.inLocation(id);
      const known = cache.peek(query);
      if (known && !isThere) return known.data;
      try {
        return await cache.read({ ...query, retry: 0 }, { fresh: true, signal });
      } catch (error) {
        if (!known || signal.aborted || !isAway(failureOf(error))) throw error;
        isThere = false;
        return known.data;
      }
    };
  };

  /** What lies in the locations, as the person sees it: with what is unsent. */
  const itemsIn = async (locations: readonly Location[], signal: AbortSignal): Promise<readonly Item[]> => {
    const found = new Map<string, Item>();
    const read = itemReader(signal);
    for (const { id } of locations) {
      // Of one that only this browser has the server knows nothing.
      if (isLocalId(id)) continue;
      for (const item of await read(id)) found.set(item.id, item);
    }
    for (const entry of outbox.entries()) found.set(entry.id, itemOfEntry(entry));
    const ids = new Set(locations.map(({ id }) => id));
    return [...found.values()].filter(({ location_id }) => ids.has(location_id ?? ''));
  };

  return {
    actors: {
      watchKnown: fromCallback<EventObject, void, BranchKnown>(({ sendBack }) => {
        let told: unknown = {};
        const tell = ({ context: { tree, locations } } = locationIndex.getSnapshot()): void => {
          if (locations === told) return;
          told = locations;
          const labels = new Set((locations ?? []).map(({ label }) => comparedText(label)));
          sendBack({ type: 'known.changed', tree, labels });
        };
        tell();
        const watching = locationIndex.subscribe(tell);
        // What others have changed is copied as well: it is told as soon as it is known.
        readLocations().catch(() => {});
        return () => watching.unsubscribe();
      }),
      recallTyped: fromCallback<EventObject, { id: string }, BranchRecalled>(
        ({ input: { id }, sendBack }) => {
          const kept = typed.of(id);
          if (kept) sendBack({ type: 'typed.recalled', values: branchOfKept(kept) });
        },
      ),
      readItems: asPromise<readonly Item[], readonly Location[]>(itemsIn),
      confirmClosing: asConfirmation<void>(
        (message) => window.confirm(message),
        () => 'Close without duplicating this location?',
      ),
    },
    actions: {
      request(_, change) {
        if (change.kind === 'copy branch') typed.untilDone(change.from.id, change, changes);
        changes.send({ type: 'change.requested', change });
      },
      keepTyped: (_, { id, typed: values }) => typed.keep(id, keptOfBranch(values)),
      forgetTyped: (_, { id }) => typed.forget(id),
    },
  };
}
