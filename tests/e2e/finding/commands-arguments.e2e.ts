import type { Page } from '@playwright/test';
import { decodeItem, decodeLocation } from '../../../contract/answers.ts';
import { APART } from '../../../src/views/scanning/fastTexts.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { goInApp } from '../../support/inApp.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { fetchedAhead, NO_ANSWER, online } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const commands = (page: Page) =>
  palette(page).getByRole('combobox', { name: 'Find a location, an item or a command' });
const field = (page: Page, name: string) => palette(page).getByRole('combobox', { name, exact: true });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const quantity = (page: Page, value: string) =>
  page.locator('.item-facts').getByText(value, { exact: true }).first();

async function addCabinet(server: TestServer) {
  const lab = await server.addLocation({ name: 'Arg lab', label: 'ARG' });
  const cabinet = await server.addLocation({ name: 'Arg cabinet', label: 'ARG-1', parent: lab });
  const drawer = await server.addLocation({ name: 'Arg drawer', label: 'ARG-12', parent: cabinet });
  const items = [];
  for (const name of ['Awl', 'Brace', 'Clamp'])
    items.push(await server.addItem({ name, location: cabinet, quantity: 12 }));
  const [awl] = items;
  if (!awl) throw new Error('There is no item.');
  return { lab, cabinet, drawer, awl };
}

const itemOf = async (server: TestServer, id: string) =>
  decodeItem((await server.api('GET', `/api/items/${id}`)).json);
const locationOf = async (server: TestServer, id: string) =>
  decodeLocation((await server.api('GET', `/api/locations/${id}`)).json);

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toHaveText(heading);
}

