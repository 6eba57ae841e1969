import { expect, test, vi } from 'vitest';
import { SELECTED_MOST } from '../../../src/machines/items/selection.context.ts';
import { startApp } from '../appStage.ts';
import { json } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

const BOLTS = hostItem();
const NUTS = hostItem({ id: ITEM_ID.replaceAll('1', '2'), name: 'Nuts' });

test("Home's selection reads all of a category at once, and loses what is deleted anywhere, and all with its person", async () => {
  const { app, sent, window } = startApp(({ path }) =>
    json(path === '/api/items' ? { items: [BOLTS, NUTS], total: 402 } : []),
  );
  const { homeSelection, deletesItem } = await app.deferred();
  const names = () => homeSelection.getSnapshot().context.selected.map(({ name }) => name);
  const whole = { total: 402, category: 'Tools' };
  homeSelection.send({ type: 'items.shown', items: [BOLTS], whole });
  homeSelection.send({ type: 'all.chosen' });
  homeSelection.send({ type: 'all.chosen' });
  await vi.waitFor(() => expect(names()).toEqual(['Bolts', 'Nuts']));
  const [asked] = sent.filter(({ path }) => path === '/api/items');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    limit: String(SELECTED_MOST),
    offset: '0',
    category: 'Tools',
  });

  await deletesItem(BOLTS, async () => {});
  expect(names()).toEqual(['Nuts']);
  window.localStorage.removeItem('auth_token');
  app.session.send({ type: 'logout.requested' });
  await vi.waitFor(() => expect(names()).toEqual([]));
});

test('who is next takes back no deletion of who was here before', async () => {
  const { app, window } = startApp(() => json([]));
  const { deletesItem, changes } = await app.deferred();
  let end = (): void => {};
  const under = deletesItem(BOLTS, () => new Promise((resolve) => (end = resolve)));
  window.localStorage.removeItem('auth_token');
  app.session.send({ type: 'logout.requested' });
  end();
  await under;
  expect(changes.getSnapshot().context.undo).toEqual([]);
  await deletesItem(NUTS, async () => {});
  expect(changes.getSnapshot().context.undo).toHaveLength(1);
});
