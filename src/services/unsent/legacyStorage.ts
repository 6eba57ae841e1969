import { type Struct, array, create, string, type } from 'superstruct';
import type { ItemInput } from '../../../contract/requests.ts';
import {
  type LegacyArea,
  type LegacyItem,
  type LegacyShelf,
  legacyItemOf,
} from '../../model/unsent/legacy.ts';
import { SEEDED_AREAS, SEEDED_ITEMS, SEEDED_SHELVES } from '../../model/samples/sampleData.ts';
import type { BrowserStore } from '../browser/browserStore.ts';
import { createPacer, type PacerClock, restAfter } from '../browser/pacer.ts';

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
  /**
   * Adds the item of a form, or replaces the one with this id, which keeps its first date. `at` in epoch ms. Many
   * in a row are written together: the whole list is written each time.
   */
  put(id: string, input: ItemInput, at: number): void;
  remove(id: string): void;
  /** Writes what is still to be written. */
  finish(): void;
}

/**
 * The storage items, areas and shelves that only this browser has (section 3). What cannot be read is moved
 * aside; a full storage leaves all as it was: the unsent work itself is kept elsewhere.
 */
export function createLegacyStorage(
  store: BrowserStore,
  now: () => number = Date.now,
  clock?: PacerClock,
): LegacyStorage {
  /** The items as they were last read or written, for as long as the storage has the same text. */
  let last: { text: string; items: LegacyItem[] } | undefined;
  /** What is still to be written, by id: an item, or that it is to be removed. */
  const changes = new Map<string, { put?: (before: LegacyItem | undefined) => LegacyItem }>();

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
  /** The text that was written; undefined where it could not be. */
  const write = (key: string, value: readonly unknown[]): string | undefined => {
    try {
      const text = JSON.stringify(value);
      store.set(key, text);
      return text;
    } catch {
      // Full or forbidden.
      return undefined;
    }
  };
  const readItems = (): LegacyItem[] | undefined => {
    const text = store.get(ITEMS);
    if (text !== null && last?.text === text) return last.items;
    return read(ITEMS, Item);
  };
  const writeChanges = (): void => {
    const items = readItems();
    const wanted = [...changes];
    changes.clear();
    if (items === undefined) return;
    const places = new Map(items.map(({ id }, place) => [id, place] as const).toReversed());
    const changed = [...items];
    const removed = new Set<string>();
    for (const [id, { put }] of wanted) {
      const place = places.get(id);
      if (!put) removed.add(id);
      else if (place === undefined) changed.push(put(undefined));
      else changed[place] = put(changed[place]);
    }
    const left = changed.filter(({ id }) => !removed.has(id));
    if (wanted.every(([, { put }]) => !put) && left.length === items.length) return;
    const text = write(ITEMS, left);
    last = text === undefined ? undefined : { text, items: left };
  };
  const pacer = createPacer(writeChanges, () => restAfter(last?.items.length ?? 0), clock);
  const change = (id: string, how: { put?: (before: LegacyItem | undefined) => LegacyItem }): void => {
    changes.set(id, how);
    pacer.due();
  };
  const items = (): LegacyItem[] => {
    pacer.finish();
    return readItems() ?? [];
  };

  return {
    items,
    areas: () => read(AREAS, Area) ?? [],
    shelves: () => read(SHELVES, Shelf) ?? [],
    seed() {
      const seeds = { [ITEMS]: SEEDED_ITEMS, [AREAS]: SEEDED_AREAS, [SHELVES]: SEEDED_SHELVES };
      for (const [key, value] of Object.entries(seeds)) if (store.get(key) === null) write(key, value);
    },
    put(id, input, at) {
      const item = { ...legacyItemOf(id, input, now()), dateAdded: new Date(at).toISOString() };
      change(id, { put: (before) => (before ? { ...item, dateAdded: before.dateAdded } : item) });
    },
    remove: (id) => change(id, {}),
    finish: pacer.finish,
  };
}
