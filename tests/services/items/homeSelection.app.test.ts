import { expect, test, vi } from 'vitest';
import { SELECTED_MOST } from '../../../src/machines/items/selection.context.ts';
import { stopOnceIdle } from '../../../src/views/selection/useNewSelection.ts';
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

  await deletesItem(BOLTS, async () => true);
  expect(names()).toEqual(['Nuts']);
  window.localStorage.removeItem('auth_token');
  app.session.send({ type: 'logout.requested' });
  await vi.waitFor(() => expect(names()).toEqual([]));
});

test('what is selected on other pages is known as it was changed here, and as it was taken back', async () => {
  const items = new Map([BOLTS, NUTS].map((item) => [item.id, { ...item, quantity: 1 }]));
  const { app } = startApp(({ method, path, body }) => {
    const item = items.get(path.split('/').at(-1) ?? '');
    if (!item) return json(path === '/api/items' ? { items: [...items.values()], total: 2 } : []);
    if (method === 'PATCH') items.set(item.id, { ...item, ...Object(body) });
    return json(items.get(item.id));
  });
  const { homeSelection, changes } = await app.deferred();
  const selected = () => homeSelection.getSnapshot().context.selected;
  homeSelection.send({ type: 'items.shown', items: [BOLTS], whole: { total: 2, category: null } });
  homeSelection.send({ type: 'all.chosen' });
  homeSelection.send({ type: 'all.chosen' });
  const quantities = () => selected().map(({ name, quantity }) => [name, quantity]);
  const all = (quantity: number) => [
    ['Bolts', quantity],
    ['Nuts', quantity],
  ];
  await vi.waitFor(() => expect(selected()).toHaveLength(2));
  changes.send({
    type: 'change.requested',
    change: { kind: 'set quantity', items: selected(), quantity: 10 },
  });
  await vi.waitFor(() => expect(quantities()).toEqual(all(10)));
  changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(quantities()).toEqual(all(1)));
});

test('who is next takes back no deletion of who was here before', async () => {
  const { app, window } = startApp(() => json([]));
  const { deletesItem, changes } = await app.deferred();
  let end = (): void => {};
  const under = deletesItem(BOLTS, () => new Promise((resolve) => (end = () => resolve(true))));
  window.localStorage.removeItem('auth_token');
  app.session.send({ type: 'logout.requested' });
  end();
  await under;
  expect(changes.getSnapshot().context.undo).toEqual([]);
  await deletesItem(NUTS, async () => true);
  expect(changes.getSnapshot().context.undo).toHaveLength(1);
});

test('a deletion that goes on after its page was left ends with its person, and is nothing of the next one', async () => {
  const deleted: string[] = [];
  const waiting: (() => void)[] = [];
  const { app, window } = startApp(async ({ method, path, headers }) => {
    if (method !== 'DELETE') return json([]);
    deleted.push(`${path.split('/').at(-1)} by ${headers.get('authorization')}`);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return new Response(null, { status: 204 });
  });
  Object.assign(window, { confirm: () => true });
  const { newSelection, changes } = await app.deferred();
  const selection = newSelection();
  selection.send({ type: 'items.shown', items: [BOLTS, NUTS] });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  stopOnceIdle(selection);
  window.localStorage.setItem('stowage-user', 'ben');
  window.localStorage.setItem('auth_token', 'ben');
  window.dispatchEvent(
    Object.assign(new Event('storage'), { key: 'auth_token', storageArea: window.localStorage }),
  );
  waiting[0]?.();
  await vi.waitFor(() => expect(selection.getSnapshot().status).toBe('stopped'));
  expect(deleted).toEqual([`${ITEM_ID} by Bearer abc`]);
  expect(changes.getSnapshot().context.undo).toEqual([]);
});

test('what is confirmed is not deleted by somebody whom another tab has logged in, heard of or not', async () => {
  const { app, window, countOf } = startApp(() => json([]));
  Object.assign(window, { confirm: () => true });
  const { newSelection } = await app.deferred();
  const selection = newSelection();
  window.localStorage.setItem('stowage-user', 'ben');
  window.localStorage.setItem('auth_token', 'ben');
  selection.send({ type: 'delete.requested', item: BOLTS });
  await vi.waitFor(() => expect(selection.getSnapshot().context.failed).toHaveLength(1));
  expect(countOf('DELETE', /items/)).toBe(0);
});
