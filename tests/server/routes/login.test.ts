import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { changePassword } from '../../../server/store/users.ts';
import { record } from '../answers.ts';
import { ADMIN, QUICK, type TestServer, startServer, tokenOf } from '../startServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

const login = (body: unknown) => server.call('POST', '/api/login', body, { Authorization: '' });

it('CALL-06 CALL-07: a login with username and password answers a token that opens the API', async () => {
  const { status, body } = await login({ ...ADMIN, username: 'Admin' });
  expect(status).toBe(200);
  expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), username: 'admin' });
  const used = await server.call('GET', '/api/items', undefined, {
    Authorization: `Bearer ${record(body)['token']}`,
  });
  expect(used.status).toBe(200);
});

it('refuses a wrong password and an unknown name alike', async () => {
  const refusal = { message: 'Invalid username or password.', error: 'unauthorised' };
  for (const body of [
    { ...ADMIN, password: 'no' },
    { username: 'nobody', password: 'no' },
  ]) {
    expect(await login(body)).toMatchObject({ status: 401, body: refusal });
  }
});

it('names the missing fields of a login', async () => {
  expect(await login({ username: ' ' })).toMatchObject({
    status: 422,
    body: {
      error: 'invalid',
      fields: { username: 'Username is required', password: 'Password is required' },
    },
  });
});

it('AUTH-12: without a token, with a wrong and with a revoked one the answer is 401', async () => {
  const call = (Authorization: string) => server.call('GET', '/api/items', undefined, { Authorization });
  for (const header of [
    '',
    'Bearer',
    'Bearer nonsense',
    `Basic ${server.token}`,
    `Bearer ${'a'.repeat(9000)}`,
  ]) {
    expect(await call(header)).toMatchObject({ status: 401, body: { error: 'unauthorised' } });
  }
  const bearer = `Bearer ${record((await login(ADMIN)).body)['token']}`;
  expect((await server.call('POST', '/api/logout', undefined, { Authorization: bearer })).status).toBe(204);
  expect((await call(bearer)).status).toBe(401);
});

it('keeps no token as it is, and no password', async () => {
  const { token_hash } = await server.store.read
    .selectFrom('sessions')
    .select('token_hash')
    .executeTakeFirstOrThrow();
  expect(token_hash).not.toContain(server.token);
  const { password_hash } = await server.store.read
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$/);
});

it('logs requests without tokens, passwords and what was searched', async () => {
  await login(ADMIN);
  await server.call('GET', '/api/search?q=secretsearch');
  const log = server.logged.join('');
  expect(log).toContain('"path":"/api/search"');
  for (const secret of ['secretsearch', server.token, ADMIN.password]) expect(log).not.toContain(secret);
});

it('a session ends thirty days after its last use', async () => {
  const own = await startServer();
  try {
    const day = 24 * 60 * 60 * 1000;
    own.pass(29 * day);
    expect((await own.call('GET', '/api/items')).status).toBe(200);
    // The use is noted beside the answer; any later write comes after it.
    await own.store.write(async () => undefined);
    own.pass(29 * day);
    expect((await own.call('GET', '/api/items')).status).toBe(200);
    await own.store.write(async () => undefined);
    own.pass(31 * day);
    expect((await own.call('GET', '/api/items')).status).toBe(401);
  } finally {
    await own.stop();
  }
});

const DAY = 24 * 60 * 60 * 1000;

/** Answers to calls that come so often that the session is never unused for thirty days, until the days are over. */
async function usedFor(own: TestServer, days: number): Promise<number> {
  for (let day = 0; day < days; day += 20) {
    own.pass(Math.min(20, days - day) * DAY);
    await own.call('GET', '/api/items');
    // The use is noted beside the answer; any later write comes after it.
    await own.store.write(async () => undefined);
  }
  return (await own.call('GET', '/api/items')).status;
}

it('a session ends 180 days after its login, however often it is used', async () => {
  const own = await startServer({ sessionMaxDays: readConfig({}).sessionMaxDays });
  try {
    expect(await usedFor(own, 179)).toBe(200);
    expect(await usedFor(own, 1)).toBe(401);
    own.token = await tokenOf(own.url, ADMIN);
    expect(await usedFor(own, 179)).toBe(200);
  } finally {
    await own.stop();
  }
});

it('a session of a time without such an end ends by when it began', async () => {
  const before = await startServer();
  try {
    expect(await usedFor(before, 179)).toBe(200);
    const after = await startServer({ sessionMaxDays: 180 }, { folder: before.folder });
    after.token = before.token;
    try {
      after.pass(179 * DAY);
      expect((await after.call('GET', '/api/items')).status).toBe(200);
      after.pass(2 * DAY);
      expect((await after.call('GET', '/api/items')).status).toBe(401);
    } finally {
      await after.stop();
    }
  } finally {
    await before.stop();
  }
});

