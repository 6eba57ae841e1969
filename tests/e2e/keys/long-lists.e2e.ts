import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { goInApp } from '../../support/inApp.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { chooseInPalette, palette, settled } from '../../support/keys.ts';

// Well above what is drawn without a window; more is the same, and what it costs is a benchmark's business.
const COUNT = 500;
/** 'Part 0' to 'Part 498', and one that begins otherwise. */
const PARTS = [...Array.from({ length: COUNT - 1 }, (_, at) => `Part ${at}`), 'Screw'];
/** The most row nodes that may stand in the page. */
const FEW = 60;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const said = (page: Page) => page.locator('#said');
const rows = (page: Page, list = 'Items') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) });

/** Opens the location with 500 items, which are written past the server. */
async function openHall(server: TestServer, loggedIn: Page): Promise<Page> {
  await server.stop();
  const id = await fillLocation(server.dataDir, { name: 'Parts hall', items: PARTS });
  await server.start();
  const page = keyboardOnly(loggedIn);
  await page.goto(`/location/${id}`);
  await expect(row(page, 'Part 0')).toBeVisible();
  await settled(page);
  return page;
}

/** The row has the focus, is in sight, and says where it stands. */
async function expectFocused(page: Page, name: string, position: number, count = COUNT): Promise<void> {
  await expect(row(page, name)).toBeFocused();
  await expect(row(page, name)).toBeInViewport({ ratio: 1 });
  const item = page.getByRole('listitem').filter({ has: page.locator(':focus') });
  await expect(item).toHaveAttribute('aria-posinset', String(position));
  await expect(item).toHaveAttribute('aria-setsize', String(count));
}

/** Goes to a row by its first letters. */
async function typeTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press('t');
  await page.keyboard.type(name);
  await expect(row(page, name)).toBeFocused();
  await page.keyboard.press('Escape');
}

const topOf = (page: Page, name: string) =>
  row(page, name).evaluate((link) => Math.round(link.getBoundingClientRect().top));

test('of 500 items few rows are in the page; Home, End, pages, arrows, j, k and first letters reach all, and select all takes all in', async ({
  server,
  loggedIn,
}) => {
  const page = await openHall(server, loggedIn);
  await expect(page.getByText('500 items')).toBeVisible();
  await page.keyboard.press('j');
  await expectFocused(page, 'Part 0', 1);
  await page.keyboard.press('End');
  await expectFocused(page, 'Screw', COUNT);
  await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(FEW);
  await page.keyboard.press('k');
  await expectFocused(page, 'Part 498', COUNT - 1);
  await page.keyboard.press('Home');
  await expectFocused(page, 'Part 0', 1);

  await page.keyboard.press('PageDown');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Part (?!0\b)/);
  const step = Number(/\d+/.exec(await focused.innerText())?.[0]);
  expect(step).toBeGreaterThan(5);
  await expectFocused(page, `Part ${step}`, step + 1);
  // Faster than rows can be drawn: none of the presses is lost.
  for (let press = 2; press <= 10; press++) await page.keyboard.press('PageDown');
  await expectFocused(page, `Part ${10 * step}`, 10 * step + 1);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await expectFocused(page, `Part ${9 * step + 1}`, 9 * step + 2);
  await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(FEW);
  // One tab stop.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Paste a list' })).toBeFocused();

  // By first letters, which are no commands until Escape.
  const asked: string[] = [];
  loggedIn.on('dialog', (dialog) => void asked.push(dialog.message()));
  await page.keyboard.press('t');
  await expect(said(page)).toHaveText('Type the first letters of a row');
  await page.keyboard.type('sc');
  await expectFocused(page, 'Screw', COUNT);
  await page.keyboard.type('d');
  await expect(said(page)).toHaveText('No row begins with scd');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('PART 31');
  await expectFocused(page, 'Part 31', 32);
  await page.keyboard.press('Escape');
  expect(asked, 'd is a letter here').toEqual([]);
  // A command again.
  await page.keyboard.press('x');
  await expect(said(page)).toHaveText('1 item selected');

  // All are selected, and no row of them has to be drawn.
  await page.keyboard.press('Shift+X');
  await expect(said(page)).toHaveText('500 items selected');
  await page.keyboard.press('End');
  await expectFocused(page, 'Screw', COUNT);
  await page.keyboard.press('x');
  await expect(said(page)).toHaveText('499 items selected');

  // With single-character keys switched off, letters go to a row at once.
  await chooseInPalette(page, 'Switch single-character keys off');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expectFocused(page, 'Part 0', 1);
  await page.keyboard.type('Screw');
  await expectFocused(page, 'Screw', COUNT);
  // A pause ends them: what is typed then begins anew.
  await expect(page.locator('[data-rows] > .pending-keys')).toHaveCount(0);
  await page.keyboard.type('Part 31');
  await expectFocused(page, 'Part 31', 32);
});

