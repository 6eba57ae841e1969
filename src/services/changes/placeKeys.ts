import { create, number, string, type } from 'superstruct';
import type { LocationCreateRequest } from '../../../contract/requests.ts';
import type { BrowserStore } from '../browser/browserStore.ts';
import { createNewestKeys } from '../browser/newestKeys.ts';
import type { SessionStore } from '../session/sessionStore.ts';

const Noted = type({ key: string(), request: string(), at: number() });

const PREFIX = 'bulk_place_';
/** What a page that was left for good has noted goes with the next ones. */
const MOST = 200;

/**
 * The Idempotency-Keys of locations that were asked for and whose answer has not come yet, for the page that goes on when
 * this one is left. By the key of the entry and what was asked for. They are one person's, and end with the session.
 */
export interface PlaceKeys {
  of(entryKey: string, request: LocationCreateRequest): string | undefined;
  /** Before it is asked for. Where there is no room the next page does not know. */
  note(entryKey: string, request: LocationCreateRequest, key: string): void;
  /** The answer has come: asked under it again, the host would tell of a location that may be gone by then. */
  drop(entryKey: string): void;
}

export function createPlaceKeys(
  store: BrowserStore,
  session: Pick<SessionStore, 'token' | 'watch'>,
  now: () => number = Date.now,
): PlaceKeys {
  const notedAt = (place: string): typeof Noted.TYPE | undefined => {
    try {
      return create(JSON.parse(store.get(place) ?? ''), Noted);
    } catch {
      return undefined;
    }
  };
  const newest = createNewestKeys(store, {
    prefix: PREFIX,
    most: MOST,
    madeAt: (place) => notedAt(place)?.at ?? 0,
  });
  const clearAfterSession = (): void => {
    if (session.token() !== null) return;
    newest.forget();
    for (const key of store.keys(PREFIX)) store.remove(key);
  };
  clearAfterSession();
  session.watch(clearAfterSession);

  return {
    of(entryKey, request) {
      const noted = notedAt(PREFIX + entryKey);
      return noted?.request === JSON.stringify(request) ? noted.key : undefined;
    },
    note(entryKey, request, key) {
      const at = now();
      try {
        store.set(PREFIX + entryKey, JSON.stringify({ key, request: JSON.stringify(request), at }));
        newest.put(PREFIX + entryKey, at);
      } catch {
        // No room: the location is then left by Undo, as one of somebody else's.
        this.drop(entryKey);
      }
    },
    drop(entryKey) {
      store.remove(PREFIX + entryKey);
      newest.forget(PREFIX + entryKey);
    },
  };
}
