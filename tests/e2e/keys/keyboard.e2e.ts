import type { Locator, Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';
import { focusIndicator } from '../../support/focusRing.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';

/** Presses a key; whatever has the focus afterwards must show it, once the page has settled. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(focusIndicator), { message: `focus after ${key}` }).toBe('visible');
}

async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`60 times ${key} do not reach ${target.toString()}`);
}

test('GOAL-01 GOAL-03 GOAL-04 GOAL-10: the whole main job by keyboard alone, with the focus in sight from login to logout', async ({
  page: browserPage,
  context,
  server,
}) => {
  test.slow();
  await browserPage.emulateMedia({ reducedMotion: 'no-preference' });
  const page = keyboardOnly(browserPage);
  const garage = await server.addLocation({ name: 'Bike garage', type: 'Room', area: 'GARAGE' });
  await server.addLocation({ name: 'Attic', type: 'Room', area: 'HOUSE' });
  await server.addLocation({ name: 'Cellar', type: 'Room', area: 'HOUSE' });
  for (const name of ['Rack 1', 'Rack 2', 'Rack 10']) await server.addLocation({ name, parent: garage });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  page.on('dialog', (dialog) => dialog.accept());
  const title = page.getByRole('heading', { level: 1 });
  const messages = page.getByRole('region', { name: 'Messages' });
  const focused = page.locator(':focus');

  // Login.
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type(ADMIN.username);
  await press(page, 'Tab');
  await page.keyboard.type(ADMIN.password);
  await press(page, 'Enter');
  await expect(title).toHaveText('Stowage');
  await expect(title).toBeFocused();

  // Home: one tab stop for the areas, arrows between them, Enter goes down.
  await expect(page.getByRole('list', { name: 'Main areas' }).getByRole('article')).toHaveCount(3);
  await walkTo(page, page.getByRole('link', { name: 'Go to Details of Attic' }));
  await press(page, 'ArrowRight');
  await expect(page.getByRole('link', { name: 'GARAGE: Bike garage' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('link', { name: 'Go to Details of Rack 1', exact: true })).toBeFocused();
  await press(page, 'End');
  await expect(page.getByRole('link', { name: 'Go to Details of Rack 10' })).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(page.getByRole('link', { name: 'Go to Details of Rack 2' })).toBeFocused();
  await press(page, 'Enter');
  await expect(title).toHaveText('Rack 2');
  await expect(title).toBeFocused();

  // The description in place, and the address to share.
  await walkTo(page, page.getByRole('button', { name: 'Edit description' }));
  await press(page, 'Enter');
  await page.keyboard.type('Left of the door');
  await press(page, 'Control+Enter');
  await expect(page.getByText('Left of the door')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit description' })).toBeFocused();
  await walkTo(page, page.getByRole('button', { name: 'Share' }));
  await press(page, 'Enter');
  await expect(messages.getByText('Location URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  // A new item here; then it turns out to belong into another rack.
  await walkTo(page, page.getByRole('link', { name: 'Add Item' }).first(), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.type('Brake cable');
  await press(page, 'Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('5');
  await press(page, 'Tab');
  const location = page.getByRole('combobox', { name: /^Location/ });
  await expect(location).toBeFocused();
  await expect(location).toContainText('Rack 2');
  await press(page, 'ArrowDown');
  await page.keyboard.type('garage rack');
  await expect(page.getByRole('option')).toHaveCount(3);
  await press(page, 'End');
  await press(page, 'Enter');
  await expect(location).toContainText('Rack 10');
  // Escape leaves a dropdown as it was.
  await press(page, 'ArrowDown');
  await press(page, 'Escape');
  await expect(location).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('combobox', { name: /^Category/ })).toBeFocused();
  await press(page, 'Enter');
  await page.keyboard.type('tool');
  await expect(page.getByRole('option')).toHaveText(['Tools']);
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(page.getByRole('combobox', { name: /^Category/ })).toContainText('Tools');
  await expect(page.getByRole('combobox', { name: /^Category/ })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: 'Manage Categories' })).toBeFocused();
  await press(page, 'Control+Enter');
  await expect(title).toHaveText('Brake cable');
  await expect(title).toBeFocused();

  // Edit it.
  await walkTo(page, page.getByRole('link', { name: 'Edit', exact: true }));
  await press(page, 'Enter');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await press(page, 'End');
  await page.keyboard.type(' 2 m');
  await press(page, 'Control+Enter');
  await expect(title).toHaveText('Brake cable 2 m');
  await expect(title).toBeFocused();

  // Find it again.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cable br');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveCount(1);
  await press(page, 'ArrowDown');
  await expect(focused).toHaveText('Brake cable 2 m');
  await press(page, 'Enter');
  await expect(title).toHaveText('Brake cable 2 m');

  // Delete it: the dialog is the browser's own and is accepted.
  await walkTo(page, page.getByRole('button', { name: 'Delete' }));
  await press(page, 'Enter');
  await expect(title).toHaveText('Rack 10');
  await expect(page.getByText('No items found in this location')).toBeVisible();
  await expect(title).toBeFocused();

  // Log out by the account menu.
  await walkTo(page, page.getByRole('button', { name: 'Account' }), 'Shift+Tab');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Account and data' })).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await press(page, 'Enter');
  await expect(title).toHaveText('Login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});
