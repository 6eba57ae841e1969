import { clear, createStore, promisifyRequest } from 'idb-keyval';
import { type Infer, create, number, string, type } from 'superstruct';

/** The one that was used least recently goes first beyond this many. */
const MOST = 300;
/** How long writing may wait for an idle moment, in ms. */
const IDLE_WITHIN = 2000;

/** An answer's text is one record, its times another: to touch it writes no text. */
const Note = type({ key: string(), at: number(), used: number() });
type Note = Infer<typeof Note>;

/** The last answers in this browser, each under its user and key. Nothing of it rejects. */
export interface PersistedQueries {
  find(user: string, key: string): Promise<{ text: string; at: number } | undefined>;
  /** `at` is when it was given, epoch ms; `text` is asked for in an idle moment. */
  keep(user: string, key: string, at: number, text: () => string): void;
  forget(user: string, key: string): void;
  /** Deletes everything, whoever's it is, and what still waits to be kept. */
  clear(): Promise<void>;
}

/** All notes of `user`: in IndexedDB an array sorts behind every string. */
const notesOf = (user: string): IDBKeyRange => IDBKeyRange.bound(['note', user], ['note', user, []]);

/**
 * The last answers in IndexedDB, at most 300 of each user. A database that is full or forbidden keeps nothing,
 * and nobody hears of it: they are only copies. `now` in epoch ms.
 */
export function createPersistedQueries(now: () => number = Date.now): PersistedQueries {
  const store = createStore('stowage-answers', 'answers');
  /** One after the other, none after a clearing that it came before. */
  let last: Promise<unknown> = Promise.resolve();
  let clearings = 0;
  const queue = (work: (isOutdated: () => boolean) => Promise<unknown>): void => {
    const before = clearings;
    last = last.then(() => work(() => clearings !== before)).catch(() => undefined);
  };
  const remove = (answers: IDBObjectStore, user: string, key: string): void => {
    answers.delete(['note', user, key]);
    answers.delete(['text', user, key]);
  };
  const makeRoom = async (answers: IDBObjectStore, user: string): Promise<void> => {
    const over = (await promisifyRequest(answers.count(notesOf(user)))) - MOST;
    if (over <= 0) return;
    const notes: Note[] = await promisifyRequest(answers.getAll(notesOf(user)));
    notes.sort((a, b) => a.used - b.used);
    for (const { key } of notes.slice(0, over)) remove(answers, user, key);
  };

  return {
    find: async (user, key) => {
      try {
        return await store('readwrite', async (answers) => {
          const stored: unknown = await promisifyRequest(answers.get(['note', user, key]));
          if (stored === undefined) return undefined;
          const note = create(stored, Note);
          const text = create(await promisifyRequest(answers.get(['text', user, key])), string());
          answers.put({ ...note, used: now() }, ['note', user, key]);
          return { text, at: note.at };
        });
      } catch {
        return undefined;
      }
    },
    keep: (user, key, at, text) =>
      queue(async (isOutdated) => {
        await idle();
        if (isOutdated()) return;
        const answer = text();
        const place = ['text', user, key];
        await store('readwrite', async (answers) => {
          // The same answer again, of 100,000 locations perhaps: only its times are written.
          if ((await promisifyRequest(answers.get(place))) !== answer) answers.put(answer, place);
          answers.put({ key, at, used: now() } satisfies Note, ['note', user, key]);
          await makeRoom(answers, user);
        });
      }),
    forget: (user, key) => queue(() => store('readwrite', (answers) => remove(answers, user, key))),
    async clear() {
      clearings += 1;
      try {
        await clear(store);
      } catch {
        // Forbidden: there is nothing to delete.
      }
    },
  };
}

/** A moment in which nobody waits for this page; Safari has no word for it. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_WITHIN });
    else setTimeout(resolve);
  });
}
