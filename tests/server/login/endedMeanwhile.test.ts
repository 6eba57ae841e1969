import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
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
