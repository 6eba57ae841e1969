import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { online } from '../../support/offline.ts';

/** A route that answers only once the test says so: what is on screen until then can be looked at. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const children = (page: Page) => page.getByRole('region', { name: 'Child Locations' });
const items = (page: Page) => page.getByRole('region', { name: 'Items', exact: true });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });

const isCallTo = (path: string) => (request: Request) => new URL(request.url()).pathname === path;

test('LOC-01 LOC-06 LOC-07 LOC-08 LOC-09 LOC-10 LOC-11 LOC-12 LOC-13 LOC-14 LOC-16 LOC-20 LOC-21 LOC-28 LOC-31 CALL-08 CALL-31 CALL-32: a location is read by its label or its id; it says that it loads, what it is and where', async ({
  loggedIn: page,
  server,
}) => {
  const shed = await server.addLocation({
    name: 'Boat shed',
    type: 'Room',
    area: 'WEST-WING_2',
    label: 'BS',
  });
  const shelf = await server.addLocation({
    name: 'Varnish shelf',
    type: 'Shelf',
    label: 'BS-V1',
    parent: shed,
  });
  await server.addLocation({ name: 'Tin', parent: shelf });
  // Its label is its name: nothing to add to the breadcrumb.
  await server.addLocation({ name: 'BS-V2', type: 'Drawer', label: 'BS-V2', parent: shed });
  await server.addItem({ name: 'Shackle 8 mm', location: shed });
  const [label, tree] = [gate(), gate()];
  await page.route('**/api/location/BS', async (route) => {
    await label.opened;
    await route.continue();
  });
  await page.route('**/api/locations/hierarchy', async (route) => {
    await tree.opened;
    await route.continue();
  });
  const byLabel = page.waitForRequest(isCallTo('/api/location/BS'));
  const itemsCall = page.waitForRequest(isCallTo(`/locations/${shed.id}/items`));

  await page.goto('/location/BS');
  expect((await byLabel).method()).toBe('GET');
  await expect(page.getByText('Loading location...')).toBeVisible();
  label.open();
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Boat shed');
  await expect(page.getByText('Loading location...')).toBeHidden();
  await expect(children(page).getByText('Loading locations...')).toBeVisible();
  expect((await itemsCall).method()).toBe('GET');
  await expect(items(page).getByRole('link', { name: /Shackle 8 mm/ })).toBeVisible();
  tree.open();
  await expect(children(page).getByRole('link', { name: 'Varnish shelf', exact: true })).toBeVisible();
  await expect(children(page).getByText('Loading locations...')).toBeHidden();

  await expect(page).toHaveTitle('Boat shed · Stowage');
  // The label in brackets after the area, whose hyphens and underscores are spaces to read.
  await expect(main.getByText('WEST WING 2 (BS)')).toBeVisible();
  const head = main.locator('.location-head');
  await expect(head.locator('.badge')).toHaveText('Room');
  await expect(main.getByRole('link', { name: 'Edit Location' })).toHaveAttribute(
    'href',
    `/edit-location/${shed.id}`,
  );
  await head.getByRole('link', { name: 'Add Location' }).click();
  await expect(page).toHaveURL(`/add-location?parent_id=${shed.id}`);
  await expect(page.getByRole('combobox', { name: /Parent Location/ })).toContainText('Boat shed');
  await page.goBack();
  await head.getByRole('link', { name: 'Add Item' }).click();
  await expect(page).toHaveURL(`/add?location_id=${shed.id}`);
  await expect(page.getByRole('combobox', { name: /^Location/ })).toContainText('Boat shed');
  await page.goBack();

  const byId = page.waitForRequest(isCallTo(`/api/locations/${shelf.id}`));
  await children(page).getByRole('link', { name: 'Varnish shelf', exact: true }).click();
  expect((await byId).method()).toBe('GET');
  await expect(title).toHaveText('Varnish shelf');
  await expect(children(page).getByText('1 location', { exact: true })).toBeVisible();
  const crumbs = breadcrumb(page).getByRole('listitem');
  await expect(crumbs).toHaveCount(3);
  await expect(crumbs.nth(0)).toHaveText('Home');
  await expect(crumbs.nth(0).getByRole('link')).toHaveAttribute('href', '/');
  await expect(crumbs.nth(1)).toContainText('Boat shed (Room)');
  await expect(crumbs.nth(2)).toHaveText('Varnish shelf (Shelf) ID: BS-V1');
  await expect(crumbs.nth(2).getByRole('link')).toHaveCount(0);
  await crumbs.nth(1).getByRole('link').click();
  await expect(title).toHaveText('Boat shed');
  await expect(crumbs).toHaveCount(2);
  await children(page).getByRole('link', { name: 'BS-V2', exact: true }).click();
  await expect(crumbs.nth(2)).toHaveText('BS-V2 (Drawer)');
  await expect(breadcrumb(page).getByText('ID:')).toHaveCount(0);
});

