import type { Page } from '@playwright/test';
import { CATALOGUE } from '../../src/views/commands/catalogue.ts';
import { expect, test, type TestServer } from '../support/app.ts';
import { keyboardOnly } from '../support/keyboardOnly.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const keyList = (page: Page) => page.getByRole('dialog', { name: 'Keys' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const said = (page: Page) => page.locator('#said');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Waits until the keys are there that come after the first screen; a sequence that begins shows it. */
async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await expect(page.getByRole('status', { name: 'Keys' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toHaveText(heading);
}

async function addShelf(server: TestServer) {
  const room = await server.addLocation({ name: 'Key room', label: 'KEY-1' });
  const shelf = await server.addLocation({ name: 'Key shelf', parent: room });
  const items = [];
  for (const name of ['Anvil', 'Bellows', 'Chisel', 'Drill'])
    items.push(await server.addItem({ name, location: room }));
  return { room, shelf, items };
}

test('the driver by keyboard refuses what a mouse or a finger does', async ({ page }) => {
  const guarded = keyboardOnly(page);
  const button = guarded.getByRole('button').first();
  expect(() => button.click()).toThrow("'click' is not done by keyboard.");
  expect(() => button.locator('a').hover()).toThrow("'hover' is not done by keyboard.");
  expect(() => guarded.mouse).toThrow("'mouse' is not done by keyboard.");
});

test('g and a second key go to each main place, and what may follow is shown meanwhile', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { items } = await addShelf(server);
  await open(page, `/view/${items[0]?.id}`, 'Anvil');
  await settled(page);
  const goTo = async (second: string) => {
    await page.keyboard.press('g');
    await expect(page.getByRole('status', { name: 'Keys' })).toContainText('Go to Home');
    await page.keyboard.press(second);
    await expect(page.getByRole('status', { name: 'Keys' })).toHaveCount(0);
  };
  await goTo('h');
  await expect(title(page)).toHaveText('Stowage');
  await expect(title(page)).toBeFocused();
  await goTo('u');
  await expect(title(page)).toHaveText('Unsent work');
  await goTo('s');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(said(page)).toHaveText('Search');
  // In a field the same keys are letters.
  await page.keyboard.type('gh');
  await expect(page.getByRole('searchbox')).toHaveValue('gh');
  await page.goBack();
  await goTo('a');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Unsent work');
  await goTo('l');
  await expect(title(page)).toHaveText('Add Storage Location');
});

test('j and k move as the arrow keys do; e edits and d deletes what has the focus', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  await addShelf(server);
  loggedIn.on('dialog', (dialog) => dialog.accept());
  await open(page, '/', 'Stowage');
  await expect(page.getByText('Showing 1-4 of 4 items')).toBeVisible();
  await settled(page);
  // Three cards in a row: the fourth is below the first.
  await card(page, 'Anvil').focus();
  await page.keyboard.press('j');
  await expect(card(page, 'Drill')).toBeFocused();
  await page.keyboard.press('k');
  await expect(card(page, 'Anvil')).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByText('Showing 1-3 of 3 items')).toBeVisible();
  await expect(card(page, 'Bellows')).toBeFocused();
  await page.keyboard.press('e');
  await expect(title(page)).toHaveText('Edit Storage Item');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bellows');
});

for (const { where, path } of [
  { where: 'Home', path: () => '/' },
  { where: 'a location', path: (room: string) => `/location/${room}` },
]) {
  test(`on ${where} x selects, Shift+x all, Escape none, and d asks once and deletes the selected`, async ({
    server,
    loggedIn,
  }) => {
    const page = keyboardOnly(loggedIn);
    const { room } = await addShelf(server);
    const asked: string[] = [];
    loggedIn.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await open(page, path(room.id), where === 'Home' ? 'Stowage' : 'Key room');
    const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(page.getByRole('button', { name: 'Select Anvil' })).toHaveCount(1);
    await settled(page);
    await link('Anvil').focus();
    await page.keyboard.press('x');
    await expect(said(page)).toHaveText('1 item selected');
    await page.keyboard.press('Shift+x');
    await expect(said(page)).toHaveText('4 items selected');
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveText('Nothing selected');
    await expect(link('Anvil')).toBeFocused();
    await page.keyboard.press('x');
    await link('Bellows').focus();
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: 'Select Bellows' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('d');
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('2 items deleted');
    expect(asked).toEqual(['Delete 2 items? This cannot be undone.']);
    await expect(link('Bellows')).toHaveCount(0);
    // The focus goes on in the list.
    await expect(link('Chisel').or(link('Drill')).and(page.locator(':focus'))).toHaveCount(1);
  });
}

test('a key is changed, refused where it is taken, kept, shown on its button, and reset, all in the list of keys', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { room } = await addShelf(server);
  await open(page, `/location/${room.id}`, 'Key room');
  const share = page.getByRole('button', { name: 'Share' });
  await expect(share.locator('kbd')).toHaveText(['S']);
  await page.keyboard.press('?');
  const change = keyList(page).getByRole('button', { name: 'Change the key of Share Key room' });
  const status = keyList(page).getByRole('status');
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Press a key for “Share the location”');
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText('ArrowDown is kept for moving');
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('E is the key of “Edit Location”.');
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toBeVisible();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await expect(status).toContainText('and now a second key');
  await page.keyboard.press('x');
  const row = keyList(page).locator('[data-command="share"]');
  await expect(row.locator('kbd')).toHaveText(['G', 'X']);
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toHaveCount(0);
  await expect(share.locator('kbd')).toHaveText(['G', 'X']);

  await page.reload();
  await expect(share.locator('kbd')).toHaveText(['G', 'X']);
  await page.keyboard.press('?');
  const reset = keyList(page).getByRole('button', { name: 'Reset the key of Share Key room' });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(reset).toHaveCount(0);
  await expect(change).toBeFocused();
  await expect(row.locator('kbd')).toHaveText(['S']);
});

