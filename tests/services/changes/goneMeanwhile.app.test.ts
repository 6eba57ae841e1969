import { afterEach, expect, test, vi } from 'vitest';
import { failure } from '../../../src/failure.ts';
import { anItem } from '../../machines/kit/samples.ts';
import { startApp } from '../appStage.ts';
import { json, notFound } from '../host/fakeHost.ts';
import { hostItem, ITEM_ID } from '../samples.ts';

afterEach(() => vi.unstubAllGlobals());

const HIERARCHY = /hierarchy$/;

/** The app with its tree of locations shown, and an item of which the host says this. */
async function shown(answer: () => Response, refusal: object = { message: 'No' }) {
  const { app, countOf } = startApp(({ path, method }) => {
    if (!path.startsWith('/api/items/')) return json([]);
    return method === 'PATCH' ? json(refusal, { status: 422 }) : answer();
  });
  const { changes } = await app.deferred();
  await vi.waitFor(() => expect(countOf('GET', HIERARCHY)).toBe(1));
  const item = anItem({ id: ITEM_ID, name: 'Axle', quantity: 1 });
  changes.send({ type: 'change.requested', change: { kind: 'set quantity', items: [item], quantity: 5 } });
  await vi.waitFor(() => expect(changes.getSnapshot().context.work).toBeUndefined());
  return { treesAfter: () => countOf('GET', HIERARCHY) };
}

test('what a change finds gone is not shown any longer', async () => {
  const { treesAfter } = await shown(notFound);
  await vi.waitFor(() => expect(treesAfter()).toBe(2));
});

test('where the place that something goes to is gone that is not shown any longer either', async () => {
  const fields = { location_id: 'This location does not exist.' };
  const { treesAfter } = await shown(() => json(hostItem({ id: ITEM_ID, name: 'Axle' })), {
    message: 'No',
    fields,
  });
  await vi.waitFor(() => expect(treesAfter()).toBe(2));
});

test('nothing is read again for a change that is only refused', async () => {
  const { treesAfter } = await shown(() => json(hostItem({ id: ITEM_ID, name: 'Axle' })));
  await new Promise((resolve) => void setImmediate(resolve));
  expect(treesAfter()).toBe(1);
});

test('what is unsent of an item that somebody else has deleted goes with its deletion here, and comes back with Undo', async () => {
  const { app } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const { deletesItem, changes, outbox } = await app.deferred();
  const item = anItem({ id: ITEM_ID, name: 'Axle', quantity: 1, version: 1 });
  changes.send({ type: 'change.requested', change: { kind: 'set quantity', items: [item], quantity: 5 } });
  await vi.waitFor(() => expect(outbox.getSnapshot().context.entries).toHaveLength(1));
  await vi.waitFor(() => expect(changes.getSnapshot().context.work).toBeUndefined());
  await deletesItem(item, async () => false);
  await vi.waitFor(() => expect(outbox.getSnapshot().context.entries).toEqual([]));
  const [step] = changes.getSnapshot().context.undo.at(-1)?.steps ?? [];
  expect(step).toMatchObject({ kind: 'item removed', entry: { item: { quantity: 5 } } });
});

test('an undo that is asked for while one item is deleted is of that, and of nothing that was done before; of nothing where that fails', async () => {
  const { app } = startApp(() => Promise.reject(new TypeError('Failed to fetch')));
  const { deletesItem, changes } = await app.deferred();
  const axle = anItem({ id: ITEM_ID, name: 'Axle', quantity: 1, version: 1 });
  const bolt = anItem({ id: 'b1111111-1111-4111-8111-111111111111', name: 'Bolt', version: 1 });
  changes.send({ type: 'change.requested', change: { kind: 'set quantity', items: [axle], quantity: 5 } });
  await vi.waitFor(() => expect(changes.getSnapshot().context.undo).toHaveLength(1));
  const before = changes.getSnapshot().context.undo;
  let end = (_: boolean | Promise<never>): void => {};
  const work = () => new Promise<boolean>((resolve) => (end = resolve));
  const failing = deletesItem(bolt, work);
  changes.send({ type: 'undo.requested' });
  end(Promise.reject(failure('server', 'No')));
  await expect(failing).rejects.toMatchObject({ message: 'No' });
  expect(changes.getSnapshot().context).toMatchObject({ undo: before, requests: [], work: undefined });

  const deleting = deletesItem(bolt, work);
  changes.send({ type: 'undo.requested' });
  expect(changes.getSnapshot().context.work).toBeUndefined();
  end(true);
  await deleting;
  expect(changes.getSnapshot().context).toMatchObject({
    undo: before,
    work: { kind: 'undo', entry: { steps: [{ kind: 'item removed', id: bolt.id }] } },
  });
});

test('an undo of a deletion brings back what it has deleted, and not what somebody else had deleted before', async () => {
  const [first, others, last] = ['a', 'b', 'c'].map((sign) =>
    hostItem({ id: `${sign.repeat(8)}-1111-4111-8111-111111111111`, name: `Part ${sign}` }),
  );
  const items = [first, others, last].flatMap((item) => item ?? []);
  const back: string[] = [];
  const { app, window, countOf } = startApp(({ method, path, body }) => {
    if (method === 'DELETE')
      return path.endsWith(String(others?.id)) ? notFound() : new Response(null, { status: 204 });
    if (method !== 'POST') return json([]);
    back.push(String(Reflect.get(Object(body), 'name')));
    return json({ ...first, ...Object(body), id: crypto.randomUUID() }, { status: 201 });
  });
  Object.assign(window, { confirm: () => true });
  const { newSelection, changes } = await app.deferred();
  const selection = newSelection();
  selection.send({ type: 'items.shown', items });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  await vi.waitFor(() => expect(selection.getSnapshot().context.rounds).toBe(1));
  expect([countOf('DELETE', /items/), selection.getSnapshot().context.selected]).toEqual([3, []]);
  changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(changes.getSnapshot().context.redo).toHaveLength(1));
  expect(back.sort()).toEqual(['Part a', 'Part c']);
});

test('items that are deleted while a change of several is under way are so once it is over', async () => {
  const items = ['a', 'b', 'c'].map((sign) =>
    hostItem({ id: `${sign.repeat(8)}-1111-4111-8111-111111111111`, name: `Part ${sign}`, quantity: 1 }),
  );
  let go = (): void => {};
  const { app, window, countOf } = startApp(async ({ method, path }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const item = items.find(({ id }) => path.endsWith(id));
    if (method !== 'PATCH') return json(item ?? []);
    await new Promise<void>((resolve) => (go = resolve));
    return json({ ...item, quantity: 5, version: 2 });
  });
  Object.assign(window, { confirm: () => true });
  const { newSelection, changes, outbox } = await app.deferred();
  changes.send({ type: 'change.requested', change: { kind: 'set quantity', items, quantity: 5 } });
  const selection = newSelection();
  selection.send({ type: 'items.shown', items: items.slice(1) });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  for (let at = 1; at <= 3; at++) {
    await vi.waitFor(() => expect(countOf('PATCH', /items/)).toBe(at));
    expect(countOf('DELETE', /items/)).toBe(0);
    go();
  }
  await vi.waitFor(() => expect(selection.getSnapshot().context.rounds).toBe(1));
  expect([countOf('DELETE', /items/), outbox.getSnapshot().context.entries]).toEqual([2, []]);
  expect(changes.getSnapshot().context.undo).toHaveLength(2);
});
