import { decodeItem } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';

/** The queries whose answers are lists of items. */
export const ITEM_LISTS = ['items', 'location-items', 'search'] as const;

/** All answers of the cache whose key starts with `list`, however old. */
export interface KnownLists {
  known(list: string): readonly { data: unknown; at: number }[];
}

/** An item as an answer had it, and when that came (epoch ms). */
export interface ListedItem {
  item: Item;
  at: number;
}

/** The item with this id as each known list of items has it, however old. */
export function listedItems(cache: KnownLists, id: string): ListedItem[] {
  return ITEM_LISTS.flatMap((list) => cache.known(list)).flatMap(({ data, at }) => {
    const item = itemIn(data, id);
    return item ? [{ item, at }] : [];
  });
}

/**
 * The newest of what is known of an item, alone or listed. Only a host with versions lists whole items, and refuses what
 * is based on an old one.
 */
export function newestKnown(known: ListedItem | undefined, listed: readonly ListedItem[]) {
  const versionOf = (one: ListedItem | undefined): number => one?.item.version ?? 0;
  let newest = known;
  for (const one of listed) {
    if (one.item.version === undefined || one.item.offline_update === true) continue;
    if (newest === undefined || versionOf(one) > versionOf(newest)) newest = one;
  }
  return newest;
}

/** The item with this id in a cached list or page of items. */
function itemIn(list: unknown, id: string): Item | undefined {
  const items: unknown = typeof list === 'object' && list !== null && 'items' in list ? list.items : list;
  if (!Array.isArray(items)) return undefined;
  const found: unknown = items.find((item: unknown) => idOf(item) === id);
  return found === undefined ? undefined : decodeItem(found);
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}