test('on an item m moves it and undo brings it back, q, + and - count it, and while the server is away it is moved here and sent once it is back; Escape and Backspace go back, and axe finds nothing', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(NO_ANSWER);
  const page = keyboardOnly(loggedIn);
  const { awl, cabinet, drawer } = await addCabinet(server);
  await open(page, `/view/${awl.id}`, 'Awl');
  await test.step('it is moved, to no place that there is not, and back', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).focus();
    await page.keyboard.press('m');
    await expect(field(page, 'Move Awl to')).toBeFocused();
    // Without a text: what was opened before and the top of the tree, never where it is.
    await expect(option(page, /Arg lab/)).toBeVisible();
    await expect(option(page, /Arg cabinet/)).toHaveCount(0);
    await page.keyboard.type('arg');
    await expect(option(page, /Arg drawer/)).toBeVisible();
    await expectAccessible(page, 'the places to move to', 1);
    await page.keyboard.type(' attic');
    await expect(palette(page).getByRole('status')).toHaveText('No location found for arg attic.');
    await expectAccessible(page, 'no place to move to', 1);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Move Awl to')).toHaveValue('arg attic');
    for (let key = 0; key < 'attic'.length; key++) await page.keyboard.press('Backspace');
    // Enter right behind the last letter: the first one for it is meant.
    await page.keyboard.type('drawer');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: /Arg drawer/ }).first()).toBeVisible();
    const place = () => expect.poll(async () => (await itemOf(server, awl.id)).location_id);
    await place().toBe(drawer.id);
    await page.keyboard.press('Control+z');
    await place().toBe(cabinet.id);
    await expect(page.getByRole('link', { name: /Arg cabinet/ }).first()).toBeVisible();
  });
  await test.step('Escape goes back to where it was asked from, Backspace in the empty field to all commands', async () => {
    const link = page.getByRole('link', { name: 'Edit', exact: true });
    await link.focus();
    await page.keyboard.press('q');
    await expect(field(page, 'Quantity of Awl')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Control+Shift+K');
    await expect(commands(page)).toBeFocused();
    await page.keyboard.type('set quant');
    await expect(option(page, /Set quantity of Awl/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Quantity of Awl')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(commands(page)).toBeFocused();
    await page.keyboard.type('set quant');
    await expect(option(page, /Set quantity of Awl/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Quantity of Awl')).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Backspace');
    await expect(field(page, 'Quantity of Awl')).toHaveValue('');
    await page.keyboard.press('Backspace');
    await expect(commands(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });
  await test.step('its quantity is set, changed, and typed among the commands', async () => {
    const count = () => expect.poll(async () => (await itemOf(server, awl.id)).quantity);
    await page.keyboard.press('q');
    await expect(field(page, 'Quantity of Awl')).toBeFocused();
    // At a person's speed: letters that come as a scanner's, with an Enter, are taken out of a number again.
    await page.keyboard.type('many', { delay: APART * 2 });
    await expect(palette(page).getByRole('status')).toContainText('A quantity is a number');
    await expect(field(page, 'Quantity of Awl')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Quantity of Awl')).toHaveValue('many');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('17');
    await expect(option(page, '12 → 17')).toBeVisible();
    await page.keyboard.press('Enter');
    await count().toBe(17);
    await expect(quantity(page, '17')).toBeVisible();
    await page.keyboard.press('+');
    await expect(field(page, 'Quantity of Awl')).toHaveValue('+');
    await page.keyboard.type('5');
    await expect(option(page, '17 → 22')).toBeVisible();
    await page.keyboard.press('Enter');
    await count().toBe(22);
    await expect(quantity(page, '22')).toBeVisible();
    await page.keyboard.press('-');
    await expect(field(page, 'Quantity of Awl')).toHaveValue('-');
    await page.keyboard.type('30');
    await expect(palette(page).getByRole('status')).toHaveText('Only 22 there: it cannot be 30 less.');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await count().toBe(19);
    await expect(quantity(page, '19')).toBeVisible();
    await page.keyboard.press('Control+Shift+K');
    await expect(commands(page)).toBeFocused();
    await page.keyboard.type('+5');
    await expect(option(page, '19 → 24')).toBeVisible();
    await page.keyboard.press('Enter');
    await count().toBe(24);
  });
  await test.step('while the server is away', async () => {
    await fetchedAhead(loggedIn);
    await server.stop();
    await page.keyboard.press('m');
    await expect(field(page, 'Move Awl to')).toBeFocused();
    await page.keyboard.type('drawer');
    await expect(option(page, /Arg drawer/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /Arg drawer/ }).first()).toBeVisible();
    await server.start();
    await online(page);
    await expect.poll(async () => (await itemOf(server, awl.id)).location_id).toBe(drawer.id);
  });
});

test('Enter that is still held answers no question, and the row that arrows have chosen is meant though others come in above it', async ({
  server,
  loggedIn: page,
}) => {
  const { awl, cabinet } = await addCabinet(server);
  await server.addItem({ name: 'Arg bolt', location: cabinet });
  await open(page, `/view/${awl.id}`, 'Awl');
  await page.keyboard.press('Control+Shift+K');
  await page.keyboard.type('move awl');
  await expect(option(page, /^Move/).first()).toBeVisible();
  for (let times = 0; times < 3; times++) await page.keyboard.down('Enter');
  await expect(field(page, 'Move Awl to')).toBeFocused();
  await expect(option(page, /Arg lab/)).toBeVisible();
  for (let times = 0; times < 3; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(field(page, 'Move Awl to')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/search*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.keyboard.press('Control+Shift+K');
  await page.keyboard.type('arg');
  await expect(option(page, /Arg drawer/)).toBeVisible();
  while ((await option(page, /Arg drawer/).getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  answer();
  await expect(option(page, /Arg bolt/)).toBeVisible();
  await expect(option(page, /Arg drawer/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(/Arg drawer/);
});

test('in a list a row with the focus is meant before its page, and several selected are moved at once; i adds an item by one line, in a location and beside an item, and says what it adds', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { cabinet, awl } = await addCabinet(server);
  const row = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await open(page, `/location/${cabinet.id}`, 'Arg cabinet');
  await expect(page.getByRole('button', { name: 'Select Awl' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Awl/ })).toBeVisible();
  await page.keyboard.press('Shift+I');
  await expect(field(page, 'Add to Arg cabinet')).toBeFocused();
  await page.keyboard.type('a');
  await expect(palette(page).getByRole('status')).toContainText('at least 2 characters');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('M3x20 screws, 20');
  await expect(option(page, /Add M3x20 screws, quantity 20, to Arg cabinet/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^M3x20 screws/ })).toContainText('20');
  await goInApp(page, `/view/${awl.id}`);
  await expect(title(page)).toHaveText('Awl');
  await page.keyboard.press('Control+Shift+K');
  await expect(commands(page)).toBeFocused();
  await page.keyboard.type('add 3 rubber mallets');
  await expect(option(page, /Add rubber mallets, quantity 3, to Arg cabinet/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Arg cabinet');
  await expect(page.getByRole('link', { name: /^rubber mallets/ })).toContainText('3');
  await row('Clamp').focus();
  await page.keyboard.press('q');
  await expect(field(page, 'Quantity of Clamp')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(row('Clamp')).toContainText('3');
  await expect(row('Clamp')).toBeFocused();
  // The palette offers the same by the name of the row's item.
  await page.keyboard.press('Control+Shift+K');
  await expect(commands(page)).toBeFocused();
  await page.keyboard.type('clamp move');
  await expect(option(page, /Move Clamp to/)).toBeVisible();
  await page.keyboard.press('Escape');
  await row('Awl').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected items' })).toContainText('2 items selected');
  await page.keyboard.press('m');
  await expect(field(page, 'Move 2 items to')).toBeFocused();
  await page.keyboard.type('drawer');
  await expect(option(page, /Arg drawer/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row('Awl')).toHaveCount(0);
  await expect(row('Brace')).toHaveCount(0);
  await expect(row('Clamp')).toBeFocused();
  // The message's own button is a command too.
  await page.keyboard.press('Control+Shift+K');
  await expect(commands(page)).toBeFocused();
  await page.keyboard.type('undo 2 items');
  await expect(option(page, /^Undo: .*2 items/i).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await itemOf(server, awl.id)).location_id).toBe(cabinet.id);
  await expect(row('Awl')).toBeVisible();
  await expect(row('Brace')).toBeVisible();
  await row('Awl').focus();
  await page.keyboard.press('m');
  await expect(field(page, 'Move Awl to')).toBeFocused();
  // Where things were put last is offered first.
  await expect(palette(page).getByRole('option').first()).toContainText('Arg drawer');
});

test('a location is moved to the top or into another, and not offered itself or what is in it; g b goes to the location with exactly this label, though others begin with it', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const { cabinet, drawer } = await addCabinet(server);
  await open(page, `/location/${cabinet.id}`, 'Arg cabinet');
  await page.keyboard.press('m');
  await expect(field(page, 'Move Arg cabinet to')).toBeFocused();
  await expect(option(page, /Top level/)).toBeVisible();
  await page.keyboard.type('arg drawer');
  await expect(palette(page).getByRole('status')).toContainText('cannot be moved into itself');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('top');
  await expect(option(page, /Top level/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await locationOf(server, cabinet.id)).parent_id).toBe(null);
  await goInApp(page, `/location/${drawer.id}`);
  await expect(title(page)).toHaveText('Arg drawer');
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(field(page, 'Go to label')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('nowhere');
  await expect(palette(page).getByRole('status')).toHaveText('No label begins with nowhere.');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('arg-1');
  await expect(palette(page).getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Arg cabinet');
});
