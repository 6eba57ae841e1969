import type { Locator, Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import type { TestServer } from '../../support/app.ts';
import { addPhoto, dialogOf, expect, finding, openImages, panelOf, test } from '../../support/analysis.ts';

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

test('GOAL-08 GOAL-09 LOC-61 LOC-62 LOC-64 ANALYSIS-01 ANALYSIS-05 ANALYSIS-08 BULK-01: by keyboard from a photo, which is checked for an analysis first, to items, one of them found', async ({
  server,
  loggedIn: page,
  provider,
  cabinet,
}) => {
  test.slow();
  provider.hold();
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/analyze?*', async (route) => {
    await asked;
    await route.continue();
  });
  await opened(server, page, cabinet.jpeg);
  const panel = panelOf(page);
  await expect(page.getByText('Checking for existing analysis...')).toBeVisible();
  answer();
  await expect(panel.getByRole('button', { name: 'Analyze' })).toBeVisible();
  await expect(page.getByText('Checking for existing analysis...')).toBeHidden();
  // Below the photo it may be out of sight.
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...window, height: 360 });
  await page.keyboard.press('n');
  await expect(panel.getByText('processing')).toBeInViewport();
  await page.setViewportSize(window);
  await expect(panel.getByRole('button')).toHaveCount(0);
  provider.release();
  await expect(panel.getByText('completed')).toBeVisible();
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
  await expect(dialog.getByText('20 of 20 created')).toBeVisible();
  expect((await itemNames(server)).length).toBe(20);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('ferrules');
  await expect(
    page.getByRole('list', { name: 'Results' }).getByRole('heading', { name: 'Ferrules', exact: true }),
  ).toBeVisible();
});

test('ERR-28 ERR-29 LOC-63 LOC-64 ANALYSIS-01 ANALYSIS-06 ANALYSIS-07 ANALYSIS-09 ANALYSIS-10: an analysis that fails or says nothing can be started again, so can a start; another takes the place of the first, and says what may help where it finds nothing; the focus waits at the heading', async ({
  server,
  loggedIn: page,
  provider,
  cabinet,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/503/);
  const good = provider.content;
  const messages = page.getByRole('region', { name: 'Messages' });
  const panel = panelOf(page);
  const analyze = panel.getByRole('button', { name: 'Analyze' });
  const createItems = panel.getByRole('button', { name: 'Create Items' });
  // Nobody waits for the 3 s between two looks.
  await page.clock.install();
  const expectEnd = (shown: Locator) =>
    expect(async () => {
      await page.clock.fastForward(3000);
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass();

  await page.route('**/analyze?*', (route) =>
    route.fulfill({ json: { status: 'failed', error_message: 'The provider is busy.' } }),
  );
  await opened(server, page, cabinet.jpeg);
  await expect(panel.getByText('The provider is busy.')).toBeVisible();
  await page.unroute('**/analyze?*');

  await page.route('**/analyze', (route) =>
    route.fulfill({ status: 503, json: { message: 'Too much to do' } }),
  );
  const heading = panel.getByRole('heading', { name: 'Analysis', exact: true });
  await analyze.click();
  await expect(messages.getByText('Failed to start analysis')).toBeVisible();
  // The button that was pressed had gone meanwhile, and has the focus again.
  await expect(analyze).toBeFocused();
  await expect(panel.getByText('Too much to do')).toBeVisible();
  await page.unroute('**/analyze');

  await page.route('**/analyze', (route) =>
    route.fulfill({ json: { id: 'silent', status: 'completed', summary: '', compartments: [] } }),
  );
  await analyze.click();
  await expect(panel.getByText('Too much to do')).toHaveCount(0);
  await expect(analyze).toBeVisible();
  await page.unroute('**/analyze');

  provider.content = 'I cannot help with that.';
  await analyze.click();
  await expectEnd(messages.getByText('Analysis failed'));
  await expect(panel.getByText('failed', { exact: true })).toBeVisible();
  await expect(createItems).toHaveCount(0);

  provider.content = good;
  await analyze.press('Enter');
  await expect(heading).toBeFocused();
  await expectEnd(panel.getByText('completed'));
  await expect(panel.locator('.outline')).toHaveCount(20);
  await expect(createItems).toBeFocused();

  provider.content = finding([], 'Nothing but a workbench.');
  await panel.getByRole('button', { name: 'Re-run analysis' }).press('Enter');
  await expect(heading).toBeFocused();
  const elsewhere = page.getByRole('tab', { name: 'Images & Analysis' });
  await elsewhere.focus();
  await expectEnd(panel.getByText('Nothing but a workbench.'));
  await expect(elsewhere).toBeFocused();
  await expect(panel.locator('.outline')).toHaveCount(0);
  await expect(panel.getByText('Take the photo straight on')).toBeVisible();
  await expect(createItems).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Re-run analysis' })).toBeVisible();
});

test('ITEMV-17 ANALYSIS-08 ANALYSIS-11: a photo of an item is analysed as that of a location, and fills its location once that is known', async ({
  server,
  loggedIn: page,
  cabinet,
}) => {
  test.slow();
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1' });
  const item = await server.addItem({ name: 'Parts cabinet', location });
  await addPhoto(server, { kind: 'item', id: item.id }, cabinet.jpeg);
  await page.route(`**/api/items/${item.id}`, (route) =>
    route.fulfill({ json: { ...item, location_id: null } }),
  );
  const panel = panelOf(page);
  await page.goto(`/view/${item.id}`);
  await panel.getByRole('button', { name: 'Analyze' }).click();
  await expect(panel.locator('.outline')).toHaveCount(20);
  await expect(panel.getByText('once it is known where they are')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create Items' })).toHaveCount(0);

  await page.unroute(`**/api/items/${item.id}`);
  await page.reload();
  await expect(panel.locator('.outline')).toHaveCount(20);
  await panel.getByRole('button', { name: 'Create Items' }).click();
  await expect(dialogOf(page).getByText('WS-DC1', { exact: true })).toBeVisible();
});

test.describe('on a server whose administrator has switched analysis off', () => {
  test.use({ serverSettings: { STOWAGE_ANALYSIS: 'off' } });
  test('the panel says so', async ({ server, loggedIn: page, cabinet }) => {
    await opened(server, page, cabinet.jpeg);
    await expect(panelOf(page).getByText('Analysis is not set up')).toBeVisible();
    await expect(panelOf(page).getByRole('button')).toHaveCount(0);
  });
});
