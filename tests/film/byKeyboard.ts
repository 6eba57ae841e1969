import type { Page } from 'playwright';
import { keyboardOnly } from '../support/keyboardOnly.ts';
import type { Film } from './film.ts';
import { PARTS } from './parts.ts';

/** All by keys: whatever a mouse would do throws. Nothing is waited for but what the person would look for. */
export async function byKeyboard(given: Page, film: Film, person: { username: string; password: string }) {
  const page = keyboardOnly(given);
  const { keyboard } = page;
  const title = page.getByRole('heading', { level: 1 });
  const says = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text).waitFor();

  await title.getByText('Login').waitFor();
  await keyboard.type(person.username);
  await keyboard.press('Tab');
  await keyboard.type(person.password);
  await film.take('Login');
  await keyboard.press('Enter');

  const room = page.getByRole('textbox', { name: 'What is this room called?' });
  await room.waitFor();
  await film.take('An empty Stowage asks for the first room');
  for (let tab = 0; tab < 20 && !(await isFocused(room)); tab++) await keyboard.press('Tab');
  await keyboard.type('Workshop', { delay: 70 });
  await keyboard.press('Enter');
  await title.getByText('Workshop').waitFor();
  await film.take('The room');

  await keyboard.press('l');
  await page.getByRole('form').waitFor();
  await keyboard.type('Screw cabinet');
  await film.take('A cabinet in it');
  await keyboard.press('Control+Enter');
  await title.getByText('Screw cabinet').waitFor();
  await film.take('The cabinet');

  await keyboard.press('Shift+L');
  await page.getByRole('dialog', { name: 'Make drawers' }).waitFor();
  await keyboard.type('5');
  await keyboard.press('Enter');
  await keyboard.type('4');
  await page.getByText('20 locations: ').waitFor();
  await film.take('Twenty drawers, as they will be');
  await keyboard.press('Enter');
  await says('Added 20 locations');
  await film.take('Twenty drawers');

  await keyboard.press('i');
  const name = page.getByRole('textbox', { name: 'Name of the new item' });
  await name.waitFor();
  await name.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PARTS.join('\n'));
  await page.getByText('30 items').first().waitFor();
  await film.take('A list of thirty parts is pasted');
  await keyboard.press('Control+Enter');
  await page.getByText('30 of 30 created').waitFor();
  await film.take('Thirty items');
  await keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await film.take('The cabinet with what is in it');

  await keyboard.press('Control+Shift+K');
  await page.getByRole('dialog', { name: 'Commands' }).waitFor();
  await keyboard.type('m3x10');
  await page.locator('.palette-option').filter({ hasText: 'M3x10 screw' }).first().waitFor();
  await film.take('One of them is looked for');
  await keyboard.press('Enter');
  await title.getByText('M3x10 screw').waitFor();
  await film.take('Found');

  await keyboard.press('m');
  await page.getByRole('combobox', { name: 'Move M3x10 screw to' }).waitFor();
  await keyboard.type('drawer 7');
  await page.locator('.palette-option').filter({ hasText: 'Drawer 7' }).first().waitFor();
  await film.take('It belongs into drawer 7');
  await keyboard.press('Enter');
  await says('Moved M3x10 screw to Drawer 7');
  await film.take('Moved');
}

const isFocused = (field: { evaluate<T>(work: (element: Element) => T): Promise<T> }): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);
