import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeItems } from '../../../contract/answers.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { names, record } from '../answers.ts';
import { checked, done, mapped } from '../imports/uploads.ts';
import { type TestServer, startServer } from '../startServer.ts';

const HOUR = 60 * 60_000;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-versions-'))));
afterAll(() => rm(folder, { recursive: true }));

async function backedUp(server: TestServer): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  await writeBackup({ folder: server.folder }, path, { now: Date.now() });
  return path;
}

/** A server on what is restored from the backup. */
async function restored(backup: string, now = Date.now()): Promise<TestServer> {
  const data = join(folder, crypto.randomUUID());
  await restoreBackup(backup, data, { now });
  return startServer({}, { folder: data, engine: 'sqlite' });
}

const tag = (version: unknown) => ({ 'If-Match': `"${String(version)}"` });

it('an edit that began with what a restore has lost is refused as out of date, and overwrites nothing', async () => {
  const first = await startServer({}, { engine: 'sqlite' });
  const item = `/api/items/${String((await first.item({ name: 'Screws' }))['id'])}`;
  const shelf = `/api/locations/${await first.location({ name: 'Shelf' })}`;
  const backup = await backedUp(first);
  const change = async (server: TestServer, headers = {}) => {
    const calls = [
      await server.call('PATCH', item, { notes: 'Counted' }, headers),
      await server.call('PATCH', shelf, { description: 'Oak' }, headers),
    ];
    return calls.map(({ status, body }) => ({ status, version: record(body)['version'] }));
  };
  const lost = await change(first);
  await first.stop();

  const second = await restored(backup);
  expect(await change(second)).not.toEqual(lost);
  expect(await change(second, tag(lost[0]?.version))).toMatchObject([{ status: 412 }, { status: 412 }]);
  const lostToo = await change(second);
  await second.stop();

  // The same backup again, after the first restore was worked with.
  const third = await restored(backup, Date.now() + HOUR);
  await change(third);
  for (const { version } of [...lost, ...lostToo]) {
    expect(await change(third, tag(version))).toMatchObject([{ status: 412 }, { status: 412 }]);
  }
  expect((await third.call('GET', item)).body).toMatchObject({ name: 'Screws', notes: 'Counted' });
  expect(record((await third.call('GET', `${item}/history`)).body)['history']).toHaveLength(2);
  await third.stop();
});

it('what was deleted before the backup comes back with a version that nobody has seen', async () => {
  const before = await startServer({}, { engine: 'sqlite' });
  const location = await before.location({ name: 'Shelf' });
  const { id } = await before.item({ name: 'Screws', location_id: await before.location() });
  for (const path of [`/api/items/${id}`, `/api/locations/${location}`]) await before.call('DELETE', path);
  const backup = await backedUp(before);
  const versionsOf = async (server: TestServer) =>
    Promise.all(
      [`/api/items/${id}`, `/api/locations/${location}`].map(async (path) =>
        Number(record((await server.call('POST', `${path}/restore`)).body)['version']),
      ),
    );
  expect(await versionsOf(before)).toEqual([2, 2]);
  await before.stop();
  const after = await restored(backup);
  for (const version of await versionsOf(after)) expect(version).toBeGreaterThan(1e9);
  await after.stop();
});

it('an import is taken back after a restore as before, but for what somebody has changed since', async () => {
  const before = await startServer({}, { engine: 'sqlite' });
  const { id } = await checked(before, 'list.csv', 'Name,Location\nWire,Hall\nRope,Hall\n');
  await done(before, id);
  const backup = await backedUp(before);
  await before.stop();
  const after = await restored(backup);
  const [rope] = decodeItems((await after.call('GET', '/api/search?q=rope')).body).items;
  await after.call('PATCH', `/api/items/${rope?.id}`, { quantity: 7 });
  // With the place that it lies in, and that one's area.
  expect(await done(after, id, 'undo')).toMatchObject({ state: 'undone', kept: 3 });
  expect(names((await after.call('GET', '/api/items')).body)).toEqual(['Rope']);
  await after.stop();
});

it('an import is taken back after a restore also where a later one had changed its items, and was taken back before it', async () => {
  const before = await startServer({}, { engine: 'sqlite' });
  const ids: string[] = [];
  for (const notes of ['first', 'second']) {
    const read = await checked(before, 'list.csv', `Name,Location,Notes\nWire,Hall,${notes}\n`);
    ids.unshift((await mapped(before, read, { duplicates: 'update' })).id);
    await done(before, ids[0] ?? '');
  }
  const backup = await backedUp(before);
  await before.stop();
  const after = await restored(backup);
  for (const id of ids) expect(await done(after, id, 'undo')).toMatchObject({ state: 'undone', kept: 0 });
  expect(names((await after.call('GET', '/api/items')).body)).toEqual([]);
  await after.stop();
});

it('the number of a type that was added after the backup goes to no other one', async () => {
  const before = await startServer({}, { engine: 'sqlite' });
  const backup = await backedUp(before);
  const lost = record((await before.call('POST', '/api/location-types', { name: 'Pegboard' })).body);
  await before.stop();
  const after = await restored(backup);
  const added = record((await after.call('POST', '/api/location-types', { name: 'Freezer' })).body);
  expect(added['id']).not.toBe(lost['id']);
  const id = await after.location({ location_type_id: added['id'] });
  expect((await after.call('GET', `/api/locations/${id}`)).body).toMatchObject({
    location_type_name: 'Freezer',
  });
  expect((await after.call('DELETE', `/api/location-types/${String(lost['id'])}`)).status).toBe(404);
  await after.stop();
});
