import type { Locator, Page } from '@playwright/test';
import { BUILT_IN_CATEGORIES } from '../../../contract/builtins.ts';
import { expect, test } from '../../support/app.ts';
import { closeMessages } from '../../support/messages.ts';

const WAYS = {
  categories: { button: 'Manage Categories', field: 'New category', list: 'categories' },
  types: { button: 'Manage Types', field: 'New type', list: 'types' },
  areas: { button: 'Manage Areas', field: 'New area', list: 'areas' },
} as const;
type Kind = keyof typeof WAYS;

const PATHS = {
  categories: '/api/item-categories',
  types: '/api/location-types',
  areas: '/api/location-areas',
} as const;

/** From the form that has the field of this list. */
async function openList(page: Page, kind: Kind): Promise<Locator> {
  const { button } = WAYS[kind];
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await expect(dialog).toBeVisible();
  return dialog;
}

const newName = (dialog: Locator, kind: Kind) => dialog.getByRole('textbox', { name: WAYS[kind].field });
const addButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Add', exact: true });
const chips = (dialog: Locator) => dialog.getByRole('listitem');
const removeButton = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name: `Remove ${name}`, exact: true });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

/** The calls of one list from now on, as 'METHOD path body'. */
function callsOf(page: Page, kind: Kind): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(PATHS[kind])) return;
    calls.push([request.method(), pathname, request.postData()].filter((part) => part !== null).join(' '));
  });
  return calls;
}

/** Counts the categories-updated events of the window from now on, where a test can read it. */
async function countUpdates(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['updates'] = '0';
    window.addEventListener('categories-updated', () => {
      dataset['updates'] = String(Number(dataset['updates']) + 1);
    });
  });
  return page.locator('html');
}

/** That a name of blanks is refused with this warning, at the field too, until something is typed. */
async function expectBlankRefused(page: Page, dialog: Locator, kind: Kind, message: string): Promise<void> {
  await newName(dialog, kind).fill('   ');
  await addButton(dialog).click();
  await expect(toast(page, message)).toBeVisible();
  await expect(newName(dialog, kind)).toHaveAccessibleDescription(message);
  await newName(dialog, kind).fill('A');
  await expect(newName(dialog, kind)).not.toHaveAccessibleDescription(message);
}

test('ITEMF-19 ITEMF-36 ITEMF-37 ITEMF-38 ITEMF-39 ITEMF-41 ITEMF-42 ITEMF-43 ITEMF-44 ITEMF-45 CALL-75 CALL-76 ERR-52 LOOKUP-01 LOOKUP-04 VALID-29: Manage Categories says that they load, fail or are none, shows them as chips, and adds one by Enter and by Add, never a blank one', async ({
  loggedIn: page,
  expectConsole,
}) => {
  let answer: 'fails' | 'empty' | 'real' = 'fails';
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/item-categories', async (route) => {
    await held;
    if (answer === 'fails') return route.fulfill({ status: 500, json: { message: 'The disk is on fire.' } });
    if (answer === 'empty') return route.fulfill({ json: [] });
    return route.continue();
  });
  expectConsole(/500 \(Internal Server Error\)/);
  const calls = callsOf(page, 'categories');
  await page.goto('/add');
  const dialog = await openList(page, 'categories');
  await expect(newName(dialog, 'categories')).toBeFocused();
  await expect(dialog.getByText('Loading categories...', { exact: true })).toBeVisible();
  expect(calls).toContain('GET /api/item-categories');
  release();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('Error loading categories');
  await expect(alert).toContainText('The disk is on fire.');
  await expect(dialog.getByText('Loading categories...')).toHaveCount(0);
  answer = 'empty';
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('No categories available', { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);

  answer = 'real';
  await page.evaluate(() => window.dispatchEvent(new Event('categories-updated')));
  await expect(chips(dialog)).toHaveText(BUILT_IN_CATEGORIES.toSorted((a, b) => a.localeCompare(b, 'en')));
  for (const name of BUILT_IN_CATEGORIES) await expect(removeButton(dialog, name)).toBeEnabled();
  const area = dialog.locator('.manage-entries');
  await expect(area).toHaveCSS('height', '224px');
  expect((await area.boundingBox())?.height).toBe(14 * 16);

  calls.length = 0;
  const updates = await countUpdates(page);
  await expectBlankRefused(page, dialog, 'categories', 'Category name cannot be empty');
  expect(calls).toEqual([]);
  await newName(dialog, 'categories').fill('  Bearings ');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added category: Bearings')).toBeVisible();
  await expect(removeButton(dialog, 'Bearings')).toBeVisible();
  await expect(newName(dialog, 'categories')).toHaveValue('');
  await expect(newName(dialog, 'categories')).toBeFocused();
  await expect(updates).toHaveAttribute('data-updates', '1');
  expect(calls[0]).toBe('POST /api/item-categories {"name":"Bearings"}');
  expect(calls).toContain('GET /api/item-categories');

  await newName(dialog, 'categories').fill('Abrasives');
  await addButton(dialog).click();
  await expect(toast(page, 'Added category: Abrasives')).toBeVisible();
  await expect(chips(dialog).first()).toHaveText('Abrasives');
  await expect(updates).toHaveAttribute('data-updates', '2');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/item-categories {"name":"Bearings"}',
    'POST /api/item-categories {"name":"Abrasives"}',
  ]);

  // What was added can be chosen at once.
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Manage Categories' })).toBeFocused();
  const category = page.getByRole('combobox', { name: /^Category/ });
  await category.click();
  await page.getByRole('option', { name: 'Bearings' }).click();

  // Renamed where it is listed; the form has the same category still. What keeps its name offers nothing.
  await openList(page, 'categories');
  await expect(dialog.getByRole('button', { name: 'Rename Misc' })).toHaveCount(0);
  const rename = dialog.getByRole('button', { name: 'Rename Bearings' });
  await rename.click();
  await expect(dialog.getByRole('textbox', { name: 'New name of Bearings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Ball bearings');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Category renamed: Ball bearings')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Rename Ball bearings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(category).toContainText('Ball bearings');

  // The dialog may be closed before the answer.
  let renameIt: () => void = () => {};
  const slow = new Promise<void>((resolve) => (renameIt = resolve));
  await page.route('**/api/item-categories/*', async (route) => {
    await slow;
    await route.continue();
  });
  await openList(page, 'categories');
  await dialog.getByRole('button', { name: 'Rename Ball bearings' }).click();
  await page.keyboard.insertText('Roller bearings');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  renameIt();
  await expect(category).toContainText('Roller bearings');
  await openList(page, 'categories');
  await expect(dialog.getByRole('button', { name: 'Rename Roller bearings' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /^New name of/ })).toHaveCount(0);
});

