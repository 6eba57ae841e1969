import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Environment } from '../../../server/http/environment.ts';
import { listen } from '../../../server/listen.ts';
import { answerHeaders } from '../../../server/network/answerHeaders.ts';
import { selfSigned } from '../../support/selfSigned.ts';
import { startProcess } from '../startProcess.ts';
import { type TestServer, startServer } from '../startServer.ts';

/** What each answer has to say, as it goes over the line. */
const EVERYWHERE = [
  /^content-security-policy: default-src 'none'; script-src 'self'; .*frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types stowage-[a-z -]+$/im,
  /^x-content-type-options: nosniff$/im,
  /^referrer-policy: same-origin$/im,
  /^cross-origin-opener-policy: same-origin$/im,
  /^cross-origin-resource-policy: same-origin$/im,
  /^permissions-policy: camera=\(self\), .*geolocation=\(\).*$/im,
];
const ORIGIN = 'https://parts.example.org';
let server: TestServer;
beforeAll(
  async () => void (server = await startServer({ corsOrigins: [ORIGIN] }, { limits: { headers: 300 } })),
);
afterAll(() => server.stop());

/** The head of the first answer to these bytes. */
async function headOf(sent: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  socket.write(sent.replace('TOKEN', server.token));
  return headIn(await text(socket));
}

const headIn = (answer: string): string => (answer.split('\r\n\r\n')[0] ?? '').replaceAll('\r', '');

const asked = (line: string, ...headers: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n');

it.each([
  ['an answer of the API', 200, asked('GET /api/items', 'Authorization: Bearer TOKEN')],
  ['one without a login', 401, asked('GET /api/items')],
  ['a page that is not there', 404, asked('GET /nothing')],
  ['a method that is not there', 405, asked('DELETE /api/items')],
  ['an unknown method', 404, asked('PROPFIND /')],
  [
    'a preflight of another origin',
    204,
    asked('OPTIONS /api/items', `Origin: ${ORIGIN}`, 'Access-Control-Request-Method: PATCH'),
  ],
  ['a path that is not encoded right', 400, asked('GET /%zz')],
  ['a photo that is not there', 401, asked('GET /images/x')],
  ['what is no HTTP', 400, 'NONSENSE\r\n\r\n'],
  ['a request of no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['an address that is none', 400, asked('GET http://[')],
  ['an expectation that nobody meets', 404, asked('GET /nothing', 'Expect: the-impossible')],
  ['two lengths of one body', 400, asked('POST /api/login', 'Content-Length: 1', 'Content-Length: 2')],
  ['headers that are too long', 413, asked('GET /', `X: ${'x'.repeat(40_000)}`)],
  ['headers that never end', 408, 'GET / HTTP/1.1\r\nHost: a\r\n'],
])('%s carries the headers of all answers', async (_, status, sent) => {
  const head = await headOf(sent);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const header of EVERYWHERE) expect(head).toMatch(header);
  // None of them twice.
  expect(head.match(/^content-security-policy:/gim)).toHaveLength(1);
  // Without it the app takes an answer for that of something in front of the server.
  expect(head).toMatch(/^stowage-features: (.*, )?paging(,|$)/im);
});

it.each([
  ['what is no HTTP', 'NONSENSE\r\n\r\n'],
  ['a request of no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('over TLS too, %s is answered with the headers of all answers', async (_, sent) => {
  const own = selfSigned();
  const listening = await listen(new Hono<Environment>(), 0, '127.0.0.1', { tls: own });
  const socket = connectTls({ host: '127.0.0.1', port: listening.port, ca: own.cert });
  socket.write(sent);
  const head = headIn(await text(socket));
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  for (const header of EVERYWHERE) expect(head).toMatch(header);
  await listening.stop(1000);
});

it('an app on any origin may find out that the server answers, though not what', async () => {
  const { headers } = await fetch(`${server.url}/api/health`, {
    headers: { Origin: 'https://other.example' },
  });
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

const HSTS = /^strict-transport-security: (.*)$/im;

it('over TLS browsers are told to stay there where that is set, by what is no HTTP too', async () => {
  const own = selfSigned();
  for (const [hsts, said] of [
    [600, 'max-age=600'],
    [0, 'max-age=0'],
    [undefined, undefined],
  ] as const) {
    const app = new Hono<Environment>().get('/', (c) => c.text('here'));
    const listening = await listen(app, 0, '127.0.0.1', { tls: own, hsts });
    for (const sent of [asked('GET /'), asked('GET /nothing'), 'NONSENSE\r\n\r\n']) {
      const socket = connectTls({ host: '127.0.0.1', port: listening.port, ca: own.cert });
      socket.write(sent);
      expect(HSTS.exec(headIn(await text(socket)))?.[1], sent).toBe(said);
    }
    await listening.stop(1000);
  }
});

it('over plain HTTP browsers are told so by nobody but a trusted proxy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-hsts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const said = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/api/health`, { headers })).headers.get('Strict-Transport-Security');
  for (const [proxies, believed] of [
    ['127.0.0.1', 'max-age=600'],
    ['192.0.2.1', null],
  ] as const) {
    const process = startProcess({
      STOWAGE_DATA: folder,
      STOWAGE_ADMIN_PASSWORD: 'a given one',
      STOWAGE_HSTS: '600',
      STOWAGE_TRUST_PROXY: proxies,
    });
    const url = await process.ready;
    expect(await said(url, { 'X-Forwarded-Proto': 'https' })).toBe(believed);
    expect(await said(url, { 'X-Forwarded-Proto': 'http' })).toBeNull();
    expect(await said(url)).toBeNull();
    process.child.kill('SIGTERM');
    expect(await process.ended).toBe(0);
  }
});

it('over TLS too nothing is told of how long that is to be so, where nobody has said it', () => {
  expect(answerHeaders()(() => true)).not.toHaveProperty('Strict-Transport-Security');
  expect(answerHeaders(60)(() => true)).toHaveProperty('Strict-Transport-Security', 'max-age=60');
  expect(answerHeaders(60)(() => false)).not.toHaveProperty('Strict-Transport-Security');
});
