import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Where the worker is served: its folder is what it may control. */
const NAME = 'sw.js';
/** In development no worker is wanted: one that a built app has left on this address removes itself. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());
`;

/**
 * Builds src/serviceWorker into /sw.js once the app stands, with the list of the app's files written in. It
 * reads them from the disk, as other plugins change them up to the last moment.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'stowage:service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(NO_WORKER);
      });
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The service worker needs a folder to list.');
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { SHELL_FILES: JSON.stringify(shellFiles(dir)) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            sourcemap: true,
            rolldownOptions: {
              input: 'src/serviceWorker/serviceWorker.ts',
              // Not every browser runs a worker that is a module.
              output: { format: 'iife', entryFileNames: NAME },
            },
          },
        });
      },
    },
  };
}

/** The page with its icon, and all assets, sorted, so that the same app gives the same worker. */
function shellFiles(folder: string): { url: string; revision: string | null }[] {
  const revision = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
      .slice(0, 16);
  const assets = readdirSync(join(folder, 'assets')).filter((name) => !/\.(map|br|gz)$/.test(name));
  return [
    ...['index.html', 'icon.svg'].map((name) => ({ url: `/${name}`, revision: revision(name) })),
    // The hash in the name of an asset is its revision, and the browser may have it already.
    ...assets.toSorted().map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}
