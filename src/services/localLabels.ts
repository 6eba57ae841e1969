import { type Infer, array, create, nullable, optional, string, type } from 'superstruct';
import { isUuid } from '../model/identifier.ts';

const KEY = 'locations';
/** More labels than any shop has; a cache must leave room for unsent work. */
const MOST = 20_000;

const Entries = array(type({ id: string(), label: optional(nullable(string())) }));
type Entries = Infer<typeof Entries>;

export interface LocalLabels {
  /** Keeps the ids and labels of all locations in this browser. */
  remember(locations: readonly { id: string; label: string }[]): void;
  /** `locationId`, or the id of the stored location whose label it is, ignoring case (IDRES-01). */
  resolve(locationId: string): string;
}

/** The storage key 'locations': a list of entries with id and label. A storage that fails is ignored. */
export function createLocalLabels(storage: Storage | undefined): LocalLabels {
  /** What is stored but unreadable is moved aside, never thrown away; false when that failed. */
  const setAside = (text: string): boolean => {
    try {
      for (let copy = 1; ; copy++) {
        const key = copy === 1 ? `${KEY}.unreadable` : `${KEY}.unreadable.${copy}`;
        const taken = storage?.getItem(key) ?? null;
        if (taken !== null && taken !== text) continue;
        storage?.setItem(key, text);
        storage?.removeItem(KEY);
        return true;
      }
    } catch {
      return false;
    }
  };
  /** The stored entries; undefined when what is there must not be overwritten. */
  const read = (): Entries | undefined => {
    let text: string | null;
    try {
      text = storage?.getItem(KEY) ?? null;
    } catch {
      return undefined;
    }
    if (text === null) return [];
    try {
      return create(JSON.parse(text), Entries);
    } catch {
      return setAside(text) ? [] : undefined;
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
        storage?.setItem(KEY, text);
      } catch {
        // Full: the next answer is tried again.
      }
    },
    resolve(locationId) {
      const wanted = locationId.trim().toLowerCase();
      if (wanted === '' || isUuid(wanted)) return locationId;
      return read()?.find(({ label }) => label?.trim().toLowerCase() === wanted)?.id ?? locationId;
    },
  };
}
