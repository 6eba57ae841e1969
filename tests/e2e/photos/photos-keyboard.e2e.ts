import type { Page } from '@playwright/test';
import { expect, test, type TestServer } from '../../support/app.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';

const strip = (page: Page) => page.getByRole('list', { name: 'Images', exact: true });
const focused = (page: Page) => page.locator(':focus');
const selected = (page: Page) => strip(page).locator('[aria-current=true]');

async function withPhotos(page: Page, server: TestServer, count: number, spare = 0) {
  const location = await server.addLocation({ name: 'Bench', type: 'Room', label: 'B1' });
  for (let at = 0; at < count + spare; at++) {
    const image = await uploaded(server, await jpeg('#383', 40 + at), { filename: `${at}.jpg` });
    if (at >= count) continue;
    await server.api('POST', '/api/location-images', { location_id: location.id, image_id: image['id'] });
  }
  await page.goto('/location/B1');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: 'Images & Analysis', selected: true })).toBeFocused();
}

test('LOC-54 LOC-55 LOC-56 LOC-60: photos are selected, looked at and deleted by keyboard alone, and the keys open the file chooser and stand in the list of keys', async ({
  server,
  loggedIn,
}) => {
  const page = keyboardOnly(loggedIn);
  await withPhotos(page, server, 4);
  await expect(selected(page)).toHaveAccessibleName('Image 1 of 4, 0.jpg');
  // Chromium swallows a file chooser now and then while it is busy: a person presses again, too.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2_000 });
    await page.keyboard.press('u');
    expect((await chooser).isMultiple()).toBe(true);
  }).toPass();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  for (const name of [
    'Upload New image',
    'Browse Existing images',
    'Delete image',
    'Open the image in full size',
    'Show Overview',
    'Show Images & Analysis',
  ]) {
    await expect(keys.getByText(name, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.getByRole('button', { name: 'Upload New' }).focus();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Image 1 of 4, 0.jpg');
  for (const [key, name] of [
    ['ArrowRight', '1.jpg'],
    ['End', '3.jpg'],
    ['ArrowLeft', '2.jpg'],
    ['Home', '0.jpg'],
    ['ArrowRight', '1.jpg'],
  ]) {
    await page.keyboard.press(key ?? '');
    await expect(focused(page)).toHaveAccessibleName(new RegExp(`${name ?? ''}$`));
    await expect(selected(page)).toBeFocused();
  }

  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Image of Bench' });
  await expect(viewer.getByRole('img', { name: 'Bench: 1.jpg' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'Bench: 2.jpg' })).toBeVisible();
  await expect(viewer.getByRole('status')).toHaveText('3 of 4');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(focused(page)).toHaveAccessibleName('Image 3 of 4, 2.jpg');

  const question = page.waitForEvent('dialog');
  const pressed = page.keyboard.press('Delete');
  const asked = await question;
  expect(asked.message()).toContain('"2.jpg"');
  await asked.accept();
  await pressed;
  await expect(focused(page)).toHaveAccessibleName('Image 3 of 3, 3.jpg');
  await expect(selected(page)).toHaveCount(0);
});

test('LOC-52: an existing image is chosen and added by keyboard alone', async ({ server, loggedIn }) => {
  const page = keyboardOnly(loggedIn);
  await withPhotos(page, server, 1, 12);
  await expect(selected(page)).toBeVisible();
  await page.keyboard.press('b');
  const picker = page.getByRole('dialog', { name: 'Browse Existing' });
  await expect(picker.getByRole('list', { name: 'Existing images' }).getByRole('listitem')).toHaveCount(9);
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'false');
  const first = await focused(page).getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page).getAttribute('aria-label')).not.toBe(first);
  await page.keyboard.press('PageDown');
  await expect(picker.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'false');
  const name = (await focused(page).getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(selected(page)).toHaveAccessibleName(`Image 2 of 2, ${name}`);
});
