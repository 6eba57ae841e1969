import type { Dialog, Page, Route } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { closeMessages } from '../../support/messages.ts';
import { settled } from '../../support/keys.ts';
import { online, unprobed } from '../../support/offline.ts';

const grid = (page: Page) => page.getByRole('region', { name: 'Items' });
const cards = (page: Page) => grid(page).getByRole('article');
const alert = (page: Page) => grid(page).getByRole('alert');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of items' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
const isItems = (url: URL) => url.pathname === '/api/items';

/** `count` items, 'Part 1' on, all in one room. */
async function seed(server: TestServer, count: number, category = 'Misc') {
  const location = await server.addLocation({ name: 'Workshop', label: 'WS' });
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      server.addItem({ name: `Part ${index + 1}`, category, location }),
    ),
  );
  return location;
}

test('HOME-19 HOME-20 HOME-21 HOME-28 HOME-29 HOME-30 CALL-12: the grid shows twelve items a page, of one category where one is chosen, leafs through them with an ellipsis for each gap, and the address keeps both', async ({
  loggedIn: page,
  server,
}) => {
  const location = await seed(server, 98);
  await server.addItem({ name: 'Soldering iron', category: 'Tools', location });
  await server.addItem({ name: 'Zz Ø 3 bits', category: 'Drills & Bits', location });
  const reading = page.waitForRequest((request) => isItems(new URL(request.url())));
  const entries = pages(page).getByRole('listitem');
  await page.goto('/');
  expect((await reading).method()).toBe('GET');
  await expect(cards(page)).toHaveCount(12);
  await expect(grid(page)).toContainText('Showing 1-12 of 100 items');
  // By number, not by letter: 'Part 2' before 'Part 10'.
  await expect(cards(page).getByRole('heading')).toHaveText(
    Array.from({ length: 12 }, (_, index) => `Part ${index + 1}`),
  );
  await expect(pages(page).getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await expect(entries).toHaveText(['', '1', '2', '3', '4', '5', '…', '9', '']);
  await pages(page).getByRole('button', { name: 'Page 5' }).click();
  await expect(entries).toHaveText(['', '1', '…', '4', '5', '6', '…', '9', '']);
  await expect(pages(page).getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  await pages(page).getByRole('button', { name: 'Page 9' }).click();
  await expect(entries).toHaveText(['', '1', '…', '5', '6', '7', '8', '9', '']);
  await expect(grid(page)).toContainText('Showing 97-100 of 100 items');
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL('/?page=9');
  await expect(pages(page).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages(page).getByRole('button', { name: 'Previous page' }).click();
  await expect(grid(page)).toContainText('Showing 85-96 of 100 items');
  await page.goBack();
  await expect(grid(page)).toContainText('Showing 97-100 of 100 items');
  await page.goBack();
  await page.goBack();
  await expect(grid(page)).toContainText('Showing 1-12 of 100 items');
  await expect(page).toHaveURL('/');
  // Beyond the end: the last page there is.
  await page.goto('/?page=99');
  await expect(grid(page)).toContainText('Showing 97-100 of 100 items');
  await expect(page).toHaveURL('/?page=9');
  // By keys the focus stays where it was, or on the card in its place.
  const next = pages(page).getByRole('button', { name: 'Next page' });
  await pages(page).getByRole('button', { name: 'Previous page' }).focus();
  await page.keyboard.press('Enter');
  await expect(grid(page)).toContainText('Showing 85-96 of 100 items');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(grid(page)).toContainText('Showing 97-100 of 100 items');
  await expect(next).toBeFocused();
  await settled(page);
  // The keys of the grid come with what selects, which may be later than all others.
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Select / }),
  ).toBeAttached();
  await grid(page).locator('[data-main]').first().focus();
  await page.keyboard.press('Shift+K');
  await expect(grid(page)).toContainText('Showing 85-96 of 100 items');
  const focused = grid(page).locator('[data-main]:focus');
  await expect(focused).toHaveText('Part 85');
  await page.keyboard.press('Shift+V');
  await expect(grid(page).getByRole('table')).toBeVisible();
  await expect(focused).toHaveCount(1);
  const row = await focused.innerText();
  await page.keyboard.press('Shift+V');
  await expect(grid(page).getByRole('table')).toHaveCount(0);
  await expect(focused).toHaveText(row);
  await expect(grid(page)).toContainText('Showing 1-12 of 100 items');

  const filter = grid(page).getByRole('combobox', { name: 'Category' });
  await filter.selectOption('Tools');
  await expect(cards(page).getByRole('heading')).toHaveText(['Soldering iron']);
  await expect(page).toHaveURL('/?category=Tools');
  await filter.selectOption('Drills & Bits');
  await expect(cards(page).getByRole('heading')).toHaveText(['Zz Ø 3 bits']);
  await filter.selectOption('Plumbing');
  await expect(page.getByRole('heading', { name: 'No items in Plumbing' })).toBeVisible();
  await page.goBack();
  await expect(filter).toHaveValue('Drills & Bits');
  await expect(cards(page).getByRole('heading')).toHaveText(['Zz Ø 3 bits']);
  await filter.selectOption('Misc');
  await pages(page).getByRole('button', { name: 'Next page' }).click();
  await expect(grid(page)).toContainText('Showing 13-24 of 98 items');
  await page.reload();
  await expect(filter).toHaveValue('Misc');
  await expect(grid(page)).toContainText('Showing 13-24 of 98 items');
  await filter.selectOption('All categories');
  await expect(grid(page)).toContainText('Showing 1-12 of 100 items');
  await expect(page).toHaveURL('/');
});

