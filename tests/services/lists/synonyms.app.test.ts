import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { startApp } from '../appStage.ts';

let server: TestServer;
let isOffline: boolean;
beforeEach(async () => {
  isOffline = false;
  server = await startServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** The whole app, its host a real server. */
async function appOnServer() {
  const reach = globalThis.fetch;
  const { app, countOf } = startApp(({ method, path, query, headers, body }) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${server.token}`);
    return reach(`${server.url}${path}?${query.toString()}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  });
  const { palette, synonyms } = await app.deferred();
  await waitFor(app.locationIndex, (state) => state.context.tree !== undefined);
  await waitFor(synonyms.actor, (state) => state.matches({ on: { list: 'ready' } }));
  palette.send({ type: 'palette.opened' });
  const find = async (query: string) => {
    palette.send({ type: 'query.changed', query });
    const { context } = await waitFor(
      palette,
      (state) => !state.hasTag('busy') && state.context.found === query && state.context.located === query,
    );
    return { items: context.items.map(({ name }) => name), locations: context.locations?.ids };
  };
  return { app, synonyms: synonyms.actor, find, countOf };
}

test('words that are added here are found by at once, items and locations, and by what this browser knows without the server', async () => {
  const rack = await server.location({ name: 'Dowel rack' });
  await server.item({ name: 'Flat dowels', location_id: rack });
  const { synonyms, find, countOf } = await appOnServer();
  expect((await find('flat'))?.items).toEqual(['Flat dowels']);
  expect(await find('biscuits')).toMatchObject({ items: [], locations: [] });
  synonyms.send({ type: 'text.changed', text: 'biscuit, flat dowel' });
  synonyms.send({ type: 'add.requested' });
  await waitFor(synonyms, ({ context }) => context.groups.length === 1);
  expect((await find('biscuit'))?.items).toEqual(['Flat dowels']);

  synonyms.send({ type: 'text.changed', text: 'cracker, dowel' });
  synonyms.send({ type: 'add.requested' });
  await waitFor(synonyms, ({ context }) => context.groups.length === 2);
  expect((await find('cracker rack'))?.locations).toEqual([rack]);

  isOffline = true;
  expect((await find('biscuits'))?.items).toEqual(['Flat dowels']);
  expect(countOf('GET', /^\/api\/synonyms$/)).toBeGreaterThan(0);
});

test('a new version of the app waits for words that are typed, whatever page is shown, until they are added', async () => {
  const { app, synonyms } = await appOnServer();
  let open = 0;
  app.openForms.watch((change) => (open += change === 'opened' ? 1 : -1));
  synonyms.send({ type: 'text.changed', text: 'biscuit' });
  expect(open).toBe(1);
  synonyms.send({ type: 'text.changed', text: 'biscuit, dowel' });
  expect(open).toBe(1);
  synonyms.send({ type: 'add.requested' });
  await waitFor(synonyms, ({ context }) => context.groups.length === 1 && context.text === '');
  expect(open).toBe(0);
});
