import { array, create, enums, number, string, type } from 'superstruct';
import { idsByWeight, type Opened, openedAgain } from '../../model/finding/opened.ts';
import type { BrowserStore } from './browserStore.ts';
import type { Cache } from '../cache/cache.ts';
import type { SessionStore } from '../session/sessionStore.ts';

const KEY = 'opened_lately';

const Stored = type({
  user: string(),
  opened: array(
    type({
      kind: enums(['location', 'item', 'command']),
      id: string(),
      name: string(),
      at: number(),
      weight: number(),
    }),
  ),
});

/** What the person who is logged in has opened in this browser. */
export interface Recents {
  /** Newest first. */
  all(): readonly Opened[];
  /** The ids of one kind, what the person comes back to most first. */
  ids(kind: Opened['kind']): string[];
  note(what: Pick<Opened, 'kind' | 'id' | 'name'>): void;
}

/**
 * Kept under one key, for one user: it is that person's, so it ends with the session, and another user's is none.
 * A storage that is full or forbidden remembers nothing. `now` in epoch ms.
 */
export function createRecents(
  store: BrowserStore,
  session: Pick<SessionStore, 'token' | 'user' | 'watch'>,
  now: () => number = Date.now,
): Recents {
  const all = (): Opened[] => {
    const text = store.get(KEY);
    if (text === null) return [];
    try {
      const { user, opened } = create(JSON.parse(text), Stored);
      return user === session.user() ? opened : [];
    } catch {
      store.remove(KEY);
      return [];
    }
  };
  const clearAfterSession = (): void => {
    if (session.token() === null) store.remove(KEY);
  };
  clearAfterSession();
  session.watch(clearAfterSession);

  return {
    all,
    ids: (kind) => idsByWeight(all(), kind, now()),
    note(what) {
      const user = session.user();
      if (session.token() === null || user === null) return;
      try {
        store.set(KEY, JSON.stringify({ user, opened: openedAgain(all(), what, now()) }));
      } catch {
        // Full or forbidden: it is not remembered, that is all.
      }
    },
  };
}

/** Reads of one record for its page: the first answer notes that it was opened. */
export function readsThatNote(reads: Pick<Cache, 'read' | 'watch'>, recents: Pick<Recents, 'note'>) {
  return (kind: 'location' | 'item'): Pick<Cache, 'read' | 'watch'> => ({
    ...reads,
    watch(query, listener) {
      let isNoted = false;
      return reads.watch(query, (state) => {
        if (!isNoted && state.status === 'answered' && isNamed(state.data)) {
          isNoted = true;
          recents.note({ kind, id: state.data.id, name: state.data.name });
        }
        listener(state);
      });
    },
  });
}

function isNamed(data: unknown): data is { id: string; name: string } {
  return typeof data === 'object' && data !== null && 'id' in data && 'name' in data;
}
