const TOKEN_KEY = 'auth_token';
const USER_KEY = 'stowage-user';

/** Who is logged in: a token and a name, or nobody. There is no third state (ROLE-02). */
export interface SessionStore {
  /** The bearer token; null for an anonymous visitor (AUTH-09). */
  token(): string | null;
  /** The login name that belongs to the token. */
  user(): string | null;
  set(token: string, user: string): void;
  /** Forgets token and user; with `onlyIf` only while that is still the token. */
  clear(onlyIf?: string): void;
  /** Calls `listener` after every change, here or in another tab, until the returned function is called. */
  watch(listener: () => void): () => void;
}

/** What an HTTP header can carry; a stored token of anything else is none. */
const HEADER_TEXT = /^[\x21-\x7e]+( [\x21-\x7e]+)*$/;

/**
 * The session in the browser's storage: key auth_token holds exactly the token (STORE-01). Without a
 * working storage it lives as long as the page.
 */
export function createSessionStore(
  storage: Storage | undefined,
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): SessionStore {
  /** What could not be stored; it stands before what is. */
  const memory = new Map<string, string | null>();
  const listeners = new Set<() => void>();

  const read = (key: string): string | null => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string | null): void => {
    try {
      if (storage === undefined) throw new Error('no storage');
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  /** The session of this page alone. */
  const keepHere = (newToken: string, user: string): void => {
    write(TOKEN_KEY, null);
    write(USER_KEY, null);
    memory.set(TOKEN_KEY, newToken);
    memory.set(USER_KEY, user);
  };
  const token = (): string | null => {
    const text = read(TOKEN_KEY);
    return text !== null && HEADER_TEXT.test(text) ? text : null;
  };
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    memory.clear();
    changed();
  };
  /** A page that comes back from the browser's memory has heard of nothing meanwhile. */
  const onShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) changed();
  };

  return {
    token,
    // Another tab takes the token away first.
    user: () => (token() === null ? null : read(USER_KEY)),
    set(newToken, user) {
      // The user first: another tab hears of the token and must then find its user.
      write(USER_KEY, user);
      write(TOKEN_KEY, newToken);
      // Half of it in the storage would be another session to the other tabs: this token as somebody else.
      if (memory.size > 0) keepHere(newToken, user);
      changed();
    },
    clear(onlyIf) {
      if (onlyIf !== undefined && token() !== onlyIf) return;
      write(TOKEN_KEY, null);
      write(USER_KEY, null);
      changed();
    },
    watch(listener) {
      if (listeners.size === 0) {
        events.addEventListener('storage', onStorage);
        events.addEventListener('pageshow', onShown);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        events.removeEventListener('storage', onStorage);
        events.removeEventListener('pageshow', onShown);
      };
    },
  };
}
