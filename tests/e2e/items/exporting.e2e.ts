import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EXPORT_IDS_MAX } from '../../../contract/export/exports.ts';
import { expect, test } from '../../support/app.ts';
import { fillLocation } from '../../support/fillLocation.ts';
import { messages } from '../../support/journeys/journey.ts';
import { chooseInPalette, settled } from '../../support/keys.ts';
import { csvRows } from '../../server/export/readers.ts';

/** The names in the file that the list of the page is saved as. */
async function taken(page: Page): Promise<(string | undefined)[]> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    chooseInPalette(page, 'Export these items as CSV'),
  ]);
  expect(await saved.failure()).toBeNull();
  return csvRows(await readFile(await saved.path(), 'utf8')).map(({ name }) => name);
}

/** Shows the results of a search, which leave the focus in its box, where the keys of a sequence are letters. */
async function search(page: Page, query: string, found = '152'): Promise<void> {
  await page.goto(`/search?q=${query}`);
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(found);
  await page.getByRole('searchbox').blur();
  await settled(page);
}

test('the export of a search has all that the page counts, the best first, and as its table is filtered and sorted, while most of it is still to be read', async ({
  server,
  loggedIn: page,
}) => {
  await server.stop();
  const names = Array.from({ length: 150 }, (_, at) => `Nut ${at + 100}`);
  const id = await fillLocation(server.dataDir, { name: 'Bin', items: names });
  await server.start();
  await server.addItem({ name: 'Adapter', notes: 'for a nut', location: { id }, supplier: 'Acme' });
  await server.addItem({ name: 'Nut', location: { id }, supplier: 'Acme' });
  // Those beyond the first are on their way all the time.
  await page.route(
    (url) => url.pathname === '/api/search' && url.searchParams.has('offset'),
    () => {},
  );
  await search(page, 'nut');
  const all = await taken(page);
  expect([all.length, all[0], all.at(-1)]).toEqual([152, 'Nut', 'Adapter']);
  await expect(messages(page)).toContainText('152 items');

  await search(page, 'nut&sort=-name&view=table');
  expect(await taken(page)).toEqual([...names.toReversed(), 'Nut', 'Adapter']);
  await search(page, 'nut&supplier=acme&view=table');
  expect(await taken(page)).toEqual(['Nut', 'Adapter']);
});

test('a location with more items than can be named one by one is exported as a whole; of as many selected ones it is said why not, and of a search with as many hits that there may be more', async ({
  server,
  loggedIn: page,
}) => {
  test.slow();
  await server.stop();
  const items = Array.from({ length: EXPORT_IDS_MAX + 1 }, (_, at) => `Part ${at}`);
  const id = await fillLocation(server.dataDir, { name: 'Store', items });
  await server.start();
  // On a busy machine so many may take longer than the page waits for an answer.
  await expect(async () => {
    await page.goto(`/location/${id}`);
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('10,001 items', {
      timeout: 15_000,
    });
  }).toPass();
  await settled(page);
  expect(await taken(page)).toHaveLength(10_001);
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('group', { name: 'Selected items' })).toContainText('10,001 items selected');
  await chooseInPalette(page, 'Export 10,001 items, the selected, as CSV');
  await expect(messages(page)).toContainText('At most 10,000 items can be selected for one file.');
  await search(page, 'part', '10,000 or more');
  expect(await taken(page)).toHaveLength(10_000);
  await expect(messages(page)).toContainText('There may be more than the search has found.');
});
