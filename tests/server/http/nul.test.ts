import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodiesFor } from '../bodies.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
let location: string;
let item: string;
beforeAll(async () => {
  server = await startServer();
  location = await server.location();
  item = String((await server.item({ location_id: location }))['id']);
});
afterAll(() => server.stop());

it('a NUL in any field of any body is refused, and the field is named', async () => {
  for (const [method, path, body] of bodiesFor({ location, item })) {
    for (const field of Object.keys(body)) {
      for (const value of ['\0', 'a\0b', ...(field === 'category' ? [{ name: 'a\0b' }] : [])]) {
        const refused = await server.call(method, path, { ...body, [field]: value });
        expect(refused.status, `${method} ${path} ${field}`).toBe(422);
        expect(record(record(refused.body)['fields']), field).toHaveProperty(field);
      }
    }
  }
});

it('a control character in a query is refused, and the query is named', async () => {
  for (const [query, name] of [
    ['items?category=a%00b', 'category'],
    ['items?sort=%07', 'sort'],
    ['items?limit=%00', 'limit'],
    ['item-images?item_id=a%00b', 'item_id'],
    ['location-images?location_id=%00', 'location_id'],
  ]) {
    expect(await server.call('GET', `/api/${query}`), query).toMatchObject({
      status: 400,
      body: { error: 'malformed', message: `${name} contains a control character.` },
    });
  }
});

it('a NUL in a path names nothing, and in a query it changes nothing or is refused', async () => {
  const patterns = server.routes.filter((route) => route.includes(':') && !route.startsWith('ALL'));
  expect(patterns.length).toBeGreaterThan(20);
  for (const route of patterns) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:\w+/g, 'a%00b');
    const body = method === 'PATCH' ? { name: 'Other' } : undefined;
    if (method === 'HEAD') continue;
    const { status } = await server.call(method, path, body);
    expect(status, route).toBe(404);
  }
  for (const query of [
    'items?limit=%00&sort=%00&category=a%00b&offset=%00',
    'items?sort=na%00me',
    'search?q=%00',
    'search?q=a%00b&limit=1',
    'item-images?item_id=a%00b',
    'location-images?location_id=%00',
    'images?limit=%00&fields=%00,id',
  ]) {
    expect((await server.call('GET', `/api/${query}`)).status, query).toBeLessThan(500);
  }
});
