import { trustedScript } from './trustedScripts.ts';

/** The versions of the app that this browser has: the one that serves the page, and one that waits. */
export interface AppVersions {
  /**
   * Tells of a version that waits, first of one that waits already, and of another one that serves this page
   * from now on: 'replaced' an earlier one, or is its 'first'.
   */
  watch(told: (change: 'waiting' | 'first' | 'replaced') => void): () => void;
  /** Asks the server for a new version. Rejects when it does not answer. */
  look(): Promise<void>;
  /** Tells the version that waits to serve from now on. */
  takeOver(): void;
}

/** Registers the service worker at `url`, whose versions are the app's. Rejects where the browser refuses. */
export async function registerVersions(workers: ServiceWorkerContainer, url: string): Promise<AppVersions> {
  // Past the HTTP cache: a proxy's idea of how long a file lasts must not hold a new version back.
  await workers.register(trustedScript('stowage-service-worker', url), { updateViaCache: 'none' });
  const registration = await workers.getRegistration(url);
  if (!registration) throw new Error('The browser has not kept the service worker.');

  /** The first version serves the pages that are there when it begins, but for one that is being opened just then. */
  const askToServe = (): void => {
    if (workers.controller === null) registration.active?.postMessage('claim');
  };
  return {
    watch(told) {
      const stopped = new AbortController();
      const { signal } = stopped;
      const follow = (worker: ServiceWorker | null) =>
        worker?.addEventListener(
          'statechange',
          () => {
            // The very first version waits for nobody.
            if (worker.state === 'installed' && registration.active) told('waiting');
            if (worker.state === 'activated') askToServe();
          },
          { signal },
        );
      registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
      follow(registration.installing);
      follow(registration.waiting);
      askToServe();
      if (registration.waiting && registration.active) told('waiting');

      let isServed = workers.controller !== null;
      workers.addEventListener(
        'controllerchange',
        () => {
          told(isServed ? 'replaced' : 'first');
          isServed = true;
        },
        { signal },
      );
      return () => stopped.abort();
    },
    look: async () => void (await registration.update()),
    takeOver: () => registration.waiting?.postMessage('skipWaiting'),
  };
}

/** Calls `told` whenever the person comes back to this page. */
export function watchFocus(window: Window, told: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { document } = window;
  window.addEventListener('focus', told, { signal });
  // On a phone an app comes back to the front without a focus event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && told(), {
    signal,
  });
  return () => stopped.abort();
}