/** What the list of keys says of the page on screen. */
async function offered(page: Page) {
  await page.keyboard.press('?');
  // What comes after the first screen is asked for by the list itself.
  await expect(
    keyList(page).getByRole('region', { name: 'Application' }).locator('[data-command="log-out"]'),
  ).toBeVisible();
  const rows = await keyList(page)
    .locator('section')
    .evaluateAll((sections) =>
      sections.flatMap((section) =>
        [...section.querySelectorAll<HTMLElement>('[data-command]')].map((row) => ({
          section: section.getAttribute('aria-label') ?? '',
          id: row.dataset['command'] ?? '',
          name: row.querySelector('dt')?.textContent ?? '',
          keys: [...row.querySelectorAll<HTMLElement>('[data-key]')].map((key) => key.dataset['key'] ?? ''),
          keyless: row.dataset['keyless'],
          undo: row.dataset['undo'] ?? '',
        })),
      ),
    );
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toHaveCount(0);
  return rows;
}

/** The names of the buttons of a page, but for those of single rows and cards, which its keys reach. */
async function buttonsOf(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('main')
    .locator('button:visible, a.button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('[data-cell], nav, [role=tablist], [role=combobox]'))
        .filter((button) => button.getAttribute('role') !== 'combobox' && !button.closest('[inert]'))
        .map((button) => {
          const copy = button.cloneNode(true) as Element;
          for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
          return button.getAttribute('aria-label') ?? copy.textContent.trim();
        }),
    );
  return [...new Set(names)];
}

const SCREENS = [
  { path: () => '/', heading: 'Stowage' },
  { path: ({ room }: Ids) => `/?at=${room}`, heading: 'Stowage' },
  { path: () => '/search?q=anvil', heading: 'Results for anvil' },
  { path: () => '/unsent', heading: 'Unsent work' },
  { path: ({ room }: Ids) => `/location/${room}`, heading: 'Key room' },
  { path: ({ shelf }: Ids) => `/location/${shelf}`, heading: 'Key shelf' },
  { path: ({ item }: Ids) => `/view/${item}`, heading: 'Anvil' },
  { path: () => '/add', heading: 'Add Storage Item' },
  { path: ({ item }: Ids) => `/edit/${item}`, heading: 'Edit Storage Item' },
  { path: () => '/add-location', heading: 'Add Storage Location' },
  { path: ({ room }: Ids) => `/edit-location/${room}`, heading: 'Edit Storage Location' },
];
const CATALOGUED = CATALOGUE.flatMap(({ commands }) => commands.map(({ id }) => id));
type Ids = Record<'room' | 'shelf' | 'item', string>;

test('every button of every screen is in the palette too, also with single keys switched off', async ({
  server,
  loggedIn,
}) => {
  test.slow();
  const page = keyboardOnly(loggedIn);
  const { room, shelf, items } = await addShelf(server);
  const ids = { room: room.id, shelf: shelf.id, item: items[0]?.id ?? '' };
  await page.addInitScript(() => localStorage.setItem('stowage-preferences', '{"singleKeys":false}'));
  for (const { path, heading } of SCREENS) {
    await open(page, path(ids), heading);
    const missing: string[] = [];
    for (const button of await buttonsOf(page)) {
      await page.keyboard.press('Control+Shift+K');
      await expect(palette(page).getByRole('combobox')).toBeFocused();
      await page.keyboard.type(button);
      const isThere = await palette(page)
        .locator('.palette-heading')
        .filter({ hasText: /^(Here|Go to|Application)$/ })
        .first()
        .waitFor({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        );
      if (!isThere) missing.push(button);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    }
    expect(missing, `buttons of ${path(ids)} that the palette does not have`).toEqual([]);
  }
});

test('every action of every screen is catalogued, has a key or a reason, and an undo policy; no key stands for two', async ({
  server,
  loggedIn,
}) => {
  test.slow();
  const page = keyboardOnly(loggedIn);
  const { room, shelf, items } = await addShelf(server);
  const ids = { room: room.id, shelf: shelf.id, item: items[0]?.id ?? '' };
  for (const { path, heading } of SCREENS) {
    await open(page, path(ids), heading);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const rows = await offered(page);
    const here = rows.filter(({ section }) =>
      ['This page', 'Go to', 'Application', 'Lists'].includes(section),
    );
    expect(here.length).toBeGreaterThan(8);
    for (const { id, name, keys, keyless, undo } of rows) {
      expect(CATALOGUED).toContain(id);
      expect(name, id).not.toBe('');
      expect(undo, id).not.toBe('');
      // One whose key another one has here keeps it elsewhere.
      if (keyless !== undefined) expect(keys, id).toEqual([]);
    }
    const keys = here.flatMap((row) => row.keys);
    expect(
      keys.filter((key, at) => keys.indexOf(key) !== at),
      `keys of ${path(ids)}`,
    ).toEqual([]);
  }
});
