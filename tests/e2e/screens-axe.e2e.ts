import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';

const title = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();

/** One of everything that a screen shows. */
async function addWorkshop(server: TestServer) {
  const room = await server.addLocation({
    name: 'Machine room',
    type: 'Room',
    area: 'HOUSE',
    label: 'MR',
    description: 'Lathe and mill',
  });
  const shelf = await server.addLocation({ name: 'Shelf 1', type: 'Shelf', label: 'MR-S1', parent: room });
  for (const type of ['Cabinet', 'Drawer', 'Box', 'Closet']) {
    await server.addLocation({ name: `${type} 1`, type, label: `MR-${type}`, parent: room });
  }
  await server.addLocation({ name: 'Drawer 2', type: 'Drawer', parent: shelf });
  const item = await server.addItem({
    name: 'M6 bolts',
    category: 'Fasteners',
    location: room,
    description: 'Stainless',
    notes: 'bolts, nuts',
    quantity: 240,
    supplier: 'Bolt & Co',
    supplier_part_no: 'B-6',
    supplier_item_url: 'https://bolts.example/6',
    acquisition_date: '2024-05-06',
  });
  await server.addItem({ name: 'Grease box', category: 'Lubricants', location: room });
  await server.addItem({ name: 'Odds and ends', category: 'Curios', location: shelf });
  return { room, shelf, item };
}

test('axe finds nothing on the screens for anonymous visitors', async ({ page }) => {
  await page.goto('/login');
  await title(page, 'Login');
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expectAccessible(page, 'login, refused');
  await page.goto('/no/such/page');
  await title(page, 'Oops! Page not found');
  await expectAccessible(page, 'not found');
});

