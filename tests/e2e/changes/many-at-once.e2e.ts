import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { settled } from '../../support/keys.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Selected items' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Duplicate location' });

async function filled(server: TestServer) {
  const room = await server.addLocation({ name: 'Workshop', label: 'WS-1' });
  const drawer = await server.addLocation({ name: 'Drawer', label: 'WS-1-A', parent: room });
  for (let n = 1; n <= 14; n++) await server.addItem({ name: `Part ${n}`, location: drawer });
  return { room, drawer };
}

test('Shift selects from row to row, on all pages of Home, and all that are selected get another category by one change', async ({
  server,
  loggedIn: page,
}) => {
  await filled(server);
  await page.goto('/');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Select Part 2', exact: true })).toBeVisible();
  await link(page, 'Part 2').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(bar(page)).toContainText('3 items selected');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(bar(page)).toContainText('2 items selected');
  await expect(link(page, 'Part 3')).toBeFocused();
  await link(page, 'Part 6').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('5 items selected');
  await expect(page).toHaveURL('/');

  // The other page has two; the five of the first stay selected.
  await page.keyboard.press('Shift+J');
  await expect(bar(page)).toContainText('5 items selected, 5 not on this page');
  await link(page, 'Part 13').focus();
  await page.keyboard.press('Shift+End');
  await expect(bar(page)).toContainText('7 items selected, 5 not on this page');
  await expect(bar(page)).toContainText('Select all 14');
  await page.keyboard.press('Shift+X');
  await expect(bar(page)).toContainText('14 items selected, 12 not on this page');
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('combobox', { name: 'Change category of 14 items to' })).toBeFocused();
  await page.keyboard.type('Tools');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Category of 14 items: Tools');
  await page.keyboard.press('Control+Z');
  await expect(messages(page)).toContainText('Category of 14 items set back');
});

test('the row with the focus stays above the bar of the selected items', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer } = await filled(server);
  for (let n = 15; n <= 40; n++) await server.addItem({ name: `Part ${n}`, location: drawer });
  const place = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('[data-cell]')?.getBoundingClientRect();
      const bar = document.querySelector('.selection-bar')?.getBoundingClientRect();
      return { bottom: Math.round(row?.bottom ?? 0), bar: Math.round(bar?.top ?? 0) };
    });
  const expectInSight = async (what: string) => {
    const { bottom, bar } = await place();
    expect(bottom, what).toBeGreaterThan(0);
    expect(bottom, what).toBeLessThanOrEqual(bar);
  };
  for (const [width, height] of [
    [1280, 600],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/location/${drawer.id}`);
    await settled(page);
    // The lowest of all that are in sight: the bar comes where it lies.
    await page.getByRole('link', { name: 'Part 12' }).focus();
    await page.evaluate(() => {
      const row = document.activeElement?.closest('[data-cell]');
      row?.scrollIntoView({ block: 'end' });
    });
    await page.keyboard.press('x');
    await expect(bar(page)).toContainText('1 item selected');
    await expect.poll(async () => (await place()).bottom <= (await place()).bar).toBe(true);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'PageDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expectInSight(`${width} px, ${key}`);
    }
    // The bar goes with its button: the focus is the row's again.
    const row = () => page.evaluate(() => document.activeElement?.closest('[data-cell]')?.textContent);
    const current = await row();
    await bar(page).getByRole('button', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    expect(await row()).toBe(current);
  }
});

test('Clear leaves the page where it is, and the arrow keys go on from the row that was current, which stays in sight as others are moved away', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer } = await filled(server);
  await page.setViewportSize({ width: 1280, height: 600 });
  const row = (place: number) => page.locator(`[data-place="${place}"]`);
  // All rows are in the page, then only those that are near.
  for (const [from, to] of [
    [15, 40],
    [41, 130],
  ] as const) {
    for (let n = from; n <= to; n++) await server.addItem({ name: `Part ${n}`, location: drawer });
    await page.goto(`/location/${drawer.id}`);
    await settled(page);
    await row(1).locator('[data-main]').focus();
    await page.keyboard.press('x');
    await expect(bar(page)).toContainText('1 item selected');
    // Its height is that of all its rows only once they have been measured.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(row(to)).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(row(1)).toHaveCount(to > 100 ? 0 : 1);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bar(page)).toBeHidden();
    await settled(page);
    await expect(row(to)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(row(2).locator('[data-main]')).toBeFocused();
    await expect(row(2)).toBeInViewport();
  }

  // Those above it go one after the other, and then it does: the next one is in sight with the focus.
  for (let n = 0; n < 34; n++) await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('35 items selected');
  const current = () => page.evaluate(() => document.activeElement?.closest('[data-cell]')?.textContent);
  const after = await row(37).textContent();
  await page.keyboard.press('m');
  await page.keyboard.type('workshop');
  await expect(page.getByRole('option', { name: /Workshop/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Moved 35 items to Workshop');
  await expect(bar(page)).toBeHidden();
  await expect.poll(current).toBe(after);
  await expect(row(2)).toBeInViewport();
});

test('a location is duplicated with everything inside by a few keys, and taken back by one undo', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { room } = await filled(server);
  await page.goto(`/location/${room.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshop');
  await settled(page);
  await page.keyboard.press('Shift+D');
  await expect(dialog(page).getByRole('textbox', { name: /^Name/ })).toHaveValue('Workshop 2');
  await expect(dialog(page).getByRole('textbox', { name: /^Label/ })).toHaveValue('WS-2');
  for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key);
  await expect(
    dialog(page).getByRole('button', { name: 'Duplicate 2 locations and 14 items' }),
  ).toBeEnabled();
  await expectAccessible(loggedIn, 'duplicate location', 1);
  await page.keyboard.press('Control+Enter');
  await expect(messages(page)).toContainText('Duplicated Workshop as Workshop 2: 14 items and 2 locations');
  await page.keyboard.press('Control+Z');
  await expect(messages(page)).toContainText('Removed 14 items and 2 locations again');
});
