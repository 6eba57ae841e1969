import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

/** Opens a dropdown with a search box, types and takes the first choice. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('form').getByRole('combobox', { name: field }).first().click();
  await page.keyboard.type(text);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

// All kinds that there are to be: tests/server/routes/items.test.ts.
const KINDS = [
  { name: 'Euro container 60x40', category: 'Hardware', quantity: '4' },
  { name: 'M3 x 8 bolt', category: 'Fasteners', quantity: '240' },
];

test('GOAL-01 CALL-04: a container and a part are recorded with category, supplier, quantity and location', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Workshop', type: 'Room' });
  const drawer = await server.addLocation({ name: 'Drawer 7', label: 'WS-D7', parent: room });
  for (const [index, { name, category, quantity }] of KINDS.entries()) {
    await test.step(name, async () => {
      // Chosen by hand once; the other one starts from its location's page, as a shelf is filled.
      if (index === 0) await page.goto('/add');
      else await goInApp(page, `/add?location_id=${drawer.id}`);
      await page.getByRole('textbox', { name: /^Name/ }).fill(name);
      await choose(page, 'Category', category);
      if (index === 0) await choose(page, 'Location', 'drawer 7');
      await page.getByLabel('Quantity').fill(quantity);
      await page.getByLabel('Supplier', { exact: true }).fill('Würth & Co');
      await page.getByLabel('Supplier Part No.').fill(`W-${index}`);
      await page.getByLabel('Supplier Item URL').fill(`https://shop.example/${index}`);
      const sending = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: 'Add Item' }).click();
      expect((await (await sending).allHeaders())['content-type']).toMatch(/^application\/json\b/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const main = page.getByRole('main');
      await expect(main).toContainText('Würth & Co');
      await expect(main).toContainText('Workshop › Drawer 7');
    });
  }
  const { json } = await server.api('GET', '/api/items');
  expect(json).toHaveLength(KINDS.length);
  for (const [index, { name, category, quantity }] of KINDS.entries()) {
    expect(json).toContainEqual(
      expect.objectContaining({
        name,
        category,
        quantity: Number(quantity),
        location_id: drawer.id,
        supplier: 'Würth & Co',
        supplier_part_no: `W-${index}`,
        supplier_item_url: `https://shop.example/${index}`,
      }),
    );
  }
});
