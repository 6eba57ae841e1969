import { IDBFactory, IDBKeyRange, IDBObjectStore as fakeObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPersistedQueries } from '../../../src/services/cache/persistedQueries.ts';
import { createQueryPersister } from '../../../src/services/cache/queryPersister.ts';

/** Other tests may have the machine: what is waited for comes, but not at once. */
let now = 0;
const persisted = () => createPersistedQueries(() => ++now);

beforeEach(() => {
  now = 1000;
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

/** Keeps a text, and waits until it can be found. */
async function keep(answers: ReturnType<typeof persisted>, user: string, key: string, text: string, at = 5) {
  answers.keep(user, key, at, () => text);
  await vi.waitFor(async () => expect(await answers.find(user, key)).toEqual({ text, at }));
}

test('an answer is found by the next page, with its time', async () => {
  await keep(persisted(), 'ada', '["item","1"]', '{"id":"1"}', 77);
  expect(await persisted().find('ada', '["item","1"]')).toEqual({ text: '{"id":"1"}', at: 77 });
  expect(await persisted().find('ada', '["item","2"]')).toBeUndefined();
});

test("nobody finds another person's answers", async () => {
  await keep(persisted(), 'ada', 'k', '"hers"');
  expect(await persisted().find('bob', 'k')).toBeUndefined();
  await keep(persisted(), 'bob', 'k', '"his"');
  expect(await persisted().find('ada', 'k')).toMatchObject({ text: '"hers"' });
});

test('the same answer again writes its time and not its text', async () => {
  const answers = persisted();
  await keep(answers, 'ada', 'tree', '"long"');
  const put = vi.spyOn(IDBObjectStorePrototype(), 'put');
  await keep(answers, 'ada', 'tree', '"long"', 6);
  expect(put.mock.calls.map(([value]) => value)).not.toContain('"long"');
  await keep(answers, 'ada', 'tree', '"longer"', 7);
  expect(put.mock.calls.map(([value]) => value)).toContain('"longer"');
});

test('of more than 300 the one that was used least recently goes first', async () => {
  const answers = persisted();
  for (let at = 0; at < 300; at++) answers.keep('ada', `k${at}`, at, () => `${at}`);
  await keep(answers, 'bob', 'k', '0');
  await keep(answers, 'ada', 'k299', '299', 299);
  // Looked at: not the least recently used one any more.
  expect(await answers.find('ada', 'k0')).toBeDefined();
  await keep(answers, 'ada', 'new', '1');
  expect(await answers.find('ada', 'k1')).toBeUndefined();
  for (const key of ['k0', 'k2', 'k299', 'new']) expect(await answers.find('ada', key), key).toBeDefined();
  expect(await answers.find('bob', 'k')).toBeDefined();
});

test('an answer that was given up is not found again', async () => {
  const answers = persisted();
  await keep(answers, 'ada', 'a', '1');
  await keep(answers, 'ada', 'b', '2');
  answers.forget('ada', 'a');
  await vi.waitFor(async () => expect(await answers.find('ada', 'a')).toBeUndefined());
  expect(await answers.find('ada', 'b')).toBeDefined();
});

test('clearing deletes everything, and what still waits to be kept', async () => {
  const answers = persisted();
  await keep(answers, 'ada', 'a', '1');
  await keep(answers, 'bob', 'a', '1');
  const late = vi.fn<() => string>(() => '2');
  answers.keep('ada', 'b', 1, late);
  await answers.clear();
  await keep(answers, 'cem', 'c', '3');
  expect(late).not.toHaveBeenCalled();
  for (const [user, key] of [
    ['ada', 'a'],
    ['bob', 'a'],
    ['ada', 'b'],
  ] as const) {
    expect(await answers.find(user, key)).toBeUndefined();
  }
});

test('a record that is none of ours is not found', async () => {
  const answers = persisted();
  await keep(answers, 'ada', 'a', '1');
  vi.spyOn(IDBObjectStorePrototype(), 'get').mockImplementationOnce(function (this: IDBObjectStore) {
    return this.count();
  });
  expect(await answers.find('ada', 'a')).toBeUndefined();
});

test.each([
  ['none', undefined],
  ['a forbidden one', { open: () => raise('SecurityError') }],
])('with %s for a database nothing is kept, and nobody hears of it', async (_, database) => {
  vi.stubGlobal('indexedDB', database);
  const answers = persisted();
  answers.keep('ada', 'nowhere', 1, () => '1');
  answers.forget('ada', 'nowhere');
  expect(await answers.find('ada', 'nowhere')).toBeUndefined();
  await answers.clear();
});

test('a full database keeps what it has, and takes answers again when there is room', async () => {
  const answers = persisted();
  await keep(answers, 'ada', 'a', '1');
  const put = vi
    .spyOn(IDBObjectStorePrototype(), 'put')
    .mockImplementation(() => raise('QuotaExceededError'));
  const late = vi.fn<() => string>(() => '2');
  answers.keep('ada', 'b', 1, late);
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  put.mockRestore();
  await keep(answers, 'ada', 'c', '3');
  expect(await answers.find('ada', 'a')).toBeDefined();
  expect(await answers.find('ada', 'b')).toBeUndefined();
});

test('whose answer it is is settled when it comes, not when the code for keeping it has', async () => {
  vi.useFakeTimers();
  const calls: unknown[][] = [];
  const answers = {
    find: async (...found: unknown[]) => void calls.push(['find', ...found]),
    keep: (...given: unknown[]) => void calls.push(['keep', ...given.slice(0, 3)]),
    forget: (...given: unknown[]) => void calls.push(['forget', ...given]),
    clear: async () => void calls.push(['clear']),
  };
  let user: string | null = 'ada';
  const persister = createQueryPersister(
    async () => answers as unknown as ReturnType<typeof persisted>,
    () => user,
  );
  persister.keep('k', 5, () => '');
  user = 'bob';
  await vi.advanceTimersByTimeAsync(1000);
  await persister.find('k');
  persister.forget('k');
  user = null;
  await persister.find('k');
  persister.keep('k', 6, () => '');
  persister.forget('k');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([
    ['keep', 'ada', 'k', 5],
    ['find', 'bob', 'k'],
    ['forget', 'bob', 'k'],
  ]);
  // What has gone meanwhile is not kept, either; of several answers the newest is.
  user = 'bob';
  persister.keep('gone', 7, () => '');
  persister.forget('gone');
  persister.keep('kept', 7, () => '');
  persister.keep('kept', 8, () => '');
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls.splice(3)).toEqual([
    ['forget', 'bob', 'gone'],
    ['keep', 'bob', 'kept', 8],
  ]);
  // What was to be kept when the session ended is not.
  persister.keep('k', 7, () => '');
  persister.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls.slice(3)).toEqual([['clear']]);
  vi.useRealTimers();
});

/** The prototype of the stores of the stubbed database. */
function IDBObjectStorePrototype(): IDBObjectStore {
  return fakeObjectStore.prototype as unknown as IDBObjectStore;
}

function raise(name: string): never {
  throw new DOMException('No', name);
}
