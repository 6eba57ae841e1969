import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FEATURES } from '../../../contract/builtins.ts';
import { engineToTry } from '../../support/postgres/engines.ts';
import { answered } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';

const ORIGIN = 'https://parts.example.org';
let server: TestServer;
beforeAll(async () => void (server = await startServer({ corsOrigins: [ORIGIN] })));
afterAll(() => server.stop());

const post = async (body: BodyInit, type = 'application/json') => {
  const headers = { Authorization: `Bearer ${server.token}`, 'Content-Type': type };
  // `duplex` is what fetch asks for with a stream; TypeScript's DOM types do not know it.
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return answered(await fetch(`${server.url}/api/items`, request));
};

it('health needs no login', async () => {
  expect(await server.call('GET', '/api/health', undefined, { Authorization: '' })).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
});

it('a connection rests for longer than a proxy keeps it: the proxy ends it, and no request meets its end', async () => {
  const { headers } = await fetch(`${server.url}/api/health`);
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get('Keep-Alive') ?? '')?.[1]);
  // nginx keeps one for 60 s, Caddy for two minutes.
  expect(seconds).toBeGreaterThan(120);
});

it('every answer names the features and its request, and forbids caching and foreign scripts', async () => {
  for (const path of ['/api/items', '/api/nothing', '/api/items/x', '/']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('Stowage-Features')).toBe(
      // A backup of a database elsewhere is made there.
      FEATURES.filter((feature) => feature !== 'backup' || engineToTry() === 'sqlite').join(', '),
    );
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe(path === '/' ? null : 'no-store');
  }
});

it('an answer that may be kept says so itself, also where pages of elsewhere are let in', async () => {
  const asked = (headers: Record<string, string>) =>
    server.call('GET', '/api/locations/hierarchy', undefined, headers);
  for (const headers of [{}, { Origin: ORIGIN }]) {
    const first = await asked(headers);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    const tag = first.headers.get('ETag') ?? '';
    expect(await asked({ ...headers, 'If-None-Match': tag })).toMatchObject({ status: 304 });
  }
});

it('a body that is no JSON object is refused with 400, one of another type with 415', async () => {
  const notUtf8 = new Uint8Array([...Buffer.from('{"name":"'), 0xff, ...Buffer.from('"}')]);
  for (const body of ['', '{', '[]', '"x"', 'null', '{"a":1}x', notUtf8]) {
    expect(await post(body)).toMatchObject({ status: 400, body: { error: 'malformed' } });
  }
  for (const type of ['text/plain', 'multipart/form-data', 'application/jsonp']) {
    expect(await post('{}', type)).toMatchObject({ status: 415, body: { error: 'unsupported-media' } });
  }
});

