import { expect } from '../../support/app.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { answered, cutOff, examine, unanswered } from '../../support/states.ts';

examine(
  'the search',
  {
    'before anything is typed': async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByText('Enter a search term')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('searchbox')).toBeFocused();
    },
    'while it looks': async ({ page }) => {
      await unanswered(page, ({ pathname }) => pathname.includes('search'));
      await page.getByRole('searchbox').fill('bolts');
      await expect(page.getByRole('main').getByRole('status').first()).toContainText('Searching');
    },
    'narrowed down, for what was meant': async ({ page }) => {
      await answered(page);
      await page.goto('/search?q=blots+no%3Aphoto+-steel');
      await expect(page.getByText('Nothing has “blots no:photo -steel”.')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    },
    'with results': async ({ page }) => {
      await page.goto('/search?q=m');
      await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('ArrowDown');
    },
    'without results': async ({ page }) => {
      await page.goto('/search?q=zzzzzz');
      await expect(page.getByText('No items found for zzzzzz')).toBeVisible();
    },
    'with a failure': async ({ page }) => {
      await cutOff(page);
      await page.goto('/search?q=nuts');
      await expect(page.getByRole('alert').filter({ hasText: 'Search failed' })).toBeVisible();
    },
  },
  NO_ANSWER,
);
