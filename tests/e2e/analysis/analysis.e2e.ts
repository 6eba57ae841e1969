import type { Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import type { TestServer } from '../../support/app.ts';
import { addPhoto, dialogOf, expect, finding, openImages, panelOf, test } from '../../support/analysis.ts';

/** The browser's own lines for calls that a test lets fail, and for asking after an analysis that is not there. */

async function itemNames(server: TestServer): Promise<string[]> {
  const { json } = await server.api('GET', '/api/items');
  return decodeItems(json).items.map(({ name }) => name);
}

/** A location with the photo of a cabinet, on its tab. */
async function opened(server: TestServer, page: Page, jpeg: Buffer) {
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1', type: 'Cabinet' });
  const imageId = await addPhoto(server, { kind: 'location', id: location.id }, jpeg);
  await openImages(page, location.id);
  return { location, imageId };
}

/** The same, analysed. */
async function analysed(server: TestServer, page: Page, jpeg: Buffer) {
  const stage = await opened(server, page, jpeg);
  await panelOf(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(panelOf(page).getByText('completed')).toBeVisible({ timeout: 20_000 });
  return stage;
}

test('GOAL-08 GOAL-09 LOC-62 LOC-64 ANALYSIS-01 ANALYSIS-05 ANALYSIS-08 BULK-01: by keyboard from a photo to items, one of them found, and back', async ({
  server,
  loggedIn: page,
  provider,
  cabinet,
}) => {
  test.slow();
  provider.hold();
  await opened(server, page, cabinet.jpeg);
  const panel = panelOf(page);
  await expect(panel.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel.getByText('processing')).toBeVisible({ timeout: 15_000 });
  await expect(panel.getByRole('button')).toHaveCount(0);
  provider.release();
  await expect(panel.getByText('completed')).toBeVisible({ timeout: 20_000 });
  expect(provider.asked).toBe(1);

  await expect(panel.locator('.outline')).toHaveCount(20);
  await panel.getByRole('button', { name: /M3 x 6/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('button', { name: /O-rings/ })).toBeFocused();
  await expect(panel.locator('.outline[data-lit]')).toHaveText('19');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('button', { name: /O-rings/ })).toHaveAttribute('aria-pressed', 'true');
  // The list is one tab stop, and what was selected stays lit.
  await page.keyboard.press('Tab');
  await expect(panel.locator('.compartment:focus')).toHaveCount(0);
  await expect(panel.locator('.outline[data-lit]')).toHaveText('19');
  await panel.locator('.outline').nth(4).hover();
  await expect(panel.locator('.compartment[data-lit]')).toContainText('M4 x 12 Torx screws');

  await page.keyboard.press('c');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('20 of 20 created')).toBeVisible({ timeout: 30_000 });
  expect((await itemNames(server)).length).toBe(20);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto('/search?q=ferrules');
  await expect(
    page.getByRole('list', { name: 'Results' }).getByRole('heading', { name: 'Ferrules', exact: true }),
  ).toBeVisible();
});

test('LOC-61: the panel says that it checks for an analysis', async ({ server, loggedIn: page, cabinet }) => {
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/analyze?*', async (route) => {
    await asked;
    await route.continue();
  });
  await opened(server, page, cabinet.jpeg);
  await expect(page.getByText('Checking for existing analysis...')).toBeVisible();
  answer();
  await expect(panelOf(page).getByRole('button', { name: 'Analyze' })).toBeVisible();
  await expect(page.getByText('Checking for existing analysis...')).toBeHidden();
});

