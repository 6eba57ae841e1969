import type { Page, Route } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { goInApp } from '../../support/inApp.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { fetchedAhead, NO_ANSWER, online } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name of the new item' });
const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity of the new item' });
const listed = (page: Page, text: string) => page.getByRole('link', { name: new RegExp(`^${text}`) });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const returned = (page: Page) => page.getByRole('group', { name: 'Not added' });
const preview = (page: Page) => page.getByRole('dialog', { name: 'Create items from a list' });

async function itemsOf(server: TestServer): Promise<Item[]> {
  return decodeItems((await server.api('GET', '/api/items')).json).items;
}

async function openShelf(server: TestServer, page: Page) {
  const shelf = await server.addLocation({ name: 'Fast shelf', label: 'FAST-1' });
  await page.goto(`/location/${shelf.id}`);
  await expect(title(page)).toHaveText('Fast shelf');
  await expect(name(page)).toBeVisible();
  return shelf;
}

/** To the row by its key, once the keys are there. */
async function toRow(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('i');
    await expect(name(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(name(page)).toHaveValue('');
}

async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveValue('');
  await expect(name(page)).toBeFocused();
}

test('five items in a row by keyboard alone, while the server is slow and refuses one in the middle', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  expectConsole(/422/);
  const page = keyboardOnly(loggedIn);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let refuses = true;
  await page.route('**/api/items', async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held;
    if (refuses && route.request().postDataJSON().name === 'Chisel') {
      return route.fulfill({
        status: 422,
        json: { message: 'No chisels today', errors: { name: 'No chisels today' } },
      });
    }
    return route.continue();
  });
  await openShelf(server, page);
  await toRow(page);
  await enter(page, 'Anvil, 2');
  await page.keyboard.type('Bellows');
  await page.keyboard.press('Tab');
  await expect(quantity(page)).toBeFocused();
  await enter(page, '3');
  await enter(page, 'Chisel, 4');
  await enter(page, 'Drill');
  await enter(page, '20x Eyelets');
  // All five are seen, and none has been answered.
  await expect(page.getByText('5 on the way')).toBeVisible();
  await expect(listed(page, 'Eyelets')).toContainText('Not sent yet');
  expect(await itemsOf(server)).toEqual([]);
  await page.keyboard.type('Fi');
  release();
  await expect(page.getByText('on the way')).toHaveCount(0);
  await expect(messages(page)).toContainText('Eyelets');
  // What was being typed stands, and so does what was refused.
  await expect(name(page)).toHaveValue('Fi');
  await expect(returned(page)).toContainText('Chisel');
  await expect(returned(page)).toContainText('No chisels today');
  await expect(page.locator('#said')).toContainText('Chisel was not added');
  expect((await itemsOf(server)).map((item) => `${item.name} ${item.quantity}`).toSorted()).toEqual([
    'Anvil 2',
    'Bellows 3',
    'Drill 1',
    'Eyelets 20',
  ]);
  refuses = false;
  const again = returned(page).getByRole('button', { name: 'Send now: Chisel' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(returned(page)).toHaveCount(0);
  await expect.poll(async () => (await itemsOf(server)).map((item) => item.name)).toContain('Chisel');
  // What was begun is there again after the page was left.
  await page.reload();
  await expect(name(page)).toHaveValue('Fi');
});

test('what is wrong is said at its field, a name that is there already is told, Undo takes the last one back, and Escape leaves; Save and add another keeps location and category, and begins with the next name', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const shelf = await server.addLocation({ name: 'Fast shelf', label: 'FAST-1' });
  await server.addItem({ name: 'Bolts', location: shelf, quantity: 12 });
  await page.goto(`/location/${shelf.id}`);
  await expect(listed(page, 'Bolts')).toBeVisible();
  await toRow(page);
  await page.keyboard.type('B');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(name(page)).toBeFocused();
  await page.keyboard.type('olts');
  await expect(name(page)).toHaveAccessibleDescription('There is one here already: 12');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await itemsOf(server)).length).toBe(2);
  await expect(messages(page)).toContainText('Bolts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeFocused();
  const undo = messages(page).getByRole('button', { name: /Undo/ });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await itemsOf(server)).length).toBe(1);

  await goInApp(page, `/add?location_id=${shelf.id}`);
  const field = page.getByRole('textbox', { name: /^Name/ });
  await expect(field).toBeFocused();
  await page.keyboard.type('Anvil');
  await page.getByRole('textbox', { name: /^Notes/ }).focus();
  await page.keyboard.type('Heavy');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(messages(page)).toContainText('Item added successfully');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('textbox', { name: /^Notes/ })).toHaveValue('');
  await page.keyboard.type('Bellows');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('Bellows');
  const items = await itemsOf(server);
  expect(items.map((item) => [item.name, item.location_id, item.notes]).toSorted()).toEqual([
    ['Anvil', shelf.id, 'Heavy'],
    ['Bellows', shelf.id, ''],
    ['Bolts', shelf.id, ''],
  ]);
});

