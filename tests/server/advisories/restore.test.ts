import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeHistory } from '../../../contract/history.ts';
import { runCommand } from '../../../server/commands/run.ts';
import { jpeg } from '../images/samples.ts';
import { answered, names, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { BERTA, anotherUser, by } from './anotherUser.ts';
import { allTables } from './tables.ts';
import { settingsOf } from '../../support/postgres/openBeside.ts';

let outer: string;
let server: TestServer;
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'stowage-advisory-'));
  await mkdir(join(outer, 'data'));
  server = await startServer({}, { folder: join(outer, 'data') });
});
afterAll(async () => {
  await server.stop();
  await rm(outer, { recursive: true });
});

const MARK = 'restored-mark';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

it('Restore to code: what a call to restore sends along is neither read nor kept', async () => {
  const { id, name } = await server.item({ name: 'Kept axle' });
  await server.call('DELETE', `/api/items/${String(id)}`);
  const row = { id: MARK, name: MARK, location_id: MARK, seq: 1, version: 900 };
  const sent = {
    ...row,
    row,
    snapshot: JSON.stringify({ row, events: [], links: [] }),
    path: `/tmp/${MARK}`,
    user: MARK,
  };
  const json = `${JSON.stringify(sent).slice(0, -1)},"__proto__":{"mark":"${MARK}"}}`;
  const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
  const path = `${server.url}/api/items/${String(id)}/restore?id=${MARK}&file=/etc/passwd`;
  const { status, body } = await answered(await fetch(path, { method: 'POST', headers, body: json }));
  expect([status, record(body)['id'], record(body)['name'], record(body)['version']]).toEqual([
    201,
    id,
    name,
    2,
  ]);
  expect(JSON.stringify(await allTables(server))).not.toContain(MARK);
  expect(Reflect.get({}, 'mark')).toBeUndefined();
});

it('Restore to code: only what was deleted here comes back, by its own id and as what it was', async () => {
  const location = await server.location({ name: 'Gone' });
  const { id } = await server.item();
  await server.call('DELETE', `/api/items/${String(id)}`);
  await server.call('DELETE', `/api/locations/${location}`);
  for (const path of [
    `/api/items/${location}/restore`,
    `/api/locations/${String(id)}/restore`,
    ...[
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e',
      'stowage.db',
      '__proto__',
      'constructor',
      UNKNOWN,
      '%00',
      '%25',
    ].flatMap((wrong) => [`/api/items/${wrong}/restore`, `/api/locations/${wrong}/restore`]),
  ]) {
    expect((await server.call('POST', path)).status, path).toBe(404);
  }
  // Photos and other things are not kept, nor is there a call that takes a copy of the database: backups are given
  // out alone, and spreadsheets are imported row by row (tests/server/imports).
  expect(
    [...new Set(server.routes)].filter((route) => /^(?!ALL).*(restore|backup)/i.test(route)).toSorted(),
  ).toEqual([
    'GET /api/export/backup.zip',
    'POST /api/export/backup.zip',
    'POST /api/items/:id/restore',
    'POST /api/locations/:id/restore',
  ]);
});

it('Restore to code: a history names who restored and who deleted, not who is named', async () => {
  const berta = await anotherUser(server);
  const { id } = await server.item();
  await server.call('DELETE', `/api/items/${String(id)}`);
  await server.call('POST', `/api/items/${String(id)}/restore`, { user: 'admin', user_id: 1 }, by(berta));
  const { history } = decodeHistory((await server.call('GET', `/api/items/${String(id)}/history`)).body);
  expect(history.map(({ kind, user }) => [kind, user])).toEqual([
    ['restored', BERTA.username],
    ['deleted', 'admin'],
    ['created', 'admin'],
  ]);
});

it('Restore to code: a file to import gives no ids, users, paths or prototypes, and writes into the data folder alone', async () => {
  await writeFile(join(outer, 'secret.jpg'), await jpeg());
  const pictures = join(outer, 'pictures');
  await mkdir(pictures);
  const header =
    'name,location,notes,image,id,version,user_id,storage_path,created_at,location_id,__proto__,constructor';
  const rest = `${MARK},900,${MARK},${MARK},${MARK},${MARK},${MARK},${MARK}`;
  const paths = [
    '../secret.jpg',
    join(outer, 'secret.jpg'),
    'file:///etc/passwd',
    'http://127.0.0.1/x.jpg',
    '..\\secret.jpg',
  ];
  const rows = [
    ...paths.map((path, at) => `Pictured ${at},Import shelf,,"${path}",${rest}`),
    `__proto__,constructor,=1+1,,${rest}`,
    `"Bolt'); drop table items; --",.. / ..,"<script>",,${rest}`,
  ];
  const file = join(pictures, 'items.csv');
  await writeFile(file, `${header}\n${rows.join('\n')}\n`);
  const before = await readdir(outer);
  const said: string[] = [];
  const code = await runCommand(['import', file], {
    env: settingsOf(server.folder),
    print: (line) => void said.push(line),
    complain: (line) => void said.push(line),
    askPassword: undefined,
    showProgress: undefined,
  });
  expect([code, said]).toEqual([0, expect.arrayContaining(['Imported 7 items and 4 locations.'])]);
  expect(said.join('\n')).toMatch(/Ignored columns: id, version, user_id, .*__proto__, constructor/);
  expect(said.filter((line) => /no such file|outside of the folder/.test(line))).toHaveLength(paths.length);
  expect(await readdir(outer)).toEqual(before);
  expect(await readdir(pictures)).toEqual(['items.csv']);
  const { body } = await server.call('GET', '/api/items');
  expect(names(body)).toEqual(expect.arrayContaining(['__proto__', "Bolt'); drop table items; --"]));
  expect((await server.call('GET', '/api/images')).body).toEqual([]);
  expect(JSON.stringify(await allTables(server))).not.toContain(MARK);
});
