import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { palette, settled } from '../keys.ts';
import { type Place, show } from './journey.ts';

/** Waits for the commands that come after the first screen. The focus must not be in a field. */
export async function commandsAreHere({ page, hasSingleKeys }: Place): Promise<void> {
  // They stay for as long as the page does, which has a global of ours from then on.
  if (await page.evaluate(() => 'commandsWereSeen' in window)) return;
  if (hasSingleKeys) {
    await settled(page);
  } else {
    await page.keyboard.press('Control+Shift+K');
    await expect(palette(page).getByRole('option', { name: 'Go to label…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
  }
  await page.evaluate(() => Object.assign(window, { commandsWereSeen: true }));
}

/** Puts the focus on an item of Home, or of another page, whose list's keys are there by then. */
export async function focusOn(place: Place, name: string, path = '/'): Promise<void> {
  const { page } = place;
  await show(page, path);
  await expect(linkTo(page, name)).toBeVisible();
  await commandsAreHere(place);
  // What selects comes a moment after the items.
  await expect(page.getByLabel(`Select ${name}`, { exact: true })).toHaveCount(1);
  await linkTo(page, name).focus();
}

export const linkTo = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    // An item that is a container has a card among the locations, too.
    .and(page.locator(':not(.child-card [href^="/view/"])'))
    .last();

/** The buttons of a row come right after its link, in the order in which they stand. */
export async function tabTo(page: Page, button: string): Promise<void> {
  const meant = page.getByRole('main').getByLabel(button, { exact: true });
  for (let steps = 0; steps < 4; steps++) {
    await page.keyboard.press('Tab');
    if (await meant.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(meant).toBeFocused();
}

export const useButton =
  (button: string) =>
  async ({ page }: Place): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
