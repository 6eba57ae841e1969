import type { Page, Route } from '@playwright/test';
import { decodeHierarchy, decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import type { TestServer } from '../../support/app.ts';
import { drawCabinet } from '../../support/cabinet.ts';
import {
  addPhoto,
  dialogOf,
  expect,
  expectStandsStill,
  openImages,
  panelOf,
  test,
} from '../../support/analysis.ts';

async function itemsOf(server: TestServer): Promise<Item[]> {
  return decodeItems((await server.api('GET', '/api/items')).json).items;
}

async function childLabels(server: TestServer): Promise<string[]> {
  const [root] = decodeHierarchy((await server.api('GET', '/api/locations/hierarchy')).json);
  return (root?.children ?? []).map(({ label }) => label).toSorted();
}

/** The dialog for a cabinet of 2 rows and 3 columns whose analysis stands already. */
async function opened(server: TestServer, page: Page) {
  const { jpeg, compartments } = await drawCabinet(2, 3, [
    'Bolts',
    'Nuts',
    'Pins',
    'Rings',
    'Clips',
    'Hooks',
  ]);
  await page.route('**/analyze?*', (route) =>
    route.fulfill({ json: { status: 'completed', summary: 'Six drawers.', compartments } }),
  );
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1', type: 'Cabinet' });
  await addPhoto(server, { kind: 'location', id: location.id }, jpeg);
  await openImages(page, location.id);
  await panelOf(page).getByRole('button', { name: 'Create Items' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  return { dialog, location };
}

/** Refuses the creation of items with this name. */
const refuse = (name: string) => (route: Route) =>
  route.request().postDataJSON().name === name
    ? route.fulfill({ status: 422, json: { message: `No ${name} today` } })
    : route.continue();

test('BULK-02 BULK-03 VALID-32 VALID-33 VALID-34: all off by A, none created; on again by Space, and only those are created; texts are cut while they are typed, and the rest is counted near the end', async ({
  server,
  loggedIn: page,
}) => {
  const { dialog } = await opened(server, page);
  await expect(dialog.getByRole('checkbox', { name: 'Select all compartments' })).toBeFocused();
  await page.keyboard.press('a');
  await expect(dialog.getByText('0 selected')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Please select at least one item to create.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Name of item 1', exact: true });
  await name.fill('n'.repeat(44));
  await expect(dialog.getByText(/characters? left/)).toHaveCount(0);
  await name.fill('n'.repeat(45));
  await expect(dialog.getByText('5 characters left')).toBeVisible();
  await name.pressSequentially('nnnnnnnn');
  await expect(name).toHaveValue('n'.repeat(50));
  await expect(dialog.getByText('0 characters left')).toBeVisible();
  const description = dialog.getByRole('textbox', { name: 'Description of item 1', exact: true });
  await description.fill('d'.repeat(234));
  await expect(dialog.getByText(/characters? left/)).toHaveCount(1);
  await description.fill('d'.repeat(300));
  await expect(description).toHaveValue('d'.repeat(255));

  for (const number of [2, 5]) {
    await dialog.getByRole('checkbox', { name: `Create item ${number},` }).focus();
    await page.keyboard.press('Space');
  }
  // In a field, A is a letter.
  await dialog.getByRole('textbox', { name: 'Name of item 5', exact: true }).fill('');
  await page.keyboard.type('a');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name of item 5', exact: true })).toBeFocused();
  await page.keyboard.type(' b');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('2 of 2 created')).toBeVisible();
  await expectStandsStill(page, dialog);
  expect((await itemsOf(server)).map(({ name }) => name).toSorted()).toEqual(['Nuts', 'a b']);
});

test('BULK-04 BULK-05 BULK-06 BULK-07 BULK-08: goes on past failures, lists them with their number, and tries them again', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/422/);
  const { dialog } = await opened(server, page);
  await page.route('**/api/items', refuse('Nuts'));
  await dialog.getByRole('button', { name: 'Create 6 items' }).click();
  await expect(dialog.getByText('5 of 6 created')).toBeVisible();
  const failed = dialog.getByRole('group', { name: 'Failed: 1 item' });
  await expect(failed.getByRole('listitem')).toHaveText(['2. Nuts: Failed to create item: No Nuts today']);
  // Closing would lose it: asked, and kept.
  page.once('dialog', (question) => void question.dismiss());
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('textbox', { name: 'Name of item 2', exact: true })).toHaveValue('Nuts');
  await page.unroute('**/api/items');
  await dialog.getByRole('button', { name: 'Try the failed again' }).click();
  await expect(dialog.getByText('6 of 6 created')).toBeVisible();
  const items = await itemsOf(server);
  expect(items).toHaveLength(6);
  for (const item of items) {
    expect(item).toMatchObject({ category: 'Hardware', quantity: 1, notes: `${item.name}, loose ones` });
  }
});

