import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { closeMessages } from '../../support/messages.ts';

const children = (page: Page) => page.getByRole('region', { name: 'Child Locations' });
const items = (page: Page) => page.getByRole('region', { name: 'Items', exact: true });

const TYPES = ['Room', 'Shelf', 'Cabinet', 'Drawer', 'Box', 'Bin', 'Container'];

test('LOC-25 LOC-26 LOC-27 LOC-29 LOC-32 LOC-33 LOC-46 LOC-47 LOC-49 LOC-50: an empty location has two tabs and says how to fill it; what one is opened for stands first', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Leading room', label: 'LEAD' });
  const cards = page.getByRole('tabpanel').getByRole('region');
  const topOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  const wide = async (of: Locator) => (await of.boundingBox())?.width ?? Number.NaN;

  await page.goto(`/location/${room.id}`);
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('tab').first()).toHaveAccessibleName('Overview');
  await expect(page.getByRole('tab').last()).toHaveAccessibleName('Images & Analysis');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('Child Locations');
  await expect(children(page).getByRole('heading', { name: 'Child Locations' })).toBeVisible();
  await expect(children(page).getByText('0 locations')).toBeVisible();
  await expect(children(page).getByText('No sub-locations or containers found')).toBeVisible();
  await expect(children(page).getByRole('link', { name: 'Add First Location' })).toHaveAttribute(
    'href',
    `/add-location?parent_id=${room.id}`,
  );
  await expect(items(page).getByText('0 items')).toBeVisible();
  await expect(items(page).getByText('No items found in this location')).toBeVisible();
  for (const name of ['Add Item', 'Add First Item']) {
    await expect(items(page).getByRole('link', { name })).toHaveAttribute(
      'href',
      `/add?location_id=${room.id}`,
    );
  }
  await expect(items(page).getByRole('link', { name: 'Add First Item' }).locator('kbd')).toHaveText(['A']);
  await expect(children(page).getByRole('link', { name: 'Add First Location' }).locator('kbd')).toHaveText([
    'L',
  ]);
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Images & Analysis' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload New' }).locator('kbd')).toHaveText(['U']);
  await expect(children(page)).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeFocused();
  await expect(children(page)).toBeVisible();

  const drawer = await server.addLocation({ name: 'Drawer A', label: 'LEAD-10', parent: room });
  await server.addLocation({ name: 'Drawer B', label: 'LEAD-9', parent: room });
  await server.addItem({ name: 'Fuse', location: drawer });
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toHaveAccessibleName('Child Locations');
  await expect(children(page).getByText('2 locations')).toBeVisible();
  await expect(children(page).getByText('No sub-locations or containers found')).toHaveCount(0);
  // Their labels order them, not their names.
  await expect(children(page).getByRole('article').getByRole('heading')).toHaveText(['Drawer B', 'Drawer A']);
  // Nothing changes places under the hand that adds.
  await page.keyboard.press('i');
  const newName = items(page).getByRole('textbox', { name: 'Name of the new item' });
  for (const [name, count] of [
    ['Lamp', '1 item'],
    ['Ladder', '2 items'],
  ] as const) {
    await newName.fill(name);
    await page.keyboard.press('Enter');
    await expect(items(page).getByText(count, { exact: true })).toBeVisible();
  }
  await expect(items(page).getByText('No items found in this location')).toHaveCount(0);
  await expect(cards.first()).toHaveAccessibleName('Child Locations');
  await expect(newName).toBeFocused();

  // With nothing inside it but items they have the whole width, and the rest is said in a line or two.
  await children(page).getByRole('link', { name: 'Drawer A', exact: true }).click();
  await expect(items(page).getByText('1 item', { exact: true })).toBeVisible();
  await expect(cards.first()).toHaveAccessibleName('Items');
  await expect(children(page).getByText('No sub-locations or containers found')).toBeVisible();
  expect(await wide(items(page))).toBe(await wide(children(page)));
  expect((await children(page).boundingBox())?.height).toBeLessThan(120);
  await page.goBack();
  await expect(items(page).getByText('2 items', { exact: true })).toBeVisible();
  await expect(cards.first()).toHaveAccessibleName('Items');

  // Beside the items the locations have less of the window, and still stand side by side where two fit.
  const first = children(page).getByRole('article').first();
  const second = children(page).getByRole('article').last();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(() => wide(first)).toBeLessThan(210);
  expect(await topOf(second)).toBe(await topOf(first));
  await page.setViewportSize({ width: 960, height: 900 });
  await expect.poll(async () => (await topOf(second)) > (await topOf(first))).toBe(true);

  // On a phone it begins in the upper half, and what is less frequent is in a menu.
  await page.goForward();
  await closeMessages(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => topOf(items(page).getByRole('link', { name: /Fuse/ }))).toBeLessThan(422);
  await page.getByRole('button', { name: 'Actions for Drawer A' }).click();
  await page.getByRole('menuitem', { name: 'Edit Location' }).click();
  await expect(page).toHaveURL(`/edit-location/${drawer.id}`);
});

