import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeItems, decodeLocation } from '../../../contract/answers.ts';
import type { Location } from '../../../contract/entities.ts';
import type { Change, NewItem } from '../../../src/model/changes/changes.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { anInput } from '../samples.ts';
import { tab } from '../unsent/outbox.stage.ts';
import { browserOn, executorIn } from './changeExecutor.stage.ts';

let server: TestServer;
let drawer: Location;
beforeEach(async () => {
  server = await startServer();
  drawer = decodeLocation((await server.call('GET', `/api/locations/${await server.location()}`)).body);
});
afterEach(() => server.stop());

/** Names with their quantities, as the server has them. */
const inPlace = async (id = drawer.id): Promise<string[]> => {
  const { body } = await server.call('GET', `/locations/${id}/items`);
  return decodeItems(body)
    .items.map(({ name, quantity }) => `${name} ${quantity ?? 0}`)
    .toSorted();
};
const cups = (id = 'local-cups', quantity = 3): NewItem => ({
  id,
  input: anInput({ name: 'Cups', quantity, location_id: drawer.id }),
});
const count = (...added: NewItem[]): Change => ({ kind: 'count', at: drawer, counts: [], added, gone: [] });
type App = ReturnType<typeof executorIn>;
const round = async ({ outbox }: App): Promise<void> => {
  for (const { id } of outbox.entries()) await outbox.send(id, false);
};

/** A browser with a find of a count that waits for the server. */
async function waiting(): Promise<App> {
  const app = executorIn(tab(browserOn(server)));
  await server.restart(async () => void (await app.perform(count(cups()))));
  return app;
}
const theirs = () => server.item({ name: 'Cups', location_id: drawer.id, quantity: 9 });

/** Saves a form as it was opened, with a note. */
const save = ({ outbox }: App, opened: ReturnType<App['outbox']['entry']>, change: object) => {
  if (!opened) throw new Error('It is not kept.');
  const { id, item, revision } = opened;
  const input = { ...item, ...change };
  return outbox.update({ id, input, pristine: item, base: undefined, revision, form: 'f' });
};

describe('what a count has found, and somebody else has recorded meanwhile', () => {
  test('is decided about by a form that shows it, not by one that was opened before', async () => {
    const app = await waiting();
    const opened = app.outbox.entry('local-cups');
    await theirs();
    await round(app);
    await save(app, opened, { notes: 'x' });
    await round(app);
    const aside = app.outbox.entries().map(({ status, item }) => [status, item.notes]);
    expect([await inPlace(), aside]).toEqual([['Cups 9'], [['refused', 'x']]]);
    await save(app, app.outbox.entry('local-cups'), { notes: 'y' });
    await round(app);
    expect(await inPlace()).toEqual(['Cups 3', 'Cups 9']);
  });

  test('is told before it is sent all the same, also where it was set aside for another reason before', async () => {
    const app = await waiting();
    await server.call('DELETE', `/api/locations/${drawer.id}`);
    await round(app);
    expect(app.outbox.entries()).toMatchObject([{ status: 'refused', failure: { kind: 'invalid' } }]);
    await server.call('POST', `/api/locations/${drawer.id}/restore`, {});
    await theirs();
    await app.outbox.send('local-cups');
    const told = app.outbox.entries().map(({ failure }) => failure?.kind);
    expect([await inPlace(), told]).toEqual([['Cups 9'], ['stale']]);
    await app.outbox.send('local-cups');
    expect(await inPlace()).toEqual(['Cups 3', 'Cups 9']);
  });
});

test('in a full storage two finds of one name are both made, and one that is there is told as with room', async () => {
  const browser = browserOn(server);
  const app = executorIn(tab(browser));
  browser.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect((await app.perform(count(cups('local-1', 3), cups('local-2', 5)))).failed).toEqual([]);
  expect(await inPlace()).toEqual(['Cups 3', 'Cups 5']);
  const { failed } = await app.perform({ ...count(cups('local-3', 7)) });
  expect(failed.map(({ failure }) => failure.kind)).toEqual(['stale']);
});
