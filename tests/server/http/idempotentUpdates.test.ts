import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser } from '../../../server/store/users.ts';
import { type Answered, record } from '../answers.ts';
import { QUICK, type TestServer, startServer, tokenOf } from '../startServer.ts';

const BERTA = { username: 'berta', password: 'another horse' };
const KEY_USED = {
  status: 422,
  body: { error: 'invalid', message: 'This Idempotency-Key was already used for another request.' },
};
let server: TestServer;
let berta: string;
beforeAll(async () => {
  server = await startServer();
  const hash = await createPasswords(QUICK).hash(BERTA.password);
  await server.store.write((trx) => addUser(trx, BERTA.username, hash, 0));
  berta = await tokenOf(server.url, BERTA);
});
afterAll(() => server.stop());

const replayed = ({ headers }: Answered): string | null => headers.get('Idempotency-Replayed');
/** What is kept under the key: the answers' bodies. */
async function kept(key: string): Promise<string[]> {
  const rows = server.store.read.selectFrom('idempotency_keys').select('body').where('key', '=', key);
  return (await rows.execute()).map(({ body }) => body);
}

/** The path of an item and of an empty location, each of version 1. */
const SUBJECTS = {
  item: async () => `/api/items/${(await server.item())['id']}`,
  location: async () => `/api/locations/${await server.location()}`,
};

