import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { settled } from '../../support/keys.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

const shown = (page: Page) => page.locator('dialog[open]');

/** Escape, as often as it takes: what is pressed before the dialog has gone is still for it. */
async function close(page: Page): Promise<void> {
  await expect(async () => {
    if ((await shown(page).count()) > 0) await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The dialog ends above the lower edge, and what is chosen or has the focus is seen whole within both. */
async function expectSeen(page: Page, chosen: string, said: string): Promise<void> {
  await expect(shown(page).locator(chosen), said).toBeVisible();
  const cut = await page.evaluate((chosen) => {
    const dialog = document.querySelector('dialog[open]');
    const row = dialog?.querySelector(chosen);
    if (!dialog || !row) return ['nothing is chosen'];
    const edges = dialog.getBoundingClientRect();
    const { top, bottom, left } = row.getBoundingClientRect();
    const over = (y: number) => dialog.contains(document.elementFromPoint(left + 12, y));
    return [
      ...(edges.bottom > innerHeight ? [`the dialog ends at ${edges.bottom}`] : []),
      ...(top < edges.top || bottom > edges.bottom ? [`chosen from ${top} to ${bottom}`] : []),
      ...(over(top + 2) && over(bottom - 2) ? [] : ['something lies over it']),
    ];
  }, chosen);
  expect(cut, said).toEqual([]);
}

test('a dialog ends within a window however low, and what the arrows choose in it is seen', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Low room', label: 'LOW' });
  for (const name of ['East', 'North', 'South', 'West']) await server.addLocation({ name, parent: room });
  for (const size of SIZES) {
    const at = (name: string) => `${name} at ${size.width}×${size.height}`;
    await page.setViewportSize(size);
    await page.goto(`/location/${room.id}`);
    await expect(page.getByRole('heading', { name: 'Low room' })).toBeVisible();
    await settled(page);

    await page.keyboard.press('?');
    await expect(shown(page).locator('[data-changes-key]').first()).toBeVisible();
    for (let n = 0; n < 6; n++) {
      await page.keyboard.press('ArrowDown');
      await expectSeen(page, ':focus', at('Keys'));
    }
    await close(page);

    for (const [key, name] of [
      ['Control+Shift+K', 'the palette'],
      ['/', 'Location Search'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown(page).locator('[role="option"]').nth(2)).toBeVisible();
      for (let n = 0; n < 6; n++) {
        await page.keyboard.press('ArrowDown');
        await expectSeen(page, '[role="option"][aria-selected="true"]', at(name));
      }
      await close(page);
    }

    for (const [key, name] of [
      ['Shift+L', 'Make drawers'],
      ['p', 'Paste a list'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expectSeen(page, ':focus', at(name));
      await close(page);
    }
    await page.goto('/add');
    await page.getByRole('button', { name: 'Manage Categories' }).click();
    await page.keyboard.press('Tab');
    await expectSeen(page, ':focus', at('Manage Categories'));
  }
});
