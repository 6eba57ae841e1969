import { BlockList } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { AppParts } from '../../../server/app.ts';
import type { Waiter } from '../../../server/login/turns.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { addUser, changePassword } from '../../../server/store/users.ts';
import { type Answered } from '../answers.ts';
import { ADMIN, type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
afterEach(() => server.stop());

const SECOND = 1000;
const WRONG = 'not the password';
/** Every call of these tests comes over a trusted proxy, so that it may come from any address. */
const PROXIED = new BlockList();
PROXIED.addAddress('127.0.0.1');

/** The server's clock, which stands still but for `pass`. */
let at: number;
const pass = (ms: number): void => void (at += ms);

async function begin(parts: Partial<AppParts> = {}): Promise<void> {
  at = Date.UTC(2026, 0, 5);
  server = await startServer({ trustedProxies: PROXIED, now: () => at, ...parts });
}

interface From {
  address?: string;
  cookie?: string;
}

const attempt = (username: string, password: string, { address = '203.0.113.1', cookie }: From = {}) =>
  server.call(
    'POST',
    '/api/login',
    { username, password },
    {
      'X-Forwarded-For': address,
      ...(cookie !== undefined && { Cookie: cookie }),
    },
  );

const cookieOf = ({ headers }: Answered): string => headers.get('Set-Cookie')?.split(';')[0] ?? '';
const statusOf = async (answer: Promise<Answered>): Promise<number> => (await answer).status;
const waitOf = ({ headers }: Answered): number => Number(headers.get('Retry-After'));

/** Fails until it has to wait; answers how often. */
async function failUntilRefused(username: string, from?: From): Promise<number> {
  for (let n = 0; n < 40; n++) {
    if ((await statusOf(attempt(username, WRONG, from))) === 429) return n;
  }
  throw new Error('Nothing was refused.');
}

it('of sixty guesses that come at once only five are looked at', async () => {
  let looked = 0;
  const passwords = createPasswords();
  const counting = {
    ...passwords,
    verify: (...all: Parameters<typeof passwords.verify>) => {
      looked++;
      return passwords.verify(...all);
    },
  };
  await begin({ passwords: counting });
  looked = 0;
  const answers = await Promise.all(Array.from({ length: 60 }, () => attempt('admin', WRONG)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(55);
  expect(looked).toBe(5);
});

it('a clock that was a month ahead and is put right keeps nobody out for a month', async () => {
  await begin();
  const right = at;
  pass(30 * 24 * 60 * 60_000);
  await failUntilRefused('admin');
  at = right;
  const refused = await attempt('admin', WRONG);
  expect(refused.status).toBe(429);
  // The longest pause that there is.
  expect(waitOf(refused)).toBeLessThanOrEqual(15 * 60);
});

it('eighty logins at once with names that nobody has keep nobody out who comes from elsewhere', async () => {
  // At its real cost, or they would not wait for each other.
  await begin({ passwords: createPasswords() });
  // More than wait for hashing in all.
  const flood = Array.from({ length: 80 }, (_, n) => attempt(`nobody${n}`, WRONG));
  const answers = await Promise.all([...flood, attempt('admin', ADMIN.password, { address: '203.0.113.2' })]);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(answers.at(-1)).toMatchObject({ status: 200 });
});

it('turns of hashing are between clients, and a known device has its own before them', async () => {
  const passwords = createPasswords();
  const waiters: Waiter[] = [];
  const noting = {
    ...passwords,
    verify: (hash: string | undefined, password: string, waiter: Waiter) => {
      waiters.push(waiter);
      return passwords.verify(hash, password, waiter);
    },
  };
  await begin({ passwords: noting });
  waiters.length = 0;
  const cookie = cookieOf(await attempt('admin', ADMIN.password, { address: '203.0.113.1' }));
  await attempt('nobody', WRONG, { address: '2001:db8:1:2::3', cookie });
  await attempt('admin', WRONG, { address: '203.0.113.1', cookie });
  expect(waiters).toEqual([
    { owner: '203.0.113.1', isKnown: false },
    { owner: '2001:db8:1:2::/64', isKnown: false },
    { owner: expect.stringMatching(/^[\w-]{43}$/), isKnown: true },
  ]);
});

it('who is sent away because too many wait has not failed', async () => {
  await begin({ passwords: createPasswords() });
  await Promise.all(Array.from({ length: 60 }, (_, n) => attempt(`nobody${n}`, WRONG)));
  const looked = new Set(server.logged.filter((line) => line.includes('login failed')));
  // Only what was looked at counts for the thirty of the address.
  for (let n = looked.size; n < 30; n++) expect(await statusOf(attempt(`other${n}`, WRONG))).toBe(401);
  expect(await statusOf(attempt('last', WRONG))).toBe(429);
});

it('after five failures each pause is twice as long, up to fifteen minutes, and says how long', async () => {
  await begin();
  expect(await failUntilRefused('admin')).toBe(5);
  const pauses: number[] = [];
  for (let n = 0; n < 10; n++) {
    const refused = await attempt('admin', ADMIN.password);
    expect(refused).toMatchObject({ status: 429, body: { error: 'too-many' } });
    pauses.push(waitOf(refused));
    pass(waitOf(refused) * SECOND);
    expect(await statusOf(attempt('admin', WRONG))).toBe(401);
  }
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

it('what is refused does not make the pause longer, and the right password ends it', async () => {
  await begin();
  await failUntilRefused('admin');
  for (let n = 0; n < 20; n++) await attempt('admin', WRONG);
  pass(5 * SECOND);
  expect(await statusOf(attempt('admin', ADMIN.password))).toBe(200);
  expect(await failUntilRefused('admin')).toBe(5);
});

it('failures are forgotten after an hour without a further one', async () => {
  await begin();
  await failUntilRefused('admin');
  pass(60 * 60 * SECOND);
  expect(await failUntilRefused('admin')).toBe(5);
});

it('every spelling of a name is counted as the same one', async () => {
  await begin();
  const spellings = ['J\u00F6rg', 'Jo\u0308rg', 'J\u00D6RG', '\uFF2A\u00F6rg', 'J\u00F6\u200Brg'];
  for (const name of spellings) expect(await statusOf(attempt(name, WRONG))).toBe(401);
  for (const name of spellings) expect(await statusOf(attempt(name, WRONG)), name).toBe(429);
});

it('failures at one address do not stand in the way of the same name at another', async () => {
  await begin();
  await failUntilRefused('admin', { address: '203.0.113.1' });
  expect(await statusOf(attempt('admin', ADMIN.password, { address: '203.0.113.2' }))).toBe(200);
});

it('all addresses of an IPv6 network of one customer are counted together', async () => {
  await begin();
  for (let n = 0; n < 5; n++) await attempt('admin', WRONG, { address: `2001:db8:1:2::${n + 1}` });
  const statusAt = (address: string) => statusOf(attempt('admin', ADMIN.password, { address }));
  expect(await statusAt('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await statusAt('2001:db8:1:3::1')).toBe(200);
});

it('an address that tries many names has to wait after thirty, and only there', async () => {
  await begin();
  for (let n = 0; n < 30; n++) expect(await statusOf(attempt(`user${n}`, WRONG))).toBe(401);
  expect(await attempt('user30', WRONG)).toMatchObject({ status: 429 });
  expect(await statusOf(attempt('admin', ADMIN.password, { address: '203.0.113.2' }))).toBe(200);
});

it('an address where somebody mistypes every two minutes never has to wait', async () => {
  await begin();
  for (let n = 0; n < 50; n++) {
    expect(await statusOf(attempt(`user${n}`, WRONG))).toBe(401);
    pass(120 * SECOND);
  }
});

it('logins that work are never counted', async () => {
  await begin();
  for (let n = 0; n < 35; n++) expect(await statusOf(attempt('admin', ADMIN.password))).toBe(200);
});

it('who has logged in on a device gets in there while a stranger keeps failing from the same address', async () => {
  await begin();
  const first = await attempt('admin', ADMIN.password);
  await failUntilRefused('admin');
  for (let n = 0; n < 40; n++) await attempt(`user${n}`, WRONG);
  expect(await statusOf(attempt('admin', ADMIN.password))).toBe(429);
  expect(await statusOf(attempt('admin', ADMIN.password, { cookie: cookieOf(first) }))).toBe(200);
});

it('a known device is known for its own users only, and guesses there are counted too', async () => {
  await begin();
  const hash = await createPasswords().hash('another horse');
  await server.store.write((trx) => addUser(trx, 'berta', hash, 0));
  const cookie = cookieOf(await attempt('admin', ADMIN.password));
  await failUntilRefused('berta');
  expect(await statusOf(attempt('berta', 'another horse', { cookie }))).toBe(429);
  expect(await failUntilRefused('admin', { cookie })).toBe(5);
  expect(await statusOf(attempt('admin', ADMIN.password, { address: '203.0.113.2' }))).toBe(200);
});

it('two users of one device are both known there', async () => {
  await begin();
  const hash = await createPasswords().hash('another horse');
  await server.store.write((trx) => addUser(trx, 'berta', hash, 0));
  const both = cookieOf(
    await attempt('berta', 'another horse', { cookie: cookieOf(await attempt('admin', ADMIN.password)) }),
  );
  await failUntilRefused('admin');
  expect(await statusOf(attempt('admin', ADMIN.password, { cookie: both }))).toBe(200);
});

it('the token of a device ends with the next login there, with a new password and after 180 days', async () => {
  await begin();
  const from = async (cookie: string): Promise<number> => {
    await failUntilRefused('admin');
    return statusOf(attempt('admin', ADMIN.password, { cookie }));
  };
  const first = cookieOf(await attempt('admin', ADMIN.password));
  const second = cookieOf(await attempt('admin', ADMIN.password, { cookie: first }));
  expect(second).not.toBe(first);
  expect(await from(first)).toBe(429);

  pass(180 * 24 * 60 * 60 * SECOND);
  expect(await from(second)).toBe(429);

  pass(60 * 60 * SECOND);
  const third = cookieOf(await attempt('admin', ADMIN.password));
  const hash = await createPasswords().hash(ADMIN.password);
  await server.store.write((trx) => changePassword(trx, 'admin', hash));
  expect(await from(third)).toBe(429);
});

it('the cookie of a device goes to the login alone, out of reach of scripts and other sites', async () => {
  await begin();
  const { headers } = await attempt('admin', ADMIN.password);
  const [token, ...attributes] = (headers.get('Set-Cookie') ?? '').split('; ');
  expect(token).toMatch(/^stowage_device=[\w-]{43}$/);
  expect(attributes.toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=15552000',
    'Path=/api/login',
    'SameSite=Strict',
  ]);
  const kept = await server.store.read.selectFrom('known_devices').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token?.split('=')[1]);
  const secure = await server.call('POST', '/api/login', ADMIN, { 'X-Forwarded-Proto': 'https' });
  expect(secure.headers.get('Set-Cookie')).toContain('; Secure');
});

it('the cookie of a device opens nothing, and a failed login gets none', async () => {
  await begin();
  const cookie = cookieOf(await attempt('admin', ADMIN.password));
  const used = await server.call('GET', '/api/items', undefined, { Authorization: '', Cookie: cookie });
  expect(used.status).toBe(401);
  expect((await attempt('admin', WRONG)).headers.get('Set-Cookie')).toBeNull();
});

it('of one user twenty devices are remembered', async () => {
  await begin();
  for (let n = 0; n < 25; n++) await attempt('admin', ADMIN.password);
  expect(await server.store.read.selectFrom('known_devices').selectAll().execute()).toHaveLength(20);
});

it('what an address says of others is believed from a trusted proxy alone', async () => {
  await begin({ trustedProxies: new BlockList() });
  expect(await failUntilRefused('admin', { address: '203.0.113.1' })).toBe(5);
  expect(await statusOf(attempt('admin', ADMIN.password, { address: '203.0.113.2' }))).toBe(429);
});

it('failed logins are logged with the address, and no name that may be a password', async () => {
  await begin();
  await attempt('admin', WRONG, { address: '203.0.113.9' });
  await attempt('my secret', WRONG, { address: '203.0.113.9' });
  await failUntilRefused('admin', { address: '203.0.113.9' });
  const lines = server.logged.map((line): unknown => JSON.parse(line));
  const failed = { level: 40, msg: 'login failed', address: '203.0.113.9' };
  expect(lines).toContainEqual(expect.objectContaining({ ...failed, user: 'admin' }));
  expect(lines).toContainEqual(expect.not.objectContaining({ ...failed, user: expect.anything() }));
  expect(lines).toContainEqual(expect.objectContaining({ ...failed, msg: 'login put off' }));
  expect(server.logged.join('')).not.toContain('my secret');
  expect(server.logged.join('')).not.toContain(WRONG);
});
