import { expect, type Page } from '@playwright/test';

/** What Chromium writes to its console for a call that gets no answer. */
export const NO_ANSWER = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED/;

/** The keys in the browser's storage that match. */
export function storedKeys(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    (source) => Object.keys(localStorage).filter((key) => new RegExp(source).test(key)),
    pattern.source,
  );
}

/** The JSON under a key of the browser's storage. */
export function kept(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** Waits until the code of all screens is there, so that the server can go. */
export async function fetchedAhead(page: Page): Promise<void> {
  const screens = [
    'LoginPage',
    'ItemPage',
    'ItemFormPage',
    'LocationPage',
    'UnsentPage',
    'SearchPage',
    'deferred',
  ];
  await expect
    .poll(() =>
      page.evaluate(
        (names) =>
          names.filter(
            (name) =>
              !performance
                .getEntriesByType('resource')
                .some(({ name: url }) => url.includes(`/${name}-`) && url.endsWith('.js')),
          ),
        screens,
      ),
    )
    .toEqual([]);
}

/** Tells the app that the network is back, as a browser does: it asks again at once, and not at its own time. */
export async function online(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Keeps the page from finding out by itself that the server is back, until what it gives is called: only a press asks. */
export async function unprobed(page: Page): Promise<() => Promise<void>> {
  const isProbe = '**/api/health?*';
  await page.route(isProbe, (route) => route.abort('connectionrefused'));
  return () => page.unroute(isProbe);
}
