import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { unprobed } from '../../support/offline.ts';
import { keysReady } from '../../support/keysReady.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('searchbox');
const places = (page: Page) => page.getByRole('list', { name: 'Locations' });
const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const marks = (page: Page) => results(page).locator('mark');

async function workshop(server: TestServer) {
  const hall = await server.addLocation({ name: 'Belt hall', type: 'Room' });
  const drawer = await server.addLocation({ name: 'Drawer 7', label: 'WS-D7', parent: hall });
  return { hall, drawer };
}

test.describe('by keyboard alone', () => {
  let page: Page;
  test.beforeEach(({ loggedIn }) => {
    page = keyboardOnly(loggedIn);
  });

  test('GOAL-04 GOAL-05 SEARCH-06: locations stand above items, the match is marked, Enter opens the first, also right after the last letter, and typing on calls it off', async ({
    server,
  }) => {
    const { drawer } = await workshop(server);
    for (const name of ['Drive belt', 'Pulley', 'Pulley wheel'])
      await server.addItem({ name, location: drawer });
    await page.goto('/search');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('bel');
    await expect(places(page).getByRole('link')).toHaveText([/^Belt hall/, /Drawer 7/]);
    await expect(places(page).locator('mark').first()).toHaveText('Bel');
    await expect(marks(page)).toHaveText(['bel']);
    await expect(status(page)).toHaveText('2 locations, 1 item');
    const first = places(page).getByRole('link').first();
    await expect(first.getByText('↵')).toBeVisible();
    await expect(box(page)).toHaveAccessibleDescription('Enter opens Belt hall');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/Belt hall/i);
    await page.goBack();
    await expect(box(page)).toHaveValue('bel');
    await expect(marks(page)).toHaveText(['bel']);

    await box(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('pull');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Pulley');
    await page.goBack();
    await expect(results(page).getByRole('article')).toHaveCount(2);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname === '/api/search',
      async (route) => {
        await held;
        await route.continue().catch(() => {});
      },
    );
    await box(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('ey');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' w');
    release();
    await expect(results(page).getByRole('article')).toHaveCount(1);
    await expect(heading(page)).toHaveText('Results for pulley w');

    // The key that ends a composition opens nothing.
    const isTaken = await box(page).evaluate(
      (field) =>
        !field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
        ),
    );
    expect(isTaken).toBe(true);
    await expect(heading(page)).toHaveText('Results for pulley w');
  });

  test('SEARCH-02 SEARCH-06: a letter typed the moment the box has the focus is not lost', async () => {
    await page.addInitScript(() => {
      const type = (event: FocusEvent) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'search') return;
        document.removeEventListener('focusin', type);
        queueMicrotask(() => document.execCommand('insertText', false, 'p'));
      };
      document.addEventListener('focusin', type);
    });
    await page.goto('/search');
    await expect(box(page)).toHaveValue('p');
    await page.keyboard.type('ull');
    await expect(box(page)).toHaveValue('pull');
    await expect(heading(page)).toHaveText('Results for pull');
  });

  test('SEARCH-06: arrows lead from the box through locations and items, one tab stop each, and back, Escape to the box, and in it empties it; what is selected is let go first, and deleted together', async ({
    server,
  }) => {
    const { drawer } = await workshop(server);
    for (const n of [1, 2, 3]) await server.addItem({ name: `Belt ${n}`, location: drawer });
    await page.goto('/search?q=belt');
    await expect(status(page)).toHaveText('2 locations, 3 items');
    await page.keyboard.press('ArrowDown');
    await expect(places(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const item = (n: number) => results(page).getByRole('link', { name: `Belt ${n}`, exact: true });
    await expect(item(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(3)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Select Belt 1' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Edit Belt 1' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).locator(':focus')).toHaveCount(0);
    await item(1).focus();
    await page.keyboard.press('ArrowUp');
    await expect(places(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('belt');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', { name: 'Enter a search term' })).toBeVisible();

    await page.keyboard.type('belt');
    await expect(status(page)).toHaveText('2 locations, 3 items');
    await item(1).focus();
    await keysReady(page);
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
    const bar = page.getByRole('group', { name: 'Selected items' });
    await expect(bar).toContainText('2 items selected');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(item(2)).toBeFocused();
    await expect(page).toHaveURL('/search?q=belt');
    await page.keyboard.press('x');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('x');
    await expect(bar).toContainText('2 items selected');
    page.once('dialog', (dialog) => void dialog.accept());
    await bar.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    await expect(results(page).getByRole('heading')).toHaveText(['Belt 3']);
    await expect(status(page)).toHaveText('2 locations, 1 item');
    await expect(item(3)).toBeFocused();
  });

  test('GOAL-05 SEARCH-06: the field that was found is told with its text where the name does not have it; of many locations five are shown, and all of them on demand', async ({
    server,
  }) => {
    const { drawer } = await workshop(server);
    await server.addItem({ name: 'Würfel', location: drawer, supplier_part_no: '0912 345' });
    await server.addItem({
      name: 'Motor',
      location: drawer,
      notes: `${'Bought long ago. '.repeat(20)}Needs the spare part for Größe 10 soon`,
    });
    for (let n = 1; n <= 8; n++) await server.addLocation({ name: `Rack ${n}`, type: 'Shelf' });
    const type = async (text: string) => {
      await box(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    };
    await page.goto('/search?q=0912');
    await expect(results(page).getByRole('article')).toContainText('Supplier Part No.: 0912 345');
    await expect(marks(page)).toHaveText(['0912']);
    await type('grosse spare');
    await expect(results(page).getByRole('article')).toContainText(
      /Notes: ….*Needs the spare part for Größe 10 soon/,
    );
    await expect(marks(page)).toHaveText(['spare', 'Größe']);
    await expect(results(page).getByRole('article')).toContainText('Belt hall › Drawer 7');

    await type('rack');
    await expect(places(page).getByRole('link')).toHaveCount(5);
    await expect(status(page)).toHaveText('8 locations, No items');
    await page.getByRole('button', { name: 'Show all 8' }).focus();
    await page.keyboard.press('Enter');
    await expect(places(page).getByRole('link')).toHaveCount(8);
    await expect(places(page).getByRole('link').first()).toBeFocused();
  });

  test('SEARCH-06: all of 500 hits can be reached, and few of them are in the page', async ({ server }) => {
    await server.stop();
    await fillLocation(server.dataDir, {
      name: 'Store',
      items: Array.from({ length: 500 }, (_, at) => `Part ${at}`),
    });
    await server.start();
    await page.goto('/search?q=part');
    await expect(status(page)).toHaveText('500 items');
    const rows = results(page).getByRole('listitem');
    await page.keyboard.press('ArrowDown');
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('End');
    const last = rows.filter({ has: page.locator(':focus') });
    await expect(last).toHaveAttribute('aria-posinset', '500');
    await expect(last).toHaveAttribute('aria-setsize', '500');
    expect(await rows.count()).toBeLessThanOrEqual(60);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/^Part \d+$/);
    await page.goBack();
    // The box has the focus on this page; the list has kept its place.
    await expect(rows.locator('[data-main][tabindex="0"]')).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(last).toHaveAttribute('aria-posinset', '500');
  });
});

test('GOAL-12 SEARCH-04 SEARCH-06: with the server away it says so and shows what this browser knows, Enter opens the first of it, and Try again works when it is back', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  const { drawer } = await workshop(server);
  await server.addItem({ name: 'Pulley', location: drawer });
  await server.addItem({ name: 'Motor', location: drawer });
  await page.goto('/location/WS-D7');
  // The code of the item's page is here before the server goes, and what lies in the drawer is known.
  await page.getByRole('link', { name: /^Pulley/ }).click();
  await expect(heading(page)).toHaveText('Pulley');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await server.stop();
  await page.keyboard.type('pul');
  const alert = page.getByRole('alert').filter({ hasText: 'Search failed' });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Offline/ })).toBeVisible();
  await expect(results(page).getByRole('heading')).toHaveText(['Pulley']);
  await expect(page.getByText('Last known data', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Pulley');
  await page.goBack();
  await box(page).fill('mot');
  await expect(results(page).getByRole('heading')).toHaveText(['Motor']);
  await box(page).fill('gear');
  await expect(page.getByText('Not among those that this browser knows.')).toBeVisible();
  await box(page).fill('pulley');
  await expect(alert).toBeVisible();
  await unprobed(page);
  await server.start();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(status(page)).toHaveText('1 item');
  await expect(page.getByText('Last known data', { exact: true })).toHaveCount(0);
  await expect(results(page).getByRole('heading')).toHaveText(['Pulley']);
});
