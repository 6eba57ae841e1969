import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodiesFor } from '../bodies.ts';
import { names, record } from '../answers.ts';
import { ADMIN, type TestServer, startServer } from '../startServer.ts';
import { allTables } from './tables.ts';

let server: TestServer;
let location: string;
let item: string;
beforeAll(async () => {
  server = await startServer();
  location = await server.location({ name: 'Store', label: 'S1' });
  for (const name of ['Gasket', 'Nail', 'Hook 50%', 'Bolt_M3'])
    await server.item({ name, location_id: location });
  item = String((await server.item({ name: 'Axle', location_id: location, notes: 'secret' }))['id']);
});
afterAll(() => server.stop());

const INJECTIONS = [
  "' or 1=1--",
  "' or '1'='1",
  '" or ""="',
  "'; drop table items; --",
  "x'); delete from users; --",
  "' union select password_hash from users--",
  '1; attach database "/tmp/x.db" as x',
  "\\' or 1=1 --",
  "') or load_extension('/tmp/x.so') --",
  '0x27 || 1',
  '?1',
  ':id',
  '$1',
];

it('SQL: what is sent in any field of any body is kept as it is, or refused, and reaches no other table', async () => {
  const own = await startServer();
  try {
    const made = await own.item();
    const { schema, users } = await allTables(own);
    for (const [method, path, body] of bodiesFor({
      location: String(made['location_id']),
      item: String(made['id']),
    })) {
      for (const field of Object.keys(body)) {
        for (const text of INJECTIONS) {
          const { status, body: told } = await own.call(method, path, { ...body, [field]: text });
          const what = `${method} ${path} ${field} ${text}`;
          expect([200, 201, 401, 404, 409, 422, 429], what).toContain(status);
          // Areas are in capitals; what is only asked with is not told.
          if (status < 300 && !path.endsWith('/suggestions'))
            expect(String(record(told)[field]).toLowerCase()).toBe(text.toLowerCase());
        }
      }
    }
    const after = await allTables(own);
    expect([after['schema'], after['users']]).toEqual([schema, users]);
  } finally {
    await own.stop();
  }
});

it('SQL: what is sent in any path, query or header finds nothing else and changes nothing', async () => {
  const before = await allTables(server);
  const patterns = server.routes.filter((route) => /^(GET|PATCH|DELETE) .*:/.test(route));
  expect(patterns.length).toBeGreaterThan(15);
  const queries = [
    'limit',
    'offset',
    'sort',
    'category',
    'before',
    'after',
    'since',
    'fields',
    'item_id',
    'location_id',
  ];
  // Of the files to save one, for all take the same queries.
  const isRead = (route: string) => /^GET [^:]*$/.test(route) && !/export\/(?!items\.csv)/.test(route);
  const reads = server.routes.filter(isRead).map((route) => route.slice(4));
  for (const injection of INJECTIONS) {
    const text = encodeURIComponent(injection);
    for (const route of patterns) {
      const [method = '', pattern = ''] = route.split(' ');
      const sent = method === 'PATCH' ? { name: 'Other' } : undefined;
      const { status } = await server.call(method, pattern.replaceAll(/:\w+(\{[^}]*\})?/g, text), sent);
      expect(status, `${route} ${injection}`).toBe(404);
    }
    for (const name of queries) {
      for (const path of reads) {
        const { status } = await server.call('GET', `${path}?${name}=${text}`);
        expect([200, 204, 400, 404], `${path}?${name} ${injection}`).toContain(status);
      }
    }
    expect(await server.call('GET', `/api/items?category=${text}`)).toMatchObject({
      body: { items: [], total: 0 },
    });
    expect((await server.call('GET', `/api/items?sort=${text}`)).status).toBe(400);
    const headers = { 'If-Match': `"${injection}"` };
    expect((await server.call('PATCH', `/api/items/${item}`, { quantity: 9 }, headers)).status).toBe(412);
  }
  const { sessions: _, ...rest } = before;
  expect(await allTables(server)).toMatchObject(rest);
});

it('SQL: nobody logs in by a name or password that is a piece of it', async () => {
  const own = await startServer();
  try {
    for (const username of [
      "admin'--",
      "' or 1=1--",
      "' union select 1, 'admin', '' --",
      'admin%',
      '%',
      '_dmin',
    ]) {
      // The right one too: a name that stands for others would let it in.
      for (const password of ["' or 1=1--", ADMIN.password]) {
        expect((await own.call('POST', '/api/login', { username, password })).status, username).toBe(401);
      }
    }
  } finally {
    await own.stop();
  }
});

it.each([
  ['an alternative', 'zzz" OR "gasket', []],
  ['an alternative in words', 'gasket OR nail', []],
  ['an exception', 'gasket NOT nail', []],
  ['a column', 'notes:gasket', []],
  ['columns', '{name notes} : gasket', []],
  ['nearness', 'NEAR(gasket nail)', []],
  ['the beginning of a column', '^gasket', ['Gasket']],
  ['a quotation that stays open', '"gasket', ['Gasket']],
  ['a bracket that stays open', '(gasket', ['Gasket']],
  ['a star', 'gask*', ['Gasket']],
  ['a minus', '-gasket', ['Gasket']],
  ['the command of the index', "items_fts('delete-all')", []],
])('SQL: %s of the full-text search is a text: %s', async (_, query, found) => {
  const { status, body } = await server.call('GET', `/api/search?q=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  expect(names(body)).toEqual(found);
});

it.each([
  ['%', ['Hook 50%']],
  ['_', ['Bolt_M3']],
  ['%%', []],
  ['%_', []],
  ['\\', []],
  ['\\%', []],
])('SQL: %s is no wildcard', async (query, found) => {
  const all = names((await server.call('GET', `/api/search?q=${encodeURIComponent(query)}`)).body);
  expect(
    all.filter((name) => ['Gasket', 'Nail', 'Hook 50%', 'Bolt_M3', 'Axle'].includes(String(name))),
  ).toEqual(found);
});

it('SQL: a label or category with wildcards is itself alone', async () => {
  for (const text of ['%', 'S_', 'S%', '_1']) {
    expect((await server.call('GET', `/api/location/${encodeURIComponent(text)}`)).status, text).toBe(404);
    const { body } = await server.call('GET', `/api/items?category=${encodeURIComponent(`Mis${text}`)}`);
    expect(body, text).toEqual({ items: [], total: 0 });
  }
});
