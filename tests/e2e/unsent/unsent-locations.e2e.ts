import { expect, test } from '../../support/app.ts';
import { fetchedAhead, online } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

test('a location made while the server is away is kept with the item in it, and both are sent once', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)|Failed to load resource/);
  await page.goto('/add-location');
  await page.getByLabel('Name').fill('Attic');
  await fetchedAhead(page);
  await server.stop();
  await page.getByRole('button', { name: 'Create Location' }).click();
  await expect(page.getByText('Server unavailable - location stored locally')).toBeVisible();
  await expect(page).toHaveURL(/\/location\/local-/);
  await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible();
  await expect(page.getByText('This location has been only in this browser')).toBeVisible();

  await page.getByRole('link', { name: 'Add Item' }).first().click();
  await page.getByLabel('Name').fill('Lamp');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByText('Server unavailable - item stored locally')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '2 waiting' }).click();
  await expect(page.getByText('New location')).toBeVisible();

  await server.start();
  await online(page);
  await expect(page.getByText('Everything is sent')).toBeVisible();
  const { json: found } = await server.api('GET', '/api/locations/hierarchy');
  const attics = (found as { id: string; name: string }[]).filter(({ name }) => name === 'Attic');
  expect(attics).toHaveLength(1);
  const { json: items } = await server.api('GET', `/locations/${attics[0]?.id ?? ''}/items`);
  expect(JSON.stringify(items).match(/"Lamp"/g)).toHaveLength(1);
});

test('two people on one location: both versions stand side by side, and what only one has changed is kept', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/412/);
  const shelf = await server.addLocation({ name: 'Shelf', label: 'S1', description: 'Old' });
  await page.goto(`/edit-location/${shelf.id}`);
  await page.getByRole('textbox', { name: /^Description/ }).fill('Mine');
  await server.api('PATCH', `/api/locations/${shelf.id}`, { description: 'Theirs', label: 'T1' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This location was changed elsewhere, too')).toBeVisible();
  await expect(page.getByText('1 field differs')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Label/ })).toHaveValue('T1');
  await expect(page.getByText('Description before')).toBeVisible();
  // Saved at once.
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(`${server.url}/location/${shelf.id}`);
  const { json } = await server.api('GET', `/api/locations/${shelf.id}`);
  expect(json).toMatchObject({ name: 'Shelf', label: 'T1', description: 'Mine' });

  // The way back: theirs is offered by the form, on top of what was saved.
  await page.goto(`/edit-location/${shelf.id}`);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${server.url}/location/${shelf.id}`);
  expect((await server.api('GET', `/api/locations/${shelf.id}`)).json).toMatchObject({
    description: 'Theirs',
  });
});
