import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeItem, decodeItems, decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { inputOfItem } from '../../../src/model/unsent/unsent.ts';
import { anInput } from '../samples.ts';
import { tab } from '../unsent/outbox.stage.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';

let server: TestServer;
let drawer: Location;
let items: Item[];
beforeEach(async () => {
  server = await startServer();
  drawer = decodeLocation((await server.call('GET', `/api/locations/${await server.location()}`)).body);
  items = [];
  for (const name of ['Bolts', 'Keys', 'Nuts'])
    items.push(decodeItem(await server.item({ name, location_id: drawer.id, quantity: 4 })));
});
afterEach(() => server.stop());

const inDrawer = async (): Promise<string[]> => {
  const { body } = await server.call('GET', `/locations/${drawer.id}/items`);
  return decodeItems(body)
    .items.map(({ name, quantity }) => `${name} ${quantity ?? 0}`)
    .toSorted();
};
const BEFORE = ['Bolts 4', 'Keys 4', 'Nuts 4'];
const COUNTED = ['Bolts 7', 'Found 3', 'Keys 0'];

/** Seven bolts, no keys, a thing that was found; the nuts are gone, and deleted. */
function counted(): Change {
  const [bolts, keys, nuts] = items;
  if (!bolts || !keys || !nuts) throw new Error('Three items were added.');
  return {
    kind: 'count',
    at: drawer,
    counts: [
      { item: bolts, quantity: 7 },
      { item: keys, quantity: 0 },
    ],
    added: [{ id: 'local-found', input: anInput({ name: 'Found', quantity: 3, location_id: drawer.id }) }],
    gone: [nuts],
  };
}

test('a count is one change, taken back by one undo, and done again', async () => {
  const app = executorIn(tab(browserOn(server)));
  const { done, failed } = await app.perform(counted());
  expect([failed, await inDrawer()]).toEqual([[], COUNTED]);
  const undone = await app.undo(done);
  expect([undone.failed, await inDrawer()]).toEqual([[], BEFORE]);
  expect((await app.undo(undone.done)).failed).toEqual([]);
  expect(await inDrawer()).toEqual(COUNTED);
});

test('a count that comes twice, as after a page that was closed in the midst of it, adds nothing twice', async () => {
  const app = executorIn(tab(browserOn(server)));
  await app.perform(counted());
  const { failed } = await app.perform(counted());
  expect([failed, await inDrawer()]).toEqual([[], COUNTED]);
});

test('what is new and somebody else has recorded in the location meanwhile is not added beside that', async () => {
  const app = executorIn(tab(browserOn(server)));
  await server.item({ name: 'found', location_id: drawer.id, quantity: 2 });
  const { failed } = await app.perform(counted());
  const meanwhile = { kind: 'stale', message: 'It has been recorded here meanwhile.' };
  expect(failed).toMatchObject([{ name: 'Found', failure: meanwhile }]);
  expect(await inDrawer()).toEqual(['Bolts 7', 'Keys 0', 'found 2']);
});

test('what is new is added beside one of the same name that was known, and beside one in a box that lies there', async () => {
  const app = executorIn(tab(browserOn(server)));
  const known = decodeItem(await server.item({ name: 'found', location_id: drawer.id, quantity: 2 }));
  const parent_id = drawer.id;
  const box = { name: 'Box', parent_id, location_type_id: 1, location_area_id: 1 };
  const { body } = await server.call('POST', '/api/locations', box);
  await server.item({ name: 'Found', location_id: decodeLocation(body).id });
  const change = counted();
  if (change.kind !== 'count') throw new Error('It is a count.');
  const added = change.added.map((one) => ({ ...one, beside: [known.id] }));
  expect((await app.perform({ ...change, added })).failed).toEqual([]);
  expect(await inDrawer()).toEqual([...COUNTED, 'found 2']);
});

