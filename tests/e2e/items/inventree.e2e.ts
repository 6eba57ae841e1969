import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

const ROOT = new URL('../../../', import.meta.url);
const PROGRAM = fileURLToPath(new URL('dist/server/cli.js', ROOT));
/** A demonstration stock of an electronics maker; it lies beside the project, not in it. */
const FILE = fileURLToPath(new URL('../shared/data/inventree-demo/items.csv', ROOT));

test('a real stock is imported while the server runs, browsed, searched and worked with', async ({
  loggedIn: page,
  server,
}) => {
  test.skip(!existsSync(FILE), 'no shared data beside the project');
  test.slow();
  // Without its last column, the pictures: tests/server/import.test.ts and inventree-photos.e2e.ts have them.
  const list = join(server.dataDir, 'items.csv');
  await writeFile(
    list,
    (await readFile(FILE, 'utf8')).replaceAll(/,(image|images\/[^,"\n]*|)(?=\r?$)/gm, ''),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'import', list], {
    env: { PATH: process.env['PATH'], STOWAGE_DATA: server.dataDir },
  });
  expect(stdout).toContain('Imported 1,055 items and 13 locations.');

  const areas = page.getByRole('list', { name: 'Main areas' }).getByRole('article');
  // On a busy machine so much may take longer than the page waits for an answer.
  await expect(async () => {
    await page.goto('/');
    await expect(areas).toHaveCount(4, { timeout: 15_000 });
  }).toPass();
  for (const [at, name] of ['Electronics Lab', 'Factory', 'Offsite Storage', 'PCB Assembler'].entries()) {
    await expect(areas.nth(at)).toHaveAccessibleName(name);
  }
  await expect(page.getByText('Showing 1-12 of 1,055 items')).toBeVisible();
  await areas
    .first()
    .getByRole('link', { name: /Electronics Lab$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Go to Details of Reel Storage' }).click();
  const items = page.getByRole('region', { name: 'Items', exact: true });
  await expect(items.getByText('171 items')).toBeVisible();
  // Only what is near the screen is in the page: the list itself knows of all, and leads to the last one.
  await expect(items.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '171');
  await items.getByRole('listitem').first().getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect(items.getByRole('listitem').filter({ has: page.locator(':focus') })).toHaveAttribute(
    'aria-posinset',
    '171',
  );
  const reelStorage = page.url();

  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for ${words}`);
    await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  };
  const hits = page.getByRole('list', { name: 'Results' }).getByRole('article');
  await search('10k 0402');
  await expect(page.getByText('10 items')).toBeVisible();
  await expect(hits).toHaveCount(10);
  for (const hit of await hits.all()) await expect(hit).toHaveAccessibleName('R_10K_0402_1%');
  await search('RR05P22');
  await expect(hits.first()).toHaveAccessibleName('R_22K_0402_1%');
  await expect(hits.first()).toContainText('Electronics Lab › Reel Storage');

  await goInApp(page, reelStorage);
  await items.getByRole('link', { name: 'Add Item' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('R_4M7_0402_5%');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5000');
  await page.getByRole('textbox', { name: 'Supplier Part No.' }).fill('ZZ-47-REEL');
  await page.getByRole('button', { name: /^Add Item/ }).click();
  await expect(page.getByRole('heading', { name: 'R_4M7_0402_5%' })).toBeVisible();
  await expect(page.getByText('Electronics Lab › Reel Storage').first()).toBeVisible();
  const item = page.url();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('R_4M7_0402_1%');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { name: 'R_4M7_0402_1%' })).toBeVisible();

  await search('zz 47 reel');
  await expect(hits).toHaveCount(1);
  await hits.getByRole('link', { name: 'R_4M7_0402_1%', exact: true }).click();
  await expect(page).toHaveURL(item);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(new RegExp('/location/'));
  await expect(items.getByText('171 items')).toBeVisible();
  await goInApp(page, '/search?q=ZZ-47-REEL');
  await expect(page.getByText('No items found for ZZ-47-REEL')).toBeVisible();
});
