import type { Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import { decodePreviewPage } from '../../../contract/imports/imports.ts';
import { expect, test } from '../../support/app.ts';
import { checkedImport, MESSY, rested } from '../../support/imports.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { pressKeys, settled } from '../../support/keys.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const grid = (page: Page) => page.getByRole('grid', { name: 'Rows of the file' });
const cell = (page: Page) => grid(page).locator('[data-active]');

test('a messy table is imported by keyboard: problems put right in their cells, the answer lost, and all of it undone later', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const page = keyboardOnly(loggedIn);
  const names = async () =>
    decodeItems((await server.api('GET', '/api/items')).json).items.map(({ name }) => name);
  await page.goto('/');
  await settled(page);
  await pressKeys(page, 'g i', 'Import a spreadsheet');
  await expect(title(page)).toHaveText('Import a spreadsheet');
  // What is typed there stays until it is sent or taken away, wherever one goes meanwhile.
  const typed = page.getByRole('textbox', { name: 'Or paste rows here' });
  await page.keyboard.press('p');
  await expect(typed).toBeFocused();
  await page.keyboard.type('name\nHook');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await pressKeys(page, 'g i', 'Import a spreadsheet');
  await expect(typed).toHaveValue('name\nHook');
  await page.reload();
  await settled(page);
  await expect(typed).toHaveValue('name\nHook');
  await page.keyboard.press('p');
  await expect(typed).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/import\/./);
  await page.goto('/import');
  await expect(typed).toHaveValue('');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'messy.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY) });

  // The guess is right: Enter is all.
  await expect(title(page)).toHaveText('messy.csv');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(grid(page)).toBeFocused();
  await expect(page.getByText('2 rows with a problem', { exact: true })).toBeVisible();
  await expect(cell(page)).toContainText('Panel pin');
  // Left out all at once, they are taken back all at once.
  await page.keyboard.press('Shift+I');
  await expect(page.getByText('2 rows are skipped', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 3 items' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 rows with a problem', { exact: true })).toBeVisible();
  await expect(cell(page)).toContainText('Panel pin');
  await page.keyboard.press('u');
  await expect(page.getByText('1 row with a problem', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Washer');
  await page.keyboard.press('Enter');

  // Nothing is left to put right. The answer that it has begun never comes.
  const begin = page.getByRole('button', { name: 'Import 5 items' });
  await expect(begin).toBeFocused();
  await page.route('**/apply', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await page.keyboard.press('Enter');
  // The button with the focus went with its step.
  await expect(page.getByText(/^Imported 5 items/)).toBeFocused();
  expect(await names()).toHaveLength(5);
  expect(await names()).toEqual(expect.arrayContaining(['Wood glue', 'Washer', 'Chalk line']));

  await page.reload();
  await expect(page.getByText(/^Imported 5 items/)).toBeVisible();
  await settled(page);
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^Imported 5 items/)).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await settled(page);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: everything is as it was before the import.')).toBeVisible();
  expect(await names()).toEqual([]);
});

test('rows that somebody has changed behind a preview are imported once they are on screen, and not before', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/412/);
  const quantities = async () =>
    decodeItems((await server.api('GET', '/api/items')).json).items.map(({ quantity }) => quantity);
  const { id } = await checkedImport(server, {}, 'Name;Quantity;Location\r\nHinge;770;Porch', 'behind.csv');
  await page.goto(`/import/${id}`);
  await expect(grid(page)).toContainText('770');
  await server.api('PATCH', `/api/imports/${id}/rows/2`, { values: { quantity: '4711' } });
  const begin = page.getByRole('button', { name: 'Import 1 item' });
  await begin.click();
  await expect(page.getByText('Somebody has changed this preview')).toBeVisible();
  await expect(grid(page)).toContainText('4711');
  expect(await quantities()).toEqual([]);
  await begin.click();
  await expect(page.getByText(/^Imported 1 item/)).toBeVisible();
  expect(await quantities()).toEqual([4711]);
});

test('a cell that somebody else has changed while one typed into it is not overwritten before one says which is to count', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/412/);
  const { id } = await checkedImport(
    server,
    {},
    'Name;Quantity;Location\r\nHinge;1;Porch\r\nLatch;2;Porch',
    'two.csv',
  );
  const rows = `/api/imports/${id}/rows`;
  const names = async () =>
    decodePreviewPage((await server.api('GET', rows)).json).rows.map(({ values }) => values['name']);
  await page.goto(`/import/${id}`);
  for (const [line, was, button, kept] of [
    [2, 'Hinge', 'Save mine', 'Bolt'],
    [3, 'Latch', 'Keep theirs', 'Screw'],
  ] as const) {
    await page.getByText(was, { exact: true }).dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Bolt');
    await server.api('PATCH', `${rows}/${line}`, { values: { name: 'Screw' } });
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Row ${line} has changed since you edited it`)).toBeVisible();
    await expect(page.getByText('Name is “Screw” by now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 2 items' })).toBeDisabled();
    expect((await names())[line - 2]).toBe('Screw');
    await page.getByRole('button', { name: button }).click();
    await expect(grid(page)).toBeFocused();
    await expect.poll(async () => (await names())[line - 2]).toBe(kept);
    await expect(grid(page).getByText(kept, { exact: true })).toBeVisible();
  }
});

test('what is typed into a cell is there again after a check that somebody else begins, and offered where its row is gone', async ({
  server,
  loggedIn: page,
}) => {
  const rows = Array.from({ length: 40 }, (_, at) => `Hinge ${at};${at};Porch`).join('\r\n');
  const found = await checkedImport(server, {}, `Name;Quantity;Location\r\n${rows}`, 'typed.csv');
  const check = (change: object) =>
    server.api('PUT', `/api/imports/${found.id}/mapping`, { ...found.mapping, ...change });
  const field = page.getByRole('textbox', { name: 'Quantity of row 36' });
  await page.clock.install();
  await page.goto(`/import/${found.id}`);
  await expect(grid(page)).toContainText('Hinge 1');
  await grid(page).focus();
  await page.keyboard.press('End');
  await grid(page).locator('[data-cell="line 36"] [data-column="quantity"]').dblclick();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4711');
  // Somebody else has it checked otherwise: the table goes with its cell.
  const checkedBySomebody = async (change: object) => {
    const checking = { state: 'checking', counts: null };
    await page.route(`**/api/imports/${found.id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...checking } });
    });
    await check(change);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.unroute(`**/api/imports/${found.id}`);
    await page.clock.fastForward(10_000);
  };
  await checkedBySomebody({ notes: '{Name}' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('4711');
  await page.keyboard.press('End');
  await page.keyboard.type('2');

  await checkedBySomebody({ header_row: 38 });
  const offered = page.getByRole('alert').filter({
    hasText: '“Quantity” of row 36 was to become “47112”. Row 36 is not among the rows any more.',
  });
  await expect(offered.getByRole('button', { name: 'Save it' })).toBeHidden();
  await offered.getByRole('button', { name: 'Discard it' }).click();
  await expect(offered).toBeHidden();
  await expect(grid(page)).toBeFocused();
});

