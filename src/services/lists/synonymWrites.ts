import type { SynonymGroup } from '../../../contract/finding/synonymGroups.ts';
import { TIMEOUTS } from '../../../contract/limits.ts';
import { failureOf } from '../../failure.ts';
import type { Cache } from '../cache/cache.ts';
import { keyed, takesKeys } from '../host/features.ts';
import type { Http } from '../host/http.ts';
import { createUnanswered, deleted, type Unanswered } from '../host/unanswered.ts';
import { SYNONYMS, synonymGroups } from './synonyms.ts';

export interface SynonymWrites {
  /** Adds words that mean the same. Rejects with a Failure; kind 'conflict' where they are there, or too many are. */
  add(words: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Gives a group other words; kind 'conflict' where somebody else has been faster, 'not-found' where it is gone. */
  change(group: SynonymGroup, words: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Removes it; one that somebody else has removed before is removed, one that they have changed a 'conflict'. */
  remove(group: SynonymGroup, signal?: AbortSignal): Promise<void>;
}

/** Adds, changes and removes groups of words that mean the same. */
export function createSynonymWrites(
  http: Http,
  cache: Cache,
  unanswered: Unanswered = createUnanswered(),
): SynonymWrites {
  const read = (): Promise<SynonymGroup[]> => cache.read(synonymGroups(http), { fresh: true });
  const settled = (): void => {
    cache.invalidate('synonyms');
    // Something else may be found now.
    cache.invalidate('search');
  };
  /** At once, or whoever goes on would go on with the words of before; what the server has made of it is read then. */
  const known = (change: (groups: readonly SynonymGroup[]) => SynonymGroup[]): void => {
    const last = cache.peek(synonymGroups(http));
    if (last) cache.patch(['synonyms'], change(last.data));
    settled();
  };
  const call = { operation: 'synonyms change', timeout: TIMEOUTS.other, decode: () => undefined };
  const found = (isDone: boolean) => (isDone ? { value: undefined } : undefined);
  const pathOf = ({ id }: SynonymGroup): string => `${SYNONYMS}/${encodeURIComponent(id)}`;
  const quoted = (words: readonly string[]): string => `"${words.join(', ')}"`;

  /** What somebody else has made of the words is shown beside the reason why they could not be changed or removed. */
  const shownAnew = (writing: Promise<void>): Promise<void> =>
    writing.catch((error: unknown) => {
      if (['conflict', 'not-found'].includes(failureOf(error).kind)) cache.invalidate('synonyms');
      throw error;
    });

  return {
    add: (words, signal) =>
      shownAnew(
        unanswered.write<void>(
          {
            intent: `add words: ${words.join()}`,
            what: quoted(words),
            done: 'added',
            isRepeatable: () => takesKeys(http),
            ask: (key) =>
              http.request({ ...call, method: 'POST', path: SYNONYMS, json: { words }, ...keyed(http, key) }),
            look: async () => found((await read()).some((group) => isSame(group.words, words))),
            settled,
          },
          signal,
        ),
      ),
    change: (group, words, signal) =>
      shownAnew(
        unanswered.write<void>(
          {
            intent: `change words: ${group.id} ${words.join()}`,
            what: quoted(words),
            done: 'saved',
            // Somebody may have changed them back by then.
            isRepeatable: () => false,
            ask: () =>
              http.request({
                ...call,
                method: 'PATCH',
                path: pathOf(group),
                json: { words, was: group.words },
              }),
            look: async () =>
              found((await read()).some(({ id, words: now }) => id === group.id && isSame(now, words))),
            settled: () =>
              known((groups) =>
                groups.map((one) => (one.id === group.id ? { ...one, words: [...words] } : one)),
              ),
          },
          signal,
        ),
      ),
    remove: (group, signal) =>
      shownAnew(
        unanswered.write<void>(
          {
            intent: `remove words: ${group.id}`,
            what: quoted(group.words),
            done: 'removed',
            isRepeatable: () => true,
            ask: () =>
              deleted(
                http.request({
                  ...call,
                  method: 'DELETE',
                  path: pathOf(group),
                  query: { was: group.words.join(',') },
                }),
              ),
            look: async () => found((await read()).every(({ id }) => id !== group.id)),
            settled: () => known((groups) => groups.filter(({ id }) => id !== group.id)),
          },
          signal,
        ),
      ),
  };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join().toLowerCase() === others.join().toLowerCase();
