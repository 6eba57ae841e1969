import { decodeItem, decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import type { OwnSynonyms } from '../../../contract/finding/ownSynonyms.ts';
import { itemTest, narrowingTest } from '../../../contract/finding/itemFits.ts';
import { failureOf, isAnswer } from '../../failure.ts';
import { findItems, itemsMeant, type PlacesOf } from '../../model/finding/itemMatches.ts';
import type { Cache, QuerySpec } from '../cache/cache.ts';
import type { Items } from './items.ts';
import { ITEM_LISTS } from './listedItem.ts';
import type { OfflineItemCache } from '../unsent/offlineItemCache.ts';

/** Items for the palette. */
export interface FoundItems {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** There may be more. */
  more?: true;
  /** They are what this browser knows: the host did not answer. */
  isKnownOnly?: true;
  /** What they were found for, where nothing has the words that were typed. */
  meant?: string;
  /** Where there are none: items that may have been meant, as the host says or else of what this browser knows. */
  alike?: readonly Item[];
}

/** Of which what this browser knows is found. */
interface KnownItemsParts {
  cache: Pick<Cache, 'read' | 'peek' | 'known'>;
  search: Items['search'];
  itemCache: Pick<OfflineItemCache, 'all' | 'read'>;
  placesOf: PlacesOf;
  /** What is called otherwise in the workshop, as it is known. */
  own(): OwnSynonyms;
  /** Fetches what everybody calls otherwise; resolves all the same where it does not arrive. */
  names(): Promise<void>;
  /** The login name; '' for nobody. */
  user(): string;
}

export interface ItemFindingParts extends KnownItemsParts {
  /** The ids of items that the person comes back to, most of all first. */
  opened(): readonly string[];
  /** What this browser knows to be in the location on screen. */
  inView(): readonly Item[];
}

/** So many of what was opened, and of what is in view, are looked through where the host has more than it has sent. */
const OPENED_MAX = 20;
const IN_VIEW_MAX = 500;

/**
 * Finds items by the host's search. This is the layer that owns what is found without it: what was found for the
 * same text last, else all that this browser knows of any item. Rejects only with what is an answer, and the signal's
 * reason.
 */
export function createItemFinding(parts: ItemFindingParts) {
  const { cache, search } = parts;
  return async (query: string, signal?: AbortSignal): Promise<FoundItems> => {
    const asked = search(query);
    const named = parts.names();
    try {
      const found = await cache.read(asked, { signal });
      // What a hit was found by is told with them.
      await named;
      return found.total > 0
        ? withFamiliar(parts, query, asOffered(found))
        : { ...found, alike: await alikeTo(parts, query) };
    } catch (error) {
      if (signal?.aborted || isAnswer(failureOf(error))) throw error;
      const last = cache.peek(asked)?.data;
      // What was looked for in vain may be there by now, or be called otherwise.
      const known = last && last.total > 0 ? last : await knownFor(parts, query);
      return { ...asOffered(known), isKnownOnly: true };
    }
  };
}

/**
 * Of a common word the host's best hits are some of many: what the person comes back to, or has in view, belongs to them,
 * whether they name it or not.
 */
function withFamiliar(
  { itemCache, user, opened, inView, placesOf, own }: ItemFindingParts,
  query: string,
  found: FoundItems,
): FoundItems {
  if (found.total <= found.items.length) return found;
  const familiar = [
    ...opened()
      .slice(0, OPENED_MAX)
      .flatMap((id) => itemCache.read(id, user())?.item ?? []),
    ...inView().slice(0, IN_VIEW_MAX),
  ];
  const fits = itemTest(query, placesOf, own());
  const ids = new Set(found.items.map(({ id }) => id));
  const others = familiar.filter((item) => {
    if (ids.has(item.id) || !fits(item)) return false;
    ids.add(item.id);
    return true;
  });
  return { ...found, items: [...found.items, ...others] };
}

/** What has other words than were typed is offered as that: a sentence does nothing to it. */
function asOffered({ meant, ...found }: FoundItems): FoundItems {
  if (meant === undefined) return found;
  return { items: [], total: 0, alike: found.items, ...(found.more ? { more: true } : {}) };
}

/** The host's search for the search screen, which tells of failures: below them the same is found without it. */
export function searchOrKnown(parts: KnownItemsParts, query: string): QuerySpec<FoundItems> {
  const asked: QuerySpec<FoundItems> = parts.search(query);
  return {
    ...asked,
    // What a hit was found by is told with the names.
    load: async (signal, options) => {
      const named = parts.names();
      const found = await asked.load(signal, options);
      await named;
      return found;
    },
    fallback: async () => ({ data: await knownFor(parts, query), source: 'last-known' }),
  };
}

/** What this browser knows of items with these words, else of items that are meant. */
async function knownFor(
  { cache, itemCache, user, placesOf, own, names }: KnownItemsParts,
  query: string,
): Promise<FoundItems> {
  await names();
  const { items, meant } = await findItems(knownItems(cache, itemCache.all(user())), query, placesOf, own());
  return { items: [...items], total: items.length, ...(meant === undefined ? {} : { meant }) };
}

/** What it knows of items that may be meant, of those that nothing typed has left out. */
async function alikeTo(
  { cache, itemCache, user, placesOf, own }: KnownItemsParts,
  query: string,
): Promise<readonly Item[]> {
  const known = knownItems(cache, itemCache.all(user())).filter(narrowingTest(query, placesOf, own()));
  return (await itemsMeant(known, query, own())).items;
}

/** Every item in the cache and the copies, as it was known last. */
function knownItems(cache: Pick<Cache, 'known'>, kept: readonly { item: Item; at: number }[]): Item[] {
  const all = [
    ...kept,
    ...ITEM_LISTS.flatMap((list) => cache.known(list)).flatMap(({ data, at }) =>
      decodeItems(data).items.map((item) => ({ item, at })),
    ),
    ...cache.known('item').map(({ data, at }) => ({ item: decodeItem(data), at })),
  ];
  all.sort((a, b) => a.at - b.at);
  return [...new Map(all.map(({ item }) => [item.id, item])).values()];
}
