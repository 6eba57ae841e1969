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

test("HEADER-09 DIALOG-01 DIALOG-02 DIALOG-03 DIALOG-04 DIALOG-05 DIALOG-06 DIALOG-07 DIALOG-08 DIALOG-09 DIALOG-10 DIALOG-11 DIALOG-12 DIALOG-13 DIALOG-16: '/' opens the dialog 'Location Search' with its filters over a list headed 'Locations' that they narrow", async ({
  server,
  loggedIn: page,
}) => {
  await addCabinets(server);
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
  await expect(searchBox(dialog)).toBeFocused();
  // The key itself must not end up in the field that it opened.
  await expect(searchBox(dialog)).toHaveValue('');

  const title = dialog.getByRole('heading', { name: 'Location Search', exact: true });
  await expect(title).toHaveCount(1);
  const hidden = await title.boundingBox();
  expect(hidden?.width).toBeLessThanOrEqual(1);
  expect(hidden?.height).toBeLessThanOrEqual(1);
  const heading = dialog.getByRole('heading', { level: 3 });
  await expect(heading).toHaveText('Locations');
  await expect(heading).toBeVisible();
  const list = dialog.getByRole('listbox', { name: 'Locations' });
  await expect(list).toBeVisible();
  await expect(entry(dialog, 'Attic')).toBeVisible();
  const box = await list.boundingBox();
  expect((await heading.boundingBox())?.y).toBeLessThan(box?.y ?? 0);

  await test.step('the list is at most 300 px high, and its last one is reached by keys', async () => {
    await expect(list).toHaveCSS('max-height', '300px');
    expect(box?.height).toBeLessThanOrEqual(300);
    // There is more than fits, so the limit is what keeps it low.
    expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(300);
    await page.keyboard.press('End');
    await expect(entry(dialog, 'West')).toBeInViewport();
  });

  const area = dialog.getByRole('combobox', { name: 'Area' });
  await test.step('the area filter offers all areas that locations have, once each, and narrows the list', async () => {
    await expect(area.locator('option')).toHaveText(['All Areas', 'GARDEN SHED', 'HANGAR', 'HOUSE']);
    await expect(area).toHaveValue('');
    await area.selectOption('GARDEN SHED');
    await expect(heading).toHaveText('Locations in GARDEN SHED');
    await expect(entries(dialog)).toHaveCount(2);
    await expect(entry(dialog, 'Attic')).toBeVisible();
    await expect(entry(dialog, 'Suitcases')).toBeVisible();
    await area.selectOption('All Areas');
    await expect(heading).toHaveText('Locations');
    await expect(entry(dialog, 'Electronics Lab')).toBeVisible();
  });

  await test.step('the type filter offers the nine types and matches loosely', async () => {
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
    await expect(heading).toHaveText('Locations (Shelf Unit)');
    await expect(entries(dialog)).toHaveCount(3);
    for (const name of ['North', 'East', 'South']) await expect(entry(dialog, name)).toBeVisible();

    // Both filters at once, each named in the heading.
    await area.selectOption('HANGAR');
    await expect(heading).toHaveText('Locations in HANGAR (Shelf Unit)');
    await filter.selectOption('Drawer');
    await expect(entries(dialog)).toHaveCount(1);
    await expect(entry(dialog, 'West')).toBeVisible();
  });

  await searchBox(dialog).fill('no such place');
  await expect(dialog.getByText('No locations found.', { exact: true })).toBeVisible();
  await expect(entries(dialog)).toHaveCount(0);
  await searchBox(dialog).fill('west');
  await expect(entries(dialog)).toHaveCount(1);
  await expect(dialog.getByText('No locations found.')).toHaveCount(0);
});

test('GOAL-05 DIALOG-14 DIALOG-15 DIALOG-17 DIALOG-18: a location is found by name, label and any words of its path; a choice, by click or by Enter, goes to it, and Escape or a click outside nowhere', async ({
  server,
  loggedIn: page,
}) => {
  const { drawer: resistors, cabinet } = await addCabinets(server);
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

  await entry(dialog, 'Resistors').click();
  await expect(page).toHaveURL(`${server.url}/location/${resistors.id}`);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Resistors' })).toBeVisible();

  await page.keyboard.press('/');
  // The dialog starts anew each time.
  await expect(searchBox(dialog)).toHaveValue('');
  await page.keyboard.type('oak');
  await expect(entries(dialog)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/location/${cabinet.id}`);
  await expect(dialog).toHaveCount(0);
  // Choosing is a step of its own: Back leads to where the dialog was opened.
  await page.goBack();
  await expect(page).toHaveURL(`${server.url}/location/${resistors.id}`);

  const opener = page.getByRole('button', { name: 'Locations' });
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
  await expect(page).toHaveURL(`${server.url}/location/${resistors.id}`);
});

test("DIALOG-15: on a phone '/' shows the end of each path, which tells two locations of one name apart, and the whole of a short name beside no label", async ({
  server,
  loggedIn: page,
}) => {
  const workshop = await server.addLocation({ name: 'Big workshop downstairs' });
  for (const side of ['window', 'door']) {
    const cabinet = await server.addLocation({
      name: `Small cabinet for small parts beside the ${side}`,
      parent: workshop,
    });
    await server.addLocation({ name: 'Top drawer', parent: cabinet });
  }
  await page.setViewportSize({ width: 390, height: 664 });
  const dialog = await openDialog(page);
  await searchBox(dialog).fill('top drawer');
  await expect(entries(dialog)).toHaveCount(2);
  for (const option of await entries(dialog).all()) {
    const [name, path, text] = await Promise.all([
      option.locator('.palette-name').boundingBox(),
      option.locator('.palette-path').boundingBox(),
      option.locator('.palette-path > span').boundingBox(),
    ]);
    if (!name || !path || !text) throw new Error('A row is not drawn.');
    // Longer than the screen is wide, its end is where the line ends.
    expect(text.width).toBeGreaterThan(path.width);
    expect(text.x + text.width).toBeLessThanOrEqual(path.x + path.width + 1);
    expect(path.y).toBeGreaterThanOrEqual(name.y + name.height - 1);
    expect(name.x).toBe(path.x);
  }
});
