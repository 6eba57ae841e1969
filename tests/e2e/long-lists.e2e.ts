import type { Page } from '@playwright/test';
import { expect, test } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { type BigLocation, fillLocation } from '../support/fillLocation.ts';
import { keyboardOnly } from '../support/keyboardOnly.ts';

const COUNT = 5000;
/** 'Part 0' to 'Part 4999', and one that begins otherwise. */
const PARTS = [...Array.from({ length: COUNT - 1 }, (_, at) => `Part ${at}`), 'Screw'];

const list = (page: Page) => page.getByRole('list', { name: 'Items' });
const rows = (page: Page) => list(page).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where a row says that it stands. */
async function expectFocused(page: Page, name: string, position: number, count = COUNT): Promise<void> {
  await expect(row(page, name)).toBeFocused();
  await expect(row(page, name)).toBeInViewport();
  const item = rows(page).filter({ has: page.locator(':focus') });
  await expect(item).toHaveAttribute('aria-posinset', String(position));
  await expect(item).toHaveAttribute('aria-setsize', String(count));
}

test.describe('with 5,000 items', () => {
  let page: Page;
  let path: string;

  test.beforeEach(async ({ server, loggedIn }) => {
    const hall: BigLocation = { name: 'Parts hall', items: PARTS };
    await server.stop();
    path = `/location/${await fillLocation(server.dataDir, hall)}`;
    await server.start();
    page = keyboardOnly(loggedIn);
    await page.goto(path);
    await expect(row(page, 'Part 0')).toBeVisible();
    await settled(page);
  });

  test('only the rows near the screen are in the page, and each says where it stands', async () => {
    await expect(page.getByText('5,000 items')).toBeVisible();
    await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(60);
    await row(page, 'Part 0').focus();
    await expectFocused(page, 'Part 0', 1);
    await page.keyboard.press('End');
    await expectFocused(page, 'Screw', COUNT);
    await expect.poll(() => rows(page).count()).toBeLessThanOrEqual(60);
    await page.keyboard.press('k');
    await expectFocused(page, 'Part 4998', COUNT - 1);
    await page.keyboard.press('Home');
    await expectFocused(page, 'Part 0', 1);
    await page.keyboard.press('j');
    await expectFocused(page, 'Part 1', 2);
  });
});

/** Waits until the keys are there that come after the first screen; a sequence that begins shows it. */
async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await expect(page.getByRole('status', { name: 'Keys' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
}
