import { focusManager } from '@tanstack/query-core';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

let server: TestServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  await server?.stop();
  server = undefined;
});

type App = ReturnType<typeof startApp>['app'];

/** Home's items, and the names that they show. */
function homeOf(app: App) {
  const grid = createActor(app.machines.itemsGrid, { input: { page: 1, category: null } }).start();
  const namesNow = () =>
    grid
      .getSnapshot()
      .context.shown?.items.map(({ name }) => name)
      .join();
  return { grid, namesNow };
}

/** The app on a real server, with Home's three items on screen. */
async function onServer() {
  const started = await startServer();
  server = started;
  const reach = globalThis.fetch;
  const { app, window, countOf } = startApp(({ method, path, query, headers, body }) => {
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${started.token}`);
    return reach(`${started.url}${path}?${query.toString()}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  });
  Object.assign(window, { confirm: () => true });
  const shelf = await started.location({ name: 'Shelf', label: 'S' });
  for (const name of ['Anvil', 'Bolt', 'Chisel']) await started.item({ name, location_id: shelf });
  const { changes, askToDelete } = await app.deferred();
  await waitFor(app.locationIndex, ({ context }) => context.tree !== undefined);
  const { grid, namesNow } = homeOf(app);
  await waitFor(grid, (state) => state.matches({ reading: 'shown' }));
  const shows = (names: string) => vi.waitFor(() => expect(namesNow()).toBe(names));
  await shows('Anvil,Bolt,Chisel');
  const itemNamed = (name: string) => {
    const found = grid.getSnapshot().context.shown?.items.find((item) => item.name === name);
    if (!found) throw new Error(`${name} is not shown.`);
    return found;
  };
  return { grid, shows, itemNamed, changes, askToDelete, countOf };
}

test("Home's items are read once at first", async () => {
  const { countOf } = await onServer();
  expect(countOf('GET', /^\/api\/items$/)).toBe(1);
});

test('a deletion taken back from Home shows there again, and one done again is gone again', async () => {
  const { grid, shows, itemNamed, changes } = await onServer();
  grid.send({ type: 'delete.requested', item: itemNamed('Anvil') });
  await shows('Bolt,Chisel');
  const seen: boolean[] = [];
  grid.subscribe((state) => void seen.push(state.hasTag('loading')));
  changes.send({ type: 'undo.requested' });
  await shows('Anvil,Bolt,Chisel');
  changes.send({ type: 'redo.requested' });
  await shows('Bolt,Chisel');
  // What is on screen stays there until then.
  expect(seen).not.toContain(true);
});

test('an item that is deleted elsewhere on the page, as by the palette, leaves Home', async () => {
  const { grid, shows, itemNamed, askToDelete } = await onServer();
  askToDelete(itemNamed('Bolt'));
  await shows('Anvil,Chisel');
  expect(grid.getSnapshot().context.shown?.total).toBe(2);
});

/** The app on a host that can be away, on the clock of the test. */
function onHost() {
  vi.useFakeTimers();
  const host = { isAway: false, name: 'Anvil' };
  const { app, window, countOf } = startApp(({ path }) => {
    if (host.isAway) throw new TypeError('Failed to fetch');
    const list = { items: [hostItem({ name: host.name })], total: 1 };
    return advertising('', path === '/api/items' ? list : []);
  });
  return { host, app, window, countOf };
}

test("Home's items that could not be read are read when the server is back, without a press", async () => {
  const { host, app, window } = onHost();
  host.isAway = true;
  const { grid, namesNow } = homeOf(app);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(grid.getSnapshot().value).toEqual({ reading: 'failed' });
  host.isAway = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(grid.getSnapshot().value).toEqual({ reading: 'shown' });
  expect(grid.getSnapshot().context).toMatchObject({ failure: undefined, origin: undefined });
  expect(namesNow()).toBe('Anvil');
});

test('Home left open asks again when it is looked at after five minutes, its items on screen until then', async () => {
  const { host, app, countOf } = onHost();
  const { grid, namesNow } = homeOf(app);
  await vi.advanceTimersByTimeAsync(1000);
  host.name = 'Bolt';
  const seen: unknown[] = [];
  grid.subscribe((state) => void seen.push(state.value));
  await vi.advanceTimersByTimeAsync(301_000);
  focusManager.onFocus();
  await vi.advanceTimersByTimeAsync(1000);
  expect(namesNow()).toBe('Bolt');
  expect(countOf('GET', /^\/api\/items$/)).toBe(2);
  expect(new Set(seen.map((value) => JSON.stringify(value)))).toEqual(new Set(['{"reading":"shown"}']));
});

test('LOOKUP-07: what a categories-updated event makes out of date is read anew once', async () => {
  const { host, app, window, countOf } = onHost();
  const { namesNow } = homeOf(app);
  await vi.advanceTimersByTimeAsync(1000);
  host.name = 'Bolt';
  window.dispatchEvent(new Event('categories-updated'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(namesNow()).toBe('Bolt');
  expect(countOf('GET', /^\/api\/items$/)).toBe(2);
});