it('a body that is packed is refused as that, not as bad JSON', async () => {
  const packed = await fetch(`${server.url}/api/items`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${server.token}`,
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    },
    body: gzipSync('{"name":"Screw"}'),
  });
  expect(packed.status).toBe(415);
  expect(await packed.json()).toMatchObject({
    error: 'unsupported-media',
    message: 'A body in the coding gzip is not taken: send it as it is.',
  });
});

it('keys that every object inherits do no harm', async () => {
  const hostile =
    '{"constructor":{"toString":1},"__proto__":{"name":"x"},"hasOwnProperty":1,"toString":null}';
  expect(await post(hostile)).toMatchObject({ status: 422, body: { error: 'invalid' } });
  expect((await post(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(422);
  expect((await post('{"name":{"toString":1},"category":{"name":{}}}')).status).toBe(422);
});

it('what is wrong in several fields is said in sentences of their own, in one field in its own words', async () => {
  const long = 'x'.repeat(51);
  const location_id = await server.location();
  expect(await post(JSON.stringify({ name: long, location_id }))).toMatchObject({
    body: { message: 'Name must be 50 characters or less' },
  });
  expect(await post(JSON.stringify({ name: long }))).toMatchObject({
    body: { message: 'Name must be 50 characters or less. Location is required.' },
  });
});

it('a body with far more values than any request is refused before it is parsed', async () => {
  const refusal = { status: 422, body: { error: 'invalid', message: 'The body has too many values.' } };
  expect(await post(`{"name":${'['.repeat(1_000_000)}`)).toMatchObject(refusal);
  expect(await post(`{"name":"Box","x":[${'[],'.repeat(1000)}1]}`)).toMatchObject(refusal);
  expect(await post(JSON.stringify({ name: '[{,"\\'.repeat(5000) }))).not.toMatchObject(refusal);
});

it('a body over 1 MB is refused, whether it says its length or not', async () => {
  const big = new TextEncoder().encode(JSON.stringify({ notes: 'x'.repeat(1024 * 1024) }));
  const refusal = { status: 413, body: { error: 'too-large' } };
  expect(await post(big)).toMatchObject(refusal);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(big);
      controller.close();
    },
  });
  expect(await post(stream)).toMatchObject(refusal);
});

it('what is not there is 404, another method 405 with Allow', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/items/', '/api/items/x/y', '/nothing']) {
    expect(await server.call('GET', path), path).toMatchObject({ status: 404, body: { error: 'not-found' } });
  }
  for (const [method, path, allow] of [
    ['DELETE', '/api/items', 'GET, HEAD, POST'],
    ['PUT', '/api/items/x', 'GET, HEAD, PATCH, DELETE'],
    ['GET', '/api/login', 'POST'],
    ['POST', '/locations/x/items', 'GET, HEAD'],
  ] as const) {
    const { status, headers } = await server.call(method, path);
    expect([status, headers.get('Allow')]).toEqual([405, allow]);
  }
});

it('ids and paths that no one has are 404, broken percent-encoding is 400', async () => {
  for (const id of ['x', 'a'.repeat(20_000), '%00', "'%20or%201=1", '..%2F..', '%2e%2e']) {
    const found = await server.call('GET', `/api/items/${id}`);
    expect(found.status, id.slice(0, 20)).toBe(404);
  }
  for (const path of ['/api/items/%', '/api/location/%ff', '/%zz']) {
    expect((await server.call('GET', path)).status).toBe(400);
  }
});

it.each([
  ['what is not HTTP', 'NONSENSE'],
  ['a request without a host', 'GET / HTTP/1.1'],
  ['one whose host is none', 'GET / HTTP/1.1\r\nHost: a b'],
  ['one whose address is none', 'GET http://[ HTTP/1.1\r\nHost: a'],
  ['one that asks for everything', 'OPTIONS * HTTP/1.1\r\nHost: a'],
])('%s is refused in the shape of all errors', async (_, sent) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${sent}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(
    /^HTTP\/1.1 400 Bad Request\r\n[^]*content-type: application\/json\r\n[^]*\{"message":".*","error":"malformed"\}/i,
  );
});

it('what a request expects of no server is passed over', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\{"status":"ok"\}/);
});

it('an unexpected failure is 500 without any detail, and stands in the log', async () => {
  const own = await startServer();
  await own.store.write((trx) => trx.schema.dropTable('item_events').execute());
  const { status, body, headers } = await own.call('POST', '/api/items', {
    name: 'Screw',
    category: 'Misc',
    location_id: await own.location(),
  });
  expect(status).toBe(500);
  const id = headers.get('X-Request-Id') ?? '';
  expect(body).toEqual({ error: 'internal', message: `Something went wrong on the server (request ${id}).` });
  expect(own.logged.find((line) => line.includes('item_events'))).toContain(id);
  expect((await own.call('GET', '/api/items')).body).toEqual([]);
  await own.stop();
});

it('a browser on a configured origin may call, another may not', async () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/api/items/x`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
    });
  const allowed = await preflight(ORIGIN);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(allowed.headers.get('Access-Control-Allow-Methods')?.split(',')).toContain('PATCH');
  const taken = allowed.headers.get('Access-Control-Allow-Headers')?.split(',');
  expect(taken).toEqual(expect.arrayContaining(['Authorization', 'If-Match', 'Idempotency-Key']));
  // A read past every cache says so with these.
  expect(taken).toEqual(expect.arrayContaining(['Cache-Control', 'Pragma', 'Expires']));
  expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
  const { headers } = await server.call('GET', '/api/nothing', undefined, { Origin: ORIGIN });
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  const shown = headers.get('Access-Control-Expose-Headers')?.split(',');
  expect(shown).toEqual(expect.arrayContaining(['ETag', 'Stowage-Features', 'Idempotency-Replayed']));
});

it('long answers are compressed for who takes that', async () => {
  const location_id = await server.location();
  for (let n = 0; n < 8; n++) await server.item({ location_id, notes: 'again '.repeat(100) });
  const path = `/locations/${location_id}/items`;
  const zipped = await server.call('GET', path, undefined, { 'Accept-Encoding': 'gzip' });
  const plain = await server.call('GET', path, undefined, { 'Accept-Encoding': 'gzip;q=0' });
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(zipped.body).toEqual(plain.body);
});
