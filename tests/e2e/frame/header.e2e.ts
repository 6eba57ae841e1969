import type { Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const searchIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search items' });
const searchBox = (page: Page) => page.getByRole('searchbox');

test('HEADER-01 HEADER-02 HEADER-03 HEADER-04: the header has the home link and the search icon with its tooltip', async ({
  loggedIn: page,
}) => {
  await page.goto('/add');
  const home = page.getByRole('banner').getByRole('link', { name: 'Stowage', exact: true });
  await expect(home).toHaveText('Stowage');
  await expect(searchIcon(page)).toHaveAttribute('title', 'Search items (Press Cmd+K)');
  await expect(searchIcon(page).locator('.icon')).toBeVisible();
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
});

test('HEADER-01 HEADER-05 HEADER-06: a visitor has the same header, and search leads to a login that remembers it', async ({
  page,
}) => {
  for (const path of ['/login', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Stowage', exact: true })).toBeVisible();
    await searchIcon(page).click();
    await expect(page).toHaveURL('/login?from=%2Fsearch');
  }
  await page.goto('/nowhere');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/login?from=%2Fsearch');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search');
});

test('HEADER-05 HEADER-06 HEADER-07 HEADER-08: the search icon, Ctrl+K and Cmd+K go to /search from any page and any field, and focus its box', async ({
  loggedIn: page,
}) => {
  const ways = [
    { what: 'the icon', from: '/', go: () => searchIcon(page).click() },
    { what: 'Ctrl+K', from: '/', go: () => page.keyboard.press('Control+k') },
    { what: 'Cmd+K', from: '/nowhere', go: () => page.keyboard.press('Meta+k') },
    {
      what: 'Ctrl+K in a field',
      from: '/add',
      go: () => page.getByRole('textbox', { name: /^Name/ }).press('Control+k'),
    },
    { what: 'Cmd+K in capitals', from: '/', go: () => page.keyboard.press('Meta+K') },
  ];
  for (const { what, from, go } of ways) {
    await test.step(what, async () => {
      await page.goto(from);
      await expect(heading(page)).toBeVisible();
      await go();
      await expect(page).toHaveURL('/search');
      await expect(searchBox(page)).toBeFocused();
    });
  }
  // Other combinations stay the browser's.
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  for (const keys of ['k', 'Shift+K', 'Alt+k', 'Control+Shift+K']) await page.keyboard.press(keys);
  await expect(page).toHaveURL('/');
});

test('HEADER-08: on /search the box takes the focus 120 ms after the shortcut, with its text selected', async ({
  loggedIn: page,
}) => {
  await page.clock.install({ time: '2026-01-02T10:00:00Z' });
  await page.goto('/search?q=bolt');
  await expect(page.getByRole('heading', { name: 'No items found for bolt' })).toBeVisible();
  await page.clock.pauseAt('2026-01-02T11:00:00Z');
  for (const go of [() => page.keyboard.press('Control+k'), () => searchIcon(page).click()]) {
    const home = page.getByRole('banner').getByRole('link', { name: 'Stowage', exact: true });
    await home.focus();
    await go();
    await page.clock.runFor(119);
    await expect(searchBox(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(searchBox(page)).toBeFocused();
  }
  await page.keyboard.type('nut');
  await expect(searchBox(page)).toHaveValue('nut');
});

test('HEADER-05: with Ctrl the search icon is a link like any other, for a new tab', async ({
  loggedIn: page,
  context,
}) => {
  await page.goto('/');
  const opening = context.waitForEvent('page');
  await searchIcon(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab).toHaveURL('/search');
  await expect(page).toHaveURL('/');
});

test('HEADER-11 HEADER-12: toasts stand at the top right, each with a close button, and last for the time of reading', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/401 \(Unauthorized\)/);
  await page.clock.install({ time: '2026-01-02T10:00:00Z' });
  await page.goto('/login');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill('not the one');
  await page.keyboard.press('Enter');
  const toasts = page.getByRole('region', { name: 'Messages' });
  const failed = toasts.getByRole('alert').getByText('Login failed');
  await expect(failed).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const succeeded = toasts.getByRole('status').getByText('Login successful');
  await expect(succeeded).toBeVisible();

  const closing = toasts.getByRole('button', { name: 'Close message' });
  await expect(closing).toHaveCount(2);
  for (const text of [failed, succeeded]) {
    const box = await text.boundingBox();
    expect(box?.x).toBeGreaterThan(1280 / 2);
    expect(box?.y).toBeLessThan(900 / 4);
  }
  const right = await closing.first().boundingBox();
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeGreaterThan(1280 - 40);
  // Below the header, not over it.
  expect(right?.y).toBeGreaterThanOrEqual(48);

  await toasts.locator('.toast').filter({ hasText: 'Login failed' }).getByRole('button').click();
  await expect(failed).toHaveCount(0);
  await expect(succeeded).toBeVisible();
  // While the pointer is on it, it stays.
  await succeeded.hover();
  await page.clock.fastForward(60_000);
  await expect(succeeded).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.runFor(10_000);
  await expect(succeeded).toHaveCount(0);
});

test('HEADER-01: the skip link leads past the header to the page', async ({ loggedIn: page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('HEADER-01: the account menu works by keyboard: Down opens it, Escape closes it and gives the focus back', async ({
  loggedIn: page,
}) => {
  await page.goto('/');
  const account = page.getByRole('button', { name: 'Account' });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();
});
