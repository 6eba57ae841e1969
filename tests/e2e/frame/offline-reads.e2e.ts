import type { Page } from '@playwright/test';
import { ADMIN, expect, test, type TestServer } from '../../support/app.ts';
import { keptKeys, untilKept } from '../../support/keptAnswers.ts';
import { fetchedAhead, kept, NO_ANSWER, storedKeys, unprobed } from '../../support/offline.ts';
import { untilServed } from '../../support/serviceWorker.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const areas = (page: Page) => page.getByRole('region', { name: 'Storage areas' });
const items = (page: Page) => page.getByRole('region', { name: 'Items' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** The failures of the item's photos and history stand beside it. */
const itemFailure = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to load item' });
const LAST_KNOWN = /Last known data, from \d\d:\d\d/;
const isApi = (url: URL) => /^\/(api|locations)\//.test(url.pathname);

async function seed(server: TestServer) {
  const workshop = await server.addLocation({ name: 'Workshop', label: 'WS' });
  const cabinet = await server.addLocation({ name: 'Cabinet', label: 'WS-1', parent: workshop });
  const vice = await server.addItem({ name: 'Vice', category: 'Tools', location: cabinet });
  const bolts = await server.addItem({ name: 'Bolts', category: 'Fasteners', location: cabinet });
  return { workshop, cabinet, vice, bolts };
}

/** No call gets an answer, as with a server that is away; the app itself comes. */
async function cutOff(page: Page): Promise<void> {
  await page.route(isApi, (route) => route.abort('connectionrefused'));
}

test.describe('after a visit', () => {
  test.use({ ownContext: { serviceWorkers: 'allow' } });

  test('GOAL-12 HOME-24 FALLB-10 FALLB-11: with the server stopped a reload shows the last real answers on every screen, labelled, an item never opened from a list, one without answers from its copy; Try again goes on, and what is gone by then is not shown', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(NO_ANSWER);
    expectConsole(/404 \(Not Found\)/);
    const { cabinet, vice, bolts } = await seed(server);
    const main = page.getByRole('main');
    await page.goto(`/location/${cabinet.id}`);
    await main.getByRole('link', { name: /Vice/ }).click();
    await expect(heading(page)).toHaveText('Vice');
    await untilKept(
      page,
      `["location","${cabinet.id}"`,
      `["location-items","${cabinet.id}"`,
      `["item","${vice.id}"`,
      `["item-history","${vice.id}"`,
    );
    await page.goto('/search?q=vice');
    await expect(card(page, 'Vice')).toBeVisible();
    await page.getByRole('link', { name: 'Stowage' }).click();
    await expect(card(page, 'Bolts')).toBeVisible();
    await untilKept(page, '["locations"', '["search","vice"', '["items","page"', '["lookups","categories"');
    await untilKept(page, '["lookups","types"', '["lookups","areas"');
    await expect.poll(() => storedKeys(page, /^api_item_/)).toEqual([`api_item_${vice.id}`]);
    expect(await kept(page, `api_item_${vice.id}`)).toMatchObject({
      id: vice.id,
      name: 'Vice',
      cached: { user: ADMIN.username },
    });
    await untilServed(page);
    await server.stop();

    await test.step('the form of a location, never opened before', async () => {
      await page.goto('/add-location');
      await expect(page.getByLabel('Location Type').getByRole('option', { name: 'Drawer' })).toBeAttached();
      await expect(page.getByLabel('Area').getByRole('option', { name: 'HANGAR' })).toBeAttached();
      await page.goto('/');
    });

    await test.step('Home and its dialogs', async () => {
      await page.reload();
      await expect(areas(page).getByRole('alert')).toContainText('Failed to load storage areas.');
      await expect(areas(page)).toContainText(LAST_KNOWN);
      await expect(card(page, 'Workshop')).toBeVisible();
      await expect(items(page).getByRole('alert')).toContainText('Failed to load items');
      await expect(items(page)).toContainText(LAST_KNOWN);
      await expect(card(page, 'Vice')).toBeVisible();
      await expect(page.getByText('Sample data')).toHaveCount(0);
      // Once for the whole page, and no more boxes than the two failures, which say of what their data is.
      await expect(page.getByRole('banner').getByRole('link', { name: /^Offline/ })).toContainText(
        /as of \d\d:\d\d/,
      );
      await expect(main.locator('.note, .data-label')).toHaveCount(2);
      await items(page).getByRole('combobox', { name: 'Category' }).selectOption('Tools');

      await page.keyboard.press('Control+Shift+K');
      const palette = page.getByRole('dialog', { name: 'Commands' });
      await expect(palette).toContainText(LAST_KNOWN);
      await page.keyboard.press('Escape');
      await expect(palette).toBeHidden();
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Location Search' });
      await expect(dialog).toContainText(LAST_KNOWN);
      await dialog
        .getByRole('listbox')
        .getByRole('option', { name: /Cabinet/ })
        .click();
    });

    await test.step('a location and an item never opened', async () => {
      await expect(heading(page)).toHaveText('Cabinet');
      await expect(main.getByRole('alert').filter({ hasText: 'Error loading location' })).toBeVisible();
      await expect(main.getByRole('alert').filter({ hasText: 'Failed to load items' })).toBeVisible();
      // Of the location and what is in it, and of its items.
      await expect(main.getByText(LAST_KNOWN)).toHaveCount(2);
      await expect(page.getByRole('link', { name: /Vice/ })).toBeVisible();
      await page.getByRole('link', { name: /Bolts/ }).click();
      await expect(page).toHaveURL(`/view/${bolts.id}`);
      await expect(heading(page)).toHaveText('Bolts');
      await expect(itemFailure(page)).toBeVisible();
      await expect(main.getByText(LAST_KNOWN)).toBeVisible();
    });

    await test.step('the search and an item', async () => {
      await page.goto('/search?q=vice');
      await expect(main.getByRole('alert')).toContainText('Search failed');
      await expect(main.getByText(LAST_KNOWN)).toBeVisible();
      await card(page, 'Vice').getByRole('link', { name: 'Vice', exact: true }).click();
      await expect(heading(page)).toHaveText('Vice');
      await expect(itemFailure(page)).toBeVisible();
      await expect(main.getByText(LAST_KNOWN)).toBeVisible();
      await expect(page.getByRole('region', { name: 'History' })).toContainText('Created');
      await expect(main.getByRole('link', { name: 'Edit' })).toBeVisible();
    });

    await test.step('an item of which only the copy is left', async () => {
      // A page without scripts of the app: nobody holds the database open.
      await page.goto('/icon.svg');
      await page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const deletion = indexedDB.deleteDatabase('stowage-answers');
            deletion.onsuccess = resolve;
            deletion.onblocked = () => reject(new Error('A page still has the kept answers open.'));
          }),
      );
      await page.goto(`/view/${vice.id}`);
      await expect(itemFailure(page)).toBeVisible();
      await expect(heading(page)).toHaveText('Vice');
      await expect(main.getByText(LAST_KNOWN)).toBeVisible();
    });

    await test.step('the server again, and the item deleted there', async () => {
      const probe = await unprobed(page);
      // Nor by another call that is repeated just then: on a slow machine the button went before it was pressed.
      const every = '**/api/**';
      await page.route(every, (route) => route.abort('connectionrefused'));
      await server.start();
      await itemFailure(page).getByRole('button', { name: 'Try again' }).focus();
      await page.unroute(every);
      await page.keyboard.press('Enter');
      // The images come back with their item.
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.getByText(LAST_KNOWN)).toHaveCount(0);
      await expect(heading(page)).toHaveText('Vice');
      await probe();
      await untilKept(page, `["item","${vice.id}"`);
      await server.api('DELETE', `/api/items/${vice.id}`);
      await page.reload();
      await expect(heading(page)).toHaveText('Item not found');
      await expect.poll(() => keptKeys(page)).not.toContain(`["item","${vice.id}"]`);
    });
  });
});

