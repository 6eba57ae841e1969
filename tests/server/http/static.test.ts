import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStaticFiles } from '../../../server/static.ts';
import { type TestServer, startServer } from '../startServer.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stowage-app-'));
  const client = join(folder, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(client, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(client, 'icon.svg'), '<svg/>');
  await writeFile(join(client, 'icon-192.png'), 'png');
  await writeFile(join(client, 'manifest.webmanifest'), '{}');
  await writeFile(join(client, 'sw.js'), 'serve()');
  await writeFile(join(client, 'sw.js.gz'), gzipSync('serve()'));
  await writeFile(join(client, 'assets/app-1.js'), 'run()');
  await writeFile(join(client, 'assets/app-1.js.map'), '{"version":3}');
  await writeFile(join(client, 'assets/app-1.js.gz'), gzipSync('run()'));
  server = await startServer({ files: await readStaticFiles(client) });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

it('deep links of the app get its page, which is never kept unasked', async () => {
  for (const path of ['/', '/location/A%20b', '/search?q=x', '/nothing/here', '/location/50%']) {
    const page = await get(path, { Accept: 'text/html,*/*' });
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('<title>app</title>');
  }
  expect((await get('/api/nothing', { Accept: 'text/html' })).status).toBe(404);
  expect((await get('/nothing.png', { Accept: 'image/*' })).status).toBe(404);
  expect((await get('/api/items/50%', { Accept: 'text/html' })).status).toBe(400);
});

it('assets are kept for ever, compressed where they can be, and unknown ones are 404', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const asset = await get('/assets/app-1.js', { 'Accept-Encoding': encoding });
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('Content-Encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    expect(asset.headers.get('Vary')).toContain('Accept-Encoding');
    expect(asset.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await asset.text()).toBe('run()');
  }
  expect((await get('/assets/app-0.js', { Accept: 'text/html' })).status).toBe(404);
});

it('the service worker, the manifest and the icons are asked for anew each time, with the types they need', async () => {
  for (const [path, type] of [
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/icon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
  ] as const) {
    const file = await get(path);
    expect([file.status, file.headers.get('Content-Type')], path).toEqual([200, type]);
    expect(file.headers.get('Cache-Control'), path).toBe('no-cache');
    expect(file.headers.get('Content-Security-Policy'), path).toContain("script-src 'self'");
  }
  const worker = await get('/sw.js', { 'Accept-Encoding': 'gzip' });
  expect(worker.headers.get('Content-Encoding')).toBe('gzip');
  expect(await worker.text()).toBe('serve()');
});

it('a file that did not change is not sent again', async () => {
  const tag = (await get('/icon.svg')).headers.get('ETag') ?? '';
  expect((await get('/icon.svg', { 'If-None-Match': tag })).status).toBe(304);
});

it('nothing outside the folder can be had', async () => {
  for (const path of [
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2F..%2Fsecret.txt',
    '/..%5Csecret.txt',
  ]) {
    expect(await (await get(path, { Accept: 'text/html' })).text()).not.toBe('secret');
  }
});

it('without the built app the front page says so', async () => {
  const bare = await startServer();
  const page = await fetch(bare.url);
  expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  expect(await page.text()).toMatch(/^The app is not built/);
  await bare.stop();
});

it('a source map is read when it is asked for, and is not there once another build has taken its place', async () => {
  const map = join(folder, 'client', 'assets', 'app-1.js.map');
  const asked = () => get('/assets/app-1.js.map', { 'Accept-Encoding': 'identity' });
  const answer = await asked();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('{"version":3}');
  await rm(map);
  expect((await asked()).status).toBe(404);
  expect(await (await get('/assets/app-1.js')).text()).toBe('run()');
});
