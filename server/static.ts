import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { accepts } from './http/answer.ts';
import type { Call, Server } from './http/environment.ts';
import { isApiPath } from './http/paths.ts';
import { notFound } from './problems.ts';
import { matchesTag } from './http/parameters.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  /** Nothing where it is read when it is asked for. */
  bytes: Bytes | undefined;
  /** Where it lies. */
  path: string;
  etag: string;
  type: string;
}

/**
 * The built app by path: '/assets/index-abc.js'. It is in memory, so that a server goes on serving what it was started
 * with when a newer one is built in its place; but for the source maps, two thirds of all and asked for by nobody but
 * developers. What is not in here cannot be asked for.
 */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
};

/** The name of an asset changes with its content; of the others the content is asked. */
function etagOf(name: string, bytes: Bytes): string {
  const isAsset = name.startsWith('/assets/');
  return `"${isAsset ? basename(name) : createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Reads the built app; undefined when the folder holds none. */
export async function readStaticFiles(folder: string): Promise<StaticFiles | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, StaticFile]> => {
      const path = join(entry.parentPath, entry.name);
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      const type = TYPES[entry.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      if (name.endsWith('.map')) return [name, { bytes: undefined, path, etag: `"${basename(name)}"`, type }];
      const bytes = new Uint8Array(await readFile(path));
      return [name, { bytes, path, etag: etagOf(name, bytes), type }];
    });
  const files = new Map(await Promise.all(found));
  return files.has('/index.html') ? files : undefined;
}

/** Serves the built app: its files, and its page for every address that the app itself routes. */
export function staticRoutes(app: Server, files: StaticFiles | undefined): void {
  app.get('*', async (c) => {
    const path = c.req.path;
    if (isApiPath(path)) throw notFound('Page');
    if (!files) {
      if (path !== '/') throw notFound('Page');
      return c.text('The app is not built. Run: npm run build\n', 404);
    }
    // Precompressed siblings are served under the name of the file itself only.
    if (files.has(path) && !/\.(br|gz)$/.test(path)) return serve(c, files, path);
    const isPage = path === '/' || (c.req.header('Accept') ?? '').includes('text/html');
    if (path.startsWith('/assets/') || !isPage) throw notFound('Page');
    return serve(c, files, '/index.html');
  });
}

async function serve(c: Call, files: StaticFiles, path: string): Promise<Response> {
  const plain = files.get(path);
  if (!plain) throw notFound('Page');
  const encoding = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].find(([name = '', suffix = '']) => files.has(path + suffix) && accepts(c, name));
  const file = files.get(path + (encoding?.[1] ?? '')) ?? plain;
  const isAsset = path.startsWith('/assets/');
  c.header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('ETag', file.etag);
  c.header('Vary', 'Accept-Encoding');
  if (matchesTag(c.req.header('If-None-Match'), file.etag)) return c.body(null, 304);
  // A newer build may have taken its place meanwhile.
  const bytes =
    file.bytes ??
    (await readFile(file.path).then(
      (read) => new Uint8Array(read),
      () => undefined,
    ));
  if (!bytes) throw notFound('Page');
  c.header('Content-Type', plain.type);
  if (encoding?.[0] !== undefined) c.header('Content-Encoding', encoding[0]);
  return c.body(bytes);
}