it('a session begun or used while the clock was ahead ends as others do once the clock is right for a day', async () => {
  const own = await startServer({ sessionMaxDays: 180 });
  /** Puts the clock back; the session is used then, and a day later. */
  const putBack = async (days: number): Promise<void> => {
    own.pass(-days * DAY);
    expect((await own.call('GET', '/api/items')).status).toBe(200);
    expect(await usedFor(own, 1)).toBe(200);
  };
  try {
    own.pass(20 * DAY);
    expect(await usedFor(own, 1)).toBe(200);
    await putBack(21);
    own.pass(31 * DAY);
    expect((await own.call('GET', '/api/items')).status).toBe(401);
    own.pass(3650 * DAY);
    own.token = await tokenOf(own.url, ADMIN);
    await putBack(3650);
    own.pass(31 * DAY);
    expect((await own.call('GET', '/api/items')).status).toBe(401);
    own.pass(3650 * DAY);
    own.token = await tokenOf(own.url, ADMIN);
    await putBack(3651);
    expect(await usedFor(own, 179)).toBe(200);
    expect(await usedFor(own, 2)).toBe(401);
  } finally {
    await own.stop();
  }
});

it('a clock that is behind for a while logs nobody out, at the start of the server and later', async () => {
  const own = await startServer({ sessionMaxDays: 180 });
  const isGood = async (): Promise<void> => {
    expect((await own.call('GET', '/api/items')).status).toBe(200);
    // The use is noted beside the answer; any later write comes after it.
    await own.store.write(async () => undefined);
  };
  try {
    for (const days of [40, 20_000]) {
      own.pass(-days * DAY);
      await isGood();
      await own.restart();
      await isGood();
      own.pass(DAY / 2);
      await isGood();
      own.pass((days - 0.5) * DAY);
      await isGood();
    }
  } finally {
    await own.stop();
  }
});

it('the use of a session while the clock was ahead does not begin its 180 days anew', async () => {
  const own = await startServer({ sessionMaxDays: 180 });
  try {
    expect(await usedFor(own, 150)).toBe(200);
    own.pass(20 * DAY);
    expect(await usedFor(own, 1)).toBe(200);
    own.pass(-21 * DAY);
    expect(await usedFor(own, 29)).toBe(200);
    expect(await usedFor(own, 2)).toBe(401);
  } finally {
    await own.stop();
  }
});

it('a session that could not be written down ends after 180 days too', async () => {
  const own = await startServer({ sessionDays: 3650, sessionMaxDays: 180 });
  try {
    own.store.condition.foundDamage();
    own.token = await tokenOf(own.url, ADMIN);
    own.pass(179 * DAY);
    expect((await own.call('GET', '/api/items')).status).toBe(200);
    own.pass(2 * DAY);
    expect((await own.call('GET', '/api/items')).status).toBe(401);
  } finally {
    await own.stop();
  }
});

it('a login whose password is replaced while it is looked at begins nothing, and leaves no known device', async () => {
  const passwords = createPasswords(QUICK);
  const own = await startServer({
    passwords: {
      ...passwords,
      async verify(...all) {
        const isRight = await passwords.verify(...all);
        const hash = await passwords.hash('another horse');
        await own.store.write((trx) => changePassword(trx, ADMIN.username, hash));
        return isRight;
      },
    },
  });
  try {
    const { status, body, headers } = await own.call('POST', '/api/login', ADMIN);
    expect({ status, body }).toMatchObject({ status: 401, body: { error: 'unauthorised' } });
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(await own.store.read.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await own.store.read.selectFrom('known_devices').selectAll().execute()).toEqual([]);
    expect(own.logged.join('')).toContain('login failed');
  } finally {
    await own.stop();
  }
});

it('a flood of logins is answered 429 instead of piling up hashes', async () => {
  // At their real cost, or they would not pile up.
  const own = await startServer({ passwords: createPasswords() });
  try {
    const answers = await Promise.all(
      Array.from({ length: 90 }, (_, n) =>
        own.call('POST', '/api/login', { username: `u${n}`, password: 'x' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    // A slow machine has looked at so many of them that this address has to wait.
    own.pass(60 * 60_000);
    expect((await own.call('POST', '/api/login', ADMIN)).status).toBe(200);
  } finally {
    await own.stop();
  }
});
