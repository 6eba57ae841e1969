import { expect } from '../../support/app.ts';
import { settled } from '../../support/keys.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { answered, cutOff, examine, titled, unanswered } from '../../support/states.ts';

examine(
  'the page of a location',
  {
    loading: async ({ page, room }) => {
      await unanswered(page, ({ pathname }) => /locations\//.test(pathname));
      await page.goto(`/location/${room.id}`);
      await expect(page.getByText('Loading location...')).toBeVisible();
    },
    full: async ({ page, room }) => {
      await answered(page);
      await page.goto(`/location/${room.id}`);
      await expect(page.getByRole('article', { name: 'Shelf 1' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Containers' })).toBeVisible();
    },
    'with selected items': async ({ page }) => {
      await settled(page);
      await page.getByRole('link', { name: /M6 bolts/ }).focus();
      await page.keyboard.press('x');
      await expect(page.getByRole('group', { name: 'Selected items' })).toBeVisible();
      await page.keyboard.press('ArrowUp');
    },
    'with its description open': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit description' }).click();
      await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
    },
    'without images': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Images & Analysis' }).click();
      await expect(page.getByText(/^No images added yet/)).toBeVisible();
      await page.keyboard.press('ArrowRight');
    },
    'that is counted': async ({ page, room }) => {
      await page.goto(`/location/${room.id}/count`);
      await expect(page.getByRole('region', { name: 'Counted now' })).toContainText('recorded');
      await page.getByRole('button', { name: /^Gone/ }).click();
      await expect(page.getByRole('region', { name: 'Counted', exact: true })).toBeVisible();
    },
    'with the differences of its count': async ({ page }) => {
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: '1 gone' })).toBeVisible();
    },
    'with nothing in it': async ({ page, drawer }) => {
      await page.goto(`/location/${drawer.id}`);
      await expect(page.getByText('No items found in this location')).toBeVisible();
    },
    'that there is not': async ({ page }) => {
      await page.goto('/location/NO-SUCH-LABEL');
      await titled(page, 'Location not found');
    },
    'with what is known from before': async ({ page, room }) => {
      await page.goto('/');
      await titled(page, 'Stowage');
      await cutOff(page);
      await page.goto(`/location/${room.id}`);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
    'that cannot be read': async ({ page }) => {
      await answered(page);
      await page.route('**/api/locations/**', (route) =>
        route.fulfill({ status: 500, json: { message: 'The disk is tired.', error: 'internal' } }),
      );
      await page.goto('/location/UNKNOWN');
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
  },
  new RegExp(`${NO_ANSWER.source}|404|500`),
);
