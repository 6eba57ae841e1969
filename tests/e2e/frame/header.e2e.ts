import type { Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const homeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Stowage', exact: true });
const searchIcon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search items' });
const searchBox = (page: Page) => page.getByRole('searchbox');

test('HEADER-01 HEADER-02 HEADER-03 HEADER-04: the header has a skip link, the home link, the search icon with its tooltip and an account menu by keyboard', async ({
  loggedIn: page,
}) => {
  await page.goto('/add');
  await expect(homeLink(page)).toHaveText('Stowage');
  await expect(searchIcon(page)).toHaveAttribute('title', 'Search items (Press Cmd+K)');
  await expect(searchIcon(page).locator('.icon')).toBeVisible();
  await homeLink(page).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();

  // Down opens the menu, Escape closes it and gives the focus back.
  const account = page.getByRole('button', { name: 'Account' });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account and data' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();

  // The first stop of a page that was loaded leads past the header.
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('HEADER-01 HEADER-05 HEADER-06: a visitor has the same header, and search leads to a login that remembers it', async ({
  page,
}) => {
  await page.goto('/login');
  for (const path of ['/login', '/nowhere']) {
    await goInApp(page, path);
    await expect(page).toHaveURL(path);
    await expect(homeLink(page)).toBeVisible();
    await searchIcon(page).click();
    await expect(page).toHaveURL('/login?from=%2Fsearch');
  }
  // Who follows a link of somebody's is still going there.
  await goInApp(page, '/login?from=%2Fadd');
  await searchIcon(page).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page).toHaveURL('/login?from=%2Fadd');
  await goInApp(page, '/nowhere');
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/login?from=%2Fsearch');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search');
});

test('HEADER-05 HEADER-06 HEADER-07 HEADER-08: the search icon, Ctrl+K and Cmd+K go to /search from any page and any field, and focus its box; with Ctrl the icon opens a new tab', async ({
  loggedIn: page,
  context,
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
  await page.goto('/');
  for (const { what, from, go } of ways) {
    await test.step(what, async () => {
      await goInApp(page, from);
      await expect(searchBox(page)).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
      await go();
      await expect(page).toHaveURL('/search');
      await expect(searchBox(page)).toBeFocused();
    });
  }
  // Other combinations stay the browser's.
  await goInApp(page, '/');
  await expect(heading(page)).toHaveText('Stowage');
  for (const keys of ['k', 'Shift+K', 'Alt+k', 'Control+Shift+K']) await page.keyboard.press(keys);
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');

  // A link like any other.
  const opening = context.waitForEvent('page');
  await searchIcon(page).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab).toHaveURL('/search');
  await expect(page).toHaveURL('/');
});

test('HEADER-08 HEADER-11 HEADER-12: toasts stand at the top right, where they cover nothing of the page, each with a close button, and last for the time of reading; on /search the box takes the focus 120 ms after the shortcut, with its text selected', async ({
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
  const closing = toasts.getByRole('button', { name: 'Close message' });
  for (const [width, leftmost] of [
    [390, 0],
    [820, 0],
    [1280, 1280 / 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const title = page.getByRole('heading', { level: 1 });
    const [card, search, heading] = await Promise.all(
      [toasts.locator('.toast'), searchIcon(page), title].map((part) => part.boundingBox()),
    );
    expect(card?.x).toBeGreaterThan(leftmost);
    // On a phone it has the whole width, over the header.
    const end = width === 390 ? width : (search?.x ?? 0);
    expect((card?.x ?? 0) + (card?.width ?? width)).toBeLessThanOrEqual(end);
    // With its whole reason it may be higher than the header, and ends above the page's first line.
    expect((card?.y ?? 0) + (card?.height ?? 900)).toBeLessThanOrEqual(heading?.y ?? 0);
  }
  await expect(closing).toHaveCount(1);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const succeeded = toasts.getByRole('status').getByText('Login successful');
  await expect(succeeded).toBeVisible();
  // What failed before has nothing to say any more.
  await expect(failed).toHaveCount(0);
  const [good, header] = await Promise.all([
    toasts.locator('.toast').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect((good?.y ?? 0) + (good?.height ?? 900)).toBeLessThanOrEqual(header?.height ?? 0);

  // While the pointer is on it, it stays.
  await succeeded.hover();
  await page.clock.fastForward(60_000);
  await expect(succeeded).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.runFor(10_000);
  await expect(succeeded).toHaveCount(0);

  await goInApp(page, '/search?q=bolt');
  await expect(page.getByRole('heading', { name: 'No items found for bolt' })).toBeVisible();
  await page.clock.pauseAt('2026-01-02T11:00:00Z');
  for (const go of [() => page.keyboard.press('Control+k'), () => searchIcon(page).click()]) {
    await homeLink(page).focus();
    await go();
    await page.clock.runFor(119);
    await expect(searchBox(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(searchBox(page)).toBeFocused();
  }
  await page.keyboard.type('nut');
  await expect(searchBox(page)).toHaveValue('nut');
});
