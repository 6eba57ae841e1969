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
  /** Removes it; one that somebody else has removed before is removed. */
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
  const call = { operation: 'synonyms change', timeout: TIMEOUTS.other, decode: () => undefined };
  const found = (isDone: boolean) => (isDone ? { value: undefined } : undefined);
  const pathOf = ({ id }: SynonymGroup): string => `${SYNONYMS}/${encodeURIComponent(id)}`;
  const quoted = (words: readonly string[]): string => `"${words.join(', ')}"`;

  return {
    add: (words, signal) =>
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
    async change(group, words, signal) {
      try {
        await unanswered.write<void>(
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
            settled,
          },
          signal,
        );
      } catch (error) {
        // What somebody else has made of them is shown beside the reason.
        if (['conflict', 'not-found'].includes(failureOf(error).kind)) cache.invalidate('synonyms');
        throw error;
      }
    },
    remove: (group, signal) =>
      unanswered.write<void>(
        {
          intent: `remove words: ${group.id}`,
          what: quoted(group.words),
          done: 'removed',
          isRepeatable: () => true,
          ask: () => deleted(http.request({ ...call, method: 'DELETE', path: pathOf(group) })),
          look: async () => found((await read()).every(({ id }) => id !== group.id)),
          settled,
        },
        signal,
      ),
  };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join().toLowerCase() === others.join().toLowerCase();
