import type { Item } from '../../../contract/entities.ts';
import type { BrowserStore } from '../browser/browserStore.ts';
import type { Cache } from '../cache/cache.ts';
import { createOfflineItemCache, type OfflineItemCache } from './offlineItemCache.ts';
import { createLegacyStorage, type LegacyStorage } from './legacyStorage.ts';
import { createLocalLabels, type LocalLabels } from '../locations/localLabels.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { createFallbackData, type FallbackData } from '../items/fallbackData.ts';

export interface OfflineCopiesParts {
  store: BrowserStore;
  cache: Cache;
  session: SessionStore;
  /** Where the categories-updated event is fired, and the page's end is told of. */
  events: Pick<Window, 'addEventListener'>;
  isSampleHost: boolean;
  directly: FallbackData['directly'];
}

/** What this browser's storage holds of the host's data and of its own, but for unsent work. */
export interface OfflineCopies {
  itemCache: OfflineItemCache;
  labels: LocalLabels;
  legacy: LegacyStorage;
  fallbackData: FallbackData;
  /** Keeps what the host has answered as one item, for whoever is logged in. */
  keepCopy(item: Item): void;
}

/** Starts them: seeds what is absent, and clears the copies with the session and when lists have changed. */
export function startOfflineCopies(parts: OfflineCopiesParts): OfflineCopies {
  const { store, cache, session, events, isSampleHost, directly } = parts;
  const itemCache = createOfflineItemCache(store);
  const legacy = createLegacyStorage(store);
  const user = (): string => session.user() ?? '';

  legacy.seed();
  events.addEventListener('pagehide', legacy.finish);
  const clearAfterSession = (): void => {
    if (session.token() === null) itemCache.clear();
  };
  clearAfterSession();
  session.watch(clearAfterSession);
  // LOOKUP-08: the copies may name what is gone; unsent work is not touched by this.
  events.addEventListener('categories-updated', itemCache.clear);

  return {
    itemCache,
    labels: createLocalLabels(store),
    legacy,
    fallbackData: createFallbackData({ cache, itemCache, user, isSampleHost, directly }),
    keepCopy(item) {
      if (session.token() !== null) itemCache.write(item, user(), Date.now());
    },
  };
}