test('LOC-02 LOC-03 LOC-04 LOC-05: a failure is told, and Try again repeats the call; an unknown location says so and leads home', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  const room = await server.addLocation({ name: 'Paint store' });
  expectConsole(/404|500/);
  await page.route(`**/api/locations/${room.id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is on fire' } }),
  );
  await page.goto(`/location/${room.id}`);
  await expect(messages(page).getByText('Error loading location')).toBeVisible();
  await expect(messages(page).getByText('The disk is on fire')).toBeVisible();
  // On another page it would seem to be of that: it goes with its own, not once it has stood for its 8 s.
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(
    page.getByRole('region', { name: 'Storage Areas' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(messages(page).getByText('Error loading location')).toHaveCount(0, { timeout: 5000 });
  await page.goBack();
  await expect(messages(page).getByText('Error loading location')).toBeVisible();
  await page.unroute(`**/api/locations/${room.id}`);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Paint store' })).toBeFocused();

  for (const identifier of ['NO-SUCH-LABEL', '11111111-2222-3333-4444-555555555555']) {
    await page.goto(`/location/${identifier}`);
    await expect(page.getByRole('heading', { name: 'Location not found' })).toBeVisible();
    await expect(
      page.getByText('The requested location could not be found or has been removed.'),
    ).toBeVisible();
    await expect(page).toHaveTitle('Location not found · Stowage');
    await expect(messages(page).getByText('Error loading location')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Stowage' })).toBeVisible();
});

test('LOC-15 LOC-17 LOC-19: the description is edited in place and sent alone; refused it stays as typed, without the server it is kept and sent', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  const room = await server.addLocation({ name: 'Sail loft', description: 'Dry, warm.' });
  expectConsole(/422|ERR_CONNECTION_RE(FUSED|SET)/);
  await page.goto(`/location/${room.id}`);
  const edit = page.getByRole('button', { name: 'Edit description' });
  const box = page.getByRole('textbox', { name: 'Description' });
  const save = page.getByRole('button', { name: 'Save' });

  // Escape closes: nothing is sent and the old text stays, what was typed is offered, after a reload too.
  await edit.click();
  await expect(box).toBeFocused();
  await box.fill('Something else');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Dry, warm.')).toBeVisible();
  await expect(edit).toBeFocused();
  await page.reload();
  const left = page.getByRole('alert').filter({ hasText: 'Description not saved yet' });
  await expect(left).toContainText('Something else');
  await left.getByRole('button', { name: 'Discard' }).click();
  await expect(left).toBeHidden();
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(box).toHaveValue('Dry, warm.');
  await box.fill('Dry, warm, 18 °C.');
  const call = page.waitForRequest((request) => request.method() === 'PATCH');
  await save.click();
  const sent = await call;
  expect(new URL(sent.url()).pathname).toBe(`/api/locations/${room.id}`);
  expect(sent.postDataJSON()).toEqual({ description: 'Dry, warm, 18 °C.' });
  await expect(messages(page).getByText('Location updated')).toBeVisible();
  await expect(page.getByText('Dry, warm, 18 °C.')).toBeVisible();

  await edit.click();
  await box.fill('Kept through both failures');
  await page.route(
    `**/api/locations/${room.id}`,
    (route) => route.fulfill({ status: 422, json: { message: 'No space left' } }),
    { times: 1 },
  );
  await save.click();
  await expect(messages(page).getByText('Failed to update description')).toBeVisible();
  await expect(messages(page).getByText(/No space left/)).toBeVisible();
  await expect(box).toHaveValue('Kept through both failures');

  await server.stop();
  await save.click();
  await expect(messages(page).getByText('Server unavailable - changes stored locally')).toBeVisible();
  await expect(page.getByText('Kept through both failures')).toBeVisible();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await server.start();
  await online(page);
  await expect(page.getByText('Not sent yet')).toBeHidden();
  await expect(page.getByText('Kept through both failures')).toBeVisible();
  const { json } = await server.api('GET', `/api/locations/${room.id}`);
  expect(json).toMatchObject({ description: 'Kept through both failures' });
});

test('GOAL-10 LOC-22 LOC-23 LOC-24 ROUTE-25 ROUTE-26: Share copies the absolute address, by label where there is one, and says when the browser refuses', async ({
  loggedIn: page,
  context,
  server,
}) => {
  const unlabelled = await server.addLocation({ name: 'Nameless nook' });
  await server.addLocation({ name: 'Crystal box', label: 'Kö 1/2?#%', parent: unlabelled });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  const copied = messages(page).getByText('Location URL copied to clipboard');
  const share = async (address: string): Promise<void> => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(copied).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  };

  await page.goto(`/location/${unlabelled.id}`);
  await share(`${server.url}/location/${unlabelled.id}`);
  await children(page).getByRole('link', { name: 'Crystal box', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Crystal box' })).toBeVisible();
  const byLabel = `${server.url}/location/${encodeURIComponent('Kö 1/2?#%')}`;
  await share(byLabel);

  // What was shared opens that page for whoever gets it.
  await page.goto(byLabel);
  await expect(page.getByRole('heading', { name: 'Crystal box' })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(messages(page).getByText('Failed to copy URL')).toBeVisible();
  await expect(copied).toHaveCount(0);
});

test('LOC-18 LOC-30 LOC-45 LOC-48 ERR-09: of another host a flat list is a tree, items are sorted, and what has no place or no id says so', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Lost room' });
  const orphan = await server.addItem({ name: 'axle', location: room });
  const node = (id: string, name: string, parent_id: string | null) => ({ id, name, parent_id });
  const here = node('loc-here', 'Here', 'loc-gone');
  await page.route('**/api/location/loc-here', (route) => route.fulfill({ json: { location: here } }));
  // A bare array in the order in which things were added.
  await page.route('**/locations/loc-here/items**', (route) =>
    route.fulfill({
      json: ['Bin 10', 'axle', 'Bin 2', 'Zinc', 'bin 1'].map((name, at) => ({
        id: name === 'axle' ? orphan.id : `item-number-${at}`,
        name,
        location_id: 'loc-here',
      })),
    }),
  );
  await page.route('**/api/locations/hierarchy', (route) =>
    route.fulfill({
      json: [
        node('loc-b10', 'Bay 10', 'loc-here'),
        here,
        node('loc-deep', 'Deeper', 'loc-b10'),
        node('loc-b9', 'Bay 9', 'loc-here'),
        node('loc-other', 'Elsewhere', null),
      ],
    }),
  );
  await page.route('**/api/location/NOID', (route) =>
    route.fulfill({ json: { name: 'Idless corner', label: 'NOID', description: 'As it was' } }),
  );
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });

  await page.goto('/location/loc-here');
  await expect(children(page).getByRole('article').getByRole('heading')).toHaveText(['Bay 9', 'Bay 10']);
  await expect(children(page).getByText('2 locations')).toBeVisible();
  await expect(items(page).locator('.row-name')).toHaveText(['axle', 'bin 1', 'Bin 2', 'Bin 10', 'Zinc']);
  const unknown = breadcrumb(page).getByRole('link', { name: 'Unknown Location' });
  await expect(unknown).toHaveAttribute('href', '/location/loc-gone');
  await expect(children(page).getByRole('link', { name: 'Add Location' })).toHaveAttribute(
    'href',
    '/add-location?parent_id=loc-here',
  );
  await items(page).getByRole('link', { name: /axle/ }).click();
  await expect(page.getByRole('region', { name: 'Item', exact: true })).toContainText('Unknown Location');
  await expect(unknown).toHaveAttribute('href', `/location/${room.id}`);

  await page.goto('/location/NOID');
  await expect(page.getByRole('heading', { name: 'Idless corner' })).toBeVisible();
  await expect(children(page).getByRole('link', { name: 'Add Location' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit description' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('As it should be');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).getByText('Cannot update: No location ID available')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('As it should be');
  expect(writes).toEqual([]);
});
