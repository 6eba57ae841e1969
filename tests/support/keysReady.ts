import { expect, type Page } from '@playwright/test';

/**
 * Waits until the keys are there that come after the first screen; a sequence that begins shows it. The focus must
 * not be in a field.
 */
export async function keysReady(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await expect(page.getByRole('status', { name: 'Keys' })).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
  // Any other key ends it and does nothing else.
  await page.keyboard.press('g');
}
