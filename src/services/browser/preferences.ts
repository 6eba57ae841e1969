import { array, boolean, create, defaulted, enums, record, string, type } from 'superstruct';
import { writeSetting } from './writeSetting.ts';

const KEY = 'stowage-preferences';

export interface StoredPreferences {
  singleKeys: boolean;
  theme: 'system' | 'light' | 'dark';
  /** By the ids of commands. */
  keys: Readonly<Record<string, string>>;
  itemView: 'cards' | 'table';
  /** Of the table of items. */
  hiddenColumns: readonly string[];
  /** By their names. */
  switches: Readonly<Record<string, boolean>>;
}

const DEFAULTS: StoredPreferences = {
  singleKeys: true,
  theme: 'system',
  keys: {},
  itemView: 'cards',
  hiddenColumns: [],
  switches: {},
};

const Stored = type({
  singleKeys: defaulted(boolean(), DEFAULTS.singleKeys),
  theme: defaulted(enums(['system', 'light', 'dark'] as const), DEFAULTS.theme),
  // Of a command or a key that there is not, nothing comes.
  keys: defaulted(record(string(), string()), DEFAULTS.keys),
  itemView: defaulted(enums(['cards', 'table'] as const), DEFAULTS.itemView),
  hiddenColumns: defaulted(array(string()), DEFAULTS.hiddenColumns),
  switches: defaulted(record(string(), boolean()), DEFAULTS.switches),
});

/**
 * This browser's preferences; the defaults where nothing readable is stored. What is not readable is set aside
 * under '{key}.unreadable', because the next change takes its place.
 */
export function readPreferences(storage: Storage | undefined): StoredPreferences {
  let text: string | null | undefined;
  try {
    text = storage?.getItem(KEY);
    const { singleKeys, theme, keys, itemView, hiddenColumns, switches } = create(
      JSON.parse(text ?? '{}'),
      Stored,
    );
    return { singleKeys, theme, keys, itemView, hiddenColumns, switches };
  } catch {
    writeSetting(storage, `${KEY}.unreadable`, text);
    return DEFAULTS;
  }
}

/**
 * Keeps what was changed, and of the switches the one, beside what other tabs have changed meanwhile. A browser that
 * refuses to store has it for as long as the page.
 */
export function keepPreferences(storage: Storage | undefined, change: Partial<StoredPreferences>): void {
  const before = readPreferences(storage);
  const switches = { ...before.switches, ...change.switches };
  writeSetting(storage, KEY, JSON.stringify({ ...before, ...change, switches }));
}

/** Calls `tell` with what another tab has kept. */
export function watchPreferences(
  window: Pick<Window, 'addEventListener'>,
  storage: Storage | undefined,
  tell: (preferences: StoredPreferences) => void,
): void {
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === storage && (key === KEY || key === null)) tell(readPreferences(storage));
  });
}
