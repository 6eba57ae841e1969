import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { addPhoto, expect, openImages, panelOf, test } from '../../support/analysis.ts';
import { expectAccessible } from '../../support/axe.ts';

test('by keyboard a wrong grid is put right, survives a reload and a server that is away, and counts from then on', async ({
  server,
  loggedIn: page,
  cabinet,
  provider,
  expectConsole,
}) => {
  expectConsole(/503/);
  // A row too few, as a model would tell it.
  provider.content = JSON.stringify({
    summary: 'Five rows.',
    compartments: cabinet.compartments.filter(({ row }) => row !== 5),
  });
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1' });
  const image = await addPhoto(server, { kind: 'location', id: location.id }, cabinet.jpeg);
  await server.api('POST', `/api/images/${image}/analyze`);
  const analysis = async () => decodeAnalysis((await server.api('GET', `/api/images/${image}/analyze`)).json);
  await expect.poll(async () => (await analysis()).status, { intervals: [50] }).toBe('completed');
  await openImages(page, location.id);
  const panel = panelOf(page);
  const dialog = page.getByRole('dialog', { name: 'Correct compartments' });
  await expect(panel.locator('.outline')).toHaveCount(16);

  await page.keyboard.press('Shift+G');
  await expect(dialog.getByRole('button', { name: /^Top left corner/ })).toBeFocused();
  // Faster than anything is drawn; on a busy machine keys come so by themselves.
  await page.evaluate(() => {
    const pressed = { key: 'b', bubbles: true, cancelable: true };
    for (let n = 0; n < 3; n++) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  // The lower side is a row too high.
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(dialog.getByRole('slider', { name: 'Bottom side' })).toBeFocused();
  for (const key of ['5', 'x', '4', 'Enter']) await page.keyboard.press(key);
  await expect(dialog.getByText('20 compartments')).toBeVisible();
  await page.keyboard.press('r');
  await expect(dialog.getByText('24 compartments')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(dialog.getByText('20 compartments')).toBeVisible();
  await expectAccessible(page, 'correcting');

  await page.route('**/grid', (route) => route.fulfill({ status: 503, json: { message: 'Too much to do' } }));
  await expect(dialog.getByRole('slider', { name: 'Bottom side' })).toBeFocused();
  const refused = page.waitForResponse('**/grid');
  await page.keyboard.press('Control+Enter');
  await refused;
  await expect(dialog.getByText('Too much to do')).toBeVisible();
  await page.unroute('**/grid');
  await page.reload();
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(panel.getByText('not saved them yet')).toBeVisible();
  await page.keyboard.press('Shift+G');
  await expect(dialog.getByText('20 compartments')).toBeVisible();
  // What stands in the field is saved with the rest, or the person sees that it is no size.
  const size = dialog.getByLabel('Rows × columns');
  await size.fill('4');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Two numbers, as 6x4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(size).toBeFocused();
  await expect(size).toHaveValue('4');
  await size.fill('6x4');
  // Nobody has to wait for a server that is slow.
  let answer = (): void => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/grid', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText('is being saved')).toBeVisible();
  answer();
  await expect(page.getByText('Correction saved')).toHaveCount(1);

  await expect(panel.locator('.outline')).toHaveCount(24);
  await expect(panel.getByRole('button', { name: 'Corrected by you', pressed: true })).toBeVisible();
  await expect(panel.getByText('not saved them yet')).toHaveCount(0);
  // The summary is of what was found.
  await expect(panel.getByText('Five rows.')).toHaveCount(0);
  await panel.getByRole('button', { name: 'As it was found' }).click();
  await expect(panel.getByText('Five rows.')).toBeVisible();
  await expect(panel.locator('.outline')).toHaveCount(16);
  expect(await analysis()).toMatchObject({
    compartments: { length: 24 },
    found: { compartments: { length: 16 } },
  });
});

test('the name of a compartment can be emptied and typed anew; left empty it is the one that was read; Enter goes on to the next, Escape leaves it, and the dialog stays', async ({
  server,
  loggedIn: page,
  cabinet,
  provider,
}) => {
  provider.content = JSON.stringify({ summary: 'Six rows.', compartments: cabinet.compartments });
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1' });
  const image = await addPhoto(server, { kind: 'location', id: location.id }, cabinet.jpeg);
  await server.api('POST', `/api/images/${image}/analyze`);
  const analysis = async () => decodeAnalysis((await server.api('GET', `/api/images/${image}/analyze`)).json);
  await expect.poll(async () => (await analysis()).status, { intervals: [50] }).toBe('completed');
  await openImages(page, location.id);
  const dialog = page.getByRole('dialog', { name: 'Correct compartments' });
  await expect(panelOf(page).locator('.outline')).toHaveCount(cabinet.compartments.length);
  await page.keyboard.press('Shift+G');
  await expect(dialog.getByRole('button', { name: /^Top left corner/ })).toBeFocused();
  await page.keyboard.press('g');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  const read = await name.inputValue();
  expect(read).not.toBe('');
  // One letter after the other, as somebody does it.
  await page.keyboard.press('End');
  for (let left = read.length; left > 0; left--) await page.keyboard.press('Backspace');
  await expect(name).toHaveValue('');
  await expect(dialog.getByText('Empty: the name that was read.', { exact: true })).toBeVisible();
  await page.keyboard.type('Nuts');
  await expect(name).toHaveValue('Nuts');
  await name.fill('');
  await expect(name).toHaveValue('');
  // On to the next one: a letter that is typed replaces its name, and is no key of the grid.
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
  await expect.poll(() => name.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBeGreaterThan(0);
  await page.keyboard.type('Rivets');
  await expect(name).toHaveValue('Rivets');
  // Escape leaves the field, and not the dialog.
  await page.keyboard.press('Escape');
  await expect(name).not.toBeFocused();
  await expect(name).toHaveValue('Rivets');
  await page.keyboard.press('ArrowLeft');
  await expect(name).toHaveValue(read);
});
