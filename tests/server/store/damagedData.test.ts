import { copyFile, mkdir, mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnusableData, openData } from '../../../server/dataFolder.ts';
import { findDamage, startCheck } from '../../../server/store/sqlite/check.ts';
import { loadSqlite } from '../../../server/store/sqlite/api.ts';
import { createFaultySqlite } from '../../support/faults/sqliteFaults.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { makeSmallDisk } from '../../support/faults/smallDisk.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { refusalOf, startProcess } from '../startProcess.ts';
import { jsonRequest, record } from '../answers.ts';
import { startServer, tokenOf } from '../startServer.ts';

const START = 60_000;
const LOGIN = { username: 'admin', password: 'correct horse' };
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stowage-damaged-'))));
afterAll(() => rm(folder, { recursive: true }));

/** A data folder with some hundred items, closed in order. */
async function filled(name: string): Promise<string> {
  const data = join(folder, name);
  await mkdir(data);
  await (await openData(data)).close();
  const items = Array.from({ length: 300 }, (_, n) => `Gasket ${n}`);
  await fillLocation(data, { name: 'Store', items });
  return data;
}

/** Overwrites the pages in the middle of the database. */
async function damage(data: string): Promise<void> {
  const path = join(data, 'stowage.db');
  const { length } = await readFile(path);
  const file = await open(path, 'r+');
  const page = 4096;
  for (let at = 8 * page; at + page <= length; at += 3 * page)
    await file.write(Buffer.alloc(page, 7), 0, page, at);
  await file.close();
}

