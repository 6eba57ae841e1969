import { expect, test, vi } from 'vitest';
import { copyBranch } from '../../../src/services/changes/branchCopying.ts';
import { createItemWriting } from '../../../src/services/changes/itemWriting.ts';
import type { Outbox } from '../../../src/services/unsent/outbox.ts';
import { anInput, hostItem } from '../samples.ts';

const GONE = new Error('Another person is here.');
const never = (): never => {
  throw new Error('Nothing is done for whoever is here by now.');
};

test('the items of a copied branch are not kept for who comes while its locations are', async () => {
  const person = new AbortController();
  const keepAll = vi.fn<() => Promise<string[]>>(async () => []);
  const locations = {
    keepBranch: async () => {
      person.abort(GONE);
      return ['local-1'];
    },
    addKept: never,
    giveUp: never,
  };
  const copy = { locations: [], items: [{ input: anInput(), location: 0 }] };
  const watched = { signal: person.signal, onProgress: () => {} };
  await expect(copyBranch({ locations, items: { keepAll, addKept: never } }, copy, watched)).rejects.toBe(
    GONE,
  );
  expect(keepAll).not.toHaveBeenCalled();
});

test('a field of an item is not set for who comes while the item was read', async () => {
  const person = new AbortController();
  const update = vi.fn<Outbox['update']>();
  const { write } = createItemWriting({ entry: () => undefined, update });
  person.abort(GONE);
  const read = {
    item: hostItem(),
    entry: undefined,
    conflict: undefined,
    unreachable: undefined,
    isGivenUp: false,
    knownAt: undefined,
    sentAs: undefined,
  };
  const run = { signal: person.signal, renewed: new Map<string, string>() };
  await expect(write(read, 'supplier', 'mine', run)).rejects.toBe(GONE);
  expect(update).not.toHaveBeenCalled();
});