test('the place and the focus stay with a row that is scrolled away or left for its page, and go on from deleted ones', async ({
  server,
  loggedIn,
}) => {
  const page = await openHall(server, loggedIn);
  await typeTo(page, 'Part 100');
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  await expect(row(page, 'Screw')).toBeVisible();
  await expect(row(page, 'Part 100')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Items', exact: true })).toBeFocused();
  // A key is meant for that row, and not for the location whose page this is.
  const asked: string[] = [];
  loggedIn.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.keyboard.press('d');
  await expect.poll(() => asked).toEqual([expect.stringContaining('Part 100')]);
  for (const text of ['1 item selected', 'Nothing selected']) {
    await page.keyboard.press('x');
    await expect(said(page)).toHaveText(text);
  }
  await page.keyboard.press('ArrowDown');
  await expectFocused(page, 'Part 101', 102);
  // Scrolled back to, it has the focus again.
  await page.evaluate(() => window.scrollBy({ top: 5_000 }));
  await expect(row(page, 'Part 101')).toHaveCount(0);
  await page.evaluate(() => window.scrollBy({ top: -5_000 }));
  await expect(row(page, 'Part 101')).toBeFocused();

  // Back and Forward bring both back.
  await typeTo(page, 'Part 250');
  await page.keyboard.press('PageDown');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Part (?!250\b)/);
  const name = (await page.locator(':focus').innerText()).split('\n')[0] ?? '';
  const top = await topOf(page, name);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  await page.goBack();
  await expect(row(page, name)).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(page, name)) - top)).toBeLessThan(3);
  await page.goForward();
  await expect(title(page)).toHaveText(name);
  await page.goBack();
  await expect(row(page, name)).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(page, name)) - top)).toBeLessThan(3);

  // After deletions in the middle the row in the place has the focus.
  loggedIn.on('dialog', (dialog) => dialog.accept());
  await typeTo(page, 'Part 250');
  const before = await topOf(page, 'Part 250');
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.keyboard.press('d');
  await expect(page.getByText('498 items')).toBeVisible();
  await expectFocused(page, 'Part 251', 250, COUNT - 2);
  expect(Math.abs((await topOf(page, 'Part 251')) - before)).toBeLessThan(200);
  await expectAccessible(loggedIn, '498 items, in their middle', 1);
  // What comes back takes the row with the focus with it.
  await page.keyboard.press('Control+Z');
  await expect(page.getByText('500 items')).toBeVisible();
  await expect(row(page, 'Part 251')).toBeFocused();
});

test('300 locations are a grid of few cards that keys move through, on a location and on Home', async ({
  server,
  loggedIn,
}) => {
  const bins = Array.from({ length: 300 }, (_, at) => `Bin ${at}`);
  await server.stop();
  const id = await fillLocation(server.dataDir, { name: 'Bin wall', children: bins });
  await server.start();
  const page = keyboardOnly(loggedIn);
  await page.goto('/nowhere');
  for (const { path, list, columns } of [
    { path: `/location/${id}`, list: 'Child Locations', columns: 2 },
    { path: `/?at=${id}`, list: 'Locations in Bin wall', columns: 3 },
  ]) {
    await goInApp(page, path);
    const card = (at: number) =>
      rows(page, list).filter({ has: page.getByRole('article', { name: `Bin ${at}`, exact: true }) });
    const expectAt = async (at: number) => {
      await expect(card(at).locator('[data-main]')).toBeFocused();
      await expect(card(at)).toBeInViewport();
      await expect(card(at)).toHaveAttribute('aria-posinset', String(at + 1));
      await expect(card(at)).toHaveAttribute('aria-setsize', '300');
    };
    await expect.poll(() => rows(page, list).count()).toBeLessThanOrEqual(FEW);
    await card(0).locator('[data-main]').focus();
    await page.keyboard.press('End');
    await expectAt(299);
    await page.keyboard.press('ArrowLeft');
    await expectAt(298);
    await page.keyboard.press('Home');
    await expectAt(0);
    await page.keyboard.press('ArrowDown');
    await expectAt(columns);
    await page.keyboard.press('ArrowRight');
    await expectAt(columns + 1);
  }
  await expectAccessible(loggedIn, '300 locations on Home', 1);
});
