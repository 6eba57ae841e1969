import { expect } from '../../support/app.ts';
import { checkedImport, imported, readImport } from '../../support/imports.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { answered, cutOff, examine, titled } from '../../support/states.ts';

examine(
  'imports',
  {
    'that there are none of': async ({ page }) => {
      await page.goto('/import');
      await titled(page, 'Import a spreadsheet');
      await expect(page.getByRole('heading', { name: 'Nothing was imported yet' })).toBeVisible();
    },
    'the columns of one': async ({ page, server }) => {
      const { id } = await readImport(server);
      await page.goto(`/import/${id}`);
      await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('+');
      await page.getByRole('combobox', { name: 'Supplier', exact: true }).selectOption('=');
    },
    'a preview with problems': async ({ page, server }) => {
      const { id } = await checkedImport(server, { too_long: 'refuse' });
      await page.goto(`/import/${id}`);
      await expect(page.getByRole('grid')).toBeFocused();
    },
    'a cell that is edited': async ({ page }) => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: /^Name of row/ })).toBeFocused();
    },
    'one that was imported': async ({ page, server }) => {
      const { id } = await imported(server);
      await page.goto(`/import/${id}`);
      await expect(page.getByText(/^Imported 1 item/)).toBeVisible();
    },
    'of all states': async ({ page }) => {
      await page.goto('/import');
      await expect(page.getByRole('heading', { name: 'Imports so far' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'clean.csv' })).toBeVisible();
    },
    'while the server is away': async ({ page }) => {
      await cutOff(page);
      await page
        .getByLabel('File to import')
        .setInputFiles({ name: 'slow.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nBolt') });
      await expect(page.getByText('slow.csv was not uploaded')).toBeVisible();
      await answered(page);
    },
  },
  NO_ANSWER,
);
