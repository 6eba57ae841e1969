import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { chooseInPalette, findInPalette, keyList, palette, switchSingleKeys } from '../keys.ts';
import { dialog, type Journeys, leadsTo, messages, on, open, type Place, sayYes, title } from './journey.ts';
import { answer, answers, changes, toLabel } from './arguments.ts';
import { printsLabels } from './labels.ts';
import { saves } from './exports.ts';
import { commandsAreHere, focusOn, linkTo, tabTo, useButton } from './rows.ts';

/** Home with all commands: a key that comes before its command does nothing. */
async function atHome(place: Place): Promise<void> {
  await open(place.page, '/', 'Stowage');
  await commandsAreHere(place);
}

async function homeWithItems({ page }: Place): Promise<void> {
  await open(page, '/', 'Stowage');
  // The three of the workshop, and one to delete.
  await expect(page.getByText('Showing 1-4 of 4 items')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Select/ })).toHaveCount(4);
}

/** On every page. */
export const everyPage: Journeys = {
  search: { start: atHome, done: async ({ page }) => expect(page.getByRole('searchbox')).toBeFocused() },
  locations: {
    start: atHome,
    done: async ({ page }) => expect(page.getByRole('combobox', { name: 'Search locations' })).toBeFocused(),
  },
  'add-item': { start: atHome, done: leadsTo('Add Storage Item') },
  'add-location': { start: atHome, done: leadsTo('Add Storage Location') },
  palette: {
    start: atHome,
    done: async ({ page }) => expect(palette(page).getByRole('combobox')).toBeFocused(),
    // Its own key has a modifier.
    otherwise: async ({ page }) => page.keyboard.press('Control+Shift+K'),
  },
  keys: { start: atHome, done: async ({ page }) => expect(keyList(page)).toBeVisible() },
  home: { start: on(({ item }) => `/view/${item.id}`, 'M6 bolts'), done: leadsTo('Stowage') },
  ...toLabel,
  'where-to-put': {
    start: atHome,
    done: async (place) => {
      await answer(place.page, 'Where should it go', 'Grease tube');
      await leadsTo('Add Storage Item')(place);
      await expect(place.page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Grease tube');
      await expect(place.page.getByRole('combobox', { name: /^Location/ })).toContainText('Machine room');
    },
  },
  scan: {
    start: atHome,
    done: async ({ page }) => expect(dialog(page, 'Scan a code')).toBeVisible(),
  },
  scanner: {
    name: 'Wait for a scanner that types',
    start: atHome,
    done: async ({ page }) => {
      const kept = () => page.evaluate(() => localStorage.getItem('stowage-preferences'));
      await expect.poll(kept).toContain('"scanner":true');
      // Others press keys as fast as one.
      await chooseInPalette(page, 'Stop waiting for a scanner that types');
      await expect.poll(kept).toContain('"scanner":false');
    },
  },
  unsent: { start: atHome, done: leadsTo('Waiting to sync') },
  'print-labels': { start: atHome, done: leadsTo('Print labels') },
  account: { start: atHome, done: leadsTo('Account and data') },
  'export-items-csv': saves(atHome, /^stowage-items-.*\.csv$/),
  'export-items-xlsx': saves(atHome, /^stowage-items-.*\.xlsx$/),
  'export-locations-csv': saves(atHome, /^stowage-locations-.*\.csv$/),
  'export-locations-xlsx': saves(atHome, /^stowage-locations-.*\.xlsx$/),
  'export-everything': saves(atHome, /^stowage-everything-.*\.json$/),
  'download-backup': saves(atHome, /^stowage-backup-.*\.zip$/),
  synonyms: { start: atHome, done: leadsTo('Words that mean the same') },
  import: { start: atHome, done: leadsTo('Import a spreadsheet') },
  theme: {
    name: 'Use the dark theme',
    start: atHome,
    done: async ({ page }) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'single-keys': {
    name: 'Switch single-character keys off',
    start: async ({ page }) => {
      await page.evaluate(() => localStorage.removeItem('stowage-preferences'));
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Add Item' }).locator('kbd')).toHaveText('A');
    },
    done: async ({ page }) => {
      await expect(page.getByRole('link', { name: 'Add Item' }).locator('kbd')).toHaveCount(0);
      // On again for what follows.
      await switchSingleKeys(page, true);
      await page.goto('/');
    },
  },
  'key-bar': {
    name: 'Hide the key bar',
    start: atHome,
    done: async ({ page }) => {
      await expect(page.locator('.key-bar')).toHaveCount(0);
      await chooseInPalette(page, 'Show the key bar');
      await expect(page.locator('.key-bar')).toBeVisible();
    },
  },
  ...changes,
  'log-out': {
    start: async ({ page }) => {
      // The same session again for what follows: a logout ends it on the server, too.
      await page.route('**/api/logout', (route) => route.fulfill({ status: 204 }));
      await open(page, '/', 'Stowage');
    },
    done: async ({ page, server }) => {
      await expect(title(page)).toHaveText('Login');
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
      await page.evaluate((token) => localStorage.setItem('auth_token', token), server.token);
      await page.evaluate(() => localStorage.setItem('stowage-user', 'marta'));
      await page.goto('/');
      // Not before: the word of the logout may be on its way until its page is gone, and would end the session for all that follows.
      await page.unrouteAll({ behavior: 'wait' });
    },
  },
};

/** In lists and grids: of the row that has the focus, where the palette has nothing to choose. */
export const lists: Journeys = {
  'next-row': {
    start: (place) => focusOn(place, 'Grease box', `/location/${place.room.id}`),
    done: async ({ page }) => expect(linkTo(page, 'M6 bolts')).toBeFocused(),
    otherwise: async ({ page }) => page.keyboard.press('ArrowDown'),
  },
  'previous-row': {
    start: (place) => focusOn(place, 'M6 bolts', `/location/${place.room.id}`),
    done: async ({ page }) => expect(linkTo(page, 'Grease box')).toBeFocused(),
    otherwise: async ({ page }) => page.keyboard.press('ArrowUp'),
  },
  'type-row': {
    start: (place) => focusOn(place, 'Grease box', `/location/${place.room.id}`),
    done: async ({ page }) => {
      await page.keyboard.type('M6');
      await expect(linkTo(page, 'M6 bolts')).toBeFocused();
    },
    // Any letter begins it then.
    otherwise: async () => {},
  },
  'edit-row': {
    start: (place) => focusOn(place, 'Grease box'),
    done: leadsTo('Edit Storage Item'),
    otherwise: useButton('Edit Grease box'),
  },
  'select-row': {
    start: (place) => focusOn(place, 'Grease box'),
    done: async ({ page }) =>
      expect(page.getByRole('group', { name: 'Selected items' })).toContainText('1 item selected'),
    otherwise: useButton('Select Grease box'),
  },
  'delete-row': {
    arrange: ({ server, room }) => server.addItem({ name: 'A leaky can', location: room }),
    start: async (place) => {
      sayYes(place.page);
      await focusOn(place, 'A leaky can');
    },
    done: async ({ page }) => {
      await expect(page.getByRole('link', { name: 'A leaky can', exact: true })).toHaveCount(0);
      await expect(linkTo(page, 'Grease box')).toBeFocused();
    },
    otherwise: useButton('Delete A leaky can'),
  },
};

/** Of the items that are selected. */
async function selectOne(place: Place, name = 'Grease box'): Promise<void> {
  await focusOn(place, name);
  await tabTo(place.page, `Select ${name}`);
  await place.page.keyboard.press('Enter');
  await expect(selected(place.page)).toContainText('1 item selected');
}
const selected = (page: Page) => page.getByRole('group', { name: 'Selected items' });

export const selection: Journeys = {
  'select-all': {
    start: homeWithItems,
    done: async ({ page }) => expect(selected(page)).toContainText('4 items selected'),
  },
  'clear-selection': { start: selectOne, done: async ({ page }) => expect(selected(page)).toHaveCount(0) },
  'move-selected': {
    name: 'Move 1 item, the selected, to…',
    start: selectOne,
    done: async ({ page }) => {
      await answer(page, 'Move Grease box to', 'Shelf 1');
      await expect(messages(page)).toContainText('Moved Grease box to Shelf 1');
    },
  },
  'set-quantity-selected': {
    name: 'Set quantity of 1 item, the selected…',
    start: selectOne,
    done: answers('Quantity of Grease box', '7', 'Quantity of Grease box: 7'),
  },
  'more-of-selected': {
    name: 'More of 1 item, the selected…',
    start: selectOne,
    done: answers('Quantity of Grease box', '5', 'Quantity of Grease box: 12'),
  },
  'fewer-of-selected': {
    name: 'Fewer of 1 item, the selected…',
    start: selectOne,
    done: answers('Quantity of Grease box', '2', 'Quantity of Grease box: 10'),
  },
  'set-category-selected': {
    name: 'Change category of 1 item, the selected…',
    start: selectOne,
    done: answers('Change category of Grease box to', 'Tools', 'Category of Grease box: Tools'),
  },
  'set-supplier-selected': {
    name: 'Set supplier of 1 item, the selected…',
    start: selectOne,
    done: answers('Set supplier of Grease box to', 'Acme', 'Supplier of Grease box: Acme'),
  },
  'print-labels-selected': {
    name: 'Print labels of 1 item, the selected',
    start: selectOne,
    done: async (place) => {
      await printsLabels('Grease')(place);
      // Home's lives on: to where it can be cleared.
      await open(place.page, '/', 'Stowage');
      await expect(place.page.getByRole('group', { name: 'Selected items' })).toBeVisible();
    },
  },
  'export-selected-csv': saves(selectOne, /^stowage-items-.*\.csv$/, 'Export 1 item, the selected, as CSV'),
  'export-selected-xlsx': saves(
    selectOne,
    /^stowage-items-.*\.xlsx$/,
    'Export 1 item, the selected, for Excel',
  ),
  'delete-selected': {
    name: 'Delete 1 item, the selected',
    arrange: ({ server, room }) => server.addItem({ name: 'A bent nail', location: room }),
    start: async (place) => {
      sayYes(place.page);
      await selectOne(place, 'A bent nail');
    },
    done: async ({ page }) => expect(messages(page)).toContainText('Item deleted'),
  },
};

/** After a failure. */
export const failure: Journeys = {
  retry: {
    start: async ({ page, hasSingleKeys }) => {
      await page.route('**/api/locations/hierarchy', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
        'Failed to load storage areas',
      );
      if (hasSingleKeys) await page.unrouteAll();
    },
    // The palette reads the locations as it opens, more than once: while it is there they fail, or the row would go.
    async otherwise({ page }) {
      await findInPalette(page, 'Try again');
      await page.route('**/api/locations/hierarchy', async (route) =>
        (await palette(page).isVisible()) ? route.fallback() : route.continue(),
      );
      await page.keyboard.press('Enter');
    },
    done: async ({ page }) => expect(page.getByRole('list', { name: 'Main areas' })).toBeVisible(),
  },
};

/** Of the row that has the focus: what its own controls do not do. */
export const rowWithFocus: Journeys = {
  'share-row': {
    name: 'Share Shelf 1',
    start: async (place) => {
      await open(place.page, `/location/${place.room.id}`, 'Machine room');
      await commandsAreHere(place);
      await linkTo(place.page, 'Shelf 1').focus();
    },
    done: async ({ page }) => {
      await expect(messages(page)).toContainText('Location URL copied to clipboard');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/location\/MR-S1$/);
    },
  },
};
