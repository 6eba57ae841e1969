import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser } from '../../../server/store/users.ts';
import { type Answered, record } from '../answers.ts';
import { seeDays } from '../seeDays.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';
import { engineOf } from '../../../server/store/engine.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let screw: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer({ sessionDays: 3650 });
  await seeDays(server.store, 200);
});
afterAll(() => server.stop());
beforeEach(async () => {
  screw = { name: 'Screw', category: 'Misc', location_id: await server.location(), quantity: 3 };
});

const post = (key: string, body: object = screw, headers: Record<string, string> = {}): Promise<Answered> =>
  server.call('POST', '/api/items', body, { 'Idempotency-Key': key, ...headers });
const replayed = ({ headers }: Answered): string | null => headers.get('Idempotency-Replayed');
const idOf = ({ body }: Answered): unknown => record(body)['id'];
/** How many items there are where this test puts its own. */
async function count(): Promise<unknown> {
  const { body } = await server.call('GET', `/locations/${screw['location_id']}/items?limit=1`);
  return record(body)['total'];
}

it('a repeat with the same key gets the same answer and makes no second item', async () => {
  const first = await post('repeat');
  expect([first.status, replayed(first)]).toEqual([201, null]);
  const again = await post('repeat');
  expect([again.status, replayed(again)]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(await count()).toBe(1);
  expect(idOf(await post('another'))).not.toBe(idOf(first));
});

it('the order of the keys and fields that nobody knows do not make it another request', async () => {
  const first = await post('order', screw);
  const turned = Object.fromEntries(Object.entries(screw).reverse());
  const again = await post('order', { nonsense: 1, ...turned, description: '' });
  expect([again.status, again.body]).toEqual([201, first.body]);
});

it('the same key with another request is refused, and the first answer stays', async () => {
  const first = await post('other');
  const refused = await post('other', { ...screw, quantity: 4 });
  expect(refused).toMatchObject({
    status: 422,
    body: { error: 'invalid', message: 'This Idempotency-Key was already used for another request.' },
  });
  expect(record(refused.body)['fields']).toBeUndefined();
  expect((await post('other')).body).toEqual(first.body);
  expect(await count()).toBe(1);
});

it('twenty requests with one key at the same time make one item', async () => {
  // All of them have to wait for this write, or each would be done before the next one is read.
  const holding = server.store.write(() => pause(200));
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('parallel')));
  await holding;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
  expect(await count()).toBe(1);
});

it('a key belongs to its user: another one gets an item of their own', async () => {
  const other = { username: 'berta', password: 'another horse' };
  const hash = await createPasswords().hash(other.password);
  await server.store.write((trx) => addUser(trx, other.username, hash, 0));
  const mine = await post('shared');
  const theirs = await post('shared', screw, {
    Authorization: `Bearer ${await tokenOf(server.url, other)}`,
  });
  expect([theirs.status, replayed(theirs)]).toEqual([201, null]);
  expect(idOf(theirs)).not.toBe(idOf(mine));
  expect(await count()).toBe(2);
});

it('the answer is repeated after a restart too, even of an item changed or deleted since', async () => {
  const [changed, deleted] = [await post('changed'), await post('deleted')];
  await server.call('PATCH', `/api/items/${idOf(changed)}`, { name: 'Bolt' });
  await server.call('DELETE', `/api/items/${idOf(deleted)}`);
  await server.restart();
  const again = await post('changed');
  expect([again.status, again.body, replayed(again)]).toEqual([201, changed.body, 'true']);
  expect(again.headers.get('ETag')).toBe('"1"');
  expect(await post('deleted')).toMatchObject({ status: 201, body: deleted.body });
  expect(await count()).toBe(1);
});

it('a refused request keeps no key: the corrected one is taken', async () => {
  const nowhere = { ...screw, location_id: '00000000-0000-4000-8000-000000000000' };
  expect((await post('refused', { ...screw, name: 'x' })).status).toBe(422);
  expect((await post('refused', nowhere)).status).toBe(422);
  expect((await post('refused')).status).toBe(201);
  expect((await post('refused', nowhere)).status).toBe(422);
});

it('a failure on the server keeps neither item nor key', async () => {
  // The last step fails: what came before it has to be undone.
  const isPostgres = engineOf(server.store.read) === 'postgres';
  const failing = isPostgres
    ? sql`alter table idempotency_keys add constraint failing check (key <> 'failed')`
    : sql`create trigger failing before insert on idempotency_keys begin select raise(abort, ''); end`;
  await server.store.write((trx) => failing.execute(trx));
  expect((await post('failed')).status).toBe(500);
  const healing = isPostgres
    ? sql`alter table idempotency_keys drop constraint failing`
    : sql`drop trigger failing`;
  await server.store.write((trx) => healing.execute(trx));
  expect(await count()).toBe(0);
  expect(replayed(await post('failed'))).toBeNull();
});

it('a key that is empty, too long or not plain visible ASCII is refused', async () => {
  for (const key of ['', ' ', 'k'.repeat(201), 'two words', 'schlüssel', 'a\tb', 'a, b']) {
    expect(await post(key), key).toMatchObject({
      status: 400,
      body: {
        error: 'malformed',
        message: 'Idempotency-Key must be 1 to 200 visible ASCII characters without spaces.',
      },
    });
  }
  expect(await count()).toBe(0);
  for (const key of ['k', 'k'.repeat(200), `"${crypto.randomUUID()}"`, '!~']) {
    expect((await post(key)).status, key).toBe(201);
  }
});

it('requests without a key are each an item', async () => {
  for (let n = 0; n < 2; n++) await server.call('POST', '/api/items', screw);
  expect(await count()).toBe(2);
});

it('a key is kept for 90 days and forgotten when others come later', async () => {
  const first = await post('old');
  server.pass(90 * DAY - 1000);
  await post('meanwhile');
  expect((await post('old')).body).toEqual(first.body);
  server.pass(2000);
  // Each tenth one forgets.
  for (let n = 0; n < 10; n++) await post(`later-${n}`);
  const made = await post('old');
  expect([made.status, replayed(made)]).toEqual([201, null]);
  expect(idOf(made)).not.toBe(idOf(first));
});

it('each tenth key forgets a few old ones, and catches up', async () => {
  const kept = async () =>
    (await server.store.read.selectFrom('idempotency_keys').select('id').execute()).length;
  const { id } = await server.store.read.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const old = { user_id: id, request_hash: '', status: 201, body: '{}', created_at: 0 } as const;
  const rows = Array.from({ length: 120 }, (_, n) => ({ ...old, key: `ancient-${n}` }));
  await server.store.write(async (trx) => {
    await trx.deleteFrom('idempotency_keys').execute();
    await trx.insertInto('idempotency_keys').values(rows).execute();
  });
  const forgotten = [];
  let before = await kept();
  for (let n = 0; n < 30; n++) {
    await post(`new-${n}`);
    const now = await kept();
    if (now <= before) forgotten.push(before + 1 - now);
    before = now;
  }
  expect(forgotten).toEqual([50, 50, 20]);
});
