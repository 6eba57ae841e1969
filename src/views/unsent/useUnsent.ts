import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Item, Location } from '../../../contract/entities.ts';
import { locationOfEntry, type UnsentLocation } from '../../model/locations/locationInput.ts';
import type { UnsentPhoto } from '../../model/photos/photos.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from '../../model/unsent/unsent.ts';
import { useApp, useLoadedDeferred } from '../AppContext.ts';

const NOTHING: readonly never[] = [];

/** The unsent work of this browser, oldest first; nothing until the code for it has arrived. */
export function useUnsent(): readonly UnsentEntry[] {
  return useSelector(useLoadedDeferred()?.outbox, (state) => state?.context.entries ?? NOTHING);
}

/** Each entry's item is the same object for as long as the entry is: of many only what has changed is drawn again. */
const shownItems = new WeakMap<UnsentEntry, Item>();
function shownItem(entry: UnsentEntry): Item {
  const item = shownItems.get(entry) ?? itemOfEntry(entry);
  shownItems.set(entry, item);
  return item;
}

/** The new items that only this browser has, and that are not on their way. */
export function useNewUnsent(): readonly Item[] {
  const entries = useUnsent();
  return useMemo(
    () => entries.filter(({ id, status }) => isLocalId(id) && status !== 'sending').map(shownItem),
    [entries],
  );
}

/** The unsent work on locations, oldest first. */
export function useUnsentLocations(): readonly UnsentLocation[] {
  return useSelector(useLoadedDeferred()?.outbox, (state) => state?.context.locations ?? NOTHING);
}

/** A location with what is unsent of it; as the tree has it, which knows the names of its type and area. */
export function useShownLocation(
  location: Location | undefined,
  unsent: UnsentLocation | undefined,
): Location | undefined {
  const tree = useSelector(useApp().locationIndex, (state) => state.context.tree);
  if (!location || !unsent) return location;
  return tree?.byId.get(location.id) ?? locationOfEntry(unsent);
}

/** The unsent photos of this browser, oldest first. */
export function useUnsentPhotos(): readonly UnsentPhoto[] {
  return useSelector(useLoadedDeferred()?.outbox, (state) => state?.context.photos ?? NOTHING);
}

/** The unsent work on one item. */
export function useUnsentEntry(id: string): UnsentEntry | undefined {
  return useUnsent().find((entry) => entry.id === id);
}

/**
 * A list of the server's items with the unsent changes of this browser in it. `isHere` tells whether an item
 * belongs into the list: new ones are added, those that were moved away are left out.
 */
export function useWithUnsent(
  items: readonly Item[] | undefined,
  isHere: (item: Item) => boolean,
): readonly Item[] | undefined {
  const entries = useUnsent();
  return useMemo(() => {
    if (!items || entries.length === 0) return items;
    const unsent = new Map(entries.map((entry) => [entry.id, shownItem(entry)]));
    const shown = items.map((item) => unsent.get(item.id) ?? item);
    const known = new Set(items.map(({ id }) => id));
    const added = [...unsent.values()].filter(({ id }) => !known.has(id));
    return [...shown, ...added].filter((item) => item.offline_update !== true || isHere(item));
    // `isHere` is made anew with every rendering; what it depends on is in the items.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [items, entries]);
}
