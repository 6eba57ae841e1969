import { expect, test } from 'vitest';
import type { Draft, DraftOf } from '../../../src/model/unsent/draft.ts';
import { createKeptLists } from '../../../src/services/changes/keptLists.ts';

/** What is kept of lists in a browser that has made the location 'local-1'. */
function browser() {
  const drafts = new Map<string, Draft>();
  let clock = 0;
  let isSent = false;
  const lists = createKeptLists(
    {
      keep: ({ key, form, values }: DraftOf) =>
        void drafts.set(key, { key, form, values, user: 'ada', at: (clock += 1) }),
      all: () => [...drafts.values()].toSorted((one, other) => other.at - one.at),
      remove: (key) => void drafts.delete(key),
    },
    (id) => (isSent && id === 'local-1' ? 'l1' : undefined),
  );
  return { lists, drafts, send: () => (isSent = true) };
}

test('a list is kept for its own location until it is ended', () => {
  const { lists, drafts } = browser();
  lists.keep('l1', 'Screws, 20');
  lists.keep('l2', 'Nuts');
  lists.keep('l1', 'Screws, 20\nWashers');
  expect([lists.of('l1'), lists.of('l2'), lists.of('l3')]).toEqual(['Screws, 20\nWashers', 'Nuts', '']);
  lists.keep('l1', '');
  expect([lists.of('l1'), drafts.size]).toEqual(['', 1]);
});

test('a list of a location before it was sent is found under both of its ids afterwards, and ended under both', () => {
  const { lists, drafts, send } = browser();
  lists.keep('local-1', 'Screws');
  send();
  expect([lists.of('l1'), lists.of('local-1')]).toEqual(['Screws', 'Screws']);
  lists.keep('l1', 'Screws\nNuts');
  expect([lists.of('local-1'), drafts.size]).toEqual(['Screws\nNuts', 1]);
  lists.keep('local-1', '');
  expect([lists.of('l1'), drafts.size]).toEqual(['', 0]);
});