test('axe finds nothing on Home, empty, full and drilled down', async ({ server, loggedIn: page }) => {
  test.slow();
  await page.goto('/');
  await expect(page.getByText('No storage areas yet')).toBeVisible();
  await expectAccessible(page, 'home, empty');
  const { room } = await addWorkshop(server);
  await page.reload();
  await expect(page.getByText('Showing 1-3 of 3 items')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();
  await expectAccessible(page, 'home');
  await page.goto(`/?at=${room.id}`);
  await expect(page.getByRole('list', { name: 'Locations in Machine room' })).toBeVisible();
  await expect(page.getByText('Showing 1-3 of 3 items')).toBeVisible();
  await expectAccessible(page, 'home, drilled down');
});

test('axe finds nothing on the location screens', async ({ server, loggedIn: page, expectConsole }) => {
  test.slow();
  expectConsole(/404 \(Not Found\)/);
  const { room } = await addWorkshop(server);
  await page.goto(`/location/${room.id}`);
  await expect(page.getByRole('article', { name: 'Shelf 1' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Containers' })).toBeVisible();
  await expectAccessible(page, 'location');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(page.getByRole('heading', { name: 'Images', exact: true })).toBeVisible();
  await expectAccessible(page, 'location, images');
  await page.getByRole('button', { name: 'Edit description' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expectAccessible(page, 'location, description open');
  await page.goto('/location/NO-SUCH-LABEL');
  await title(page, 'Location not found');
  await expectAccessible(page, 'location not found');
});

test('axe finds nothing on the item screens', async ({ server, loggedIn: page, expectConsole }) => {
  test.slow();
  expectConsole(/404 \(Not Found\)/);
  const { item } = await addWorkshop(server);
  await page.goto(`/view/${item.id}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Machine room');
  await expectAccessible(page, 'item');
  await page.goto('/view/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Item not found' })).toBeVisible();
  await expectAccessible(page, 'item not found');
  await page.goto(`/edit/${item.id}`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('M6 bolts');
  await expectAccessible(page, 'edit item');
  await page.goto('/add');
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByText('Location is required.')).toBeVisible();
  await expectAccessible(page, 'add item, refused');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await expect(page.getByRole('option', { name: 'Curios' })).toBeVisible();
  await expectAccessible(page, 'add item, categories open');
  await page.keyboard.type('zzzzzz');
  await expect(page.getByText('No categories found')).toBeVisible();
  await expectAccessible(page, 'add item, no category found');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage Categories' }).click();
  await expect(page.getByRole('button', { name: 'Remove Curios' })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('cannot be empty')).toBeVisible();
  await expectAccessible(page, 'manage categories, refused');
});

test('axe finds nothing on the location forms', async ({ server, loggedIn: page, expectConsole }) => {
  test.slow();
  expectConsole(/404 \(Not Found\)/);
  const { shelf } = await addWorkshop(server);
  await page.goto(`/edit-location/${shelf.id}`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Shelf 1');
  await expectAccessible(page, 'edit location');
  await page.goto('/edit-location/01890000-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Location not found' })).toBeVisible();
  await expectAccessible(page, 'edit location, not found');
  await page.goto('/add-location');
  await page.getByRole('button', { name: 'Create Location' }).click();
  await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
  await expectAccessible(page, 'add location, refused');
  await page.getByRole('combobox', { name: /^Parent Location/ }).click();
  await expect(page.getByRole('option', { name: /Drawer 2/ })).toBeVisible();
  await expectAccessible(page, 'add location, parents open');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage Areas' }).click();
  await expect(page.getByRole('button', { name: 'Remove GARAGE' })).toBeVisible();
  await expectAccessible(page, 'manage areas');
});

test('axe finds nothing on the search screen', async ({ server, loggedIn: page }) => {
  test.slow();
  await addWorkshop(server);
  await page.goto('/search');
  await expect(page.getByText('Enter a search term')).toBeVisible();
  await expectAccessible(page, 'search, empty');
  await page.goto('/search?q=bolts');
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
  await expectAccessible(page, 'search, results');
  await page.goto('/search?q=zzzzzz');
  await expect(page.getByText('No items found for zzzzzz')).toBeVisible();
  await expectAccessible(page, 'search, none');
});

test('axe finds nothing in the dialogs and menus of every page', async ({ server, loggedIn: page }) => {
  test.slow();
  await addWorkshop(server);
  await page.goto('/');
  await expect(page.getByText('Showing 1-3 of 3 items')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  const locations = page.getByRole('dialog', { name: 'Location Search' });
  await expect(locations.getByRole('listbox', { name: 'Locations' })).toBeVisible();
  await expectAccessible(page, 'location search');
  await locations.getByRole('combobox', { name: 'Search locations' }).fill('zzzzzz');
  await expect(page.getByText('No locations found.')).toBeVisible();
  await expectAccessible(page, 'location search, none');
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+Shift+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByText('Go to Home')).toBeVisible();
  await expectAccessible(page, 'palette');
  await palette.getByRole('combobox').fill('m');
  await expect(palette.getByText('M6 bolts')).toBeVisible();
  await expectAccessible(page, 'palette, results');
  await palette.getByRole('combobox').fill('zzzzzz');
  await expect(palette.getByText('Nothing found for zzzzzz')).toBeVisible();
  await expectAccessible(page, 'palette, none');
  await page.keyboard.press('Escape');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page, 'key list');
});

test('axe finds nothing on unsent work, a refused save and two versions side by side', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/412|ERR_FAILED|ERR_CONNECTION_RE(FUSED|SET)/);
  const { item } = await addWorkshop(server);
  await page.goto('/unsent');
  await title(page, 'Unsent work');
  await expectAccessible(page, 'unsent, empty');
  await page.goto(`/edit/${item.id}`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(item.name);
  await server.api('PATCH', `/api/items/${item.id}`, { description: 'Brass', quantity: 3 });
  await page.getByRole('textbox', { name: /^Description/ }).fill('Steel');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Somebody else changed this item' })).toBeVisible();
  await expectAccessible(page, 'edit item, both versions');
  await page.getByRole('textbox', { name: /^Notes/ }).fill('typed, not saved');
  await page.goto(`/edit/${item.id}`);
  await expect(page.getByText('Unfinished input found')).toBeVisible();
  await expectAccessible(page, 'edit item, with a draft');
  await page.goto(`/view/${item.id}`);
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expectAccessible(page, 'item, not sent');
  await page.goto('/unsent');
  await expect(page.getByText('Set aside: changed on both sides.')).toBeVisible();
  await expectAccessible(page, 'unsent, set aside');
});
