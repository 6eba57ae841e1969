import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeItem, decodeItems, decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { notFound } from '../host/fakeHost.ts';
import { anInput } from '../samples.ts';
import { tab } from '../unsent/outbox.stage.ts';
import { browserOn, executorIn, onFakeHost } from './changeExecutor.stage.ts';

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

/** The bolts are called otherwise, there are fewer keys, the nuts are gone, and something is new. */
function seen(): Change {
  const [bolts, keys, nuts] = items;
  if (!bolts || !keys || !nuts) throw new Error('Three items were added.');
  return {
    kind: 'photo changes',
    at: drawer,
    renamed: [{ item: bolts, name: 'Screws' }],
    counts: [{ item: keys, quantity: 1 }],
    added: [{ id: 'local-found', input: anInput({ name: 'Found', quantity: 1, location_id: drawer.id }) }],
    gone: [nuts],
  };
}
const BEFORE = ['Bolts 4', 'Keys 4', 'Nuts 4'];
const AFTER = ['Found 1', 'Keys 1', 'Screws 4'];

test('what a photo shows is accepted as one change, once however often it comes, and taken back by one undo', async () => {
  const app = executorIn(tab(browserOn(server)));
  const { done, failed } = await app.perform(seen());
  expect([failed, await inDrawer()]).toEqual([[], AFTER]);
  expect((await app.perform(seen())).failed).toEqual([]);
  expect(await inDrawer()).toEqual(AFTER);
  const undone = await app.undo(done);
  expect([undone.failed, await inDrawer()]).toEqual([[], BEFORE]);
  expect((await app.undo(undone.done)).failed).toEqual([]);
  expect(await inDrawer()).toEqual(AFTER);
});

test('a name that somebody else has changed since stays so when what a photo showed is taken back', async () => {
  const app = executorIn(tab(browserOn(server)));
  const { done } = await app.perform(seen());
  await server.call('PATCH', `/api/items/${items[0]?.id ?? ''}`, { name: 'Wood screws' });
  const { failed } = await app.undo(done);
  expect(failed).toMatchObject([{ name: 'Bolts', failure: { kind: 'stale' } }]);
  expect(await inDrawer()).toEqual(['Keys 4', 'Nuts 4', 'Wood screws 4']);
});

test('what somebody has recorded since the dialog was read is neither written over, renamed nor deleted, and is said', async () => {
  const [bolts, keys, nuts] = items;
  await server.call('PATCH', `/api/items/${bolts?.id ?? ''}`, { name: 'Bolts, black' });
  for (const item of [keys, nuts])
    await server.call('PATCH', `/api/items/${item?.id ?? ''}`, { quantity: 100 });
  const app = executorIn(tab(browserOn(server)));
  const { done, failed } = await app.perform(seen());
  expect([done.map(({ name }) => name), await inDrawer()]).toEqual([
    ['Found'],
    ['Bolts, black 4', 'Found 1', 'Keys 100', 'Nuts 100'],
  ]);
  expect(failed).toMatchObject([
    {
      name: 'Bolts',
      failure: { kind: 'stale', message: 'Somebody has renamed it meanwhile: “Bolts, black”.' },
    },
    {
      name: 'Keys',
      failure: { kind: 'stale', message: 'Somebody has changed its quantity meanwhile: it is 100.' },
    },
    {
      name: 'Nuts',
      failure: { kind: 'stale', message: 'Somebody has changed its quantity meanwhile: it is 100.' },
    },
  ]);
  // Where the page has read it again, that is what a person accepts.
  if (!keys) throw new Error('Three items were added.');
  const counts = [{ item: { ...keys, quantity: 100 }, quantity: 1 }];
  const again: Change = { kind: 'photo changes', at: drawer, renamed: [], counts, added: [], gone: [] };
  expect([(await app.perform(again)).failed, (await inDrawer())[2]]).toEqual([[], 'Keys 1']);
});

/** Two things that a photo shows for the first time. */
function newThings(): Change {
  const added = ['M3x10', '4.7k'].map((name) => ({
    id: `local-${name}`,
    input: anInput({ name, quantity: 1, location_id: drawer.id }),
  }));
  return { kind: 'photo changes', at: drawer, renamed: [], counts: [], added, gone: [] };
}
const MEANWHILE = { kind: 'stale', message: 'It has been recorded here meanwhile.' };

test('of two people who accept what one photo shows the second adds nothing a second time', async () => {
  const [mine, theirs] = [executorIn(tab(browserOn(server))), executorIn(tab(browserOn(server)))];
  expect((await theirs.perform(newThings())).failed).toEqual([]);
  const { done, failed } = await mine.perform(newThings());
  expect([done, failed]).toMatchObject([
    [],
    [
      { name: 'M3x10', failure: MEANWHILE },
      { name: '4.7k', failure: MEANWHILE },
    ],
  ]);
  expect(await inDrawer()).toEqual(['4.7k 1', ...BEFORE, 'M3x10 1'].toSorted());
  expect(mine.outbox.entries()).toEqual([]);
});

test('what was recorded meanwhile in a compartment of the location is not added either, what is new there is', async () => {
  const { body } = await server.call('POST', '/api/locations', {
    name: 'Compartment',
    parent_id: drawer.id,
    location_type_id: 1,
    location_area_id: 1,
  });
  await server.item({ name: 'M3 x 10', location_id: decodeLocation(body).id });
  const app = executorIn(tab(browserOn(server)));
  await app.items.readFresh(items[0]?.id ?? '');
  const { done, failed } = await app.perform(newThings());
  expect([done, failed]).toMatchObject([[{ name: '4.7k' }], [{ name: 'M3x10', failure: MEANWHILE }]]);
  expect(app.sent.filter(({ query }) => query.get('within') === drawer.id)).toHaveLength(1);
});

test('while the server is away what a photo shows is kept, and nothing is asked twice', async () => {
  const app = onFakeHost();
  app.shared.host.outage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { done, failed, unsent } = await app.perform(newThings());
  expect([done.map(({ name }) => name), failed, unsent]).toEqual([['M3x10', '4.7k'], [], 2]);
  expect(app.writesSent()).toEqual([]);
});

test('where it cannot be known what is recorded nothing is added', async () => {
  const app = onFakeHost();
  app.shared.host.outage.answer = () => notFound();
  const { done, failed } = await app.perform(newThings());
  expect([done, failed.map(({ failure }) => failure.kind)]).toEqual([[], ['not-found', 'not-found']]);
  expect([app.writesSent(), app.outbox.entries()]).toEqual([[], []]);
});