test('FALLB-05 FALLB-06: where nothing was ever known, Home shows sample areas and items: labelled, not to be edited, deleted or opened; they give way to the real answers, and never come between them', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  await seed(server);
  await cutOff(page);
  await page.goto('/');
  await expect(areas(page).getByRole('alert')).toContainText('Failed to load storage areas.');
  await expect(areas(page).getByText('Sample data')).toBeVisible();
  await expect(areas(page).getByRole('article').getByRole('heading')).toHaveText([
    'Garage',
    'Hangar',
    'Hangar Storage Room',
    'Loft',
    'Office',
    'Workshop',
    'Workshop Storage Room',
  ]);
  await expect(items(page).getByRole('alert')).toContainText('Failed to load items');
  await expect(items(page).getByText('Sample data')).toBeVisible();
  await expect(items(page).getByRole('article').getByRole('heading')).toHaveText([
    'Red tool chest',
    'Bolts and nuts',
    'Blind rivets',
    'Wire and connectors',
    'Cleaning kit',
    'Steel shelving unit',
  ]);
  const samples = page.getByRole('article');
  await expect(samples.getByRole('button')).toHaveCount(0);
  // The two areas with shelves in them lead to those, on this very page.
  await expect(samples.getByRole('link')).toHaveText(['Workshop', 'Workshop Storage Room']);
  await samples.getByRole('link', { name: 'Workshop', exact: true }).click();
  await expect(areas(page).getByRole('article').getByRole('heading')).toHaveText([
    'North Wall Shelves',
    'Workbench Cabinet',
  ]);
  await expect(samples.getByRole('link')).toHaveCount(0);
  await expect(areas(page).getByRole('link')).toHaveCount(0);
  // Nothing to choose from: no form and no dialog offers samples.
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Location Search' })).toContainText(
    'Failed to load locations.',
  );
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByText('Sample data')).toHaveCount(2);
  await page.unroute(isApi);
  // The items try again by themselves, and the areas may have been asked for already when those have come.
  const again = areas(page).getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'HANGAR',
    'Bolts',
    'Vice',
  ]);
  await expect(page.getByText('Sample data')).toHaveCount(0);
  // The categories could not be read either: they come when they are needed.
  const filter = items(page).getByRole('combobox', { name: 'Category' });
  await filter.focus();
  await expect(filter.getByRole('option', { name: 'Fasteners' })).toBeAttached();
  await fetchedAhead(page);
  await server.stop();
  await filter.selectOption('Fasteners');
  await expect(items(page).getByRole('alert')).toContainText('Failed to load items');
  await expect(items(page)).not.toContainText('Sample data');
  await expect(items(page).getByRole('article')).toHaveCount(0);
  await expect(card(page, 'Workshop')).toBeVisible();
  await expect(areas(page)).not.toContainText('Sample data');
});

