import type { Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { settled } from '../../support/keys.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

/** 'Anvil, Bolt' for what is in the location on the server. */
async function namesIn(server: TestServer, id: string): Promise<string> {
  const { items } = decodeItems((await server.api('GET', `/locations/${id}/items`)).json);
  return items
    .map(({ name }) => name)
    .toSorted()
    .join(', ');
}

test('three items moved, five pasted, one added in the row and one deleted are all undone by four presses, and done again by four', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  page.on('dialog', (dialog) => void dialog.accept());
  const shelf = await server.addLocation({ name: 'Undo shelf', label: 'UNDO-1' });
  await server.addLocation({ name: 'Undo drawer', label: 'UNDO-2' });
  for (const name of ['Anvil', 'Bolt', 'Chisel', 'Drill']) await server.addItem({ name, location: shelf });
  const states = [await namesIn(server, shelf.id)];
  const state = () => namesIn(server, shelf.id);
  await page.goto(`/location/${shelf.id}`);
  await settled(page);

  for (const name of ['Anvil', 'Bolt', 'Chisel']) {
    await link(page, name).focus();
    await page.keyboard.press('x');
  }
  await page.keyboard.press('m');
  await page.keyboard.type('undo drawer');
  await expect(page.getByRole('option', { name: /Undo drawer/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Moved 3 items to Undo drawer');
  states.push(await state());

  await page.keyboard.press('p');
  const typed = page.getByRole('dialog', { name: 'Paste a list' });
  await expect(typed.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Pasted 1\nPasted 2\nPasted 3\nPasted 4\nPasted 5');
  await page.keyboard.press('Control+Enter');
  const preview = page.getByRole('dialog', { name: 'Create items from a list' });
  await expect(preview.getByText('5 items to create')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(preview.getByText('5 of 5 created')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  states.push(await state());

  await page.keyboard.press('i');
  const row = page.getByRole('textbox', { name: 'Name of the new item' });
  await expect(row).toBeFocused();
  await page.keyboard.type('Quick');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Added Quick');
  states.push(await state());
  // In the field the key is the browser's own.
  await page.keyboard.press('Control+z');
  expect(await state()).toBe(states[3]);

  await expect(page.getByText('on the way')).toHaveCount(0);
  await link(page, 'Drill').focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected items' })).toContainText('1 item selected');
  await page.keyboard.press('d');
  await expect(messages(page).getByText('Item deleted')).toBeVisible();
  states.push(await state());
  expect(states).toEqual([
    'Anvil, Bolt, Chisel, Drill',
    'Drill',
    'Drill, Pasted 1, Pasted 2, Pasted 3, Pasted 4, Pasted 5',
    'Drill, Pasted 1, Pasted 2, Pasted 3, Pasted 4, Pasted 5, Quick',
    'Pasted 1, Pasted 2, Pasted 3, Pasted 4, Pasted 5, Quick',
  ]);

  for (const [said, index] of [
    ['Brought back Drill', 3],
    ['Removed Quick again', 2],
    ['Removed 5 items again', 1],
    ['Moved 3 items back', 0],
  ] as const) {
    await page.keyboard.press('Control+z');
    await expect(messages(page)).toContainText(said);
    expect(await state()).toBe(states[index]);
  }
  await page.keyboard.press('Control+z');
  await expect(messages(page)).toContainText('Nothing to undo');

  for (const [said, index] of [
    ['Done again: move 3 items', 1],
    ['Done again: add 5 items', 2],
    ['Done again: add Quick', 3],
    ['Done again: delete Drill', 4],
  ] as const) {
    await page.keyboard.press('Control+Shift+z');
    await expect(messages(page)).toContainText(said);
    expect(await state()).toBe(states[index]);
  }
});
