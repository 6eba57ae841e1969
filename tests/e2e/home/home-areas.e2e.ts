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

test('HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 HOME-07 HOME-22 HOME-23: an empty Home has its heading, hint and buttons; it loads, fails, can be tried again, says that there is nothing, and makes a room of one word', async ({
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal Server Error\)/);
  let [releaseTree, releaseItems] = [() => {}, () => {}];
  const tree = new Promise<void>((resolve) => (releaseTree = resolve));
  const items = new Promise<void>((resolve) => (releaseItems = resolve));
  await page.route('**/api/locations/hierarchy', async (route) => {
    await tree;
    await route.fulfill({ status: 500, json: { message: 'The disk is tired.', error: 'internal' } });
  });
  await page.route(
    ({ pathname }) => pathname === '/api/items',
    async (route) => {
      await items;
      await route.continue();
    },
  );
  await page.goto('/');
  const title = heading(page);
  await title.evaluate((element) => {
    new MutationObserver(() => {
      if (!element.checkVisibility()) element.dataset['hidden'] = '';
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
  });
  await expect(heading(page)).toHaveText('Stowage');
  await expect(page).toHaveTitle('Stowage');
  await expect(
    page.getByText('Start by choosing a storage area below, or press "/" to search locations', {
      exact: true,
    }),
  ).toBeVisible();
  const areaSkeletons = page.getByRole('list', { name: 'Loading storage areas' }).getByRole('listitem');
  await expect(areaSkeletons).toHaveCount(3);
  for (const skeleton of await areaSkeletons.all()) await expect(skeleton).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  const itemSkeletons = page.getByRole('list', { name: 'Loading items' }).getByRole('listitem');
  await expect(itemSkeletons).toHaveCount(12);
  await expect(itemSkeletons.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No items yet' })).toHaveCount(0);

  releaseItems();
  await expect(page.getByRole('heading', { name: 'No items yet' })).toBeVisible();
  await expect(itemSkeletons).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add First Item' })).toHaveAttribute('href', '/add');
  await expect(page.getByRole('link', { name: 'Add First Item' }).locator('kbd')).toHaveText(['A']);

  releaseTree();
  const alert = areas(page).getByRole('alert');
  await expect(alert).toContainText('Failed to load storage areas.');
  // The host's own words.
  await expect(alert).toContainText('The disk is tired.');
  await expect(areaSkeletons).toHaveCount(0);
  await page.unroute('**/api/locations/hierarchy');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No storage areas yet' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add First Location' })).toHaveAttribute(
    'href',
    '/add-location',
  );
  await expect(page.getByRole('link', { name: 'Add First Location' }).locator('kbd')).toHaveText(['L']);

  // The code for the question has come, and took nothing off the page for it.
  const room = page.getByRole('textbox', { name: 'What is this room called?' });
  await expect(room).toBeVisible();
  expect(await title.evaluate((element) => element.dataset['hidden'])).toBeUndefined();

  // The list of all locations leads on as well.
  await page.getByRole('banner').getByText('Locations', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Location Search' });
  await dialog.getByRole('link', { name: 'Add First Location' }).click();
  await expect(page).toHaveURL('/add-location');
  await expect(dialog).toHaveCount(0);
  await page.goBack();

  // So does a search, where nothing can be found yet.
  const main = page.getByRole('main');
  await page.goto('/search?q=drill');
  await expect(main).toContainText('Nothing was added yet: first a location, then what lies in it.');
  await expect(main.getByRole('link', { name: 'Add First Location' })).toHaveAttribute(
    'href',
    '/add-location',
  );
  await page.goBack();

  await main.getByRole('link', { name: 'Add Item', exact: true }).click();
  await expect(page).toHaveURL('/add');
  await expect(heading(page)).toHaveText('Add Storage Item');
  await page.goBack();
  await main.getByRole('link', { name: 'Add Location', exact: true }).click();
  await expect(page).toHaveURL('/add-location');
  await expect(heading(page)).toHaveText('Add Storage Location');
  await page.goBack();

  // The shorter way: one question, the answer is a room.
  await room.press('Enter');
  await expect(room).toBeFocused();
  await expect(room).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await room.fill('Workshop');
  await expect(room).toHaveAccessibleDescription('');
  await page.reload();
  await expect(main).toContainText('“Workshop”, typed here');
  // Typed once more beside what is offered, it is there twice, and made once.
  await room.fill('Workshop');
  await page.reload();
  await main.getByRole('button', { name: 'Continue' }).first().click();
  await expect(room).toBeFocused();
  await expect(room).toHaveValue('Workshop');
  await room.press('Enter');
  await expect(page).toHaveURL(/\/location\/[\w-]+$/);
  await expect(heading(page)).toHaveText('Workshop');
  await expect(main).toContainText('Room');
  await page.goBack();
  await expect(main).toContainText('1 location');
  await page.goto('/add-location');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(main).not.toContainText('typed here');
});