test('HOME-24 HOME-25 HOME-26 HOME-27 ERR-06: a failed load says so at once and is repeated after 1 s, 2 s and 3 s, then by Try again; items that never come are given up after 5 s; the focus stays with Try again or at the heading', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/500 \(Internal Server Error\)/);
  await seed(server, 1);
  await page.clock.install({ time: '2026-01-02T10:00:00Z' });
  let asked = 0;
  await page.route(isItems, async (route) => {
    asked += 1;
    const message = `The disk is tired of reading, ${asked}.`;
    await route.fulfill({ status: 500, json: { message, error: 'internal' } });
  });
  await page.goto('/nowhere');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await page.clock.pauseAt('2026-01-02T11:00:00Z');
  await page.getByRole('link', { name: 'Return to Home' }).click();

  for (const [before, seconds] of [1, 2, 3].entries()) {
    await expect(alert(page)).toContainText('Failed to load items');
    await expect(alert(page)).toContainText(`The disk is tired of reading, ${before + 1}.`);
    await expect(alert(page)).toContainText(`Retrying in ${seconds} s, ${before + 1} of 3`);
    expect(asked).toBe(before + 1);
    await page.clock.runFor(seconds * 1000 - 1);
    expect(asked).toBe(before + 1);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toBe(before + 2);
  }
  // The last answer has come: one under way would be given up while the clock runs on.
  await expect(alert(page)).toContainText('The disk is tired of reading, 4.');
  await expect(alert(page)).not.toContainText('Retrying');
  await page.clock.runFor(60_000);
  expect(asked).toBe(4);

  // Asked, and never answered.
  await page.unroute(isItems);
  await page.route(isItems, () => {
    asked += 1;
  });
  const again = alert(page).getByRole('button', { name: 'Try again' });
  const heading = page.getByRole('heading', { name: 'Items', exact: true });
  await again.press('Enter');
  await expect.poll(() => asked).toBe(5);
  await page.clock.runFor(4_000);
  await expect(alert(page)).not.toContainText('Request timed out');
  await page.clock.runFor(1_000);
  await expect(alert(page)).toContainText('Failed to load items');
  await expect(alert(page)).toContainText('Request timed out. Server may be unavailable.');
  await expect(again).toBeFocused();

  await page.unroute(isItems);
  await again.press('Enter');
  await expect(cards(page)).toHaveCount(1);
  await expect(alert(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
});

