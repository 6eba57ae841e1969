import { type Page, test as base } from '@playwright/test';
import { type PhotoPage, servePhotoPage } from './serve.ts';

/** A test with a page that does nothing but shrink photos. */
export const test = base.extend<{ shrinkPage: Page }, { served: PhotoPage }>({
  served: [
    async ({}, use) => {
      const served = await servePhotoPage();
      await use(served);
      await served.stop();
    },
    { scope: 'worker' },
  ],
  shrinkPage: async ({ page, served }, use) => {
    await page.goto(served.url);
    await use(page);
  },
});
