import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WITHDRAWAL_HEADER } from '../../../contract/builtins.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser } from '../../../server/store/users.ts';
import { type Answered, record } from '../answers.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';

let server: TestServer;
let screw: Record<string, unknown>;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());
beforeEach(async () => {
  screw = { name: 'Screw', category: 'Misc', location_id: await server.location(), quantity: 3 };
});

const post = (key: string, body: object = screw, headers: Record<string, string> = {}): Promise<Answered> =>
  server.call('POST', '/api/items', body, { 'Idempotency-Key': key, ...headers });
const giveUp = (key: string, body: object = screw) => post(key, body, { [WITHDRAWAL_HEADER]: 'yes' });
const replayed = ({ headers }: Answered): string | null => headers.get('Idempotency-Replayed');
/** How many items there are where this test puts its own. */
async function count(): Promise<unknown> {
  const { body } = await server.call('GET', `/locations/${screw['location_id']}/items?limit=1`);
  return record(body)['total'];
}

it('a create that is given up makes nothing, also where the create itself comes after that', async () => {
  const told = { status: 412, body: { error: 'stale', message: expect.stringContaining('given up') } };
  expect(await giveUp('never')).toMatchObject(told);
  expect(await post('never')).toMatchObject(told);
  await server.restart();
  for (const again of [await giveUp('never'), await post('never')]) expect(again).toMatchObject(told);
  expect(await count()).toBe(0);
  // Under another key it is another one.
  expect((await post('anew')).status).toBe(201);
});

it('giving up a create is answered with what it had made before, which stays, and makes no second one', async () => {
  const first = await post('made');
  const again = await giveUp('made');
  expect([again.status, replayed(again), again.body]).toEqual([201, 'true', first.body]);
  expect((await post('made')).body).toEqual(first.body);
  expect(await count()).toBe(1);
});

it('giving up a create takes its key from other requests, and from no other user', async () => {
  await giveUp('mine');
  expect((await post('mine', { ...screw, quantity: 4 })).status).toBe(422);
  const other = { username: 'berta', password: 'another horse' };
  const hash = await createPasswords().hash(other.password);
  await server.store.write((trx) => addUser(trx, other.username, hash, 0));
  const Authorization = `Bearer ${await tokenOf(server.url, other)}`;
  expect((await post('mine', screw, { Authorization })).status).toBe(201);
});

it('a create and its giving up that come together have one outcome', async () => {
  const keys = Array.from({ length: 20 }, (_, number) => `race-${number}`);
  const pairs = await Promise.all(keys.map((key) => Promise.all([post(key), giveUp(key)])));
  for (const [made, given] of pairs) {
    expect([201, 412]).toContain(made.status);
    expect(given.status).toBe(made.status);
  }
  expect(await count()).toBe(pairs.filter(([made]) => made.status === 201).length);
});

it('giving up a create without a key makes nothing', async () => {
  const { status } = await server.call('POST', '/api/items', screw, { [WITHDRAWAL_HEADER]: 'yes' });
  expect([status, await count()]).toEqual([412, 0]);
});
