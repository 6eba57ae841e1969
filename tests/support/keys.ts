import type { Page } from '@playwright/test';
import { expect } from './app.ts';

export const pendingKeys = (page: Page) => page.getByRole('status', { name: 'Keys' });
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
export const keyList = (page: Page) => page.getByRole('dialog', { name: 'Keys' });

/** Waits until the keys are there that come after the first screen; a sequence that begins shows it. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await expect(pendingKeys(page)).toContainText('Go to Home', { timeout: 250 });
  }).toPass({ intervals: [50] });
  await page.keyboard.press('Escape');
  await expect(pendingKeys(page)).toHaveCount(0);
}

/** Presses the keys of a command as they are written in its definition: 'mod+k', 'shift+x', 'g h'. */
export async function pressKeys(page: Page, keys: string, name: string): Promise<void> {
  const [first = '', second] = keys
    .split(' ')
    .map((key) => key.replace('mod+', 'Control+').replace('shift+', 'Shift+').replace('enter', 'Enter'));
  await page.keyboard.press(first);
  if (second === undefined) return;
  await expect(pendingKeys(page)).toContainText(name);
  await page.keyboard.press(second);
}

/** Exactly this text; RegExp.escape is not in every Node that we support. */
const wholly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Finds a command in the palette by words of its name, and goes there with the arrow key. */
export async function findInPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Shift+K');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  // All at once: what each letter finds has tests of its own.
  await page.keyboard.insertText(name);
  const rows = palette(page).locator('.palette-option');
  // By the whole name: what was typed is marked in the names of other commands, too.
  const meant = rows.filter({ has: page.locator('.palette-name', { hasText: wholly(name) }) });
  await expect(meant).toBeVisible();
  await expect(async () => {
    // Where the row is not the first one, as after Enter in a list: down to it.
    if ((await meant.getAttribute('data-focus')) === null) await page.keyboard.press('ArrowDown');
    await expect(meant).toHaveAttribute('data-focus', '', { timeout: 300 });
  }).toPass();
}

/** Finds a command in the palette, and chooses it. */
export async function chooseInPalette(page: Page, name: string): Promise<void> {
  await findInPalette(page, name);
  await page.keyboard.press('Enter');
}

/** Switches single-character keys off or on in this browser, for pages that are opened from now on. */
export async function switchSingleKeys(page: Page, on: boolean): Promise<void> {
  await page.evaluate(
    (singleKeys) => localStorage.setItem('stowage-preferences', JSON.stringify({ singleKeys })),
    on,
  );
}
