import type { OpenForms } from '../views/forms/openForms.ts';

/** The pause after the page has loaded, in ms: what the first screen asks the server for goes first. */
const PAUSE = 2000;

/**
 * Once the first load has settled: keeps a copy of the app in this browser, and offers new versions. Nothing
 * happens in development, nor where there are no service workers.
 */
export function keepAppCurrent(window: Window, openForms: OpenForms): void {
  if (!import.meta.env.PROD || !('serviceWorker' in window.navigator)) return;
  const start = () =>
    import('./update.ts')
      .then(({ startAppUpdate }) => startAppUpdate(window, openForms))
      // Forbidden by the browser, or the server has gone: the app works as it does without.
      .catch(() => undefined);
  // The page has not loaded yet: it waits for this script.
  window.addEventListener('load', () => window.setTimeout(start, PAUSE));
}
