import type { Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const form = (page: Page) => page.getByRole('form');
const field = (page: Page, label: string) => form(page).getByLabel(label);
const nameField = (page: Page) => form(page).getByRole('textbox', { name: /^Name/ });
const labelField = (page: Page) => form(page).getByRole('textbox', { name: /^Label/ });
const createButton = (page: Page) => form(page).getByRole('button', { name: 'Create Location' });
const saveButton = (page: Page) => form(page).getByRole('button', { name: 'Save', exact: true });
/** The choice of a parent: a button that opens a list with a search box. */
const parentField = (page: Page) => form(page).getByRole('combobox', { name: /^Parent Location/ });
/** What a select shows as chosen. */
const chosen = (page: Page, label: string) => field(page, label).locator('option:checked');

async function openAddForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/add-location${query}`);
  await expect(nameField(page)).toBeVisible();
}

async function openEditForm(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await page.goto(`/edit-location/${id}`);
  await expect(nameField(page)).toHaveValue(name);
}

/** The entries of an open parent list; the native selects have options too. */
const parents = (page: Page) => page.getByRole('listbox').getByRole('option');

async function chooseParent(page: Page, query: string, option: string): Promise<void> {
  await parentField(page).click();
  await page.getByRole('combobox', { name: 'Search locations' }).fill(query);
  await parents(page).filter({ hasText: option }).first().click();
}

test('ROUTE-08 LOCF-01 LOCF-09 LOCF-10 LOCF-11 LOCF-12 LOCF-13 LOCF-14 LOCF-15 LOCF-16 LOCF-18: /add-location shows the form with its fields and dialogs', async ({
  server,
  loggedIn: page,
}) => {
  await openAddForm(page);
  await expect(page).toHaveURL(`${server.url}/add-location`);
  await expect(title(page)).toHaveText('Add Storage Location');
  for (const required of [/^Name\s*required$/, /^Location Type\s*required$/, /^Area\s*required$/]) {
    await expect(form(page).locator('label').filter({ hasText: required })).toBeVisible();
  }
  for (const optional of [/^Parent Location\s*optional$/, /^Label\s*optional$/, /^Description\s*optional$/]) {
    await expect(form(page).locator('label').filter({ hasText: optional })).toBeVisible();
  }
  await expect(form(page).getByRole('textbox', { name: /^Description/ })).toBeVisible();
  await expect(labelField(page)).toBeVisible();
  await expect(parentField(page)).toBeVisible();
  await expect(chosen(page, 'Location Type')).toHaveText('Container');
  await expect(chosen(page, 'Area')).toHaveText('HANGAR');
  await expect(createButton(page)).toBeVisible();

  for (const name of ['Manage Types', 'Manage Areas']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('ROUTE-09 ROUTE-14: without a login both forms lead to /login, and back to the form after it', async ({
  server,
  page,
}) => {
  const shelf = await server.addLocation({ name: 'Shelf' });
  await page.goto(`/edit-location/${shelf.id}`);
  await expect(title(page)).toHaveText('Login');
  await expect(page).toHaveURL(/\/login\?from=/);

  await page.goto(`/add-location?parent_id=${shelf.id}`);
  await expect(title(page)).toHaveText('Login');
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(title(page)).toHaveText('Add Storage Location');
  await expect(page).toHaveURL(`${server.url}/add-location?parent_id=${shelf.id}`);
  await expect(parentField(page)).toContainText('Shelf');
});

test('ROUTE-10: parent_id fills in the parent, and the new location is put there', async ({
  server,
  loggedIn: page,
}) => {
  const room = await server.addLocation({ name: 'Loft', type: 'Room', label: 'LFT' });
  await openAddForm(page, `?parent_id=${room.id}`);
  await expect(parentField(page)).toContainText('Loft');
  await nameField(page).fill('Rafter shelf');
  await createButton(page).click();
  await expect(title(page)).toHaveText('Rafter shelf');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Loft (Room)');
});

test('a label that is nowhere yet leads to the form of its location', async ({
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto('/location/TAPE 4%265');
  await page.getByRole('link', { name: 'Create a location with this label' }).click();
  await expect(title(page)).toHaveText('Add Storage Location');
  await expect(labelField(page)).toHaveValue('TAPE 4&5');
  await nameField(page).fill('Taped drawer');
  await createButton(page).click();
  await expect(title(page)).toHaveText('Taped drawer');
  await page.goto('/location/TAPE 4%265');
  await expect(title(page)).toHaveText('Taped drawer');
});

test('ROUTE-13 LOCF-03 LOCF-17 LOCF-19: the edit form shows the location, and Cancel puts back what it was', async ({
  server,
  loggedIn: page,
}) => {
  const house = await server.addLocation({ name: 'House', type: 'Room', area: 'HOUSE' });
  const closet = await server.addLocation({
    name: 'Broom closet',
    type: 'Closet',
    area: 'HOUSE',
    label: 'BC1',
    description: 'Under the stairs',
    parent: house,
  });
  await openEditForm(page, closet);
  await expect(title(page)).toHaveText('Edit Storage Location');
  await expect(saveButton(page)).toBeVisible();
  const expectAsStored = async () => {
    await expect(nameField(page)).toHaveValue('Broom closet');
    await expect(chosen(page, 'Location Type')).toHaveText('Closet');
    await expect(chosen(page, 'Area')).toHaveText('HOUSE');
    await expect(parentField(page)).toContainText('House');
    await expect(labelField(page)).toHaveValue('BC1');
    await expect(field(page, 'Description')).toHaveValue('Under the stairs');
  };
  await expectAsStored();

  await nameField(page).fill('X');
  await field(page, 'Location Type').selectOption('Box');
  await field(page, 'Area').selectOption('GARAGE');
  await parentField(page).click();
  await page.getByRole('option', { name: 'None (top level)' }).click();
  await labelField(page).fill('ZZ');
  await field(page, 'Description').fill('Gone');
  await saveButton(page).click();
  const message = form(page).getByText('Name must be at least 2 characters.');
  await expect(message).toBeVisible();

  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await expectAsStored();
  await expect(message).toHaveCount(0);
  await expect(page).toHaveURL(`${server.url}/edit-location/${closet.id}`);
});

test('LOCF-02: Back leads to the page before', async ({ server, loggedIn: page }) => {
  const shelf = await server.addLocation({ name: 'Shelf' });
  await page.goto(`/location/${shelf.id}`);
  await page.getByRole('link', { name: 'Add Location' }).first().click();
  await expect(title(page)).toHaveText('Add Storage Location');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${server.url}/location/${shelf.id}`);
  await expect(title(page)).toHaveText('Shelf');
});

