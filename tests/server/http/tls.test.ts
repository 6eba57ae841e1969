import { createPrivateKey, getCurves } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { BadSetting } from '../../../server/setting.ts';
import type { Environment } from '../../../server/http/environment.ts';
import { listen } from '../../../server/listen.ts';
import { readTls } from '../../../server/tls.ts';
import { selfSigned } from '../../support/selfSigned.ts';
import { refusalOf, startProcess } from '../startProcess.ts';
import { jsonRequest, record } from '../answers.ts';

const START = 30_000;
const own = selfSigned();
let folder: string;
let files: { cert: string; key: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-tls-'));
  files = { cert: await write('cert.pem', own.cert), key: await write('key.pem', own.key) };
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

/** A call that trusts the test's own certificate only. */
function call(url: string, ca: string, { body, ...options } = jsonRequest('GET')) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: unknown }>((resolve, reject) => {
    const sent = request(url, { ...options, ca, agent: false }, (answer) => {
      json(answer).then((read) => resolve({ headers: answer.headers, body: read }), reject);
    });
    sent.on('error', reject).end(body);
  });
}

it('with certificate and key everything is served over TLS', { timeout: START }, async () => {
  const server = startProcess({
    STOWAGE_DATA: join(folder, 'data'),
    STOWAGE_ADMIN_PASSWORD: 'a given one',
    STOWAGE_TLS_CERT: files.cert,
    STOWAGE_TLS_KEY: files.key,
  });
  const url = await server.ready;
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const login = jsonRequest('POST', { username: 'admin', password: 'a given one' });
  const { headers, body } = await call(`${url}/api/login`, own.cert, login);
  expect(record(body)['username']).toBe('admin');
  // It would lock people out who have to accept a certificate of their own.
  expect(headers['strict-transport-security']).toBeUndefined();
  await expect(call(`${url}/api/health`, selfSigned().cert)).rejects.toThrow('self-signed certificate');
  await expect(fetch(`${url.replace('https', 'http')}/api/health`)).rejects.toThrow('fetch failed');
  expect((await call(`${url}/api/health`, own.cert)).body).toEqual({ status: 'ok' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('over TLS too, what is not HTTP is refused in the shape of all errors', async () => {
  const listening = await listen(new Hono<Environment>(), 0, '127.0.0.1', { tls: own });
  const socket = connectTls({ host: '127.0.0.1', port: listening.port, ca: own.cert });
  socket.write('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[^]*"error":"malformed"\}$/);
  await listening.stop(1000);
});

it('a connection that never says anything does not keep the server from stopping', async () => {
  const listening = await listen(new Hono<Environment>(), 0, '127.0.0.1', { tls: own });
  const silent = connect(listening.port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  // A request that came after it has been answered: the server knows the silent one too.
  await expect(fetch(`http://127.0.0.1:${listening.port}`)).rejects.toThrow('fetch failed');
  const closed = new Promise((resolve) => silent.once('close', resolve));
  await listening.stop(100);
  await closed;
});

it.each([
  ['nothing', ''],
  ['half a greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
])('a TLS handshake that says %s is cut when its time is over', async (_, said) => {
  const listening = await listen(new Hono<Environment>(), 0, '127.0.0.1', {
    tls: own,
    // What is refused elsewhere is cut in the end: here nothing is answered, and nothing waited for.
    limits: { handshake: 50, linger: 600_000 },
  });
  const silent = connect(listening.port, '127.0.0.1');
  if (said !== '') silent.write(said, 'latin1');
  await once(silent.resume(), 'close');
  expect(silent.bytesRead).toBe(0);
  await listening.stop(1000);
});

it('what comes after a TLS handshake is held to the time of all headers', async () => {
  const listening = await listen(new Hono<Environment>(), 0, '127.0.0.1', {
    tls: own,
    limits: { headers: 50 },
  });
  const silent = connectTls({ host: '127.0.0.1', port: listening.port, ca: own.cert });
  expect(await text(silent)).toMatch(/^HTTP\/1.1 408 /);
  await listening.stop(1000);
});

it('over TLS too, a connection that was of use is cut after those that were of none', async () => {
  const app = new Hono<Environment>().get('/', (c) => c.text('here'));
  const limits = { connectionsPerAddress: 2, chance: 0 };
  const listening = await listen(app, 0, '127.0.0.1', { tls: own, limits });
  const used = connectTls({ host: '127.0.0.1', port: listening.port, ca: own.cert });
  used.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(used, 'data');
  const silent = connect(listening.port, '127.0.0.1');
  await once(silent, 'connect');
  const gone = once(silent.resume(), 'close');
  const third = connect(listening.port, '127.0.0.1');
  await gone;
  used.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(used)).toMatch(/here$/);
  third.destroy();
  await listening.stop(1000);
});

it('refuses to start with a certificate or a key alone', { timeout: START }, async () => {
  const both = 'STOWAGE_TLS_CERT and STOWAGE_TLS_KEY must be set both or neither.';
  const data = join(folder, 'refused');
  expect(await refusalOf({ STOWAGE_DATA: data, STOWAGE_TLS_CERT: files.cert })).toBe(both);
  expect(() => readConfig({ STOWAGE_TLS_KEY: files.key, STOWAGE_TLS_CERT: ' ' })).toThrow(both);
  expect(readConfig({ STOWAGE_TLS_KEY: '', STOWAGE_TLS_CERT: '' }).tls).toBeUndefined();
});

it('refuses to start when a file cannot be read', { timeout: START }, async () => {
  const env = { STOWAGE_DATA: join(folder, 'refused'), STOWAGE_TLS_CERT: files.cert };
  const missing = join(folder, 'missing.pem');
  const said = await refusalOf({ ...env, STOWAGE_TLS_KEY: missing });
  expect(said).toBe(`STOWAGE_TLS_KEY: ${missing} cannot be read (ENOENT).`);
  const refused = readTls({ cert: folder, key: files.key });
  await expect(refused).rejects.toThrow(`STOWAGE_TLS_CERT: ${folder} cannot be read (EISDIR).`);
});

it('refuses files that are not PEM, hold something else or do not belong together', async () => {
  const [start, , end] = own.cert.split(/(?<=-----\n)|(?=-----END)/);
  const der = Buffer.from(own.cert.replaceAll(/-----.*-----/g, ''), 'base64').toString('latin1');
  const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' } as const;
  const encrypted = createPrivateKey(own.key).export(locked).toString();
  for (const [name, content, message] of [
    ['cert', '', 'is not a PEM file with a certificate.'],
    ['cert', der, 'is not a PEM file with a certificate.'],
    ['cert', own.key, 'is not a PEM file with a certificate.'],
    ['cert', `${start}bm9uc2Vuc2U=\n${end}`, 'holds no usable certificate.'],
    ['key', own.cert, 'is not a PEM file with a private key.'],
    ['key', own.key.replace(/\n.{20}/, '\n'), 'holds no usable private key'],
    ['key', encrypted, 'one with a passphrase cannot be used.'],
    ['key', selfSigned().key, 'STOWAGE_TLS_KEY is not the key of the certificate'],
  ] as const) {
    const refused = readTls({ ...files, [name]: await write('bad.pem', content) });
    await expect(refused, content).rejects.toThrow(BadSetting);
    await expect(refused, content).rejects.toThrow(message);
  }
  expect(await readTls(files)).toEqual(own);
});

const WEAK = 'secp112r1';
it.skipIf(!getCurves().includes(WEAK))('refuses a key that is too weak for TLS', async () => {
  const { cert, key } = selfSigned(WEAK);
  const refused = readTls({ cert: await write('weak.pem', cert), key: await write('weak-key.pem', key) });
  await expect(refused).rejects.toThrow('cannot be used for TLS');
});
