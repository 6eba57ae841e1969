import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { settled } from '../../support/keys.ts';

const table = (page: Page) => page.getByRole('table');
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
/** The names of the rows, in their order. */
const named = (page: Page) => table(page).locator('[data-main]');
const width = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('items stand as a table on Home, in a location and in a search: sorted, filtered and with chosen columns by keyboard alone, as the address says and the person likes it, on a phone without scrolling sideways', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Machine room', label: 'MR' });
  const shelf = await server.addLocation({ name: 'Shelf', label: 'MR-1', parent: room });
  const items = Array.from({ length: 70 }, (_, at) => ({ name: `Part ${at + 1}`, location: room }));
  await Promise.all(items.map((item) => server.addItem({ ...item, category: 'Misc' })));
  await server.addItem({ name: 'Anvil', category: 'Tools', location: shelf });

  // What selects comes after the rows, on a busy machine much later: a key that was pressed before waits for it.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/GridTools-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await settled(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page).toHaveURL('/?view=table');
  await expect(named(page).first()).toHaveText('Anvil');
  await expect(page.getByRole('main').getByText('Showing 1-71 of 71 items')).toBeVisible();
  // Drawn near the screen alone, and told as all of them.
  await expect(table(page)).toHaveAttribute('aria-rowcount', '72');
  await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(60);

  await head(page, 'Name').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  await expect(named(page).first()).toHaveText('Part 70');
  await expect(head(page, 'Name').getByRole('button')).toBeFocused();
  // From the head into the rows, whose keys are those of every list.
  await page.keyboard.press('ArrowDown');
  await expect(named(page).first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('d');
  const asked = page.waitForEvent('dialog');
  release();
  const question = await asked;
  // Both that were selected just before.
  expect(question.message()).toContain('2 items');
  await question.dismiss();
  await expect(
    page.getByRole('button', { name: 'Select Part 70', exact: true, pressed: true }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Selected items' })).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Anvil', exact: true })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected items' })).toContainText('1 item selected');
  await page.keyboard.press('Escape');
  // A key in the very moment in which a row gets the focus is for that one.
  await page
    .getByRole('row')
    .filter({ hasText: 'Part 2' })
    .last()
    .evaluate((row) => {
      const main = row.querySelector<HTMLElement>('[data-main]');
      main?.focus();
      main?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true, cancelable: true }),
      );
    });
  await expect(
    page.getByRole('button', { name: 'Select Part 2', exact: true, pressed: true }),
  ).toBeAttached();
  await expect(page.getByRole('group', { name: 'Selected items' })).toContainText('1 item selected');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Anvil', exact: true }).focus();

  await page.keyboard.press('Shift+F');
  // Escape takes half a word back; the key goes to the filters that are open, too.
  const supplier = page.getByRole('combobox', { name: 'Supplier' });
  await supplier.fill('half a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
  await page.keyboard.press('Shift+F');
  await expect(page.getByRole('group', { name: 'Filters' }).locator(':focus')).toHaveCount(1);
  await expect(supplier).toHaveValue('');
  await expect(page).not.toHaveURL(/supplier=/);
  await page.getByRole('button', { name: /^Filter/ }).focus();
  await page.keyboard.press('Shift+F');
  await expect(page.getByRole('group', { name: 'Filters' }).locator(':focus')).toHaveCount(1);
  await supplier.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No items match these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(named(page).first()).toHaveText('Part 70');
  await page.getByRole('combobox', { name: /^Location/ }).click();
  await page.keyboard.type('shelf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Filtered by' })).toContainText('In Shelf and inside');
  await expect(named(page)).toHaveText(['Anvil']);
  await expect(page).toHaveURL(`/?view=table&sort=-name&in=${shelf.id}`);

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Supplier' }).uncheck();
  await expect(head(page, 'Supplier')).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(named(page).first()).toHaveText('Part 70');

  // Liked elsewhere, too; what is in one place says no place.
  await page.goto(`/location/${room.id}`);
  await expect(named(page).first()).toHaveText('Part 1');
  await expect(head(page, 'Location')).toHaveCount(0);
  await expect(head(page, 'Supplier')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Supplier' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Location' })).toHaveCount(0);
  await page.goto('/search?q=part');
  await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'none');
  await head(page, 'Name').getByRole('button').click();
  await head(page, 'Name').getByRole('button').click();
  await expect(named(page).first()).toHaveText('Part 70');
  await expect(page).toHaveURL(/sort=-name/);
  await page.reload();
  await expect(named(page).first()).toHaveText('Part 70');

  await page.setViewportSize({ width: 320, height: 700 });
  await expect(head(page, 'Name')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(named(page).first()).toHaveText(/^Part 1\b/);
  expect(await width(page)).toBe(0);
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await expect(table(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search?q=part');
});

test('the table of items prints no quantity over the category beside it, and keeps a number of up to seven figures in one line; on a tablet held upright it cuts neither names nor labels', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Machine room', label: 'MR-CAB1-DRAWER2' });
  const category = 'A category of so many signs as there may be';
  await server.addItem({ name: 'Grain of sand', category, quantity: 999_999_999_999, location: room });
  await server.addItem({ name: 'Grain of rice', category, quantity: 1_234_567, location: room });
  await server.addItem({ name: 'Grain of 100 kΩ resistor 0805', location: room });
  await page.goto('/search?q=grain&view=table');
  const row = (name: string) => table(page).getByRole('row').filter({ hasText: name });
  const quantity = (name: string) => row(name).locator('.quantity');
  const box = async (part: Locator) => {
    const { x = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { left: x, right: x + width, height };
  };
  await expect(quantity('sand')).toHaveText('×999,999,999,999');
  const right = (await box(row('sand').locator('.cell-category'))).right;
  expect((await box(quantity('sand'))).left).toBeGreaterThanOrEqual(right);
  expect((await box(quantity('rice'))).height).toBe(20);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(head(page, 'Changed')).toHaveCount(0);
  await expect(head(page, 'Quantity')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  const shown = table(page).locator('.table-rows :is(.cell-name .clip, .tape)');
  await expect(shown).toHaveCount(6);
  const cut = await shown.evaluateAll((parts) =>
    parts
      .filter((part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1)
      .map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
});
