import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';

const WIDE = 'Wärmeleitpastenspritzenhalterung-fuer-Rundmaterial';

/** The longest names there are, without a place to break them. */
async function seed(server: TestServer) {
  const room = await server.addLocation({
    name: WIDE,
    area: 'SUPER-CALI-FRAGILISTIC_EXPIALIDOCIOUS',
    label: 'WS-DC1-S12-B4-SECTION-0123456789-ABCDEFGHIJ',
    description: WIDE.repeat(3),
    type: 'Rolling Tool Chest',
  });
  const inner = await server.addLocation({ name: `${WIDE} 2`, parent: room, description: WIDE.repeat(3) });
  const item = await server.addItem({
    name: WIDE.slice(0, 50),
    category: 'Unbreakably-long-category-of-things-that-nobody-sorts',
    description: WIDE.repeat(3),
    notes: WIDE.repeat(3),
    supplier: WIDE.repeat(2),
    supplier_item_url: `https://shop.example/${WIDE.toLowerCase().replace(/\W/g, '')}/${'x'.repeat(150)}`,
    quantity: 1_234_567.25,
    location: room,
  });
  await Promise.all(
    Array.from({ length: 100 }, (_, n) => server.addItem({ name: `Part ${n + 1}`, location: inner })),
  );
  return { room, inner, item };
}

/** How far the page can be moved sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  });

test('HEADER-01 HEADER-03: on the narrowest phone, in the dark, every screen has its header and nothing sticks out', async ({
  loggedIn: page,
  server,
}) => {
  const { room, inner, item } = await seed(server);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const screens = [
    '/',
    `/?at=${room.id}&page=5`,
    '/search?q=part',
    '/add-location',
    '/add',
    `/edit/${item.id}`,
    `/view/${item.id}`,
    `/location/${room.id}`,
    `/location/${inner.id}`,
    `/edit-location/${room.id}`,
    '/nowhere',
  ];
  test.setTimeout(120_000);
  for (const path of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => overflow(page)).toBe(0);
      const search = page.getByRole('banner').getByRole('link', { name: 'Search items' });
      await expect(search).toBeInViewport({ ratio: 1 });
    });
  }
  expect(await lightness(page)).toBeLessThan(0.5);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  expect(await overflow(page)).toBe(0);
});
