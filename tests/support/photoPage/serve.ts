import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { CONTENT_POLICY } from '../../../server/network/answerHeaders.ts';

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html' };

/** The built page on a port of its own, under the policy that the server sends. */
export interface PhotoPage {
  url: string;
  stop(): Promise<void>;
}

export async function servePhotoPage(): Promise<PhotoPage> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-photo-page-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    try {
      const file = await readFile(join(folder, name));
      response.setHeader('Content-Security-Policy', CONTENT_POLICY);
      response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain');
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
