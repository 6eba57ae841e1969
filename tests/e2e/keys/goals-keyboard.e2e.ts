import type { Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import { dialogOf, expect, panelOf, test } from '../../support/analysis.ts';
import { ADMIN } from '../../support/app.ts';
import { drawCabinet } from '../../support/cabinet.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { chooseInPalette } from '../../support/keys.ts';
import { fetchedAhead, NO_ANSWER } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

// The other goals: keyboard.e2e.ts (01, 03, 04, 10) and screens-keyboard.e2e.ts (02, 05), from the login on, too.

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('region', { name: 'Images', exact: true });

/** Logs in where the page asks for it. */
async function logIn(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Stowage');
}

/** Goes to a location or an item by the palette. */
async function goTo(page: Page, name: string): Promise<void> {
  await chooseInPalette(page, name);
  await expect(title(page)).toHaveText(name);
}

/** Adds a photo by the key that opens the chooser; what is in that belongs to the system. */
async function upload(page: Page, jpeg: Buffer): Promise<void> {
  await expect(card(page).getByRole('button', { name: 'Upload New' })).toBeVisible();
  // Chromium swallows a file chooser now and then while it is busy: a person presses again, too.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('u');
    await (await chooser).setFiles({ name: 'cabinet.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Image added');
  const thumbs = card(page).getByRole('list', { name: 'Images', exact: true }).getByRole('button');
  await expect(thumbs).toHaveCount(1);
}

test('GOAL-06 GOAL-07 GOAL-08 GOAL-09: photos are attached to an item and to a location, one is analysed, and its compartments become items, by keyboard alone', async ({
  page: browserPage,
  server,
  cabinet,
}) => {
  test.slow();
  const page = keyboardOnly(browserPage);
  const bench = await server.addLocation({ name: 'Bench', type: 'Room' });
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1', type: 'Cabinet' });
  await server.addItem({ name: 'Anvil', location: bench });
  const { jpeg } = await drawCabinet(1, 1, ['Anvil']);
  await page.goto('/login');
  await logIn(page);
  await goTo(page, 'Anvil');
  await upload(page, jpeg);

  await goTo(page, 'Cabinet');
  await page.keyboard.press('2');
  await upload(page, cabinet.jpeg);
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(20);
  await page.keyboard.press('c');
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(
      async () => decodeItems((await server.api('GET', `/locations/${location.id}/items`)).json).items.length,
    )
    .toBe(20);
});

test('GOAL-11: from the login page every tab stop leads to a login, a search or home, and none to an account', async ({
  page: browserPage,
}) => {
  const page = keyboardOnly(browserPage);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  const stops = new Set<string>();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    stops.add(await focused.evaluate((element) => element.getAttribute('name') ?? element.textContent ?? ''));
  }
  expect([...stops].join(' ')).not.toMatch(/sign ?up|register|create an? account/i);
  expect(stops.size).toBeGreaterThan(3);
});

test('GOAL-12: with the server away an item is recorded, found among what waits, and sent, by keyboard alone', async ({
  page: browserPage,
  server,
  expectConsole,
}) => {
  test.slow();
  expectConsole(NO_ANSWER);
  const page = keyboardOnly(browserPage);
  await server.addLocation({ name: 'Bench' });
  await page.goto('/login');
  await logIn(page);
  await goTo(page, 'Bench');
  await fetchedAhead(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await server.stop();
  await page.keyboard.type('Awl');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Awl');
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await chooseInPalette(page, 'Waiting to sync');
  await expect(page.getByRole('listitem').filter({ hasText: 'Awl' })).toContainText(
    'Waiting for the server.',
  );
  await server.start();
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(decodeItems((await server.api('GET', '/api/items')).json).items.map(({ name }) => name)).toEqual([
    'Awl',
  ]);
});