test('ERR-28: a start that fails is told, and can be tried again', async ({
  server,
  loggedIn: page,
  cabinet,
  expectConsole,
}) => {
  expectConsole(/503/);
  await page.route('**/analyze', (route) =>
    route.fulfill({ status: 503, json: { message: 'Too much to do' } }),
  );
  await opened(server, page, cabinet.jpeg);
  await panelOf(page).getByRole('button', { name: 'Analyze' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Failed to start analysis')).toBeVisible();
  await expect(panelOf(page).getByText('Too much to do')).toBeVisible();
  await page.unroute('**/analyze');
  await panelOf(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(panelOf(page).getByText('completed')).toBeVisible({ timeout: 20_000 });
});

test('ERR-29 ANALYSIS-01 ANALYSIS-06 ANALYSIS-09: an analysis that fails says why and can be started again', async ({
  server,
  loggedIn: page,
  provider,
  cabinet,
}) => {
  test.slow();
  const good = provider.content;
  provider.content = 'I cannot help with that.';
  await opened(server, page, cabinet.jpeg);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Analyze' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Analysis failed')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('failed', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create Items' })).toHaveCount(0);
  provider.content = good;
  await panel.getByRole('button', { name: 'Analyze' }).click();
  await expect(panel.getByText('completed')).toBeVisible({ timeout: 20_000 });
});

for (const [id, end, shown] of [
  ['ANALYSIS-03', { status: 'completed', summary: 'A bare wall.', compartments: [] }, 'A bare wall.'],
  ['ANALYSIS-04', { status: 'failed', error_message: 'The provider is busy.' }, 'The provider is busy.'],
] as const) {
  test(`ANALYSIS-02 ${id}: what runs is asked for every 3 s, and no more once it has ${end.status}`, async ({
    server,
    loggedIn: page,
    cabinet,
  }) => {
    await page.clock.install({ time: '2026-01-02T10:00:00Z' });
    // By the page's own clock, which only the test moves on.
    await page.addInitScript(() => {
      const { fetch } = window;
      const askedAt: number[] = [];
      window.fetch = (what, how) => {
        if ((what instanceof Request ? what.url : String(what)).includes('/analyze'))
          askedAt.push(Date.now());
        return fetch(what, how);
      };
      Object.assign(window, { askedAt });
    });
    const asked = () => page.evaluate(() => (window as unknown as { askedAt: number[] }).askedAt);
    let answer: object = { status: 'processing' };
    await page.route('**/analyze?*', (route) => route.fulfill({ json: answer }));
    await opened(server, page, cabinet.jpeg);
    await expect(panelOf(page).getByText('processing')).toBeVisible();
    await page.clock.pauseAt('2026-01-02T11:00:00Z');
    const before = (await asked()).length;
    while ((await asked()).length < before + 3) await page.clock.runFor(500);
    const times = (await asked()).slice(-3);
    for (const [at, time] of times.slice(1).entries()) {
      const gap = time - (times[at] ?? 0);
      // The 3 s begin when the answer is there, which may take a step.
      expect(gap).toBeGreaterThanOrEqual(3000);
      expect(gap).toBeLessThanOrEqual(4000);
    }
    answer = end;
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(panelOf(page).getByText(shown)).toBeVisible({ timeout: 100 });
    }).toPass();
    const last = (await asked()).length;
    await page.clock.runFor(60_000);
    expect(await asked()).toHaveLength(last);
  });
}

test('LOC-63 LOC-64 ANALYSIS-10: another analysis takes the place of the first; one without compartments says what may help', async ({
  server,
  loggedIn: page,
  provider,
  cabinet,
}) => {
  test.slow();
  await analysed(server, page, cabinet.jpeg);
  const panel = panelOf(page);
  provider.content = finding([], 'Nothing but a workbench.');
  await panel.getByRole('button', { name: 'Re-run analysis' }).click();
  await expect(panel.getByText('Nothing but a workbench.')).toBeVisible({ timeout: 20_000 });
  await expect(panel.locator('.outline')).toHaveCount(0);
  await expect(panel.getByText('Take the photo straight on')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create Items' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Re-run analysis' })).toBeVisible();
});

test('ANALYSIS-07: an analysis that says nothing can be started again', async ({
  server,
  loggedIn: page,
  cabinet,
}) => {
  await page.route('**/analyze?*', (route) =>
    route.fulfill({ json: { status: 'completed', summary: '', compartments: [] } }),
  );
  await opened(server, page, cabinet.jpeg);
  await expect(panelOf(page).getByRole('button', { name: 'Analyze' })).toBeVisible();
});

test('ITEMV-17 ANALYSIS-08: a photo of an item is analysed as that of a location, and fills its location', async ({
  server,
  loggedIn: page,
  cabinet,
}) => {
  test.slow();
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1' });
  const item = await server.addItem({ name: 'Parts cabinet', location });
  await addPhoto(server, { kind: 'item', id: item.id }, cabinet.jpeg);
  await page.goto(`/view/${item.id}`);
  await panelOf(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(panelOf(page).locator('.outline')).toHaveCount(20, { timeout: 20_000 });
  await panelOf(page).getByRole('button', { name: 'Create Items' }).click();
  await expect(dialogOf(page).getByText('WS-DC1', { exact: true })).toBeVisible();
});

test('ANALYSIS-11: nothing can be created while no location is known', async ({
  server,
  loggedIn: page,
  cabinet,
}) => {
  test.slow();
  const location = await server.addLocation({ name: 'Cabinet' });
  const item = await server.addItem({ name: 'Parts cabinet', location });
  await addPhoto(server, { kind: 'item', id: item.id }, cabinet.jpeg);
  await page.route(`**/api/items/${item.id}`, (route) =>
    route.fulfill({ json: { ...item, location_id: null } }),
  );
  await page.goto(`/view/${item.id}`);
  await panelOf(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(panelOf(page).locator('.outline')).toHaveCount(20, { timeout: 20_000 });
  await expect(panelOf(page).getByText('once it is known where they are')).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: 'Create Items' })).toHaveCount(0);
});

test.describe('on a server whose administrator has switched analysis off', () => {
  test.use({ serverSettings: { STOWAGE_ANALYSIS: 'off' } });
  test('the panel says so', async ({ server, loggedIn: page, cabinet }) => {
    await opened(server, page, cabinet.jpeg);
    await expect(panelOf(page).getByText('Analysis is not set up')).toBeVisible();
    await expect(panelOf(page).getByRole('button')).toHaveCount(0);
  });
});
