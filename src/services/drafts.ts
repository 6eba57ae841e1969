import { create, number, optional, record, string, type } from 'superstruct';
import { Item } from '../../contract/entities.ts';
import type { Draft, DraftOf } from '../model/draft.ts';
import type { BrowserStore } from './browserStore.ts';

const PREFIX = 'stowage-draft_';

const Stored = type({
  form: string(),
  user: string(),
  at: number(),
  values: record(string(), string()),
  base: optional(Item),
});

/** Input that was not submitted yet, in this browser's storage (decisions, Drafts). Never sent by itself. */
export interface Drafts {
  /** Throws a Failure of kind 'storage' when there is no room. */
  keep(draft: DraftOf): void;
  remove(key: string): void;
  /** The current user's drafts of one form, the newest first. */
  of(form: string): Draft[];
}

export function createDrafts(store: BrowserStore, user: () => string, now: () => number = Date.now): Drafts {
  const read = (key: string): Draft[] => {
    const text = store.get(key);
    if (text === null) return [];
    try {
      const { base, ...draft } = create(JSON.parse(text), Stored);
      return [{ ...draft, base, key: key.slice(PREFIX.length) }];
    } catch {
      store.setAside(key, text);
      return [];
    }
  };
  return {
    keep: ({ key, form, values, base }) =>
      store.set(PREFIX + key, JSON.stringify({ form, user: user(), at: now(), values, base })),
    remove: (key) => store.remove(PREFIX + key),
    of: (form) =>
      store
        .keys(PREFIX)
        .filter((key) => !key.includes('.unreadable'))
        .flatMap(read)
        .filter((draft) => draft.form === form && draft.user === user())
        .sort((a, b) => b.at - a.at),
  };
}
