import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { EXPORT_FILES } from '../../../contract/export/exports.ts';
import { failAnalysis } from '../../../server/store/analyses/end.ts';
import { aGrid } from '../../support/grids.ts';
import { type CallWithBody, bodiesFor } from '../bodies.ts';
import { checked, settled } from '../imports/uploads.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { answered, record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { allTables } from './tables.ts';

let server: TestServer;
let item: string;
let location: string;
let photo: string;
beforeAll(async () => {
  // Nobody works on analyses.
  server = await startServer({ analysis: { wake: () => {} } });
  location = await server.location();
  item = String((await server.item({ location_id: location }))['id']);
  photo = String((await uploaded(server, await jpeg()))['id']);
});
afterAll(() => server.stop());

/** Values that nothing else has, so that they are found wherever they were written. */
const MARK = 'mass-assigned-mark';
const NUMBER = 7_654_321_987;
/** What tables and answers have besides what a person enters. */
const TEXTS =
  `id user username role name_key label_key category_key username_key token token_hash password_hash storage_path
  mime_type status owner finish_reason summary error_message location_path thumbnail_url url image_data path area type
  kind snapshot sql`.split(/\s+/);
const NUMBERS =
  `seq version created_at updated_at deleted_at user_id is_admin bytes width height expires_at last_used_at
  attempts lease_until asked last_turn revision started_at at`.split(/\s+/);
const EXTRA: Record<string, unknown> = Object.fromEntries([
  ...TEXTS.map((name) => [name, MARK]),
  ...NUMBERS.map((name) => [name, NUMBER]),
  ...['history', 'events', 'changes', 'links', 'children', 'compartments'].map((name) => [
    name,
    [{ id: MARK, at: NUMBER }],
  ]),
]);
const INHERITED = `"__proto__":{"isAdmin":"${MARK}"},"constructor":{"prototype":{"isAdmin":"${MARK}"}}`;

/** The call with what it does not take: its own fields are left as they are. */
async function sendWithExtras([method, path, fields]: CallWithBody) {
  const json = JSON.stringify({ ...EXTRA, ...fields });
  const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
  const query = new URLSearchParams({ id: MARK, version: String(NUMBER), user_id: String(NUMBER) });
  const body = `${json.slice(0, -1)},${INHERITED}}`;
  return answered(await fetch(`${server.url}${path}?${query}`, { method, headers, body }));
}

async function expectNoMark(body: unknown, what: string): Promise<void> {
  for (const [table, rows] of Object.entries({
    ...(await allTables(server)),
    answer: JSON.stringify(body) ?? '',
  })) {
    expect(rows.includes(MARK), `${what}: ${table}`).toBe(false);
    expect(rows.includes(String(NUMBER)), `${what}: ${table}`).toBe(false);
  }
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
}

/** A photo whose analysis has ended. */
async function analysed(): Promise<string> {
  const image = String((await uploaded(server, await jpeg()))['id']);
  const { body } = await server.call('POST', `/api/images/${image}/analyze`);
  const id = String(decodeAnalysis(body).id);
  await server.store.write((trx) => failAnalysis(trx, { id, owner: null }, 'No.', 1000));
  return image;
}

it('Mass assignment: no call stores or answers fields that it does not take', async () => {
  const group = record((await server.call('POST', '/api/synonyms', { words: ['x', 'y'] })).body);
  const calls = bodiesFor({ location, item }).map(([method, path, fields]): CallWithBody => {
    if ('password' in fields) return [method, path, { ...fields, password: 'correct horse' }];
    if ('image_id' in fields) return [method, path, { ...fields, image_id: photo }];
    return [
      method,
      path.replace(/(?<=images\/)[^/]+/, photo).replace(/(?<=synonyms\/).+/, String(group['id'])),
      fields,
    ];
  });
  calls.push(['POST', `/api/items/${item}/restore`, {}], ['POST', `/api/locations/${location}/restore`, {}]);
  for (const file of EXPORT_FILES) calls.push(['POST', `/api/export/${file}`, {}]);
  const { id, mapping } = await checked(server, 'a.csv', 'name,location\nWasher,Lab\n');
  const imported = await checked(server, 'b.csv', 'name,location\nNut,Lab\n');
  calls.push(['PATCH', `/api/imports/${id}/rows/2`, { values: { name: 'Bolt' } }]);
  calls.push(['PUT', `/api/imports/${id}/mapping`, { ...mapping }]);
  calls.push(
    ['POST', `/api/imports/${imported.id}/apply`, {}],
    ['POST', `/api/imports/${imported.id}/undo`, {}],
  );
  calls.push(['PUT', `/api/images/${await analysed()}/grid`, { grid: aGrid(), names: [] }]);
  const posts = server.routes.filter((route) => /^(POST|PATCH|PUT) /.test(route));
  // Uploads and logout have bodies of their own, or none.
  expect(calls.length).toBe(new Set(posts).size - 3);
  for (const call of calls) {
    const [method, path] = call;
    const { status, body } = await sendWithExtras(call);
    // Of a database elsewhere no backup is made.
    if (status === 409 && path.endsWith('/backup.zip')) continue;
    expect([200, 201, 202], `${method} ${path}`).toContain(status);
    await expectNoMark(body, `${method} ${path}`);
    if (path.endsWith('/apply')) await settled(server, imported.id);
  }
});

it('Mass assignment: parts of an upload besides the photo decide nothing', async () => {
  const extras = Object.entries(EXTRA);
  // More parts at a time are refused.
  for (let at = 0; at < extras.length; at += 5) {
    const form = new FormData();
    for (const [name, value] of extras.slice(at, at + 5)) form.set(name, String(value));
    form.set('image', new Blob([new Uint8Array(await jpeg())]), 'photo.jpg');
    const headers = { Authorization: `Bearer ${server.token}` };
    const taken = await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form });
    const { status, body } = await answered(taken);
    expect(status).toBe(201);
    await expectNoMark(body, 'upload');
  }
});

it('Mass assignment: the version and the times are of the server, whatever a change says of them', async () => {
  const before = await server.item();
  const path = `/api/items/${String(before['id'])}`;
  const sent = {
    quantity: 3,
    version: 900,
    created_at: '1970-01-01T00:00:00Z',
    updated_at: '2999-01-01T00:00:00Z',
  };
  const { body } = await server.call('PATCH', path, sent);
  expect(body).toMatchObject({ quantity: 3, version: 2, created_at: before['created_at'] });
  expect(String(record(body)['updated_at'])).not.toMatch(/^2999/);
});
