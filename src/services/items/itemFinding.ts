import { decodeItem, decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { failureOf, isAnswer } from '../../failure.ts';
import { itemsSpeltLike, itemsWith, type PlacesOf } from '../../model/finding/itemMatches.ts';
import type { Cache, QuerySpec } from '../cache/cache.ts';
import type { Items } from './items.ts';
import type { ItemCopies } from '../unsent/offlineItemCache.ts';

/** Items for the palette. */
export interface FoundItems {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** They are what this browser knows: the host did not answer. */
  isKnownOnly?: true;
  /** What they were found for, where nothing has the words that were typed. */
  meant?: string;
  /** Where there are none: what this browser knows of items that are spelt like it. */
  alike?: readonly Item[];
}

export interface ItemFindingParts {
  cache: Pick<Cache, 'read' | 'peek' | 'known'>;
  search: Items['search'];
  copies: Pick<ItemCopies, 'all'>;
  placesOf: PlacesOf;
  /** The login name; '' for nobody. */
  user(): string;
}

/** The queries whose answers are lists of items. */
const LISTS = ['items', 'location-items', 'search'] as const;

/**
 * Finds items by the host's search. This is the layer that owns what is found without it: the last answer to the
 * same text, else all that this browser knows of any item. Rejects only with what is an answer, and the signal's
 * reason.
 */
export function createItemFinding(parts: ItemFindingParts) {
  const { cache, search } = parts;
  return async (query: string, signal?: AbortSignal): Promise<FoundItems> => {
    const asked = search(query);
    try {
      const found = await cache.read(asked, { signal });
      return found.total > 0 ? found : { ...found, alike: alikeTo(parts, query) };
    } catch (error) {
      if (signal?.aborted || isAnswer(failureOf(error))) throw error;
      const last = cache.peek(asked);
      if (last) return { ...last.data, isKnownOnly: true };
      const known = knownWith(parts, query);
      const alike = known.total > 0 ? [] : alikeTo(parts, query);
      return { ...known, isKnownOnly: true, alike };
    }
  };
}

/** The host's search for the search screen, which tells of failures: below them the same is found without it. */
export function searchOrKnown(parts: ItemFindingParts, query: string): QuerySpec<FoundItems> {
  return {
    ...parts.search(query),
    standIn: async () => {
      const known = knownWith(parts, query);
      const data = known.total > 0 ? known : knownLike(parts, query);
      return { data, source: 'last-known' };
    },
  };
}

/** What this browser knows of items with these words. */
function knownWith({ cache, copies, user, placesOf }: ItemFindingParts, query: string): FoundItems {
  const items = [...itemsWith([...knownItems(cache, copies.all(user())).values()], query, placesOf)];
  return { items, total: items.length };
}

/** What it knows of items that are spelt like it. */
function knownLike({ cache, copies, user }: ItemFindingParts, query: string): FoundItems {
  const { items, meant } = itemsSpeltLike([...knownItems(cache, copies.all(user())).values()], query);
  return { items: [...items], total: items.length, ...(meant === undefined ? {} : { meant }) };
}

const alikeTo = (parts: ItemFindingParts, query: string): readonly Item[] => knownLike(parts, query).items;

/** Every item in the cache and the copies by its id, as it was known last. */
function knownItems(
  cache: Pick<Cache, 'known'>,
  kept: readonly { item: Item; at: number }[],
): Map<string, Item> {
  const all = [
    ...kept,
    ...LISTS.flatMap((list) => cache.known(list)).flatMap(({ data, at }) =>
      decodeItems(data).items.map((item) => ({ item, at })),
    ),
    ...cache.known('item').map(({ data, at }) => ({ item: decodeItem(data), at })),
  ];
  all.sort((a, b) => a.at - b.at);
  return new Map(all.map(({ item }) => [item.id, item]));
}
