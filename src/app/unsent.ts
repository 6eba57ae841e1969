import { type EventObject, fromCallback } from 'xstate';
import type { Item, Location } from '../../contract/entities.ts';
import type { Failure } from '../failure.ts';
import type { UnsentGone } from '../machines/kit/unprovided.ts';
import { isolatedName } from '../model/items/isolatedName.ts';
import { labelPath } from '../model/labels/addresses.ts';
import { leaseStore } from '../services/browser/leaseStore.ts';
import { leaseLock, type Lock, webLock } from '../services/browser/lock.ts';
import { createPacer, restAfter } from '../services/browser/pacer.ts';
import { putCreated, putIntoLists } from '../services/cache/optimisticLists.ts';
import type { ItemRemoval } from '../services/items/itemRemoval.ts';
import { listedItems, newestKnown } from '../services/items/listedItem.ts';
import { announceItems } from '../services/lists/listsChanged.ts';
import { isOfRun } from '../services/changes/changeRuns.ts';
import { createDrafts } from '../services/unsent/drafts.ts';
import {
  createLocationOutbox,
  type LocationOutbox,
  settleLocationId,
} from '../services/unsent/locationOutbox.ts';
import { LOCATIONS } from '../services/unsent/locationSubject.ts';
import { createOutbox, type Outbox } from '../services/unsent/outbox.ts';
import { watchSentElsewhere } from '../services/unsent/sentElsewhere.ts';
import { ITEMS } from '../services/unsent/subjects.ts';
import {
  createUnsentStore,
  createUnsentStoreOf,
  createWithdrawnStore,
} from '../services/unsent/unsentStore.ts';
import type { Core, DeferredCore } from './core.ts';
import { startPhotos } from './photos/photos.ts';

/** The unsent work of this browser: what keeps it, and what sends it. */
export type UnsentPart = ReturnType<typeof createUnsentPart>;

