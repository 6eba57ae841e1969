import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';

const WIDTHS = [320, 390, 1280];
/** Stands in the names that the tests enter; the host then answers 300 letters without a break for it. */
const MARK = 'QQQQ';
const LONG = 'W'.repeat(300);

/** Longer names than our own server takes, as another host of the API may have them. */
async function answerLongWords(page: Page): Promise<void> {
  await page.route(/\/api\/|\/locations\/.*\/items/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(MARK, LONG) });
  });
}

/** In the page: what can be seen beyond the edge of the screen; empty when nothing can. */
function overflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  // What the boxes around an element leave of it: what they cut off with an ellipsis is not seen there.
  const windows = new Map<Element | null, { left: number; right: number }>();
  for (const element of document.querySelectorAll('body, body *')) {
    const around = windows.get(element.parentElement) ?? { left: -Infinity, right: Infinity };
    const edges = element.getBoundingClientRect();
    const seen = { left: Math.max(edges.left, around.left), right: Math.min(edges.right, around.right) };
    windows.set(element, getComputedStyle(element).overflowX === 'visible' ? around : seen);
    if (!element.matches('#root *:not(.skip-link)')) continue;
    const { left, right } = seen;
    if (right - left > 0 && (left < -1 || right > clientWidth + 1)) {
      found.push(`${element.tagName}.${element.className} from ${left} to ${right}`);
    }
  }
  return found.slice(0, 8);
}

/** At each width, the header with its search in sight; a theme changes colours alone. */
async function expectFits(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflowing), `${screen}, ${width} px`).toEqual([]);
    if (width > 320) continue;
    const search = page.getByRole('banner').getByRole('link', { name: 'Search items' });
    await expect(search).toBeInViewport({ ratio: 1 });
  }
}

test('HEADER-01 HEADER-03: no screen of locations is wider than the window, however long its words', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({
    name: `Room ${MARK}`,
    area: `AREA-${MARK}`,
    label: `L-${MARK}`,
    description: MARK,
    type: `Type ${MARK}`,
  });
  const shelf = await server.addLocation({
    name: MARK,
    label: `S-${MARK}`,
    description: MARK,
    parent: room,
  });
  await server.addItem({ name: `box ${MARK}`, category: MARK, supplier_part_no: MARK, location: room });
  // Five pages of items.
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => server.addItem({ name: `Part ${at}`, location: room })),
  );
  await answerLongWords(page);
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(`/?at=${room.id}&page=5`);
  await expect(page.getByRole('article', { name: LONG }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: /^Part/ }).first()).toBeVisible();
  await expectFits(page, 'Home below the top');
  await page.goto(`/location/${room.id}`);
  await expect(title).toContainText(LONG);
  await expect(page.getByRole('list', { name: 'Containers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Child Locations' }).getByRole('article')).toHaveCount(2);
  await expectFits(page, 'Location');
  await page.getByRole('button', { name: 'Edit description' }).click();
  await expectFits(page, 'Location with its description open');
  await page.goto(`/edit-location/${shelf.id}`);
  await expect(page.getByRole('combobox', { name: /Parent Location/ })).toContainText(LONG);
  await expectFits(page, 'Edit location');
  await page.goto(`/add-location?parent_id=${room.id}`);
  await page.getByRole('combobox', { name: /Parent Location/ }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectFits(page, 'Add location with its dropdown open');
});

