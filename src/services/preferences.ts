import { boolean, create, defaulted, enums, type } from 'superstruct';

const KEY = 'stowage-preferences';

const Stored = type({
  singleKeys: defaulted(boolean(), true),
  theme: defaulted(enums(['system', 'light', 'dark'] as const), 'system' as const),
});

export interface StoredPreferences {
  singleKeys: boolean;
  theme: 'system' | 'light' | 'dark';
}

/** This browser's preferences; the defaults where nothing readable is stored. */
export function readPreferences(storage: Storage | undefined): StoredPreferences {
  try {
    const { singleKeys, theme } = create(JSON.parse(storage?.getItem(KEY) ?? '{}'), Stored);
    return { singleKeys, theme };
  } catch {
    return { singleKeys: true, theme: 'system' };
  }
}

/** Keeps them; a browser that refuses to store has them for as long as the page. */
export function keepPreferences(storage: Storage | undefined, preferences: StoredPreferences): void {
  try {
    storage?.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Nothing is lost but the convenience.
  }
}
