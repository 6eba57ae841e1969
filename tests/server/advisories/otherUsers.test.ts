import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeHistory } from '../../../contract/history.ts';
import { openBeside } from '../../support/postgres/openBeside.ts';
import { createPasswords } from '../../../server/passwords.ts';
import { changePassword, findUser, removeUser } from '../../../server/store/users.ts';
import { jpeg, upload, uploaded } from '../images/samples.ts';
import { record } from '../answers.ts';
import { ADMIN, type TestServer, startServer, tokenOf } from '../startServer.ts';
import { BERTA, anotherUser, by } from './anotherUser.ts';

/** All users share one inventory. Of each alone are sessions, known devices, keys and what they may ask for. */
let server: TestServer;
let berta: string;
beforeAll(async () => {
  server = await startServer();
  berta = await anotherUser(server);
});
afterAll(() => server.stop());

const photoOf = async (): Promise<unknown> => (await uploaded(server, await jpeg()))['id'];

it('Cross-tenant: the Idempotency-Key of somebody else answers nothing of theirs, nor that there is one', async () => {
  const item = await server.item();
  const image_id = await photoOf();
  const place = { name: 'Shelf', location_type_id: 1, location_area_id: 1 };
  const calls: [string, object, object][] = [
    ['/api/items', { name: 'Screw', location_id: item['location_id'] }, { quantity: 2 }],
    ['/api/locations', place, { name: 'Rack' }],
    ['/api/item-categories', { name: 'Springs' }, { name: 'Seals' }],
    ['/api/item-images', { item_id: item['id'], image_id }, { image_id: await photoOf() }],
    ['/api/location-images', { location_id: item['location_id'], image_id }, { image_id: await photoOf() }],
    [`/api/images/${String(image_id)}/analyze`, { analysis_type: 'One' }, { analysis_type: 'Two' }],
    [`/api/items/${String(item['id'])}/restore`, {}, {}],
  ];
  for (const [at, [path, body, change]] of calls.entries()) {
    const key = { 'Idempotency-Key': `theirs-${at}` };
    await server.call('POST', path, body, key);
    expect((await server.call('POST', path, body, key)).headers.get('Idempotency-Replayed'), path).toBe(
      'true',
    );
    const hers = await server.call('POST', path, { ...body, ...change }, { ...key, ...by(berta) });
    expect([path, hers.status]).not.toContain(422);
    expect(hers.headers.get('Idempotency-Replayed'), path).toBeNull();
    const same = { ...key, 'Idempotency-Key': `hers-${at}` };
    await server.call('POST', path, body, same);
    const again = await server.call('POST', path, body, { ...same, ...by(berta) });
    expect(again.headers.get('Idempotency-Replayed'), path).toBeNull();
  }
  const photo = await jpeg();
  const key = { 'Idempotency-Key': 'theirs-photo' };
  const first = await upload(server, photo, { headers: key });
  const hers = await upload({ url: server.url, token: berta }, photo, { headers: key });
  expect(hers.headers.get('Idempotency-Replayed')).toBeNull();
  expect(record(hers.body)['id']).not.toBe(record(first.body)['id']);
});

it('Cross-tenant: to log out ends the one session that asks for it, whichever else is named', async () => {
  const own = await tokenOf(server.url, BERTA);
  const named = { token: server.token, username: ADMIN.username, user_id: 1 };
  const path = `/api/logout?token=${server.token}&username=admin`;
  const headers = { ...by(own), Cookie: `token=${server.token}`, 'X-Token': server.token };
  expect((await server.call('POST', path, named, headers)).status).toBe(204);
  const statusOf = async (token: string) =>
    (await server.call('GET', '/api/items', undefined, by(token))).status;
  expect([await statusOf(own), await statusOf(berta), await statusOf(server.token)]).toEqual([401, 200, 200]);
});

it('Cross-tenant: whoever asks is who has logged in, whatever headers, query and body say', async () => {
  const headers = Object.fromEntries(
    ['X-User', 'X-User-Id', 'Remote-User', 'X-Remote-User', 'X-Forwarded-User', 'X-Auth-Request-User'].map(
      (name) => [name, ADMIN.username],
    ),
  );
  const named = { user: ADMIN.username, username: ADMIN.username, user_id: 1, owner: ADMIN.username };
  const item = { name: 'Screw', location_id: await server.location(), ...named };
  const sent = { ...headers, ...by(berta) };
  const { body } = await server.call('POST', '/api/items?user=admin&user_id=1', item, sent);
  const history = await server.call('GET', `/api/items/${String(record(body)['id'])}/history`);
  expect(decodeHistory(history.body).history.map(({ user }) => user)).toEqual([BERTA.username]);
  const counts = async (username: string) => {
    const user = await findUser(server.store.read, username);
    const own = server.store.read
      .selectFrom('analysis_use')
      .select('asked')
      .where('user_id', '=', user?.id ?? 0);
    return (await own.executeTakeFirst())?.asked ?? 0;
  };
  const before = [await counts(ADMIN.username), await counts(BERTA.username)];
  const asked = await server.call(
    'POST',
    `/api/images/${String(await photoOf())}/analyze?user_id=1`,
    named,
    sent,
  );
  expect(asked.status).toBe(202);
  expect([await counts(ADMIN.username), await counts(BERTA.username)]).toEqual([
    before[0],
    Number(before[1]) + 1,
  ]);
});

