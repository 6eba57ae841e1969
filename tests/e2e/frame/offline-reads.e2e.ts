import type { Page } from '@playwright/test';
import { ADMIN, expect, test, type TestServer } from '../../support/app.ts';
import { keptKeys, untilKept } from '../../support/keptAnswers.ts';
import { shiftOf, watchShifts } from '../../support/layoutShift.ts';
import { fetchedAhead, kept, NO_ANSWER, storedKeys } from '../../support/offline.ts';
import { untilServed } from '../../support/serviceWorker.ts';

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

  test('GOAL-12 HOME-24: with the server stopped a reload shows the last real answers on every screen, labelled, and Try again goes on', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    test.setTimeout(180_000);
    expectConsole(NO_ANSWER);
    const { cabinet, vice } = await seed(server);
    for (const [path, keys] of [
      [
        `/location/${cabinet.id}`,
        ['["locations"', `["location","${cabinet.id}"`, `["location-items","${cabinet.id}"`],
      ],
      [`/view/${vice.id}`, [`["item","${vice.id}"`, `["item-history","${vice.id}"`]],
      ['/search?q=vice', ['["search","vice"']],
      ['/', ['["items","page"', '["lookups","categories"']],
    ] as const) {
      await page.goto(path);
      await untilKept(page, ...keys);
    }
    await untilServed(page);
    await server.stop();

    await page.reload();
    await expect(areas(page).getByRole('alert')).toContainText('Failed to load storage areas.');
    await expect(areas(page)).toContainText(LAST_KNOWN);
    await expect(card(page, 'Workshop')).toBeVisible();
    await expect(items(page).getByRole('alert')).toContainText('Failed to load items');
    await expect(items(page)).toContainText(LAST_KNOWN);
    await expect(card(page, 'Vice')).toBeVisible();
    await expect(page.getByText('Sample data')).toHaveCount(0);
    await items(page).getByRole('combobox', { name: 'Category' }).selectOption('Tools');

    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Location Search' });
    await expect(dialog).toContainText(LAST_KNOWN);
    await expect(dialog.getByRole('listbox').getByRole('option', { name: /Cabinet/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Shift+K');
    await expect(page.getByRole('dialog', { name: 'Commands' })).toContainText(LAST_KNOWN);

    await page.goto(`/location/${cabinet.id}`);
    await expect(heading(page)).toHaveText('Cabinet');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert').filter({ hasText: 'Error loading location' })).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: 'Failed to load items' })).toBeVisible();
    // Of the location, of what is in it, and of its items.
    await expect(main.getByText(LAST_KNOWN)).toHaveCount(3);
    await expect(page.getByRole('link', { name: /Vice/ })).toBeVisible();

    await page.goto('/search?q=vice');
    await expect(main.getByRole('alert')).toContainText('Search failed');
    await expect(main.getByText(LAST_KNOWN)).toBeVisible();
    await expect(card(page, 'Vice')).toBeVisible();

    await page.goto(`/view/${vice.id}`);
    await expect(heading(page)).toHaveText('Vice');
    await expect(itemFailure(page)).toBeVisible();
    await expect(main.getByText(LAST_KNOWN)).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Created');
    await expect(main.getByRole('link', { name: 'Edit' })).toBeVisible();
    await server.start();
    // On a slow machine the page may have gone on by itself before the button is reached.
    await itemFailure(page)
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    // The images come back with their item.
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(main.getByText(LAST_KNOWN)).toHaveCount(0);
    await expect(heading(page)).toHaveText('Vice');
  });

  test('GOAL-12: what is gone by now is not shown from before, when the server says so', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(/404 \(Not Found\)/);
    const { vice } = await seed(server);
    await page.goto(`/view/${vice.id}`);
    await expect(heading(page)).toHaveText('Vice');
    await untilKept(page, `["item","${vice.id}"`);
    await server.api('DELETE', `/api/items/${vice.id}`);
    await page.reload();
    await expect(heading(page)).toHaveText('Item not found');
    await expect.poll(() => keptKeys(page)).not.toContain(`["item","${vice.id}"]`);
  });

  test('FALLB-10: an item that cannot be read is shown from the copy under api_item_{id}', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(NO_ANSWER);
    const { vice } = await seed(server);
    await page.goto(`/view/${vice.id}`);
    await expect(heading(page)).toHaveText('Vice');
    await untilServed(page);
    await fetchedAhead(page);
    await expect.poll(() => storedKeys(page, /^api_item_/)).toEqual([`api_item_${vice.id}`]);
    expect(await kept(page, `api_item_${vice.id}`)).toMatchObject({
      id: vice.id,
      name: 'Vice',
      cached: { user: ADMIN.username },
    });
    await server.stop();
    // A page without scripts of the app: nobody holds the database open.
    await page.goto('/icon.svg');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('stowage-answers').onsuccess = resolve;
        }),
    );
    await page.goto(`/view/${vice.id}`);
    await expect(itemFailure(page)).toBeVisible();
    await expect(heading(page)).toHaveText('Vice');
    await expect(page.getByRole('main').getByText(LAST_KNOWN)).toBeVisible();
  });
});

test('FALLB-11: an item never opened before is shown from a list that it was in', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  const { bolts } = await seed(server);
  await page.goto('/');
  await expect(card(page, 'Bolts')).toBeVisible();
  await fetchedAhead(page);
  await server.stop();
  await page.getByRole('link', { name: 'Bolts', exact: true }).click();
  await expect(heading(page)).toHaveText('Bolts');
  await expect(page).toHaveURL(`/view/${bolts.id}`);
  await expect(itemFailure(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(LAST_KNOWN)).toBeVisible();
});

