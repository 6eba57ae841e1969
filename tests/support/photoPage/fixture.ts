import { expect, type Page, test as base } from '@playwright/test';
import { type PhotoPage, servePhotoPage } from './serve.ts';

export { expect };

/** What real decoders and encoders make of photos, under the Content-Security-Policy of the server. */
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
