import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeItem, decodeItems, decodeLocation } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { type Change, createRequestOf, type Step } from '../../../src/model/changes/changes.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { tab } from '../unsent/outbox.stage.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';
import { anInput } from '../samples.ts';

let server: TestServer;
beforeEach(async () => void (server = await startServer()));
afterEach(() => server.stop());

const statusOf = async (path: string): Promise<number> => (await server.call('GET', path)).status;

const photograph = async (owner: 'item' | 'location', id: string): Promise<void> => {
  const { id: image } = await uploaded(server, await jpeg());
  const link = { [`${owner}_id`]: id, image_id: image };
  const { status } = await server.call('POST', `/api/${owner}-images`, link);
  expect(status).toBe(201);
};

const SINCE = { failed: [{ failure: { kind: 'stale', message: expect.stringContaining('A photo') } }] };

test('what was added and has got a photo since is not taken away by undo, and says so: an item, and a location', async () => {
  const location_id = await server.location();
  const app = executorIn(tab(browserOn(server)));
  const { done: items } = await app.perform({
    kind: 'add item',
    input: anInput({ location_id, category: 'Misc' }),
  });
  const item = items[0]?.id ?? '';
  await photograph('item', item);
  expect(await app.undo(items)).toMatchObject(SINCE);
  expect(await statusOf(`/api/items/${item}`)).toBe(200);

  const place = decodeLocation(
    (await server.call('GET', `/api/locations/${await server.location({ name: 'Bin' })}`)).body,
  );
  await photograph('location', place.id);
  const { id, name } = place;
  const made: Step = { kind: 'location added', id, name, input: createRequestOf(place) };
  expect(await app.undo([made])).toMatchObject(SINCE);
  expect(await statusOf(`/api/locations/${id}`)).toBe(200);
});

test('what was deleted with its photo and brought back is deleted again by redo, and comes back with the photo', async () => {
  const item = decodeItem(await server.item());
  const place = decodeLocation(
    (await server.call('GET', `/api/locations/${await server.location({ name: 'Bin' })}`)).body,
  );
  await photograph('item', item.id);
  await photograph('location', place.id);
  const app = executorIn(tab(browserOn(server)));
  await app.items.remove(item);
  await app.locations.remove(place);
  const steps: Step[] = [
    {
      kind: 'item removed',
      id: item.id,
      name: item.name,
      input: inputOfItem(item),
      entry: undefined,
      key: 'item',
    },
    {
      kind: 'location removed',
      id: place.id,
      name: place.name,
      input: createRequestOf(place),
      key: 'place',
    },
  ];
  const back = await app.undo(steps);
  const again = await app.undo(back.done);
  expect(again).toMatchObject({
    failed: [],
    done: [{ kind: 'item removed' }, { kind: 'location removed' }],
  });
  expect(await statusOf(`/api/items/${item.id}`)).toBe(404);
  expect((await app.undo(again.done)).failed).toEqual([]);
  const { body } = await server.call('GET', `/api/items/${item.id}`);
  expect(decodeItem(body).thumbnail_url).toContain('/images/');
});

test('what was deleted without a photo and has got one since it was brought back is not deleted again by redo', async () => {
  const item = decodeItem(await server.item());
  const place = decodeLocation(
    (await server.call('GET', `/api/locations/${await server.location({ name: 'Bin' })}`)).body,
  );
  const app = executorIn(tab(browserOn(server)));
  await app.items.remove(item);
  await app.locations.remove(place);
  const [{ id, name }, bin] = [item, place];
  const back = await app.undo([
    { kind: 'item removed', id, name, input: inputOfItem(item), entry: undefined, key: 'item' },
    { kind: 'location removed', id: bin.id, name: bin.name, input: createRequestOf(bin), key: 'place' },
  ]);
  await photograph('item', id);
  await photograph('location', bin.id);
  const { done, failed } = await app.undo(back.done);
  expect([done, failed.length]).toEqual([[], 2]);
  expect(failed).toMatchObject([...SINCE.failed, ...SINCE.failed]);
  expect(await statusOf(`/api/items/${id}`)).toBe(200);
  expect(await statusOf(`/api/locations/${bin.id}`)).toBe(200);
});

test('what a count has not found, or a later photo does not show, is deleted with its photo', async () => {
  const place = decodeLocation(
    (await server.call('GET', `/api/locations/${await server.location({ name: 'Bin' })}`)).body,
  );
  const changes: readonly ((gone: readonly Item[]) => Change)[] = [
    (gone) => ({ kind: 'count', at: place, counts: [], added: [], gone }),
    (gone) => ({ kind: 'photo changes', at: place, renamed: [], counts: [], added: [], gone }),
  ];
  for (const change of changes) {
    const item = decodeItem(await server.item({ location_id: place.id }));
    await photograph('item', item.id);
    const app = executorIn(tab(browserOn(server)));
    expect(await app.perform(change([item]))).toMatchObject({ failed: [], done: [{ kind: 'item removed' }] });
    expect(await statusOf(`/api/items/${item.id}`)).toBe(404);
  }
});

test('an item whose answer was lost, and that others have found and worked on, is not taken away by undo', async () => {
  const location_id = await server.location();
  const browser = browserOn(server);
  let isLost = true;
  const { answer } = browser.host;
  browser.host.answer = async (request) => {
    const response = await answer(request);
    if (request.method !== 'POST' || !isLost) return response;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  const app = executorIn(tab(browser));
  const { done } = await app.perform({
    kind: 'add item',
    input: anInput({ location_id, category: 'Misc' }),
  });
  const { items } = decodeItems((await server.call('GET', '/api/items?limit=12')).body);
  expect(items).toHaveLength(1);
  const [item] = items;
  await server.call('PATCH', `/api/items/${item?.id ?? ''}`, { notes: 'by Eve' });
  expect(await app.undo(done)).toMatchObject({ done: [], failed: [{ failure: { kind: 'stale' } }] });
  expect(await statusOf(`/api/items/${item?.id ?? ''}`)).toBe(200);
});

test('what somebody works on between the last look of an undo and its deletion is not taken away', async () => {
  const location_id = await server.location();
  const browser = browserOn(server);
  const { answer } = browser.host;
  let isFirst = true;
  browser.host.answer = async (request) => {
    if (request.method === 'DELETE' && isFirst) {
      isFirst = false;
      await server.call('PATCH', request.path, { notes: 'by Eve' });
    }
    return answer(request);
  };
  const app = executorIn(tab(browser));
  const { done } = await app.perform({
    kind: 'add item',
    input: anInput({ location_id, category: 'Misc' }),
  });
  expect(await app.undo(done)).toMatchObject({ done: [], failed: [{ failure: { kind: 'stale' } }] });
  expect(isFirst).toBe(false);
  expect(await statusOf(`/api/items/${done[0]?.id ?? ''}`)).toBe(200);
});