test('LOCF-04 LOCF-05 LOCF-06: the edit form says that it loads, that loading failed, and that there is no such location', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  const shelf = await server.addLocation({ name: 'Shelf' });
  let answer: 'late' | 'fails' = 'late';
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/locations/${shelf.id}`, async (route) => {
    if (answer === 'fails') return route.fulfill({ status: 500, json: { message: 'The disk is on fire.' } });
    await held;
    return route.continue();
  });
  await page.goto('/');
  await page.goto(`/edit-location/${shelf.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(title(page)).toHaveText('Edit Storage Location');
  release();
  await expect(nameField(page)).toHaveValue('Shelf');

  answer = 'fails';
  expectConsole(/500 \(Internal Server Error\)/);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading location' });
  await expect(alert).toContainText('The disk is on fire.');
  await expect(nameField(page)).toHaveCount(0);
  await alert.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${server.url}/`);

  expectConsole(/404 \(Not Found\)/);
  await page.goto('/edit-location/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Location not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('LOCF-07 LOCF-08 ERR-45: a failed save says so in an alert with a hint and in a toast, and keeps what was entered', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  const shelf = await server.addLocation({ name: 'Shelf', label: 'S1' });
  await openEditForm(page, shelf);
  expectConsole(/422 \(Unprocessable Entity\)|409 \(Conflict\)|ERR_CONNECTION|Failed to load resource/);
  await page.route(`**/api/locations/${shelf.id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, json: { message: 'The disk is full.' } })
      : route.continue(),
  );
  await nameField(page).fill('Long shelf');
  await saveButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update location' }).first();
  await expect(alert).toContainText('The disk is full.');
  await expect(alert).toContainText('what you entered is still here');
  await expect(page.getByText(/^Failed to create or update location: .*The disk is full\./)).toBeVisible();
  await expect(nameField(page)).toHaveValue('Long shelf');
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.unrouteAll();

  // Nobody answers at all: it is kept here, and the same form goes on from it.
  await server.stop();
  await saveButton(page).click();
  await expect(page.getByText('Server unavailable - changes stored locally')).toBeVisible();
  await expect(page.getByText('Offline Update Saved')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Long shelf');

  await server.start();
  await saveButton(page).click();
  await expect(page).toHaveURL(`${server.url}/location/${shelf.id}`);
  await expect(title(page)).toHaveText('Long shelf');

  // A new location that is refused.
  await openAddForm(page);
  await nameField(page).fill('Other shelf');
  await labelField(page).fill('s1');
  await createButton(page).click();
  await expect(
    page.getByText(/^Failed to create or update location: .*already used by Long shelf/),
  ).toBeVisible();
});

