import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';
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

/** Selects in all ways that keys have, and deletes these two in the end. */
async function selectAndDelete(page: Page, [first, second]: [string, string], count: number): Promise<void> {
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(page.getByRole('button', { name: `Select ${first}` })).toHaveCount(1);
  await link(first).focus();
  await page.keyboard.press('x');
  await expect(said(page)).toHaveText('1 item selected');
  await page.keyboard.press('Shift+x');
  await expect(said(page)).toHaveText(`${count} items selected`);
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText('Nothing selected');
  await expect(link(first)).toBeFocused();
  await page.keyboard.press('x');
  await link(second).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: `Select ${second}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('d');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('2 items deleted');
  await expect(link(second)).toHaveCount(0);
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

test('j and k move as the arrow keys do; x selects, Shift+x all, Escape none, d asks once and deletes, e edits; on Home and on a location', async ({
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
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await open(page, '/', 'Stowage');
  await expect(page.getByText('Showing 1-4 of 4 items')).toBeVisible();
  await settled(page);
  // Three cards in a row: the fourth is below the first.
  await card(page, 'Anvil').focus();
  await page.keyboard.press('j');
  await expect(card(page, 'Drill')).toBeFocused();
  await page.keyboard.press('k');
  await expect(card(page, 'Anvil')).toBeFocused();

  await test.step('on a location', async () => {
    await goInApp(page, `/location/${room.id}`);
    await expect(title(page)).toHaveText('Key room');
    await selectAndDelete(page, ['Anvil', 'Bellows'], 4);
    // The focus goes on in the list.
    await expect(link('Chisel').or(link('Drill')).and(page.locator(':focus'))).toHaveCount(1);
  });

  await test.step('on Home', async () => {
    for (const name of ['Awl', 'Brace', 'File']) await server.addItem({ name, location: room });
    await open(page, '/', 'Stowage');
    await expect(page.getByText('Showing 1-5 of 5 items')).toBeVisible();
    await settled(page);
    await selectAndDelete(page, ['Awl', 'Brace'], 5);
    await expect(link('Chisel').or(link('Drill')).or(link('File')).and(page.locator(':focus'))).toHaveCount(
      1,
    );
  });
  expect(asked.splice(0)).toEqual(
    Array(2).fill('Delete 2 items? You can undo it until you close this page.'),
  );

  await card(page, 'Chisel').focus();
  await page.keyboard.press('d');
  await expect(page.getByRole('main').getByText('Showing 1-2 of 2 items')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(card(page, 'Drill')).toBeFocused();
  await page.keyboard.press('e');
  await expect(title(page)).toHaveText('Edit Storage Item');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Drill');
});

test('the list of keys is filtered and walked by arrows; in it a key is changed, refused where it is taken, kept, shown on its button, and reset', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { room } = await addShelf(server);
  // What every page offers besides comes a moment later; the rows that it is in stay, and so does the focus.
  let goOn: () => void = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await loggedIn.route(/\/assets\/MoreCommands-/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await open(page, `/location/${room.id}`, 'Key room');
  const share = page.getByRole('button', { name: 'Share' });
  await expect(share.locator('kbd')).toHaveText(['S']);
  await page.keyboard.press('?');
  const filter = keyList(page).getByRole('textbox', { name: 'Filter keys' });
  await expect(filter).toBeFocused();
  await page.keyboard.type('go to home');
  await page.keyboard.press('ArrowDown');
  const home = keyList(page).getByRole('button', { name: 'Change the key of Go to Home' });
  await expect(home).toBeFocused();
  goOn();
  await expect(loggedIn.locator('.key-bar')).toBeVisible();
  await expect(home).toBeFocused();
  await page.keyboard.press('Escape');
  // Only the row that has the focus offers to change its key.
  await page.keyboard.type('ctrl z');
  await expect(keyList(page).locator('dt')).toHaveText([
    /^Undo the last change$/,
    /^Redo/,
    /^Undo .* of words/,
    /^Undo .* of rows/,
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const redo = keyList(page).getByRole('button', { name: 'Change the key of Redo' });
  await expect(redo).toBeFocused();
  await expect(keyList(page).locator('.key-row-change')).toHaveCount(4);
  await expect(keyList(page).locator('.key-row-change').nth(0)).toHaveCSS('opacity', '0');
  await expect(keyList(page).locator('.key-row-change').nth(1)).toHaveCSS('opacity', '1');
  await page.keyboard.press('/');
  await expect(filter).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(keyList(page)).toBeVisible();

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
