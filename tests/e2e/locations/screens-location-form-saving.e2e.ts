import { expect, test } from '../../support/app.ts';
import {
  chosen,
  createButton,
  field,
  labelField,
  nameField,
  parentField,
  saveButton,
  title,
} from '../../support/locationForm.ts';

test('LOCF-07 LOCF-08 ERR-45: a failed save says so in an alert with a hint and in a toast, a taken label at its field, and what was entered is kept', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  const shelf = await server.addLocation({ name: 'Shelf', label: 'WS-DC1' });
  await page.goto(`/edit-location/${shelf.id}`);
  await expect(nameField(page)).toHaveValue('Shelf');
  expectConsole(/422 \(Unprocessable Entity\)|409 \(Conflict\)|ERR_CONNECTION|Failed to load resource/);
  await page.route(`**/api/locations/${shelf.id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, json: { message: 'The disk is full.' } })
      : route.continue(),
  );
  await nameField(page).fill('Long shelf');
  await saveButton(page).click();
  const alert = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Failed to update location' })
    .first();
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

  // A new location that is refused: its label is taken, in other case.
  await page.getByRole('link', { name: 'Add Location' }).first().click();
  await nameField(page).fill('Second drawer');
  await field(page, 'Location Type').selectOption('Drawer');
  await labelField(page).fill('ws-dc1');
  await field(page, 'Description').fill('Spanners');
  await createButton(page).click();
  await expect(labelField(page)).toHaveAccessibleDescription(/already used by Long shelf/);
  await expect(labelField(page)).toBeFocused();
  await expect(
    page.getByText(/^Failed to create or update location: .*already used by Long shelf/),
  ).toBeVisible();
  await expect(nameField(page)).toHaveValue('Second drawer');
  await expect(chosen(page, 'Location Type')).toHaveText('Drawer');
  await expect(field(page, 'Description')).toHaveValue('Spanners');

  // Another location may have the same name; only labels are unique.
  await nameField(page).fill('Long shelf');
  await labelField(page).fill('WS-DC2');
  await createButton(page).click();
  await expect(page.getByRole('main')).toContainText('(WS-DC2)');
  await expect(title(page)).toHaveText('Long shelf');
});

test('LSAVE-01 LSAVE-02 LSAVE-03 LSAVE-04 LSAVE-05 VALID-27 ENT-16 ENT-19: a saved location says so, its page follows 300 ms later, Home where the host tells no id; a name is enough for a Container in HANGAR', async ({
  server,
  loggedIn: page,
}) => {
  await page.clock.install();
  await page.goto('/add-location');
  await expect(nameField(page)).toBeVisible();
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
  expect((await server.api('GET', '/api/locations/hierarchy')).json).toEqual([
    expect.objectContaining({
      name: 'Tool wall',
      label: '',
      description: '',
      parent_id: null,
      location_type_name: 'Container',
      location_area_name: 'HANGAR',
    }),
  ]);

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

  await page.route('**/api/locations', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { message: 'Created.' } });
  });
  await page.goto('/add-location');
  await nameField(page).fill('Peg wall');
  await createButton(page).click();
  await expect(page.getByText('Location created')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  // The new location is on the list, so the tree was read anew.
  await expect(page.getByRole('article', { name: 'Peg wall' })).toBeVisible();
});

test('GOAL-02 ROUTE-10: a location is put into the one that it is added on, and one is moved with all that is in it', async ({
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
  ] as const) {
    await expect(title(page)).toHaveText(parent);
    await page.getByRole('link', { name: 'Add Location' }).first().click();
    await expect(parentField(page)).toContainText(parent);
    await nameField(page).fill(name);
    await field(page, 'Location Type').selectOption(type);
    await createButton(page).click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(parent);
    parent = name;
  }

  // The cabinet, with four levels inside, goes to the cellar.
  let inside = { id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
  for (const [name, type] of [
    ['Drawer C', 'Drawer'],
    ['Box D', 'Box'],
    ['Bin E', 'Bin'],
    ['Container F', 'Container'],
  ] as const) {
    inside = await server.addLocation({ name, type, parent: inside });
  }
  const search = page.getByRole('combobox', { name: 'Search locations' });
  const found = page.getByRole('listbox', { name: 'Locations' }).getByRole('option');
  await page.keyboard.press('/');
  await search.fill('cabinet');
  await found.filter({ hasText: 'Cabinet B' }).first().click();
  await expect(title(page)).toHaveText('Cabinet B');
  await page.getByRole('link', { name: 'Edit Location' }).click();
  // Typed into the closed list, as into one of the browser's.
  const parentList = parentField(page);
  await parentList.focus();
  await page.keyboard.type('cellar');
  await page.keyboard.press('Enter');
  await expect(parentList).toContainText('Cellar');
  await saveButton(page).click();
  await expect(title(page)).toHaveText('Cabinet B');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Cellar (Room)');
  await page.keyboard.press('/');
  await search.fill('container f');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Cellar › Cabinet B › Drawer C › Box D › Bin E');
});

test('a label that is nowhere yet leads to the form of its location; an overlong name is refused; right-to-left text and emoji are saved and shown', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/404/);
  const address = `/location/${encodeURIComponent('מגירה 4&5')}`;
  await page.goto(address);
  await page.getByRole('link', { name: 'Create a location with this label' }).click();
  await expect(title(page)).toHaveText('Add Storage Location');
  await expect(labelField(page)).toHaveValue('מגירה 4&5');
  await nameField(page).fill('    ');
  await createButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription(/Name must be at least 2 characters\./);
  await nameField(page).fill('n'.repeat(300));
  await createButton(page).click();
  await expect(nameField(page)).toHaveAccessibleDescription(/Name must be 100 characters or less/);
  await expect(nameField(page)).toHaveValue('n'.repeat(300));

  const name = 'درج المفكات 🪛🧰';
  await nameField(page).fill(name);
  await field(page, 'Description').fill('👩🏽‍🔧 ← ימין לשמאל');
  await createButton(page).click();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByText('👩🏽‍🔧 ← ימין לשמאל')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('Location URL copied to clipboard')).toBeVisible();

  // By its label as the address.
  await page.goto(address);
  await expect(title(page)).toHaveText(name);
  await expect(page).toHaveURL(`${server.url}${address}`);
  // The whole name of 100 characters, made of one long word, does not widen the page.
  await page.getByRole('link', { name: 'Add Location' }).first().click();
  await nameField(page).fill('W'.repeat(100));
  await createButton(page).click();
  await expect(title(page)).toHaveText('W'.repeat(100));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('article', { name })).toContainText('מגירה 4&5');
});
