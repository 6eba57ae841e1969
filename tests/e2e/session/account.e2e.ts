import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { requireSound } from '../../../server/backup/readBackup.ts';
import { expect, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { messages } from '../../support/journeys/journey.ts';
import { titled } from '../../support/states.ts';
import { addWorkshop } from '../../support/workshop.ts';

/** Goes to the button by Tab and presses it. */
async function press(page: Page, name: string): Promise<Download> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((one) => one === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(await saved.failure()).toBeNull();
  return saved;
}

test('the account page has items and a whole backup saved by keyboard, and axe finds nothing on it', async ({
  server,
  loggedIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/503|507/);
  await addWorkshop(server);
  const page = keyboardOnly(loggedIn);
  await page.goto('/account');
  await titled(page, 'Account and data');
  await expect(page.getByText('No backups are made automatically')).toBeVisible();
  await expectAccessible(loggedIn, 'the account page');

  const backup = await press(page, 'Download a backup');
  expect((await requireSound(await backup.path())).counts.items).toBe(3);
  const items = await press(page, 'Export all items as CSV');
  await expect(messages(page)).toContainText(`Saving ${items.suggestedFilename()}`);
  expect((await readFile(await items.path(), 'utf8')).split('\r\n')).toHaveLength(5);

  await loggedIn.route('**/api/export/*', (route) =>
    route.fulfill({
      status: 507,
      json: { message: 'The disk of the server is full.', error: 'storage-full' },
    }),
  );
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Items as CSV: not exported');
  await expect(messages(page)).toContainText('The disk of the server is full.');
  await loggedIn.unrouteAll();
  await loggedIn.route('**/api/health', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByText('Nobody knows when the last backup was made')).toBeVisible();
  await expectAccessible(loggedIn, 'the account page, without an answer');
});