test('what is new is added beside what the server still calls so, and this person has given another name', async () => {
  const app = executorIn(tab(browserOn(server)));
  const [bolts] = items;
  if (!bolts) throw new Error('Three items were added.');
  await server.restart(async () => {
    await app.outbox.update({
      id: bolts.id,
      input: { ...inputOfItem(bolts), name: 'Rivets' },
      pristine: inputOfItem(bolts),
      base: bolts,
      revision: undefined,
    });
  });
  expect(app.outbox.entry(bolts.id)).toBeDefined();
  const input = anInput({ name: 'Bolts', quantity: 3, location_id: drawer.id });
  const change: Change = {
    kind: 'count',
    at: drawer,
    counts: [],
    added: [{ id: 'local-bolts', input }],
    gone: [],
  };
  expect((await app.perform(change)).failed).toEqual([]);
  expect(await inDrawer()).toEqual(['Bolts 3', ...BEFORE]);
});

test('while the server is away a count is kept and sent later; only what is to be deleted has to wait for it', async () => {
  const app = executorIn(tab(browserOn(server)));
  await server.restart(async () => {
    const { failed, unsent } = await app.perform(counted());
    expect(failed.map(({ name, step }) => [name, step])).toEqual([['Nuts', undefined]]);
    expect(unsent).toBe(3);
  });
  for (const { id } of app.outbox.entries()) await app.outbox.send(id);
  expect(await inDrawer()).toEqual([...COUNTED, 'Nuts 4']);
});

test('a number that another person has written since the differences were seen is not written over, and is said', async () => {
  const [bolts] = items;
  await server.call('PATCH', `/api/items/${bolts?.id ?? ''}`, { quantity: 20 });
  const app = executorIn(tab(browserOn(server)));
  const { failed } = await app.perform(counted());
  expect(failed).toMatchObject([{ name: 'Bolts', failure: { kind: 'stale' } }]);
  expect(failed[0]?.step).toBeUndefined();
  expect(await inDrawer()).toEqual(['Bolts 20', ...COUNTED.slice(1)]);
});

test('what was gone and is refilled since the differences were seen is not deleted, and is said', async () => {
  const [, , nuts] = items;
  await server.call('PATCH', `/api/items/${nuts?.id ?? ''}`, { quantity: 50 });
  const app = executorIn(tab(browserOn(server)));
  const { failed } = await app.perform(counted());
  expect(failed).toMatchObject([{ name: 'Nuts', failure: { kind: 'stale' } }]);
  expect(failed[0]?.step).toBeUndefined();
  expect(await inDrawer()).toEqual([...COUNTED, 'Nuts 50']);
});

test('what another person has changed meanwhile stays, but for the number that was counted', async () => {
  const [bolts] = items;
  await server.call('PATCH', `/api/items/${bolts?.id ?? ''}`, { notes: 'Not the metric ones' });
  const app = executorIn(tab(browserOn(server)));
  expect((await app.perform(counted())).failed).toEqual([]);
  const { notes, quantity } = decodeItem((await server.call('GET', `/api/items/${bolts?.id ?? ''}`)).body);
  expect([notes, quantity]).toEqual(['Not the metric ones', 7]);
});

test('what was deleted meanwhile is told, and stops nothing else', async () => {
  await server.call('DELETE', `/api/items/${items[1]?.id ?? ''}`);
  const app = executorIn(tab(browserOn(server)));
  const { failed } = await app.perform(counted());
  expect(failed.map(({ name, failure }) => [name, failure.kind])).toEqual([['Keys', 'not-found']]);
  expect(await inDrawer()).toEqual(['Bolts 7', 'Found 3']);
});

test('what another person has moved elsewhere meanwhile is neither deleted nor counted there', async () => {
  const elsewhere = await server.location({ name: 'Elsewhere' });
  const [bolts, , nuts] = items;
  for (const item of [bolts, nuts]) {
    await server.call('PATCH', `/api/items/${item?.id ?? ''}`, { location_id: elsewhere, quantity: 40 });
  }
  const app = executorIn(tab(browserOn(server)));
  const { failed } = await app.perform(counted());
  expect(failed.map(({ name, failure }) => [name, failure.kind])).toEqual([
    ['Bolts', 'stale'],
    ['Nuts', 'stale'],
  ]);
  for (const item of [bolts, nuts]) {
    const { location_id, quantity } = decodeItem(
      (await server.call('GET', `/api/items/${item?.id ?? ''}`)).body,
    );
    expect([location_id, quantity]).toEqual([elsewhere, 40]);
  }
});
