import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../../support/app.ts';

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
const badgeIn = (page: Page, name: string) =>
  children(page).getByRole('article', { name, exact: true }).locator('.badge');

const isCallTo = (path: string | RegExp) => (request: Request) => {
  const { pathname } = new URL(request.url());
  return typeof path === 'string' ? pathname === path : path.test(pathname);
};

test.describe('while the location page comes', () => {
  test('LOC-01 CALL-31 CALL-32: a location is read by its label or its id, and the page says that it loads', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Mould loft', label: 'ML-7' });
    const label = gate();
    await page.route('**/api/location/ML-7', async (route) => {
      await label.opened;
      await route.continue();
    });
    const byLabel = page.waitForRequest(isCallTo('/api/location/ML-7'));
    await page.goto('/location/ML-7');
    expect((await byLabel).method()).toBe('GET');
    await expect(page.getByText('Loading location...')).toBeVisible();
    label.open();
    await expect(page.getByRole('heading', { name: 'Mould loft' })).toBeVisible();
    await expect(page.getByText('Loading location...')).toBeHidden();

    const byId = page.waitForRequest(isCallTo(`/api/locations/${room.id}`));
    await page.goto(`/location/${room.id}`);
    expect((await byId).method()).toBe('GET');
    await expect(page.getByRole('heading', { name: 'Mould loft' })).toBeVisible();
  });

  test('LOC-02 LOC-03 LOC-04: an unknown location says so and leads home', async ({
    loggedIn: page,
    expectConsole,
  }) => {
    expectConsole(/404/);
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

  test('LOC-05: another failure shows a toast, and Try again repeats the call', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    const room = await server.addLocation({ name: 'Paint store' });
    expectConsole(/500/);
    await page.route(`**/api/locations/${room.id}`, (route) =>
      route.fulfill({ status: 500, json: { message: 'The disk is on fire' } }),
    );
    await page.goto(`/location/${room.id}`);
    await expect(messages(page).getByText('Error loading location')).toBeVisible();
    await expect(messages(page).getByText('The disk is on fire')).toBeVisible();
    await page.unroute(`**/api/locations/${room.id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Paint store' })).toBeVisible();
  });

  test('LOC-31 CALL-08: the child locations say that they load, and the items come from their own call', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Rigging bay' });
    await server.addLocation({ name: 'Hook rail', parent: room });
    await server.addItem({ name: 'Shackle 8 mm', location: room });
    const tree = gate();
    await page.route('**/api/locations/hierarchy', async (route) => {
      await tree.opened;
      await route.continue();
    });
    const itemsCall = page.waitForRequest(isCallTo(`/locations/${room.id}/items`));
    await page.goto(`/location/${room.id}`);
    await expect(children(page).getByText('Loading locations...')).toBeVisible();
    expect((await itemsCall).method()).toBe('GET');
    await expect(items(page).getByRole('link', { name: /Shackle 8 mm/ })).toBeVisible();
    tree.open();
    await expect(children(page).getByRole('link', { name: 'Hook rail', exact: true })).toBeVisible();
    await expect(children(page).getByText('Loading locations...')).toBeHidden();
  });
});

test.describe('the head of the location page', () => {
  test('LOC-06 LOC-07 LOC-08 LOC-09 LOC-10 LOC-11: the breadcrumb goes Home, parent with type, location with type and label', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Boat shed', type: 'Room', label: 'BS' });
    const shelf = await server.addLocation({
      name: 'Varnish shelf',
      type: 'Shelf',
      label: 'BS-V1',
      parent: room,
    });
    // Its label is its name: nothing to add to the breadcrumb.
    await server.addLocation({ name: 'BS-V2', type: 'Drawer', label: 'BS-V2', parent: room });

    await page.goto(`/location/${shelf.id}`);
    const crumbs = breadcrumb(page).getByRole('listitem');
    await expect(crumbs).toHaveCount(3);
    await expect(crumbs.nth(0)).toHaveText('Home');
    await expect(crumbs.nth(0).getByRole('link')).toHaveAttribute('href', '/');
    await expect(crumbs.nth(1)).toContainText('Boat shed (Room)');
    await expect(crumbs.nth(2)).toHaveText('Varnish shelf (Shelf) ID: BS-V1');
    await expect(crumbs.nth(2).getByRole('link')).toHaveCount(0);

    await crumbs.nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Boat shed', level: 1 })).toBeVisible();
    await expect(breadcrumb(page).getByRole('listitem')).toHaveCount(2);

    await page.goto('/location/BS-V2');
    await expect(crumbs.nth(2)).toHaveText('BS-V2 (Drawer)');
    await expect(breadcrumb(page).getByText('ID:')).toHaveCount(0);
  });

  test('LOC-12 LOC-13 LOC-14 LOC-16 LOC-20 LOC-21: the header names the location and leads to what can be done with it', async ({
    loggedIn: page,
    server,
  }) => {
    const cabinet = await server.addLocation({
      name: 'Tool cabinet',
      type: 'Cabinet',
      area: 'WEST-WING_2',
      label: 'TC-1',
    });
    await page.goto('/location/TC-1');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tool cabinet');
    await expect(page).toHaveTitle('Tool cabinet · Stowage');
    // The label in brackets after the area, whose hyphens and underscores are spaces to read.
    await expect(main.getByText('WEST WING 2 (TC-1)')).toBeVisible();
    await expect(main.locator('.location-head .badge')).toHaveText('Cabinet');
    await expect(main.getByRole('link', { name: 'Edit Location' })).toHaveAttribute(
      'href',
      `/edit-location/${cabinet.id}`,
    );
    // The first of each name stands in the header; the cards below have their own.
    const head = main.locator('.location-head');
    await head.getByRole('link', { name: 'Add Location' }).click();
    await expect(page).toHaveURL(`/add-location?parent_id=${cabinet.id}`);
    await expect(page.getByRole('combobox', { name: /Parent Location/ })).toContainText('Tool cabinet');
    await page.goBack();
    await head.getByRole('link', { name: 'Add Item' }).click();
    await expect(page).toHaveURL(`/add?location_id=${cabinet.id}`);
    await expect(page.getByRole('combobox', { name: /^Location/ })).toContainText('Tool cabinet');
  });

  test('LOC-15 LOC-17: the description is edited in place and sent alone', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Sail loft', description: 'Dry, warm.' });
    await page.goto(`/location/${room.id}`);
    const edit = page.getByRole('button', { name: 'Edit description' });

    // Escape gives up: nothing is sent and the old text stays.
    await edit.click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Description' }).fill('Something else');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Dry, warm.')).toBeVisible();
    await expect(edit).toBeFocused();

    await edit.click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Dry, warm.');
    await page.getByRole('textbox', { name: 'Description' }).fill('Dry, warm, 18 °C.');
    const call = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    const sent = await call;
    expect(new URL(sent.url()).pathname).toBe(`/api/locations/${room.id}`);
    expect(sent.postDataJSON()).toEqual({ description: 'Dry, warm, 18 °C.' });
    await expect(messages(page).getByText('Location updated')).toBeVisible();
    await expect(page.getByText('Dry, warm, 18 °C.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Dry, warm, 18 °C.')).toBeVisible();
  });

  test('LOC-18 LOC-30: a host that tells no id is not asked to save, and offers no child to be added', async ({
    loggedIn: page,
    server,
  }) => {
    const known = await server.addLocation({ name: 'Known corner' });
    await page.route('**/api/location/NOID', (route) =>
      route.fulfill({ json: { name: 'Idless corner', label: 'NOID', description: 'As it was' } }),
    );
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/location/NOID');
    await expect(page.getByRole('heading', { name: 'Idless corner' })).toBeVisible();
    await expect(children(page).getByRole('link', { name: 'Add Location' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit description' }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('As it should be');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(messages(page).getByText('Cannot update: No location ID available')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('As it should be');
    expect(writes).toEqual([]);

    await page.goto(`/location/${known.id}`);
    const add = children(page).getByRole('link', { name: 'Add Location' });
    await expect(add).toHaveAttribute('href', `/add-location?parent_id=${known.id}`);
  });

  test('LOC-19: a refused save of the description says so and keeps what was typed; one without the server is kept and sent', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    const room = await server.addLocation({ name: 'Cold room', description: 'Old text' });
    expectConsole(/422|ERR_CONNECTION_RE(FUSED|SET)/);
    await page.goto(`/location/${room.id}`);
    const box = page.getByRole('textbox', { name: 'Description' });
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByRole('button', { name: 'Edit description' }).click();
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
    await expect(page.getByText('Not sent yet')).toBeHidden({ timeout: 15_000 });
    await expect(page.getByText('Kept through both failures')).toBeVisible();
    const { json } = await server.api('GET', `/api/locations/${room.id}`);
    expect(json).toMatchObject({ description: 'Kept through both failures' });
  });

  test('GOAL-10 LOC-22 LOC-23 ROUTE-25 ROUTE-26: Share copies the absolute address, by label where there is one', async ({
    loggedIn: page,
    context,
    server,
  }) => {
    const labelled = await server.addLocation({ name: 'Crystal box', label: 'Kö 1/2?#%' });
    const unlabelled = await server.addLocation({ name: 'Nameless nook' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    const share = async (): Promise<string> => {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(messages(page).getByText('Location URL copied to clipboard')).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };

    await page.goto(`/location/${labelled.id}`);
    const byLabel = await share();
    expect(byLabel).toBe(`${server.url}/location/${encodeURIComponent('Kö 1/2?#%')}`);
    await page.goto(`/location/${unlabelled.id}`);
    const byId = await share();
    expect(byId).toBe(`${server.url}/location/${unlabelled.id}`);

    // What was shared opens that page for whoever gets it.
    await page.goto(byLabel);
    await expect(page.getByRole('heading', { name: 'Crystal box' })).toBeVisible();
    await page.goto(byId);
    await expect(page.getByRole('heading', { name: 'Nameless nook' })).toBeVisible();
  });

  test('LOC-24: a share that the browser refuses says so', async ({ loggedIn: page, server }) => {
    const room = await server.addLocation({ name: 'Quiet room' });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await page.goto(`/location/${room.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(messages(page).getByText('Failed to copy URL')).toBeVisible();
    await expect(messages(page).getByText('Location URL copied to clipboard')).toHaveCount(0);
  });

  test('LOC-25 LOC-26: there are two tabs, Overview first, reached by mouse and by arrow keys', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Two faces' });
    await page.goto(`/location/${room.id}`);
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(page.getByRole('tab').first()).toHaveAccessibleName('Overview');
    await expect(page.getByRole('tab').last()).toHaveAccessibleName('Images & Analysis');
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('Child Locations');
    await page.getByRole('tab', { name: 'Images & Analysis' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Images & Analysis' })).toBeVisible();
    await expect(children(page)).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
    await expect(children(page)).toBeVisible();
  });
});

test.describe('the child locations card', () => {
  test('LOC-27 LOC-28 LOC-29 LOC-32 LOC-33: the card counts what it lists, and offers a first location when empty', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Counting house' });
    await page.goto(`/location/${room.id}`);
    await expect(children(page).getByRole('heading', { name: 'Child Locations' })).toBeVisible();
    await expect(children(page).getByText('0 locations')).toBeVisible();
    await expect(children(page).getByText('No sub-locations or containers found')).toBeVisible();
    await expect(children(page).getByRole('link', { name: 'Add First Location' })).toHaveAttribute(
      'href',
      `/add-location?parent_id=${room.id}`,
    );

    await server.addLocation({ name: 'One', parent: room });
    await page.reload();
    await expect(children(page).getByText('1 location', { exact: true })).toBeVisible();
    await expect(children(page).getByText('No sub-locations or containers found')).toHaveCount(0);

    // A container counts too, as it is listed there.
    await server.addLocation({ name: 'Two', parent: room });
    await server.addItem({ name: 'Bread box', location: room });
    await page.reload();
    await expect(children(page).getByText('3 locations', { exact: true })).toBeVisible();
  });

  test('LOC-34 LOC-37 LOC-38 LOC-39 LOC-40: standard children stand in two columns, each with type, page and edit link', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Type room', type: 'Room' });
    const types = ['Room', 'Shelf', 'Cabinet', 'Drawer', 'Box', 'Bin', 'Container'];
    const made = [];
    for (const type of types) {
      made.push(await server.addLocation({ name: `A ${type}`, type, parent: room, label: `T-${type}` }));
    }
    const drawer = made[3];
    // A grandchild and a stranger do not belong here.
    await server.addLocation({ name: 'Grandchild', parent: drawer ?? null });
    await server.addLocation({ name: 'Stranger' });

    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto(`/location/${room.id}`);
    const cards = children(page).getByRole('article');
    await expect(cards).toHaveCount(types.length);
    const [first, second, third] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN);
    expect(third?.x).toBe(first?.x);
    expect(third?.y).toBeGreaterThan(first?.y ?? Number.NaN);

    const colours = new Map<string, string>();
    for (const type of types) {
      await expect(badgeIn(page, `A ${type}`)).toHaveText(type);
      colours.set(
        type,
        await badgeIn(page, `A ${type}`).evaluate((badge) => getComputedStyle(badge).backgroundColor),
      );
    }
    expect(colours.get('Box')).toBe(colours.get('Bin'));
    expect(new Set(colours.values()).size).toBe(6);

    const card = children(page).getByRole('article', { name: 'A Drawer' });
    await expect(card.getByRole('link', { name: 'Edit A Drawer' })).toHaveAttribute(
      'href',
      `/edit-location/${drawer?.id}`,
    );
    await card.getByRole('link', { name: 'A Drawer', exact: true }).click();
    await expect(page).toHaveURL(`/location/${drawer?.id}`);
    await expect(page.getByRole('heading', { name: 'A Drawer' })).toBeVisible();
    await expect(cards).toHaveCount(1);
    await expect(children(page).getByRole('link', { name: 'Grandchild', exact: true })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/location/${room.id}`);
    await expect(cards).toHaveCount(types.length);
    const [above, below] = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()));
    expect(below?.x).toBe(above?.x);
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.NaN);
  });

  test('LOC-35 LOC-36: a long name is clamped to one line, a long description to two', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Long words' });
    const name = 'A name that goes on and on until no column of any screen could hold it in one line of text';
    const description = 'One sentence after another says what is in here. '.repeat(12).trim();
    await server.addLocation({ name, description, parent: room });
    await page.goto(`/location/${room.id}`);
    const card = children(page).getByRole('article', { name });
    const measure = (element: Element) => {
      const { lineHeight } = getComputedStyle(element);
      const clipped =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      return { lines: element.clientHeight / Number.parseFloat(lineHeight), clipped };
    };
    expect(await card.getByRole('heading').evaluate(measure)).toEqual({ lines: 1, clipped: true });
    expect(await card.getByText(description).evaluate(measure)).toEqual({ lines: 2, clipped: true });
  });

  test('LOC-41 LOC-42 LOC-43 LOC-44 ENT-37 ENT-38 ENT-39 ENT-40 ENT-41: items that are containers stand under Containers', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    const room = await server.addLocation({ name: 'Container yard' });
    await server.addLocation({ name: 'Plain shelf', parent: room });
    const crate = await server.addItem({
      name: 'Crate 4',
      category: 'Storage',
      supplier_part_no: 'PN-9',
      location: room,
    });
    await server.addItem({ name: 'Glass CONTAINER', location: room });
    await server.addItem({ name: 'Juke Box', location: room });
    await server.addItem({ name: 'Tin', description: 'A small container', location: room });
    await server.addItem({ name: 'Tub', description: 'Was a BOX once', location: room });
    // None of these is one.
    await server.addItem({ name: 'Fuse', category: 'storage', notes: 'in a box', location: room });

    await page.goto(`/location/${room.id}`);
    await expect(children(page).getByRole('heading', { name: 'Containers' })).toBeVisible();
    const containers = children(page).getByRole('list', { name: 'Containers' }).getByRole('article');
    await expect(containers).toHaveCount(5);
    for (const name of ['Crate 4', 'Glass CONTAINER', 'Juke Box', 'Tin', 'Tub']) {
      const entry = children(page).getByRole('list', { name: 'Containers' }).getByRole('article', { name });
      await expect(entry).toHaveCount(1);
      await expect(entry.locator('.badge')).toHaveText('Container');
    }
    await expect(children(page).getByText('6 locations')).toBeVisible();
    // They stay in the items card too (decisions, Locations).
    await expect(items(page).getByText('6 items')).toBeVisible();

    const entry = children(page).getByRole('article', { name: 'Crate 4' });
    await expect(entry.getByText('PN-9')).toBeVisible();
    await expect(entry.getByRole('link', { name: 'Edit Crate 4' })).toHaveAttribute(
      'href',
      `/edit-location/${crate.id}`,
    );
    await entry.getByRole('link', { name: 'Crate 4', exact: true }).click();
    await expect(page).toHaveURL(`/view/${crate.id}`);
    await expect(page.getByRole('heading', { name: 'Crate 4' })).toBeVisible();
    await page.goBack();

    // The id is an item's, so its edit link ends at the item form (decisions, Items).
    expectConsole(/404/);
    await entry.getByRole('link', { name: 'Edit Crate 4' }).click();
    await expect(page).toHaveURL(`/edit/${crate.id}`);
    await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Crate 4');
  });
});

test.describe('the items card', () => {
  test('LOC-46 LOC-47 LOC-49 LOC-50: the card counts its items and leads to adding one here', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Bare room' });
    await page.goto(`/location/${room.id}`);
    await expect(items(page).getByText('0 items')).toBeVisible();
    await expect(items(page).getByText('No items found in this location')).toBeVisible();
    for (const name of ['Add Item', 'Add First Item']) {
      await expect(items(page).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/add?location_id=${room.id}`,
      );
    }
    await server.addItem({ name: 'Lamp', location: room });
    await server.addItem({ name: 'Ladder', location: room });
    await page.reload();
    await expect(items(page).getByText('2 items')).toBeVisible();
    await expect(items(page).getByText('No items found in this location')).toHaveCount(0);
    await expect(items(page).getByRole('link', { name: 'Add Item' })).toHaveAttribute(
      'href',
      `/add?location_id=${room.id}`,
    );
  });

  test('LOC-48: items are sorted by name, whatever order the host answers in', async ({
    loggedIn: page,
    server,
  }) => {
    const room = await server.addLocation({ name: 'Sorting office' });
    const names = ['Bin 10', 'axle', 'Bin 2', 'Zinc', 'bin 1'];
    // A host that answers a bare array in the order in which things were added.
    await page.route(`**/locations/${room.id}/items**`, (route) =>
      route.fulfill({
        json: names.map((name, at) => ({ id: `item-number-${at}`, name, location_id: room.id })),
      }),
    );
    await page.goto(`/location/${room.id}`);
    await expect(items(page).locator('.row-name')).toHaveText(['axle', 'bin 1', 'Bin 2', 'Bin 10', 'Zinc']);
  });
});

