import { afterEach, beforeEach, expect, test } from 'vitest';
import { decodeItem, decodeItems, decodeLocation } from '../../../contract/answers.ts';
import type { Item, Location } from '../../../contract/entities.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { anInput } from '../samples.ts';
import { tab } from '../unsent/outbox.stage.ts';
import { browserOn, changingIn } from './changeExecutor.stage.ts';

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
  const app = changingIn(tab(browserOn(server)));
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
  const app = changingIn(tab(browserOn(server)));
  const { done } = await app.perform(seen());
  await server.call('PATCH', `/api/items/${items[0]?.id ?? ''}`, { name: 'Wood screws' });
  const { failed } = await app.undo(done);
  expect(failed).toMatchObject([{ name: 'Bolts', failure: { kind: 'stale' } }]);
  expect(await inDrawer()).toEqual(['Keys 4', 'Nuts 4', 'Wood screws 4']);
});
