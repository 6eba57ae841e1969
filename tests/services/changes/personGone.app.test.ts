import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from '../../../contract/entities.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

const FEATURES = 'idempotency, idempotency-all, if-match, rename, idempotency-updates, paging, restore';
const NAMES = ['Misc', 'Screws'].map((name, at) => ({ id: at + 1, name }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The app of Ada on a host that keeps items, and holds or refuses what `instead` says; what it was told to write, by whom. */
function adas(items: Item[], instead: { answer?: (path: string) => Promise<Response> | undefined }) {
  const stock = new Map(items.map((item) => [item.id, item]));
  const written: string[] = [];
  const started = startApp(async ({ method, path, headers, body }) => {
    if (method !== 'GET') written.push(`${headers.get('authorization')} ${JSON.stringify(body)}`);
    const held = await instead.answer?.(path);
    if (held) return held;
    if (path.startsWith('/api/item-categories')) return advertising(FEATURES, NAMES);
    const item = stock.get(path.replace('/api/items/', ''));
    if (!item) return advertising(FEATURES, []);
    if (method === 'PATCH')
      stock.set(item.id, { ...item, ...Object(body), version: (item.version ?? 0) + 1 });
    return advertising(FEATURES, stock.get(item.id));
  });
  /** In another tab Ada logs out and Bob logs in. */
  const bobComes = (): void => {
    const { localStorage } = started.window;
    localStorage.setItem('stowage-user', 'bob');
    localStorage.setItem('auth_token', 'bobs');
    const heard = { key: 'auth_token', storageArea: localStorage };
    started.window.dispatchEvent(Object.assign(new Event('storage'), heard));
  };
  /** What is unsent in this browser. */
  const kept = (): string[] =>
    Array.from(
      { length: started.window.localStorage.length },
      (_, at) => started.window.localStorage.key(at) ?? '',
    ).filter((key) => /^(offline_item_|local_)/.test(key));
  return { ...started, stock, written, bobComes, kept };
}

const sorted = (items: readonly Item[], value: string): Change => ({
  kind: 'set text',
  field: 'category',
  value,
  items: [...items],
});

test('what one person takes back is not done in the name of the next, who comes while the categories are read', async () => {
  const items = ['1', '2', '3'].map((at) =>
    hostItem({ id: `host-item-000${at}`, version: 1, category: 'Misc' }),
  );
  const instead: { answer?: (path: string) => Promise<Response> | undefined } = {};
  const { app, stock, written, bobComes, kept } = adas(items, instead);
  const { changes } = await app.deferred();
  changes.send({ type: 'change.requested', change: sorted(items, 'Screws') });
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  expect([...stock.values()].map(({ category }) => category)).toEqual(['Screws', 'Screws', 'Screws']);
  written.splice(0);
  const held: (() => void)[] = [];
  instead.answer = (path) =>
    path.startsWith('/api/item-categories')
      ? new Promise((end) => held.push(() => end(advertising(FEATURES, NAMES))))
      : undefined;
  changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(100);
  bobComes();
  delete instead.answer;
  for (const end of held) end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([written, kept()]).toEqual([[], []]);
});

test('a change whose session ends while the categories are read is neither sent nor kept for whoever logs in next', async () => {
  const items = [hostItem({ id: 'host-item-0001', version: 1, category: 'Misc' })];
  const instead: { answer?: (path: string) => Promise<Response> | undefined } = {};
  const { app, written, bobComes, kept } = adas(items, instead);
  const { changes } = await app.deferred();
  changes.send({ type: 'change.requested', change: sorted(items, 'Screws') });
  await vi.waitFor(() => expect(written).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(100);
  written.splice(0);
  // After the item, so that all is known but for this.
  const ended = (): Response =>
    advertising(FEATURES, { error: 'unauthorised', message: 'Log in again.' }, { status: 401 });
  instead.answer = (path) =>
    path.startsWith('/api/item-categories')
      ? new Promise((end) => void setTimeout(() => end(ended()), 50))
      : undefined;
  changes.send({ type: 'change.requested', change: sorted(items, 'Misc') });
  await vi.advanceTimersByTimeAsync(1000);
  delete instead.answer;
  bobComes();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([written, kept()]).toEqual([[], []]);
});

test('a first room is not made in the name of who comes while it is looked whether there is one', async () => {
  const instead: { answer?: (path: string) => Promise<Response> | undefined } = {};
  const { app, written, bobComes, kept } = adas([], instead);
  const { saveLocation } = (await app.deferred()).implementations.firstRoom.actors ?? {};
  if (!saveLocation) throw new Error('Nothing saves the first room.');
  const held: (() => void)[] = [];
  instead.answer = (path) =>
    path.includes('hierarchy')
      ? new Promise((end) => held.push(() => end(advertising(FEATURES, []))))
      : undefined;
  const room = { name: 'Kitchen', description: '', label: '', location_type_id: 1, location_area_id: 1 };
  const saving = createActor(saveLocation, {
    input: {
      id: undefined,
      draftKey: 'location-add_local-1234567890abcd',
      input: { ...room, parent_id: null },
      pristine: { ...room, parent_id: null },
      base: undefined,
      revision: undefined,
    },
  });
  saving.subscribe({ error: () => {} });
  saving.start();
  await vi.advanceTimersByTimeAsync(100);
  bobComes();
  saving.stop();
  for (const end of held) end();
  delete instead.answer;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([written, kept()]).toEqual([[], []]);
});
