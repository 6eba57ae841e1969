import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

test('ITEMV-01 ITEMV-02 ITEMV-03 ITEMV-04 ITEMV-05 ITEMV-07 ITEMV-08 ITEMV-09 ITEMV-10 ITEMV-15 CALL-18: the item view shows the item, its supplier, its location and its history', async ({
  loggedIn: page,
  context,
  server,
}) => {
  const room = await server.addLocation({ name: 'Radio room', type: 'Room' });
  const drawer = await server.addLocation({ name: 'Valves', type: 'Drawer', label: 'RR-D3', parent: room });
  const item = await server.addItem({
    name: 'EL34 valve',
    category: 'Electronics',
    description: 'Matched pair',
    notes: 'tested, boxed by hand',
    quantity: 2.5,
    supplier: 'Tube Town',
    supplier_part_no: 'EL34-MP',
    supplier_item_url: 'https://www.tube.example/el34?pair=1',
    acquisition_date: '2024-02-29',
    location: drawer,
  });
  const call = page.waitForRequest((request) => new URL(request.url()).pathname === `/api/items/${item.id}`);
  await page.goto(`/view/${item.id}`);
  expect((await call).method()).toBe('GET');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EL34 valve');
  await expect(page).toHaveTitle('EL34 valve · Stowage');

  await expect(breadcrumb(page)).toHaveCount(3);
  await expect(breadcrumb(page).nth(0).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(breadcrumb(page).nth(1)).toContainText('Valves (Drawer)');
  await expect(breadcrumb(page).nth(1).getByRole('link')).toHaveAttribute('href', `/location/${drawer.id}`);
  await expect(breadcrumb(page).nth(2)).toHaveText('EL34 valve');

  for (const text of ['2.5', 'Electronics', 'Radio room › Valves', 'Matched pair', 'tested, boxed by hand']) {
    await expect(card(page, 'Item')).toContainText(text);
  }
  await expect(card(page, 'Item')).toContainText('29 Feb 2024');
  for (const text of ['Tube Town', 'EL34-MP', 'tube.example/el34?pair=1']) {
    await expect(card(page, 'Supplier')).toContainText(text);
  }
  const supplier = card(page, 'Supplier').getByRole('link');
  await expect(supplier).toHaveAttribute('href', 'https://www.tube.example/el34?pair=1');
  await expect(supplier).toHaveAttribute('rel', /noopener/);
  await expect(card(page, 'Share location')).toContainText('Radio room › Valves');
  await expect(card(page, 'Share location').getByRole('textbox', { name: 'Location URL' })).toHaveValue(
    `${server.url}/location/RR-D3`,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await card(page, 'Share location').getByRole('button', { name: 'Share' }).click();
  await expect(messages(page).getByText('Location URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/location/RR-D3`);

  await expect(card(page, 'History').getByRole('listitem')).toHaveCount(1);
  await server.api('PATCH', `/api/items/${item.id}`, { quantity: 7, location_id: room.id });
  await page.reload();
  await expect(card(page, 'History').getByRole('listitem')).toHaveCount(2);
  const newest = card(page, 'History').getByRole('listitem').first();
  await expect(newest).toContainText('Quantity changed from 2.5 to 7');
  await expect(newest).toContainText('Moved from Radio room › Valves to Radio room');
  await expect(newest).toContainText('by marta');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`/edit/${item.id}`);
});

test('ITEMV-11 ITEMV-12 ITEMV-13 ITEMV-14: the item view says that it loads, that it failed, and tries again; an item that is not there says so and leads back to all items', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  const item = await server.addItem({
    name: 'Slow item',
    location: await server.addLocation({ name: 'Here' }),
  });
  expectConsole(/404|500/);
  const answer = gate();
  await page.route(`**/api/items/${item.id}`, async (route) => {
    await answer.opened;
    await route.fulfill({ status: 500, json: { message: 'The cellar is flooded' } });
  });
  await page.goto(`/view/${item.id}`);
  await expect(page.getByText('Loading item...')).toBeVisible();
  answer.open();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load item' })).toContainText(
    'The cellar is flooded',
  );
  await expect(page.getByText('Loading item...')).toBeHidden();
  await page.unroute(`**/api/items/${item.id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Slow item' })).toBeVisible();

  await goInApp(page, '/view/11111111-2222-3333-4444-555555555555');
  await expect(page.getByRole('heading', { name: 'Item not found' })).toBeVisible();
  await expect(page).toHaveTitle('Item not found · Stowage');
  await page.getByRole('link', { name: 'Back to All Items' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
});

test('CACHE-05: coming back to the window after a long while does not read the item again', async ({
  loggedIn: page,
  server,
}) => {
  const item = await server.addItem({
    name: 'Calm item',
    location: await server.addLocation({ name: 'Bay' }),
  });
  const path = `/api/items/${item.id}`;
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
  const history = () => page.waitForResponse((response) => response.url().endsWith(`${path}/history`));

  await page.clock.install();
  const first = history();
  await page.goto(`/view/${item.id}`);
  await first;
  await expect(card(page, 'History').getByText('Created')).toBeVisible();
  expect(asked.filter((asking) => asking === path)).toHaveLength(1);

  // Past every freshness; the history, which has no such rule, shows that the focus was noticed.
  await page.clock.fastForward('11:00');
  const again = history();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await again;
  await expect(page.getByRole('heading', { name: 'Calm item' })).toBeVisible();
  expect(asked.filter((asking) => asking === path)).toHaveLength(1);
});

test('deleting an item asks first, by name, and leads to where it lay', async ({
  loggedIn: page,
  server,
}) => {
  const shelf = await server.addLocation({ name: 'Scrap shelf' });
  const item = await server.addItem({ name: 'Bent "nail"', location: shelf });
  const asked: string[] = [];
  let isAccepted = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return isAccepted ? dialog.accept() : dialog.dismiss();
  });
  await page.goto(`/view/${item.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('Bent "nail"');
  await expect(page.getByRole('heading', { name: 'Bent "nail"' })).toBeVisible();
  expect((await server.api('GET', `/api/items/${item.id}`)).status).toBe(200);

  isAccepted = true;
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`/location/${shelf.id}`);
  await expect(page.getByText('No items found in this location')).toBeVisible();
  expect((await server.api('GET', `/api/items/${item.id}`)).status).toBe(404);
});
