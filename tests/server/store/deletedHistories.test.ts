import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeHistory } from '../../../contract/history.ts';
import { seeDays } from '../seeDays.ts';
import { type TestServer, startServer } from '../startServer.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ sessionDays: 3650 });
  await seeDays(server.store, 200);
});
afterAll(() => server.stop());

const run = (statement: ReturnType<typeof sql>) => server.store.write((trx) => statement.execute(trx));
const kindsOf = async (id: unknown) =>
  decodeHistory((await server.call('GET', `/api/items/${id}/history?limit=100`)).body).history.map(
    ({ kind }) => kind,
  );
const addChanges = (id: unknown, count: number) =>
  run(sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into item_events (item_id, at, "user", kind, changes) select ${id}, 0, 'admin', 'updated', '[]' from n`);
const eventsOf = async (id: unknown): Promise<number> => {
  const rows = server.store.read.selectFrom('item_events').select('id').where('item_id', '=', String(id));
  return (await rows.execute()).length;
};
const snapshotOf = (id: unknown) =>
  server.store.read
    .selectFrom('deleted_records')
    .select('snapshot')
    .where('id', '=', String(id))
    .executeTakeFirst();
const remove = async (id: unknown) =>
  expect((await server.call('DELETE', `/api/items/${id}`)).status).toBe(204);

it('a deletion copies no history, however long, and the item comes back with it', async () => {
  const { id } = await server.item();
  await addChanges(id, 40);
  const before = await kindsOf(id);
  await remove(id);
  expect((await snapshotOf(id))?.snapshot).not.toContain('updated');
  expect((await server.call('GET', `/api/items/${id}/history`)).status).toBe(404);
  expect((await server.call('POST', `/api/items/${id}/restore`)).status).toBe(201);
  expect(await kindsOf(id)).toEqual(['restored', 'deleted', ...before]);
});

it('what was kept with its history by an earlier version comes back with it', async () => {
  const { id } = await server.item();
  await remove(id);
  const events = [{ at: 0, user: 'ada', kind: 'created', changes: '[]' }];
  const kept = JSON.stringify({ ...JSON.parse((await snapshotOf(id))?.snapshot ?? '{}'), events });
  await run(sql`delete from item_events where item_id = ${id}`);
  await run(sql`update deleted_records set snapshot = ${kept}
    where id = ${id}`);
  await server.call('POST', `/api/items/${id}/restore`);
  expect(await kindsOf(id)).toEqual(['restored', 'created']);
});

it('the history of an item that can be brought back no more is forgotten, some of it with each deletion', async () => {
  const [{ id }, ...others] = [
    await server.item(),
    await server.item(),
    await server.item(),
    await server.item(),
  ];
  await addChanges(id, 43);
  await remove(id);
  server.pass(91 * DAY);
  const left = [];
  for (const other of others) {
    await remove(other['id']);
    left.push([await eventsOf(id), (await snapshotOf(id)) !== undefined]);
  }
  expect(left).toEqual([
    [25, true],
    [5, true],
    [0, false],
  ]);
});
