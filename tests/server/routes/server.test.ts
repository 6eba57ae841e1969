import { expect, it } from 'vitest';
import { decodeServerUrl } from '../../../contract/answers.ts';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import { readConfig } from '../../../server/config.ts';
import { startServer } from '../startServer.ts';

it('where people reach the server is told to whoever has a login, as it was set', async () => {
  const { url } = readConfig({ STOWAGE_URL: ' https://Stowage.lan:8443/ ' });
  const server = await startServer({ url });
  const { status, body, headers } = await server.call('GET', '/api/server');
  expect([status, decodeServerUrl(body)]).toEqual([200, 'https://stowage.lan:8443']);
  expect(headers.get(FEATURES_HEADER)?.split(/, */)).toContain('server');
  expect((await fetch(`${server.url}/api/server`)).status).toBe(401);
  await server.stop();
});

it('nothing is told where nobody has set it', async () => {
  const server = await startServer({ url: readConfig({ STOWAGE_URL: ' ' }).url });
  const { body } = await server.call('GET', '/api/server');
  expect([body, decodeServerUrl(body)]).toEqual([{ url: null }, undefined]);
  await server.stop();
});

it.each(['STOWAGE_DATA', 'STOWAGE_BACKUP_DIR', 'STOWAGE_STATIC'])(
  'a path in %s that begins at a home is refused: only a shell knows where that is',
  (name) => {
    for (const path of ['~', '~/stowage', '~erna/stowage', '~\\stowage']) {
      expect(() => readConfig({ [name]: path })).toThrow(
        `${name} begins with "~", which only a shell knows: give the whole path, not "${path}".`,
      );
    }
    expect(() => readConfig({ [name]: '/srv/~stowage' })).not.toThrow();
  },
);

it.each([
  [' 127.0.0.1 ', '127.0.0.1'],
  ['[::1]', '::1'],
  ['[]', '[]'],
  ['stowage.lan', 'stowage.lan'],
])('the address %j to listen at is taken as %s', (typed, host) => {
  expect(readConfig({ HOST: typed }).host).toBe(host);
});

it.each([[{}], [{ url: '' }], [{ url: 'javascript:alert(1)' }], [{ url: 'stowage.lan' }]])(
  'an answer of another host that names no address is none: %j',
  (body) => expect(decodeServerUrl(body)).toBeUndefined(),
);
