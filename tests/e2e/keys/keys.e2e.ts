import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { keyList, settled } from '../../support/keys.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page) => page.locator('#said');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

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
  await expect(title(page)).toHaveText('Waiting to sync');
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
  await expect(title(page)).toHaveText('Waiting to sync');
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
  await expect(page.getByRole('main').getByText('Showing 1-3 of 3 items')).toBeVisible();
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
    expect(asked).toEqual(['Delete 2 items? You can undo it until you close this page.']);
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

test('the list of keys is filtered by name or key and walked by arrows; only the row with the focus offers to change', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { room } = await addShelf(server);
  await open(page, `/location/${room.id}`, 'Key room');
  await page.keyboard.press('?');
  const filter = keyList(page).getByRole('textbox', { name: 'Filter keys' });
  const change = (name: string) => keyList(page).getByRole('button', { name: `Change the key of ${name}` });
  await expect(filter).toBeFocused();
  await page.keyboard.type('ctrl z');
  await expect(keyList(page).locator('dt')).toHaveText([/^Undo/, /^Redo/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(change('Redo')).toBeFocused();
  await expect(keyList(page).locator('.key-row-change')).toHaveCount(2);
  await expect(keyList(page).locator('.key-row-change').nth(0)).toHaveCSS('opacity', '0');
  await expect(keyList(page).locator('.key-row-change').nth(1)).toHaveCSS('opacity', '1');
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(keyList(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toHaveCount(0);
});
