import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../../../src/failure.ts';
import { type TestServer, startServer } from '../../server/startServer.ts';
import { EVERY_WRITE } from '../../support/faults/everyWrite.ts';
import { type FaultProxy, startFaultProxy } from '../../support/faults/proxy.ts';
import { type WritingApp, writingApp } from '../../support/faults/writingApp.ts';
import { record } from '../../server/answers.ts';

let server: TestServer;
let proxy: FaultProxy;
let app: WritingApp;
beforeAll(async () => {
  server = await startServer();
  proxy = await startFaultProxy(() => server.url);
});
beforeEach(() => {
  proxy.lift();
  app = writingApp(proxy.url, server.token);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

const AT = ['before', 'after', 'middle'] as const;
const WRITES = Object.entries(EVERY_WRITE);

describe('an answer that is cut off once', () => {
  test.each(WRITES)('leaves %s done once, and told as done', async (_, prepare) => {
    for (const at of AT) {
      const write = await prepare({ server, app });
      proxy.once(write.which, { kind: 'cut', at });
      await write.act();
      expect(await write.count(), at).toBe(write.wanted);
    }
    // A proxy that lost the answer knows as little.
    const write = await prepare({ server, app });
    proxy.once(write.which, { kind: 'gateway', at: 'after', status: 502 });
    await write.act();
    expect(await write.count()).toBe(write.wanted);
  });
});

describe('a line that stays down', () => {
  const asked = async (name: string) => {
    const prepare = EVERY_WRITE[name];
    if (!prepare) throw new Error(`There is no ${name}.`);
    const write = await prepare({ server, app });
    return { ...write, told: () => write.act().then(() => undefined, failureOf) };
  };

  test.each([
    ['adding a category', 'added', ': it is never added twice'],
    ['deleting an item', 'deleted', ''],
    ['deleting a location', 'deleted', ''],
    ['removing a type', 'removed', ''],
  ])(
    'after %s is told as not knowing, and what was done is told when it is back',
    async (name, done, more) => {
      const write = await asked(name);
      proxy.once(write.which, { kind: 'cut', at: 'after' });
      proxy.fault({}, { kind: 'cut', at: 'before' }, { nth: 2 });
      expect(await write.told()).toMatchObject({
        outcome: 'unknown',
        message: expect.stringMatching(
          new RegExp(
            `^The server did not answer. It is not known whether ".+" was ${done}; look or try again${more}.$`,
          ),
        ),
      });
      expect(await write.count()).toBe(write.wanted);
      proxy.lift();
      await expect
        .poll(() => app.told)
        .toMatchObject([{ isDone: true, text: expect.stringContaining(` was ${done}`) }]);
    },
  );

  test('before anything was done is told as not done when it is back, and asking again does it', async () => {
    const write = await asked('adding a category');
    proxy.fault({}, { kind: 'cut', at: 'before' });
    expect(await write.told()).toMatchObject({ outcome: 'unknown' });
    proxy.lift();
    await expect
      .poll(() => app.told)
      .toMatchObject([{ isDone: false, text: expect.stringContaining('was not added') }]);
    expect(await write.count()).toBe(0);
    expect(await write.told()).toBeUndefined();
    expect(await write.count()).toBe(1);
  });

  test('keeps the key of what is asked for again, and takes another one for something else', async () => {
    const keysOf = () =>
      proxy
        .passed({ method: 'POST', path: '/api/item-categories' })
        .map(({ headers }) => headers.get('idempotency-key'));
    const before = keysOf().length;
    await app.cache.read(app.lists.categories());
    proxy.fault({}, { kind: 'cut', at: 'before' });
    const add = (name: string) => app.lookups.add('categories', name).then(() => undefined, failureOf);
    await add('Same');
    await add('Same');
    await add('Other');
    const keys = keysOf().slice(before);
    const other = keys.at(-1);
    expect(new Set(keys)).toEqual(new Set([keys[0], other]));
    expect(keys[0]).toMatch(/^[0-9a-v]{24}$/);
    expect(other).not.toBe(keys[0]);
  });
});

describe('somebody else', () => {
  test('who has added the same category is not taken for us', async () => {
    await app.cache.read(app.lists.categories());
    proxy.once({ method: 'POST' }, { kind: 'cut', at: 'before' });
    await server.call('POST', '/api/item-categories', { name: 'Theirs' });
    expect(await app.lookups.add('categories', 'Theirs').catch(failureOf)).toMatchObject({
      kind: 'conflict',
    });
  });

  test('who has deleted the item first has done what was wanted', async () => {
    const { id, name } = await server.item();
    await server.call('DELETE', `/api/items/${String(id)}`);
    const told = app.items.remove({ id: String(id), name: String(name) });
    await expect(told).resolves.toBe(false);
  });

  test('who has changed the item meanwhile keeps it: a deletion that is asked for again says so', async () => {
    const { id, name, version } = await server.item({ name: 'Changed' });
    const [path, doomed] = [`/api/items/${String(id)}`, { id: String(id), name: String(name) }];
    await app.items.remove({ id: 'nothing', name: 'nothing' });
    proxy.once({ method: 'DELETE' }, { kind: 'cut', at: 'before' });
    await server.call('PATCH', path, { notes: 'Not any more.' });
    const told = await app.items.remove({ ...doomed, version: Number(version) }).catch(failureOf);
    expect(told).toMatchObject({ kind: 'stale' });
    expect((await server.call('GET', path)).status).toBe(200);
  });

  test('who has added another category meanwhile keeps it: the number of the removed one is for nobody else', async () => {
    await server.call('POST', '/api/item-categories', { name: 'Last' });
    const list = await app.cache.read(app.lists.categories(), { fresh: true });
    const last = list.find(({ name }) => name === 'Last');
    if (!last) throw new Error('The list is without it.');
    const lift = proxy.once({ method: 'DELETE' }, { kind: 'hold', at: 'after' });
    const removal = app.lookups.remove('categories', last);
    await proxy.answered({ method: 'DELETE', path: `/api/item-categories/${last.id}` });
    const { body } = await server.call('POST', '/api/item-categories', { name: 'New' });
    expect(record(body)['id']).not.toBe(last.id);
    proxy.once({ method: 'DELETE' }, { kind: 'cut', at: 'before' });
    lift();
    await removal;
    expect((await server.call('GET', '/api/item-categories')).body).toContainEqual(body);
  });
});

describe('a host without keys', () => {
  test.each(WRITES)('is looked at: %s is done once', async (_, prepare) => {
    const keyless = { features: () => new Set<string>() };
    const keysSince = (from: number) =>
      proxy.passages.slice(from).filter(({ headers }) => headers.has('idempotency-key'));
    const passed = proxy.passages.length;
    for (const at of AT) {
      // As if it had never advertised anything.
      Object.assign(app.http, keyless);
      const write = await prepare({ server, app });
      proxy.once(write.which, { kind: 'cut', at });
      await write.act();
      expect(await write.count(), at).toBe(write.wanted);
    }
    expect(keysSince(passed)).toEqual([]);
  });
});
