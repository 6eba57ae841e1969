import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg, uploaded } from './samples.ts';
import { type TestServer, startServer } from '../startServer.ts';

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startServer({ sessionDays: 3650 });
  photo = await jpeg();
});
afterAll(() => server.stop());

const get = (path: unknown, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + String(path), { method, headers });
it('ENT-27: a signed address loads without a login, may be cached for long, and says what it is', async () => {
  const image = await uploaded(server, photo, { filename: 'Vise 🔧.png' });
  for (const [address, type, ending] of [
    [image['url'], 'image/jpeg', 'jpg'],
    [image['thumbnail_url'], 'image/webp', 'webp'],
    [image['preview_url'], 'image/webp', 'webp'],
  ]) {
    const response = await get(address);
    expect(response.status).toBe(200);
    const { length } = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Content-Length')).toBe(String(length));
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Disposition')).toBe(
      `inline; filename="Vise __.${ending}"; filename*=UTF-8''Vise%20%F0%9F%94%A7.${ending}`,
    );
    const [, age] =
      /^private, max-age=(\d+), immutable$/.exec(response.headers.get('Cache-Control') ?? '') ?? [];
    expect(Number(age) * 1000).toBeGreaterThan(2 * DAY - 5000);
    expect(Number(age) * 1000).toBeLessThanOrEqual(3 * DAY);
    const tag = response.headers.get('ETag') ?? '';
    const unchanged = await get(address, { 'If-None-Match': tag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    const head = await get(address, {}, 'HEAD');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(length)]);
    expect((await get(address, {}, 'DELETE')).status).toBe(405);
  }
});

it('an uploaded file that is opened by itself is in a sandbox, whichever way it was asked for', async () => {
  const { id, url, preview_url, thumbnail_url } = await uploaded(server, photo);
  const login = { Authorization: `Bearer ${server.token}` };
  for (const path of [url, preview_url, thumbnail_url, `/images/${id}`, `/images/${id}/320.webp`]) {
    const response = await get(path, login);
    await response.arrayBuffer();
    const policy = response.headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']),
    );
    expect(policy.join()).not.toMatch(/script|allow-/);
    const unchanged = await get(path, { ...login, 'If-None-Match': response.headers.get('ETag') ?? '' });
    expect([unchanged.status, unchanged.headers.get('Content-Security-Policy')]).toEqual([
      304,
      policy.join('; '),
    ]);
  }
});

it('pages of other origins may show photos only where such origins are set', async () => {
  const policyOf = async (own: TestServer) => {
    const { url } = await uploaded(own, photo);
    const response = await fetch(own.url + String(url));
    await response.arrayBuffer();
    return response.headers.get('Cross-Origin-Resource-Policy');
  };
  expect(await policyOf(server)).toBe('same-origin');
  const open = await startServer({ corsOrigins: ['https://parts.example.org'] });
  try {
    expect(await policyOf(open)).toBe('cross-origin');
    expect((await open.call('GET', '/api/items')).headers.get('Cross-Origin-Resource-Policy')).toBe(
      'same-origin',
    );
  } finally {
    await open.stop();
  }
});

it('ENT-30: the bare path loads with a login, and is asked for again each time', async () => {
  const { id } = await uploaded(server, photo);
  const login = { Authorization: `Bearer ${server.token}` };
  for (const path of [`/images/${id}`, `/images/${id}/320.webp`, `/images/${id}/960.webp`]) {
    const response = await get(path, login);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    await response.arrayBuffer();
    expect((await get(path)).status).toBe(401);
    expect((await get(path, { Authorization: 'Bearer wrong' })).status).toBe(401);
  }
  expect((await get('/images/00000000-0000-4000-8000-000000000000', login)).status).toBe(404);
  expect((await get(`/images/${id}/640.webp`, login)).status).toBe(404);
  expect((await get('/images/..%2f..%2fstowage.db', login)).status).toBe(404);
});

it('a wrong signature, an expired one and that of another image are a 403, unless a login comes with it', async () => {
  const [one, other] = [await uploaded(server, photo), await uploaded(server, photo)];
  const url = String(one['url']);
  const forged = [
    url.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
    url.replace(/expires=\d+/, 'expires=99999999999'),
    url.replace(/&signature=.*/, ''),
    url.replace(/expires=\d+&/, ''),
    url.replace(String(one['id']), String(other['id'])),
    `${url}x`,
    `/images/${one['id']}?signature=&expires=`,
    `/images/${one['id']}?signature=${encodeURIComponent('🔩'.repeat(9))}&expires=🔩`,
  ];
  for (const address of forged) {
    const response = await get(address);
    expect(response.status, address).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'forbidden' });
    const withLogin = await get(address, { Authorization: `Bearer ${server.token}` });
    expect(withLogin.status, address).toBe(200);
    await withLogin.arrayBuffer();
  }
});

it('the signature of one size opens no other', async () => {
  const image = await uploaded(server, photo);
  const sizes = ['url', 'preview_url', 'thumbnail_url'].map(
    (name) => new URL(String(image[name]), server.url),
  );
  for (const given of sizes) {
    for (const wanted of sizes) {
      const response = await fetch(`${server.url}${wanted.pathname}${given.search}`);
      await response.arrayBuffer();
      expect(response.status, `${wanted.pathname} by ${given.pathname}`).toBe(wanted === given ? 200 : 403);
    }
  }
});

it('the address stays the same for a day, is good for two, and then expires', async () => {
  // From the beginning of a day (UTC) on.
  server.pass(DAY - (Date.now() % DAY) + 1000);
  const { id } = await uploaded(server, photo);
  const addresses = async () => {
    const { body } = await server.call('GET', `/api/images/${id}?_cb=${Math.random()}`);
    return body;
  };
  const first = await addresses();
  server.pass(DAY - 60_000);
  expect(await addresses()).toEqual(first);
  server.pass(120_000);
  const next = await addresses();
  expect(next).not.toEqual(first);
  const { url } = first as { url: string };
  // The rest of its third day.
  server.pass(2 * DAY - 200_000);
  expect((await get(url)).status).toBe(200);
  server.pass(200_000);
  expect((await get(url)).status).toBe(403);
});

it('the secret is kept, and another server has another', async () => {
  const image = await uploaded(server, photo);
  await server.restart();
  expect((await server.call('GET', `/api/images/${image['id']}`)).body).toMatchObject({ url: image['url'] });
  // From an empty folder: what the servers of tests share else has a secret in it.
  const folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  const other = await startServer({}, { folder });
  try {
    expect((await fetch(other.url + String(image['url']))).status).toBe(403);
  } finally {
    await other.stop();
    await rm(folder, { recursive: true });
  }
});
