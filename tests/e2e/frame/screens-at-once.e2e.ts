import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

test.use({ fetchesAhead: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until every script that the page has asked for has run, with what each of them asked for in turn, and every style is there: that the file of
 * a screen was answered does not say so.
 */
const allHasRun = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const asked = (): string[] =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((name) => /\/assets\/[^/]+\.js$/.test(name) && !/Worker-/.test(name));
    const isStyled = (): boolean =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet);
    for (let known = -1; known !== asked().length || !isStyled();) {
      known = asked().length;
      await Promise.all(asked().map((name) => import(name)));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });

test('a screen whose code was fetched ahead stands with its first drawing: nothing stands in for it', async ({
  loggedIn: page,
}) => {
  const ahead = ['SearchPage', 'AccountPage', 'LocationFormPage', 'SynonymsPage', 'UnsentPage'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`)),
  );
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await Promise.all(ahead);
  await allHasRun(page);
  // The part that screens wait for, too, has read what this browser keeps: it brings the messages.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached();
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
