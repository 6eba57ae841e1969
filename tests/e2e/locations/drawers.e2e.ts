import type { Page } from '@playwright/test';
import { decodeHierarchy } from '../../../contract/answers.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { settled } from '../../support/keys.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make drawers' });

async function labelsIn(server: TestServer, name: string): Promise<string[]> {
  const roots = decodeHierarchy((await server.api('GET', '/api/locations/hierarchy')).json);
  return (roots.find((root) => root.name === name)?.children ?? []).map(({ label }) => label).toSorted();
}

test('a cabinet of 20 drawers is made with at most 40 keys, and one undo takes it back; labels that are in use are said beside them, on a narrow phone too, and Escape asks before it closes, as often as it is pressed', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  const cabinet = await server.addLocation({ name: 'Screw cabinet', label: 'SC' });
  // Below the five rows of the first cabinet, within the ten of the second.
  await server.addLocation({ name: 'Other', label: 'SC-F1' });
  await page.goto(`/location/${cabinet.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screw cabinet');
  await settled(page);
  await page.keyboard.press('Shift+L');
  await expect(dialog(page).getByRole('textbox', { name: /^Rows/ })).toBeFocused();
  // Five keys with the one that opens it; 36 more than that would be too many.
  for (const key of ['5', 'Enter', '4', 'Enter']) await page.keyboard.press(key);
  await expect(messages(page)).toContainText('Added 20 locations to Screw cabinet');
  await expect(dialog(page)).toHaveCount(0);
  const labels = await labelsIn(server, 'Screw cabinet');
  expect([labels.length, labels[0], labels[19]]).toEqual([20, 'SC-A1', 'SC-E4']);
  await expect(page.getByRole('region', { name: 'Child Locations' })).toContainText('Drawer 20');
  await page.keyboard.press('Control+Z');
  await expect(messages(page)).toContainText('Removed 20 locations again');
  expect(await labelsIn(server, 'Screw cabinet')).toEqual([]);

  await loggedIn.setViewportSize({ width: 320, height: 640 });
  await loggedIn.getByRole('button', { name: 'Actions for Screw cabinet' }).click();
  await loggedIn.getByRole('menuitem', { name: 'Make drawers' }).click();
  await expect(dialog(page).getByRole('textbox', { name: /^Rows/ })).toBeFocused();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await expect(dialog(page)).toContainText('40 locations: Drawer 1 to Drawer 40, 1 needs fixing');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: /^Labels begin with/ })).toBeFocused();
  await expect(dialog(page).getByText('This label is in use already').first()).toBeVisible();
  const { scrollWidth, clientWidth } = await dialog(loggedIn).evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectAccessible(loggedIn, 'make drawers', 1);
  // However often it is answered with No: a browser closes by itself at the third.
  for (let times = 0; times < 4; times += 1) {
    const asked = loggedIn.waitForEvent('dialog').then((question) => question.dismiss());
    await page.keyboard.press('Escape');
    await asked;
    await expect(dialog(page).getByRole('textbox', { name: /^Labels begin with/ })).toBeFocused();
  }
  loggedIn.once('dialog', (question) => void question.accept());
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await labelsIn(server, 'Screw cabinet')).toEqual([]);
});