test('what a location is opened for stands first: its items, or the locations inside where it has no others', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Leading room', label: 'LEAD' });
  const drawer = await server.addLocation({ name: 'Drawer A', label: 'LEAD-10', parent: room });
  await server.addLocation({ name: 'Drawer B', label: 'LEAD-9', parent: room });
  const cards = page.getByRole('tabpanel').getByRole('region');
  const topOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  const wide = async (of: Locator) => (await of.boundingBox())?.width ?? Number.NaN;

  await page.goto(`/location/${room.id}`);
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAccessibleName('Child Locations');
  // Their labels order them, not their names.
  await expect(children(page).getByRole('article').getByRole('heading')).toHaveText(['Drawer B', 'Drawer A']);
  // Nothing changes places under the hand that adds.
  await page.keyboard.press('i');
  await page.keyboard.type('Lamp');
  await page.keyboard.press('Enter');
  await expect(items(page).getByText('1 item', { exact: true })).toBeVisible();
  await expect(cards.first()).toHaveAccessibleName('Child Locations');
  await expect(items(page).getByRole('textbox', { name: 'Name of the new item' })).toBeFocused();
  await page.reload();
  await expect(cards.first()).toHaveAccessibleName('Items');

  // With nothing inside it but items they have the whole width, and the rest is said in a line or two.
  await server.addItem({ name: 'Fuse', location: drawer });
  await page.goto(`/location/${drawer.id}`);
  await expect(items(page).getByText('1 item', { exact: true })).toBeVisible();
  await expect(cards.first()).toHaveAccessibleName('Items');
  await expect(children(page).getByText('No sub-locations or containers found')).toBeVisible();
  expect(await wide(items(page))).toBe(await wide(children(page)));
  expect((await children(page).boundingBox())?.height).toBeLessThan(120);

  // On a phone it begins in the upper half, and what is less frequent is in a menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => topOf(items(page).getByRole('link', { name: /Fuse/ }))).toBeLessThan(422);
  await page.getByRole('button', { name: 'Actions for Drawer A' }).click();
  await page.getByRole('menuitem', { name: 'Edit Location' }).click();
  await expect(page).toHaveURL(`/edit-location/${drawer.id}`);
});