it('Cross-tenant: no answer has a password, a session, a device or a key of anybody', async () => {
  const item = await server.item();
  const key = 'a-key-of-the-administrator';
  await server.call(
    'POST',
    '/api/items',
    { name: 'Kept', location_id: item['location_id'] },
    { 'Idempotency-Key': key },
  );
  const users = await server.store.read.selectFrom('users').select('password_hash').execute();
  const sessions = await server.store.read.selectFrom('sessions').select('token_hash').execute();
  const devices = await server.store.read.selectFrom('known_devices').select('token_hash').execute();
  const secrets = [
    ...users.map(({ password_hash }) => password_hash),
    ...[...sessions, ...devices].map(({ token_hash }) => token_hash),
    key,
    server.token,
  ];
  const ids = [String(item['id']), String(item['location_id']), String(await photoOf()), '1'];
  const paths = server.routes.filter((route) => route.startsWith('GET ')).map((route) => route.slice(4));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    for (const id of path.includes(':') ? ids : ['']) {
      const asked = `${path.replaceAll(/:\w+(\{[^}]*\})?/g, id)}?fields=password_hash,token_hash,key,id,user_id`;
      const answer = await fetch(server.url + asked, { headers: by(berta) });
      const told = `${JSON.stringify([...answer.headers])}${await answer.text()}`;
      expect(
        secrets.filter((secret) => told.includes(secret)),
        path,
      ).toEqual([]);
    }
  }
});

it('Cross-tenant: who gets the number of a removed user has none of their sessions, devices, keys and counts', async () => {
  const gone = { username: 'gone', password: 'a third long one' };
  const token = await anotherUser(server, gone);
  const id = (await findUser(server.store.read, 'gone'))?.id ?? 0;
  const body = { name: 'Screw', location_id: await server.location() };
  const key = { 'Idempotency-Key': 'of-who-is-gone' };
  expect((await server.call('POST', '/api/items', body, { ...key, ...by(token) })).status).toBe(201);
  await server.call('POST', `/api/images/${String(await photoOf())}/analyze`, {}, by(token));
  const rowsOf = async (): Promise<number[]> => {
    const counts: number[] = [];
    for (const table of [
      'known_devices',
      'idempotency_keys',
      'analysis_use',
      'analyses',
      'sessions',
    ] as const) {
      counts.push(
        (await server.store.read.selectFrom(table).select('user_id').where('user_id', '=', id).execute())
          .length,
      );
    }
    return counts;
  };
  expect(await rowsOf()).toEqual([1, 1, 1, 1, 1]);
  await server.store.write((trx) => removeUser(trx, 'gone'));
  expect(await rowsOf()).toEqual([0, 0, 0, 0, 0]);
  const next = await anotherUser(server, { ...gone, username: 'next' });
  expect((await findUser(server.store.read, 'next'))?.id).toBe(id);
  expect((await server.call('GET', '/api/items', undefined, by(token))).status).toBe(401);
  const hers = await server.call('POST', '/api/items', body, { ...key, ...by(next) });
  expect([hers.status, hers.headers.get('Idempotency-Replayed')]).toEqual([201, null]);
});

it('Cross-tenant: a session that could not be written down ends with its user, and with a new password', async () => {
  const own = await startServer();
  const besides = await openBeside(own.folder);
  try {
    const gone = { username: 'gone', password: 'a third long one' };
    await anotherUser(own, gone);
    own.store.condition.foundDamage();
    const [admin, left] = [await tokenOf(own.url, ADMIN), await tokenOf(own.url, gone)];
    const statusOf = async (token: string) =>
      (await own.call('GET', '/api/items', undefined, by(token))).status;
    expect([await statusOf(admin), await statusOf(left)]).toEqual([200, 200]);
    const hash = await createPasswords().hash(ADMIN.password);
    await besides.write((trx) => changePassword(trx, ADMIN.username, hash));
    await besides.write((trx) => removeUser(trx, gone.username));
    expect([await statusOf(admin), await statusOf(left)]).toEqual([401, 401]);
  } finally {
    await besides.close();
    await own.stop();
  }
});
