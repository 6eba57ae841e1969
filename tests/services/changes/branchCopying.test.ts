import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import { type Change, type Step, stepsOf } from '../../../src/model/changes/changes.ts';
import { branchOf, copiedBranch, newBranchValues } from '../../../src/model/locations/branchCopy.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { type Browser, tab } from '../unsent/outbox.stage.ts';
import { settleLocationId } from '../../../src/services/unsent/locationOutbox.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';

let server: TestServer;
let ids: { cabinet: string; drawer: string };
beforeEach(async () => {
  server = await startServer();
  const cabinet = await server.location({ name: 'Cabinet 1', label: 'WS-1' });
  const drawer = await server.location({ name: 'Drawer', label: 'WS-1-A', parent_id: cabinet });
  ids = { cabinet, drawer };
  await server.item({ name: 'Bolts', location_id: drawer, quantity: 5 });
  await server.item({ name: 'Key', location_id: cabinet });
});
afterEach(() => server.stop());

type App = ReturnType<typeof executorIn>;

/** With items that wait for the locations they are in. */
function appOn(browser: Browser): App {
  const app: App = executorIn(tab(browser, (item) => settleLocationId(app.places, item, 'location_id')));
  return app;
}

const allOf = (app: App) => app.cache.read(app.locations.hierarchy(), { fresh: true });

/** The whole cabinet, as the dialog asks for its copy. */
async function duplicate(app: App): Promise<Change> {
  const tree = createTree(await allOf(app));
  const root = decodeLocation((await server.call('GET', `/api/locations/${ids.cabinet}`)).body);
  const locations = branchOf(tree, root);
  const items = await Promise.all(
    locations.map(({ id }) => app.cache.read(app.items.inLocation(id), { fresh: true })),
  );
  const labels = new Set(['ws-1', 'ws-1-a']);
  const values = { ...newBranchValues(root, labels), withItems: true };
  const { copy } = copiedBranch(values, { root, locations, items: items.flat(), labels });
  if (!copy) throw new Error('Nothing to copy.');
  return { kind: 'copy branch', copy, name: values.name, from: root };
}

/** What the server has of the copies: the paths of locations and items. */
async function copies(app: App): Promise<string[]> {
  const tree = createTree(await allOf(app));
  const found: string[] = [];
  for (const { id, name } of tree.byId.values()) {
    const path = tree.pathLabel(id);
    if (!path.startsWith('Cabinet 2')) continue;
    const items = await app.cache.read(app.items.inLocation(id), { fresh: true });
    found.push(path, ...items.map((item) => `${name}: ${item.name}`));
  }
  return found.toSorted();
}

const WHOLE = ['Cabinet 2', 'Cabinet 2 › Drawer', 'Cabinet 2: Key', 'Drawer: Bolts'];

/** Sends what waits, as often as it takes: what is inside goes after what it is in. */
async function sendAll(app: App): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const { id } of app.places.entries()) await app.places.send(id);
    for (const { id } of app.outbox.entries()) await app.outbox.send(id);
  }
}

test('a location is copied with everything inside, taken back by one undo, and done again', async () => {
  const app = appOn(browserOn(server));
  const outcome = await app.perform(await duplicate(app));
  expect([outcome.done.length, outcome.failed, outcome.unsent]).toEqual([4, [], 0]);
  expect(await copies(app)).toEqual(WHOLE);
  const undone = await app.undo(outcome.done);
  expect(undone.failed).toEqual([]);
  expect(await copies(app)).toEqual([]);
  expect((await app.undo(undone.done)).failed).toEqual([]);
  expect(await copies(app)).toEqual(WHOLE);
});

test('while the server is away all of it is kept, sent in its order once it answers, and taken back then', async () => {
  const app = appOn(browserOn(server));
  const change = await duplicate(app);
  let done: readonly Step[] = [];
  await server.restart(async () => {
    const outcome = await app.perform(change);
    expect(outcome).toMatchObject({ unsent: 4, failed: [] });
    done = outcome.done;
  });
  expect([app.places.entries().length, app.outbox.entries().length]).toEqual([2, 2]);
  await sendAll(app);
  expect(await copies(app)).toEqual(WHOLE);
  expect((await app.undo(done)).failed).toEqual([]);
  expect(await copies(app)).toEqual([]);
});

test('taken back while the server is away nothing of it is ever sent', async () => {
  const app = appOn(browserOn(server));
  const change = await duplicate(app);
  await server.restart(async () => {
    const { done } = await app.perform(change);
    expect((await app.undo(done)).failed).toEqual([]);
  });
  expect([app.places.entries(), app.outbox.entries()]).toEqual([[], []]);
  expect(await copies(app)).toEqual([]);
});

test('taken back before the turn of its items has come these are never sent, though their locations were', async () => {
  const app = appOn(browserOn(server));
  const change = await duplicate(app);
  let done: readonly Step[] = [];
  await server.restart(async () => void ({ done } = await app.perform(change)));
  for (const { id } of app.places.entries()) await app.places.send(id);
  // As the app has it done once one was sent.
  await app.outbox.settleIds();
  expect((await app.undo(done)).failed).toEqual([]);
  expect([app.places.entries(), app.outbox.entries()]).toEqual([[], []]);
  expect(app.writesSent().filter((write) => write.includes('/items'))).toEqual([]);
});

test('each is there once where answers are lost, and all of it is taken back', async () => {
  const browser: Browser = browserOn(server);
  const { answer } = browser.host;
  let lost = 2;
  browser.host.answer = async (sent) => {
    const response = await answer(sent);
    if (sent.method !== 'POST' || lost === 0) return response;
    lost -= 1;
    throw new TypeError('Failed to fetch');
  };
  const app = appOn(browser);
  const outcome = await app.perform(await duplicate(app));
  expect(outcome.failed).toEqual([]);
  await sendAll(app);
  expect(await copies(app)).toEqual(WHOLE);
  expect((await app.undo(stepsOf(outcome))).failed).toEqual([]);
  expect(await copies(app)).toEqual([]);
});

test('one whose label was taken meanwhile is set aside with what is in it, and taken back with the others', async () => {
  const app = appOn(browserOn(server));
  const change = await duplicate(app);
  await server.location({ name: 'Other', label: 'ws-2-a' });
  const outcome = await app.perform(change);
  expect(outcome.failed).toMatchObject([{ name: 'Drawer' }]);
  expect(app.outbox.entries()).toMatchObject([{ item: { name: 'Bolts' } }]);
  expect(await copies(app)).toEqual(['Cabinet 2', 'Cabinet 2: Key']);
  expect((await app.undo(stepsOf(outcome))).failed).toEqual([]);
  expect([app.places.entries(), app.outbox.entries(), await copies(app)]).toEqual([[], [], []]);
});

test('where the browser has no room for all of it nothing is made', async () => {
  const app = appOn(browserOn(server));
  const change = await duplicate(app);
  const { setItem } = app.storage;
  app.storage.setItem = (key, value) => {
    if (key.startsWith('local_item')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(app.storage, key, value);
  };
  await expect(app.perform(change)).rejects.toMatchObject({ kind: 'storage' });
  expect([app.places.entries(), app.outbox.entries()]).toEqual([[], []]);
  expect(await copies(app)).toEqual([]);
});
