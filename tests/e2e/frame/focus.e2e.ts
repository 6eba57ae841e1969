import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { goInApp } from '../../support/inApp.ts';
import { chooseInPalette, keyList, palette, settled } from '../../support/keys.ts';
import { addWorkshop, type Workshop } from '../../support/workshop.ts';

const locations = (page: Page) => page.getByRole('dialog', { name: 'Location Search' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Of each kind of screen one: with lists, with a form, with a record, with a field of its own, with nothing. */
const SCREENS: readonly { path(workshop: Workshop): string; heading: string | RegExp }[] = [
  { path: () => '/', heading: 'Stowage' },
  { path: ({ item }) => `/edit/${item.id}`, heading: /Edit/ },
  { path: () => '/search?q=bolts', heading: 'Results for bolts' },
  { path: () => '/nowhere', heading: /not found/i },
  { path: ({ room }) => `/location/${room.id}`, heading: 'Machine room' },
];

/** What may lie over every screen, and the keys that open it. */
const OVERLAYS = [
  { name: 'the palette', key: 'Control+Shift+K', dialog: palette },
  { name: 'the location search', key: '/', dialog: locations },
  { name: 'the list of keys', key: '?', dialog: keyList },
] as const;

test('the focus goes back to where it was after every overlay, and after a message that is closed', async ({
  server,
  loggedIn,
}) => {
  const workshop = await addWorkshop(server);
  const page = keyboardOnly(loggedIn);
  await page.goto('/');
  await settled(page);
  for (const { path, heading } of SCREENS) {
    await goInApp(page, path(workshop));
    await expect(title(page, heading)).toBeVisible();
    // A form takes the focus as soon as it knows what is in it.
    if (path(workshop).startsWith('/edit')) {
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    }
    const main = page.getByRole('main');
    const controls = main.getByRole('link').or(main.getByRole('button'));
    // A page without any has those of the header. What has the focus is no field: in one '/' and '?' are characters.
    const link =
      (await controls.count()) > 0 ? controls.first() : page.getByRole('link', { name: 'Search items' });
    await link.focus();
    await expect(link).toBeFocused();
    for (const { name: overlay, key, dialog } of OVERLAYS) {
      await test.step(`${path(workshop)}, ${overlay}`, async () => {
        await page.keyboard.press(key);
        await expect(dialog(page)).toBeVisible();
        await expect(link).not.toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(link).toBeFocused();
      });
    }
  }

  const share = page.getByRole('button', { name: /share/i });
  await share.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close message' });
  await expect(close).toBeVisible();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
  await expect(share).toBeFocused();
});

const FORMS: readonly ((workshop: Workshop) => { path: string; api: string })[] = [
  ({ item }) => ({ path: `/edit/${item.id}`, api: `/api/items/${item.id}` }),
  ({ room }) => ({ path: `/edit-location/${room.id}`, api: `/api/locations/${room.id}` }),
];
test('the form of an item or a location that comes late leaves the focus with somebody who has moved it', async ({
  server,
  loggedIn,
}) => {
  const workshop = await addWorkshop(server);
  const page = keyboardOnly(loggedIn);
  for (const of of FORMS) {
    const { path, api } = of(workshop);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      ({ pathname }) => pathname === api,
      async (route) => {
        await answered;
        await route.continue();
      },
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = page.getByRole('link', { name: 'Stowage' }).first();
    const field = page.getByRole('textbox', { name: /^Name/ });
    await expect(field).toHaveCount(0);
    await home.focus();
    answer();
    await expect(field).not.toHaveValue('');
    await settled(page);
    await expect(home).toBeFocused();
  }
});

test('after every way to another screen the focus is at its heading or in its first field', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  expectConsole(/404/);
  await addWorkshop(server);
  const page = keyboardOnly(loggedIn);
  await page.goto('/');
  await expect(title(page, 'Stowage')).toBeVisible();
  await settled(page);
  const field = (name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
  const box = page.getByRole('main').getByRole('searchbox');

  await chooseInPalette(page, 'Search items');
  await expect(box).toBeFocused();
  await page.keyboard.type('bolts');
  await expect(page.getByText('Enter opens M6 bolts')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page, 'M6 bolts')).toBeFocused();
  await page.keyboard.press('e');
  await expect(field(/^Name/)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(title(page, 'M6 bolts')).toBeFocused();
  // What was before the item, and not the item once more.
  await page.goBack();
  await expect(box).toHaveValue('bolts');
  await page.goForward();
  await expect(title(page, 'M6 bolts')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(title(page, 'Machine room')).toBeFocused();
  await page.keyboard.press('a');
  await expect(field(/^Name/)).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Machine room')).toBeFocused();
  await chooseInPalette(page, 'Waiting to sync');
  await expect(title(page, 'Waiting to sync')).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(title(page, 'Stowage')).toBeFocused();
  // A form without anything to fill in.
  await goInApp(loggedIn, '/edit-location/01890000-0000-7000-8000-000000000000');
  await expect(title(page, 'Location not found')).toBeFocused();
});
