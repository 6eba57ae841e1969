import { decodeItem } from '../../../contract/answers.ts';
import { expect, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { keyList, palette } from '../../support/keys.ts';

test('→, Ctrl+Enter and “⋯” show what else can be done with a row of the palette, the deletion last, which asks; Escape and ← lead back; a word that found nothing is offered once for what was chosen, finds it from then on, and can be forgotten; the key of a command that was chosen three times is told', async ({
  server,
  loggedIn: page,
}) => {
  const location = await server.addLocation({ name: 'Bench' });
  const item = await server.addItem({ name: 'Trimmer 10k', quantity: 12, location });
  const rows = palette(page).locator('.palette-option');
  const active = palette(page).locator('.palette-option[data-focus]');
  const box = palette(page).getByRole('combobox');
  const messages = page.getByRole('region', { name: 'Messages' });
  const open = async (typed: string) => {
    await page.keyboard.press('Control+Shift+K');
    await expect(box).toBeFocused();
    await page.keyboard.insertText(typed);
  };
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  await page.goto('/');
  await expect(page.getByText('Showing 1-1 of 1 items')).toBeVisible();

  await open('trimmer');
  await expect(active.locator('.palette-name')).toHaveText('Trimmer 10k');
  await expect(palette(page).locator('.palette-enter')).toHaveText('↵Open Trimmer 10k');
  // Within the text it is the caret's.
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(rows.locator('.palette-name')).toHaveText([
    'Open',
    'Move to…',
    'Set quantity…',
    'Add 1',
    'Take 1',
    'Copy link',
    'Edit',
    'Delete…',
  ]);
  await expect(active).toHaveText('Open');
  await expectAccessible(page, 'second actions', 1);
  for (const back of ['ArrowLeft', 'Escape']) {
    await page.keyboard.press(back);
    await expect(active.locator('.palette-name')).toHaveText('Trimmer 10k');
    await expect(box).toHaveValue('trimmer');
    await page.keyboard.press('Control+Enter');
    await expect(active).toHaveText('Open');
  }
  // It begins with the first one again, wherever somebody was.
  await page.keyboard.press('End');
  await expect(active).toHaveText('Delete…');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(active).toHaveText('Open');
  for (const _ of ['Move', 'Set', 'Add']) await page.keyboard.press('ArrowDown');
  await expect(palette(page).locator('.palette-enter')).toHaveText('↵Add 1 to Trimmer 10k: 12 → 13');
  await page.keyboard.press('Enter');
  await expect(messages).toContainText('Quantity of Trimmer 10k: 13');
  expect(decodeItem((await server.api('GET', `/api/items/${item.id}`)).json).quantity).toBe(13);

  await open('trimmer');
  await expect(active.locator('.palette-name')).toHaveText('Trimmer 10k');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions).toEqual([expect.stringContaining('Delete "Trimmer 10k"?')]);
  await expect(palette(page)).toHaveCount(0);
  expect((await server.api('GET', `/api/items/${item.id}`)).status).toBe(200);

  await open('gizmo');
  await expect(palette(page).getByText('Nothing found for gizmo')).toBeVisible();
  await box.fill('trimmer');
  await expect(active.locator('.palette-name')).toHaveText('Trimmer 10k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/view/${item.id}`);
  await open('');
  await expect(rows.first()).toContainText('Remember “gizmo” for Trimmer 10k?');
  await expect(active).not.toContainText('Remember');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(messages).toContainText('“gizmo” now finds Trimmer 10k');
  await open('gizmo');
  await expect(active.locator('.palette-name')).toHaveText('Trimmer 10k');
  await page.keyboard.press('Escape');
  for (let time = 0; time < 3; time++) {
    await expect(messages).not.toContainText('Next time');
    await open('keys');
    await expect(active).toContainText('Keys');
    await page.keyboard.press('Enter');
    await expect(keyList(page)).toBeVisible();
    if (time < 2) await page.keyboard.press('Escape');
  }
  await expect(messages).toContainText('Next time: press ?');
  const words = keyList(page).getByRole('region', { name: 'Your words' });
  await page.keyboard.type('gizmo');
  await expect(words).toContainText('Trimmer 10k');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(words).toHaveCount(0);
  await expect(keyList(page).getByRole('textbox', { name: 'Filter keys' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await open('trimmer');
  const more = rows.filter({ hasText: 'Trimmer 10k' }).locator('.choice-more');
  const size = await more.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await more.click();
  await expect(rows.first()).toHaveText('Open');
  await palette(page).getByRole('button', { name: 'Trimmer 10k' }).click();
  await expect(active.locator('.palette-name')).toHaveText('Trimmer 10k');
});
