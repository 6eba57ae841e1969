import { decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import { isSameLabel } from '../../../contract/texts.ts';
import { sampleItems, sampleItemsIn, sampleLocations } from '../../model/samples/samples.ts';
import type { OfflineItemCache } from '../unsent/offlineItemCache.ts';
import type { ItemPage, ItemPageQuery } from './itemPages.ts';
import { type KnownLists, listedItems } from './listedItem.ts';

/** What is shown in place of an answer. */
export interface FallbackAnswer<T> {
  data: T;
  /** When a last-known answer was given, epoch ms. */
  at?: number;
  source: 'last-known' | 'sample';
}

/** What there is where an answer did not come and is not known: undefined for nothing. */
export interface FallbackData {
  /** The same path once more, outside client and cache (FALLB-04). Rejects when that fails too. */
  directly<T>(path: string, decode: (value: unknown) => T): Promise<T>;
  locations(): Promise<FallbackAnswer<Location[]> | undefined>;
  location(identifier: string): Promise<FallbackAnswer<Location> | undefined>;
  page(query: ItemPageQuery): Promise<FallbackAnswer<ItemPage> | undefined>;
  item(id: string): Promise<FallbackAnswer<Item> | undefined>;
  itemsIn(locationId: string): Promise<FallbackAnswer<Item[]> | undefined>;
}

export interface FallbackDataParts {
  cache: KnownLists;
  itemCache: Pick<OfflineItemCache, 'read'>;
  /** The login name; '' for nobody. */
  user(): string;
  /** Localhost or a preview host: there single things have samples too (FALLB-07 to FALLB-09). */
  isSampleHost: boolean;
  directly: FallbackData['directly'];
}

export function createFallbackData(parts: FallbackDataParts): FallbackData {
  const { cache, itemCache, user, isSampleHost, directly } = parts;
  const sample = <T>(data: T): FallbackAnswer<T> => ({ data, source: 'sample' });

  return {
    directly,
    locations: async () => sample(sampleLocations()),
    async location(identifier) {
      for (const { data, at } of cache.known('locations')) {
        const location = locationIn(data, identifier);
        if (location) return { data: location, at, source: 'last-known' };
      }
      if (!isSampleHost) return undefined;
      const locations = sampleLocations();
      const found = locations.find(({ id }) => id === identifier) ?? locations[0];
      return found && sample(found);
    },
    // Of all items only: of one category or location there may be real ones, on pages that are known (FALLB-06).
    async page({ category, table, within }) {
      const items = sampleItems();
      const isAll = category === null && within === undefined && !table;
      return isAll ? sample({ items, total: items.length }) : undefined;
    },
    async item(id) {
      const listed = listedItems(cache, id);
      const copy = itemCache.read(id, user());
      // Copies and cached lists alike: the newest is closest to the truth (FALLB-10, FALLB-11).
      const [newest] = [...(copy ? [copy] : []), ...listed].sort((a, b) => b.at - a.at);
      if (newest) return { data: newest.item, at: newest.at, source: 'last-known' };
      const items = isSampleHost ? sampleItems() : [];
      const found = items.find((item) => item.id === id) ?? items[0];
      return found && sample(found);
    },
    async itemsIn(locationId) {
      if (!isSampleHost) return undefined;
      const [first, ...others] = sampleLocations();
      const place = others.find(({ id }) => id === locationId) ?? first;
      return place && sample(sampleItemsIn(place.id));
    },
  };
}

/** The location with this id, else this label, in a cached hierarchy. */
function locationIn(list: unknown, identifier: string): Location | undefined {
  if (!Array.isArray(list)) return undefined;
  const found: unknown =
    list.find((location: unknown) => textOf(location, 'id') === identifier) ??
    list.find((location: unknown) => textOf(location, 'label') === identifier) ??
    list.find((location: unknown) => {
      const label = textOf(location, 'label');
      return label !== '' && isSameLabel(label, identifier);
    });
  return found === undefined ? undefined : decodeLocation(found);
}

function textOf(value: unknown, field: 'id' | 'label'): string {
  if (typeof value !== 'object' || value === null || !(field in value)) return '';
  const text = Object.entries(value).find(([name]) => name === field)?.[1];
  return typeof text === 'string' ? text : '';
}
