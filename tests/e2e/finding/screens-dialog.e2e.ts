import type { Locator, Page } from '@playwright/test';
import { FILTER_LOCATION_TYPES } from '../../../contract/builtins.ts';
import { expect, test, type TestServer } from '../../support/app.ts';

/** Opens Home and, once its areas stand, the dialog by its key. */
async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Location Search' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const searchBox = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Search locations' });
/** The list's entries; the filters have options too. */
const entries = (dialog: Locator) => dialog.getByRole('listbox', { name: 'Locations' }).getByRole('option');
const entry = (dialog: Locator, name: string) =>
  // By its own name: its parents' names stand beside it.
  entries(dialog).filter({ has: dialog.page().locator('.palette-name').getByText(name, { exact: true }) });

/** Two rooms with a cabinet of drawers in each. */
async function addCabinets(server: TestServer) {
  const lab = await server.addLocation({
    name: 'Electronics Lab',
    type: 'Room',
    area: 'HOUSE',
    label: 'ELAB',
  });
  const attic = await server.addLocation({ name: 'Attic', type: 'Room', area: 'GARDEN-SHED', label: 'ATT' });
  const cabinet = await server.addLocation({
    name: 'Oak cabinet',
    type: 'Cabinet',
    area: 'HOUSE',
    parent: lab,
  });
  const drawer = await server.addLocation({
    name: 'Resistors',
    type: 'Drawer',
    area: 'HOUSE',
    label: 'EL-R07',
    parent: cabinet,
  });
  await server.addLocation({ name: 'Suitcases', type: 'Closet', area: 'GARDEN-SHED', parent: attic });
  return { lab, attic, cabinet, drawer };
}

test("HEADER-09: '/' opens the location-search dialog, with the focus in its text field", async ({
  server,
  loggedIn: page,
}) => {
  await server.addLocation({ name: 'Garage' });
  const dialog = await openDialog(page);
  await expect(searchBox(dialog)).toBeFocused();
  // The key itself must not end up in the field that it opened.
  await expect(searchBox(dialog)).toHaveValue('');
});

test("HEADER-10: '/' typed into a text field is text, and opens nothing", async ({
  server,
  loggedIn: page,
}) => {
  const garage = await server.addLocation({ name: 'Garage' });
  const dialog = page.getByRole('dialog');

  await page.goto('/search');
  const search = page.getByRole('searchbox', { name: 'Search items' });
  await expect(search).toBeFocused();
  await page.keyboard.type('1/2 inch');
  await expect(search).toHaveValue('1/2 inch');
  await expect(dialog).toHaveCount(0);

  await page.goto(`/location/${garage.id}`);
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('a/b');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The same key on the same page, once the field is gone: the listener was there all along.
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
});

test("DIALOG-01 DIALOG-02 DIALOG-10: the dialog has the hidden title 'Location Search' over a list headed 'Locations'", async ({
  server,
  loggedIn: page,
}) => {
  await server.addLocation({ name: 'Garage' });
  const dialog = await openDialog(page);
  const title = dialog.getByRole('heading', { name: 'Location Search', exact: true });
  await expect(title).toHaveCount(1);
  const box = await title.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  expect(box?.height).toBeLessThanOrEqual(1);

  const heading = dialog.getByRole('heading', { name: 'Locations', exact: true });
  await expect(heading).toBeVisible();
  await expect(dialog.getByRole('listbox', { name: 'Locations' })).toBeVisible();
  await expect(entries(dialog)).toHaveCount(1);
  const list = await dialog.getByRole('listbox').boundingBox();
  expect((await heading.boundingBox())?.y).toBeLessThan(list?.y ?? 0);
});

test('DIALOG-03 DIALOG-04 DIALOG-11: the area filter offers all areas that locations have, once each, and narrows the list', async ({
  server,
  loggedIn: page,
}) => {
  await addCabinets(server);
  const dialog = await openDialog(page);
  const filter = dialog.getByRole('combobox', { name: 'Area' });
  await expect(filter.locator('option')).toHaveText(['All Areas', 'GARDEN SHED', 'HOUSE']);
  await expect(filter).toHaveValue('');
  await expect(entries(dialog)).toHaveCount(5);

  await filter.selectOption('GARDEN SHED');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Locations in GARDEN SHED');
  await expect(entries(dialog)).toHaveCount(2);
  await expect(entry(dialog, 'Attic')).toBeVisible();
  await expect(entry(dialog, 'Suitcases')).toBeVisible();

  await filter.selectOption('All Areas');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Locations');
  await expect(entries(dialog)).toHaveCount(5);
});

