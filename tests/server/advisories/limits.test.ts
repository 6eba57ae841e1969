import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  FILENAME_MAX,
  HISTORY_PAGE,
  LABEL_MAX,
  LINKS_LIMIT_MAX,
  LOOKUP_NAME_MAX,
  PAGE_LIMIT_MAX,
  TEXT_MAX,
} from '../../../contract/limits.ts';
import { bodiesFor } from '../bodies.ts';
import { jpeg } from '../images/samples.ts';
import { answered, record } from '../answers.ts';
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

it('Limits: every text of every body has a length, beyond which the field is named', async () => {
  for (const [method, path, body] of bodiesFor({ location, item })) {
    for (const field of Object.keys(body)) {
      const refused = await server.call(method, path, { ...body, [field]: 'x'.repeat(TEXT_MAX + 1) });
      expect(refused.status, `${method} ${path} ${field}`).toBe(422);
      expect(record(record(refused.body)['fields']), field).toHaveProperty(field);
    }
  }
  const tooLong: [string, string, number][] = [
    ['/api/items', 'category', LOOKUP_NAME_MAX],
    ['/api/items', 'supplier', 200],
    ['/api/locations', 'label', LABEL_MAX],
  ];
  for (const [path, field, most] of tooLong) {
    const body = { name: 'Long', location_id: location, location_type_id: 1, location_area_id: 1 };
    expect((await server.call('POST', path, { ...body, [field]: 'x'.repeat(most + 1) })).status, field).toBe(
      422,
    );
    expect((await server.call('POST', path, { ...body, [field]: 'x'.repeat(most) })).status, field).toBe(201);
  }
});

it('Limits: every page has a size, and no number is without an end', async () => {
  const pages: [string, string, number][] = [
    ['/api/items', 'limit', PAGE_LIMIT_MAX],
    ['/api/items', 'offset', 1e9],
    [`/locations/${location}/items`, 'limit', PAGE_LIMIT_MAX],
    ['/api/search?q=x', 'limit', PAGE_LIMIT_MAX],
    ['/api/search?q=x', 'offset', PAGE_LIMIT_MAX],
    ['/api/images', 'limit', PAGE_LIMIT_MAX],
    ['/api/images', 'offset', 1e9],
    [`/api/item-images?item_id=${item}`, 'limit', LINKS_LIMIT_MAX],
    [`/api/location-images?location_id=${location}`, 'limit', LINKS_LIMIT_MAX],
    [`/api/items/${item}/history`, 'limit', HISTORY_PAGE.max],
  ];
  for (const [path, name, most] of pages) {
    const statusOf = async (value: string) =>
      (await server.call('GET', `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`)).status;
    expect(await statusOf(String(most)), `${path} ${name}`).toBe(200);
    for (const value of [String(most + 1), '-1', '1e9', '0x10', 'NaN', 'Infinity', '9'.repeat(30)]) {
      expect(await statusOf(value), `${path} ${name}=${value}`).toBe(400);
    }
  }
});

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const COUNT = 'The body has too many values.';
it.each([
  ['bigger than 1 MB', `{"notes":"${'x'.repeat(1024 * 1024)}"}`, 413, 'The body is larger than 1 MB.'],
  ['nested 2,000 deep', `{"name":${nested(2000)}}`, 422, COUNT],
  ['of half a million lists', `{"name":${nested(500_000)}}`, 422, COUNT],
  ['of 50,000 fields', `{${Array.from({ length: 50_000 }, (_, n) => `"f${n}":1`).join(',')}}`, 422, COUNT],
  ['nested 500 deep', `{"name":${nested(500)}}`, 422, 'Name must be a text.'],
  ['with a number without an end', `{"quantity":${'9'.repeat(400)}}`, 422, 'Quantity must be a number.'],
])('Limits: a body %s is refused, whether it says its length or not', async (_, body, status, reason) => {
  const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
  for (const sent of [body, new Blob([body]).stream()]) {
    // A stream has no length; Node wants to be told that it is sent at once.
    const init = { method: 'POST', headers, body: sent, duplex: 'half' };
    const refused = await answered(await fetch(`${server.url}/api/items`, init));
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(reason);
  }
});

it('Limits: a body that says it is too large is refused before it comes', async () => {
  const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' };
  const sent = request(`${server.url}/api/items`, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': 2_000_000 },
    agent: false,
  });
  sent.on('error', () => undefined).flushHeaders();
  const status = await new Promise((resolve) => {
    sent.once('response', (answer) => resolve(answer.resume().statusCode));
  });
  expect(status).toBe(413);
  sent.destroy();
});

it('Limits: locations nest 64 deep and no deeper, however they are put together', async () => {
  const chain = async (length: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let n = 0; n < length; n++) ids.push(await server.location({ parent_id: ids.at(-1) ?? null }));
    return ids;
  };
  const [long, short] = [await chain(62), await chain(3)];
  const move = { parent_id: long.at(-1) };
  expect(await server.call('PATCH', `/api/locations/${short[0]}`, move)).toMatchObject({
    status: 422,
    body: { fields: { parent_id: expect.stringContaining('64') } },
  });
  expect((await server.call('PATCH', `/api/locations/${short[1]}`, move)).status).toBe(200);
});

it('Limits: an upload has a few parts, and its name a length', async () => {
  const send = async (parts: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    form.set('image', new Blob([new Uint8Array(await jpeg())]), 'photo.jpg');
    const headers = { Authorization: `Bearer ${server.token}` };
    return answered(await fetch(`${server.url}/api/images`, { method: 'POST', headers, body: form }));
  };
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`f${n}`, 'x']));
  expect((await send(many)).status).toBe(400);
  const named = await send({ filename: `${'x'.repeat(1024 * 1024)}.jpg` });
  expect(String(record(named.body)['filename']).length).toBeLessThanOrEqual(FILENAME_MAX);
});

it('Limits: addresses, queries, keys and searches have a length', async () => {
  const long = 'x'.repeat(20_000);
  expect((await server.call('GET', `/api/items/${long}`)).status).toBe(404);
  expect((await server.call('GET', `/api/items/${'x'.repeat(40_000)}`)).status).toBe(413);
  expect((await server.call('GET', `/api/search?q=${'x%20'.repeat(5000)}`)).status).toBe(200);
  const key = { 'Idempotency-Key': 'k'.repeat(201) };
  const body = { name: 'Screw', location_id: location };
  expect((await server.call('POST', '/api/items', body, key)).status).toBe(400);
});
