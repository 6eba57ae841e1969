import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeHistory } from '../../../contract/history.ts';
import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { failure } from '../../../src/failure.ts';
import { createRequestOf, type Outcome, type Step } from '../../../src/model/changes/changes.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { record } from '../../server/answers.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { browserOn, executorIn, onFakeHost } from './changeExecutor.stage.ts';
import { held, refusedConnection, tab } from '../unsent/outbox.stage.ts';
import { anInput, hostItem, ITEM_ID } from '../samples.ts';

const deletedItem = (
  item: Item,
  entry: Extract<Step, { kind: 'item removed' }>['entry'] = undefined,
): Step => ({
  kind: 'item removed',
  id: item.id,
  name: item.name,
  input: entry?.item ?? inputOfItem(item),
  entry,
  key: `back-${item.id}`,
});

describe('on a host that keeps what it deletes', () => {
  let server: TestServer;
  beforeEach(async () => void (server = await startServer()));
  afterEach(() => server.stop());

  const itemNow = async (id: string) => {
    const { status, body } = await server.call('GET', `/api/items/${id}`);
    return status === 404 ? undefined : decodeItem(body);
  };
  const count = async (): Promise<unknown> =>
    record((await server.call('GET', '/api/items?limit=1')).body)['total'];
  const added = async (name = 'M3 screws'): Promise<Item> => decodeItem(await server.item({ name }));
  const kinds = async (id: string) =>
    decodeHistory((await server.call('GET', `/api/items/${id}/history`)).body).history.map(
      ({ kind }) => kind,
    );

  test('a deleted item comes back under its id, is deleted again, and comes back once more', async () => {
    const item = await added();
    const app = executorIn(tab(browserOn(server)));
    await app.items.remove(item);
    let outcome: Outcome = await app.undo([deletedItem(item)]);
    expect(outcome).toMatchObject({ done: [{ kind: 'item added', id: item.id }], failed: [] });
    expect(outcome.renewed).toBeUndefined();
    expect(await itemNow(item.id)).toMatchObject({ name: item.name, quantity: item.quantity });
    outcome = await app.undo(outcome.done);
    expect(await itemNow(item.id)).toBeUndefined();
    outcome = await app.undo(outcome.done);
    expect(outcome.failed).toEqual([]);
    expect(await kinds(item.id)).toEqual(['restored', 'deleted', 'restored', 'deleted', 'created']);
    expect(await count()).toBe(1);
  });

  test('a restored item or location is told of, so that its photos are sent; one that does not come back is not', async () => {
    const item = await added();
    const shelf = decodeLocation(
      (await server.call('GET', `/api/locations/${await server.location({ name: 'Shelf' })}`)).body,
    );
    const app = executorIn(tab(browserOn(server)));
    const back: Step = {
      kind: 'location removed',
      id: shelf.id,
      name: shelf.name,
      input: createRequestOf(shelf),
      key: 'back-shelf',
    };
    expect((await app.undo([{ ...back, id: crypto.randomUUID() }])).failed).toHaveLength(1);
    expect(app.restored).toEqual([]);
    await app.items.remove(item);
    await app.locations.remove(shelf);
    expect(await app.undo([back, deletedItem(item)])).toMatchObject({ failed: [] });
    expect(app.restored).toEqual([`item ${item.id} ${item.id}`, `location ${shelf.id} ${shelf.id}`]);
  });

  test('an added item that was undone is the same one when it is done again: never a second', async () => {
    const location_id = await server.location();
    const app = executorIn(tab(browserOn(server)));
    const { done } = await app.perform({
      kind: 'add item',
      input: anInput({ location_id, category: 'Misc' }),
    });
    const undone = await app.undo(done);
    expect(await count()).toBe(0);
    const again = await app.undo(undone.done);
    expect(again.done).toMatchObject([{ id: done[0]?.id }]);
    expect(await count()).toBe(1);
  });

  test('what was worked on since it came back stays, and says so', async () => {
    const item = await added();
    const app = executorIn(tab(browserOn(server)));
    await app.items.remove(item);
    const { done } = await app.undo([deletedItem(item)]);
    await server.call('PATCH', `/api/items/${item.id}`, { notes: 'by Eve' });
    const outcome = await app.undo(done);
    expect(outcome.failed).toMatchObject([{ failure: { kind: 'stale' } }]);
    expect((await itemNow(item.id))?.notes).toBe('by Eve');
  });

  test('unsent changes of a deleted item come back with it, and are sent', async () => {
    const item = await added();
    const app = executorIn(tab(browserOn(server)));
    await server.restart(async () => {
      await app.perform({ kind: 'set quantity', items: [item], quantity: 9 });
    });
    const entry = app.outbox.entry(item.id);
    await app.items.remove(item);
    await app.outbox.discard(item.id);
    const outcome = await app.undo([deletedItem(item, entry)]);
    expect(outcome.failed).toEqual([]);
    expect((await itemNow(item.id))?.quantity).toBe(9);
    expect(app.outbox.entries()).toEqual([]);
  });

  test('unsent changes of an item that a count has found gone come back with its undo, and are sent', async () => {
    const item = await added();
    const at = decodeLocation((await server.call('GET', `/api/locations/${item.location_id}`)).body);
    const browser = browserOn(server);
    const { answer } = browser.host;
    const lost = { writes: 'PATCH' };
    browser.host.answer = (sent) =>
      sent.method === lost.writes ? Promise.reject(new TypeError('Failed to fetch')) : answer(sent);
    const app = executorIn(tab(browser));
    await app.perform({ kind: 'set text', items: [item], field: 'supplier', value: 'Unsent' });
    expect(app.outbox.entries()).toHaveLength(1);
    const { done } = await app.perform({ kind: 'count', at, counts: [], added: [], gone: [item] });
    expect([await itemNow(item.id), app.outbox.entries()]).toEqual([undefined, []]);
    lost.writes = '';
    const back = await app.undo(done);
    expect(back.failed).toEqual([]);
    expect(await itemNow(item.id)).toMatchObject({ supplier: 'Unsent' });
    expect((await app.undo(back.done)).failed).toEqual([]);
    expect(await itemNow(item.id)).toBeUndefined();
  });

  test('a taking that was sent while its item was being deleted is not taken once more by the undo', async () => {
    const item = await added();
    const at = decodeLocation((await server.call('GET', `/api/locations/${item.location_id}`)).body);
    const browser = browserOn(server);
    const { answer } = browser.host;
    const { fault, reached, free } = held();
    const network = { isAway: true };
    browser.host.answer = async (sent) => {
      if (network.isAway) throw new TypeError('Failed to fetch');
      if (sent.method === 'DELETE') await fault(() => new Response(), sent);
      return answer(sent);
    };
    const app = executorIn(tab(browser));
    await app.perform({ kind: 'change quantity', items: [item], by: 2 });
    network.isAway = false;
    const after = (item.quantity ?? 0) + 2;
    const counted = {
      kind: 'count',
      at,
      counts: [],
      added: [],
      gone: [{ ...item, quantity: after }],
    } as const;
    const counting = app.perform(counted);
    await reached;
    await app.outbox.send(item.id);
    free();
    const { done } = await counting;
    await app.undo(done);
    expect([(await itemNow(item.id))?.quantity, app.outbox.entries()]).toEqual([after, []]);
  });

  test('a location and the item in it come back in their order; one whose label is taken says why, and comes back once it is free', async () => {
    const place = decodeLocation(
      (await server.call('GET', `/api/locations/${await server.location({ name: 'Bin', label: 'B-9' })}`))
        .body,
    );
    const item = decodeItem(await server.item({ location_id: place.id }));
    const app = executorIn(tab(browserOn(server)));
    const steps: Step[] = [
      deletedItem(item),
      {
        kind: 'location removed',
        id: place.id,
        name: place.name,
        input: createRequestOf(place),
        key: 'back-place',
      },
    ];
    await app.items.remove(item);
    await app.locations.remove(place);
    const back = await app.undo(steps);
    expect(back).toMatchObject({ failed: [], done: [{ kind: 'location added' }, { kind: 'item added' }] });
    expect((await itemNow(item.id))?.location_id).toBe(place.id);

    const gone = await app.undo(back.done);
    expect(gone.failed).toEqual([]);
    const usurper = await server.location({ name: 'Usurper', label: 'B-9' });
    const refused = await app.undo(gone.done);
    expect(refused.failed[0]?.failure.message).toContain('This label is already used by Usurper.');
    // Nothing else leads to them.
    const left = refused.failed.flatMap(({ step }) => (step ? [step] : [])).toReversed();
    expect(left).toHaveLength(2);
    await server.call('DELETE', `/api/locations/${usurper}`);
    expect((await app.undo(left)).failed).toEqual([]);
    expect((await itemNow(item.id))?.location_id).toBe(place.id);
  });

  test('a location comes back with the changes of it that were not sent yet', async () => {
    const place = decodeLocation(
      (await server.call('GET', `/api/locations/${await server.location({ name: 'Bin' })}`)).body,
    );
    const app = executorIn(tab(browserOn(server)));
    const input = createRequestOf(place);
    const edit = {
      id: place.id,
      input: { ...input, description: 'Two pages' },
      pristine: input,
      base: place,
    };
    await server.restart(async () => {
      await app.places.update({ ...edit, revision: undefined });
    });
    const entry = app.places.entry(place.id);
    await app.places.discard(place.id);
    await app.locations.remove(place);
    const { id, name } = place;
    expect(entry).toBeDefined();
    const outcome = await app.undo([
      { kind: 'location removed', id, name, input, key: 'back', ...(entry && { entry }) },
    ]);
    expect(outcome.failed).toEqual([]);
    const { body } = await server.call('GET', `/api/locations/${id}`);
    expect(decodeLocation(body).description).toBe('Two pages');
    expect(app.places.entries()).toEqual([]);
  });

  test('a location that something unsent belongs into is not removed by an undo', async () => {
    const app = executorIn(tab(browserOn(server)));
    const place = decodeLocation(
      (await server.call('GET', `/api/locations/${await server.location()}`)).body,
    );
    const { id, name } = place;
    await app.outbox.keep(anInput({ location_id: id }), failure('offline', 'Away.'));
    const step: Step = { kind: 'location added', id, name, input: createRequestOf(place) };
    expect((await app.undo([step])).failed).toMatchObject([
      { failure: { kind: 'stale', message: 'Something that is not sent yet belongs into it.' } },
    ]);
    expect((await server.call('GET', `/api/locations/${id}`)).status).toBe(200);
  });

  test('a location that is not empty any more, or was renamed, is not removed by an undo', async () => {
    const app = executorIn(tab(browserOn(server)));
    const place = decodeLocation(
      (await server.call('GET', `/api/locations/${await server.location()}`)).body,
    );
    const step: Step = {
      kind: 'location added',
      id: place.id,
      name: place.name,
      input: createRequestOf(place),
    };
    await server.item({ location_id: place.id });
    expect((await app.undo([step])).failed[0]?.failure.message).toContain('still holds 1 item');
    await server.call('PATCH', `/api/locations/${place.id}`, { name: 'Renamed' });
    expect((await app.undo([step])).failed).toMatchObject([{ failure: { kind: 'stale' } }]);
  });

  test('a deletion undone while the server is away fails with the reason, and is undone once it answers', async () => {
    const item = await added();
    const app = executorIn(tab(browserOn(server)));
    await app.items.remove(item);
    let left: Step[] = [];
    await server.restart(async () => {
      const { failed } = await app.undo([deletedItem(item)]);
      expect(failed).toMatchObject([{ failure: { kind: 'offline' } }]);
      left = failed.flatMap(({ step }) => step ?? []);
    });
    expect(await app.undo(left)).toMatchObject({ failed: [] });
    expect((await itemNow(item.id))?.name).toBe(item.name);
  });

  test('of several deletions whose undo gets no answer only that is in doubt which was asked for', async () => {
    const items = [await added('First'), await added('Last')];
    const browser = browserOn(server);
    const { answer } = browser.host;
    browser.host.answer = (sent) =>
      sent.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : answer(sent);
    const app = executorIn(tab(browser));
    for (const item of items) await app.items.remove(item);
    const { failed } = await app.undo(items.map((item) => deletedItem(item)));
    expect(failed).toMatchObject([
      { name: 'Last', failure: { outcome: 'unknown' } },
      { name: 'First', failure: { kind: 'offline', message: 'The server did not answer.' } },
    ]);
    expect(failed[1]?.failure.outcome).toBeUndefined();
  });

  test('an undo and a redo whose answers are lost are done once', async () => {
    const item = await added();
    const shared = browserOn(server);
    const through = shared.host.answer;
    let isLost = false;
    shared.host.answer = async (sent) => {
      const response = await through(sent);
      if (!isLost || sent.method === 'GET') return response;
      throw new TypeError('Failed to fetch');
    };
    const app = executorIn(tab(shared));
    const losing = async (steps: readonly Step[]) => {
      isLost = true;
      const lost = await app.undo(steps);
      isLost = false;
      expect(lost.failed).toMatchObject([{ failure: { kind: 'offline' } }]);
      return lost.failed.flatMap(({ step }) => step ?? []);
    };
    await app.items.remove(item);
    const { done } = await app.undo(await losing([deletedItem(item)]));
    expect(await kinds(item.id)).toEqual(['restored', 'deleted', 'created']);
    // What became of a deletion is found out at once.
    isLost = true;
    const removedAgain = await app.undo(done);
    isLost = false;
    expect(removedAgain).toMatchObject({ done: [{ kind: 'item removed' }], failed: [] });
    expect((await app.undo(removedAgain.done)).failed).toEqual([]);
    expect(await count()).toBe(1);
  });

  test('two tabs that undo the same deletion bring it back once', async () => {
    const item = await added();
    const shared = browserOn(server);
    const [one, two] = [executorIn(tab(shared)), executorIn(tab(shared))];
    await one.items.remove(item);
    const outcomes = await Promise.all([one.undo([deletedItem(item)]), two.undo([deletedItem(item)])]);
    expect(outcomes.flatMap(({ failed }) => failed)).toEqual([]);
    expect([await count(), await kinds(item.id)]).toEqual([1, ['restored', 'deleted', 'created']]);
  });
});

