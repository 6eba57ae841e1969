import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const areas = (page: Page) => page.getByRole('region', { name: 'Storage areas' });
const cards = (page: Page) => areas(page).getByRole('article');
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Storage areas' });
const back = (page: Page) => areas(page).getByRole('button', { name: 'Back', exact: true });

/** Hall › Cabinet › Drawer, and beside the hall a leaf. */
async function seed(server: TestServer) {
  const hall = await server.addLocation({ name: 'Hall', area: 'NORTH-WING_2', label: 'H', type: 'Room' });
  const cabinet = await server.addLocation({ name: 'Cabinet', parent: hall, area: 'NORTH-WING_2' });
  const drawer = await server.addLocation({
    name: 'Drawer',
    parent: cabinet,
    area: 'NORTH-WING_2',
    label: 'H-C1-D1',
    description: 'Taps and dies, metric',
  });
  const shed = await server.addLocation({ name: 'Shed', area: 'GARAGE', description: 'Bikes and tyres' });
  return { hall, cabinet, drawer, shed };
}

test('HOME-01 HOME-02 HOME-03 HOME-04: Home has its heading, its hint and the two buttons', async ({
  loggedIn: page,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await expect(page).toHaveTitle('Stowage');
  await expect(
    page.getByText('Start by choosing a storage area below, or press "/" to search locations', {
      exact: true,
    }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add Item', exact: true }).click();
  await expect(page).toHaveURL('/add');
  await expect(heading(page)).toHaveText('Add Storage Item');
  await page.goBack();
  await main.getByRole('link', { name: 'Add Location', exact: true }).click();
  await expect(page).toHaveURL('/add-location');
  await expect(heading(page)).toHaveText('Add Storage Location');
});

test('GOAL-03 HOME-07 HOME-08 HOME-09 HOME-10 DRILL-02: roots are cards, a click descends, Back returns to the card that was left', async ({
  loggedIn: page,
  server,
}) => {
  const { hall, cabinet } = await seed(server);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Hall' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Shed' })).toBeVisible();
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Main Areas']);
  await expect(back(page)).toHaveCount(0);

  await page.getByRole('article', { name: 'Hall' }).getByRole('heading').click();
  await expect(page).toHaveURL(`/?at=${hall.id}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(crumbs(page)).toContainText('Main Areas');
  await expect(crumbs(page).getByText('Hall')).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/?at=${cabinet.id}`);
  await expect(page.getByRole('article', { name: 'Drawer' })).toBeVisible();

  await back(page).click();
  await expect(page).toHaveURL(`/?at=${hall.id}`);
  await expect(page.getByRole('article', { name: 'Cabinet' })).toBeVisible();
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  // The Back button is gone with the last level.
  await expect(page.getByRole('article', { name: 'Hall' }).getByRole('link').first()).toBeFocused();
  await expect(back(page)).toHaveCount(0);
});

