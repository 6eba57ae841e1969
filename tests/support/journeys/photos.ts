import type { Page } from '@playwright/test';
import { jpeg, uploaded } from '../../server/images/samples.ts';
import { expect } from '../app.ts';
import { card } from '../gallery.ts';
import { dialog, type Journeys, messages, type Place, sayYes } from './journey.ts';

const thumbs = (page: Page) =>
  card(page).getByRole('list', { name: 'Images', exact: true }).getByRole('button');

/** An owner of photos: how its page is opened at them, and how one is linked to it. */
interface Owner {
  name: string;
  open(place: Place): Promise<void>;
  link(place: Place, image: string): Promise<unknown>;
}

async function withPhoto(place: Place, owner: Owner): Promise<void> {
  const image = await uploaded(place.server, await jpeg('#383', 40), { filename: 'shelf.jpg' });
  await owner.link(place, String(image['id']));
  await owner.open(place);
  await expect(thumbs(place.page).first()).toBeVisible();
}

/** What can be done with the photos of an item or a location. */
export const photosOf = (owner: Owner): Journeys => ({
  'upload-image': {
    start: (place) => owner.open(place),
    done: async ({ page }) => {
      // The chooser itself is the system's; it gives its files to this field.
      await page.getByLabel('Image files').setInputFiles({
        name: 'new.jpg',
        mimeType: 'image/jpeg',
        buffer: await jpeg('#632', 44),
      });
      await expect(messages(page)).toContainText('Image added');
    },
  },
  'browse-images': {
    start: async (place) => {
      await uploaded(place.server, await jpeg('#393', 42), { filename: 'spare.jpg' });
      await owner.open(place);
    },
    done: async ({ page }) => expect(dialog(page, 'Browse Existing')).toBeVisible(),
  },
  'open-image': {
    start: (place) => withPhoto(place, owner),
    done: async ({ page }) => expect(dialog(page, `Image of ${owner.name}`)).toBeVisible(),
  },
  'delete-image': {
    start: async (place) => {
      await withPhoto(place, owner);
      sayYes(place.page);
    },
    done: async ({ page }) => expect(messages(page)).toContainText(/deleted|removed/i),
  },
});

const COMPLETED = {
  status: 'completed',
  summary: 'Two drawers.',
  compartments: ['Bolts', 'Nuts'].map((name, at) => ({
    name,
    contents: [name],
    items: [],
    description: `A drawer of ${name}`,
    bounding_box: { x: 100 + at * 400, y: 100, width: 300, height: 300 },
    row: 1,
    column: at + 1,
    confidence: 0.9,
  })),
};

/** The same after a person has put it right. */
const CORRECTED = {
  ...COMPLETED,
  id: 'analysis-1',
  found: { grid: null, compartments: [] },
  correction: {
    version: 'one',
    grid: null,
    names: [],
    username: 'marta',
    updated_at: null,
    analysis_id: 'analysis-1',
  },
};

const analysed = (owner: Owner, answer: object) => async (place: Place) => {
  await place.page.route('**/analyze?*', (route) => route.fulfill({ json: answer }));
  await withPhoto(place, owner);
};

/** What can be done with the analysis of a photo; the answers are the test's own. */
export const analysesOf = (owner: Owner): Journeys => ({
  analyze: {
    start: async (place) => {
      await withPhoto(place, owner);
      await expect(place.page.getByRole('button', { name: 'Analyze' })).toBeVisible();
      await place.page.route('**/analyze?*', (route) => route.fulfill({ json: COMPLETED }));
      await place.page.route('**/analyze', (route) => route.fulfill({ json: COMPLETED }));
    },
    done: async ({ page }) => {
      await expect(page.getByRole('region', { name: 'Analysis' })).toContainText('Two drawers.');
      await page.unrouteAll();
    },
  },
  're-run-analysis': {
    start: async (place) => {
      await analysed(owner, COMPLETED)(place);
      await expect(place.page.getByRole('button', { name: 'Re-run analysis' })).toBeVisible();
      const again = { ...COMPLETED, summary: 'Two drawers, looked at again.' };
      await place.page.unrouteAll();
      await place.page.route(/\/analyze/, (route) => route.fulfill({ json: again }));
    },
    done: async ({ page }) => {
      await expect(page.getByRole('region', { name: 'Analysis' })).toContainText('looked at again');
      await page.unrouteAll();
    },
  },
  'create-items': {
    start: async (place) => {
      await analysed(owner, COMPLETED)(place);
      await expect(place.page.getByRole('button', { name: /^Create Items/ })).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(dialog(page, 'Create Items')).toBeVisible();
      await page.unrouteAll();
    },
  },
  'correct-compartments': {
    start: async (place) => {
      await analysed(owner, COMPLETED)(place);
      await expect(place.page.getByRole('button', { name: /^Correct compartments/ })).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(dialog(page, 'Correct compartments')).toBeVisible();
      await page.unrouteAll();
    },
  },
  'show-found': {
    start: async (place) => {
      await analysed(owner, CORRECTED)(place);
      await expect(place.page.getByRole('button', { name: /^As it was found/ })).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(page.getByRole('button', { name: /^As it was found/, pressed: true })).toBeVisible();
      await page.unrouteAll();
    },
  },
  'discard-correction': {
    start: async (place) => {
      await analysed(owner, CORRECTED)(place);
      await expect(place.page.getByRole('button', { name: 'Discard correction' })).toBeVisible();
      await place.page.route('**/grid', (route) => route.fulfill({ status: 204 }));
      await place.page.unroute('**/analyze?*');
      await place.page.route('**/analyze?*', (route) => route.fulfill({ json: COMPLETED }));
      sayYes(place.page);
    },
    done: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Discard correction' })).toHaveCount(0);
      await page.unrouteAll();
    },
  },
});

/** Comparing a photo of a location with the one before; the answers are the test's own. */
export const comparisonsOf = (owner: Owner): Journeys => ({
  'what-has-changed': {
    start: async (place) => {
      const { page, server } = place;
      const before = await uploaded(server, await jpeg('#338', 46), { filename: 'before.jpg' });
      await owner.link(place, String(before['id']));
      const change = { kind: 'new', label: 'Washers', row: 1, column: 1 };
      await page.route(/\/changes\?location=/u, (route) => route.fulfill({ json: { reason: null, compared: 2, changes: [change] } })); // oxfmt-ignore
      await analysed(owner, COMPLETED)(place);
      await thumbs(page).first().focus();
      await page.keyboard.press('End');
      // Until then the panel, and its button, may be that of another photo.
      await expect(thumbs(page).last()).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('button', { name: /^What has changed/ })).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(dialog(page, 'What has changed')).toContainText('Add the item “Washers”');
      await page.unrouteAll();
    },
  },
});