test('FALLB-04: areas come by a direct fetch where the call and its repeat were refused', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal Server Error\)/);
  await seed(server);
  let asked = 0;
  await page.route('**/api/locations/hierarchy', async (route) => {
    asked += 1;
    if (asked <= 2) await route.fulfill({ status: 500, json: { message: 'Tired.', error: 'internal' } });
    else await route.continue();
  });
  await page.goto('/');
  await expect(card(page, 'Workshop')).toBeVisible();
  await expect(areas(page).getByRole('alert')).toHaveCount(0);
  await expect(areas(page)).not.toContainText('Last known');
  expect(asked).toBe(3);
});

test('FALLB-05 FALLB-06: where nothing was ever known, Home shows sample areas and items: labelled, not to be edited, deleted or opened', async ({
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
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
});

test('FALLB-05 FALLB-06: samples give way to the real answers, and never come between them', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  await seed(server);
  await cutOff(page);
  await page.goto('/');
  await expect(page.getByText('Sample data')).toHaveCount(2);
  await page.unroute(isApi);
  // The items try again by themselves.
  await areas(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
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
  await page.unroute(isApi);
  await page.route('**/locations/*/items**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(heading(page)).toHaveText('Cabinet');
  const list = main.getByRole('region', { name: 'Items' });
  await expect(list.getByRole('alert')).toContainText('Failed to load items');
  await expect(list.getByText('Sample data')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText(/Red tool chest/);
  await expect(list.getByRole('list').getByRole('link')).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Child Locations' })).not.toContainText('Sample data');
});

test('FALLB-07 FALLB-08: on another host neither is shown, only the failure', async ({
  server,
  playwright,
  launchOptions,
}) => {
  const { cabinet, vice } = await seed(server);
  const rule = '--host-resolver-rules=MAP stowage.test 127.0.0.1';
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), rule],
  });
  const url = server.url.replace('127.0.0.1', 'stowage.test');
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [
            { name: 'auth_token', value: server.token },
            { name: 'stowage-user', value: ADMIN.username },
          ],
        },
      ],
    },
  });
  const page = await context.newPage();
  await cutOff(page);
  for (const [path, title] of [
    [`/view/${vice.id}`, 'Failed to load item'],
    [`/location/${cabinet.id}`, 'Error loading location'],
  ]) {
    await page.goto(url + path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title ?? '');
    await expect(page.getByText('Sample data')).toHaveCount(0);
  }
  // Lists have their samples everywhere.
  await page.goto(url);
  await expect(page.getByText('Sample data')).toHaveCount(2);
  await browser.close();
});

test('SEED-01 SEED-02 SEED-06 STORE-02 STORE-03 STORE-04 STORE-05 STORE-08: what this browser keeps, and under which keys', async ({
  loggedIn: page,
  server,
}) => {
  const { cabinet, vice, workshop } = await seed(server);
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
});

test('LOOKUP-08: a categories-updated event clears the copies of items, and nothing unsent', async ({
  loggedIn: page,
  server,
}) => {
  const { vice } = await seed(server);
  await page.goto(`/view/${vice.id}`);
  await expect.poll(() => storedKeys(page, /^api_item_/)).toHaveLength(1);
  await page.evaluate(() => {
    localStorage.setItem('stowage-draft-x', 'mine');
    window.dispatchEvent(new Event('categories-updated'));
  });
  expect(await storedKeys(page, /^(api_item_|stowage-draft-x)/)).toEqual(['stowage-draft-x']);
});

test('logging out deletes every kept answer and copy, and the next person sees none of them', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  const { vice } = await seed(server);
  await page.goto(`/view/${vice.id}`);
  await expect(heading(page)).toHaveText('Vice');
  await untilKept(page, '["locations"', `["item","${vice.id}"`);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  expect(await storedKeys(page, /^api_item_/)).toEqual([]);
});

test('an old answer is shown at once, says so after a second, and nothing moves when the live one takes its place', async ({
  loggedIn: page,
  server,
}) => {
  test.setTimeout(180_000);
  const { cabinet, vice } = await seed(server);
  // As many areas as the waiting screen has cards for: three.
  for (const name of ['Attic', 'Barn']) await server.addLocation({ name });
  const screens = [
    { path: '/', labels: 2, keys: ['["items","page"', '["locations"'] },
    { path: `/location/${cabinet.id}`, labels: 3, keys: ['["location",', '["location-items"'] },
    { path: `/view/${vice.id}`, labels: 1, keys: ['["item",', '["item-history"'] },
  ];
  for (const { path, keys } of screens) {
    await page.goto(path);
    await untilKept(page, ...keys);
  }
  await watchShifts(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, labels } of screens) {
      let release = (): void => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(isApi, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path);
      await expect(page.getByText('Vice').first()).toBeVisible();
      const label = page.getByRole('main').getByText(LAST_KNOWN).and(page.locator(':visible'));
      await expect(label).toHaveCount(labels);
      const before = await shiftOf(page);
      release();
      await expect(label).toHaveCount(0);
      expect((await shiftOf(page)) - before, `${path} at ${width} px`).toBeLessThan(0.005);
      expect(before, `${path} at ${width} px, until the label`).toBeLessThan(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  }
});