test('HOME-09 DRILL-03 DRILL-04: the breadcrumb jumps to any level and resets to Main Areas', async ({
  loggedIn: page,
  server,
}) => {
  const { hall, cabinet } = await seed(server);
  await page.goto(`/?at=${cabinet.id}`);
  await expect(page.getByRole('article', { name: 'Drawer' })).toBeVisible();
  await expect(crumbs(page).getByRole('button')).toHaveText(['Main Areas', 'Hall']);
  await crumbs(page).getByRole('button', { name: 'Hall' }).click();
  await expect(page).toHaveURL(`/?at=${hall.id}`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Cabinet' })).toBeVisible();

  await page.goto(`/?at=${cabinet.id}&category=Tools`);
  await crumbs(page).getByRole('button', { name: 'Main Areas' }).click();
  // The items grid keeps its own part of the address.
  await expect(page).toHaveURL('/?category=Tools');
  await expect(cards(page)).toHaveCount(2);
  await expect(crumbs(page).getByRole('button')).toHaveCount(0);
});

test("HOME-08 HOME-10 DRILL-02: the browser's Back and Forward, reload and a link restore the level", async ({
  loggedIn: page,
  server,
}) => {
  const { hall, cabinet } = await seed(server);
  await page.goto('/');
  await page.getByRole('article', { name: 'Hall' }).getByRole('heading').click();
  await page.getByRole('article', { name: 'Cabinet' }).getByRole('heading').click();
  await expect(page.getByRole('article', { name: 'Drawer' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Cabinet' })).toBeVisible();
  await expect(page).toHaveURL(`/?at=${hall.id}`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('article', { name: 'Drawer' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('article', { name: 'Drawer' })).toBeVisible();
  await expect(crumbs(page).getByRole('button')).toHaveText(['Main Areas', 'Hall']);
  await back(page).click();
  await expect(page).toHaveURL(`/?at=${hall.id}`);
  await page.goto(`/?at=${cabinet.id}`);
  await expect(page.getByRole('article', { name: 'Drawer' })).toBeVisible();
  // A location that is gone: Home as ever.
  await page.goto('/?at=00000000-0000-4000-8000-000000000000');
  await expect(cards(page)).toHaveCount(2);
});

test('HOME-11 HOME-12 HOME-13 HOME-14: a leaf names and describes itself and leads to its page; every card leads to its form', async ({
  loggedIn: page,
  server,
}) => {
  const { hall, cabinet, drawer, shed } = await seed(server);
  await page.goto('/');
  const leaf = page.getByRole('article', { name: 'Shed' });
  await expect(leaf).toContainText('Shed');
  await expect(leaf).toContainText('Bikes and tyres');
  await expect(leaf.getByRole('link', { name: 'Go to Details' })).toHaveText('Go to Details');
  // A card with children descends; only a leaf leads to its page.
  await expect(page.getByRole('article', { name: 'Hall' }).getByText('Go to Details')).toHaveCount(0);
  for (const { name, id } of [hall, shed]) {
    const edit = page.getByRole('article', { name }).getByRole('link', { name: `Edit ${name}` });
    await expect(edit).toHaveAttribute('href', `/edit-location/${id}`);
  }
  await leaf.getByRole('link', { name: 'Go to Details' }).click();
  await expect(page).toHaveURL(`/location/${shed.id}`);
  await expect(heading(page)).toHaveText('Shed');

  await page.goto(`/?at=${cabinet.id}`);
  const deep = page.getByRole('article', { name: 'Drawer' });
  await expect(deep).toContainText('Taps and dies, metric');
  await expect(deep).toContainText('H-C1-D1');
  await expect(deep.getByRole('link', { name: 'Go to Details' })).toHaveAttribute(
    'href',
    `/location/${drawer.id}`,
  );
  await deep.getByRole('link', { name: 'Edit Drawer' }).click();
  await expect(page).toHaveURL(`/edit-location/${drawer.id}`);
  await expect(heading(page)).toHaveText('Edit Storage Location');
});

test('HOME-05: while the storage areas load there are three skeleton cards', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/locations/hierarchy', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const skeletons = page.getByRole('list', { name: 'Loading storage areas' }).getByRole('listitem');
  await expect(skeletons).toHaveCount(3);
  for (const skeleton of await skeletons.all()) await expect(skeleton).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page)).toHaveCount(2);
  await expect(skeletons).toHaveCount(0);
});

test("HOME-06: areas that fail to load are told of, with the host's own words, and can be tried again", async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal Server Error\)/);
  await seed(server);
  await page.route('**/api/locations/hierarchy', (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is tired.', error: 'internal' } }),
  );
  await page.goto('/');
  const alert = areas(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load storage areas.');
  await expect(alert).toContainText('The disk is tired.');
  await expect(page.getByRole('list', { name: 'Loading storage areas' })).toHaveCount(0);
  await page.unroute('**/api/locations/hierarchy');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(alert).toHaveCount(0);
});

test('HOME-06 ERR-06 FALLB-04: a tree that never comes is given up after 10 s, also by its repeat and the direct fetch, and told of', async ({
  loggedIn: page,
}) => {
  await page.clock.install({ time: '2026-01-02T10:00:00Z' });
  await page.clock.pauseAt('2026-01-02T11:00:00Z');
  let asked = 0;
  await page.route('**/api/locations/hierarchy', () => {
    asked += 1;
  });
  await page.goto('/');
  for (const tries of [1, 2, 3]) {
    // Before each a short pause, in which this browser is also asked for what it has kept.
    const reached = async () => {
      if (asked < tries) await page.clock.runFor(50);
      return asked;
    };
    await expect.poll(reached).toBe(tries);
    await page.clock.runFor(9_500);
    expect(asked).toBe(tries);
    await expect(page.getByText('Failed to load storage areas.')).toHaveCount(0);
    await page.clock.runFor(500);
  }
  const alert = areas(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load storage areas.');
  await expect(alert).toContainText('Request timed out. Server may be unavailable.');
});

test('HOME-07 HOME-16: a host that answers the tree under locations, and roots without an area, is read as well', async ({
  loggedIn: page,
}) => {
  const leaf = { id: 'b', name: 'Shelf', type: 'SHELF', children: [] };
  await page.route('**/api/locations/hierarchy', (route) =>
    route.fulfill({ json: { locations: [{ id: 'a', name: 'Barn-East', type: 'ROOM', children: [leaf] }] } }),
  );
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Barn-East' });
  // The location's own name: only an area's hyphens become spaces.
  await expect(card.getByRole('heading')).toHaveText('Barn-East');
  await card.getByRole('heading').click();
  await expect(page.getByRole('article', { name: 'Shelf' })).toContainText('Go to Details');
});

test('HOME-15 HOME-17 HOME-18 ENT-20: a card has its area as title, with spaces, and the icon of its first segment', async ({
  loggedIn: page,
  server,
}) => {
  const seeds = ['HANGAR', 'GARAGE', 'HOUSE', 'GARAGE-WORKSHOP', 'WORKSHOP_SOUTH-2', 'OFFICE', 'WORKSHOP'];
  for (const area of seeds) await server.addLocation({ name: `In ${area}`, area });
  await page.goto('/');
  const icons = new Map<string, string>();
  for (const area of seeds) {
    const card = page.getByRole('article', { name: `In ${area}`, exact: true });
    await expect(card.getByRole('heading')).toHaveText(area.replace(/[-_]/g, ' '));
    await expect(card).toContainText(`In ${area}`);
    const drawing = card
      .locator('.area-card-icon .icon')
      .evaluate((icon) => getComputedStyle(icon).getPropertyValue('mask-image'));
    icons.set(area, await drawing);
  }
  expect(icons.get('HANGAR')).toContain('svg');
  for (const area of ['GARAGE', 'HOUSE', 'GARAGE-WORKSHOP']) {
    expect(icons.get(area), area).toBe(icons.get('HANGAR'));
  }
  expect(icons.get('WORKSHOP_SOUTH-2')).toBe(icons.get('WORKSHOP'));
  expect(new Set(['HANGAR', 'WORKSHOP', 'OFFICE'].map((area) => icons.get(area))).size).toBe(3);

  // The other places that show an area.
  const id = await page.getByRole('article', { name: 'In WORKSHOP_SOUTH-2' }).getAttribute('data-cell');
  await page.goto(`/location/${id}`);
  await expect(page.getByRole('main')).toContainText('WORKSHOP SOUTH 2');
  await page.goto(`/edit-location/${id}`);
  const area = page.getByRole('combobox', { name: 'Area' });
  await expect(area.locator('option:checked')).toHaveText('WORKSHOP SOUTH 2');
  await expect(area.getByText('GARAGE WORKSHOP', { exact: true })).toHaveCount(1);
});

test('HOME-07 HOME-08: the cards are one tab stop; arrows, Home and End move by what is seen', async ({
  loggedIn: page,
  server,
}) => {
  for (let n = 1; n <= 5; n++) await server.addLocation({ name: `Area ${n}` });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(5);
  const link = (n: number) =>
    page.getByRole('article', { name: `Area ${n}` }).getByRole('link', { name: 'Go to Details' });
  await link(1).focus();
  const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  const columns = tops.filter((top) => top === tops[0]).length;
  expect(columns).toBeGreaterThan(1);
  expect(columns).toBeLessThan(5);

  await page.keyboard.press('ArrowRight');
  await expect(link(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(1 + columns)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // Within the current card Tab goes on to its edit link, then out of the list.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Edit Area 2' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(5)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(1)).toBeFocused();
});

test('HOME-07: without any location Home says so, leads to the first one, and makes a room of one word', async ({
  loggedIn: page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No storage areas yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add First Location' })).toHaveAttribute(
    'href',
    '/add-location',
  );

  // The shorter way: one question, the answer is a room.
  const room = page.getByRole('textbox', { name: 'What is this room called?' });
  await room.press('Enter');
  await expect(room).toBeFocused();
  await expect(room).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await room.fill('Workshop');
  await expect(room).toHaveAccessibleDescription('');
  await room.press('Enter');
  await expect(page).toHaveURL(/\/location\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshop');
  await expect(page.getByRole('main')).toContainText('Room');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('1 location');
});