test('what is typed into a cell that a check takes which is over before it is seen is offered, and holds the import up', async ({
  server,
  loggedIn: page,
}) => {
  const rows = Array.from({ length: 40 }, (_, at) => `Hinge ${at};${at};Porch`).join('\r\n');
  const found = await checkedImport(server, {}, `Name;Quantity;Location\r\n${rows}`, 'quick.csv');
  const checkedBySomebody = async (change: object) => {
    await server.api('PUT', `/api/imports/${found.id}/mapping`, { ...found.mapping, ...change });
    await rested(server, found.id);
    await page.clock.fastForward(10_000);
  };
  const type = async (line: number, text: string) => {
    await grid(page).locator(`[data-cell="line ${line}"] [data-column="quantity"]`).dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  const begin = page.getByRole('button', { name: /^Import \d/ });
  await page.clock.install();
  await page.goto(`/import/${found.id}`);
  await type(5, '4711');

  // The column goes.
  await checkedBySomebody({ quantity: '' });
  const offered = page.getByRole('alert').filter({ hasText: '“Quantity” of row 5 was to become “4711”.' });
  await expect(offered).toBeVisible();
  await expect(grid(page)).toBeFocused();
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expect(begin).toHaveAccessibleDescription('Save or discard what you typed, then it can begin.');
  await offered.getByRole('button', { name: 'Save it' }).click();
  await expect(offered).toBeHidden();
  await expect(grid(page)).toBeFocused();
  await expect(begin).toHaveAttribute('aria-disabled', 'false');

  // The row goes.
  await checkedBySomebody({});
  await expect(grid(page).locator('[data-cell="line 5"] [data-column="quantity"]')).toHaveText('4711');
  await type(6, '12');
  await checkedBySomebody({ header_row: 8 });
  await expect(
    page.getByRole('alert').filter({ hasText: 'Row 6 is not among the rows any more.' }),
  ).toContainText('“Quantity” of row 6 was to become “12”.');
});

test("what is typed into a cell that is scrolled out of sight is not left out by 'Import'", async ({
  server,
  loggedIn: page,
}) => {
  const rows = Array.from({ length: 300 }, (_, at) => `Hinge ${at};${at};Porch`).join('\r\n');
  const found = await checkedImport(server, {}, `Name;Quantity;Location\r\n${rows}`, 'scrolled.csv');
  await page.goto(`/import/${found.id}`);
  const cell = grid(page).locator('[data-cell="line 5"] [data-column="quantity"]');
  await cell.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4711');
  await cell.hover();
  await page.mouse.wheel(0, 6000);
  await expect(cell).toBeHidden();
  const begin = page.getByRole('button', { name: /^Import \d/ });
  await begin.click();
  const offered = page.getByRole('alert').filter({ hasText: '“Quantity” of row 5 was to become “4711”.' });
  await offered.getByRole('button', { name: 'Save it' }).click();
  await expect(offered).toBeHidden();
  await expect(begin).toHaveAttribute('aria-disabled', 'false');
  await begin.click();
  await expect(page.getByText(/^Imported 300 items/)).toBeVisible();
  const { json } = await server.api('GET', '/api/search?q=hinge%203&limit=1');
  expect(json).toMatchObject({ items: [{ quantity: 4711 }] });
});

test('on a phone nothing moves as a cell is opened, sent and saved', async ({ server, loggedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table =
    'Name;Quantity;Location\r\nHinge;5;Large workshop > Cupboard on the left > Drawer\r\nLatch;6;Porch';
  const { id } = await checkedImport(server, {}, table, 'still.csv');
  await page.goto(`/import/${id}`);
  const row = (line: number) => grid(page).locator(`[data-cell="line ${line}"]`);
  const top = async () => (await row(3).boundingBox())?.y;
  await expect(row(3)).toBeVisible();
  const before = await top();
  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/rows/*', async (route) => {
    await isHeld;
    await route.continue();
  });
  for (const column of ['quantity', 'location']) {
    await row(2).locator(`[data-column="${column}"]`).dblclick();
    await expect(row(2).getByRole('textbox')).toBeFocused();
    expect(await top()).toBe(before);
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(row(2).getByText('Sending…').first()).toBeVisible();
    expect(await top()).toBe(before);
  }
  letGo();
  await expect(row(2).getByText('Sending…')).toHaveCount(0);
  expect(await top()).toBe(before);
});
