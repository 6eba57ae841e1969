import type { Page } from '@playwright/test';

/** Goes to an address as a link to it would: within the app, without loading it anew. */
export const goInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path);
