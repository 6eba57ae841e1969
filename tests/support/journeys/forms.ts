import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { dialog, type Journeys, leadsTo, messages, open, type Place, sayYes } from './journey.ts';

const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ });

/** Single keys are letters in a field, so the focus goes to the heading. */
const leaveField = (page: Page) => page.getByRole('heading', { level: 1 }).focus();

async function typeNew({ page, room }: Place, name: string): Promise<void> {
  await open(page, `/add?location_id=${room.id}`, 'Add Storage Item');
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(name);
}

async function editItem({ page, item }: Place): Promise<void> {
  await open(page, `/edit/${item.id}`, 'Edit Storage Item');
  await expect(nameField(page)).toHaveValue('M6 bolts');
}

/** Something typed and not saved, and the page opened again. */
async function leaveDraft(place: Place): Promise<void> {
  await place.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('stowage-draft')) localStorage.removeItem(key);
  });
  await typeNew(place, 'Half-written');
  await expect
    .poll(() =>
      place.page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('stowage-draft'))),
    )
    .toBe(true);
  await open(place.page, `/add?location_id=${place.room.id}`, 'Add Storage Item');
  await expect(place.page.getByText('Unfinished input found')).toBeVisible();
  await leaveField(place.page);
}

/** Somebody else changes what is being changed here. */
async function meetConflict(place: Place): Promise<void> {
  const { page, server, room } = place;
  const { id } = await server.addItem({ name: 'Contested', description: 'Iron', location: room });
  await open(page, `/edit/${id}`, 'Edit Storage Item');
  await expect(nameField(page)).toHaveValue('Contested');
  await server.api('PATCH', `/api/items/${id}`, { description: 'Brass' });
  await description(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Steel');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'This item was changed elsewhere, too' })).toBeFocused();
}

/** One version was saved as a whole. */
async function savedAs(page: Page, text: string): Promise<void> {
  await expect(messages(page)).toContainText('Item updated successfully');
  await expect(page.locator('p.description')).toHaveText(text);
}

/** An edit that did not reach the server, and its form opened again. */
async function keepOffline({ page, server, room }: Place): Promise<void> {
  const { id } = await server.addItem({ name: 'Far away', location: room });
  await page.route(`**/api/items/${id}?*`, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  );
  await open(page, `/edit/${id}`, 'Edit Storage Item');
  await expect(nameField(page)).toHaveValue('Far away');
  await description(page).focus();
  await page.keyboard.type('Kept here');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Offline Update Saved')).toBeVisible();
  await open(page, `/edit/${id}`, 'Edit Storage Item');
  await expect(description(page)).toHaveValue('Kept here');
  sayYes(page);
}

export const forms: Journeys = {
  save: {
    start: (place) => typeNew(place, 'Rivet'),
    done: leadsTo('Rivet'),
  },
  'save-another': {
    start: (place) => typeNew(place, 'Washer'),
    done: async ({ page }) => {
      await expect(messages(page)).toContainText('Washer');
      await expect(nameField(page)).toHaveValue('');
      await expect(nameField(page)).toBeFocused();
    },
  },
  'take-place': {
    name: 'Likely place: Machine room',
    start: async ({ page }) => {
      await open(page, '/add', 'Add Storage Item');
      await expect(nameField(page)).toBeFocused();
      await page.keyboard.type('M6 bolts, long');
      await expect(page.getByRole('button', { name: /^1 Machine room/ })).toBeVisible();
    },
    done: async ({ page }) =>
      expect(page.getByRole('combobox', { name: /^Location/ })).toContainText('Machine room'),
  },
  cancel: {
    start: (place) => typeNew(place, 'Nothing much'),
    done: async ({ page }) => expect(nameField(page)).toHaveValue(''),
  },
  'form-back': { name: 'Back to Items', start: editItem, done: leadsTo('Stowage') },
  'restore-draft': {
    name: 'Restore what was typed earlier: Half-written',
    start: leaveDraft,
    done: async ({ page }) => expect(nameField(page)).toHaveValue('Half-written'),
  },
  'discard-draft': {
    name: 'Discard what was typed earlier: Half-written',
    start: leaveDraft,
    done: async ({ page }) => expect(page.getByText('Unfinished input found')).toHaveCount(0),
  },
  'manage-list': {
    name: 'Manage Categories',
    start: editItem,
    done: async ({ page }) => expect(dialog(page, 'Manage Categories').getByRole('textbox')).toBeFocused(),
  },
  'refresh-data': {
    start: async (place) => {
      await editItem(place);
      await place.server.api('PATCH', `/api/items/${place.item.id}`, { notes: `fresh ${Date.now()}` });
    },
    done: async ({ page }) => expect(page.getByRole('textbox', { name: /^Notes/ })).toHaveValue(/^fresh/),
  },
  'discard-offline': {
    start: keepOffline,
    done: async ({ page }) => {
      await expect(description(page)).toHaveValue('');
      await page.unrouteAll();
    },
  },
  'keep-here': {
    start: async (place) => {
      const { page } = place;
      await page.route('**/api/items', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 422,
              json: { message: 'Please check.', error: 'invalid', fields: { supplier: 'Unknown' } },
            })
          : route.continue(),
      );
      await typeNew(place, 'Refused');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(messages(page)).toContainText('item stored locally');
      await page.unrouteAll();
    },
  },
  'keep-mine': {
    start: meetConflict,
    done: ({ page }) => savedAs(page, 'Steel'),
  },
  'keep-theirs': {
    start: meetConflict,
    done: ({ page }) => savedAs(page, 'Brass'),
  },
};
