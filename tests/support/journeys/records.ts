import { expect } from '../app.ts';
import { chooseInPalette } from '../keys.ts';
import { addHere, itemOfPage, locationOfPage } from './arguments.ts';
import { dialog, type Journeys, leadsTo, messages, on, open, type Place, sayYes } from './journey.ts';
import { analysesOf, comparisonsOf, photosOf } from './photos.ts';
import { changeOften } from '../workshop.ts';

const atItem = on(({ item }) => `/view/${item.id}`, 'M6 bolts');
const atRoom = on(({ room }) => `/location/${room.id}`, 'Machine room');

const isCopied = async ({ page, server }: Place): Promise<void> => {
  await expect(messages(page)).toContainText('Location URL copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${server.url}/location/`);
};

/** The page of an item. */
export const item: Journeys = {
  'edit-item': { name: 'Edit M6 bolts', start: atItem, done: leadsTo('Edit Storage Item') },
  share: { start: atItem, done: isCopied },
  'delete-item': {
    name: 'Delete Doomed box',
    start: async ({ page, server, drawer }) => {
      const { id } = await server.addItem({ name: 'Doomed box', location: drawer });
      sayYes(page);
      await open(page, `/view/${id}`, 'Doomed box');
    },
    done: leadsTo('Drawer 2'),
  },
  'older-changes': {
    arrange: ({ server, item }) => changeOften(server, item.id),
    start: async (place) => {
      await atItem(place);
      await expect(place.page.getByRole('button', { name: 'Show older' })).toBeVisible();
    },
    done: async ({ page }) => expect(page.getByRole('region', { name: 'History' })).toContainText('Created'),
  },
  up: { name: 'Up to Machine room', start: atItem, done: leadsTo('Machine room') },
  ...itemOfPage,
  ...addHere(atItem),
  ...photosOf({
    name: 'M6 bolts',
    open: atItem,
    link: ({ server, item: owner }, image) =>
      server.api('POST', '/api/item-images', { item_id: owner.id, image_id: image }),
  }),
  ...analysesOf({
    name: 'M6 bolts',
    open: atItem,
    link: ({ server, item: owner }, image) =>
      server.api('POST', '/api/item-images', { item_id: owner.id, image_id: image }),
  }),
};

const SHELF = {
  name: 'Shelf 1',
  open: async ({ page, shelf }: Place) => {
    await open(page, `/location/${shelf.id}`, 'Shelf 1');
    await chooseInPalette(page, 'Show Images & Analysis');
    await expect(page.getByRole('tab', { name: 'Images & Analysis', selected: true })).toBeVisible();
  },
  link: ({ server, shelf }: Place, image: string) =>
    server.api('POST', '/api/location-images', { location_id: shelf.id, image_id: image }),
};

/** The row for a new item comes with the list, which is there by then. */
async function atRow(place: Place): Promise<void> {
  await atRoom(place);
  await expect(place.page.getByRole('textbox', { name: 'Name of the new item' })).toBeVisible();
}

/** The page of a location. */
export const location: Journeys = {
  'add-item-here': {
    name: 'Add Item to Machine room',
    start: atRoom,
    done: async ({ page }) => {
      await expect(page).toHaveURL(/\/add\?location_id=/);
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    },
  },
  'add-location-here': {
    name: 'Add Location in Machine room',
    start: atRoom,
    done: async ({ page }) => expect(page).toHaveURL(/\/add-location\?parent_id=/),
  },
  'make-drawers': {
    name: 'Make drawers in Machine room…',
    start: atRoom,
    done: async ({ page }) => {
      await expect(dialog(page, 'Make drawers').getByRole('textbox', { name: /^Rows/ })).toBeFocused();
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await page.keyboard.type('3');
      // Not made: other walks count what is in the room. They are in drawers.e2e.ts.
      await expect(dialog(page, 'Make drawers')).toContainText('6 locations: Drawer 1 to Drawer 6');
    },
  },
  'duplicate-location': {
    name: 'Duplicate Machine room with everything inside…',
    start: atRoom,
    done: async ({ page }) => {
      const opened = dialog(page, 'Duplicate location');
      await expect(opened.getByRole('textbox', { name: /^Name/ })).toBeFocused();
      // Not made: other walks count what is there. That is in drawers.e2e.ts.
      await expect(opened).toContainText('will be added beside the original');
    },
  },
  'count-here': {
    name: 'Count what is in Machine room',
    start: atRoom,
    done: leadsTo('Count Machine room'),
  },
  share: { name: 'Share Machine room', start: atRoom, done: isCopied },
  'edit-location': {
    name: 'Edit Location Machine room',
    start: atRoom,
    done: leadsTo('Edit Storage Location'),
  },
  'edit-description': {
    start: atRoom,
    done: async ({ page }) => expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused(),
  },
  'delete-location': {
    name: 'Delete Location Doomed shelf',
    start: async ({ page, server, room }) => {
      const { id } = await server.addLocation({ name: 'Doomed shelf', parent: room });
      sayYes(page);
      await open(page, `/location/${id}`, 'Doomed shelf');
    },
    done: async ({ page }) => expect(messages(page)).toContainText(/deleted/i),
  },
  up: {
    name: 'Up to Machine room',
    start: on(({ shelf }) => `/location/${shelf.id}`, 'Shelf 1'),
    done: leadsTo('Machine room'),
  },
  'count-inside': {
    start: atRoom,
    done: async ({ page }) => {
      const card = page.getByRole('region', { name: 'Items' });
      await expect(card.getByRole('button', { name: 'Including inside', pressed: true })).toBeVisible();
      await expect(card.locator('.count')).toHaveText(/^\d+ items, \d+ here$/);
      // As it was for what follows.
      await chooseInPalette(page, 'Show the number without what is inside');
      await expect(card.locator('.count')).toHaveText(/^\d+ items?$/);
    },
  },
  overview: {
    start: async (place) => SHELF.open(place),
    done: async ({ page }) =>
      expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible(),
  },
  images: {
    start: atRoom,
    done: async ({ page }) =>
      expect(page.getByRole('tab', { name: 'Images & Analysis', selected: true })).toBeVisible(),
  },
  ...locationOfPage,
  ...addHere(atRoom),
  'quick-add': {
    name: 'Add items to the location, one a line',
    start: atRow,
    done: async ({ page }) => {
      await expect(page.getByRole('textbox', { name: 'Name of the new item' })).toBeFocused();
      await page.keyboard.type('Fan belt, 2');
      await page.keyboard.press('Enter');
      await expect(messages(page)).toContainText('Added Fan belt');
    },
  },
  'add-elsewhere': {
    name: 'Add to Machine room',
    start: async (place) => {
      const { page, shelf } = place;
      await open(page, `/location/${shelf.id}`, 'Shelf 1');
      await page.getByRole('textbox', { name: 'Name of the new item' }).focus();
      await page.keyboard.type('M6 bolts, long');
      await expect(page.getByRole('button', { name: /^Add to Machine room/ })).toBeVisible();
    },
    done: async ({ page }) => expect(messages(page)).toContainText('Added M6 bolts, long to Machine room'),
  },
  'paste-list': {
    start: atRow,
    done: async ({ page }) => {
      await expect(dialog(page, 'Paste a list').getByRole('textbox')).toBeFocused();
      await page.keyboard.type('Gasket, 2\nHinge');
      await page.keyboard.press('Control+Enter');
      await expect(dialog(page, 'Create items from a list')).toContainText('2 items to create');
    },
  },
  ...photosOf(SHELF),
  ...analysesOf(SHELF),
  ...comparisonsOf(SHELF),
};