test('LOCF-20 LOCF-21: a parent is offered with its path, joined by ›, and its type; never the location itself or what is in it', async ({
  server,
  loggedIn: page,
}) => {
  const barn = await server.addLocation({ name: 'Barn', type: 'Room' });
  const rack = await server.addLocation({ name: 'Rack', type: 'Shelf Unit', parent: barn });
  const crate = await server.addLocation({ name: 'Crate', type: 'Box', parent: rack });
  await server.addLocation({ name: 'Tray', type: 'Drawer', parent: crate });

  await openEditForm(page, rack);
  await parentField(page).click();
  await expect(parents(page)).toHaveText([/^None \(top level\)$/, /^Barn\s*Room$/]);
  await page.keyboard.press('Escape');
  await expect(parentField(page)).toBeFocused();

  await openAddForm(page);
  await parentField(page).click();
  await expect(parents(page)).toHaveText([
    /^None \(top level\)$/,
    /^Barn\s*Room$/,
    /^Barn › Rack\s*Shelf Unit$/,
    /^Barn › Rack › Crate\s*Box$/,
    /^Barn › Rack › Crate › Tray\s*Drawer$/,
  ]);
  await page.keyboard.type('barn tray');
  await expect(parents(page)).toHaveText([/^Barn › Rack › Crate › Tray\s*Drawer$/]);
});

test('LSAVE-01 LSAVE-02 LSAVE-03 LSAVE-04: a saved location says so, and its page follows 300 ms later', async ({
  server,
  loggedIn: page,
}) => {
  await page.clock.install();
  await openAddForm(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const created = page.waitForResponse((response) => response.request().method() === 'POST');
  await nameField(page).fill('Tool wall');
  await createButton(page).click();
  const { id } = await (await created).json();
  await expect(page.getByText('Location created')).toBeVisible();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(`${server.url}/add-location`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${server.url}/location/${id}`);
  await page.clock.resume();
  await expect(title(page)).toHaveText('Tool wall');

  await page.getByRole('link', { name: 'Edit Location' }).click();
  await expect(nameField(page)).toHaveValue('Tool wall');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await nameField(page).fill('Tool board');
  await saveButton(page).click();
  await expect(page.getByText('Location updated')).toBeVisible();
  await page.clock.runFor(299);
  await expect(page).toHaveURL(`${server.url}/edit-location/${id}`);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${server.url}/location/${id}`);
  await page.clock.resume();
  await expect(title(page)).toHaveText('Tool board');
});

test('LSAVE-05: where the host tells no id of the new location, Home follows', async ({
  server,
  loggedIn: page,
}) => {
  await openAddForm(page);
  await page.route('**/api/locations', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { message: 'Created.' } });
  });
  await nameField(page).fill('Tool wall');
  await createButton(page).click();
  await expect(page.getByText('Location created')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  // The new location is on the list, so the tree was read anew.
  await expect(page.getByRole('article', { name: 'Tool wall' })).toBeVisible();
});

