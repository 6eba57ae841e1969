import { expect } from '../../support/app.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { changeOften } from '../../support/workshop.ts';
import { answered, cutOff, examine, titled, unanswered } from '../../support/states.ts';

const NO_ITEM = '01890000-0000-7000-8000-000000000000';

examine(
  'the page of an item',
  {
    loading: async ({ page, item }) => {
      await unanswered(page, ({ pathname }) => /items\//.test(pathname));
      await page.goto(`/view/${item.id}`);
      await expect(page.getByText('Loading item...')).toBeVisible();
    },
    full: async ({ page, item }) => {
      await answered(page);
      await page.goto(`/view/${item.id}`);
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Machine room');
      await expect(page.getByRole('region', { name: 'History' })).toContainText('Created');
    },
    'with all of a long history': async ({ page, server, item }) => {
      await changeOften(server, item.id);
      await page.goto(`/view/${item.id}`);
      const history = page.getByRole('region', { name: 'History' });
      await history.getByRole('button', { name: 'Show all of Notes' }).click();
      await expect(history.getByText(/the end of it\.$/)).toBeFocused();
      await history.getByRole('button', { name: 'Show older' }).press('Enter');
      await expect(history.getByText('Nothing older.')).toBeFocused();
      await expect(history).toContainText('Created');
    },
    'that is shared without a clipboard': async ({ page }) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
      await page.keyboard.press('s');
      await expect(page.getByRole('region', { name: 'Messages' })).not.toBeEmpty();
    },
    'that there is not': async ({ page }) => {
      await page.goto(`/view/${NO_ITEM}`);
      await titled(page, 'Item not found');
    },
    'that is known from before': async ({ page, item }) => {
      await cutOff(page);
      await page.goto(`/view/${item.id}`);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
    'that cannot be read': async ({ page }) => {
      await answered(page);
      await page.route('**/api/items/**', (route) =>
        route.fulfill({ status: 500, json: { message: 'The disk is tired.', error: 'internal' } }),
      );
      await page.goto(`/view/${NO_ITEM.replace('7000', '7001')}`);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
  },
  new RegExp(`${NO_ANSWER.source}|404|500`),
);
