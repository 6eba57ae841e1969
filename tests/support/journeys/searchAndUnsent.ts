import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { chooseInPalette } from '../keys.ts';
import { message } from '../gallery.ts';
import { fetchedAhead } from '../offline.ts';
import { type Journeys, leadsTo, open, type Place, sayYes, title } from './journey.ts';

const foundLocations = (page: Page) => page.getByRole('list', { name: 'Locations' }).getByRole('link');

export const search: Journeys = {
  'open-first-result': {
    start: async ({ page }) => {
      await open(page, '/search?q=bolts', 'Results for bolts');
      await expect(page.getByRole('searchbox')).toHaveAccessibleDescription('Enter opens M6 bolts');
    },
    done: leadsTo('M6 bolts'),
  },
  'all-found-locations': {
    start: async ({ page }) => {
      await open(page, '/search?q=machine', 'Results for machine');
      await expect(foundLocations(page)).toHaveCount(5);
    },
    done: async ({ page }) => expect(foundLocations(page)).toHaveCount(7),
  },
  'clear-search': {
    start: async ({ page }) => open(page, '/search?q=bolts', 'Results for bolts'),
    done: async ({ page }) => expect(page.getByRole('searchbox')).toHaveValue(''),
  },
};

const newWords = (page: Page) => page.getByRole('textbox', { name: 'New words that mean the same' });

const removeWords = (page: Page) => page.getByRole('button', { name: 'Remove third hand, Löthilfe' });

/** On the page of words that mean the same. */
export const words: Journeys = {
  'add-synonyms': {
    start: async ({ page }) => {
      await open(page, '/words', 'Words that mean the same');
      await expect(newWords(page)).toBeVisible();
    },
    done: async ({ page }) => expect(newWords(page)).toBeFocused(),
  },
  'undo-removed-words': {
    name: 'Undo: Remove third hand, Löthilfe',
    arrange: ({ server }) => server.api('POST', '/api/synonyms', { words: ['third hand', 'Löthilfe'] }),
    start: async ({ page }) => {
      await open(page, '/words', 'Words that mean the same');
      await expect(removeWords(page)).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('d');
      await expect(message(page, 'Removed: third hand, Löthilfe')).toBeVisible();
    },
    done: async ({ page }) => expect(removeWords(page)).toBeVisible(),
  },
};

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** An item that the server has not taken yet, on the page of unsent work. */
async function leaveUnsent({ page, drawer }: Place, name: string): Promise<void> {
  await open(page, `/add?location_id=${drawer.id}`, 'Add Storage Item');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await fetchedAhead(page);
  await page.route('**/api/items', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  );
  await page.keyboard.type(name);
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText(name);
  await open(page, '/unsent', 'Waiting to sync');
  await expect(row(page, name)).toContainText('Waiting for the server.');
}

/** An edit of an item that is gone by now. */
async function editGone({ page, server, drawer }: Place): Promise<void> {
  const { id } = await server.addItem({ name: 'Gone lamp', location: drawer });
  await open(page, `/edit/${id}`, 'Edit Storage Item');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Gone lamp');
  await fetchedAhead(page);
  await page.route('**/api/items/*?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  );
  await page.getByRole('textbox', { name: /^Description/ }).focus();
  await page.keyboard.type('Repaired');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Offline Update Saved')).toBeVisible();
  await page.unrouteAll();
  await server.api('DELETE', `/api/items/${id}`);
  await open(page, '/unsent', 'Waiting to sync');
  await sendNow(page);
  await expect(row(page, 'Gone lamp')).toContainText('Set aside: the server refused it.');
}

/** At once, not some seconds after the failure before. */
const sendNow = (page: Page) => chooseInPalette(page, 'Send all now');

const isSent = async ({ page }: Place): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  await expect(title(page)).toBeFocused();
};

export const unsent: Journeys = {
  'send-unsent': {
    name: 'Send now: Awl',
    start: async (place) => {
      await leaveUnsent(place, 'Awl');
      await place.page.unrouteAll();
    },
    done: isSent,
  },
  'send-all': {
    start: async (place) => {
      await leaveUnsent(place, 'Bradawl');
      await place.page.unrouteAll();
    },
    done: isSent,
  },
  'renew-unsent': {
    name: 'Add Gone lamp as a new item',
    start: editGone,
    // At once, without a round to wait for.
    done: isSent,
  },
  'edit-unsent': {
    name: 'Edit Chisel',
    start: (place) => leaveUnsent(place, 'Chisel'),
    done: async (place) => {
      await leadsTo('Edit Storage Item')(place);
      await place.page.unrouteAll();
    },
  },
  'discard-unsent': {
    name: 'Discard Dowel',
    start: async (place) => {
      await leaveUnsent(place, 'Dowel');
      sayYes(place.page);
    },
    done: async (place) => {
      await expect(row(place.page, 'Dowel')).toHaveCount(0);
      await place.page.unrouteAll();
    },
  },
};
