import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { saves } from './exports.ts';
import { commandsAreHere } from './rows.ts';
import { type Journeys, open, type Place } from './journey.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Items' });

async function openTable(place: Place): Promise<void> {
  await open(place.page, '/?view=table', 'Stowage');
  await expect(table(place.page)).toBeVisible();
  await commandsAreHere(place);
}

/** Wherever items stand as cards or in a table. */
export const itemTable: Journeys = {
  'item-view': {
    name: 'Show as a table',
    start: async (place) => {
      await open(place.page, '/?view=cards', 'Stowage');
      await commandsAreHere(place);
      await expect(place.page.getByRole('button', { name: /^Select / }).first()).toBeAttached();
    },
    done: async ({ page }) => {
      await expect(table(page)).toBeVisible();
      // As it was, for what follows.
      await page.evaluate(() => localStorage.removeItem('stowage-preferences'));
      await page.goto('/');
    },
  },
  'filter-items': {
    start: openTable,
    done: async ({ page }) =>
      expect(page.getByRole('group', { name: 'Filters' }).getByRole('combobox').first()).toBeFocused(),
  },
  'clear-filters': {
    start: async (place) => {
      await open(place.page, '/?supplier=nobody', 'Stowage');
      await expect(place.page.getByText('No items match these filters')).toBeVisible();
      await commandsAreHere(place);
    },
    done: async ({ page }) => expect(table(page)).toBeVisible(),
  },
  columns: {
    start: openTable,
    done: async ({ page }) => expect(page.getByRole('checkbox', { name: 'Photo' })).toBeFocused(),
  },
  'export-these-csv': saves(openTable, /^stowage-items-.*\.csv$/),
  'export-these-xlsx': saves(openTable, /^stowage-items-.*\.xlsx$/),
  'sort-items': {
    name: 'Sort by quantity',
    start: openTable,
    done: async ({ page }) => {
      const head = page.getByRole('columnheader', { name: 'Quantity' });
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
    },
  },
};
