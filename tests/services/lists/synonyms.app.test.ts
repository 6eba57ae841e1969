import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createApp } from '../../../src/app/app.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { startApp } from '../appStage.ts';
import { fakeLocks } from '../browser/fakeLocks.ts';
import { HOST } from '../host/fakeHost.ts';

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
  const { app, window, countOf } = startApp(({ method, path, query, headers, body }) => {
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
  const changes: string[] = [];
  /** The same browser, its page loaded again: it lets go of what the page before held. */
  const reload = async () => {
    Object.assign(window.navigator, { locks: fakeLocks() });
    return openTab();
  };
  const openTab = async () => {
    const later = createApp({ window, apiBase: HOST });
    later.openForms.watch((change) => changes.push(change));
    const { actor } = (await later.deferred()).synonyms;
    await waitFor(actor, (state) => state.matches({ on: { list: 'ready' } }));
    return actor;
  };
  const drafts = () =>
    Array.from({ length: window.localStorage.length }, (_, at) => window.localStorage.key(at) ?? '').filter(
      (key) => key.startsWith('stowage-draft_'),
    );
  return { app, window, synonyms: synonyms.actor, find, countOf, reload, openTab, drafts, changes };
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

test('what is typed for words is there again after a reload, for its person alone, until it is added or given up', async () => {
  const { window, synonyms, reload, drafts, changes } = await appOnServer();
  synonyms.send({ type: 'text.changed', text: 'drift, pin punch' });
  synonyms.send({ type: 'add.requested' });
  await waitFor(synonyms, ({ context }) => context.groups.length === 1 && context.text === '');
  const [group] = synonyms.getSnapshot().context.groups;
  if (!group) throw new Error('No words were added.');
  expect(drafts()).toEqual([]);
  synonyms.send({ type: 'text.changed', text: 'biscuit, dow' });
  synonyms.send({ type: 'change.begun', group });
  synonyms.send({ type: 'change.typed', text: 'drift, punch' });

  window.localStorage.setItem('stowage-user', 'eve');
  expect((await reload()).getSnapshot().context).toMatchObject({ text: '', change: undefined });
  window.localStorage.setItem('stowage-user', 'ada');
  const again = await reload();
  expect(again.getSnapshot().context).toMatchObject({
    text: 'biscuit, dow',
    change: { group, text: 'drift, punch' },
  });
  // What nobody is typing at keeps no new version of the app waiting.
  expect(changes).toEqual([]);
  again.send({ type: 'text.changed', text: 'biscuit, dowel' });
  expect(changes).toEqual(['opened']);
  again.send({ type: 'add.requested' });
  await waitFor(again, ({ context }) => context.groups.length === 2 && context.text === '');
  expect(drafts()).toHaveLength(1);
  again.send({ type: 'change.cancelled' });
  expect(drafts()).toEqual([]);
});

test('what is typed for words in a tab that is open is not in the one that is opened beside it', async () => {
  const { synonyms, openTab, drafts } = await appOnServer();
  synonyms.send({ type: 'text.changed', text: 'biscuit, dow' });
  const other = await openTab();
  other.send({ type: 'text.changed', text: 'drift, pin punch' });
  expect(drafts()).toHaveLength(2);
  other.send({ type: 'add.requested' });
  await waitFor(other, ({ context }) => context.groups.length === 1 && context.text === '');
  expect(drafts()).toHaveLength(1);
  expect(synonyms.getSnapshot().context.text).toBe('biscuit, dow');
});

test('words that were removed and could not be brought back are brought back after a reload', async () => {
  const { synonyms, reload, drafts } = await appOnServer();
  synonyms.send({ type: 'text.changed', text: 'drift, pin punch' });
  synonyms.send({ type: 'add.requested' });
  await waitFor(synonyms, ({ context }) => context.groups.length === 1 && context.text === '');
  const [group] = synonyms.getSnapshot().context.groups;
  if (!group) throw new Error('No words were added.');
  synonyms.send({ type: 'remove.requested', group });
  await waitFor(synonyms, ({ context }) => context.groups.length === 0 && !context.removing);
  isOffline = true;
  synonyms.send({ type: 'removal.undone', words: group.words });
  await waitFor(synonyms, ({ context }) => context.undoing.length === 0);
  isOffline = false;

  const again = await reload();
  expect(again.getSnapshot().context.lost).toEqual([group.words]);
  again.send({ type: 'removal.undone', words: group.words });
  await waitFor(again, ({ context }) => context.groups.length === 1 && context.lost.length === 0);
  expect(drafts()).toEqual([]);
});