test('LOC-34 LOC-35 LOC-36 LOC-37 LOC-38 LOC-39 LOC-40: standard children stand in two columns, each with type, page and edit link, in no more lines than fit', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Type room', type: 'Room' });
  const name = 'A name that goes on and on until no column of any screen could hold it in one line of text';
  const description = 'One sentence after another says what is in here. '.repeat(12).trim();
  for (const type of TYPES) {
    await server.addLocation({ name: `A ${type}`, type, parent: room, label: `T-${type}` });
  }
  // Neither a grandchild nor a stranger belongs here.
  const cupboard = await server.addLocation({ name, description, parent: room, label: 'T-Z' });
  await server.addLocation({ name: 'Grandchild', parent: cupboard });
  await server.addLocation({ name: 'Stranger' });

  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(`/location/${room.id}`);
  const cards = children(page).getByRole('article');
  await expect(cards).toHaveCount(TYPES.length + 1);
  const [first, second, third] = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN);
  expect(third?.x).toBe(first?.x);
  expect(third?.y).toBeGreaterThan(first?.y ?? Number.NaN);

  const colours = new Map<string, string>();
  for (const type of TYPES) {
    const badge = children(page)
      .getByRole('article', { name: `A ${type}`, exact: true })
      .locator('.badge');
    await expect(badge).toHaveText(type);
    colours.set(type, await badge.evaluate((shown) => getComputedStyle(shown).backgroundColor));
  }
  expect(colours.get('Box')).toBe(colours.get('Bin'));
  expect(new Set(colours.values()).size).toBe(6);

  const card = children(page).getByRole('article', { name });
  const measure = (element: Element) => {
    const { lineHeight } = getComputedStyle(element);
    const clipped = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    return { lines: element.clientHeight / Number.parseFloat(lineHeight), clipped };
  };
  expect(await card.getByRole('heading').evaluate(measure)).toEqual({ lines: 1, clipped: true });
  expect(await card.getByText(description).evaluate(measure)).toEqual({ lines: 2, clipped: true });

  await page.setViewportSize({ width: 390, height: 900 });
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()));
      return above && below && below.x === above.x && below.y > above.y;
    })
    .toBe(true);

  await expect(card.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute(
    'href',
    `/edit-location/${cupboard.id}`,
  );
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/location/${cupboard.id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(children(page).getByRole('link', { name: 'Grandchild', exact: true })).toBeVisible();
});

test('LOC-41 LOC-42 LOC-43 LOC-44 ENT-37 ENT-38 ENT-39 ENT-40 ENT-41: items that are containers stand under Containers', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  const room = await server.addLocation({ name: 'Container yard' });
  await server.addLocation({ name: 'Plain shelf', parent: room });
  const crate = await server.addItem({
    name: 'Crate 4',
    category: 'Storage',
    supplier_part_no: 'PN-9',
    location: room,
  });
  await server.addItem({ name: 'Glass CONTAINER', location: room });
  await server.addItem({ name: 'Juke Box', location: room });
  await server.addItem({ name: 'Tin', description: 'A small container', location: room });
  await server.addItem({ name: 'Tub', description: 'Was a BOX once', location: room });
  // This is none.
  await server.addItem({ name: 'Fuse', category: 'storage', notes: 'in a box', location: room });

  await page.goto(`/location/${room.id}`);
  await expect(children(page).getByRole('heading', { name: 'Containers' })).toBeVisible();
  const containers = children(page).getByRole('list', { name: 'Containers' }).getByRole('article');
  await expect(containers.getByRole('heading')).toHaveText([
    'Crate 4',
    'Glass CONTAINER',
    'Juke Box',
    'Tin',
    'Tub',
  ]);
  await expect(containers.locator('.badge')).toHaveText(Array.from({ length: 5 }, () => 'Container'));
  // Containers count too, as they are listed there.
  await expect(children(page).getByText('6 locations')).toBeVisible();
  // They stay in the items card too (decisions, Locations).
  await expect(items(page).getByText('6 items')).toBeVisible();

  const entry = children(page).getByRole('article', { name: 'Crate 4' });
  await expect(entry.getByText('PN-9')).toBeVisible();
  await expect(entry.getByRole('link', { name: 'Edit Crate 4' })).toHaveAttribute(
    'href',
    `/edit-location/${crate.id}`,
  );
  await entry.getByRole('link', { name: 'Crate 4', exact: true }).click();
  await expect(page).toHaveURL(`/view/${crate.id}`);
  await expect(page.getByRole('heading', { name: 'Crate 4' })).toBeVisible();
  await page.goBack();

  // The id is an item's, so its edit link ends at the item form (decisions, Items).
  expectConsole(/404/);
  await entry.getByRole('link', { name: 'Edit Crate 4' }).click();
  await expect(page).toHaveURL(`/edit/${crate.id}`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Crate 4');
});
