import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { type Journeys, leadsTo, open, type Place, sayYes } from './journey.ts';

/** The page that prints labels, the first one with these words, each of which stands on one line. */
export const printsLabels =
  (...texts: readonly string[]) =>
  async (place: Place): Promise<void> => {
    await leadsTo('Print labels')(place);
    const page = place.page.getByRole('img', { name: /^Page 1:/ });
    for (const text of texts) await expect(page).toContainText(text);
  };

/** Printing opens a dialog of the browser, which nothing could close again. */
const countPrints = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset['prints'] = '0';
    window.print = () => (document.body.dataset['prints'] = 'one');
  });

async function atRoom({ page, room }: Place): Promise<void> {
  await open(page, `/labels?location=${room.id}&of=self`, 'Print labels');
  await expect(page.getByText('1 label on 1 page')).toBeVisible();
}

const size = (page: Page) => page.getByRole('combobox', { name: 'Size' });

/** Where labels are printed. */
export const labels: Journeys = {
  'print-now': {
    start: async (place) => {
      await atRoom(place);
      await countPrints(place.page);
    },
    done: ({ page }) => expect(page.locator('body')).toHaveAttribute('data-prints', 'one'),
  },
  'other-labels': {
    start: atRoom,
    done: async ({ page }) => {
      const field = page.getByRole('textbox', { name: 'Labels, one by one or as ranges' });
      await expect(field).toBeVisible();
      await field.focus();
      await page.keyboard.type('NEW-A1 … NEW-B2');
      await expect(page.getByText('4 labels on 1 page')).toBeVisible();
      await expect(page).toHaveURL(/[?]range=NEW-A1/);
    },
  },
  'own-label-size': {
    start: atRoom,
    done: async ({ page }) => {
      await expect(page.getByRole('textbox', { name: 'Name of this size' })).toBeFocused();
      await page.keyboard.insertText('Drawer fronts');
      await page.keyboard.press('Enter');
      await expect(size(page).locator('option:checked')).toHaveText('Drawer fronts');
    },
  },
  'remove-label-size': {
    // The one of before.
    start: async (place) => {
      await atRoom(place);
      await expect(size(place.page).locator('option:checked')).toHaveText('Drawer fronts');
      sayYes(place.page);
    },
    done: ({ page }) => expect(size(page).locator('option:checked')).toContainText('L7160'),
  },
};
