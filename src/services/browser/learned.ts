import { array, boolean, create, enums, number, string, type } from 'superstruct';
import { type Learned, NOTHING_LEARNED, withinLimits } from '../../model/finding/learned.ts';
import type { BrowserStore } from './browserStore.ts';
import type { SessionStore } from '../session/sessionStore.ts';

const KEY = 'stowage-learned';
/** Who has used this browser longest ago is forgotten first. */
const MOST_PEOPLE = 8;

const Stored = array(
  type({
    user: string(),
    words: array(
      type({ word: string(), kind: enums(['location', 'item', 'command']), id: string(), name: string() }),
    ),
    offered: array(string()),
    chosen: array(type({ id: string(), times: number(), isTold: boolean() })),
  }),
);

type Person = Learned & { user: string };

/** What the palette has learned of the person who is logged in. */
export interface LearnedStore {
  read(): Learned;
  keep(learned: Learned): void;
  /** Calls `listener` after every change, here or in another tab. */
  watch(listener: () => void): void;
}

/**
 * Kept in this browser for each person by name, as preferences are: it outlives the session, and nobody else's words are
 * found. What cannot be read is set aside, never overwritten.
 */
export function createLearnedStore(store: BrowserStore, session: Pick<SessionStore, 'user'>): LearnedStore {
  const people = (): Person[] | undefined => {
    const text = store.get(KEY);
    if (text === null) return [];
    try {
      return create(JSON.parse(text), Stored);
    } catch {
      return store.setAside(KEY, text) ? [] : undefined;
    }
  };
  return {
    read() {
      const own = people()?.find(({ user }) => user === session.user());
      return own ? withinLimits(own) : NOTHING_LEARNED;
    },
    keep({ words, offered, chosen }) {
      const user = session.user();
      const all = people();
      if (user === null || all === undefined) return;
      const others = all.filter((one) => one.user !== user).slice(0, MOST_PEOPLE - 1);
      try {
        store.set(KEY, JSON.stringify([{ user, words, offered, chosen }, ...others]));
      } catch {
        // Full or forbidden: it holds for as long as the page.
      }
    },
    watch(listener) {
      store.watch((key) => {
        if (key === KEY || key === null) listener();
      });
    },
  };
}
