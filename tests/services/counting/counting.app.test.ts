import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { countMachine } from '../../../src/machines/counting/count.machine.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { json, notFound } from '../host/fakeHost.ts';

const A = '0f8fad5b-d9cb-469f-a165-70867728950a';
const B = '0f8fad5b-d9cb-469f-a165-70867728950b';
const DRAWER = { id: 'l1', name: 'Drawer 3', label: 'WS-D3', parent_id: null, type: 'DRAWER' };

/** An app on a host with a drawer and its items; `isThere` says whether the drawer still is. */
async function started(isThere: () => boolean = () => true) {
  const items = new Map(
    [A, B].map((id, at) => [
      id,
      {
        id,
        name: ['A', 'B'][at] ?? '',
        quantity: 4,
        location_id: 'l1',
        version: 1,
        category: '',
        supplier: '',
      },
    ]),
  );
  const stage = startApp(({ method, path, query, body }: AppRequest) => {
    const [, id = ''] = /\/items\/([^/]+)$/.exec(path) ?? [];
    const item = items.get(id);
    if (method === 'PATCH' || method === 'PUT') {
      if (!item) return notFound();
      const changed = { ...item, ...Object(body), version: item.version + 1 };
      items.set(id, changed);
      return json(changed);
    }
    if (path.includes('hierarchy')) return json(isThere() ? [{ ...DRAWER, children: [] }] : []);
    if (path.includes('/locations/l1/items')) return json([...items.values()]);
    if (/\/locations?\/l1$/.test(path)) return isThere() ? json(DRAWER) : notFound();
    if (item) return json(item);
    if (path.endsWith('/items')) {
      const text = query.get('search') ?? query.get('q') ?? '';
      const found = [...items.values()].filter(({ name }) => name === text);
      return json({ items: found, total: found.length });
    }
    return json([]);
  });
  const deferred = await stage.app.deferred();
  const visits: string[] = [];
  const machine = countMachine
    .provide(deferred.counting.count)
    // There is no address bar here.
    .provide({ actions: { navigate: (_, { to }) => void visits.push(to) } });
  const open = () => createActor(machine, { input: { identifier: 'l1' } }).start();
  const counting = async () => {
    const count = open();
    await vi.waitFor(() => expect(count.getSnapshot().hasTag('busy')).toBe(false));
    return count;
  };
  const kept = () =>
    Array.from(
      { length: stage.window.localStorage.length },
      (_, at) => stage.window.localStorage.key(at) ?? '',
    ).filter((key) => key.includes('count_'));
  return { ...stage, deferred, open, counting, items, kept, visits };
}

test('a count survives the page that it was begun on, and is gone when it was accepted: one change, one undo', async () => {
  const { counting, kept, items, deferred, visits } = await started();
  const first = await counting();
  first.send({ type: 'number.typed', text: '7' });
  first.send({ type: 'number.answered' });
  first.stop();
  expect(kept()).toHaveLength(1);
  const second = await counting();
  expect(second.getSnapshot().context).toMatchObject({ at: B, isRecalled: true });
  second.send({ type: 'gone.answered' });
  second.send({ type: 'count.accepted' });
  await vi.waitFor(() => expect(second.getSnapshot().value).toBe('over'));
  expect([...items.values()].map(({ quantity }) => quantity)).toEqual([7, 0]);
  expect([kept(), visits]).toEqual([[], ['/location/l1']]);
  deferred.changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect([...items.values()].map(({ quantity }) => quantity)).toEqual([4, 4]));
});

test('where the browser keeps nothing that is said, and the count goes on', async () => {
  const { counting, window } = await started();
  const count = await counting();
  window.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  count.send({ type: 'same.answered' });
  expect(count.getSnapshot().context.at).toBe(B);
});

test('a location that is not there is not counted', async () => {
  const { open } = await started(() => false);
  const count = open();
  await vi.waitFor(() => expect(count.getSnapshot().value).toBe('missing'));
});
