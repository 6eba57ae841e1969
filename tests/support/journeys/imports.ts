import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { checkedImport, imported, MESSY, readImport } from '../imports.ts';
import { type Journeys, leadsTo, open, type Place, sayYes, title } from './journey.ts';

const source = (page: Page) => page.getByRole('region', { name: 'File' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Rows of the file' });
const lines = (page: Page) => grid(page).locator('tbody th');

async function atImports({ page }: Place): Promise<void> {
  await open(page, '/import', 'Import a spreadsheet');
  await expect(source(page)).toBeVisible();
}

/** Where all imports are listed. */
export const imports: Journeys = {
  'choose-file': {
    start: async (place) => {
      await atImports(place);
      await place.page.evaluate(() => {
        const input = document.querySelector<HTMLElement>('input[type=file]');
        input?.addEventListener('click', () => (input.dataset['asked'] = ''), { once: true });
      });
    },
    done: async ({ page }) => expect(page.locator('input[type=file][data-asked]')).toHaveCount(1),
  },
  'paste-rows': {
    start: atImports,
    done: async ({ page }) => expect(page.getByRole('textbox', { name: 'Or paste rows here' })).toBeFocused(),
  },
  'cancel-upload': {
    start: async (place) => {
      const { page } = place;
      await atImports(place);
      await page.route('**/api/imports', (route) =>
        route.request().method() === 'POST' ? new Promise(() => {}) : route.continue(),
      );
      await page
        .getByLabel('File to import')
        .setInputFiles({ name: 'slow.csv', mimeType: 'text/csv', buffer: Buffer.from(MESSY) });
      await expect(page.getByText('Uploading slow.csv')).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(page.getByText('slow.csv was not uploaded')).toBeVisible();
      await page.unrouteAll();
    },
  },
  'undo-one-import': {
    name: 'Undo the import of undone.csv',
    start: async (place) => {
      await imported(place.server, 'undone.csv');
      sayYes(place.page);
      await atImports(place);
      await expect(place.page.getByText('undone.csv')).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(title(page)).toHaveText('undone.csv');
      await expect(page.getByText('Undone: everything is as it was before')).toBeVisible();
    },
  },
};

async function atColumns({ page, server }: Place): Promise<void> {
  const { id } = await readImport(server);
  await open(page, `/import/${id}`, 'messy.csv');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
}

/** The preview of a table with two problems, which are what is shown at first. */
async function atProblems({ page, server }: Place): Promise<void> {
  const { id } = await checkedImport(server, { too_long: 'refuse' });
  await open(page, `/import/${id}`, 'messy.csv');
  await expect(grid(page)).toBeFocused();
  await expect(lines(page)).toHaveText(['4', '5']);
}

/** The preview of a row without a place; there is a bolt in the machine room. */
async function atPlaceless({ page, server, room }: Place): Promise<void> {
  await server.addItem({ name: 'Placed bolt M8', category: 'Fasteners', location: room });
  const { id } = await checkedImport(
    server,
    {},
    'Name;Quantity;Location\r\nPlaced bolt M9;3;',
    'placeless.csv',
  );
  await open(page, `/import/${id}`, 'placeless.csv');
  await expect(grid(page)).toBeFocused();
}

/** The preview of two rows, of which one changes an item of the machine room. */
async function atUpdates({ page, server, room }: Place): Promise<void> {
  await server.addItem({ name: 'Known nut', category: 'Fasteners', quantity: 2, location: room });
  const { id } = await checkedImport(
    server,
    { duplicates: 'update' },
    'Name;Quantity;Location\r\nUnknown nut;3;Machine room\r\nKnown nut;3;Machine room',
    'updates.csv',
  );
  await open(page, `/import/${id}`, 'updates.csv');
  await expect(lines(page)).toHaveText(['2', '3']);
}

/** In one import. */
export const oneImport: Journeys = {
  'import-next': {
    start: atColumns,
    name: 'Preview the rows',
    done: ({ page }) => expect(grid(page)).toBeVisible(),
  },
  'import-columns': {
    start: atProblems,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Preview' })).toBeFocused(),
  },
  'import-problems': { start: atProblems, done: ({ page }) => expect(lines(page)).toHaveCount(6) },
  'import-duplicates': { start: atProblems, done: ({ page }) => expect(lines(page)).toHaveText(['7']) },
  'import-updates': {
    start: atUpdates,
    done: async ({ page }) => {
      await expect(lines(page)).toHaveText(['3']);
      await expect(grid(page).locator('td[data-column=quantity]')).toHaveText('3instead of 2');
    },
  },
  'import-all-rows': { start: atProblems, done: ({ page }) => expect(lines(page)).toHaveCount(6) },
  'import-next-problem': {
    start: atProblems,
    done: ({ page }) => expect(grid(page).locator('[data-active]')).toContainText('Name'),
  },
  'import-suggestion': {
    start: atProblems,
    done: ({ page }) => expect(page.getByText('1 row with a problem', { exact: true })).toBeVisible(),
  },
  'import-skip': {
    start: atProblems,
    done: ({ page }) => expect(page.getByText('1 row with a problem', { exact: true })).toBeVisible(),
  },
  'import-undo-edit': {
    start: async (place) => {
      await atProblems(place);
      await place.page.keyboard.press('i');
      await expect(place.page.getByText('1 row with a problem', { exact: true })).toBeVisible();
    },
    done: ({ page }) => expect(page.getByText('2 rows with a problem', { exact: true })).toBeVisible(),
  },
  'import-all-suggestions': {
    start: atProblems,
    done: ({ page }) => expect(page.getByText('1 row with a problem', { exact: true })).toBeVisible(),
  },
  'import-places': {
    name: 'Suggest places for 1 row',
    start: atPlaceless,
    done: ({ page }) =>
      expect(grid(page).getByRole('button', { name: /^Machine room beside/ })).toBeVisible(),
  },
  'import-fill-places': {
    name: 'Fill in 1 suggested place',
    start: async (place) => {
      await atPlaceless(place);
      await place.page.keyboard.press('w');
      await expect(place.page.getByRole('button', { name: /^Fill in 1 suggested place/ })).toBeVisible();
    },
    done: ({ page }) => expect(page.getByRole('button', { name: 'Import 1 item' })).toBeFocused(),
  },
  'import-skip-all': {
    start: atProblems,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Import 3 items' })).toBeFocused(),
  },
  'import-cancel': {
    name: 'Discard the import',
    start: async (place) => {
      sayYes(place.page);
      await atProblems(place);
    },
    done: leadsTo('Import a spreadsheet'),
  },
  'import-undo': {
    start: async (place) => {
      const { id } = await imported(place.server, 'taken-back.csv');
      sayYes(place.page);
      await open(place.page, `/import/${id}`, 'taken-back.csv');
      await expect(place.page.getByText('Imported 1 item')).toBeVisible();
    },
    done: ({ page }) => expect(page.getByText('Undone: everything is as it was before')).toBeVisible(),
  },
  'import-show': {
    start: async (place) => {
      const { id } = await imported(place.server, 'shown.csv');
      await open(place.page, `/import/${id}`, 'shown.csv');
      await expect(place.page.getByText('Imported 1 item')).toBeVisible();
    },
    done: async (place) => {
      const { page } = place;
      await leadsTo('Stowage')(place);
      await expect(page.getByRole('link', { name: 'shown.csv bolt' })).toBeVisible();
    },
  },
};
