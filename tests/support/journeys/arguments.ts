import type { Page } from '@playwright/test';
import { expect } from '../app.ts';
import { chooseInPalette, palette } from '../keys.ts';
import { type Journey, type Journeys, leadsTo, messages, open, type Place } from './journey.ts';
import { printsLabels } from './labels.ts';
import { commandsAreHere, focusOn, linkTo } from './rows.ts';

/** Answers what the palette asks for; without waiting for its list, whose first row is meant then. */
export async function answer(page: Page, question: string, typed: string): Promise<void> {
  await expect(palette(page).getByRole('combobox', { name: question, exact: true })).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

export const answers =
  (question: string, typed: string, told: string) =>
  async ({ page }: Place): Promise<void> => {
    await answer(page, question, typed);
    await expect(messages(page)).toContainText(told);
  };

type Meeting = (name: string) => Pick<Journey, 'arrange' | 'start'>;

const add = ({ server, room }: Place, name: string) => server.addItem({ name, quantity: 12, location: room });

/** What is done to one item: `meeting` brings the page to where it is meant. */
function ofOneItem(meeting: Meeting): Journeys {
  const counted = (item: string, name: string, typed: string, after: number): Journey => ({
    name,
    ...meeting(item),
    done: answers(`Quantity of ${item}`, typed, `Quantity of ${item}: ${after}`),
  });
  return {
    'move-item': {
      name: 'Move Anvil to…',
      ...meeting('Anvil'),
      done: answers('Move Anvil to', 'Shelf 1', 'Moved Anvil to Shelf 1'),
    },
    'set-quantity': counted('Bellows', 'Set quantity of Bellows…', '17', 17),
    'more-of-item': counted('Chisels', 'More of Chisels…', '5', 17),
    'fewer-of-item': counted('Drills', 'Fewer of Drills…', '5', 7),
    'duplicate-item': {
      name: 'Duplicate Emery…',
      ...meeting('Emery'),
      done: async ({ page }) => {
        await expect(page.getByText('A copy of Emery')).toBeVisible();
        await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Emery');
        await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('12');
      },
    },
    'print-item-label': {
      name: 'Print the label of Files',
      ...meeting('Files'),
      done: printsLabels('Files'),
    },
  };
}

/** On the item's own page. */
export const itemOfPage = ofOneItem((name) => ({
  start: async (place) => open(place.page, `/view/${(await add(place, name)).id}`, name),
}));

/** In a list, where its page would be another's. */
export const itemWithFocus = ofOneItem((name) => ({
  arrange: (place) => add(place, name),
  start: (place) => focusOn(place, name, `/location/${place.room.id}`),
}));

const addTrolley = ({ server, room }: Place) => server.addLocation({ name: 'Trolley', parent: room });

const ofOneLocation = (meeting: ReturnType<Meeting>, around: ReturnType<Meeting>): Journeys => ({
  'print-location-label': {
    name: 'Print the label of Shelf 1',
    ...around,
    done: printsLabels('Shelf'),
  },
  'print-labels-inside': {
    name: 'Print labels of everything inside Shelf 1',
    ...around,
    done: printsLabels('Drawer', 'Odds'),
  },
  'move-location': {
    name: 'Move Trolley to…',
    ...meeting,
    done: answers('Move Trolley to', 'Shelf 1', 'Moved Trolley to Shelf 1'),
  },
});

export const locationOfPage = ofOneLocation(
  { start: async (place) => open(place.page, `/location/${(await addTrolley(place)).id}`, 'Trolley') },
  { start: async ({ page, shelf }) => open(page, `/location/${shelf.id}`, 'Shelf 1') },
);

const focusOnLocation =
  (name: string) =>
  async (place: Place): Promise<void> => {
    await open(place.page, `/location/${place.room.id}`, 'Machine room');
    await commandsAreHere(place);
    await linkTo(place.page, name).focus();
  };

export const locationWithFocus = ofOneLocation(
  { arrange: addTrolley, start: focusOnLocation('Trolley') },
  { start: focusOnLocation('Shelf 1') },
);

/** Adds an item to the machine room by one line. */
export const addHere = (start: Journey['start']): Journeys => ({
  'add-here': {
    name: 'Add to Machine room: name, quantity…',
    start,
    done: answers('Add to Machine room', 'Rubber mallet, 3', 'Added Rubber mallet to Machine room'),
  },
});

export const toLabel: Journeys = {
  'go-to-label': {
    start: async (place) => {
      await open(place.page, '/', 'Stowage');
      await commandsAreHere(place);
    },
    done: async (place) => {
      await answer(place.page, 'Go to label', 'mr-s1');
      await leadsTo('Shelf 1')(place);
    },
  },
};

/** Counts an item anew, which is told with an Undo. */
async function countAnew({ page, server, room }: Place): Promise<void> {
  const { id } = await server.addItem({ name: 'Eyelets', quantity: 12, location: room });
  await open(page, `/view/${id}`, 'Eyelets');
  await chooseInPalette(page, 'Set quantity of Eyelets…');
  await answer(page, 'Quantity of Eyelets', '5');
  await expect(messages(page)).toContainText('Quantity of Eyelets: 5');
}
const isCountedBack = async ({ page }: Place): Promise<void> =>
  expect(messages(page)).toContainText('Quantity of Eyelets set back: 12');

/** Of what was just done, and of the message that tells it. */
export const changes: Journeys = {
  undo: { name: 'Undo: Change quantity of Eyelets', start: countAnew, done: isCountedBack },
  redo: {
    name: 'Redo: Change quantity of Eyelets',
    async start(place) {
      await countAnew(place);
      await chooseInPalette(place.page, 'Undo: Change quantity of Eyelets');
      await isCountedBack(place);
    },
    done: async ({ page }) => expect(messages(page)).toContainText('Done again: change quantity of Eyelets'),
  },
  'use-message': { name: 'Undo: Quantity of Eyelets: 5', start: countAnew, done: isCountedBack },
  'close-message': {
    name: 'Close the message “Quantity of Eyelets: 5”',
    start: countAnew,
    // Before it goes by itself.
    done: async ({ page }) => expect(messages(page)).not.toContainText('Eyelets', { timeout: 3000 }),
  },
};