test('what is being created takes no text; Ctrl+Z on a button leaves what was typed before, and takes the run back', async ({
  server,
  loggedIn: page,
}) => {
  const { dialog } = await opened(server, page);
  const name = (number: number) =>
    dialog.getByRole('textbox', { name: `Name of item ${number}`, exact: true });
  await name(5).click();
  await page.keyboard.type('X');
  const typed = await name(5).inputValue();
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/items', async (route) => {
    if (route.request().method() === 'POST') await held;
    return route.continue();
  });
  const create = dialog.getByRole('button', { name: 'Create 6 items' });
  await create.focus();
  await page.keyboard.press('Control+z');
  await expect(name(5)).toHaveValue(typed);
  await create.click();
  await expect(dialog.getByText('0 of 6 created')).toBeVisible();
  for (const number of [1, 5]) await expect(name(number)).not.toBeEditable();
  await name(5).focus();
  go();
  await expect(dialog.getByText('6 of 6 created')).toBeVisible();
  expect((await itemsOf(server)).map((item) => item.name)).toContain(typed);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Removed 6 items again')).toBeVisible();
  expect(await itemsOf(server)).toEqual([]);
});

test('created by keys from where the focus begins, it ends on Done, which Enter presses', async ({
  server,
  loggedIn: page,
}) => {
  const { dialog } = await opened(server, page);
  await expect(dialog.getByRole('checkbox', { name: 'Select all compartments' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await itemsOf(server)).toHaveLength(6);
});

test('a lost answer and double presses make nothing twice; Undo takes everything back from the message', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const { dialog } = await opened(server, page);
  let lost = 0;
  let isLosing = true;
  await page.route('**/api/items', async (route) => {
    if (route.request().postDataJSON().name !== 'Pins' || !isLosing) return route.continue();
    lost++;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Create 6 items' }).dblclick();
  // One lost answer is found out by itself (decision 0029): all of its tries lose theirs.
  await expect(dialog.getByText('5 of 6 created')).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  isLosing = false;
  await page.keyboard.press('r');
  await expect(dialog.getByText('6 of 6 created')).toBeVisible();
  expect(await itemsOf(server)).toHaveLength(6);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('6 items created')).toBeVisible();
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(messages.getByText('6 items removed')).toBeVisible();
  expect(await itemsOf(server)).toEqual([]);
});

test('one location for each compartment: labelled by its place unless that is taken, with its item in it, and taken back with it', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/409/);
  const { dialog, location } = await opened(server, page);
  const other = await server.addLocation({ name: 'Elsewhere', label: 'ws-dc1-r1c2', parent: location });
  await dialog.getByRole('checkbox', { name: 'One location for each compartment' }).check();
  await dialog.getByRole('button', { name: 'Create 6 items' }).click();
  await expect(dialog.getByText('6 of 6 created')).toBeVisible();
  expect(await childLabels(server)).toEqual([
    '',
    'WS-DC1-R1C1',
    'WS-DC1-R1C3',
    'WS-DC1-R2C1',
    'WS-DC1-R2C2',
    'WS-DC1-R2C3',
    'ws-dc1-r1c2',
  ]);
  const homes = (await itemsOf(server)).map(({ location_id: id }) => id);
  expect(new Set(homes).size).toBe(6);
  expect(homes).not.toContain(location.id);
  expect(homes).not.toContain(other.id);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('12 of 12 removed')).toBeVisible();
  expect(await itemsOf(server)).toEqual([]);
  expect(await childLabels(server)).toEqual(['ws-dc1-r1c2']);
});

test('a run can be stopped after the one under way; one whose page was left goes on and tells its end', async ({
  server,
  loggedIn: page,
}) => {
  test.slow();
  const { dialog } = await opened(server, page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/items', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Create 6 items' }).click();
  await expect(dialog.getByText('0 of 6 created')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Stopping…')).toBeVisible();
  release();
  await expect(dialog.getByText('1 of 6 created')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create 5 items' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  // As a link would: within the app, with the dialog still open.
  await page.evaluate(() => window.history.pushState(null, '', '/'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('6 items created')).toBeVisible();
  expect(await itemsOf(server)).toHaveLength(6);
});
