import type { Locator, Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const box = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Find a location, an item or a command' });
const row = (page: Page, text: string | RegExp): Locator =>
  palette(page).locator('.palette-option').filter({ hasText: text });
const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keys' });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+K');
  await expect(box(page)).toBeFocused();
}

/** A cabinet in a lab, and a drawer of it with an item. */
async function addCabinet(server: TestServer) {
  const lab = await server.addLocation({ name: 'Electronics Lab', type: 'Room', label: 'ELAB' });
  const cabinet = await server.addLocation({ name: 'Oak cabinet', type: 'Cabinet', parent: lab });
  const drawer = await server.addLocation({
    name: 'Resistors',
    type: 'Drawer',
    label: 'EL-R07',
    parent: cabinet,
  });
  const item = await server.addItem({ name: 'Trimmer 10k', category: 'Electronics', location: drawer });
  return { lab, cabinet, drawer, item };
}

async function openLocation(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await page.goto(`/location/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
}

test('the palette opens by Ctrl+Shift+K and by the header button; Escape closes it and gives the focus back', async ({
  server,
  loggedIn: page,
}) => {
  const { lab } = await addCabinet(server);
  await openLocation(page, lab);
  const link = page.getByRole('link', { name: 'Edit Location' });
  await link.focus();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  const button = page.getByRole('button', { name: 'Find a location, an item or a command' });
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  // Ctrl+K stays the search (HEADER), and is not the palette's.
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(`${server.url}/search`);
  await expect(palette(page)).toHaveCount(0);
});

test('the palette offers the commands of the screen first, each with its key', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer } = await addCabinet(server);
  await openLocation(page, drawer);
  await openPalette(page);
  await expect(palette(page).locator('.palette-heading').first()).toHaveText('Here');
  await expect(palette(page).locator('.palette-option').first()).toContainText('Add Item to Resistors');
  for (const [command, key] of [
    ['Add Item to Resistors', 'A'],
    ['Add Location in Resistors', 'L'],
    ['Share Resistors', 'S'],
    ['Edit Location Resistors', 'E'],
    ['Delete Location Resistors', 'D'],
    ['Up to Oak cabinet', '⌫'],
  ] as const) {
    await expect(row(page, command).locator('kbd')).toHaveText([key]);
  }
  await box(page).fill('search items');
  await expect(row(page, 'Search items').locator('kbd')).toHaveText(['Ctrl', 'K']);
  await box(page).fill('edit loc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/edit-location/${drawer.id}`);
  await expect(palette(page)).toHaveCount(0);
});

test('the palette finds a location by its label and by part of its path, and an item through the server search', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer, item } = await addCabinet(server);
  await page.goto('/');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('el-r07');
  await expect(row(page, 'Resistors')).toContainText('Electronics Lab › Oak cabinet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
  await expect(palette(page)).toHaveCount(0);

  await openPalette(page);
  await page.keyboard.type('oak res');
  await expect(row(page, 'Resistors')).toHaveCount(1);

  // What was typed before may still be on its way.
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/api/search' && searchParams.get('q') === 'trimm';
  });
  await box(page).fill('trimm');
  await asked;
  await expect(row(page, 'Trimmer 10k')).toContainText('EL-R07');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/view/${item.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Trimmer 10k' })).toBeVisible();

  await openPalette(page);
  await box(page).fill('qqqqqqq');
  await expect(palette(page).getByText('Nothing found for qqqqqqq')).toBeVisible();
  // What is not there can be added by the name that was typed; what was misspelt is found all the same.
  await expect(row(page, 'Add location “qqqqqqq”')).toHaveCount(1);
  await row(page, 'Add item “qqqqqqq”').click();
  await expect(page).toHaveURL(`${server.url}/add?name=qqqqqqq`);
  await expect(page.getByRole('form').getByRole('textbox', { name: /^Name/ })).toHaveValue('qqqqqqq');
  await openPalette(page);
  await box(page).fill('ressistors');
  await expect(palette(page).locator('.palette-heading').first()).toHaveText('Did you mean');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
});

