import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isOfVersion } from './ofVersion.ts';
import { NOT_PAGES, PAGES } from './pages.ts';
import type { ShellFiles, WorkerScope } from './scope.ts';

/**
 * Opens the app without its server: answers requests for the page and for /assets from a copy that was made
 * when this version was installed. Everything else, the API above all, goes to the network untouched
 * (docs/decisions/0012-service-worker.md).
 */
declare const self: WorkerScope;
declare const SHELL_FILES: ShellFiles;

/** Code of the version before, for tabs that still show it after another tab has taken this one. */
const PREVIOUS = 'stowage-previous';

// Once: the build puts the whole list where it is named.
const listed = SHELL_FILES;
const files = new Set(listed.map(({ url }) => url));
const shell = new PrecacheController({
  cacheName: 'stowage-shell',
  plugins: [
    {
      // What is refused here fails the installation; the next one asks for it again.
      cacheWillUpdate: async ({ request, response }) =>
        (await isOfVersion(new URL(request.url).pathname, response, files)) ? response : null,
      // What should have been kept had to be fetched: the browser, or a person, has thrown away what was kept.
      fetchDidSucceed: async ({ event, response }) => {
        if (event.type !== 'install') event.waitUntil(keepAgain());
        return response;
      },
    },
  ],
});
shell.addToCacheList([...listed]);

registerRoute(new PrecacheRoute(shell));
const openShell = shell.createHandlerBoundToURL('/index.html');
registerRoute(new NavigationRoute(openShell, { allowlist: [PAGES] }));
// Whoever stands in front of the server may have pages beside the app's, a sign-in comes back to one of them.
registerRoute(
  new NavigationRoute((asked) => fetch(asked.request).catch(() => openShell(asked)), {
    denylist: [...NOT_PAGES],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { cacheName: PREVIOUS })) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  void shell.install(event);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    keepPrevious()
      .then(() => shell.activate(event))
      // From the first visit on; of the pages only the one that asked reads itself anew.
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'skipWaiting') void self.skipWaiting();
  if (data === 'claim') void self.clients.claim();
});

let keeping: Promise<unknown> | undefined;

/**
 * Keeps what is missing of this version: workbox fetches it and forgets it. What the server does not have any more is left; the
 * new version that it has by then brings its own.
 */
async function keepAgain(): Promise<void> {
  const install = Object.assign(new Event('install'), { waitUntil: () => {} });
  keeping ??= shell
    .install(install)
    .catch(() => undefined)
    .finally(() => {
      keeping = undefined;
    });
  await keeping;
}

/**
 * Workbox is about to delete what this version does not list. A tab that is still open may yet need it: a
 * dialog of a form half filled in, for example. One version back is kept, and nothing when no tab is open.
 */
async function keepPrevious(): Promise<void> {
  await caches.delete(PREVIOUS);
  if ((await self.clients.matchAll()).length === 0) return;
  const [from, to] = await Promise.all([caches.open(shell.strategy.cacheName), caches.open(PREVIOUS)]);
  const listed = new Set(shell.getURLsToCacheKeys().values());
  for (const request of await from.keys()) {
    const response = listed.has(request.url) ? undefined : await from.match(request);
    if (response) await to.put(request, response);
  }
}
