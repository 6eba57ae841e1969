import { expect, test } from 'vitest';
import type { CountAnswer } from '../../../src/model/counting/count.ts';
import type { Draft, DraftOf } from '../../../src/model/unsent/draft.ts';
import { createKeptCounts } from '../../../src/services/counting/keptCounts.ts';

const counted = (id: string): CountAnswer => ({ kind: 'new', id, name: id, quantity: 3 });

/** What is kept of counts in a browser that has made the location 'local-1'. */
function browser() {
  const drafts = new Map<string, Draft>();
  let clock = 0;
  let isSent = false;
  const kept = createKeptCounts(
    {
      keep: ({ key, form, values }: DraftOf) =>
        void drafts.set(key, {
          key,
          form,
          values,
          user: 'ada',
          at: (clock += 1),
          base: undefined,
          location: undefined,
        }),
      all: () => [...drafts.values()].toSorted((one, other) => other.at - one.at),
      remove: (key) => void drafts.delete(key),
    },
    (id) => (isSent && id === 'local-1' ? 'l1' : undefined),
  );
  const ids = (id: string) => kept.of(id)?.answers.map((answer) => answer.id);
  return { kept, ids, forms: () => [...drafts.keys()], send: () => (isSent = true) };
}

test('what was counted of a location before it was sent is found under both of its ids afterwards', () => {
  const { kept, ids, send } = browser();
  kept.keep('local-1', [], [counted('a')]);
  expect(ids('l1')).toBeUndefined();
  send();
  expect([ids('l1'), ids('local-1')]).toEqual([['a'], ['a']]);
});

test('it goes on under the new id, whichever a page knows, and is forgotten under both', () => {
  const { kept, ids, forms, send } = browser();
  const [a, b, c] = [counted('a'), counted('b'), counted('c')];
  kept.keep('local-1', [], [a]);
  send();
  kept.keep('l1', [a], [a, b]);
  kept.keep('local-1', [a, b], [a, b, c]);
  expect([ids('l1'), forms()]).toEqual([['a', 'b', 'c'], ['count_l1']]);
  kept.keep('l1', [a, b, c], []);
  expect([ids('local-1'), forms()]).toEqual([undefined, []]);
});
