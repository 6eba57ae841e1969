import type { Locator, Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { checkedImport } from '../../support/imports.ts';

const ROOM = 'Workshop downstairs behind the heating and the old laundry room';
const HEBREW = 'מחסן גדול מאוד בקומה התחתונה ליד התנור ומאחורי המכבסה הישנה';
const PATHS = [
  [ROOM, 'Cabinet 3', 'Drawer 1'],
  [ROOM, 'Cabinet 4', 'Drawer 1'],
  [ROOM, 'Cabinet 5', 'Drawer 2'],
  [HEBREW, 'ארון 3', 'Drawer (1)'],
];

/** A cabinet's drawers with an item in each: of one name, in rooms of long names. */
async function seed(server: TestServer) {
  const made = new Map<string, Awaited<ReturnType<TestServer['addLocation']>>>();
  for (const [at, names] of PATHS.entries()) {
    let parent: Awaited<ReturnType<TestServer['addLocation']>> | undefined;
    for (const [depth, name] of names.entries()) {
      const path = names.slice(0, depth + 1).join('/');
      parent = made.get(path) ?? (await server.addLocation({ name, ...(parent && { parent }) }));
      made.set(path, parent);
    }
    if (parent) await server.addItem({ name: `Screw ${at}`, location: parent });
  }
}

/** Of a path in one line: its whole text, and which of its names are in view as a whole. */
const shown = (path: Locator) =>
  path.evaluate((element: HTMLElement) => {
    const room = element.getBoundingClientRect();
    const last = element.querySelector('.path-last');
    const isLastWhole = last !== null && last.scrollWidth <= last.clientWidth;
    // Where all of it would stand: of a name that is cut the browser tells the rest alone.
    element.style.overflow = 'visible';
    const names = [...element.querySelectorAll('bdi, .path-last')].map((part) => ({
      name: part.textContent,
      box: part.getBoundingClientRect(),
    }));
    element.style.overflow = '';
    const isInOrder = names.every(({ box }, at) => at === 0 || box.left >= (names[at - 1]?.box.right ?? 0));
    const inView = names.filter(({ box }) => box.left >= room.left - 1 && box.right <= room.right + 1);
    return { text: element.textContent, isInOrder, isLastWhole, inView: inView.map(({ name }) => name) };
  });

/** What of the page is copied where all of an element is selected. */
const copied = (of: Locator) =>
  of.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });

async function cutAtTheirFront(paths: Locator, whole: string[][]) {
  await expect(paths).toHaveCount(whole.length);
  for (const names of whole) {
    const path = paths.filter({ hasText: names.join(' › ') });
    const text = names.join(' › ');
    // A windowed list may draw its rows anew once it knows their heights.
    await expect
      .poll(() => shown(path))
      .toEqual({ text, isInOrder: true, isLastWhole: true, inView: names.slice(1) });
    await expect.poll(() => copied(path)).toBe(text);
  }
}

const paths = (within: Locator) => within.locator('.path-text');

for (const width of [390, 768, 1280]) {
  test(`at ${width} px a path that is too long for its place is cut at its front, so that drawers of one name are told apart in tables, cards, '/' and the choice of a location; what is copied is whole, and names from right to left keep their place`, async ({
    loggedIn: page,
    server,
  }) => {
    await seed(server);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?view=table');
    await cutAtTheirFront(paths(page.getByRole('table')), PATHS);
    await expect(page.getByRole('cell').filter({ hasText: 'Cabinet 3' })).toHaveAttribute(
      'title',
      PATHS[0]?.join(' › ') ?? '',
    );

    await page.goto('/search?q=screw');
    await cutAtTheirFront(paths(page.getByRole('article')), PATHS);

    await page.goto('/add');
    await page.getByRole('combobox', { name: 'Location' }).click();
    await page.keyboard.type('drawer');
    await cutAtTheirFront(paths(page.getByRole('option')), PATHS);

    await page.goto('/');
    await openSearch(page);
    await cutAtTheirFront(
      paths(page.getByRole('option')),
      PATHS.map((names) => names.slice(0, -1)),
    );
  });
}

test('in the preview of an import the place in the file is read to its end, and that of what is there already is cut at its front', async ({
  loggedIn: page,
  server,
}) => {
  await seed(server);
  const rows = PATHS.map((names, at) => `Screw ${at},${names.join(' > ')},4`);
  const { id } = await checkedImport(server, {}, ['name,location,quantity', ...rows].join('\n'));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/import/${id}`);
  const places = page.locator('[data-column=location] .import-value');
  const whole = PATHS.map((names) => names.join(' › '));
  await expect(places).toHaveText(whole);
  expect(
    await places.evaluateAll((all) => all.map((one) => one.scrollHeight > one.clientHeight + 1)),
  ).toEqual(whole.map(() => false));
  const there = paths(page.getByRole('gridcell'));
  await expect(there).toHaveText(whole);
  for (const path of await there.all()) {
    const last = expect.stringMatching(/^Drawer/u);
    await expect.poll(async () => (await shown(path)).inView.slice(-1)).toEqual([last]);
  }
});

test('beside a place with a long name, and a long category beside a short place, the category of a card is whole', async ({
  loggedIn: page,
  server,
}) => {
  await server.addItem({ name: 'Screw', location: await server.addLocation({ name: ROOM }) });
  const category = 'Electronic components';
  await server.addItem({ name: 'Fuse', category, location: await server.addLocation({ name: 'Bin 4' }) });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  for (const [name, text] of Object.entries({ Screw: 'Misc', Fuse: category })) {
    const chip = page.getByRole('article', { name }).locator('.chip .clip');
    await expect(chip).toHaveText(text);
    expect(await chip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test("in '/' on a phone a place without any around it has no line for them", async ({
  loggedIn: page,
  server,
}) => {
  await seed(server);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search locations' }).fill('workshop downstairs');
  const name = page.locator('.palette-name').getByText(ROOM, { exact: true });
  const path = page.getByRole('option').filter({ has: name }).locator('.palette-path');
  await expect(path).toHaveText('');
  expect(await path.evaluate((element) => element.clientHeight)).toBe(0);
});

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Locations' }).click();
  await page.getByRole('combobox', { name: 'Search locations' }).fill('drawer');
}
