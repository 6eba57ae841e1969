import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeUser, addUser } from '../../../server/store/users.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { type TestServer, startServer, tokenOf } from '../startServer.ts';

/** What may be asked without a login, and what its answer is about. */
const OPEN = new Set([
  'GET /api/health',
  'HEAD /api/health',
  'POST /api/login',
  'GET /api/through',
  'HEAD /api/through',
]);
const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let item: string;
let location: string;
/** The ways in which a login is missing or stale: by name, the header that is sent. */
const logins: Record<string, string | undefined> = {};
beforeAll(async () => {
  server = await startServer();
  const login = async (username: string): Promise<string> => {
    const password = 'a password of its own';
    await server.store.write(async (trx) =>
      addUser(trx, username, await createPasswords().hash(password), Date.now()),
    );
    return tokenOf(server.url, { username, password });
  };
  const [old, ended, gone] = [await login('sleeper'), await login('leaver'), await login('removed')];
  // Used meanwhile, so that only the sleeper's has expired.
  server.pass(20 * DAY);
  await server.call('GET', '/api/items');
  await server.call('GET', '/api/items', undefined, { Authorization: `Bearer ${gone}` });
  server.pass(20 * DAY);
  await server.call('POST', '/api/logout', undefined, { Authorization: `Bearer ${ended}` });
  await server.store.write((trx) => removeUser(trx, 'removed'));
  const made = await server.item();
  [item, location] = [String(made['id']), String(made['location_id'])];
  Object.assign(logins, {
    none: undefined,
    'an empty one': '',
    'no token': 'Bearer',
    junk: 'Bearer 0123456789abcdefghijklmnopqrstuvwxyz0123456',
    'one letter more': `Bearer ${server.token}x`,
    'one letter less': `Bearer ${server.token.slice(0, -1)}`,
    'another scheme': `Basic ${Buffer.from(`admin:${server.token}`).toString('base64')}`,
    'the token alone': server.token,
    'two tokens': `Bearer junk, Bearer ${server.token}`,
    expired: `Bearer ${old}`,
    'logged out': `Bearer ${ended}`,
    'a removed user': `Bearer ${gone}`,
  });
});
afterAll(() => server.stop());

/** Every call of the API, as it is registered, with ids that there are. */
function calls(): { name: string; method: string; path: string }[] {
  const own = server.routes.filter((route) =>
    /^(GET|POST|PUT|PATCH|DELETE) \/(api\/|locations\/)/.test(route),
  );
  return [...new Set(own)].map((name) => {
    const [method = '', pattern = ''] = name.split(' ');
    const id = /items/.test(pattern.split('/:')[0] ?? '') ? item : location;
    return { name, method, path: pattern.replaceAll(/:\w+(\{[^}]*\})?/g, id) };
  });
}

async function statusOf(method: string, path: string, authorization: string | undefined): Promise<Response> {
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  return fetch(server.url + path, {
    method,
    headers: {
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: '{}' }),
  });
}

it('every call but health and login is refused with every kind of missing or stale login, and changes nothing', async () => {
  const all = calls();
  expect(all.length).toBeGreaterThan(30);
  const before = await server.call('GET', '/api/items');
  const admitted: string[] = [];
  for (const { name, method, path } of all) {
    if (OPEN.has(name)) continue;
    for (const [kind, authorization] of Object.entries(logins)) {
      const answer = await statusOf(method, path, authorization);
      if (answer.status !== 401) admitted.push(`${name} with ${kind}: ${answer.status}`);
      else expect(answer.headers.get('WWW-Authenticate'), name).toBe('Bearer');
      await answer.body?.cancel();
    }
  }
  expect(admitted).toEqual([]);
  expect((await server.call('GET', '/api/items')).body).toEqual(before.body);
});

it('no call is refused for want of a login to somebody who has one', async () => {
  const refused: string[] = [];
  // What ends the session comes last, and what deletes the record that the others ask for.
  const rank = ({ method, name }: { method: string; name: string }): number =>
    name.endsWith('/logout') ? 2 : method === 'DELETE' ? 1 : 0;
  for (const { name, method, path } of calls().toSorted((a, b) => rank(a) - rank(b))) {
    const answer = await statusOf(method, path, `Bearer ${server.token}`);
    if (answer.status === 401 && name !== 'POST /api/login') refused.push(name);
    if (answer.status >= 500) refused.push(`${name}: ${answer.status}`);
    await answer.body?.cancel();
  }
  expect(refused).toEqual([]);
});
