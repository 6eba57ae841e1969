import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeMadeExport } from '../../../contract/export/exports.ts';
import { onEachEngine } from '../../support/postgres/engines.ts';
import { names, record } from '../answers.ts';
import { ADMIN, type TestServer, startServer, tokenOf } from '../startServer.ts';

onEachEngine((engine) => {
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    one = await startServer({}, { engine });
    other = await startServer({}, { folder: one.folder });
    other.token = one.token;
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });
  const listed = async (server: TestServer) => names((await server.call('GET', '/api/items?limit=100')).body);

  it('what is changed through one of two servers the other one shows at once, whatever it has answered before', async () => {
    const { id } = await one.item({ name: 'Bolt' });
    expect([await listed(one), await listed(other)]).toEqual([['Bolt'], ['Bolt']]);
    for (const name of ['Nut', 'Ring', 'Nut']) {
      await one.call('PATCH', `/api/items/${id}`, { name });
      expect(await listed(other)).toEqual([name]);
      expect(await listed(one)).toEqual([name]);
    }
    const location = await other.location({ name: 'Attic' });
    expect(names((await one.call('GET', '/api/locations/hierarchy')).body)).toContain('Attic');
    await one.call('DELETE', `/api/locations/${location}`);
    expect(names((await other.call('GET', '/api/locations/hierarchy')).body)).not.toContain('Attic');
    await one.call('DELETE', `/api/items/${id}`);
    expect(await listed(other)).toEqual([]);
  });

  it('words that are added through one of two servers are found by on the other one at once', async () => {
    const item = await one.item({ name: 'Löthilfe' });
    const found = async () => names((await other.call('GET', '/api/search?q=third+hand')).body);
    expect(await found()).toEqual([]);
    const { id } = record(
      (await one.call('POST', '/api/synonyms', { words: ['third hand', 'löthilfe'] })).body,
    );
    expect(await found()).toEqual(['Löthilfe']);
    await one.call('DELETE', `/api/synonyms/${String(id)}`);
    expect(await found()).toEqual([]);
    await one.call('DELETE', `/api/items/${String(item['id'])}`);
  });

  it('a session is good on both servers at once, and on neither once it has ended on one', async () => {
    const token = await tokenOf(one.url, ADMIN);
    const asked = (server: TestServer) =>
      server.call('GET', '/api/items?limit=1', undefined, { Authorization: `Bearer ${token}` });
    expect([(await asked(other)).status, (await asked(one)).status]).toEqual([200, 200]);
    await other.call('POST', '/api/logout', undefined, { Authorization: `Bearer ${token}` });
    expect([(await asked(one)).status, (await asked(other)).status]).toEqual([401, 401]);
  });

  it.skipIf(engine === 'sqlite')(
    'five guesses of a password pass, through whichever servers they come, and a right one on either forgets them',
    async () => {
      const servers = [one, other];
      const guess = async (at: number, username: string, password = 'not the password') => {
        const { status, headers } = await (servers[at % 2] ?? one).call('POST', '/api/login', {
          username,
          password,
        });
        return [status, headers.get('Retry-After') !== null];
      };
      const guesses = [];
      for (let at = 0; at < 8; at++) guesses.push(await guess(at, 'nobody'));
      expect(guesses).toEqual([...Array(5).fill([401, false]), ...Array(3).fill([429, true])]);
      for (let at = 0; at < 4; at++) expect(await guess(at, ADMIN.username)).toEqual([401, false]);
      expect(await guess(1, ADMIN.username, ADMIN.password)).toEqual([200, false]);
      for (let at = 0; at < 4; at++) expect(await guess(at, ADMIN.username)).toEqual([401, false]);
      expect(await guess(0, ADMIN.username, ADMIN.password)).toEqual([200, false]);
    },
  );

  it('a write that is repeated with its key through the other server, even at the same time, is done once', async () => {
    const location_id = await one.location({ name: 'Rack' });
    const sent = (server: TestServer, key: string) =>
      server.call(
        'POST',
        '/api/items',
        { name: key, category: 'Misc', location_id },
        { 'Idempotency-Key': key },
      );
    for (const key of ['once-1', 'once-2', 'once-3']) {
      const answers = await Promise.all([sent(one, key), sent(other, key), sent(one, key), sent(other, key)]);
      expect(new Set(answers.map(({ body }) => record(body)['id'])).size).toBe(1);
    }
    expect((await listed(other)).toSorted()).toEqual(['once-1', 'once-2', 'once-3']);
  });

  it('an update that is repeated with its key through the other server, even at the same time, is done once', async () => {
    const { id } = await one.item({ name: 'Cable' });
    const changed = (server: TestServer) =>
      server.call(
        'PATCH',
        `/api/items/${id}`,
        { name: 'Cable 1 m' },
        { 'Idempotency-Key': 'cable', 'If-Match': '"1"' },
      );
    const answers = await Promise.all([changed(one), changed(other), changed(one), changed(other)]);
    const told = answers.map(({ status, body, headers }) => [
      status,
      record(body)['version'],
      headers.get('Idempotency-Replayed'),
    ]);
    expect(told.toSorted()).toEqual([[200, 2, null], ...Array(3).fill([200, 2, 'true'])]);
  });

  it('of two who change the same version through two servers one is told of the other', async () => {
    const { id } = await one.item({ name: 'Cable' });
    const changed = (server: TestServer, name: string) =>
      server.call('PATCH', `/api/items/${id}`, { name }, { 'If-Match': '"1"' });
    const answers = await Promise.all([changed(one, 'Cable 1 m'), changed(other, 'Cable 2 m')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('a label that is given through both servers at once belongs to one location', async () => {
    const made = (server: TestServer) =>
      server.call('POST', '/api/locations', {
        name: 'Drawer',
        label: 'D-1',
        location_type_id: 1,
        location_area_id: 1,
        parent_id: null,
      });
    const answers = await Promise.all([made(one), made(other), made(one), made(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('a file that was made by one server is fetched once through the other, by whoever has its key', async () => {
    await one.item({ name: 'Anchor' });
    const { address } = decodeMadeExport((await one.call('POST', '/api/export/items.csv')).body);
    const without = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
    expect((await fetch(other.url + without)).status).toBe(403);
    expect((await fetch(`${other.url}/api/export/made/..%2Fphotos-of?key=x`)).status).toBeGreaterThanOrEqual(
      400,
    );
    const file = await fetch(other.url + address);
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('Anchor')]);
    await expect.poll(async () => (await fetch(one.url + address)).status).toBe(403);
    await expect.poll(() => readdir(join(one.folder, '.exports'))).toEqual([]);
  });

  it('a file that another server has sent is none of the few that one person may have waiting', async () => {
    const made = async () => decodeMadeExport((await one.call('POST', '/api/export/items.csv')).body).address;
    const first = await made();
    for (let count = 0; count < 3; count++) {
      const sent = await made();
      expect((await fetch(other.url + sent)).status).toBe(200);
      await expect.poll(async () => (await fetch(one.url + sent)).status).toBe(403);
    }
    await made();
    expect((await fetch(one.url + first)).status).toBe(200);
  });

  it('a backup to download is on offer where the database is a file of the server, and only there', async () => {
    const { headers } = await other.call('GET', '/api/health');
    const { status } = await other.call('POST', '/api/export/backup.zip');
    expect([headers.get('Stowage-Features')?.split(', ').includes('backup'), status]).toEqual(
      engine === 'sqlite' ? [true, 201] : [false, 409],
    );
  });
});
