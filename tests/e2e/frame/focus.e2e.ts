import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { chooseInPalette, keyList, palette, settled } from '../../support/keys.ts';
import { addWorkshop, type Workshop } from '../../support/workshop.ts';

const locations = (page: Page) => page.getByRole('dialog', { name: 'Location Search' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Every screen behind the login, and its heading. */
const SCREENS: readonly { name: string; path(workshop: Workshop): string; heading: string | RegExp }[] = [
  { name: 'Home', path: () => '/', heading: 'Stowage' },
  { name: 'a level of Home', path: ({ room }) => `/?at=${room.id}`, heading: 'Stowage' },
  { name: 'an item', path: ({ item }) => `/view/${item.id}`, heading: 'M6 bolts' },
  { name: 'a new item', path: () => '/add', heading: /Add/ },
  { name: 'an item that is edited', path: ({ item }) => `/edit/${item.id}`, heading: /Edit/ },
  { name: 'a location', path: ({ room }) => `/location/${room.id}`, heading: 'Machine room' },
  { name: 'a new location', path: () => '/add-location', heading: /Location/ },
  {
    name: 'a location that is edited',
    path: ({ room }) => `/edit-location/${room.id}`,
    heading: /Edit/,
  },
  { name: 'the search', path: () => '/search?q=bolts', heading: 'Results for bolts' },
  { name: 'unsent work', path: () => '/unsent', heading: 'Waiting to sync' },
  { name: 'a page that is not there', path: () => '/nowhere', heading: /not found/i },
];

/** What may lie over every screen, and the keys that open it. */
const OVERLAYS = [
  { name: 'the palette', key: 'Control+Shift+K', dialog: palette },
  { name: 'the location search', key: '/', dialog: locations },
  { name: 'the list of keys', key: '?', dialog: keyList },
] as const;

for (const { name, path, heading } of SCREENS) {
  test(`on ${name} the focus goes back to where it was after every overlay`, async ({ server, loggedIn }) => {
    const workshop = await addWorkshop(server);
    const page = keyboardOnly(loggedIn);
    await page.goto(path(workshop));
    await expect(title(page, heading)).toBeVisible();
    // A form takes the focus as soon as it knows what is in it.
    if (/^\/(add|edit)/.test(path(workshop))) {
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    }
    // What has the focus is no field: in one '/' and '?' are characters.
    await page.getByRole('link', { name: 'Stowage' }).first().focus();
    await settled(page);
    const main = page.getByRole('main');
    const controls = main.getByRole('link').or(main.getByRole('button'));
    // A page without any has those of the header.
    const link =
      (await controls.count()) > 0 ? controls.first() : page.getByRole('link', { name: 'Search items' });
    await link.focus();
    await expect(link).toBeFocused();
    for (const { name: overlay, key, dialog } of OVERLAYS) {
      await test.step(overlay, async () => {
        await page.keyboard.press(key);
        await expect(dialog(page)).toBeVisible();
        await expect(link).not.toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(link).toBeFocused();
      });
    }
  });
}

const FORMS: readonly { name: string; path(workshop: Workshop): string; api(workshop: Workshop): string }[] =
  [
    {
      name: 'an item',
      path: ({ item }) => `/edit/${item.id}`,
      api: ({ item }) => `/api/items/${item.id}`,
    },
    {
      name: 'a location',
      path: ({ room }) => `/edit-location/${room.id}`,
      api: ({ room }) => `/api/locations/${room.id}`,
    },
  ];
for (const { name, path, api } of FORMS) {
  test(`the form of ${name} that comes late leaves the focus with somebody who has moved it`, async ({
    server,
    loggedIn,
  }) => {
    const workshop = await addWorkshop(server);
    const page = keyboardOnly(loggedIn);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      ({ pathname }) => pathname === api(workshop),
      async (route) => {
        await answered;
        await route.continue();
      },
    );
    await page.goto(path(workshop));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const home = page.getByRole('link', { name: 'Stowage' }).first();
    const field = page.getByRole('textbox', { name: /^Name/ });
    await expect(field).toHaveCount(0);
    await home.focus();
    answer();
    await expect(field).not.toHaveValue('');
    await settled(page);
    await expect(home).toBeFocused();
  });
}

test('after every way to another screen the focus is at its heading or in its first field', async ({
  server,
  loggedIn,
}) => {
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
});
