import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { hashOf } from '../../../server/sessions.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { checked, preview, read } from '../imports/uploads.ts';
import { ADMIN, startServer } from '../startServer.ts';

const FORM = 'multipart/form-data; boundary=b';
const part = (name: string, filename: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`;

test.each([
  ['a change', 'POST', '/api/items', 'application/json', '{"name":"Bolt",', '"quantity":1}', {}],
  [
    'a change under a key',
    'POST',
    '/api/items',
    'application/json',
    '{"name":"Bolt",',
    '"quantity":1}',
    { 'Idempotency-Key': 'k1' },
  ],
  ['a photo', 'POST', '/api/images', FORM, part('image', 'a.jpg'), 'no picture\r\n--b--\r\n', {}],
  ['a table', 'POST', '/api/imports', FORM, part('file', 'a.csv'), 'Name\r\nBolt\r\n--b--\r\n', {}],
])(
  '%s whose login ends while its body arrives is answered 401, and does nothing',
  async (_, method, path, type, begin, end, more) => {
    let looks = 0;
    const server = await startServer({ now: () => (looks++, Date.now()) });
    try {
      const login = await server.call('POST', '/api/login', ADMIN);
      const token = String(Object(login.body).token);
      const head = {
        Host: 'a',
        Authorization: `Bearer ${token}`,
        'Content-Type': type,
        'Content-Length': String(begin.length + end.length),
        Connection: 'close',
        ...more,
      };
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      await once(socket, 'connect');
      const before = looks;
      socket.write(
        `${method} ${path} HTTP/1.1\r\n${Object.entries(head)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n${begin}`,
      );
      await vi.waitFor(() => expect(looks).toBeGreaterThan(before));
      expect(
        (await server.call('POST', '/api/logout', undefined, { Authorization: `Bearer ${token}` })).status,
      ).toBeLessThan(300);
      socket.write(end);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 401 [^]*"error":"unauthorised"/);
      expect((await server.call('GET', '/api/items')).body).toEqual([]);
      expect((await server.call('GET', '/api/imports')).body).toEqual({ imports: [] });
    } finally {
      await server.stop();
    }
  },
);

const anItem = (location_id: string) => ({ name: 'Bolt', category: 'Misc', location_id });

type Known = { item: string; location: string; image: string; made: string };
test.each<[string, string, (known: Known) => string, (known: Known) => object | undefined, object]>([
  ['a new item', 'POST', () => '/api/items', ({ location }) => anItem(location), {}],
  [
    'one under a key',
    'POST',
    () => '/api/items',
    ({ location }) => anItem(location),
    { 'Idempotency-Key': 'k1' },
  ],
  ['a change', 'PATCH', ({ item }) => `/api/items/${item}`, () => ({ quantity: 7 }), {}],
  ['a deletion', 'DELETE', ({ item }) => `/api/items/${item}`, () => undefined, {}],
  ['a move', 'PATCH', ({ location }) => `/api/locations/${location}`, () => ({ name: 'Other' }), {}],
  ['a new category', 'POST', () => '/api/item-categories', () => ({ name: 'Other' }), {}],
  ['another name of a category', 'PATCH', () => '/api/item-categories/1', () => ({ name: 'Other' }), {}],
  ['the end of a category', 'DELETE', () => '/api/item-categories/1', () => undefined, {}],
  ['the end of a photo', 'DELETE', ({ image }) => `/api/images/${image}`, () => undefined, {}],
  ['the end of an import', 'DELETE', ({ made }) => `/api/imports/${made}`, () => undefined, {}],
  ['new words', 'POST', () => '/api/synonyms', () => ({ words: ['spanner', 'wrench'] }), {}],
])(
  '%s whose login ends while it waits for its turn is answered 401, and nothing is written',
  async (_, method, path, body, headers) => {
    let looks = 0;
    const server = await startServer({ now: () => (looks++, Date.now()) });
    try {
      const location = await server.location({ name: 'Box' });
      const item = String((await server.item({ location_id: location, quantity: 5 })).id);
      const image = String((await uploaded(server, await jpeg())).id);
      const known = { location, item, image, made: (await read(server, 'a.csv', 'Name\nBolt\n')).id };

      const stateOf = async () =>
        Promise.all(
          ['items', 'locations', 'item-categories', 'images', 'imports', 'synonyms'].map(async (list) =>
            server.call('GET', `/api/${list}`),
          ),
        );
      const login = await server.call('POST', '/api/login', ADMIN);
      const before = await stateOf();
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      const other = server.store.write(async (trx) => {
        // Its turn is this one's from here on.
        await trx.selectFrom('sessions').select('user_id').execute();
        await ended;
        await trx
          .deleteFrom('sessions')
          .where('token_hash', '=', hashOf(String(Object(login.body).token)))
          .execute();
      });
      const seen = looks;
      const answer = server.call(method, path(known), body(known), {
        Authorization: `Bearer ${Object(login.body).token}`,
        ...headers,
      });
      await vi.waitFor(() => expect(looks).toBeGreaterThan(seen));
      end();
      await other;
      expect(await answer).toMatchObject({ status: 401, body: { error: 'unauthorised' } });
      expect((await stateOf()).map((state) => state.body)).toEqual(before.map((state) => state.body));
    } finally {
      await server.stop();
    }
  },
);

test('a row of an import is not edited by whoever is logged out while another edit is kept', async () => {
  let looks = 0;
  const server = await startServer({ now: () => (looks++, Date.now()) });
  try {
    await server.location({ name: 'Box' });
    const { id } = await checked(
      server,
      'a.csv',
      'Name,Location,Category,Quantity\nBolt,Box,Misc,1\nNut,Box,Misc,1\n',
    );
    const edit = async (line: number, head: Record<string, string>) =>
      server.call('PATCH', `/api/imports/${id}/rows/${line}`, { values: { quantity: '7' } }, head);
    const login = await server.call('POST', '/api/login', ADMIN);
    const token = String(Object(login.body).token);
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const write = server.store.write;
    const keeping = vi.spyOn(server.store, 'write').mockImplementationOnce(async (work, options) => {
      await ended;
      return write(work, options);
    });
    const first = edit(2, {});
    await vi.waitFor(() => expect(keeping).toHaveBeenCalled());
    const seen = looks;
    const second = edit(3, { Authorization: `Bearer ${token}` });
    await vi.waitFor(() => expect(looks).toBeGreaterThan(seen));
    await write(async (trx) => trx.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute());
    end();
    expect(await first).toMatchObject({ status: 200 });
    expect(await second).toMatchObject({ status: 401, body: { error: 'unauthorised' } });
    expect((await preview(server, id)).rows.map(({ values }) => values.quantity)).toEqual(['7', '1']);
  } finally {
    await server.stop();
  }
});
