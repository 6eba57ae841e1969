import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { Environment } from '../../../server/http/environment.ts';
import { listen } from '../../../server/listen.ts';
import { jpeg, uploaded } from '../images/samples.ts';
import { selfSigned } from '../../support/selfSigned.ts';
import { record } from '../answers.ts';
import { type TestServer, startServer } from '../startServer.ts';
import { createFaultySqlite } from '../../support/faults/sqliteFaults.ts';

async function started(...given: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...given);
  onTestFinished(() => server.stop());
  return server;
}

const deployed = (name: string) => readFile(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

const told = async (server: TestServer, path = '/api/health') => {
  const answer = await fetch(server.url + path);
  const { problems = [] } = record(await answer.json());
  return [answer.status, ...(Array.isArray(problems) ? problems.map((one) => record(one)['code']) : [])];
};

it('the proxy goes on asking a server with a full disk or lost photos, and none whose database is gone', async () => {
  const caddy = /health_uri (\S+)/.exec(await deployed('Caddyfile'))?.[1];
  const sqlite = await createFaultySqlite();
  const server = await started({}, { Database: sqlite.Database });
  await server.call('GET', '/api/item-categories');
  sqlite.fail({ code: 'FULL', at: 'commit', isUndone: true, times: 3 });
  await server.call('POST', '/api/item-categories', { name: 'Springs' });
  expect(await told(server)).toEqual([503, 'storage-full']);
  expect(await told(server, caddy)).toEqual([200, 'storage-full']);
  expect(await told(server, caddy)).toEqual([200]);
  await rm(join(server.folder, 'photos'), { recursive: true });
  expect(await told(server)).toEqual([503, 'photos-missing']);
  expect(await told(server, caddy)).toEqual([200, 'photos-missing']);
  await rm(join(server.folder, 'stowage.db'));
  await server.call('POST', '/api/item-categories', { name: 'Springs' });
  expect(await told(server, caddy)).toEqual([503, 'replaced', 'photos-missing']);
});

it('strangers who ask again and again have all photos looked through once in five seconds', async () => {
  let clock = Date.now();
  const server = await started({ now: () => clock });
  const { id } = await uploaded(server, await jpeg());
  expect(await told(server)).toEqual([200]);
  await server.store.write((trx) =>
    trx.updateTable('images').set({ status: 'missing' }).where('id', '=', String(id)).execute(),
  );
  clock += 4999;
  expect(await told(server)).toEqual([200]);
  clock += 1;
  expect(await told(server)).toEqual([503, 'photos-missing']);
});

it('the check of the container asks for what helps it, with a certificate of the server and without', async () => {
  const [, check = ''] = /HEALTHCHECK[^]*?CMD (\[.*\])$/m.exec(await deployed('Dockerfile')) ?? [];
  const args: unknown = JSON.parse(check);
  const [, ...script] = Array.isArray(args) ? args.map(String) : [];
  let status: 200 | 503 = 200;
  const app = new Hono<Environment>();
  app.get('/api/health', (c) => c.json({}, c.req.query('ready') === undefined ? 500 : status));
  const plain = await listen(app, 0, '127.0.0.1', {});
  const secret = await listen(app, 0, '127.0.0.1', { tls: selfSigned() });
  onTestFinished(async () => void (await Promise.all([plain.stop(1000), secret.stop(1000)])));
  const codes = () =>
    Promise.all(
      [{ PORT: String(plain.port) }, { PORT: String(secret.port), STOWAGE_TLS_CERT: '/cert.pem' }].map(
        (env) => once(spawn(process.execPath, script, { env, stdio: 'ignore' }), 'exit'),
      ),
    );
  expect(await codes()).toEqual([
    [0, null],
    [0, null],
  ]);
  status = 503;
  expect(await codes()).toEqual([
    [1, null],
    [1, null],
  ]);
});