const DISK_FULL =
  'No space is left on the disk that the server keeps its records on. Nothing was deleted: somebody has to make room there first, for instance by moving the older copies elsewhere. Try again later.';

test('HOME-24 HOME-25 HOME-31 ERR-32: a failed delete says why in full and the item stays; with the server away so does the last page, labelled, and Try again goes on when it is back', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)|ERR_EMPTY_RESPONSE|500 \(Internal Server Error\)/);
  await seed(server, 13);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/');
  await expect(grid(page)).toContainText('Showing 1-12 of 13 items');
  const refusals = async (route: Route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: DISK_FULL } })
      : route.fallback();
  await page.route('**/api/items/*', refusals);
  await page.getByRole('button', { name: 'Delete Part 1', exact: true }).click();
  // The toast's own line, and below it the failure in full.
  const failed = toasts(page).getByRole('alert');
  await expect(failed).toHaveText(/^Failed to delete itemFailed to delete item: /);
  // All of it, however narrow the header is.
  const said = failed.locator('.toast-text');
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await said.evaluate((text) => text.scrollHeight - text.clientHeight), `${width}`).toBe(0);
  }
  await toasts(page).getByRole('button', { name: 'Close message' }).click();
  await expect(failed).toBeEmpty();
  await page.unroute('**/api/items/*', refusals);

  await server.stop();
  await pages(page).getByRole('button', { name: 'Page 2' }).click();
  await expect(alert(page)).toContainText('Failed to load items');
  // Why, the header says for the whole page.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Offline/ })).toBeVisible();
  await expect(grid(page)).toContainText(/Last known data, from \d\d:\d\d/);
  await expect(cards(page)).toHaveCount(12);
  await expect(grid(page)).toContainText('Showing 1-12 of 13 items');
  await page.getByRole('button', { name: 'Delete Part 1', exact: true }).click();
  // Nobody knows whether the server has got it: that is no failure, and it is found out when it answers again.
  await expect(toasts(page)).toContainText('It is not known whether "Part 1" was deleted');
  await expect(page.getByRole('article', { name: 'Part 1', exact: true })).toBeVisible();

  const probe = await unprobed(page);
  await server.start();
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(grid(page)).toContainText('Showing 13-13 of 13 items');
  await probe();
  await expect(alert(page)).toHaveCount(0);
  await expect(grid(page)).not.toContainText('Last known data');
  await online(page);
  await expect(toasts(page)).toContainText('"Part 1" was not deleted');
});

