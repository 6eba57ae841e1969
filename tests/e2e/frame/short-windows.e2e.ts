import type { Page } from '@playwright/test';
import { jpeg } from '../../server/images/samples.ts';
import { addPhoto } from '../../support/addPhoto.ts';
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

const FOUND = {
  status: 'completed',
  summary: 'Two drawers.',
  compartments: ['Bolts', 'Nuts'].map((name, at) => ({
    name,
    contents: [name],
    items: [],
    description: '',
    bounding_box: { x: 100 + at * 400, y: 100, width: 400, height: 800 },
    row: 1,
    column: at + 1,
    confidence: 0.9,
  })),
};

test('the photo of compartments has room in a window however low, and stays where it is whatever is chosen or told', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/503/);
  const cabinet = await server.addLocation({ name: 'Cabinet' });
  await addPhoto(server, { kind: 'location', id: cabinet.id }, await jpeg('#848', 1600, 1200));
  await page.route('**/analyze?*', (route) => route.fulfill({ json: FOUND }));
  await page.route('**/grid', (route) => route.fulfill({ status: 503, json: { message: 'Too much to do' } }));
  await page.goto(`/location/${cabinet.id}`);
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  for (const [width, height, least, isRoomy] of [
    [1280, 800, 400, true],
    [844, 390, 180, true],
    [390, 664, 180, true],
    [667, 331, 140, true],
    [640, 360, 150, true],
    [320, 256, 90, false],
  ] as const) {
    const at = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /^Correct compartments/ }).click();
    await expect(shown(page).getByRole('button', { name: /^Top left corner/ })).toBeFocused();
    const photo = async () => {
      const box = await shown(page).locator('.grid-photo img').boundingBox();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    await expect.poll(async () => (await photo()).height, at).toBeGreaterThanOrEqual(least);
    const before = await photo();
    const unmoved = isRoomy ? before : { width: before.width, height: before.height };
    await expectSeen(page, ':focus', at);

    await page.keyboard.press('g');
    await expect(shown(page).getByLabel('Name')).toBeAttached();
    expect(await photo(), at).toMatchObject(unmoved);
    await page.keyboard.press('r');
    await page.keyboard.press('Control+Enter');
    await expect(shown(page).getByText('Too much to do')).toBeInViewport();
    expect(await photo(), at).toMatchObject(unmoved);
    for (const name of ['Close', 'Save']) {
      await expect(shown(page).getByRole('button', { name }), at).toBeInViewport({ ratio: 1 });
    }
    // What was not saved is said the next time: neither that moves the photo.
    await close(page);
    await page.getByRole('button', { name: /^Correct compartments/ }).click();
    await expect(shown(page).getByText('You go on')).toBeAttached();
    await expect.poll(photo, at).toMatchObject({ width: before.width, height: before.height });
    await shown(page).getByRole('button', { name: 'Start over' }).click();
    await expect(shown(page).getByText('You go on')).toHaveCount(0);
    expect(await photo(), at).toMatchObject({ width: before.width, height: before.height });
    await close(page);
  }
});