test('FALLB-07 FALLB-08 FALLB-09: on localhost a single item, a location and its items are samples where nothing is known', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  const { cabinet, vice } = await seed(server);
  await cutOff(page);
  const main = page.getByRole('main');
  await page.goto(`/view/${vice.id}`);
  await expect(main.getByRole('alert')).toContainText('Failed to load item');
  await expect(main.getByText('Sample data')).toBeVisible();
  await expect(heading(page)).toHaveText('Red tool chest');
  await expect(main.getByRole('link')).toHaveText(['Home']);
  // One button alone; the key that it may show is no part of its name.
  await expect(main.getByRole('button')).toHaveAccessibleName('Try again');

  await page.goto(`/location/${cabinet.id}`);
  await expect(heading(page)).toHaveText('Workshop');
  await expect(main.getByText('Sample data')).toHaveCount(3);
  await expect(main.getByText('North Wall Shelves')).toBeVisible();
  await expect(main.getByText('Red tool chest')).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(['Home']);
  await expect(main.getByRole('button')).toHaveAccessibleName('Try again');

  // The location is real, only its items are not to be had.
  await page.route('**/locations/*/items**', (route) => route.abort('connectionrefused'));
  await unprobed(page);
  await page.unroute(isApi);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Cabinet');
  const list = main.getByRole('region', { name: 'Items' });
  await expect(list.getByRole('alert')).toContainText('Failed to load items');
  await expect(list.getByText('Sample data')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText(/Red tool chest/);
  await expect(list.getByRole('list').getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Child Locations' })).not.toContainText('Sample data');
});

test('FALLB-07 FALLB-08: on another host neither is shown, only the failure', async ({ server, browser }) => {
  const { cabinet, vice } = await seed(server);
  const origin = 'http://stowage.test';
  const localStorage = [
    { name: 'auth_token', value: server.token },
    { name: 'stowage-user', value: ADMIN.username },
  ];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  // A host of that name has the app, and nothing else.
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server.url + pathname }) });
  });
  await cutOff(page);
  for (const [path, title] of [
    [`/view/${vice.id}`, 'Failed to load item'],
    [`/location/${cabinet.id}`, 'Error loading location'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title);
    await expect(page.getByText('Sample data')).toHaveCount(0);
  }
  // Lists have their samples everywhere.
  await page.getByRole('banner').getByRole('link', { name: 'Stowage' }).click();
  await expect(page.getByText('Sample data')).toHaveCount(2);
  // What is fetched ahead may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('SEED-01 SEED-02 SEED-06 STORE-02 STORE-03 STORE-04 STORE-05 STORE-08 LOOKUP-08: what this browser keeps, and under which keys; a categories-updated event clears the copies of items, and logging out every answer and copy', async ({
  loggedIn: page,
  server,
}) => {
  const { cabinet, vice, bolts, workshop } = await seed(server);
  await page.goto(`/view/${vice.id}`);
  await expect(heading(page)).toHaveText('Vice');
  const keys = /^(workshop-storage-|api_item_|locations$)/;
  await expect
    .poll(async () => (await storedKeys(page, keys)).sort())
    .toEqual([
      `api_item_${vice.id}`,
      'locations',
      'workshop-storage-areas',
      'workshop-storage-items',
      'workshop-storage-shelves',
    ]);
  expect(await kept(page, 'workshop-storage-areas')).toHaveLength(7);
  expect(await kept(page, 'workshop-storage-shelves')).toHaveLength(3);
  expect(await kept(page, 'workshop-storage-items')).toHaveLength(6);
  expect(await kept(page, 'locations')).toEqual(
    expect.arrayContaining([
      { id: workshop.id, label: 'WS' },
      { id: cabinet.id, label: 'WS-1' },
    ]),
  );

  await page.evaluate(() => {
    localStorage.setItem('stowage-draft-x', 'mine');
    window.dispatchEvent(new Event('categories-updated'));
  });
  expect(await storedKeys(page, /^(api_item_|stowage-draft-x)/)).toEqual(['stowage-draft-x']);

  await page.getByRole('link', { name: 'Stowage' }).click();
  await page.getByRole('link', { name: 'Bolts', exact: true }).click();
  await expect(heading(page)).toHaveText('Bolts');
  await expect.poll(() => storedKeys(page, /^api_item_/)).toEqual([`api_item_${bolts.id}`]);
  await untilKept(page, '["locations"', `["item","${bolts.id}"`);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  expect(await storedKeys(page, /^api_item_/)).toEqual([]);
});