test('without the server what is entered in the row or as a list, typed where nothing can be pasted, is kept, and sent when it is back', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  const page = keyboardOnly(loggedIn);
  await openShelf(server, page);
  await fetchedAhead(page);
  await toRow(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  const text = page.getByRole('dialog', { name: 'Paste a list' });
  await expect(text.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Anvil, 2\nBellows');
  // What nobody has added yet outlives its page.
  await page.reload();
  await expect(page.getByText('2 items of a list not added yet')).toBeVisible();
  await fetchedAhead(page);
  await page.keyboard.press('p');
  await expect(text.getByRole('textbox')).toHaveValue('Anvil, 2\nBellows');
  await expect(text.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(preview(page).getByText('2 items to create')).toBeVisible();
  await server.stop();
  await page.keyboard.press('Control+Enter');
  await expect(preview(page).getByText('2 of 2 created')).toBeVisible();
  await expect(preview(page).getByText('Not sent yet')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(listed(page, 'Anvil')).toContainText('Not sent yet');

  await toRow(page);
  await enter(page, 'Chisel, 2');
  await enter(page, 'Drill');
  await expect(listed(page, 'Chisel')).toContainText('Not sent yet');
  await expect(listed(page, 'Drill')).toContainText('Not sent yet');
  await expect(page.getByText('on the way')).toHaveCount(0);
  await server.start();
  await online(page);
  const names = ['Anvil', 'Bellows', 'Chisel', 'Drill'];
  for (const one of names) {
    await expect(listed(page, one)).not.toContainText('Not sent yet');
  }
  expect((await itemsOf(server)).map((item) => item.name).toSorted()).toEqual(names);
});

/** Pastes into what has the focus, as the browser does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('a list is pasted, put right, created past a failure, tried again, and taken back; one of 500 lines is drawn near the screen only, and its last line is at hand', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  expectConsole(/422/);
  const page = keyboardOnly(loggedIn);
  let refuses = true;
  await page.route('**/api/items', (route: Route) =>
    refuses && route.request().method() === 'POST' && route.request().postDataJSON().name === 'Thing 7'
      ? route.fulfill({ status: 422, json: { message: 'No sevens', errors: { name: 'No sevens' } } })
      : route.continue(),
  );
  await openShelf(server, page);
  await toRow(page);
  const lines = Array.from({ length: 8 }, (_, index) => `Thing ${index + 1}\t${index + 1}`);
  await paste(page, ['Name\tQuantity', ...lines, '', 'X', `${'n'.repeat(51)}\t1`].join('\r\n'));
  const dialog = preview(page);
  const status = dialog.getByRole('status').first();
  await expect(status).toContainText('10 items to create');
  await expect(status).toContainText('2 need fixing first');
  await expect(status).toContainText('names the columns');
  await page.keyboard.press('Control+Enter');
  const short = dialog.getByRole('textbox', { name: 'Name of line 9' });
  await expect(short).toBeFocused();
  await expect(short).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await page.keyboard.press('End');
  await page.keyboard.type('-ray film');
  await dialog.getByRole('button', { name: 'Leave out line 10' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('9 items to create');
  await expect(status).not.toContainText('fixing');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('8 of 9 created')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Failed: 1 item' })).toContainText('No sevens');
  expect(await itemsOf(server)).toHaveLength(8);
  refuses = false;
  await dialog.getByRole('button', { name: 'Create 1 item' }).focus();
  await page.keyboard.press('r');
  await expect(dialog.getByText('9 of 9 created')).toBeVisible();
  expect((await itemsOf(server)).find((item) => item.name === 'Thing 7')?.quantity).toBe(7);
  await dialog.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('9 of 9 removed')).toBeVisible();
  expect(await itemsOf(server)).toEqual([]);

  // What was taken back stands in the list yet, and leaving it is asked for.
  page.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await toRow(page);
  await paste(page, Array.from({ length: 500 }, (_, index) => `Thing ${index + 1}, 2`).join('\n') + '\nX');
  await expect(dialog.getByText('501 items to create')).toBeVisible();
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(60);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name of line 501' })).toBeFocused();
});

test('axe finds nothing in the row and in both dialogs, and they are as narrow as the window', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/403/);
  const page = keyboardOnly(loggedIn);
  await page.route('**/api/items', (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { message: 'Not here' } })
      : route.continue(),
  );
  // Of these parts alone: what is around them has tests of its own.
  const expectToFit = async (part: string) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() =>
          page
            .locator(part)
            .evaluate(
              (element) => element.scrollWidth <= element.clientWidth && element.clientWidth < innerWidth,
            ),
        )
        .toBe(true);
    }
  };
  await openShelf(server, page);
  await toRow(page);
  await enter(page, 'Anvil of a very long name that goes on and on so');
  await expect(returned(page)).toContainText('Not here');
  await page.keyboard.type('B');
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the row with something returned');
  await expectToFit('.quick-add');
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Paste a list' }).getByRole('textbox')).toBeFocused();
  // Its colours and widths are those of the next one.
  await expectAccessible(page, 'the dialog for a list', 1);
  await page.keyboard.type('Anvil, 2\nX');
  await page.keyboard.press('Control+Enter');
  await expect(preview(page)).toBeVisible();
  await expectAccessible(page, 'the preview of a list');
  await expectToFit('dialog.paste');
});