test('LOC-45: of a host that answers its locations as a flat list, those with this parent are the children', async ({
  loggedIn: page,
}) => {
  const node = (id: string, name: string, parent_id: string | null) => ({ id, name, parent_id });
  const here = node('loc-here', 'Here', null);
  await page.route('**/api/location/loc-here', (route) => route.fulfill({ json: { location: here } }));
  await page.route('**/locations/loc-here/items**', (route) => route.fulfill({ json: [] }));
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
  await page.goto('/location/loc-here');
  await expect(children(page).getByRole('article').getByRole('heading')).toHaveText(['Bay 9', 'Bay 10']);
  await expect(children(page).getByText('2 locations')).toBeVisible();
});

test('ERR-09: where a location is not known, Unknown Location stands for its name', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Lost room' });
  const shelf = await server.addLocation({ name: 'Found shelf', parent: room });
  const item = await server.addItem({ name: 'Orphan', location: room });
  // The tree that the host tells of has neither.
  await page.route('**/api/locations/hierarchy', (route) => route.fulfill({ json: [] }));
  await page.goto(`/location/${shelf.id}`);
  await expect(page.getByRole('heading', { name: 'Found shelf' })).toBeVisible();
  await expect(breadcrumb(page).getByRole('link', { name: 'Unknown Location' })).toHaveAttribute(
    'href',
    `/location/${room.id}`,
  );
  await page.goto(`/view/${item.id}`);
  await expect(breadcrumb(page).getByRole('link', { name: 'Unknown Location' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Item', exact: true })).toContainText('Unknown Location');
});

test('ENT-16 ENT-19: a new location starts as a Container in HANGAR', async ({ loggedIn: page, server }) => {
  await page.goto('/add-location');
  const type = page.getByRole('combobox', { name: /Location Type/ });
  const area = page.getByRole('combobox', { name: /Area/ });
  await expect(type.getByRole('option', { selected: true })).toHaveText('Container');
  await expect(area.getByRole('option', { selected: true })).toHaveText('HANGAR');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Default drawer');
  await page.getByRole('button', { name: 'Create Location' }).click();
  await expect(page).toHaveURL(/\/location\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1);
  const { json } = await server.api('GET', `/api/locations/${id}`);
  expect(json).toMatchObject({ location_type_name: 'Container', location_area_name: 'HANGAR' });
});
