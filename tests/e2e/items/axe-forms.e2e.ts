import type { Page } from '@playwright/test';
import { expect } from '../../support/app.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { answered, examine, unanswered } from '../../support/states.ts';

const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const NOBODY = '01890000-0000-7000-8000-000000000000';

examine(
  'the forms of an item',
  {
    'loading one': async ({ page, item }) => {
      await unanswered(page, ({ pathname }) => /items\//.test(pathname));
      await page.goto(`/edit/${item.id}`);
      await expect(page.getByText('Loading item...')).toBeVisible();
    },
    'editing one': async ({ page, item }) => {
      await answered(page);
      await page.goto(`/edit/${item.id}`);
      await expect(text(page, 'Name')).toHaveValue('M6 bolts');
    },
    'editing one that there is not': async ({ page }) => {
      await page.goto(`/edit/${NOBODY}`);
      // There is nothing to edit: the message is on Home.
      await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).not.toBeEmpty();
    },
    'with a fault in a field': async ({ page }) => {
      await page.goto('/add');
      await page.getByRole('button', { name: 'Add Item' }).click();
      await expect(page.getByText('Location is required.')).toBeVisible();
    },
    'choosing a category': async ({ page }) => {
      await page.getByRole('combobox', { name: /^Category/ }).click();
      await expect(page.getByRole('option', { name: 'Curios' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    'finding no category': async ({ page }) => {
      await page.keyboard.type('zzzzzz');
      await expect(page.getByText('No categories found')).toBeVisible();
    },
    'choosing a location': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: /^Location/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    'managing categories, with an error': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Manage Categories' }).click();
      await expect(page.getByRole('button', { name: 'Remove Curios' })).toBeVisible();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('cannot be empty');
    },
    'refused by the server': async ({ page, room }) => {
      await page.goto(`/add?location_id=${room.id}`);
      await page.route('**/api/items', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 422,
              json: { message: 'Please check.', error: 'invalid', fields: { supplier: 'Unknown supplier' } },
            })
          : route.continue(),
      );
      await text(page, 'Name').fill('Rivets');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Unknown supplier')).toBeVisible();
    },
    'with a draft': async ({ page }) => {
      await answered(page);
      await page.reload();
      await expect(page.getByText('Unfinished input found')).toBeVisible();
    },
    'with two versions side by side': async ({ page, server, item }) => {
      await page.goto(`/edit/${item.id}`);
      await expect(text(page, 'Name')).toHaveValue('M6 bolts');
      await server.api('PATCH', `/api/items/${item.id}`, { description: 'Brass', quantity: 3 });
      await text(page, 'Description').fill('Steel');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: 'This item was changed elsewhere, too' })).toBeVisible();
    },
    'with an edit kept offline': async ({ page, drawer, server }) => {
      const spare = await server.addItem({ name: 'Spare fuse', location: drawer });
      await page.goto(`/edit/${spare.id}`);
      await expect(text(page, 'Name')).toHaveValue('Spare fuse');
      await page.route(`**/api/items/${spare.id}?*`, (route) =>
        route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
      );
      await text(page, 'Description').fill('5 A');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Offline Update Saved')).toBeVisible();
    },
  },
  new RegExp(`${NO_ANSWER.source}|404|412|422`),
);

examine(
  'the forms of a location',
  {
    'editing one': async ({ page, shelf }) => {
      await page.goto(`/edit-location/${shelf.id}`);
      await expect(text(page, 'Name')).toHaveValue('Shelf 1');
    },
    'editing one that there is not': async ({ page }) => {
      await page.goto(`/edit-location/${NOBODY}`);
      await expect(page.getByRole('heading', { name: 'Location not found' })).toBeVisible();
      // The focus was kept for a field.
      await expect(page.locator('.type-ahead')).toHaveCount(0);
    },
    'with a fault in a field': async ({ page }) => {
      await page.goto('/add-location');
      await page.getByRole('button', { name: 'Create Location' }).click();
      await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
    },
    'choosing what is around it': async ({ page }) => {
      await page.getByRole('combobox', { name: /^Parent Location/ }).click();
      await expect(page.getByRole('option', { name: /Drawer 2/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    'managing areas': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Manage Areas' }).click();
      await expect(page.getByRole('button', { name: 'Remove GARAGE' })).toBeVisible();
    },
  },
  /404/,
);
