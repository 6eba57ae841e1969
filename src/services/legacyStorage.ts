import { type Struct, array, create, string, type } from 'superstruct';
import type { ItemInput } from '../../contract/requests.ts';
import { type LegacyArea, type LegacyItem, type LegacyShelf, legacyItemOf } from '../model/legacy.ts';
import { SEEDED_AREAS, SEEDED_ITEMS, SEEDED_SHELVES } from '../model/sampleData.ts';
import type { BrowserStore } from './browserStore.ts';

/** STORE-02 to STORE-04. */
const ITEMS = 'workshop-storage-items';
const AREAS = 'workshop-storage-areas';
const SHELVES = 'workshop-storage-shelves';

const Item: Struct<LegacyItem> = type({
  id: string(),
  name: string(),
  type: string(),
  category: string(),
  areaId: string(),
  shelfId: string(),
  position: string(),
  description: string(),
  contents: array(string()),
  color: string(),
  dateAdded: string(),
  lastUpdated: string(),
}) as unknown as Struct<LegacyItem>; // Only drops the fields' own schema, which no one reads.
const Area: Struct<LegacyArea> = type({
  id: string(),
  name: string(),
  description: string(),
}) as unknown as Struct<LegacyArea>; // As above.
const Shelf: Struct<LegacyShelf> = type({
  id: string(),
  areaId: string(),
  name: string(),
}) as unknown as Struct<LegacyShelf>; // As above.

export interface LegacyStorage {
  items(): LegacyItem[];
  areas(): LegacyArea[];
  shelves(): LegacyShelf[];
  /** Puts what is absent; what is there stays as it is, an empty list too. */
  seed(): void;
  /** Adds the item of a form, or replaces the one with this id, which keeps its first date. `at` in epoch ms. */
  put(id: string, input: ItemInput, at: number): void;
  remove(id: string): void;
}

/**
 * The storage items, areas and shelves that only this browser has (section 3). What cannot be read is moved
 * aside; a full storage leaves all as it was: the unsent work itself is kept elsewhere.
 */
export function createLegacyStorage(store: BrowserStore, now: () => number = Date.now): LegacyStorage {
  /** undefined when what is there must not be overwritten. */
  const read = <T>(key: string, struct: Struct<T>): T[] | undefined => {
    const text = store.get(key);
    if (text === null) return [];
    try {
      const value: unknown = JSON.parse(text);
      return create(value, array()).map((entry) => create(entry, struct));
    } catch {
      return store.setAside(key, text) ? [] : undefined;
    }
  };
  const write = (key: string, value: readonly unknown[]): void => {
    try {
      store.set(key, JSON.stringify(value));
    } catch {
      // Full or forbidden.
    }
  };
  const change = (how: (items: LegacyItem[]) => LegacyItem[]): void => {
    const items = read(ITEMS, Item);
    if (items !== undefined) write(ITEMS, how(items));
  };

  return {
    items: () => read(ITEMS, Item) ?? [],
    areas: () => read(AREAS, Area) ?? [],
    shelves: () => read(SHELVES, Shelf) ?? [],
    seed() {
      const seeds = { [ITEMS]: SEEDED_ITEMS, [AREAS]: SEEDED_AREAS, [SHELVES]: SEEDED_SHELVES };
      for (const [key, value] of Object.entries(seeds)) if (store.get(key) === null) write(key, value);
    },
    put: (id, input, at) =>
      change((items) => {
        const before = items.find((item) => item.id === id);
        const item = { ...legacyItemOf(id, input, now()), dateAdded: new Date(at).toISOString() };
        return before === undefined
          ? [...items, item]
          : items.map((other) => (other === before ? { ...item, dateAdded: before.dateAdded } : other));
      }),
    remove: (id) => change((items) => items.filter((item) => item.id !== id)),
  };
}