it(
  'a large database that is in order is served, while it is looked at or after',
  { timeout: START },
  async () => {
    const data = await filled('large');
    const Database = await loadSqlite();
    const database = new Database(join(data, 'stowage.db'), { timeout: 1000 });
    database.exec(
      'create table padding (bytes blob); insert into padding values (zeroblob(17 * 1024 * 1024))',
    );
    database.close();
    const server = startProcess({ STOWAGE_DATA: data });
    const health = await fetch(`${await server.ready}/api/health`);
    expect(health.status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);

it('a damaged database is refused in one line, and served with --read-only', { timeout: START }, async () => {
  const data = await filled('damaged');
  expect(await findDamage(join(data, 'stowage.db'))).toBeUndefined();
  await damage(data);
  expect(await findDamage(join(data, 'stowage.db'))).toBeTypeOf('string');
  // A large one is looked at in a thread of its own.
  expect(await (await startCheck(join(data, 'stowage.db'), 0, 0)).later).toBeTypeOf('string');
  const refusal = await refusalOf({ STOWAGE_DATA: data });
  expect(refusal).toContain(`The database in ${data} is damaged (`);
  expect(refusal).toContain('Restore a backup of the data folder, or start with --read-only');
  const reading = startProcess({ STOWAGE_DATA: data }, { args: ['--read-only'] });
  const health = await fetch(`${await reading.ready}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([
    503,
    { status: 'trouble', problems: [{ code: 'read-only' }, { code: 'damaged' }, { code: 'photos-missing' }] },
  ]);
  reading.child.kill('SIGTERM');
  expect(await reading.ended).toBe(0);
});

it('with --read-only everything is served and nothing is changed', { timeout: START }, async () => {
  const data = await filled('reading');
  const env = { STOWAGE_DATA: data, STOWAGE_ADMIN_PASSWORD: LOGIN.password };
  const first = startProcess(env);
  await first.ready;
  first.child.kill('SIGTERM');
  await first.ended;
  const before = await readFile(join(data, 'stowage.db'));
  const reading = startProcess(env, { args: ['--read-only'] });
  const url = await reading.ready;
  expect(reading.written.out).toContain('Reading only: nothing can be changed.\n');
  const Authorization = `Bearer ${await tokenOf(url, LOGIN)}`;
  const list = await fetch(`${url}/api/items?limit=1`, { headers: { Authorization } });
  expect(record(await list.json())['total']).toBe(300);
  const write = jsonRequest('POST', { name: 'Springs' });
  const refused = await fetch(`${url}/api/item-categories`, {
    ...write,
    headers: { ...write.headers, Authorization },
  });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(record(await refused.json())['message']).toBe(
    'This server was started with --read-only: nothing can be changed.',
  );
  const health = await fetch(`${url}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([200, { status: 'read-only' }]);
  reading.child.kill('SIGTERM');
  expect(await reading.ended).toBe(0);
  expect((await readFile(join(data, 'stowage.db'))).equals(before)).toBe(true);
});

it(
  'a second server on the same folder says that it is the second and which one runs; killed, the first is forgotten',
  { timeout: 2 * START },
  async () => {
    const env = { STOWAGE_DATA: join(folder, 'twice') };
    const first = startProcess(env);
    const url = await first.ready;
    const refusal = await refusalOf(env);
    expect(refusal).toContain(`Another Stowage server already runs on the data folder ${env.STOWAGE_DATA}: `);
    expect(refusal).toContain(`process ${first.child.pid} at ${url}, since `);
    first.child.kill('SIGKILL');
    await first.ended;
    const next = startProcess(env);
    await next.ready;
    next.child.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  },
);

it('a database cut to nothing is refused beside photos, a backup or its log, and nothing is touched', async () => {
  const path = (data: string) => join(data, 'stowage.db');
  const withPhotos = await mkdtemp(join(folder, 'photos-'));
  const server = await startServer({}, { folder: withPhotos });
  await uploaded(server, await jpeg());
  await server.stop();
  const withBackup = await filled('backup');
  await copyFile(path(withBackup), `${path(withBackup)}.bak`);
  // A folder that no connection was ever opened in: one that is collected late removes its log by name.
  const withLog = join(folder, 'log');
  await mkdir(withLog);
  await copyFile(`${path(withBackup)}.bak`, path(withLog));
  await writeFile(`${path(withLog)}-wal`, 'what was not yet in the database');
  for (const [data, left] of [
    [withPhotos, 'photos/ is'],
    [withBackup, 'stowage.db.bak is'],
    [withLog, 'stowage.db-wal is'],
  ] as const) {
    for (const lose of [() => truncate(path(data)), () => rm(path(data))]) {
      await lose();
      await expect(openData(data)).rejects.toThrow(
        `The database in ${data} is empty or missing, but ${left} still there. Restore stowage.db from a backup; ` +
          'to begin anew, move that elsewhere.',
      );
    }
  }
  expect(await readFile(`${path(withLog)}-wal`, 'utf8')).toBe('what was not yet in the database');
  const fresh = await openData(join(folder, 'fresh'));
  await fresh.close();
  await (await openData(join(folder, 'fresh'))).close();
});

it('a read-only data folder is named, and can be read with --read-only', async ({ skip }) => {
  const disk = makeSmallDisk(4 * 1024 * 1024) ?? skip('no small file system');
  try {
    // Copied: what this process has opened itself would keep the file system writable.
    await copyFile(join(await filled('to-copy'), 'stowage.db'), join(disk.folder, 'stowage.db'));
    disk.writable(false);
    await expect(openData(disk.folder)).rejects.toThrow(
      `The data folder ${disk.folder} cannot be used: ${disk.folder} is read-only for this user. ` +
        'Allow writing there, or start with --read-only.',
    );
    const store = await openData(disk.folder, { readOnly: true });
    expect(await store.read.selectFrom('items').select('id').execute()).toHaveLength(300);
    await expect(store.write(async () => undefined)).rejects.toThrow('--read-only');
    await store.close();
  } finally {
    disk.remove();
  }
});

it('what is no database is refused as a damaged one', async () => {
  const data = join(folder, 'noise');
  await mkdir(data);
  await writeFile(join(data, 'stowage.db'), 'noise'.repeat(5000));
  await expect(openData(data)).rejects.toThrow(UnusableData);
  await expect(openData(data)).rejects.toThrow(/^The database in .* is damaged \(file is not a database\)/);
});

it('health tells of a full disk, of lost photos and of a replaced database, and when that is over', async () => {
  const sqlite = await createFaultySqlite();
  const server = await startServer({}, { Database: sqlite.Database });
  const health = () => server.call('GET', '/api/health').then(({ status, body }) => [status, body], String);
  expect(await health()).toEqual([200, { status: 'ok' }]);
  // Its login is from before; that it was used is written down once in a while, and is so now.
  await server.call('GET', '/api/item-categories');
  sqlite.fail({ code: 'FULL', at: 'commit', isUndone: true, times: 2 });
  await server.call('POST', '/api/item-categories', { name: 'Springs' });
  const trouble = async () => {
    const { problems, status } = record(await (await fetch(`${server.url}/api/health`)).json());
    return [status, Array.isArray(problems) && problems.map((problem) => record(problem)['code'])];
  };
  expect(await trouble()).toEqual(['trouble', ['storage-full']]);
  // The second failure is used up: the next question finds that there is room again.
  expect(await health()).toEqual([200, { status: 'ok' }]);
  await rm(join(server.folder, 'photos'), { recursive: true });
  expect(await trouble()).toEqual(['trouble', ['photos-missing']]);
  await uploaded(server, await jpeg());
  await copyFile(join(server.folder, 'stowage.db'), join(server.folder, 'copy'));
  await rm(join(server.folder, 'stowage.db'));
  const refused = await server.call('POST', '/api/item-categories', { name: 'Springs' });
  expect(refused.status).toBe(503);
  expect(await trouble()).toEqual(['trouble', ['replaced']]);
  await server.stop();
});