describe.each(Object.entries(SUBJECTS))('%s', (_name, make) => {
  const keyOf = (): string => crypto.randomUUID();
  const patch = (path: string, key: string, body: object, headers: Record<string, string> = {}) =>
    server.call('PATCH', path, body, { 'Idempotency-Key': key, ...headers });
  const seen = (path: string) => server.call('GET', path);
  /** Answered with the record as it is by now, and nothing of it has been changed. */
  async function expectReplay(answer: Answered, path: string, now: Answered): Promise<void> {
    expect([answer.status, replayed(answer)]).toEqual([200, 'true']);
    expect(answer.body).toEqual(now.body);
    expect(answer.headers.get('ETag')).toBe(now.headers.get('ETag'));
    expect((await seen(path)).body).toEqual(now.body);
  }

  it('an update is done once for its key, and keeps no more than that', async () => {
    const [path, key] = [await make(), keyOf()];
    const first = await patch(path, key, { name: 'Second' }, { 'If-Match': '"1"' });
    expect([first.status, replayed(first), first.headers.get('ETag')]).toEqual([200, null, '"2"']);
    expect(first.body).toMatchObject({ name: 'Second', version: 2 });
    expect(await kept(key)).toEqual(['{}']);
    // The old If-Match of an answer that was lost, the new one, none, and one that no version has.
    for (const tag of ['"1"', '"2"', '*', '"0"', 'nonsense']) {
      await expectReplay(await patch(path, key, { name: 'Second' }, { 'If-Match': tag }), path, first);
    }
    await expectReplay(await patch(path, key, { name: 'Second' }), path, first);
    expect(await kept(key)).toEqual(['{}']);
  });

  it('a repeat is the same whatever its body says, and does not write it', async () => {
    const [path, key] = [await make(), keyOf()];
    const first = await patch(path, key, { name: 'Second' });
    await expectReplay(await patch(path, key, { name: 'Third', description: 'x' }), path, first);
    await expectReplay(await patch(path, key, {}), path, first);
    expect(first.body).toMatchObject({ name: 'Second', version: 2 });
  });

  it('a repeat leaves alone what somebody has changed back meanwhile, and tells it', async () => {
    const [path, key] = [await make(), keyOf()];
    const before = record((await seen(path)).body);
    await patch(path, key, { name: 'Second' }, { 'If-Match': '"1"' });
    await server.call(
      'PATCH',
      path,
      { name: before['name'] },
      { 'If-Match': '"2"', Authorization: `Bearer ${berta}` },
    );
    const now = await seen(path);
    expect(now.body).toMatchObject({ name: before['name'], version: 3 });
    for (const tag of ['"1"', '"3"', '*']) {
      await expectReplay(await patch(path, key, { name: 'Second' }, { 'If-Match': tag }), path, now);
    }
  });

  it('a description alone is updated once for its key', async () => {
    const [path, key] = [await make(), keyOf()];
    const first = await patch(path, key, { description: 'Left of the door' }, { 'If-Match': '"1"' });
    expect(first.body).toMatchObject({ description: 'Left of the door', version: 2 });
    await server.call('PATCH', path, { description: '' });
    const again = await patch(path, key, { description: 'Left of the door' }, { 'If-Match': '"1"' });
    await expectReplay(again, path, await seen(path));
    expect(again.body).toMatchObject({ description: '', version: 3 });
  });

  it('an update that changes nothing keeps its key, with If-Match and without', async () => {
    const path = await make();
    const { name } = record((await seen(path)).body);
    const key = keyOf();
    const first = await patch(path, key, { name }, { 'If-Match': '"1"' });
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"2"']);
    await expectReplay(await patch(path, key, { name }, { 'If-Match': '"2"' }), path, first);
    const other = keyOf();
    expect(replayed(await patch(path, other, { name }))).toBeNull();
    await expectReplay(await patch(path, other, { name }), path, first);
  });

  it('a question for a key that nobody knows is 412 and keeps nothing', async () => {
    const [path, key] = [await make(), keyOf()];
    for (const body of [{ name: 'Second' }, {}]) {
      expect(await patch(path, key, body, { 'If-Match': '"0"' })).toMatchObject({
        status: 412,
        body: { error: 'stale' },
      });
    }
    expect(await kept(key)).toEqual([]);
    const first = await patch(path, key, { name: 'Second' }, { 'If-Match': '"1"' });
    expect([first.status, replayed(first)]).toEqual([200, null]);
    await expectReplay(await patch(path, key, {}, { 'If-Match': '"0"' }), path, first);
  });

  it('what is refused keeps no key: the corrected update is done', async () => {
    const [path, key] = [await make(), keyOf()];
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const wrong = path.startsWith('/api/items') ? { location_id: nowhere } : { parent_id: nowhere };
    for (const body of [{ name: '' }, wrong]) expect((await patch(path, key, body)).status).toBe(422);
    expect((await patch(path.replace(/[^/]+$/, nowhere), key, { name: 'Second' })).status).toBe(404);
    expect(await kept(key)).toEqual([]);
    expect(replayed(await patch(path, key, { name: 'Second' }))).toBeNull();
    expect((await seen(path)).body).toMatchObject({ name: 'Second', version: 2 });
  });

  it('of many with one key at the same time one is done', async () => {
    const [path, key] = [await make(), keyOf()];
    // All of them have to wait for this write, or each would be done before the next one is read.
    const holding = server.store.write(() => pause(100));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => patch(path, key, { name: 'Second' }, { 'If-Match': '"1"' })),
    );
    await holding;
    expect(answers.map(({ status, body }) => [status, record(body)['version']])).toEqual(
      Array.from({ length: 10 }, () => [200, 2]),
    );
    expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    expect((await seen(path)).body).toMatchObject({ name: 'Second', version: 2 });
  });

  it('the same key of another user is another key', async () => {
    const [path, key] = [await make(), keyOf()];
    await patch(path, key, { name: 'Second' });
    const by = { Authorization: `Bearer ${berta}` };
    expect((await patch(path, key, { name: 'Third' }, { ...by, 'If-Match': '"1"' })).status).toBe(412);
    const hers = await patch(path, key, { name: 'Third' }, by);
    expect([hers.status, replayed(hers)]).toEqual([200, null]);
    expect(hers.body).toMatchObject({ name: 'Third', version: 3 });
  });

  it('a key of another record, or of a POST, is refused and nothing is changed', async () => {
    const [path, other, key, posted] = [await make(), await make(), keyOf(), keyOf()];
    await patch(path, key, { name: 'Second' });
    const before = (await seen(other)).body;
    expect(await patch(other, key, { name: 'Second' })).toMatchObject(KEY_USED);
    const category = { name: `Springs ${posted}` };
    await server.call('POST', '/api/item-categories', category, { 'Idempotency-Key': posted });
    expect(await patch(other, posted, { name: 'Second' }, { 'If-Match': '"1"' })).toMatchObject(KEY_USED);
    expect(await patch(other, posted, { name: 'Second' }, { 'If-Match': '"0"' })).toMatchObject(KEY_USED);
    expect((await seen(other)).body).toEqual(before);
    const made = await server.call('POST', '/api/item-categories', category, { 'Idempotency-Key': key });
    expect(made).toMatchObject(KEY_USED);
  });

  it('a repeat for a record that is gone by now is 404, and one that is back again is told', async () => {
    const [path, key] = [await make(), keyOf()];
    await patch(path, key, { name: 'Second' }, { 'If-Match': '"1"' });
    await server.call('DELETE', path);
    for (const tag of ['"1"', '"0"', '*']) {
      const answer = await patch(path, key, { name: 'Second' }, { 'If-Match': tag });
      expect([answer.status, replayed(answer)]).toEqual([404, null]);
    }
    await server.call('POST', `${path}/restore`);
    await expectReplay(await patch(path, key, { name: 'Second' }), path, await seen(path));
  });

  it('a key is known after a restart too', async () => {
    const [path, key] = [await make(), keyOf()];
    const first = await patch(path, key, { name: 'Second' });
    expect(replayed(first)).toBeNull();
    await server.restart();
    await expectReplay(await patch(path, key, { name: 'Second' }, { 'If-Match': '"1"' }), path, first);
  });

  it('what cannot be a key is refused, and nothing is changed', async () => {
    const path = await make();
    for (const key of ['', ' ', 'k'.repeat(201), 'two words', 'schlüssel', 'a, b']) {
      expect(await patch(path, key, { name: 'Second' }), key).toMatchObject({
        status: 400,
        body: {
          error: 'malformed',
          message: 'Idempotency-Key must be 1 to 200 visible ASCII characters without spaces.',
        },
      });
    }
    expect((await seen(path)).body).toMatchObject({ version: 1 });
  });
});

it('a repeat of an update is no entry of the history', async () => {
  const path = await SUBJECTS.item();
  const send = (key: string, name: string) =>
    server.call('PATCH', path, { name }, { 'Idempotency-Key': key });
  await send('named', 'Second');
  await send('back', 'Screw');
  for (const name of ['Second', 'Screw', 'Third']) await send('named', name);
  const { body } = await server.call('GET', `${path}/history`);
  expect(record(body)['history']).toHaveLength(3);
});
