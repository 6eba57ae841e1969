import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { MESSY } from '../../support/imports.ts';

test.use({ ownContext: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } });

/** As long as a name may be. */
const LONG = 'Slotted brass screw, countersunk head, M3 x 16 A24';

async function expectWhole(name: Locator): Promise<void> {
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
}

/** A finger that rests on the middle of an element until `seen` has happened, and is lifted then. */
async function hold(page: Page, name: string, seen: () => Promise<void>): Promise<void> {
  const box = await page.getByRole('link', { name }).boundingBox();
  if (!box) throw new Error(`${name} is nowhere to be seen.`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + 60, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await seen();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('by touch alone an item is counted from its page and its row, whose names are not cut, and rows are selected by a long press and taps', async ({
  loggedIn: page,
  server,
}) => {
  const drawer = await server.addLocation({ name: 'Drawer 1', label: 'D-1' });
  const { id } = await server.addItem({ name: 'M3 screws', quantity: 5, location: drawer });
  await server.addItem({ name: 'M4 nuts', quantity: 7, location: drawer });
  await server.addItem({ name: LONG, quantity: 7, location: drawer });
  const quantityNow = async () => (await server.api('GET', `/api/items/${id}`)).json;

  await page.goto(`/view/${id}`);
  const facts = page.getByRole('region', { name: 'Item', exact: true });
  const photos = page.getByRole('region', { name: 'Images', exact: true });
  await page.getByRole('button', { name: 'More of M3 screws' }).tap();
  await expect(facts.locator('.stepper')).toHaveText('6');
  await expect.poll(quantityNow).toMatchObject({ quantity: 6 });
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).tap();
  await expect(facts.locator('.stepper')).toHaveText('5');
  // Each press is seen at once, however long the first of them takes.
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const path = `**/api/items/${id}`;
  await page.route(path, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.fallback();
  });
  const press = async (name: string, until: string): Promise<void> => {
    for (let times = 0; times < 3; times++) await page.getByRole('button', { name }).tap();
    await expect(facts.locator('.stepper')).toHaveText(until);
  };
  await press('More of M3 screws', '8');
  letGo();
  await expect.poll(quantityNow).toMatchObject({ quantity: 8 });
  await page.unroute(path);
  await press('Fewer of M3 screws', '5');
  await expect.poll(quantityNow).toMatchObject({ quantity: 5 });
  // Name, quantity, place; photos after.
  const [first, second] = [await facts.boundingBox(), await photos.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await expect(page.locator('kbd:visible')).toHaveCount(0);
  await expect(photos).toContainText('Choose files or paste an image.', { useInnerText: true });
  await page.getByRole('button', { name: 'Actions for M3 screws' }).tap();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Move to…',
    'Set quantity…',
    'Duplicate…',
    'Print label',
    'Delete',
  ]);

  // What tells two things apart stands at the end of their names.
  await page.goto(`/location/${drawer.id}?view=table`);
  await expectWhole(page.getByRole('table').getByText(LONG));
  await page.goto(`/location/${drawer.id}/count`);
  await expectWhole(page.locator('.count-row').getByText(LONG));
  await page.locator('.count-row').getByText(LONG).tap();
  const picture = page.locator('.count-item .item-picture');
  await expect(page.locator('.count-item')).toContainText(LONG);
  const { width, height } = (await picture.boundingBox()) ?? {};
  expect(width).toBe(height);
  const number = page.getByRole('textbox', { name: `Number of ${LONG}` });
  await number.fill('1000000000000');
  expect(await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await number.fill('');
  await page.goto(`/location/${drawer.id}`);
  await expectWhole(page.getByRole('link', { name: LONG }).getByText(LONG));
  // What is below the field stays where it is, whether that has the focus or not: a tap there is not lost.
  await page.getByPlaceholder('Add an item…').tap();
  await expect(page.getByPlaceholder('Add an item…')).toBeFocused();
  await page.getByRole('button', { name: 'Fewer of M3 screws' }).tap();
  await expect.poll(quantityNow).toMatchObject({ quantity: 4 });
  // The rows move up once, a moment after the field was left: where a finger goes is measured after that.
  await expect(page.locator('.quick-add-note')).toHaveCSS('min-height', '16px');
  const chosen = page.getByRole('group', { name: 'Selected items' });
  await hold(page, 'M3 screws', () => expect(chosen).toContainText('1 item selected'));
  await page.getByRole('link', { name: 'M4 nuts' }).tap();
  await expect(chosen).toContainText('2 items selected');
  await expect(page).toHaveURL(/\/location\//);
  await chosen.getByRole('button', { name: 'Clear' }).tap();
  await expect(chosen).toBeHidden();
  await page.getByRole('link', { name: 'M4 nuts' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M4 nuts');

  await page.goto('/search?q=screw+in:drawer+-zinc');
  await expectWhole(page.getByRole('heading', { name: LONG }));
  // A finger has no use for the keyboard that the search box would open.
  const part = (words: string) => page.getByRole('button', { name: `${words}: take out` });
  await part('In drawer').tap();
  await expect(part('Without “zinc”')).toBeFocused();
  await part('Without “zinc”').tap();
  await expect(page).toHaveURL('/search?q=screw');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone held sideways, too, what can be done with selected items and what an import does next lie above the thumb bar', async ({
  loggedIn: page,
  server,
}) => {
  const drawer = await server.addLocation({ name: 'Drawer 1', label: 'D-1' });
  await server.addItem({ name: 'M3 screws', quantity: 5, location: drawer });
  for (let n = 1; n <= 8; n++) await server.addItem({ name: `Part ${n}`, quantity: n, location: drawer });
  await page.goto(`/location/${drawer.id}`);
  const chosen = page.getByRole('group', { name: 'Selected items' });
  // The bar comes where the finger rests: lifting it presses nothing, and the row moves out from behind.
  await page.setViewportSize({ width: 390, height: 664 });
  const held = page.locator('[data-cell]', { hasText: 'Part 5' });
  await held.evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await hold(page, 'Part 5', () => expect(chosen).toContainText('1 item selected'));
  const [row, over] = [await held.boundingBox(), await chosen.boundingBox()];
  expect((row?.y ?? 900) + (row?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  await page.getByRole('link', { name: 'Part 3' }).tap();
  await expect(chosen).toContainText('2 items selected');
  await chosen.getByRole('button', { name: 'Clear' }).tap();
  await expect(chosen).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await hold(page, 'M3 screws', () => expect(chosen).toContainText('1 item selected'));
  const thumbs = page.getByRole('navigation', { name: 'Main' });
  for (const [width, height] of [
    [667, 375],
    [767, 375],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByText('Part 4').evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const [bar, foot] = [await chosen.boundingBox(), await thumbs.boundingBox()];
    expect((bar?.y ?? 900) + (bar?.height ?? 0), `${width} px`).toBeLessThanOrEqual(foot?.y ?? 0);
  }
  await page.setViewportSize({ width: 667, height: 375 });
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await chosen.getByRole('button', { name: 'Delete' }).tap();
  await expect.poll(() => asked).toContain('Delete');

  await page.goto('/import');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'messy.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY) });
  const next = page.getByRole('button', { name: 'Preview' });
  await expect(next).toBeVisible();
  const [button, foot] = [await next.boundingBox(), await thumbs.boundingBox()];
  expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

test('on a phone a message says all that it has to say, however long the name in it is', async ({
  loggedIn: page,
  server,
}) => {
  const { id } = await server.addItem({
    name: LONG,
    quantity: 7,
    location: await server.addLocation({ name: 'Drawer 1', label: 'D-1' }),
  });
  await page.goto(`/view/${id}`);
  await page.getByRole('button', { name: `More of ${LONG}` }).tap();
  const said = page.locator('.toast:not([data-behind]) .toast-text');
  await expect(said).toContainText('8');
  await expectWhole(said);
  const card = page.locator('.toast:not([data-behind])');
  const leave = () =>
    card.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await said.tap();
  await expect(card).toBeFocused();
  await leave();
  await expectWhole(said);
});

test('on a phone a message that says more while it is held open says all of it when it is let go, too', async ({
  loggedIn: page,
  server,
}) => {
  const drawer = await server.addLocation({ name: 'Drawer 1', label: 'D-1' });
  for (const name of ['Nut', LONG]) await server.addItem({ name, quantity: 7, location: drawer });
  await page.goto(`/location/${drawer.id}`);
  const said = page.locator('.toast:not([data-behind]) .toast-text');
  const card = page.locator('.toast:not([data-behind])');
  await page.getByRole('button', { name: 'More of Nut' }).tap();
  await expect(said).toContainText('Nut');
  await said.tap();
  await expect(card).toBeFocused();
  await page.getByRole('button', { name: `More of ${LONG}` }).dispatchEvent('click');
  await expect(said).toContainText(LONG);
  await expect(card).toBeFocused();
  await card.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expectWhole(said);
});

test('by touch the list of locations opens between the bars over the page, however low its field is', async ({
  loggedIn: page,
  server,
}) => {
  await server.addLocation({ name: 'Drawer 1', label: 'D-1' });
  await page.goto('/add');
  const field = page.getByRole('combobox', { name: /^Location/ });
  // With its lower edge at the thumb bar's upper one.
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await field.tap();
  const box = await page.locator('.combo-panel').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(field).toBeInViewport({ ratio: 1 });
  expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual(48);
});
