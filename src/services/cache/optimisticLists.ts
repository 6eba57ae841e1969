import type { Item } from '../../../contract/entities.ts';
import { insertedByName } from '../../../contract/naturalOrder.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import type { Cache } from './cache.ts';

/** Lists of items are not read anew more often than this, in ms: many changes in a row do not each ask for them. */
export const LIST_REST = 250;

/** A repeated create is answered with the item as it was made: what is known to be newer than that stays. */
const isNewer = (known: Item, item: Item): boolean => (known.version ?? 0) > (item.version ?? 0);

/** Whether something newer of the item is known, by itself or in a list. */
function isOutdated(cache: Pick<Cache, 'known'>, item: Item): boolean {
  const isNewerOf = (known: Item): boolean => known.id === item.id && isNewer(known, item);
  // What each of them has under its keys, as below.
  return (
    cache.known('item', item.id).some(({ data }) => isNewer(data as Item, item)) ||
    cache.known('location-items').some(({ data }) => (data as readonly Item[]).some(isNewerOf))
  );
}

/** The item that was just created, unless it was changed since by what is known here already; gives whether it was put there. */
export function putCreated(cache: Pick<Cache, 'known' | 'set'>, item: Item): boolean {
  if (isOutdated(cache, item)) return false;
  cache.set(['item', item.id], item);
  return true;
}

/**
 * Puts an item that was just written into the lists that are known, and takes it out of the location that it has left:
 * until they are read anew nobody sees it where, or as, it was.
 */
export function putIntoLists(cache: Pick<Cache, 'known' | 'patch'>, item: Item): void {
  if (isOutdated(cache, item)) return;
  const { id, location_id } = item;
  for (const { key, data } of cache.known('location-items')) {
    // What `itemReads.inLocation` has put there.
    const list = data as readonly Item[];
    const others = list.filter((other) => other.id !== id);
    if (key[1] === location_id) cache.patch(key, lacking(insertedByName(others, item), unreadIn(list)));
    else if (others.length < list.length) cache.patch(key, lacking(others, unreadIn(list)));
  }
  for (const { key, data } of [...cache.known('items', 'page'), ...cache.known('search')]) {
    // Pages and hits are objects with `items`.
    const list = data as { items: readonly Item[] };
    if (!list.items.some((other) => other.id === id)) continue;
    const items = list.items.map((other) =>
      other.id === id && !isNewer(other, item) ? { ...other, ...item } : other,
    );
    cache.patch(key, lacking({ ...list, items }, unreadIn(list)));
  }
}
