import { type Infer, array, create, nullable, optional, string, type } from 'superstruct';
import { isSameLabel } from '../../../contract/texts.ts';
import { isUuid } from '../../model/locations/identifier.ts';
import type { BrowserStore } from '../browser/browserStore.ts';

/** STORE-08. */
const KEY = 'locations';
/** More labels than any shop has; a cache must leave room for unsent work. */
const MOST = 20_000;

const Entries = array(type({ id: string(), label: optional(nullable(string())) }));
type Entries = Infer<typeof Entries>;

export interface LocalLabels {
  /** Keeps the ids and labels of all locations in this browser. */
  remember(locations: readonly { id: string; label: string }[]): void;
  /** `locationId`, or the id of the stored location whose label it is, however it is typed (IDRES-01). */
  resolve(locationId: string): string;
}

/** The storage key 'locations': a list of entries with id and label. A storage that fails is ignored. */
export function createLocalLabels(store: BrowserStore): LocalLabels {
  /** The stored entries; undefined when what is there must not be overwritten. */
  const read = (): Entries | undefined => {
    const text = store.get(KEY);
    // There, but not to be read: a storage that fails must not cost what it holds.
    if (text === null) return store.keys(KEY).includes(KEY) ? undefined : [];
    try {
      return create(JSON.parse(text), Entries);
    } catch {
      // Moved aside, never thrown away.
      return store.setAside(KEY, text) ? [] : undefined;
    }
  };

  return {
    remember(locations) {
      const known = read();
      if (known === undefined) return;
      const labelled = locations.filter(({ label }) => label !== '').slice(0, MOST);
      const text = JSON.stringify(labelled.map(({ id, label }) => ({ id, label })));
      if (text === JSON.stringify(known)) return;
      try {
        store.set(KEY, text);
      } catch {
        // Full: the next answer is tried again.
      }
    },
    resolve(locationId) {
      const wanted = locationId.trim();
      if (wanted === '' || isUuid(wanted.toLowerCase())) return locationId;
      const known = read() ?? [];
      // Two of before one rule held for all labels may look the same: each is found by its own spelling.
      const own = known.find(({ label }) => label === wanted);
      return (own ?? known.find(({ label }) => label && isSameLabel(label, wanted)))?.id ?? locationId;
    },
  };
}
