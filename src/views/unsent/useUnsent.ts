import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Item } from '../../../contract/entities.ts';
import type { UnsentPhoto } from '../../model/photos.ts';
import { isLocalId, itemOfEntry, type UnsentEntry } from '../../model/unsent.ts';
import { useLoadedLater } from '../AppContext.ts';

const NOTHING: readonly never[] = [];

/** The unsent work of this browser, oldest first; nothing until the code for it has arrived. */
export function useUnsent(): readonly UnsentEntry[] {
  return useSelector(useLoadedLater()?.outbox, (state) => state?.context.entries ?? NOTHING);
}

/** The new items that only this browser has, and that are not on their way. */
export function useNewUnsent(): readonly Item[] {
  const entries = useUnsent();
  return useMemo(
    () => entries.filter(({ id, status }) => isLocalId(id) && status !== 'sending').map(itemOfEntry),
    [entries],
  );
}

/** The unsent photos of this browser, oldest first. */
export function useUnsentPhotos(): readonly UnsentPhoto[] {
  return useSelector(useLoadedLater()?.outbox, (state) => state?.context.photos ?? NOTHING);
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
    const unsent = new Map(entries.map((entry) => [entry.id, itemOfEntry(entry)]));
    const shown = items.map((item) => unsent.get(item.id) ?? item);
    const known = new Set(items.map(({ id }) => id));
    const added = [...unsent.values()].filter(({ id }) => !known.has(id));
    return [...shown, ...added].filter((item) => item.offline_update !== true || isHere(item));
    // `isHere` is made anew with every rendering; what it depends on is in the items.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [items, entries]);
}