test('VALID-24 VALID-25 VALID-26: a short name and a missing type and area each get their message, and nothing is sent', async ({
  server,
  loggedIn: page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await openAddForm(page);
  await nameField(page).fill(' X ');
  await field(page, 'Location Type').selectOption('');
  await field(page, 'Area').selectOption('');
  await createButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription(/Name must be at least 2 characters\./);
  await expect(field(page, 'Location Type')).toHaveAccessibleDescription(/Type is required/);
  await expect(field(page, 'Area')).toHaveAccessibleDescription(/Area is required/);
  await expect(nameField(page)).toBeFocused();
  await expect(form(page).getByRole('status')).toHaveText(
    '3 fields need attention: Name, Location Type, Area',
  );

  await nameField(page).fill('XY');
  await expect(form(page).getByText('Name must be at least 2 characters.')).toHaveCount(0);
  await expect(form(page).getByText('Type is required')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(`${server.url}/add-location`);
});

test('VALID-27: a name, a type and an area are enough', async ({ server, loggedIn: page }) => {
  await openAddForm(page);
  await nameField(page).fill('Bench');
  await createButton(page).click();
  await expect(title(page)).toHaveText('Bench');
  await expect(page).toHaveURL(/\/location\//);
  const { json } = await server.api('GET', '/api/locations/hierarchy');
  expect(json).toEqual([
    expect.objectContaining({ name: 'Bench', label: '', description: '', parent_id: null }),
  ]);
});

test('GOAL-02: locations of every kind are put into each other, and one is moved with all that is in it', async ({
  server,
  loggedIn: page,
}) => {
  const attic = await server.addLocation({ name: 'Attic', type: 'Room', area: 'HOUSE' });
  await server.addLocation({ name: 'Cellar', type: 'Room', area: 'HOUSE' });
  let parent = 'Attic';
  await page.goto(`/location/${attic.id}`);
  for (const [name, type] of [
    ['Shelf A', 'Shelf'],
    ['Cabinet B', 'Cabinet'],
    ['Drawer C', 'Drawer'],
    ['Box D', 'Box'],
    ['Bin E', 'Bin'],
    ['Container F', 'Container'],
  ] as const) {
    await expect(title(page)).toHaveText(parent);
    await page.getByRole('link', { name: 'Add Location' }).first().click();
    await nameField(page).fill(name);
    await field(page, 'Location Type').selectOption(type);
    await createButton(page).click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(parent);
    parent = name;
  }

  // The cabinet, with four levels inside, goes to the cellar.
  const search = page.getByRole('combobox', { name: 'Search locations' });
  const found = page.getByRole('listbox', { name: 'Locations' }).getByRole('option');
  await page.keyboard.press('/');
  await search.fill('cabinet');
  await found.filter({ hasText: 'Cabinet B' }).first().click();
  await expect(title(page)).toHaveText('Cabinet B');
  await page.getByRole('link', { name: 'Edit Location' }).click();
  await chooseParent(page, 'cellar', 'Cellar');
  await saveButton(page).click();
  await expect(title(page)).toHaveText('Cabinet B');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Cellar (Room)');
  await page.keyboard.press('/');
  await search.fill('container f');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Cellar › Cabinet B › Drawer C › Box D › Bin E');
});

test('a label that is taken, also in other case, is refused at its field, and nothing entered is lost', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  await server.addLocation({ name: 'First drawer', label: 'WS-DC1' });
  expectConsole(/409 \(Conflict\)/);
  await openAddForm(page);
  await nameField(page).fill('Second drawer');
  await field(page, 'Location Type').selectOption('Drawer');
  await labelField(page).fill('ws-dc1');
  await field(page, 'Description').fill('Spanners');
  await createButton(page).click();
  await expect(labelField(page)).toHaveAccessibleDescription(/already used by First drawer/);
  await expect(labelField(page)).toBeFocused();
  await expect(nameField(page)).toHaveValue('Second drawer');
  await expect(chosen(page, 'Location Type')).toHaveText('Drawer');
  await expect(field(page, 'Description')).toHaveValue('Spanners');

  // Another location may have the same name; only labels are unique.
  await nameField(page).fill('First drawer');
  await labelField(page).fill('WS-DC2');
  await createButton(page).click();
  await expect(page).toHaveURL(/\/location\//);
  await expect(title(page)).toHaveText('First drawer');
});

test('a blank or overlong name is refused at its field; right-to-left text and emoji are saved and shown', async ({
  loggedIn: page,
  server,
}) => {
  await openAddForm(page);
  await nameField(page).fill('    ');
  await createButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription(/Name must be at least 2 characters\./);
  await nameField(page).fill('n'.repeat(300));
  await createButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription(/Name must be 100 characters or less/);
  await expect(nameField(page)).toHaveValue('n'.repeat(300));

  const name = 'درج المفكات 🪛🧰';
  await nameField(page).fill(name);
  await labelField(page).fill('מגירה-7');
  await field(page, 'Description').fill('👩🏽‍🔧 ← ימין לשמאל');
  await createButton(page).click();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByText('👩🏽‍🔧 ← ימין לשמאל')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('Location URL copied to clipboard')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('article', { name })).toContainText('מגירה-7');

  // By its label as the address.
  await page.goto(`/location/${encodeURIComponent('מגירה-7')}`);
  await expect(title(page)).toHaveText(name);
  await expect(page).toHaveURL(`${server.url}/location/${encodeURIComponent('מגירה-7')}`);
  // The whole name of 100 characters, made of one long word, does not widen the page.
  await openAddForm(page);
  await nameField(page).fill('W'.repeat(100));
  await createButton(page).click();
  await expect(title(page)).toHaveText('W'.repeat(100));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