test('DIALOG-05 DIALOG-06 DIALOG-07 DIALOG-08 DIALOG-09 DIALOG-12: the type filter offers the nine types and matches loosely', async ({
  server,
  loggedIn: page,
}) => {
  // Types of a workshop of its own: other case, a hyphen, more words, fewer words.
  for (const [name, type] of [
    ['North', 'SHELF-UNIT'],
    ['East', 'Corner Shelf Unit'],
    ['South', 'shelf'],
    ['West', 'Drawer'],
  ] as const) {
    await server.addLocation({ name, type });
  }
  const dialog = await openDialog(page);
  const filter = dialog.getByRole('combobox', { name: 'Type' });
  await expect(filter.locator('option')).toHaveText(['All Types', ...FILTER_LOCATION_TYPES]);
  expect(FILTER_LOCATION_TYPES).toEqual([
    'Container',
    'Bin',
    'Shelf Unit',
    'Rolling Tool Chest',
    'Closet',
    'Box',
    'Shelf',
    'Cabinet',
    'Drawer',
  ]);
  await expect(filter).toHaveValue('');

  await filter.selectOption('Shelf Unit');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Locations (Shelf Unit)');
  await expect(entries(dialog)).toHaveCount(3);
  await expect(entry(dialog, 'West')).toHaveCount(0);
  for (const name of ['North', 'East', 'South']) await expect(entry(dialog, name)).toBeVisible();

  // Both filters at once, each named in the heading.
  await dialog.getByRole('combobox', { name: 'Area' }).selectOption('HANGAR');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Locations in HANGAR (Shelf Unit)');

  await filter.selectOption('Drawer');
  await expect(entries(dialog)).toHaveCount(1);
  await expect(entry(dialog, 'West')).toBeVisible();
});

test('DIALOG-13 DIALOG-16: the list is at most 300 px high, and says when nothing matches', async ({
  server,
  loggedIn: page,
}) => {
  for (let number = 1; number <= 14; number++) await server.addLocation({ name: `Bin ${number}` });
  const dialog = await openDialog(page);
  const list = dialog.getByRole('listbox', { name: 'Locations' });
  await expect(list).toHaveCSS('max-height', '300px');
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
  // There is more than fits, so the limit is what keeps it low.
  expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(300);

  // The last one is reached by keys, and scrolled to.
  await page.keyboard.press('End');
  await expect(entry(dialog, 'Bin 14')).toBeInViewport();

  await searchBox(dialog).fill('no such place');
  await expect(dialog.getByText('No locations found.', { exact: true })).toBeVisible();
  await expect(entries(dialog)).toHaveCount(0);
  await searchBox(dialog).fill('bin 14');
  await expect(entries(dialog)).toHaveCount(1);
  await expect(dialog.getByText('No locations found.')).toHaveCount(0);
});

test('GOAL-05 DIALOG-14 DIALOG-15: a location is found by name, label and any words of its path, and shown by its last segment', async ({
  server,
  loggedIn: page,
}) => {
  await addCabinets(server);
  const dialog = await openDialog(page);
  const drawer = entry(dialog, 'Resistors');
  await expect(drawer).toContainText('Electronics Lab › Oak cabinet');
  await expect(drawer).toContainText('EL-R07');

  for (const query of ['resis', 'el-r07', 'lab oak res', 'Electronics Lab › Oak cabinet › Resistors']) {
    await searchBox(dialog).fill(query);
    await expect(entries(dialog)).toHaveCount(1);
    await expect(drawer).toBeVisible();
  }
  // What is inside a match is found with it, the match itself first.
  await searchBox(dialog).fill('electronics');
  await expect(entries(dialog)).toHaveCount(3);
  await expect(entries(dialog).first()).toContainText('Electronics Lab');
});

test('DIALOG-17 DIALOG-18: a choice, by click or by Enter, closes the dialog and goes to /location/{id}', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer, cabinet } = await addCabinets(server);
  let dialog = await openDialog(page);
  await entry(dialog, 'Resistors').click();
  await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();

  await page.keyboard.press('/');
  dialog = page.getByRole('dialog', { name: 'Location Search' });
  // The dialog starts anew each time.
  await expect(searchBox(dialog)).toHaveValue('');
  await page.keyboard.type('oak');
  await expect(entries(dialog)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);
  await expect(dialog).toHaveCount(0);
  // Choosing is a step of its own: Back leads to where the dialog was opened.
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/location/${drawer.id}`);
});

test('DIALOG-18: Escape and a click outside close the dialog without going anywhere, and the focus goes back', async ({
  server,
  loggedIn: page,
}) => {
  await addCabinets(server);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  const opener = page.getByRole('button', { name: 'Locations' });
  const dialog = page.getByRole('dialog', { name: 'Location Search' });
  await opener.focus();
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 600)]) {
    await page.keyboard.press('Enter');
    await expect(searchBox(dialog)).toBeFocused();
    await page.keyboard.type('res');
    await expect(entries(dialog)).toHaveCount(1);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await expect(page).toHaveURL(`${server.url}/`);
});

test('what is typed right after the key reaches the dialog or nothing, also while it is still loading', async ({
  server,
  loggedIn: page,
}) => {
  const garage = await server.addLocation({ name: 'Garage', label: 'ED' });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/LocationSearchDialog-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  await page.goto(`/location/${garage.id}`);
  await expect(page.getByText('No items found in this location')).toBeVisible();
  // 'e' and 'd' are keys of this page: edit and delete.
  await page.keyboard.type('/ed');
  release();
  await expect(page.getByRole('dialog', { name: 'Location Search' })).toBeVisible();
  expect(questions).toEqual([]);
  await expect(page).toHaveURL(`${server.url}/location/${garage.id}`);
});
