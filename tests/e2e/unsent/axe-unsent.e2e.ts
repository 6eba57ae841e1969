import type { Page } from '@playwright/test';
import { jpeg } from '../../server/images/samples.ts';
import { expect, test } from '../../support/app.ts';
import { fetchedAhead, NO_ANSWER } from '../../support/offline.ts';
import { cutOff, examine, reachable, titled } from '../../support/states.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });

examine(
  'unsent work',
  {
    'that there is none of': async ({ page }) => {
      await page.goto('/unsent');
      await titled(page, 'Waiting to sync');
      await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    },
    'a change on both sides': async ({ page, server, item }) => {
      await page.goto(`/edit/${item.id}`);
      await expect(text(page, 'Name')).toHaveValue(item.name);
      await fetchedAhead(page);
      await server.api('PATCH', `/api/items/${item.id}`, { description: 'Brass', quantity: 3 });
      await text(page, 'Description').fill('Steel');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { name: 'This item was changed elsewhere, too' })).toBeVisible();
      await page.goto('/unsent');
      await expect(page.getByText('Set aside: changed on both sides.')).toBeVisible();
    },
    'the item that has it': async ({ page, item }) => {
      await page.goto(`/view/${item.id}`);
      await expect(page.getByText('Not sent yet')).toBeVisible();
    },
    'a new item that waits, in its place': async ({ page, drawer }) => {
      await page.goto(`/add?location_id=${drawer.id}`);
      await expect(text(page, 'Name')).toBeVisible();
      await fetchedAhead(page);
      await cutOff(page);
      await text(page, 'Name').fill('Wing nuts');
      await page.keyboard.press('Control+Enter');
      await titled(page, 'Wing nuts');
      await expect(page.getByText('Not sent yet')).toBeVisible();
    },
    'a photo that waits': async ({ page }) => {
      const buffer = await jpeg();
      await page
        .getByLabel('Image files')
        .setInputFiles({ name: 'shelf.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('region', { name: 'Images' })).toContainText('shelf.jpg');
    },
    'of several kinds': async ({ page }) => {
      await page.getByRole('link', { name: /waiting$/ }).click();
      await titled(page, 'Waiting to sync');
      await expect(page.getByText('Waiting for the server.')).toBeVisible();
      await page.getByRole('button', { name: 'Send now: Wing nuts' }).focus();
    },
    'that the server has refused': async ({ page }) => {
      // Before calls are answered again: what waits would be sent by itself in between.
      await page.route('**/api/items', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 422, json: { message: 'No such place.', error: 'invalid' } })
          : route.fallback(),
      );
      await reachable(page);
      // It may be tried by itself before it can be pressed.
      await page
        .getByRole('button', { name: 'Send now: Wing nuts' })
        .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
      await expect(page.getByText('Set aside: the server refused it.')).toBeVisible();
    },
  },
  new RegExp(`${NO_ANSWER.source}|412|415|422`),
);
