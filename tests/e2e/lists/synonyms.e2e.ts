import type { Page } from '@playwright/test';
import { create } from 'superstruct';
import { SynonymGroup } from '../../../contract/finding/synonymGroups.ts';
import { expect, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { chooseInPalette, palette } from '../../support/keys.ts';
import { untilKept } from '../../support/keptAnswers.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { untilServed } from '../../support/serviceWorker.ts';
import { titled } from '../../support/states.ts';

const TITLE = 'Words that mean the same';
const PATH = '/api/synonyms';

const field = (page: Page) => page.getByRole('textbox', { name: 'New words that mean the same' });
const rows = (page: Page) => page.getByRole('list', { name: 'Your words' }).getByRole('listitem');
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });

test('by the keyboard alone what was not found is told its other name, found by it, changed, removed and brought back', async ({
  loggedIn,
  server,
}) => {
  test.slow();
  const page = keyboardOnly(loggedIn);
  const place = await server.addLocation({ name: 'Bench' });
  await server.addItem({ name: 'Löthilfe mit Lupe', location: place });
  await page.goto('/search?q=third+hand');
  await expect(page.getByText('No items found for third hand')).toBeVisible();
  const link = page.getByRole('link', { name: 'Add words that mean the same' });
  await expectAccessible(loggedIn, 'search without a hit, with the way to other names');
  await link.focus();
  await page.keyboard.press('Enter');
  await titled(page, TITLE);
  await expect(page.getByText('No words yet')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('third hand, ');

  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/Enter at least two different words/);
  await expectAccessible(loggedIn, 'words that mean the same: none yet, and one is not enough');
  await page.keyboard.insertText('Löthilfe');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/third hand.*Löthilfe/]);
  await expect(field(page)).toHaveValue('');
  await page.keyboard.insertText('drift, Durchschlag, pin punch');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(loggedIn, TITLE);

  await page.goto('/search?q=third+hands');
  await expect(page.locator('mark')).toHaveText(['Löthilfe']);

  await chooseInPalette(page, TITLE);
  await titled(page, TITLE);
  await page.keyboard.press('j');
  await expect(rows(page).first().locator('[data-main]')).toBeFocused();
  await page.keyboard.press('e');
  const changed = page.getByRole('textbox', { name: 'Words instead of drift, Durchschlag, pin punch' });
  await expect(changed).toBeFocused();
  await expectAccessible(loggedIn, 'words that mean the same, while one is changed');
  await page.keyboard.press('End');
  await page.keyboard.insertText(', Splintentreiber');
  await page.keyboard.press('Enter');
  await expect(message(page, 'Changed: drift, Durchschlag, pin punch, Splintentreiber')).toBeVisible();
  await expect(rows(page).first().locator('[data-main]')).toBeFocused();

  await page.keyboard.press('d');
  await expect(rows(page)).toHaveText([/third hand/]);
  await expect(rows(page).first().locator('[data-main]')).toBeFocused();
  await expect(message(page, 'Removed: drift, Durchschlag, pin punch, Splintentreiber')).toBeVisible();
  await chooseInPalette(page, 'Undo: Removed: drift, Durchschlag, pin punch, Splintentreiber');
  await expect(rows(page)).toHaveCount(2);
});

test('what somebody else has changed meanwhile is told beside what was typed, which stays until it is saved', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/409|404/);
  const { json } = await server.api('POST', PATH, { words: ['drift', 'pin punch'] });
  const id = create(json, SynonymGroup).id;
  await server.api('POST', PATH, { words: ['torch', 'lamp'] });
  await page.goto('/words');
  await page.getByRole('button', { name: 'Change drift, pin punch' }).click();
  const changed = page.getByRole('textbox', { name: /^Words instead of/ });
  await changed.fill('drift, Durchschlag');
  await page.getByRole('button', { name: 'Change torch, lamp' }).click();
  await expect(changed).toHaveAccessibleDescription('Save these words first, or cancel them.');
  await expect(changed).toBeFocused();
  await server.api('PATCH', `${PATH}/${id}`, { words: ['drift', 'punch'] });
  await page.keyboard.press('Enter');
  await expect(changed).toHaveAccessibleDescription(
    'Somebody else has changed these words meanwhile: they are drift, punch now.',
  );
  await expect(changed).toHaveValue('drift, Durchschlag');
  await expect(page.getByRole('textbox', { name: 'Words instead of drift, punch' })).toBeVisible();
  await server.api('DELETE', `${PATH}/${id}`);
  await page.keyboard.press('Enter');
  await expect(changed).toHaveAccessibleDescription('These words are not on the list any more.');
  await expect(changed).toHaveValue('drift, Durchschlag');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/drift.*Durchschlag/, /torch/]);
  await expect(page.getByRole('button', { name: 'Change drift, Durchschlag' })).toBeVisible();
});

test('without the server the words are there as they were last known, and found by; what is typed waits for it', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  test.slow();
  expectConsole(NO_ANSWER);
  const place = await server.addLocation({ name: 'Bench' });
  await server.addItem({ name: 'Löthilfe mit Lupe', location: place });
  await server.api('POST', PATH, { words: ['third hand', 'Löthilfe'] });
  await page.goto('/search?q=lupe');
  await expect(page.getByRole('article', { name: /Löthilfe/ })).toBeVisible();
  await chooseInPalette(page, TITLE);
  await expect(rows(page)).toHaveCount(1);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await field(page).fill('drift, pin punch');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveValue('drift, pin punch');
  await page.keyboard.press('Control+K');
  await page.keyboard.type('third hands');
  await expect(page.locator('mark')).toHaveText(['Löthilfe']);
  await page.unrouteAll();
});

test.describe('after a visit', () => {
  test.use({ fetchesAhead: true, ownContext: { serviceWorkers: 'allow' } });

  test('with the server stopped a reload finds by the words as they were last known, and their page says until when they stay', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    test.slow();
    expectConsole(NO_ANSWER);
    const place = await server.addLocation({ name: 'Bench' });
    await server.addItem({ name: 'Löthilfe mit Lupe', location: place });
    await server.api('POST', PATH, { words: ['third hand', 'Löthilfe'] });
    await page.goto('/');
    await expect(page.getByRole('article', { name: /Löthilfe/ })).toBeVisible();
    await untilKept(page, '["synonyms"', '["items","page"', '["locations"');
    await untilServed(page);
    await server.stop();
    await page.reload();
    await expect(page.getByRole('article', { name: /Löthilfe/ })).toBeVisible();
    await page.keyboard.press('Control+Shift+K');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText('third hands');
    await expect(palette(page).locator('.palette-option').first()).toContainText('Löthilfe mit Lupe');
    await page.keyboard.press('Escape');
    await chooseInPalette(page, TITLE);
    await expect(rows(page)).toHaveText([/third hand.*Löthilfe/]);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'They can be changed when the server is back.',
    );
    await expectAccessible(page, 'words that mean the same, without the server');
  });
});

test('words that were removed after a change elsewhere are brought back before that is taken back', async ({
  loggedIn: page,
  server,
}) => {
  const place = await server.addLocation({ name: 'Bench' });
  await server.addItem({ name: 'Quuxbolt', quantity: 5, location: place });
  await server.api('POST', PATH, { words: ['third hand', 'Löthilfe'] });
  await page.goto('/words');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Control+Shift+K');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('Quuxbolt +3');
  await expect(
    palette(page)
      .getByRole('option', { name: /Quuxbolt/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Quuxbolt');
  await page.getByRole('button', { name: 'Remove third hand, Löthilfe' }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(1);
});
