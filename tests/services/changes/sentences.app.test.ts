import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { decodeItem, decodeItems } from '../../../contract/answers.ts';
import { NO_OWN } from '../../../contract/finding/ownSynonyms.ts';
import { partsOf } from '../../../src/model/finding/sentences/readSentence.ts';
import type { PaletteRowData } from '../../../src/views/palette/rows.ts';
import { paletteSections } from '../../../src/views/palette/sections.ts';
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

/** The palette of the whole app, its host a real server; typed in as its view does. */
async function palettePage() {
  const reach = globalThis.fetch;
  const { app, window } = startApp(({ method, path, query, headers, body }) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const sent = new Headers(headers);
    sent.set('authorization', `Bearer ${server.token}`);
    return reach(`${server.url}${path}?${query.toString()}`, {
      method,
      headers: sent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  });
  const questions: string[] = [];
  Object.assign(window, { confirm: (message: string) => questions.push(message) > 0 });
  const { palette, changes, outbox, askToDelete } = await app.deferred();
  app.overlays.send({ type: 'palette.opened' });
  const { context } = await waitFor(app.locationIndex, (state) => state.context.tree !== undefined);
  const { tree } = context;
  const type = async (typed: string): Promise<PaletteRowData | undefined> => {
    palette.send({ type: 'palette.opened' });
    palette.send({ type: 'query.changed', query: typed, parts: partsOf(typed) });
    const { context: found } = await waitFor(
      palette,
      (state) => !state.hasTag('busy') && state.context.located === typed,
    );
    const sections = paletteSections(
      {
        synonyms: NO_OWN,
        ...found,
        typed,
        commands: [],
        tree,
        isSettled: true,
        unsent: [],
        words: [],
        offer: undefined,
        here: '/',
        now: Date.now(),
      },
      {
        close: () => palette.send({ type: 'palette.closed' }),
        navigate: () => undefined,
        ask: (asked, begun) => palette.send({ type: 'argument.asked', asked, typed: begun }),
        give: (effect) => palette.send({ type: 'argument.given', effect }),
        remember: () => undefined,
        openScanned: () => undefined,
      },
    );
    return sections[0]?.rows[0];
  };
  return {
    palette,
    type,
    questions,
    askToDelete,
    undo: () => changes.send({ type: 'undo.requested' }),
    unsent: () => outbox.getSnapshot().context.entries.length,
    comeBack: () => {
      isOffline = false;
      window.dispatchEvent(new Event('online'));
    },
  };
}

/** Longer than a busy machine needs for a few requests. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { interval: 10 });

const itemNow = async (id: unknown) =>
  decodeItem((await server.call('GET', `/api/items/${String(id)}`)).body);

async function workshop() {
  const cabinet = await server.location({ name: 'Cabinet 2', label: 'WS-C2' });
  const drawer = await server.location({ name: 'Drawer 12', label: 'WS-C2-D12', parent_id: cabinet });
  const screw = await server.item({ name: 'M3x10 screw', location_id: cabinet, quantity: 140 });
  return { cabinet, drawer, id: screw['id'] };
}

describe('a sentence that is typed in the palette and chosen', () => {
  test('moves an item as the command does, and undo puts it back', async () => {
    const { cabinet, drawer, id } = await workshop();
    const { palette, type, undo } = await palettePage();
    const row = await type('mv m3 screws > drawer 12');
    expect(row?.name).toBe('Move M3x10 screw to Drawer 12');
    row?.perform();
    expect(palette.getSnapshot().value).toBe('closed');
    await soon(async () => expect((await itemNow(id)).location_id).toBe(drawer));
    undo();
    await soon(async () => expect((await itemNow(id)).location_id).toBe(cabinet));
  });

  test('changes and sets a quantity, and undo brings back what it was', async () => {
    const { id } = await workshop();
    const { type, undo } = await palettePage();
    const more = await type('+5 m3x10');
    expect(more?.name).toBe('Add 5 to M3x10 screw — 140 → 145');
    more?.perform();
    await soon(async () => expect((await itemNow(id)).quantity).toBe(145));
    const set = await type('count m3x10 12');
    set?.perform();
    await soon(async () => expect((await itemNow(id)).quantity).toBe(12));
    undo();
    await soon(async () => expect((await itemNow(id)).quantity).toBe(145));
  });

  test('adds an item to a place by its label, and undo takes it away', async () => {
    const { drawer } = await workshop();
    const { type, undo } = await palettePage();
    const found = async () => {
      const { body } = await server.call('GET', '/api/items?limit=9');
      return decodeItems(body).items.filter(({ name }) => name === 'm5 bolt');
    };
    const row = await type('add 50x m5 bolt to ws-c2-d12');
    expect(row?.name).toBe('Add item “m5 bolt”, 50 pieces, to WS-C2-D12');
    row?.perform();
    await soon(async () =>
      expect(await found()).toMatchObject([{ name: 'm5 bolt', quantity: 50, location_id: drawer }]),
    );
    undo();
    await soon(async () => expect(await found()).toEqual([]));
  });

  test('is kept while the server does not answer, and sent when it does', async () => {
    const { id } = await workshop();
    const { type, unsent, comeBack } = await palettePage();
    const row = await type('-40 m3x10');
    isOffline = true;
    row?.perform();
    await soon(() => expect(unsent()).toBe(1));
    comeBack();
    await soon(async () => expect((await itemNow(id)).quantity).toBe(100));
    await soon(() => expect(unsent()).toBe(0));
  });
});

describe('the second actions of an item', () => {
  test('of which only the name is known get the rest of it, with what is unsent, and without the server, too', async () => {
    const { id } = await workshop();
    const { palette, type, unsent } = await palettePage();
    const readAs = async () => {
      palette.send({ type: 'palette.opened' });
      palette.send({ type: 'actions.shown', of: { kind: 'item', id: String(id), name: 'M3x10 screw' } });
      const { context } = await waitFor(palette, (state) => !state.hasTag('reading'));
      palette.send({ type: 'palette.closed' });
      return context.actedOn;
    };
    expect(await readAs()).toMatchObject({ item: { quantity: 140 } });
    const row = await type('-40 m3x10');
    isOffline = true;
    row?.perform();
    await soon(() => expect(unsent()).toBe(1));
    expect(await readAs()).toMatchObject({ item: { quantity: 100 } });
  });

  test('delete it after a question, and undo brings it back', async () => {
    const { id } = await workshop();
    const { askToDelete, questions, undo } = await palettePage();
    const gone = async () => (await server.call('GET', `/api/items/${String(id)}`)).status === 404;
    askToDelete(await itemNow(id));
    await soon(async () => expect(await gone()).toBe(true));
    expect(questions).toEqual([expect.stringContaining('Delete "M3x10 screw"?')]);
    undo();
    await soon(async () => expect((await itemNow(id)).quantity).toBe(140));
  });
});
