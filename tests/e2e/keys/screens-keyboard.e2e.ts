import type { Locator, Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Tabs, or with Shift back, until the control has the focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

/** Opens a list's dialog at its button, adds a name, and comes back to the button. */
async function addToList(page: Page, button: string, name: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const opener = page.getByRole('button', { name: button });
  await tabTo(page, opener, key);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: button });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText(name);
  await expect(dialog.getByRole('textbox')).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

/** Fills in the open location form from its name on. */
async function fillLocation(
  page: Page,
  { name, type, area, label = '' }: { name: string; type: string; area: string; label?: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Add location' });
  const nameField = form.getByRole('textbox', { name: /^Name/ });
  await tabTo(page, nameField, 'Shift+Tab');
  await page.keyboard.type(name);
  for (const [field, text] of [
    ['Location Type', type],
    ['Area', area],
  ] as const) {
    const select = form.getByLabel(field);
    await tabTo(page, select);
    // What is typed into a select is forgotten after a second, which a busy machine may take for a key.
    const names = await select.locator('option').allTextContents();
    await page.keyboard.press('Home');
    for (let at = 0; at < names.indexOf(text); at++) await page.keyboard.press('ArrowDown');
    await expect(select.locator('option:checked')).toHaveText(text);
  }
  if (label !== '') {
    await tabTo(page, form.getByRole('textbox', { name: /^Label/ }));
    await page.keyboard.type(label);
  }
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(name);
  await expect(page).toHaveURL(/\/location\//);
}

const addForm = (page: Page) =>
  page.getByRole('form', { name: 'Add location' }).getByRole('textbox', { name: /^Name/ });

/** Goes Home as the keyboard does. */
async function goHome(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('go to h');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Stowage');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
}

/** Presses each key, and answers how many they were. */
async function pressAll(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

test('GOAL-02 GOAL-05: by keyboard alone, from nothing to an item in a labelled drawer, found again with six keys and shared', async ({
  server,
  loggedIn,
  context,
}) => {
  test.slow();
  const page = keyboardOnly(loggedIn);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await expect(page.getByText('No storage areas yet')).toBeVisible();

  // A room, with an area and a type that the lists do not have yet.
  await page.keyboard.press('l');
  await expect(addForm(page)).toBeFocused();
  await addToList(page, 'Manage Areas', 'WORKSHOP', 'Tab');
  await addToList(page, 'Manage Types', 'Pegboard', 'Shift+Tab');
  await fillLocation(page, { name: 'Back room', type: 'Room', area: 'WORKSHOP' });

  // A shelf in it, and a drawer with a label in that.
  await page.keyboard.press('l');
  await expect(addForm(page)).toBeFocused();
  await fillLocation(page, { name: 'Tool board', type: 'Pegboard', area: 'WORKSHOP' });
  await page.keyboard.press('l');
  await expect(addForm(page)).toBeFocused();
  await fillLocation(page, { name: 'Long shelf', type: 'Shelf', area: 'WORKSHOP' });
  await page.keyboard.press('l');
  await expect(addForm(page)).toBeFocused();
  await fillLocation(page, { name: 'Fuses', type: 'Drawer', area: 'WORKSHOP', label: 'BR-D7' });
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Long shelf (Shelf)');
  const drawer = page.url();

  // An item in the drawer.
  await page.keyboard.press('a');
  const itemName = page.getByRole('form', { name: 'Add item' }).getByRole('textbox', { name: /^Name/ });
  await expect(itemName).toBeFocused();
  await page.keyboard.type('Fuse 2 A');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Fuse 2 A');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Fuses (Drawer)');

  // From Home to the drawer by '/': the keys after opening count.
  await goHome(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search locations' })).toBeFocused();
  expect(await pressAll(page, ['b', 'r', '-', 'd', '7', 'Enter'])).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(drawer);
  await expect(title(page)).toHaveText('Fuses');

  // The same by the palette.
  await goHome(page);
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
  expect(await pressAll(page, ['f', 'u', 's', 'e', 's', 'Enter'])).toBeLessThanOrEqual(6);
  await expect(page).toHaveURL(drawer);
  await expect(title(page)).toHaveText('Fuses');

  // Shared, and opened by somebody who has to log in first.
  await page.keyboard.press('s');
  await expect(page.getByText('Location URL copied to clipboard')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(`${server.url}/location/BR-D7`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(shared);
  await expect(title(page)).toHaveText('Login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Fuses');
  await expect(page).toHaveURL(shared);
  await expect(page.getByRole('list', { name: 'Items' })).toContainText('Fuse 2 A');
});