test('HOME-19 HOME-31 HOME-32 CALL-26: deleting asks with the name, and only a yes deletes; the items are one tab stop, whose keys go on after a deletion; on a phone a card has a menu', async ({
  loggedIn: page,
  server,
}) => {
  const location = await seed(server, 12);
  const doomed = await server.addItem({ name: 'Zz "M3" <b>box</b>', location });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
  });
  const dialogs: string[] = [];
  let answer: (dialog: Dialog) => Promise<void> = (dialog) => dialog.dismiss();
  page.on('dialog', async (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    await answer(dialog);
  });
  await page.goto('/?page=2');
  const card = page.getByRole('article', { name: doomed.name });
  await card.getByRole('button', { name: `Delete ${doomed.name}` }).click();
  await expect.poll(() => dialogs.length).toBe(1);
  expect(dialogs[0]).toMatch(/^confirm: /);
  expect(dialogs[0]).toContain(doomed.name);
  await expect(card).toBeVisible();
  expect(sent).toEqual([]);

  answer = (dialog) => dialog.accept();
  await card.getByRole('button', { name: `Delete ${doomed.name}` }).click();
  await expect(toasts(page)).toContainText('Item deleted');
  await expect(card).toHaveCount(0);
  expect(sent).toEqual([`/api/items/${doomed.id}`]);
  expect((await server.api('GET', `/api/items/${doomed.id}`)).status).toBe(404);
  // It was the last one of its page: the page before is shown.
  await expect(grid(page)).toContainText('Showing 1-12 of 12 items');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article', { name: 'Part 1', exact: true })).toBeVisible();

  const link = (n: number) => page.getByRole('link', { name: `Part ${n}`, exact: true });
  await grid(page).getByRole('combobox', { name: 'Category' }).focus();
  await page.keyboard.press('Tab');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(12)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(link(12)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(link(2)).toBeFocused();
  // The one stop: its title, its three actions, and the list is over. The first of them comes with later code.
  const selecting = page.getByRole('button', { name: 'Select Part 2' });
  await expect(selecting).toBeAttached();
  // So does the bar of keys, the next stop after the list.
  await expect(page.getByRole('button', { name: 'Hide the key bar' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(selecting).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Edit Part 2' })).toBeFocused();
  await page.keyboard.press('Tab');
  const deleting = page.getByRole('button', { name: 'Delete Part 2' });
  await expect(deleting).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(deleting).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(2)).toHaveCount(0);
  await expect(link(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part 3');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(cards(page)).toHaveCount(11);

  await closeMessages(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Delete Part 1', exact: true })).toBeHidden();
  // The menu of the last card is above what stands at the foot.
  const last = page.getByRole('button', { name: /^Actions for/ }).last();
  await last.evaluate((button) => {
    if (!(button instanceof HTMLElement)) throw new Error('It is no button.');
    window.scrollTo(0, document.documentElement.scrollHeight);
    button.click();
  });
  await expect(page.getByRole('menuitem')).toHaveCount(6);
  const isCovered = (entry: Element) => {
    const { left, top, height } = entry.getBoundingClientRect();
    return !entry.contains(document.elementFromPoint(left + 12, top + height / 2));
  };
  for (const entry of await page.getByRole('menuitem').all())
    expect(await entry.evaluate(isCovered)).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Part 1', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit',
    'Move to…',
    'Set quantity…',
    'Duplicate…',
    'Select',
    'Delete',
  ]);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Actions for Part 4' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Storage Item');
});

test('HOME-07 HOME-16 HOME-20 HOME-28 HOME-30: of another host roots under locations are read, with their names where they have no area, and a plain array of items is cut into pages and filtered', async ({
  loggedIn: page,
}) => {
  const leaf = { id: 'b', name: 'Shelf', type: 'SHELF', children: [] };
  await page.route('**/api/locations/hierarchy', (route) =>
    route.fulfill({ json: { locations: [{ id: 'a', name: 'Barn-East', type: 'ROOM', children: [leaf] }] } }),
  );
  const items = Array.from({ length: 15 }, (_, index) => ({
    id: `item-number-${index + 1}`,
    name: `Part ${index + 1}`,
    category: index === 14 ? { name: 'Tools' } : 'Misc',
    location_id: null,
  }));
  await page.route(isItems, (route) => route.fulfill({ json: items }));
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await expect(grid(page)).toContainText('Showing 1-12 of 15 items');
  await pages(page).getByRole('button', { name: 'Next page' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(['Part 13', 'Part 14', 'Part 15']);
  await grid(page).getByRole('combobox', { name: 'Category' }).selectOption('Tools');
  await expect(cards(page).getByRole('heading')).toHaveText(['Part 15']);

  const root = page.getByRole('article', { name: 'Barn-East' });
  // The location's own name: only an area's hyphens become spaces.
  await expect(root.getByRole('heading')).toHaveText('Barn-East');
  await root.getByRole('heading').click();
  await expect(page.getByRole('article', { name: 'Shelf' })).toContainText('Go to Details');
});