/** Wires what keeps and sends the work that the server does not have; a part of `deferred.ts`. */
export function createUnsentPart(core: DeferredCore, itemRemoval: ItemRemoval) {
  const { window, cache, store, user, owner, offlineCopies, locations, actions } = core;
  const { itemReads, itemWrites, locationReads, locationWrites } = core;
  const lock = lockOf(core);
  const drafts = createDrafts(store, owner);
  const draftsOf = (person: string) => createDrafts(store, () => person);
  /** What is told of what its person has given up, and the server has all the same. */
  const left = (of: { item: Item } | { location: Location }, { message }: Failure): void => {
    const { name } = 'item' in of ? of.item : of.location;
    // Whoever was told that it is gone is shown what is not.
    const open = { send: () => actions.navigate(undefined, { to: labelPath(of) }) };
    actions.notify(
      { self: open },
      {
        kind: 'warning',
        text: `${isolatedName(name)} had reached the server`,
        detail: message,
        duration: Infinity,
        action: { label: 'Open', event: { type: 'chosen' } },
      },
    );
  };
  const storedLocations = createUnsentStoreOf(LOCATIONS, store);
  const unsentLocations = createLocationOutbox({
    cache,
    locations,
    reads: locationReads,
    writes: locationWrites,
    store: storedLocations,
    lock,
    user,
    owner,
    withdrawals: {
      store: createWithdrawnStore(LOCATIONS, store),
      onLeft(location, reason) {
        cache.invalidate('locations');
        left({ location }, reason);
      },
    },
    onSent: ({ id }, entry) => {
      cache.invalidate('location', id);
      if (entry.kind !== 'create' || id === '') return;
      photos.adopt(entry.id, id);
      // What was put into it is sent after it, under the id that it has now.
      for (const waiting of [unsentLocations, outbox]) void waiting.settleIds().catch(() => {});
    },
  });
  const added: Item[] = [];
  // Told of together, as their entries are: each is in the lists before it is unsent work no more.
  const adding = createPacer(
    () => {
      for (const item of added.splice(0)) putIntoLists(cache, item);
    },
    () => restAfter(outbox.known().length),
  );
  const parts: Omit<Parameters<typeof createOutbox>[0], 'owner'> = {
    store: createUnsentStore(store),
    settleIds: (item) => settleLocationId(unsentLocations, item, 'location_id'),
    lock,
    writes: itemWrites,
    readItem: (id) => itemReads.readFresh(id),
    user,
    settled: core.settled,
    legacy: offlineCopies.legacy,
    withdrawals: {
      store: createWithdrawnStore(ITEMS, store),
      remove: (item) => itemRemoval.remove({ ...item, isAsSeen: true }),
      onLeft(item, reason) {
        announceItems(window);
        left({ item }, reason);
      },
    },
    onSent: (item, entry) => {
      if (entry.kind === 'create') {
        const isNewest = putCreated(cache, item);
        added.push(item);
        adding.due();
        if (isNewest) offlineCopies.itemCache.write(item, user(), Date.now());
        photos.adopt(entry.id, item.id);
      } else {
        cache.set(['item', item.id], item);
        // The copy is what it was before (EDIT-08); the other lists may show what has changed (EDIT-12).
        offlineCopies.itemCache.remove(item.id);
        announceItems(window);
      }
    },
  };
  const outbox = createOutbox({ ...parts, owner });
  // What is sent by another tab leaves the lists here as unsent work: they are read anew, to show what came of it.
  watchSentElsewhere(core, ITEMS.keys, (id) => {
    cache.invalidate('item', ...(id === undefined ? [] : [outbox.sentAs(id) ?? id]));
    announceItems(window);
  });
  watchSentElsewhere(core, LOCATIONS.keys, (id) => {
    cache.invalidate('location', ...(id === undefined ? [] : [unsentLocations.sentAs(id) ?? id]));
    cache.invalidate('locations');
  });
  const lastKnown = (id: string) => {
    const known = cache.peek(itemReads.one(id));
    const alone = known ? { item: known.data, at: known.at } : offlineCopies.itemCache.read(id, user());
    return newestKnown(alone, listedItems(cache, id));
  };
  const photos = startPhotos(core, { lock, outbox, locations: unsentLocations });
  /** The outbox of one person, whoever is here by now: what it keeps is sent once that person is. */
  const outboxOf = (person: string) => createOutbox({ ...parts, owner: () => person });
  /** Whether anything is here that this person has typed and the server does not have. */
  const keepsTyped = (person: string): boolean =>
    [
      draftsOf(person)
        .all()
        .filter(({ form }) => !isOfRun(form)),
      parts.store.all(person),
      storedLocations.all(person),
    ].some(({ length }) => length > 0);
  return { lock, drafts, draftsOf, outbox, outboxOf, keepsTyped, unsentLocations, photos, lastKnown };
}

/** Web Locks where the browser has them, which it has on secure addresses only; else leases in its storage. */
export function lockOf({ window: { navigator }, leases }: Pick<Core, 'window' | 'leases'>): Lock {
  const { locks }: { locks?: LockManager } = navigator;
  const leased = leaseLock(leases ?? leaseStore());
  return locks ? webLock(locks, leased) : leased;
}

/**
 * Tells a form that the work which it began with is not kept any more, by one of this browser's tabs. Where the whole storage was
 * emptied it says nothing: then the form has all that is left of it.
 */
export const watchGone = (
  { entry, watch }: Pick<Outbox, 'entry' | 'watch'> | Pick<LocationOutbox, 'entry' | 'watch'>,
  { window }: { window: Pick<Window, 'addEventListener' | 'removeEventListener'> },
) =>
  fromCallback<EventObject, { id: string | undefined }, UnsentGone>(({ input: { id }, sendBack }) => {
    if (id === undefined) return undefined;
    const tell = (): void => {
      if (!entry(id)) sendBack({ type: 'unsent.gone' });
    };
    tell();
    const unwatch = watch((changed) => {
      if (changed === id) tell();
    });
    // A page that the browser had put to sleep was told of nothing meanwhile.
    const onShown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', onShown);
    return () => {
      unwatch();
      window.removeEventListener('pageshow', onShown);
    };
  });
