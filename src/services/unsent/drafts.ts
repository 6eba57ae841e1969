import { create, nullable, number, optional, record, string, type } from 'superstruct';
import { Item, Location } from '../../../contract/entities.ts';
import type { Draft, DraftOf } from '../../model/unsent/draft.ts';
import type { BrowserStore } from '../browser/browserStore.ts';

const PREFIX = 'stowage-draft_';

const Stored = type({
  form: string(),
  user: string(),
  at: number(),
  values: record(string(), string()),
  base: optional(Item),
  began: optional(record(string(), string())),
  since: optional(record(string(), string())),
  theirs: optional(type({ at: nullable(string()) })),
  location: optional(Location),
});

/** Input that was not submitted yet, in this browser's storage (decisions, Drafts). Never sent by itself. */
export interface Drafts {
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(draft: DraftOf): void;
  remove(key: string): void;
  /**
   * Removes what is kept as submitted work now; what was typed since it was submitted stays. Gives what makes it a draft
   * again, where nothing newer is kept under its key; that throws a Failure of kind 'storage' when there is no room.
   */
  endSubmitted(key: string): () => void;
  /** The current user's draft under this key. */
  find(key: string): Draft | undefined;
  /** All of the current user's, the newest first. */
  all(): Draft[];
  /** The current user's drafts of one form, the newest first. */
  of(form: string): Draft[];
  /** Calls `listener` after changes of drafts, here or in another tab; of those alone whose key begins with `keys`. */
  watch(listener: () => void, keys?: string): () => void;
}

export function createDrafts(store: BrowserStore, user: () => string, now: () => number = Date.now): Drafts {
  const mark = (): string => `~${encodeURIComponent(user())}`;
  const read = (key: string): Draft[] => {
    const text = store.get(key);
    if (text === null) return [];
    try {
      const { base, began, since, theirs, location, ...draft } = create(JSON.parse(text), Stored);
      const more = { ...(began && { began }), ...(since && { since }), ...(theirs && { theirs }) };
      const own = key.endsWith(mark()) ? key.slice(0, -mark().length) : key;
      return [{ ...draft, base, location, ...more, key: own.slice(PREFIX.length) }];
    } catch {
      store.setAside(key, text);
      return [];
    }
  };
  const all = (): Draft[] =>
    store
      .keys(PREFIX)
      .filter((key) => !key.includes('.unreadable'))
      .flatMap(read)
      .filter((draft) => draft.user === user())
      .sort((a, b) => b.at - a.at);
  /** Where the draft of this key stands: beside another person's, whose form it was before. */
  const placeOf = (key: string): string => {
    const [shared, own] = [PREFIX + key, PREFIX + key + mark()];
    if (store.get(own) !== null) return own;
    const [there] = read(shared);
    return there === undefined || there.user === user() ? shared : own;
  };
  /** Where this person has drafts of this key: another tab may have begun before there was another person's. */
  const placesOf = (key: string): string[] =>
    [PREFIX + key, PREFIX + key + mark()].filter((place) => read(place)[0]?.user === user());
  return {
    keep: ({ key, form, values, base, began, since, theirs, location }) =>
      store.set(
        placeOf(key),
        JSON.stringify({ form, user: user(), at: now(), values, base, began, since, theirs, location }),
      ),
    remove: (key) => {
      for (const place of placesOf(key)) store.remove(place);
    },
    endSubmitted(key) {
      const ended = placesOf(key).flatMap((place) => {
        const text = store.get(place);
        if (text === null || read(place)[0]?.since) return [];
        store.remove(place);
        return [{ place, text }];
      });
      return () => {
        if (placesOf(key).length > 0) return;
        for (const { place, text } of ended) store.set(place, text);
      };
    },
    find: (key) => placesOf(key).flatMap(read)[0],
    all,
    of: (form) => all().filter((draft) => draft.form === form),
    watch: (listener, keys = '') =>
      store.watch((key) => {
        if (key === null || key.startsWith(PREFIX + keys)) listener();
      }),
  };
}
