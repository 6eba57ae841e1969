import type { Page } from '@playwright/test';

/**
 * Goes to an address as a link of the app does: a step of the history, and the page is not loaded anew. For a test that
 * looks at several addresses, of which one loaded anew is enough. What the app has read already it shows from there.
 */
export const goInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
