import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SYNONYM_GROUPS_MAX } from '../../../contract/limits.ts';
import { names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const PATH = '/api/synonyms';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.item({ name: 'Löthilfe mit Lupe' });
  await server.item({ name: 'Flat dowels no. 20' });
});
afterAll(() => server.stop());
beforeEach(() => server.store.write((trx) => trx.deleteFrom('synonym_groups').execute()));

const add = async (...words: string[]) => record((await server.call('POST', PATH, { words })).body);
const listed = async () => (await server.call('GET', PATH)).body;
const found = async (query: string) =>
  names((await server.call('GET', `/api/search?q=${encodeURIComponent(query)}`)).body);

it('a group of words is added, changed and removed, and the search finds by it from then on', async () => {
  expect(await found('third hand')).toEqual([]);
  const { status, body } = await server.call('POST', PATH, {
    words: [' third hand', 'Löthilfe', 'löthilfe'],
  });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(String), words: ['third hand', 'Löthilfe'] });
  expect(await listed()).toEqual([body]);
  expect(await found('third hands')).toEqual(['Löthilfe mit Lupe']);
  expect(await found('biscuit')).toEqual([]);

  const { id } = record(body);
  const changed = { id, words: ['biscuit', 'flat dowel'] };
  expect(await server.call('PATCH', `${PATH}/${String(id)}`, changed)).toMatchObject({
    status: 200,
    body: changed,
  });
  expect([await found('third hand'), await found('biscuits')]).toEqual([[], ['Flat dowels no. 20']]);

  expect((await server.call('DELETE', `${PATH}/${String(id)}`)).status).toBe(204);
  expect([await listed(), await found('biscuits')]).toEqual([[], []]);
});

it('a filter holds for what was found by another word, and such a word excludes too', async () => {
  await add('biscuit', 'flat dowel');
  expect(await found('biscuit -lamello no:quantity')).toEqual([]);
  expect(await found('biscuit has:quantity')).toEqual(['Flat dowels no. 20']);
  expect(await found('20 -biscuit')).toEqual([]);
});

it('an answer that was kept is another one after a change of the words', async () => {
  const query = '/api/search?q=biscuit&limit=10';
  const first = await server.call('GET', query);
  expect(first.body).toEqual({ items: [], total: 0 });
  const tag = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await server.call('GET', query, undefined, tag)).status).toBe(304);
  await add('biscuit', 'flat dowel');
  expect(await server.call('GET', query, undefined, tag)).toMatchObject({ status: 200, body: { total: 1 } });

  const list = await server.call('GET', PATH);
  const same = { 'If-None-Match': list.headers.get('ETag') ?? '' };
  expect((await server.call('GET', PATH, undefined, same)).status).toBe(304);
  await add('one', 'other');
  expect((await server.call('GET', PATH, undefined, same)).status).toBe(200);
});

it('the same key adds one group alone, and the same words are not added twice', async () => {
  const key = { 'Idempotency-Key': 'one-group' };
  const send = (words: string[]) => server.call('POST', PATH, { words }, key);
  const first = await send(['drift', 'pin punch']);
  expect(await send(['drift', 'pin punch'])).toMatchObject({ status: 201, body: first.body });
  expect((await send(['drift', 'centre punch'])).status).toBe(422);
  expect(await server.call('POST', PATH, { words: ['Pin-punch', 'DRIFT'] })).toMatchObject({
    status: 409,
    body: { error: 'conflict', fields: { words: 'drift, pin punch: they are on the list already.' } },
  });
  expect(await listed()).toEqual([first.body]);
});

it('what cannot be words is refused beside the field', async () => {
  for (const [words, message] of [
    [['spanner'], /at least two different words/],
    [['spanner', '!?'], /“!\?” has no letter or digit/],
    ['spanner, wrench', /must be texts/],
    [[['spanner'], 'wrench'], /must be texts/],
  ] as const) {
    expect(await server.call('POST', PATH, { words })).toMatchObject({
      status: 422,
      body: { error: 'invalid', fields: { words: expect.stringMatching(message) } },
    });
  }
  expect((await server.call('POST', PATH, {})).status).toBe(422);
  expect(await listed()).toEqual([]);
});

it('of two who change the same words the second one is told, and nothing is changed or brought back by them', async () => {
  const { id } = await add('a', 'b');
  const change = (words: string[], was: string[]) =>
    server.call('PATCH', `${PATH}/${String(id)}`, { words, was });
  expect((await change(['a', 'b', 'c'], ['a', 'b'])).status).toBe(200);
  expect(await change(['a', 'd'], ['a', 'b'])).toMatchObject({
    status: 409,
    body: { message: 'Somebody else has changed these words meanwhile: they are a, b, c now.' },
  });
  await add('e', 'f');
  expect(await change(['f', 'e'], ['a', 'b', 'c'])).toMatchObject({
    status: 409,
    body: { fields: { words: expect.stringMatching(/on the list already/) } },
  });
  expect(await listed()).toMatchObject([{ words: ['a', 'b', 'c'] }, { words: ['e', 'f'] }]);
  const remove = (was: string) =>
    server.call('DELETE', `${PATH}/${String(id)}?was=${encodeURIComponent(was)}`);
  for (const seen of ['a,b', ',', 'a b c']) {
    expect(await remove(seen)).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has changed these words meanwhile: they are a, b, c now.' },
    });
  }
  expect(await listed()).toHaveLength(2);
  expect((await remove('a,b,c')).status).toBe(204);
  expect(await change(['a', 'd'], ['a', 'b', 'c'])).toMatchObject({
    status: 404,
    body: { message: 'These words are not on the list any more.' },
  });
  for (const unknown of [String(id), 'x', '%00']) {
    expect((await server.call('DELETE', `${PATH}/${unknown}`)).status).toBe(404);
  }
});

it('there is an end to how many groups there are', async () => {
  await server.store.write((trx) =>
    trx
      .insertInto('synonym_groups')
      .values(
        Array.from({ length: SYNONYM_GROUPS_MAX }, (_, at) => ({
          id: `group-${at}`,
          words: JSON.stringify([`a${at}`, `b${at}`]),
        })),
      )
      .execute(),
  );
  expect(await server.call('POST', PATH, { words: ['one', 'more'] })).toMatchObject({
    status: 409,
    body: { fields: { words: 'There are 500 groups already. Remove some first.' } },
  });
});