test("GOAL-03 HOME-07 HOME-08 HOME-09 HOME-10 HOME-11 HOME-12 HOME-13 HOME-14 DRILL-02 DRILL-03 DRILL-04: roots are cards, a click descends, a leaf leads to its page; Back, the breadcrumb, the browser's own Back and Forward, reload and a link lead to each level", async ({
  loggedIn: page,
  server,
}) => {
  const { hall, cabinet, drawer, shed } = await seed(server);
  const deep = page.getByRole('article', { name: 'Drawer' });
  // A location that is gone: Home as ever.
  await page.goto('/?at=00000000-0000-4000-8000-000000000000');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Hall' })).toBeVisible();
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Main Areas']);
  await expect(back(page)).toHaveCount(0);
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

  await test.step('Down by a click and by Enter, up by Back', async () => {
    await page.getByRole('article', { name: 'Hall' }).getByRole('heading').click();
    await expect(page).toHaveURL(`/?at=${hall.id}`);
    await expect(cards(page)).toHaveCount(1);
    await expect(crumbs(page)).toContainText('Main Areas');
    await expect(crumbs(page).getByText('Hall')).toHaveAttribute('aria-current', 'location');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/?at=${cabinet.id}`);
    await expect(deep).toBeVisible();

    await back(page).click();
    await expect(page).toHaveURL(`/?at=${hall.id}`);
    await expect(page.getByRole('article', { name: 'Cabinet' })).toBeVisible();
    await expect(back(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    // The Back button is gone with the last level: the card that was left has the focus.
    await expect(page.getByRole('article', { name: 'Hall' }).getByRole('link').first()).toBeFocused();
    await expect(back(page)).toHaveCount(0);
  });

  await test.step("The browser's Back and Forward, and a reload", async () => {
    await page.getByRole('article', { name: 'Hall' }).getByRole('heading').click();
    await page.getByRole('article', { name: 'Cabinet' }).getByRole('heading').click();
    await expect(deep).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article', { name: 'Cabinet' })).toBeVisible();
    await expect(page).toHaveURL(`/?at=${hall.id}`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await page.goForward();
    await page.goForward();
    await expect(deep).toBeVisible();
    await page.reload();
    await expect(deep).toContainText('Taps and dies, metric');
    await expect(deep).toContainText('H-C1-D1');
    await expect(crumbs(page).getByRole('button')).toHaveText(['Main Areas', 'Hall']);
    await back(page).click();
    await expect(page).toHaveURL(`/?at=${hall.id}`);
  });

  await test.step('A link, and the breadcrumb to any level', async () => {
    await page.goto(`/?at=${cabinet.id}&category=Tools`);
    await expect(deep.getByRole('link', { name: 'Go to Details' })).toHaveAttribute(
      'href',
      `/location/${drawer.id}`,
    );
    await deep.getByRole('link', { name: 'Edit Drawer' }).click();
    await expect(page).toHaveURL(`/edit-location/${drawer.id}`);
    await expect(heading(page)).toHaveText('Edit Storage Location');
    await page.goBack();
    await crumbs(page).getByRole('button', { name: 'Hall' }).click();
    // The items grid keeps its own part of the address.
    await expect(page).toHaveURL(new RegExp(`at=${hall.id}`));
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Cabinet' })).toBeVisible();
    await crumbs(page).getByRole('button', { name: 'Main Areas' }).click();
    await expect(page).toHaveURL('/?category=Tools');
    await expect(cards(page)).toHaveCount(2);
    await expect(crumbs(page).getByRole('button')).toHaveCount(0);
  });
  await leaf.getByRole('link', { name: 'Go to Details' }).click();
  await expect(page).toHaveURL(`/location/${shed.id}`);
  await expect(heading(page)).toHaveText('Shed');
});

test('HOME-07 HOME-08 HOME-15 HOME-17 HOME-18 ENT-20: a card has its area as title, with spaces, and the icon of its first segment; the cards are one tab stop, and arrows, Home and End move by what is seen', async ({
  loggedIn: page,
  server,
}) => {
  const seeds = ['HANGAR', 'GARAGE', 'GARAGE-WORKSHOP', 'WORKSHOP_SOUTH-2', 'OFFICE', 'WORKSHOP', 'HOUSE'];
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

  await expect(cards(page)).toHaveCount(7);
  const card = (n: number) => cards(page).nth(n - 1);
  const link = (n: number) => card(n).getByRole('link', { name: 'Go to Details' });
  await link(1).focus();
  const tops = await cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const columns = tops.filter((top) => top === tops[0]).length;
  expect(columns).toBeGreaterThan(1);
  expect(columns).toBeLessThan(7);
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
  await expect(card(2).getByRole('link', { name: /^Edit In / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cards', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(7)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(1)).toBeFocused();

  // The other places that show an area.
  const south = page.getByRole('article', { name: 'In WORKSHOP_SOUTH-2' });
  await south.getByRole('link', { name: 'Go to Details' }).click();
  await expect(page.getByRole('main')).toContainText('WORKSHOP SOUTH 2');
  await page.getByRole('link', { name: 'Edit Location' }).click();
  const area = page.getByRole('combobox', { name: 'Area' });
  await expect(area.locator('option:checked')).toHaveText('WORKSHOP SOUTH 2');
  await expect(area.getByText('GARAGE WORKSHOP', { exact: true })).toHaveCount(1);
});