test("'?' lists the keys of the page, and its switch turns single-character keys off, for later visits too", async ({
  server,
  loggedIn: page,
}) => {
  const { drawer } = await addCabinet(server);
  await openLocation(page, drawer);
  await page.keyboard.press('?');
  const dialog = keysDialog(page);
  await expect(dialog).toBeVisible();
  for (const [does, keys] of [
    ['Add Item to Resistors', 'A'],
    ['Edit Location Resistors', 'E'],
    ['Up to Oak cabinet', '⌫'],
    ['Search locations', '/'],
    ['Search items', 'CtrlKGS'],
    // Its 'a' belongs to the screen here: one line a key.
    ['Add Item', 'GA'],
    ['Commands', 'Ctrl⇧K'],
  ] as const) {
    const line = dialog.locator('dl > div').filter({ has: page.getByText(does, { exact: true }) });
    await expect(line.locator('.key-row-keys')).toHaveText(keys);
  }

  // Inside a dialog no single key of the page works: here they are letters of its filter.
  await page.keyboard.press('e');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
  await expect(dialog.getByText('No key matches “e/”')).toBeVisible();

  await dialog.getByRole('checkbox', { name: 'Single-character keys' }).uncheck();
  // The filter is cleared first.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Search locations', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const expectOnlyCtrlKeys = async () => {
    for (const key of ['e', '/', '?', 'Backspace', 'a', 'l']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  };
  await expectOnlyCtrlKeys();
  await page.reload();
  await expect(page.getByText('Trimmer 10k')).toBeVisible();
  await expectOnlyCtrlKeys();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();

  // Back on, from the palette.
  await openPalette(page);
  await box(page).fill('single');
  await page.keyboard.press('Enter');
  await page.goto(`/location/${drawer.id}`);
  await expect(page.getByText('Trimmer 10k')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`${server.url}/edit-location/${drawer.id}`);
});

test('single keys stay what they are in fields, selects, comboboxes and during composition', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer } = await addCabinet(server);
  await page.goto(`/edit-location/${drawer.id}`);
  const form = page.getByRole('form');
  const name = form.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' a/l?');
  await expect(name).toHaveValue('Resistors a/l?');
  await page.keyboard.press('Backspace');
  await expect(name).toHaveValue('Resistors a/l');

  await form.getByLabel('Location Type').focus();
  for (const key of ['a', 'l', '/', '?', 'Backspace']) await page.keyboard.press(key);
  await form.getByRole('combobox', { name: /^Parent Location/ }).focus();
  for (const key of ['a', 'l', '/', '?', 'Backspace']) await page.keyboard.press(key);
  await form.getByRole('textbox', { name: /^Description/ }).focus();
  await page.keyboard.type('l');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/edit-location/${drawer.id}`);

  // Composition: the keys of an input method belong to it, wherever the focus is.
  await form.getByRole('button', { name: 'Cancel' }).focus();
  await page.evaluate(() => {
    const init = { key: 'a', bubbles: true, cancelable: true, isComposing: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  await expect(page).toHaveURL(`${server.url}/edit-location/${drawer.id}`);
  // On a button they are the page's again: the listener was there all along.
  await page.keyboard.press('l');
  await expect(page).toHaveURL(`${server.url}/add-location`);
});

test('Backspace goes one level up: from an item to its location, through the locations, and on Home through the levels', async ({
  server,
  loggedIn: page,
}) => {
  const { lab, cabinet, drawer, item } = await addCabinet(server);
  const up = async (url: string, heading: string) => {
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(`${server.url}${url}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await page.goto(`/view/${item.id}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Resistors (Drawer)');
  await up(`/location/${drawer.id}`, 'Resistors');
  await up(`/location/${cabinet.id}`, 'Oak cabinet');
  await up(`/location/${lab.id}`, 'Electronics Lab');
  await up('/', 'Stowage');

  await page.goto(`/?at=${cabinet.id}`);
  const crumbs = page.getByRole('navigation', { name: 'Storage areas' });
  await expect(crumbs).toContainText('Oak cabinet');
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(`${server.url}/?at=${lab.id}`);
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(`${server.url}/`);
  // At the top there is nowhere to go.
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
});

test('a, l, e, s and d do what their buttons do, on a location and on an item', async ({
  server,
  loggedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { drawer, item } = await addCabinet(server);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  for (const [key, url] of [
    ['a', `/add?location_id=${drawer.id}`],
    ['l', `/add-location?parent_id=${drawer.id}`],
    ['e', `/edit-location/${drawer.id}`],
  ] as const) {
    await openLocation(page, drawer);
    await page.keyboard.press(key);
    await expect(page).toHaveURL(`${server.url}${url}`);
  }
  await openLocation(page, drawer);
  await page.keyboard.press('s');
  await expect(page.getByText('Location URL copied to clipboard')).toBeVisible();
  expect(await clipboard()).toBe(`${server.url}/location/EL-R07`);
  await page.keyboard.press('d');
  await expect.poll(() => questions).toEqual([expect.stringContaining('Resistors')]);

  await page.goto(`/view/${item.id}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Resistors');
  await page.keyboard.press('d');
  await expect.poll(() => questions).toHaveLength(2);
  expect(questions[1]).toContain('Trimmer 10k');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('s');
  await expect.poll(clipboard).toBe(`${server.url}/location/EL-R07`);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`${server.url}/edit/${item.id}`);

  await page.goto('/');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page).toHaveURL(`${server.url}/add`);
});