test('ITEMF-40 CALL-77 ERR-47 ERR-48 ERR-49 ERR-50 ERR-53 LOOKUP-01 LOOKUP-04: removing a category shows a spinner on its chip, then the list without it; a failed add and removal say why, the removal for 5 s, with what may be the cause', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  const location = await server.addLocation({ name: 'Bench' });
  await server.addItem({ name: 'Pop rivets', category: 'Rivets', location });
  expectConsole(/409 \(Conflict\)/);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/item-categories/*', async (route) => {
    await held;
    await route.continue();
  });
  const { json } = await server.api('GET', '/api/item-categories');
  const plumbing = (json as { id: number; name: string }[]).find(({ name }) => name === 'Plumbing');
  await page.clock.install();
  await page.goto('/add');
  const dialog = await openList(page, 'categories');
  await expect(chips(dialog)).toHaveCount(BUILT_IN_CATEGORIES.length);
  const updates = await countUpdates(page);
  const calls = callsOf(page, 'categories');

  await removeButton(dialog, 'Plumbing').click();
  const chip = chips(dialog).filter({ hasText: 'Plumbing' });
  await expect(chip.getByRole('status', { name: 'Removing Plumbing' })).toBeVisible();
  await expect(dialog.getByRole('status', { name: /Removing/ })).toHaveCount(1);
  release();
  await expect(toast(page, 'Category removed')).toBeVisible();
  await expect(chip).toHaveCount(0);
  await expect(chips(dialog)).toHaveCount(BUILT_IN_CATEGORIES.length - 1);
  await expect(updates).toHaveAttribute('data-updates', '1');
  expect(calls[0]).toBe(`DELETE /api/item-categories/${plumbing?.id}`);
  expect(calls).toContain('GET /api/item-categories');
  // The keyboard goes on where the chip was.
  await expect(removeButton(dialog, 'Raw Materials')).toBeFocused();

  await newName(dialog, 'categories').fill('rivets');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Failed to add category: The category Rivets already exists.')).toBeVisible();
  await expect(newName(dialog, 'categories')).toHaveValue('rivets');

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await removeButton(dialog, 'Rivets').click();
  const failure = toast(page, 'Failed to remove category: The category Rivets is used by 1 item.');
  await expect(failure).toBeVisible();
  await expect(toast(page, 'This category might be in use by items in your inventory.')).toBeVisible();
  await expect(removeButton(dialog, 'Rivets')).toBeVisible();
  await page.clock.runFor(4900);
  await expect(failure).toBeVisible();
  await page.clock.runFor(200);
  await expect(failure).toHaveCount(0);
  // On a phone the dialog stands over the message.
  await expect(dialog.getByRole('alert')).toHaveText('Not removed. The category Rivets is used by 1 item.');
});

test('LOOKUP-02 LOOKUP-03 LOOKUP-05 LOOKUP-06 CALL-70 CALL-71 CALL-72 CALL-73 CALL-74 ERR-46 VALID-30 VALID-31: types, and areas in capitals, are added and removed by their calls, the list is read anew and the window told; what fails says why', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  await server.addLocation({ name: 'Workshop', type: 'Room', area: 'HOUSE' });
  expectConsole(/409 \(Conflict\)/);
  /** That neither one that is there can be added again, nor one that is in use removed. */
  const expectRefused = async (dialog: Locator, kind: Kind, thing: string, known: string, other: string) => {
    const failed = 'Failed to add or remove location type or area:';
    const refusal = `The ${thing} ${known} already exists.`;
    await newName(dialog, kind).fill(other);
    await page.keyboard.press('Enter');
    await expect(toast(page, `${failed} ${refusal}`)).toBeVisible();
    // Said at the field too, and what was typed stays there.
    await expect(newName(dialog, kind)).toHaveAccessibleDescription(refusal);
    await expect(newName(dialog, kind)).toHaveValue(other);
    await removeButton(dialog, known).click();
    await expect(toast(page, `${failed} The ${thing} ${known} is used by 1 location.`)).toBeVisible();
    await expect(removeButton(dialog, known)).toBeVisible();
  };

  await page.goto('/add-location');
  const types = await openList(page, 'types');
  await expect(removeButton(types, 'Room')).toBeVisible();
  const updates = await countUpdates(page);
  const typeCalls = callsOf(page, 'types');
  await expectBlankRefused(page, types, 'types', 'Type name cannot be empty');
  expect(typeCalls).toEqual([]);
  await newName(types, 'types').fill('Pegboard');
  await page.keyboard.press('Enter');
  await expect(removeButton(types, 'Pegboard')).toBeVisible();
  await expect(updates).toHaveAttribute('data-updates', '1');
  expect(typeCalls[0]).toBe('POST /api/location-types {"name":"Pegboard"}');
  expect(typeCalls).toContain('GET /api/location-types');
  typeCalls.length = 0;
  await removeButton(types, 'Pegboard').click();
  await expect(removeButton(types, 'Pegboard')).toHaveCount(0);
  await expect(toast(page, 'Type removed')).toBeVisible();
  await expect(updates).toHaveAttribute('data-updates', '2');
  expect(typeCalls[0]).toMatch(/^DELETE \/api\/location-types\/\d+$/);
  await expect.poll(() => typeCalls).toContain('GET /api/location-types');
  await expectRefused(types, 'types', 'type', 'Room', 'rOOm');
  await page.keyboard.press('Escape');
  await expect(types).toHaveCount(0);
  await closeMessages(page);

  const areas = await openList(page, 'areas');
  await expect(chips(areas)).toHaveText(['GARAGE', 'HANGAR', 'HOUSE']);
  const areaCalls = callsOf(page, 'areas');
  await expectBlankRefused(page, areas, 'areas', 'Area name cannot be empty');
  expect(areaCalls).toEqual([]);
  await newName(areas, 'areas').fill('boat house');
  await addButton(areas).click();
  await expect(chips(areas)).toHaveText(['BOAT HOUSE', 'GARAGE', 'HANGAR', 'HOUSE']);
  await expect(updates).toHaveAttribute('data-updates', '3');
  expect(areaCalls[0]).toBe('POST /api/location-areas {"name":"BOAT HOUSE"}');
  expect(areaCalls).toContain('GET /api/location-areas');
  areaCalls.length = 0;
  await removeButton(areas, 'GARAGE').click();
  await expect(chips(areas)).toHaveText(['BOAT HOUSE', 'HANGAR', 'HOUSE']);
  await expect(updates).toHaveAttribute('data-updates', '4');
  expect(areaCalls[0]).toMatch(/^DELETE \/api\/location-areas\/\d+$/);
  await expect.poll(() => areaCalls).toContain('GET /api/location-areas');
  await expectRefused(areas, 'areas', 'area', 'HOUSE', 'house');

  // The field beside it has the new area and has lost the removed one.
  await page.keyboard.press('Escape');
  await expect(areas).toHaveCount(0);
  await expect(page.getByRole('form').getByLabel('Area').locator('option')).toHaveText([
    'Choose an area',
    'BOAT HOUSE',
    'HANGAR',
    'HOUSE',
  ]);
});

test('LOOKUP-07: a categories-updated event of the window refreshes the lists on screen', async ({
  loggedIn: page,
  server,
}) => {
  const location = await server.addLocation({ name: 'Bench' });
  await server.addItem({ name: 'First bolt', location });
  await page.goto('/');
  const grid = page.getByRole('region', { name: 'Items' });
  await expect(grid).toContainText('Showing 1-1 of 1 items');
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  // Changed past this browser: only the event can bring it here.
  await server.addItem({ name: 'Second bolt', location });
  await server.addLocation({ name: 'Tool wall' });
  await page.evaluate(() => window.dispatchEvent(new Event('categories-updated')));
  await expect(page.getByRole('article', { name: 'Tool wall' })).toBeVisible();
  await expect(grid).toContainText('Showing 1-2 of 2 items');
  await expect.poll(() => seen).toContain('/api/item-categories');
  expect(seen).toContain('/api/locations/hierarchy');
});
