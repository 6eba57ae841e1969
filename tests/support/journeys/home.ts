import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { type Journeys, leadsTo, open, type Place } from './journey.ts';

/** The code for what can be done with the grid comes after the items. */
const gridToolsAreHere = (page: Page) =>
  expect(page.getByRole('button', { name: /^Select / }).first()).toBeAttached();

/** More items than one page of the grid has. */
const addManyItems = ({ server, shelf }: Place) =>
  Promise.all(
    Array.from({ length: 10 }, (_, at) => server.addItem({ name: `Part ${at + 1}`, location: shelf })),
  );
async function openManyItems(page: Page, path: string, shown: RegExp): Promise<void> {
  await open(page, path, 'Stowage');
  await expect(page.getByRole('main').getByText(shown)).toBeVisible();
  await gridToolsAreHere(page);
}

async function openBelow({ page, room }: Place): Promise<void> {
  await open(page, `/?at=${room.id}`, 'Stowage');
  await expect(page.getByRole('list', { name: 'Locations in Machine room' })).toBeVisible();
}

const atTheTop = async ({ page }: Place): Promise<void> =>
  expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible();

export const home: Journeys = {
  back: { start: openBelow, done: atTheTop },
  'main-areas': { start: openBelow, done: atTheTop },
  details: { start: openBelow, done: leadsTo('Machine room') },
  'next-page': {
    arrange: addManyItems,
    start: ({ page }) => openManyItems(page, '/', /^Showing 1-12 of 13/),
    done: async ({ page }) => expect(page.getByRole('main').getByText(/^Showing 13-/)).toBeVisible(),
  },
  'previous-page': {
    start: ({ page }) => openManyItems(page, '/?page=2', /^Showing 13-/),
    done: async ({ page }) => expect(page.getByRole('main').getByText(/^Showing 1-12 of/)).toBeVisible(),
  },
  category: {
    start: async ({ page }) => {
      await open(page, '/', 'Stowage');
      await gridToolsAreHere(page);
    },
    done: async ({ page }) => {
      const category = page.getByRole('combobox', { name: 'Category' });
      await expect(category).toBeFocused();
      await page.keyboard.type('Curios');
      await expect(page).toHaveURL(/category=Curios/);
    },
  },
  'items-everywhere': {
    name: 'Show all items',
    start: async (place) => {
      await openBelow(place);
      await expect(place.page.getByRole('button', { name: 'Show all items' })).toBeVisible();
      await gridToolsAreHere(place.page);
    },
    done: async ({ page }) => {
      await expect(page).toHaveURL(/items=all/);
      await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible();
    },
  },
  'all-categories': {
    start: async ({ page }) => {
      await open(page, '/?category=Curios', 'Stowage');
      await expect(page.getByRole('main').getByText('Showing 1-1 of 1 items')).toBeVisible();
    },
    done: async ({ page }) => expect(page).not.toHaveURL(/category/),
  },
};
