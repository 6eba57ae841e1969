import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';
import { NO_ANSWER } from '../../support/offline.ts';

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

test('GOAL-04 SEARCH-01 SEARCH-02 SEARCH-03 SEARCH-05 SEARCH-06 SEARCH-07 CALL-27: typing a term asks the host and shows what it found, and where it lies; nothing found says so, and only spaces are no search', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['M3 bolt', 'M3 nut', 'Try square']);
  await page.goto('/search');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();
  await expect(page).toHaveTitle('Search · Stowage');

  const asking = page.waitForRequest((request) => {
    const url = new URL(request.url());
    return isSearch(url) && url.searchParams.get('q') === 'm3';
  });
  await page.keyboard.type('m3');
  const request = await asking;
  expect(request.method()).toBe('GET');
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
  await expect(results(page).getByRole('link', { name: 'M3 bolt', exact: true })).toBeFocused();
  await page.reload();
  await expect(results(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('m3');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toBeFocused();

  let asked = 0;
  page.on('request', (sent) => {
    if (isSearch(new URL(sent.url()))) asked += 1;
  });
  await box(page).fill('unobtainium');
  await expect(heading(page)).toHaveText('Results for unobtainium');
  await expect(page.getByRole('heading', { name: 'No items found for unobtainium' })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  expect(asked).toBe(1);
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();
  expect(asked).toBe(1);
});

/** Holds back the answers to a text until `release`; how often it was asked for is in `asked`. */
async function holdBack(page: Page, text: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const hold = { asked: 0, release: () => release() };
  await page.route(isSearch, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') !== text) return route.fallback();
    hold.asked += 1;
    await held;
    // The app gives up a search that it no longer needs.
    return route.continue().catch(() => {});
  });
  return hold;
}

test('SEARCH-03 SEARCH-04 SEARCH-06: while the host looks the screen says Searching, only the newest answer counts, and Enter neither takes the answer before nor asks twice', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server, ['Bolt', 'Bolt cutter', 'Nut']);
  const status = page.getByRole('main').getByRole('status');
  const looking = () => page.waitForRequest((request) => isSearch(new URL(request.url())));
  const bolt = await holdBack(page, 'bolt');
  await page.goto('/search');
  const first = looking();
  await box(page).fill('bolt');
  await first;
  await expect(status).toHaveText('Searching');
  await expect(heading(page)).toHaveText('Results for bolt');
  await expect(page.getByRole('list', { name: 'Loading items' })).toBeVisible();
  await box(page).fill('nut');
  await expect(results(page).getByRole('heading')).toHaveText(['Nut']);
  await expect(status).toHaveText('1 item');
  bolt.release();
  await expect(heading(page)).toHaveText('Results for nut');
  await expect(results(page).getByRole('heading')).toHaveText(['Nut']);

  const cutter = await holdBack(page, 'cutter');
  const second = looking();
  await box(page).fill('cutter');
  await second;
  await box(page).press('Enter');
  await expect(status).toHaveText('Searching');
  await expect(heading(page)).toHaveText('Results for nut');
  cutter.release();
  await expect(heading(page)).toHaveText('Bolt cutter');
  await page.goBack();
  await expect(results(page).getByRole('heading')).toHaveText(['Bolt cutter']);
  await expect(heading(page)).toHaveText('Results for cutter');
  await expect(page).toHaveURL('/search?q=cutter');
  expect(cutter.asked).toBe(1);
  // Back to what was found before, before the pause in typing is over.
  await box(page).fill('cutte');
  await box(page).fill('cutter');
  await expect(status).toHaveText('1 item');
  await expect(heading(page)).toHaveText('Results for cutter');
  await expect(results(page).getByRole('heading')).toHaveText(['Bolt cutter']);
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
      .poll(
        async () => {
          await page.clock.runFor(100);
          return happened();
        },
        { intervals: [10] },
      )
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

