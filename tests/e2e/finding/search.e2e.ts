import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article');
const isSearch = (url: URL) => url.pathname === '/api/search';

async function seed(server: TestServer, names: readonly string[]) {
  const room = await server.addLocation({ name: 'Workshop', type: 'Room' });
  const drawer = await server.addLocation({ name: 'Drawer 7', label: 'WS-D7', parent: room });
  for (const name of names) await server.addItem({ name, location: drawer });
  return drawer;
}

test('GOAL-04 SEARCH-01 SEARCH-02 SEARCH-03 SEARCH-06 SEARCH-07 CALL-27: typing a term asks the host and shows what it found, and where it lies', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['M3 bolt', 'M3 nut', 'Try square']);
  await page.goto('/search');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();
  await expect(page).toHaveTitle('Search · Stowage');

  const asking = page.waitForRequest((request) => isSearch(new URL(request.url())));
  await page.keyboard.type('m3');
  const request = await asking;
  expect(request.method()).toBe('GET');
  expect(new URL(request.url()).searchParams.get('q')).toBe('m3');
  await expect(heading(page)).toHaveText('Results for m3');
  await expect(page).toHaveTitle('Results for m3 · Stowage');
  await expect(results(page).getByRole('heading')).toHaveText(['M3 bolt', 'M3 nut']);
  await expect(results(page).first()).toContainText('Workshop › Drawer 7');
  await expect(results(page).first()).toContainText('WS-D7');
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/search?q=m3');

  await results(page).first().getByRole('link', { name: 'M3 bolt', exact: true }).click();
  await expect(heading(page)).toHaveText('M3 bolt');
  await page.goBack();
  await expect(results(page)).toHaveCount(2);
  await page.reload();
  await expect(results(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('m3');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toBeFocused();
});

test('SEARCH-03 SEARCH-05 SEARCH-07: nothing found says so; only spaces are no search', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['M3 bolt']);
  let asked = 0;
  page.on('request', (request) => {
    if (isSearch(new URL(request.url()))) asked += 1;
  });
  await page.goto('/search?q=unobtainium');
  await expect(heading(page)).toHaveText('Results for unobtainium');
  await expect(page.getByRole('heading', { name: 'No items found for unobtainium' })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  expect(asked).toBe(1);
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();
  expect(asked).toBe(1);
});

test('SEARCH-04: while the host looks the screen says Searching, and only the newest answer counts', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['Bolt', 'Bolt cutter', 'Nut']);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isSearch, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'bolt') await held;
    // The app gives up a search that it no longer needs.
    await route.continue().catch(() => {});
  });
  await page.goto('/search');
  const first = page.waitForRequest((request) => isSearch(new URL(request.url())));
  await box(page).fill('bolt');
  await first;
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Searching');
  await expect(heading(page)).toHaveText('Results for bolt');
  await expect(page.getByRole('list', { name: 'Loading items' })).toBeVisible();
  await box(page).fill('nut');
  await expect(results(page).getByRole('heading')).toHaveText(['Nut']);
  await expect(status).toHaveText('1 item');
  release();
  await expect(heading(page)).toHaveText('Results for nut');
  await expect(results(page).getByRole('heading')).toHaveText(['Nut']);
});

test('SEARCH-03 SEARCH-04 SEARCH-06: Enter while the host still looks neither takes the answer before nor asks twice', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['Bolt', 'Nut']);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(isSearch, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'nut') {
      asked += 1;
      await held;
    }
    await route.continue().catch(() => {});
  });
  await page.goto('/search?q=bolt');
  await expect(results(page).getByRole('heading')).toHaveText(['Bolt']);
  const looking = page.waitForRequest((request) => isSearch(new URL(request.url())));
  await box(page).fill('nut');
  await looking;
  await box(page).press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Searching');
  await expect(heading(page)).toHaveText('Results for bolt');
  release();
  await expect(heading(page)).toHaveText('Nut');
  await page.goBack();
  await expect(results(page).getByRole('heading')).toHaveText(['Nut']);
  await expect(heading(page)).toHaveText('Results for nut');
  await expect(page).toHaveURL('/search?q=nut');
  expect(asked).toBe(1);
  // Back to what was found before, before the pause in typing is over.
  await box(page).fill('nu');
  await box(page).fill('nut');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 item');
  await expect(heading(page)).toHaveText('Results for nut');
  await expect(results(page).getByRole('heading')).toHaveText(['Nut']);
});

