import type { Page } from '@playwright/test';
import { expect } from '../../support/app.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { answered, cutOff, examine, titled } from '../../support/states.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const locations = (page: Page) => page.getByRole('dialog', { name: 'Location Search' });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keys' });

examine(
  'what lies over every page',
  {
    'the account menu': async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText('Showing 1-3 of 3 items')).toBeVisible();
      await page.getByRole('button', { name: 'Account' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: 'Account and data' })).toBeFocused();
    },
    'the skip link': async ({ page }) => {
      await page.goto('/');
      await titled(page, 'Stowage');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Skip to content')).toBeFocused();
    },
    'the location search': async ({ page }) => {
      await page.keyboard.press('/');
      await expect(locations(page).getByRole('listbox', { name: 'Locations' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    'the location search without a location': async ({ page }) => {
      await page.keyboard.type('zzzzzz');
      await expect(page.getByText('No locations found.')).toBeVisible();
    },
    'the palette': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+Shift+K');
      await expect(palette(page).getByRole('listbox').getByText('Go to label…')).toBeVisible();
    },
    'the palette with what it found': async ({ page }) => {
      await page.keyboard.type('m');
      await expect(palette(page).getByRole('listbox').getByText('M6 bolts')).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
    'the palette without anything': async ({ page }) => {
      await page.keyboard.type('zzzzzz');
      await expect(palette(page).getByRole('option', { name: 'Add item “mzzzzzz”' })).toBeVisible();
    },
    'the reader of codes without a camera': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Shift+Q');
      await expect(page.getByRole('dialog', { name: 'Scan a code' }).getByRole('alert')).toBeVisible();
    },
    'the list of keys': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(keys(page)).toBeVisible();
      await expect(keys(page).locator('[data-command="log-out"]')).toBeVisible();
    },
    'the list of keys without a match': async ({ page }) => {
      await page.keyboard.type('qqqq');
      await expect(keys(page).getByText('No key matches “qqqq”')).toBeVisible();
    },
    'a key that is chosen': async ({ page }) => {
      await page.keyboard.press('Escape');
      await keys(page).getByRole('button', { name: 'Change the key of Go to Home' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect(keys(page).getByRole('status')).toContainText('A is the key of');
    },
    'what may follow a key': async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(keys(page)).toHaveCount(0);
      // The time that a second key is waited for stands still.
      await page.clock.install();
      await page.keyboard.press('g');
      await expect(page.getByRole('status', { name: 'Keys' })).toBeVisible();
    },
    'while the server is away': async ({ page }) => {
      await page.clock.resume();
      await cutOff(page);
      await page.keyboard.press('Control+Shift+K');
      await page.keyboard.type('bolts');
      await expect(palette(page).getByText(/the server does not answer|Nothing found/)).toBeVisible();
    },
    'the location search that has nothing to search': async ({ page }) => {
      await page.evaluate(() => indexedDB.deleteDatabase('stowage-answers'));
      await page.reload();
      await titled(page, 'Stowage');
      await page.keyboard.press('/');
      await expect(locations(page)).toBeVisible();
      await answered(page);
    },
  },
  NO_ANSWER,
);