// What a text finds is the server's (tests/server/routes/search.test.ts): these are the signs that an address has uses for.
const TEXTS = [
  { text: '%26', name: 'Label %26 roll' },
  { text: 'nuts & bolts', name: 'Nuts & bolts' },
  { text: 'c++', name: 'C++ handbook' },
  { text: '#7=?', name: 'Resistor #7=?' },
  { text: 'größe', name: 'Größe 10 Dübel' },
];
/** As they may stand in an address: malformed, nothing but signs, no character, half of one, longer than any name. */
const ODD = ['%E0%A4%A', '%25%25', '%00', '%ED%A0%80', 'x'.repeat(3000)];
test('GOAL-04 SEARCH-03 SEARCH-05 SEARCH-06 ROUTE-21: a text of any signs is found, and its address finds it again; one that is no text finds nothing and breaks nothing', async ({
  loggedIn: page,
  server,
}) => {
  await seed(
    server,
    TEXTS.map(({ name }) => name),
  );
  await page.goto(`/search?q=${ODD[0]}`);
  for (const query of ODD) {
    await test.step(query.slice(0, 20), async () => {
      await goInApp(page, `/search?q=${query}`);
      const text = new URLSearchParams(`q=${query}`).get('q') ?? '';
      await expect(box(page)).toHaveValue(text);
      await expect(heading(page)).toHaveText(`Results for ${text}`);
      await expect(page.getByRole('heading', { name: /^No items found for/ })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toHaveCount(0);
    });
  }
  for (const { text, name } of TEXTS) {
    await test.step(text, async () => {
      await box(page).fill(text);
      await expect(heading(page)).toHaveText(`Results for ${text}`);
      await expect(results(page).getByRole('heading', { name, exact: true })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('q')).toBe(text);
    });
  }
  for (const { text, name } of TEXTS.slice(0, 3)) {
    await test.step(`link to ${text}`, async () => {
      await goInApp(page, `/search?q=${encodeURIComponent(text)}`);
      await expect(box(page)).toHaveValue(text);
      await expect(results(page).getByRole('heading', { name, exact: true })).toBeVisible();
    });
  }
  await page.reload();
  await expect(box(page)).toHaveValue('c++');
  await expect(results(page).getByRole('heading', { name: 'C++ handbook', exact: true })).toBeVisible();
});

test('a search is narrowed down by what is typed, shown in words and taken out again by keyboard; what is misspelt finds what was meant, without a server too', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  await seed(server, ['M3 screw, steel', 'M3 screw, brass']);
  const garage = await server.addLocation({ name: 'Garage', type: 'Room' });
  await server.addItem({ name: 'Wood screw', location: garage });
  await page.goto('/search');
  await expect(page.getByText('only in this location and all inside it')).toBeVisible();
  // Where '?' is a letter, it is not told as a key.
  await expect(page.locator('.key-bar-button .icon')).toBeVisible();
  await page.keyboard.type('screw in:workshop -brass');
  await expect(results(page).getByRole('heading')).toHaveText(['M3 screw, steel']);
  await expect(page.getByRole('list', { name: 'Narrowed down to' }).getByRole('listitem')).toHaveText([
    'In workshop',
    'Without “brass”',
  ]);
  await page.getByRole('button', { name: 'Without “brass”: take out' }).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL('/search?q=screw+in%3Aworkshop');
  await expect(results(page).getByRole('heading')).toHaveText(['M3 screw, brass', 'M3 screw, steel']);

  await box(page).fill('screw in:cellar');
  await expect(page.getByText('There is no location called “cellar”.')).toBeVisible();
  await page.getByRole('button', { name: 'Search without “cellar”' }).click();
  await expect(box(page)).toHaveValue('screw');
  await expect(box(page)).toBeFocused();
  await box(page).fill('scrwe');
  await expect(page.getByText('Nothing has “scrwe”. This is what has “screw”.')).toBeVisible();
  await expect(results(page).first().locator('mark')).toHaveText('screw');

  expectConsole(NO_ANSWER);
  await server.stop();
  await box(page).fill('screw in:garage');
  await expect(page.getByText('Search failed')).toBeVisible();
  await expect(results(page).getByRole('heading')).toHaveText(['Wood screw']);
});
