import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { searchMachine } from '../../../src/machines/finding/search.machine.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

test('a found item shows what was saved of it, and goes when it is deleted; a search alone is one request', async () => {
  let items = [hostItem({ quantity: 3 })];
  const { app, window, countOf } = startApp(({ method, path, body }: AppRequest) => {
    const [item] = items;
    if (method === 'DELETE') {
      items = [];
      return json({});
    }
    if (method === 'PATCH') {
      items = [{ ...item, ...hostItem(Object(body)) }];
      return json(items[0]);
    }
    if (path === '/api/search') return json({ items, total: items.length });
    return json(path === `/api/items/${ITEM_ID}` ? item : []);
  });
  Object.assign(window, { confirm: () => true });
  const { implementations, changes, homeSelection } = await app.deferred();
  const search = createActor(
    searchMachine
      .provide(implementations.search)
      // There is no address bar here.
      .provide({ actions: { remember: () => {} } }),
    { input: { text: 'bolt' } },
  ).start();
  const found = () => search.getSnapshot().context.answer?.items ?? [];
  await vi.waitFor(() => expect(found()).toMatchObject([{ quantity: 3 }]));
  expect(countOf('GET', /search$/)).toBe(1);

  for (const quantity of [8, 13]) {
    const change = { kind: 'change quantity', items: found(), by: 5 } as const;
    changes.send({ type: 'change.requested', change });
    await vi.waitFor(() => expect(found()).toMatchObject([{ quantity }]));
    expect(items).toMatchObject([{ quantity }]);
  }
  const [bolt] = found();
  homeSelection.send({ type: 'delete.requested', ...(bolt && { item: bolt }) });
  await vi.waitFor(() => expect(found()).toEqual([]));
  search.stop();
});
