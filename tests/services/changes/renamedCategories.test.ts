import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeCategories, decodeItem } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { record } from '../../server/answers.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { advertising, rejection } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';
import { browser, tab } from '../unsent/outbox.stage.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';

describe('a category that somebody else renames meanwhile', () => {
  let server: TestServer;
  beforeEach(async () => void (server = await startServer()));
  afterEach(() => server.stop());

  const names = async (): Promise<readonly string[]> =>
    decodeCategories((await server.call('GET', '/api/item-categories')).body).map(({ name }) => name);
  const category = async (id: string) =>
    decodeItem((await server.call('GET', `/api/items/${id}`)).body).category;
  const made = async (name: string) =>
    Number(record((await server.call('POST', '/api/item-categories', { name })).body)['id']);
  const renamed = (id: number, name: string) => server.call('PATCH', `/api/item-categories/${id}`, { name });

  test('is the one that its items are brought back to, and is not made anew', async () => {
    const [blades, hard] = [await made('Blades'), await made('Hard')];
    const item = decodeItem(await server.item({ category: 'blades' }));
    const app = executorIn(tab(browserOn(server)));
    await app.cache.read(app.lookups.categories());
    const { done } = await app.perform({
      kind: 'set text',
      items: [item],
      field: 'category',
      value: 'Hard',
    });
    await renamed(blades, 'Werkzeug');
    const undone = await app.undo(done);
    expect(undone).toMatchObject({ failed: [], done: [{ before: 'Hard', after: 'Werkzeug' }] });
    expect(await category(item.id)).toBe('Werkzeug');
    // What they were given may have another name as well, and is no change of the item.
    await renamed(hard, 'Harder');
    const again = await app.undo(undone.done);
    expect(await category(item.id)).toBe('Harder');
    await renamed(hard, 'Hardest');
    expect(await app.undo(again.done)).toMatchObject({ failed: [] });
    expect(await category(item.id)).toBe('Werkzeug');
    expect(await names()).toEqual(expect.arrayContaining(['Hardest', 'Werkzeug']));
    for (const former of ['Blades', 'blades', 'Hard', 'Harder']) expect(await names()).not.toContain(former);
  });

  test('while many items are given it, is what all of them have', async () => {
    const id = await made('Fast');
    const items: Item[] = [];
    for (const name of ['One', 'Two', 'Three']) items.push(decodeItem(await server.item({ name })));
    const shared = browserOn(server);
    let isRenamed = false;
    const answer: typeof shared.host.answer = async (sent) => {
      const response = await shared.host.answer(sent);
      if (sent.method !== 'GET' && !isRenamed) {
        isRenamed = true;
        await renamed(id, 'Screws');
      }
      return response;
    };
    const app = executorIn(tab({ ...shared, host: { ...shared.host, answer } }));
    await app.cache.read(app.lookups.categories());
    const outcome = await app.perform({ kind: 'set text', items, field: 'category', value: 'Fast' });
    expect(outcome.failed).toEqual([]);
    for (const item of items) expect(await category(item.id)).toBe('Screws');
    expect(await names()).not.toContain('Fast');
    expect(await app.undo(outcome.done)).toMatchObject({ failed: [] });
    for (const item of items) expect(await category(item.id)).toBe(item.category);
  });

  test('and one that somebody has removed is on the list again', async () => {
    const blades = await made('Blades');
    const item = decodeItem(await server.item({ category: 'Blades' }));
    const app = executorIn(tab(browserOn(server)));
    await app.cache.read(app.lookups.categories());
    const { done } = await app.perform({
      kind: 'set text',
      items: [item],
      field: 'category',
      value: 'Misc',
    });
    expect((await server.call('DELETE', `/api/item-categories/${blades}`)).status).toBe(204);
    expect(await app.undo(done)).toMatchObject({ failed: [] });
    expect(await category(item.id)).toBe('Blades');
    expect(await names()).toContain('Blades');
  });
});

test('a list of categories that cannot be read holds up no change, and is not asked for with each of many', async () => {
  const shared = browser('idempotency, if-match, rename');
  const items = [1, 2, 3].map((n) => hostItem({ id: ITEM_ID.replace('1', String(n)), category: 'Misc' }));
  for (const item of items) shared.host.items.set(item.id, item);
  let asked = 0;
  const answer: typeof shared.host.answer = (sent) => {
    if (!sent.path.startsWith('/api/item-categories')) return shared.host.answer(sent);
    asked += 1;
    return advertising('idempotency, if-match, rename', { message: 'Broken' }, { status: 500 });
  };
  const app = executorIn(tab({ ...shared, host: { ...shared.host, answer } }));
  await rejection(app.cache.read(app.lookups.categories()));
  const each = asked;
  const outcome = await app.perform({ kind: 'set text', items, field: 'category', value: 'Hard' });
  expect(outcome).toMatchObject({ failed: [], unsent: 0 });
  expect([...shared.host.items.values()].map(({ category }) => category)).toEqual(['Hard', 'Hard', 'Hard']);
  expect(asked).toBe(2 * each);
});