test('HEADER-01 HEADER-03: no screen of items is wider than the window, however long its words', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: `Room ${MARK}`, area: `AREA-${MARK}`, label: `L-${MARK}` });
  const shelf = await server.addLocation({ name: MARK, label: `S-${MARK}`, parent: room });
  const item = await server.addItem({
    name: MARK,
    category: MARK,
    description: MARK,
    notes: MARK,
    quantity: 123_456_789.125,
    supplier: MARK,
    supplier_part_no: MARK,
    supplier_item_url: `https://${MARK}.example/${MARK}`,
    location: shelf,
  });
  await server.api('PATCH', `/api/items/${item.id}`, { name: `${MARK} 2`, notes: 'short' });
  await answerLongWords(page);
  const title = page.getByRole('heading', { level: 1 });

  await page.goto('/');
  await expect(page.getByRole('article', { name: `${LONG} 2` })).toBeVisible();
  await expectFits(page, 'Home');
  await page.getByRole('link', { name: `${LONG} 2`, exact: true }).click();
  await expect(title).toHaveText(`${LONG} 2`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Name changed');
  await expectFits(page, 'Item');
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(`${LONG} 2`);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Name must be 50 characters or less')).toBeVisible();
  await expectFits(page, 'Edit item with messages');
  await page.goto(`/add?location_id=${shelf.id}`);
  await page.getByRole('combobox', { name: /^Location/ }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectFits(page, 'Add item with its dropdown open');
  await page.goto(`/search?q=${MARK}`);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveCount(1);
  await expectFits(page, 'Search');
  await page.getByRole('searchbox').fill(LONG);
  await expect(page.getByText(`No items found for ${LONG}`)).toBeVisible();
  await expectFits(page, 'Search for a long word');
});

test('a name that is read from right to left stands so on cards, in rows, headings and fields', async ({
  loggedIn: page,
  server,
}) => {
  const name = 'مقاوم 4.7k أوم (أسود)';
  const room = await server.addLocation({ name: 'Room', description: name });
  await server.addItem({ name, location: room });
  // Where a letter is: the bracket at the end of the name has to be left of its first letter.
  const isRightToLeft = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = texts.nextNode();
    if (!node?.textContent) return undefined;
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    return at(node.textContent.length - 1) < at(0);
  };
  // Of its letters, from the left edge of what it stands in, in px.
  const spaceBefore = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
  };
  await page.goto('/');
  const link = page.getByRole('link', { name, exact: true });
  expect(await link.evaluate(isRightToLeft), 'card').toBe(true);
  const below = page.locator('p.clip', { hasText: name });
  expect(await below.evaluate(isRightToLeft), 'description').toBe(true);
  expect(await below.evaluate(spaceBefore), 'description').toBeLessThan(2);
  await page.goto(`/location/${room.id}`);
  const row = page.getByRole('main').locator('.row-name').getByText(name);
  expect(await row.evaluate(isRightToLeft), 'row').toBe(true);
  await row.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(name);
  expect(await title.evaluate(isRightToLeft), 'heading').toBe(true);
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(name);
  expect(await crumb.evaluate(isRightToLeft), 'breadcrumb').toBe(true);
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: /^Name/ });
  await expect(field).toHaveValue(name);
  expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
});

test('work that waits for the server is no wider than the window, with a name of 50 letters without a space', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  const room = await server.addLocation({ name: 'Room' });
  await page.goto(`/add?location_id=${room.id}`);
  await page.route('**/api/items', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('textbox', { name: /^Name/ }).fill('W'.repeat(50));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await page.getByRole('link', { name: 'Waiting to sync' }).first().click();
  await expect(page.getByText('Waiting for the server.')).toBeVisible();
  await expectFits(page, 'Waiting to sync');
});

test('the screens without data are no wider than the window either', async ({ page, expectConsole }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expectFits(page, 'Login with messages');
  expectConsole(/404/);
  await page.goto(`/no-such-page/${LONG}`);
  await expect(page.getByText('404')).toBeVisible();
  await expectFits(page, 'Not found');
});

test('in forced colours a button that cannot be pressed has the grey of the system, its keys too', async ({
  loggedIn: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  // Nothing hears a key before there is a page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stowage');
  await page.keyboard.press('?');
  const reset = page.getByRole('button', { name: 'Reset all keys', disabled: true });
  await expect(reset).toBeVisible();
  const colours = () =>
    reset.evaluate((button) => {
      const grey = document.createElement('span');
      grey.style.color = 'GrayText';
      const key = document.createElement('kbd');
      button.append(key);
      document.body.append(grey);
      const { color, borderTopColor } = getComputedStyle(button);
      const seen = [color, borderTopColor, getComputedStyle(key).color];
      const others = seen.filter((shown) => shown !== getComputedStyle(grey).color);
      key.remove();
      grey.remove();
      return others;
    });
  // Not while a colour still turns into it.
  await expect.poll(colours).toEqual([]);
});