test('deleting a location is refused with the reason while something is in it; empty, it is asked for and leads to the parent', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  const { cabinet, drawer } = await addCabinet(server);
  const spare = await server.addLocation({ name: 'Spare drawer', type: 'Drawer', parent: cabinet });
  expectConsole(/409 \(Conflict\)/);
  const questions: string[] = [];
  let answer: 'accept' | 'dismiss' = 'accept';
  page.on('dialog', (question) => {
    questions.push(`${question.type()}: ${question.message()}`);
    void question[answer]();
  });
  const remove = page.getByRole('button', { name: /^Delete/ });

  await openLocation(page, drawer);
  await remove.click();
  await expect(page.getByText('Failed to delete location')).toBeVisible();
  await expect(page.getByText('Resistors still holds 1 item. Move or delete them first.')).toBeVisible();
  await openLocation(page, cabinet);
  await remove.click();
  await expect(page.getByText('Oak cabinet still holds 2 locations.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);

  await openLocation(page, spare);
  questions.length = 0;
  answer = 'dismiss';
  await remove.click();
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toMatch(/^confirm: .*Spare drawer/);
  expect((await server.api('GET', `/api/locations/${spare.id}`)).status).toBe(200);

  answer = 'accept';
  await remove.click();
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);
  await expect(page.getByText('Location deleted')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Resistors' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Spare drawer' })).toHaveCount(0);
  expect((await server.api('GET', `/api/locations/${spare.id}`)).status).toBe(404);
  // The page of the deleted location is not a step of the history.
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);
});

test('the palette switches the theme at once and for later visits, and back to that of the system', async ({
  server,
  loggedIn: page,
}) => {
  await server.addLocation({ name: 'Garage' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  const choose = async (command: string) => {
    await openPalette(page);
    await box(page).fill(command);
    await expect(row(page, command)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };
  await choose('Use the dark theme');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  expect(await background()).toBe(dark);

  // Chosen light stays light in a dark system; that of the system follows it.
  await choose('Use the light theme');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).toBe(light);
  await choose('Use the theme of the system');
  await expect.poll(background).toBe(dark);
});

test('for an anonymous visitor neither the palette nor the dialog opens', async ({ server, page }) => {
  await server.addLocation({ name: 'Garage' });
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  // '?' works for everybody, so the keys are heard.
  await page.keyboard.press('?');
  await expect(keysDialog(page)).toBeVisible();
  await expect(keysDialog(page).getByText('Search locations')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(keysDialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+Shift+K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the empty palette offers what was opened last, below the commands of the screen, until the person logs out', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer, cabinet, item } = await addCabinet(server);
  await openLocation(page, cabinet);
  await page.goto(`/view/${item.id}`);
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
  await openLocation(page, drawer);
  await openPalette(page);
  const headings = palette(page).locator('.palette-heading');
  await expect(headings.nth(0)).toHaveText('Here');
  // Only what is in view is drawn.
  for (let down = 0; down < 12; down++) await page.keyboard.press('ArrowDown');
  await expect(headings.filter({ hasText: 'Recent' })).toHaveCount(1);
  // The page on screen is not among them.
  await expect(row(page, 'Trimmer 10k')).toHaveCount(1);
  await expect(row(page, /^Oak cabinetElectronics Lab$/)).toHaveCount(1);

  const stored = await page.evaluate(() => localStorage.getItem('opened_lately'));
  expect(stored).toContain(drawer.id);
  await box(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('opened_lately'))).toBeNull();
});

test('the palette finds known items while the server is away, and says so', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  const { item } = await addCabinet(server);
  await page.goto(`/view/${item.id}`);
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
  expectConsole(/ERR_FAILED/);
  await page.route('**/api/search*', (route) => route.abort());
  await openPalette(page);
  await page.keyboard.type('trimm');
  // The commands of the page have the name in them, too.
  await expect(row(page, /^Trimmer 10k/)).toHaveCount(1);
  await expect(palette(page).getByText('Items this browser knows')).toBeVisible();
});

test('rows of the palette say their place among all, and the last one is reached by keys', async ({
  server,
  loggedIn: page,
}) => {
  for (let number = 1; number <= 30; number++) await server.addLocation({ name: `Bin ${number}` });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('bin');
  const option = (place: number) => palette(page).locator(`[role=option][aria-posinset="${place}"]`);
  await expect(option(1)).toContainText('Bin 1');
  await expect(option(1)).toHaveAttribute('aria-setsize', '30');
  for (let down = 1; down < 30; down++) await page.keyboard.press('ArrowDown');
  await expect(option(30)).toContainText('Bin 30');
  await expect(option(30)).toHaveAttribute('aria-selected', 'true');
});
