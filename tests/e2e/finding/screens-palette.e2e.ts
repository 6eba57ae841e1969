import type { Locator, Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

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

/** The questions of the page, and whether they are answered with yes. */
function questionsOf(page: Page, answers: { yes: boolean }): string[] {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(`${question.type()}: ${question.message()}`);
    void (answers.yes ? question.accept() : question.dismiss());
  });
  return questions;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

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

test('the palette opens by Ctrl+Shift+K and by the header button with the commands of the screen first, each with its key, which does the same; Escape gives the focus back', async ({
  server,
  loggedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { drawer } = await addCabinet(server);
  const here = `${server.url}/location/${drawer.id}`;
  await openLocation(page, drawer);
  const link = page.getByRole('link', { name: 'Edit Location' });
  await link.focus();
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
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  const button = page.getByRole('button', { name: 'Find a location, an item or a command' });
  await button.click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await openPalette(page);
  await box(page).fill('search items');
  await expect(row(page, 'Search items').locator('kbd')).toHaveText(['Ctrl', 'K']);
  await box(page).fill('edit loc');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/edit-location/${drawer.id}`);
  await expect(palette(page)).toHaveCount(0);

  for (const [key, url] of [
    ['a', `/add?location_id=${drawer.id}`],
    ['l', `/add-location?parent_id=${drawer.id}`],
    ['e', `/edit-location/${drawer.id}`],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(here);
    await expect(page.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page).toHaveURL(`${server.url}${url}`);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();
  const questions = questionsOf(page, { yes: false });
  await page.keyboard.press('s');
  await expect(page.getByText('Location URL copied to clipboard')).toBeVisible();
  expect(await clipboard(page)).toBe(`${server.url}/location/EL-R07`);
  await page.keyboard.press('d');
  await expect.poll(() => questions).toEqual([expect.stringContaining('Resistors')]);

  // Ctrl+K stays the search (HEADER), and is not the palette's.
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(`${server.url}/search`);
  await expect(palette(page)).toHaveCount(0);
});

test('the palette finds a location by its label and by part of its path, and an item through the server search; empty it offers what was opened last, until the person logs out, and then it does not open', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  const { drawer, cabinet, item } = await addCabinet(server);
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
  const nothing = palette(page).getByText('Nothing found for qqqqqqq');
  await expect(nothing).toBeVisible();
  // Not at the very edge of the dialog.
  await expect(nothing).toHaveCSS('padding-left', '16px');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();

  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak cabinet' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();
  await openPalette(page);
  const headings = palette(page).locator('.palette-heading');
  await expect(headings.nth(0)).toHaveText('Here');
  // Only what is in view is drawn.
  for (let down = 0; down < 12; down++) await page.keyboard.press('ArrowDown');
  await expect(headings.filter({ hasText: 'Recent' })).toHaveCount(1);
  // The page on screen is not among them.
  await expect(row(page, 'Trimmer 10k')).toHaveCount(1);
  await expect(row(page, /^Oak cabinetElectronics Lab$/)).toHaveCount(1);

  // Without the server it finds what this browser knows, and says so.
  expectConsole(/ERR_FAILED/);
  await page.route('**/api/search*', (route) => route.abort());
  await box(page).fill('10k trimm');
  await expect(row(page, /^Trimmer 10k/)).toHaveCount(1);
  await expect(palette(page).getByText('Items this browser knows')).toBeVisible();

  expect(await page.evaluate(() => localStorage.getItem('opened_lately'))).toContain(drawer.id);
  await box(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('opened_lately'))).toBeNull();

  // For an anonymous visitor neither the palette nor the dialog opens.
  await goInApp(page, '/no/such/page');
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
  await page.goBack();
  await expect(page.getByText('Trimmer 10k')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`${server.url}/edit-location/${drawer.id}`);
});

test("HEADER-10: '/' and other single keys stay what they are in fields, selects, comboboxes and during composition", async ({
  server,
  loggedIn: page,
}) => {
  const { drawer } = await addCabinet(server);
  const dialog = page.getByRole('dialog');
  await page.goto('/search');
  const search = page.getByRole('searchbox', { name: 'Search items' });
  await expect(search).toBeFocused();
  await page.keyboard.type('1/2 inch');
  await expect(search).toHaveValue('1/2 inch');
  await expect(dialog).toHaveCount(0);

  await goInApp(page, `/location/${drawer.id}`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('a/b');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The same key on the same page, once the field is gone: the listener was there all along.
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('e');
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
  await expect(dialog).toHaveCount(0);
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

test('on an item d, s and e do what its buttons do; Backspace goes one level up, through the locations to Home, and on Home through the levels', async ({
  server,
  loggedIn: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { lab, cabinet, drawer, item } = await addCabinet(server);
  const questions = questionsOf(page, { yes: false });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await page.goto(`/view/${item.id}`);
  await expect(breadcrumb).toContainText('Resistors (Drawer)');
  await page.keyboard.press('d');
  await expect.poll(() => questions).toEqual([expect.stringContaining('Trimmer 10k')]);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('s');
  await expect.poll(() => clipboard(page)).toBe(`${server.url}/location/EL-R07`);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`${server.url}/edit/${item.id}`);
  await page.goBack();
  await expect(breadcrumb).toContainText('Resistors (Drawer)');

  const up = async (url: string, heading: string) => {
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(`${server.url}${url}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await up(`/location/${drawer.id}`, 'Resistors');
  await up(`/location/${cabinet.id}`, 'Oak cabinet');
  await up(`/location/${lab.id}`, 'Electronics Lab');
  await up('/', 'Stowage');

  await goInApp(page, `/?at=${cabinet.id}`);
  const crumbs = page.getByRole('navigation', { name: 'Storage areas' });
  await expect(crumbs).toContainText('Oak cabinet');
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(`${server.url}/?at=${lab.id}`);
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(`${server.url}/`);
  // At the top there is nowhere to go.
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
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
  const answers = { yes: true };
  const questions = questionsOf(page, answers);
  const remove = page.getByRole('button', { name: /^Delete/ });

  await openLocation(page, drawer);
  await remove.click();
  await expect(page.getByText('Failed to delete location')).toBeVisible();
  await expect(page.getByText('Resistors still holds 1 item. Move or delete them first.')).toBeVisible();
  await goInApp(page, `/location/${cabinet.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak cabinet' })).toBeVisible();
  // By key: the message lies over it.
  await remove.press('Enter');
  await expect(page.getByText('Oak cabinet still holds 2 locations.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);

  await goInApp(page, `/location/${spare.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Spare drawer' })).toBeVisible();
  questions.length = 0;
  answers.yes = false;
  await remove.press('Enter');
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toMatch(/^confirm: .*Spare drawer/);
  expect((await server.api('GET', `/api/locations/${spare.id}`)).status).toBe(200);

  answers.yes = true;
  await remove.press('Enter');
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);
  await expect(page.getByText('Location deleted')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Resistors' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Spare drawer' })).toHaveCount(0);
  expect((await server.api('GET', `/api/locations/${spare.id}`)).status).toBe(404);
  // The page of the deleted location is no step back, and the cabinet is not one twice.
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
});

test('rows of the palette say their place among all, and the last one is reached by keys; the palette switches the theme at once and for later visits, and back to that of the system', async ({
  server,
  loggedIn: page,
}) => {
  await Promise.all(Array.from({ length: 15 }, (_, at) => server.addLocation({ name: `Bin ${at + 1}` })));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type('bin');
  const option = (place: number) => palette(page).locator(`[role=option][aria-posinset="${place}"]`);
  await expect(option(1)).toContainText('Bin 1');
  await expect(option(1)).toHaveAttribute('aria-setsize', '15');
  for (let down = 1; down < 15; down++) await page.keyboard.press('ArrowDown');
  await expect(option(15)).toContainText('Bin 15');
  await expect(option(15)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

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
