import type { Item } from '../../../contract/entities.ts';
import type { BrowserStore } from '../browser/browserStore.ts';
import type { Cache } from '../cache/cache.ts';
import { createItemCopies, type ItemCopies } from './offlineItemCache.ts';
import { createLegacyStorage, type LegacyStorage } from './legacyStorage.ts';
import { createLocalLabels, type LocalLabels } from '../locations/localLabels.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { createFallbackData, type FallbackData } from '../items/fallbackData.ts';

export interface LocalCopiesParts {
  store: BrowserStore;
  cache: Cache;
  session: SessionStore;
  /** Where the categories-updated event is fired, and the page's end is told of. */
  events: Pick<Window, 'addEventListener'>;
  isSampleHost: boolean;
  directly: FallbackData['directly'];
}

/** What this browser's storage holds of the host's data and of its own, but for unsent work. */
export interface LocalCopies {
  copies: ItemCopies;
  labels: LocalLabels;
  legacy: LegacyStorage;
  standIns: FallbackData;
  /** Keeps what the host has answered as one item, for whoever is logged in. */
  keepCopy(item: Item): void;
}

/** Starts them: seeds what is absent, and clears the copies with the session and when lists have changed. */
export function startLocalCopies(parts: LocalCopiesParts): LocalCopies {
  const { store, cache, session, events, isSampleHost, directly } = parts;
  const copies = createItemCopies(store);
  const legacy = createLegacyStorage(store);
  const user = (): string => session.user() ?? '';

  legacy.seed();
  events.addEventListener('pagehide', legacy.finish);
  const clearAfterSession = (): void => {
    if (session.token() === null) copies.clear();
  };
  clearAfterSession();
  session.watch(clearAfterSession);
  // LOOKUP-08: the copies may name what is gone; unsent work is not touched by this.
  events.addEventListener('categories-updated', copies.clear);

  return {
    copies,
    labels: createLocalLabels(store),
    legacy,
    standIns: createFallbackData({ cache, copies, user, isSampleHost, directly }),
    keepCopy(item) {
      if (session.token() !== null) copies.write(item, user(), Date.now());
    },
  };
}
