import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

test.use({ fetchesAhead: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a screen whose code was fetched ahead stands with its first drawing: nothing stands in for it', async ({
  loggedIn: page,
}) => {
  const ahead = ['SearchPage', 'AccountPage', 'LocationFormPage', 'SynonymsPage', 'UnsentPage'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  for (const response of await Promise.all(ahead)) await response.finished();
  await page.waitForLoadState('networkidle');
  // What has come is run, too, by the time that nothing else is to be done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Each drawing between two frames, as somebody sees it.
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      const main = document.querySelector('main')?.textContent ?? '';
      if (main.startsWith('Loading')) seen.push(location.pathname);
      document.documentElement.dataset['waited'] = seen.join();
      requestAnimationFrame(look);
    };
    look();
  });
  for (const [path, title] of [
    ['/search?q=square', 'Results for square'],
    ['/account', 'Account and data'],
    ['/add-location', 'Add Storage Location'],
    ['/words', 'Words that mean the same'],
    ['/unsent', 'Waiting to sync'],
  ] as const) {
    await goInApp(page, path);
    await expect(heading(page)).toHaveText(title);
  }
  await expect(page.locator('html')).toHaveAttribute('data-waited', '');
});