test('ERR-07: a search that never comes is given up after 5 s, tried once more, and told of', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['Bolt']);
  await page.clock.install({ time: '2026-01-02T10:00:00Z' });
  await page.clock.pauseAt('2026-01-02T11:00:00Z');
  let asked = 0;
  await page.route(isSearch, () => {
    asked += 1;
  });
  await page.goto('/search?q=bolt');
  const alert = page.getByRole('alert').filter({ hasText: 'Search failed' });
  // The screen, and the pause before the second try, pass on this clock; on a slow machine what
  // starts that pause may come after any one step of it.
  const stepUntil = (happened: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(100);
        return happened();
      })
      .toBe(true);
  for (const tries of [1, 2]) {
    await stepUntil(async () => asked === tries);
    await page.clock.runFor(4_500);
    expect(asked).toBe(tries);
    await expect(alert).toHaveCount(0);
  }
  await stepUntil(() => alert.isVisible());
  await expect(alert).toContainText('Search request timed out. Server may be unavailable.');
  await page.unroute(isSearch);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(results(page)).toHaveCount(1);
  await expect(alert).toHaveCount(0);
});

const TEXTS = [
  { text: '(M3', name: 'Bolt (M3 x 8)' },
  { text: 'ø', name: 'Drill bit ø 3.5' },
  { text: '100%', name: '100% cotton rags' },
  { text: '"half', name: 'Pipe "half inch"' },
  { text: '%26', name: 'Label %26 roll' },
  { text: 'nuts & bolts', name: 'Nuts & bolts' },
  { text: 'c++', name: 'C++ handbook' },
  { text: "o'ring", name: "Set of O'Ring seals" },
  { text: 'größe', name: 'Größe 10 Dübel' },
  { text: '#7=?', name: 'Resistor #7=?' },
];
test('GOAL-04 SEARCH-03 SEARCH-06 ROUTE-21: a text of any signs is found, and its address finds it again', async ({
  loggedIn: page,
  server,
}) => {
  await seed(
    server,
    TEXTS.map(({ name }) => name),
  );
  await page.goto('/search');
  for (const { text, name } of TEXTS) {
    await test.step(text, async () => {
      await box(page).fill(text);
      await expect(heading(page)).toHaveText(`Results for ${text}`);
      await expect(results(page).getByRole('heading', { name, exact: true })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(text);
    });
  }
  for (const { text, name } of TEXTS.slice(0, 5)) {
    await test.step(`link to ${text}`, async () => {
      await page.goto(`/search?q=${encodeURIComponent(text)}`);
      await expect(box(page)).toHaveValue(text);
      await expect(results(page).getByRole('heading', { name, exact: true })).toBeVisible();
    });
  }
});

test('SEARCH-05 SEARCH-03: signs alone, a NUL, a lone surrogate and a very long text find nothing and break nothing', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['Bolt']);
  for (const query of ['%25%25', '%22%22', '*', '%00', '%ED%A0%80', '%E0%A4%A', 'x'.repeat(3000), "'--"]) {
    await test.step(query.slice(0, 20), async () => {
      await page.goto(`/search?q=${query}`);
      await expect(heading(page)).toContainText('Results for');
      await expect(page.getByRole('heading', { name: /^No items found for/ })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toHaveCount(0);
    });
  }
});

test('SEARCH-06: results are one tab stop below the box: Down goes to the first, arrows move, Escape in the box clears it', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['Bolt 1', 'Bolt 2', 'Bolt 3']);
  await page.goto('/search?q=bolt');
  await expect(results(page)).toHaveCount(3);
  const link = (n: number) => page.getByRole('link', { name: `Bolt ${n}`, exact: true });
  await box(page).press('ArrowDown');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(3)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Select Bolt 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Edit Bolt 1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).locator(':focus')).toHaveCount(0);
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
});

test('SEARCH-06 GOAL-04: a host that answers an array, with a category as an object, is shown as well', async ({
  loggedIn: page,
}) => {
  await page.route(isSearch, (route) =>
    route.fulfill({
      json: [{ id: 'item-number-1', name: 'Bolt', category: { name: 'Fasteners' }, location_id: null }],
    }),
  );
  await page.goto('/search?q=bolt');
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('Fasteners');
});

test('SEARCH-04: with the server away the search says so, and Try again works when it is back', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  await seed(server, ['Bolt']);
  await page.goto('/search');
  // The screen's own code is here before the server goes.
  await expect(box(page)).toBeVisible();
  await server.stop();
  await box(page).fill('bolt');
  const alert = page.getByRole('alert').filter({ hasText: 'Search failed' });
  await expect(alert).toContainText('Unable to connect to the server');
  await server.start();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveCount(1);
});