describe('on a host that forgets what it deletes', () => {
  test('a deleted item is made anew, under a new id that is told', async () => {
    const app = onFakeHost(hostItem());
    app.host.items.delete(ITEM_ID);
    const outcome = await app.undo([deletedItem(hostItem())]);
    const [made] = [...app.host.items.values()];
    expect(made).toMatchObject({ name: 'Bolts', quantity: 4 });
    expect(outcome.done).toMatchObject([{ kind: 'item added', id: made?.id }]);
    expect(outcome.renewed).toEqual(new Map([[ITEM_ID, made?.id]]));
    expect(app.writesSent()).toEqual(['POST /api/items']);
  });

  test('it is made through the outbox: kept while the host is away, and sent once', async () => {
    const app = onFakeHost();
    // It has answered before, so that what it can do is known.
    await app.http.request({ operation: 'x', path: '/api/item-categories', timeout: 1000, decode: () => 0 });
    app.host.faults.push(refusedConnection);
    const outcome = await app.undo([deletedItem(hostItem())]);
    expect(outcome).toMatchObject({ unsent: 1, failed: [] });
    await app.outbox.send(app.entry().id);
    expect([app.host.items.size, app.outbox.entries()]).toEqual([1, []]);
  });
});

describe('what only this browser has', () => {
  test('is kept again under its id and its key, so that no second one is made', async () => {
    const app = onFakeHost();
    app.host.faults.push(refusedConnection, refusedConnection);
    const { done } = await app.perform({ kind: 'add item', input: anInput() });
    const { id, key } = app.entry();
    const undone = await app.undo(done);
    expect(app.outbox.entries()).toEqual([]);
    app.host.faults.push(refusedConnection);
    const again = await app.undo(undone.done);
    expect(again).toMatchObject({ done: [{ kind: 'item added', id }], unsent: 1, failed: [] });
    expect(app.entry()).toMatchObject({ id, key, status: 'waiting' });
    // Once the host answers it is sent, and can be taken back there.
    await app.outbox.send(id);
    expect(app.host.items.size).toBe(1);
    const last = await app.undo(again.done);
    expect(last.failed).toEqual([]);
    expect(app.writesSent().at(-1)).toContain('DELETE /api/items/');
  });
});

test('a change that was taken back is done again only where nobody has changed it since', async () => {
  const app = onFakeHost(hostItem());
  const { done } = await app.perform({ kind: 'set quantity', items: [hostItem()], quantity: 7 });
  const undone = await app.undo(done);
  const again = await app.undo(undone.done);
  expect(app.host.item(ITEM_ID).quantity).toBe(7);
  const back = await app.undo(again.done);
  expect(app.host.item(ITEM_ID).quantity).toBe(4);
  app.host.change(ITEM_ID, { quantity: 9 });
  expect((await app.undo(back.done)).failed).toMatchObject([{ failure: { kind: 'stale' } }]);
  expect(app.host.item(ITEM_ID).quantity).toBe(9);
});
