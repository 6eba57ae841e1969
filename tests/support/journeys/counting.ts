import { expect } from '../app.ts';
import { dialog, type Journeys, leadsTo, open, type Place, sayYes } from './journey.ts';

/** A tray with bolts and nuts, four of each, that is counted; a new one each time. */
async function atCount({ page, server }: Place): Promise<void> {
  const tray = await server.addLocation({ name: 'Tray' });
  for (const name of ['Tray bolts', 'Tray nuts']) await server.addItem({ name, quantity: 4, location: tray });
  await open(page, `/location/${tray.id}/count`, 'Count Tray');
  await expect(page.getByRole('heading', { level: 2, name: 'Tray bolts' })).toBeVisible();
}

async function afterOne(place: Place): Promise<void> {
  await atCount(place);
  await place.page.getByRole('button', { name: /^As recorded/ }).focus();
  await place.page.keyboard.press('Enter');
  await expect(place.page.getByText('1 of 2 counted')).toBeVisible();
}

const says =
  (text: string) =>
  async ({ page }: Place): Promise<void> =>
    expect(page.getByRole('main')).toContainText(text);
const numberIs =
  (number: string) =>
  async ({ page }: Place): Promise<void> =>
    expect(page.getByRole('textbox', { name: 'Number of Tray bolts' })).toHaveValue(number);

/** Counting what is in a location. */
export const counting: Journeys = {
  'count-same': { start: atCount, done: says('1 of 2 counted') },
  'count-more': { start: atCount, done: numberIs('5') },
  'count-fewer': { start: atCount, done: numberIs('3') },
  'count-gone': { start: atCount, done: says('4 → gone') },
  'count-new': {
    start: atCount,
    done: async ({ page }) =>
      expect(dialog(page, 'Something new').getByRole('textbox', { name: /^Name, quantity/ })).toBeFocused(),
  },
  'count-back': { start: afterOne, done: says('0 of 2 counted') },
  'count-skip': {
    start: atCount,
    done: async ({ page }) =>
      expect(page.getByRole('heading', { level: 2, name: 'Tray nuts' })).toBeVisible(),
  },
  'finish-count': { start: atCount, done: says('Nothing counted yet') },
  'discard-count': {
    start: async (place) => {
      sayYes(place.page);
      await afterOne(place);
    },
    done: leadsTo('Tray'),
  },
};
