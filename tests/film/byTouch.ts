import type { Locator, Page } from 'playwright';
import type { Film } from './film.ts';
import { PARTS } from './parts.ts';

/** All by taps: text goes where a tap has put the cursor, as from the phone's own keyboard. */
export async function byTouch(page: Page, film: Film, person: { username: string; password: string }) {
  const title = page.getByRole('heading', { level: 1 });
  const says = (text: string) => page.getByRole('region', { name: 'Messages' }).getByText(text).waitFor();
  const write = async (field: Locator, text: string): Promise<void> => {
    await field.tap();
    await page.keyboard.insertText(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  await write(page.getByRole('textbox', { name: 'Username' }), person.username);
  await write(page.getByLabel('Password', { exact: true }), person.password);
  await film.take('Login');
  await button(/^(Login|Log in)/).tap();

  await write(page.getByRole('textbox', { name: 'What is this room called?' }), 'Workshop');
  await film.take('An empty Stowage asks for the first room');
  await button('Add Room').tap();
  await title.getByText('Workshop').waitFor();
  await film.take('The room');

  await page
    .getByRole('link', { name: /^Add (First )?Location/ })
    .first()
    .tap();
  await write(page.getByRole('form').getByRole('textbox', { name: /^Name/ }), 'Screw cabinet');
  await film.take('A cabinet in it');
  await button(/^Create Location/).tap();
  await title.getByText('Screw cabinet').waitFor();
  await film.take('The cabinet');

  await button('Actions for Screw cabinet').tap();
  await page.getByRole('menuitem', { name: 'Make drawers' }).waitFor();
  await film.take('What can be done with it');
  await page.getByRole('menuitem', { name: 'Make drawers' }).tap();
  await write(page.getByRole('textbox', { name: /^Rows/ }), '5');
  await write(page.getByRole('textbox', { name: /^Columns/ }), '4');
  await page.getByText('20 locations: ').waitFor();
  await film.take('Twenty drawers, as they will be');
  await button(/^Make 20 locations/).tap();
  await says('Added 20 locations');
  await film.take('Twenty drawers');

  await button('Paste a list').tap();
  await write(page.getByRole('dialog').getByRole('textbox'), PARTS.join('\n'));
  await film.take('A list of thirty parts is pasted');
  await button(/^(Read|Next|Preview|Continue)/).tap();
  await page.getByText('30 items').first().waitFor();
  await film.take('As it was understood');
  await button(/^Create 30 items/).tap();
  await page.getByText('30 of 30 created').waitFor();
  await film.take('Thirty items');
  await button(/^(Close|Done)/).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await film.take('The cabinet with what is in it');

  await page.getByRole('navigation', { name: /./ }).last().waitFor();
  await page
    .getByRole('link', { name: /^Search/ })
    .last()
    .tap();
  await write(page.getByRole('searchbox'), 'm3x10');
  await page
    .getByRole('link', { name: /^M3x10 screw/ })
    .first()
    .waitFor();
  await film.take('One of them is looked for');
  await page
    .getByRole('link', { name: /^M3x10 screw/ })
    .first()
    .tap();
  await title.getByText('M3x10 screw').waitFor();
  await film.take('Found');

  await button('Actions for M3x10 screw').tap();
  await page.getByRole('menuitem', { name: 'Move to…' }).waitFor();
  await film.take('What can be done with it');
  await page.getByRole('menuitem', { name: 'Move to…' }).tap();
  await write(page.getByRole('combobox', { name: 'Move M3x10 screw to' }), 'drawer 7');
  const drawer = page.locator('.palette-option').filter({ hasText: 'Drawer 7' }).first();
  await drawer.waitFor();
  await film.take('It belongs into drawer 7');
  await drawer.tap();
  await says('Moved M3x10 screw to Drawer 7');
  await film.take('Moved');
}
