import { expect, test } from '../../support/app.ts';
import {
  chosen,
  createButton,
  field,
  form,
  labelField,
  nameField,
  parentField,
  parents,
  saveButton,
  title,
} from '../../support/locationForm.ts';

test('ROUTE-08 LOCF-01 LOCF-02 LOCF-09 LOCF-10 LOCF-11 LOCF-12 LOCF-13 LOCF-14 LOCF-15 LOCF-16 LOCF-18 LOCF-20 VALID-24 VALID-25 VALID-26: /add-location has its fields, dialogs, parents with their paths and Back, and refuses what is missing', async ({
  server,
  loggedIn: page,
}) => {
  const barn = await server.addLocation({ name: 'Barn', type: 'Room' });
  const rack = await server.addLocation({ name: 'Rack', type: 'Shelf Unit', parent: barn });
  const crate = await server.addLocation({ name: 'Crate', type: 'Box', parent: rack });
  await server.addLocation({ name: 'Tray', type: 'Drawer', parent: crate });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const add = page.getByRole('main').getByRole('link', { name: 'Add Location', exact: true });
  await page.goto('/');
  await add.click();
  await expect(title(page)).toHaveText('Add Storage Location');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(title(page)).toHaveText('Stowage');
  await add.click();

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
  await page.keyboard.press('Escape');
  await expect(parentField(page)).toBeFocused();

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

test('ROUTE-13 LOCF-03 LOCF-04 LOCF-05 LOCF-06 LOCF-17 LOCF-19 LOCF-21: the edit form loads and shows the location, never as its own parent; Cancel puts it back; what fails or is not there says so', async ({
  server,
  loggedIn: page,
  expectConsole,
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
  await server.addLocation({ name: 'Crate', type: 'Box', parent: closet });
  expectConsole(/404 \(Not Found\)|500 \(Internal Server Error\)/);
  let answer: 'late' | 'fails' = 'late';
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/locations/${closet.id}`, async (route) => {
    if (answer === 'fails') return route.fulfill({ status: 500, json: { message: 'The disk is on fire.' } });
    await held;
    return route.continue();
  });

  await page.goto('/edit-location/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Location not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(title(page)).toHaveText('Stowage');

  await page.goto(`/edit-location/${closet.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(title(page)).toHaveText('Edit Storage Location');
  release();
  const expectAsStored = async () => {
    await expect(nameField(page)).toHaveValue('Broom closet');
    await expect(chosen(page, 'Location Type')).toHaveText('Closet');
    await expect(chosen(page, 'Area')).toHaveText('HOUSE');
    await expect(parentField(page)).toContainText('House');
    await expect(labelField(page)).toHaveValue('BC1');
    await expect(field(page, 'Description')).toHaveValue('Under the stairs');
  };
  await expectAsStored();
  await expect(saveButton(page)).toBeVisible();

  await nameField(page).fill('X');
  await field(page, 'Location Type').selectOption('Box');
  await field(page, 'Area').selectOption('GARAGE');
  await parentField(page).click();
  // Neither the location itself nor what is in it.
  await expect(parents(page)).toHaveText([/^None \(top level\)$/, /^House\s*Room$/]);
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

  answer = 'fails';
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading location' });
  await expect(alert).toContainText('The disk is on fire.');
  await expect(nameField(page)).toHaveCount(0);
  await alert.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});
