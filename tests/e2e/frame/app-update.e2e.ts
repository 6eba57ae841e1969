import type { Page } from '@playwright/test';
import { expect } from '../../support/app.ts';
import { releaseTest as test, untilServed, versionOf } from '../../support/serviceWorker.ts';

test.use({ ownContext: { serviceWorkers: 'allow' } });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const offer = (page: Page) => messages(page).getByText('A new version is ready');
const reload = (page: Page) => messages(page).getByRole('button', { name: 'Reload for the new version' });

/** Chromium itself waits before a new worker takes over, on a busy machine for long. */

test('who comes back after an hour is offered the new version and takes it; a tab with an open form is left alone: no offer, no reload by another tab, and its code stays there', async ({
  loggedIn: page,
  context,
  server,
  deploy,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(3000);
  await untilServed(page);
  await expect(offer(page)).toHaveCount(0);
  await deploy('2');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.fastForward('01:00:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(messages(page).getByRole('status')).toContainText('A new version is ready');
  expect(await versionOf(page)).toBeNull();

  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Storage Location');
  await expect(page.getByRole('form')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goBack();
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Storage Item');
  await page.getByLabel('Name').fill('Half-written');
  await expect(offer(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/');
  await expect(offer(other)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  // By keyboard: the button comes after the page, before its message is closed.
  await messages(other).getByRole('button', { name: 'Close message' }).focus();
  await other.keyboard.press('Shift+Tab');
  await expect(reload(other)).toBeFocused();
  await expect(reload(other)).toHaveCSS('outline-style', 'solid');
  await other.keyboard.press('Enter');
  await expect(other.locator('html')).toHaveAttribute('data-version', '2');
  await expect(offer(other)).toHaveCount(0);

  // Served by the new version, and still the page that was opened.
  const isWaiting = async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null;
  await expect.poll(() => page.evaluate(isWaiting)).toBe(false);
  await expect(page.getByLabel('Name')).toHaveValue('Half-written');
  expect(await versionOf(page)).toBeNull();
  expect(loads).toBe(0);
  // Code of the old version that the server no longer has, asked for only now. The HTTP cache may have it, or not.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.getByRole('button', { name: 'Manage Categories' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to Items' }).click();
  await expect(offer(page)).toBeVisible();
  expect(await versionOf(page)).toBeNull();
  await reload(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await untilServed(page);
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => loads).toBe(1);

  await server.stop();
  await page.reload();
  expect(await versionOf(page)).toBe('2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stowage');
});

/** Looks for a next version, and tells what became of it once it has fetched its files. */
const lookForNext = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) throw new Error('There is no service worker.');
    const found = new Promise<ServiceWorker | null>((resolve) =>
      registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true }),
    );
    await registration.update();
    const worker = await found;
    if (!worker) throw new Error('Nothing is installed.');
    while (worker.state === 'installing') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
    return worker.state;
  });

test('while servers are replaced one by one, the page of the old version is never kept as that of the new', async ({
  loggedIn: page,
  server,
  release,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  await page.goto('/');
  await untilServed(page);
  await server.stop();
  await release.next('2', 'ManageList');
  const putBack = await release.pageOfAnother();
  await server.start();
  expect(await lookForNext(page)).toBe('redundant');
  await server.stop();
  await putBack();
  await server.start();
  expect(await lookForNext(page)).toBe('installed');
  const kept = await page.evaluate(async () => {
    const shell = await caches.open('stowage-shell');
    const pages = (await shell.keys()).filter(({ url }) => url.includes('/index.html'));
    return Promise.all(pages.map(async (key) => (await shell.match(key))?.text()));
  });
  // The one in use, and the next one.
  expect(kept.map((text) => /data-version="(\d)"/.exec(text ?? '')?.[1])).toEqual([undefined, '2']);
  expect(kept.join('')).not.toContain('index-00000000');
});
