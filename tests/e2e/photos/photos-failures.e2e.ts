import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import {
  answer,
  bench,
  card,
  choose,
  linked,
  message,
  onLocation,
  refuse,
  thumbs,
} from '../../support/gallery.ts';
import { jpeg } from '../../server/images/samples.ts';

/** The reason of a refusal can be read without pointing at it, and lies over nothing but the way to this page. */
async function expectWhole(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ ...before, width });
    const text = page.locator('.toast:not([data-behind]) .toast-text');
    expect(await text.evaluate((words) => words.scrollHeight - words.clientHeight), `${width} px`).toBe(0);
    const [card, title] = await Promise.all([
      text.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    const end = Math.floor((card?.y ?? 0) + (card?.height ?? 0));
    expect(end, `${width} px`).toBeLessThanOrEqual(Math.ceil(title?.y ?? 0));
  }
  await page.setViewportSize(before);
}

test('ERR-22 FALLB-03 ERR-16 ERR-17 ERR-18 ERR-19 ERR-20 ERR-25 UPLOAD-09: each failure of a list, an upload and a link is told in its way, and no photo is lost or there twice', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/400|409|413|418|500/);
  const { location } = await bench(server);
  await linked(server, location, 1);
  await answer(page, '/api/location-images', 'GET', refuse(500, 'Broken'));
  await page.goto('/location/B1');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(message(page, 'Failed to load images')).toBeVisible();
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(thumbs(page)).toHaveCount(1);

  // 415 and 422 open the same dialog: tests/machines/photos/uploads.test.ts has all four.
  for (const [status, told] of [
    [413, 'The image is too large. Choose an image under 6 MB.'],
    [400, /^The server could not process the image\./],
  ] as const) {
    await answer(page, '/api/images', 'POST', refuse(status, 'Choose another format'));
    await choose(page, 'shelf.jpg');
    const dialog = page.getByRole('dialog', { name: 'Image Upload Failed' });
    await expect(dialog.getByText(told)).toBeVisible();
    await expect(dialog.getByText('shelf.jpg')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(thumbs(page)).toHaveCount(1);
    await expect(card(page).getByText('Not sent yet')).toBeVisible();
    page.once('dialog', (question) => question.accept());
    await card(page).getByRole('button', { name: 'Discard shelf.jpg' }).click();
    await expect(card(page).getByText('Not sent yet')).toBeHidden();
  }

  await answer(page, '/api/images', 'POST', refuse(418, 'I am a teapot'));
  await choose(page, 'teapot.jpg');
  await expect(message(page, 'Failed to upload image')).toBeVisible();
  const retry = card(page).getByRole('button', { name: 'Retry the upload of teapot.jpg' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(message(page, 'Image added to location')).toBeVisible();
  await expect(retry).toBeHidden();
  expect((await server.api('GET', '/api/images')).json).toHaveLength(2);

  await answer(page, '/api/location-images', 'POST', refuse(409, 'Not now'));
  await choose(page, 'late.jpg');
  await expect(message(page, 'Failed to link image to location: Not now')).toBeVisible();
  await expect(thumbs(page)).toHaveCount(2);
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'Retry the upload of late.jpg' }).click();
  await expect(thumbs(page)).toHaveCount(3);
  expect((await server.api('GET', '/api/images')).json).toHaveLength(3);
});

test('UPLOAD-10 UPLOAD-11 UPLOAD-12 UPLOAD-13 UPLOAD-14 ERR-21: what is no photo, or above 6 MB although it was made smaller, is told so, and nothing is sent', async ({
  server,
  loggedIn: page,
}, testInfo) => {
  // No photo of 1536 px is above 6 MB; so the browser's own encoder is made to waste room.
  await page.route('**/photoWorker-*.js', async (route) => {
    const response = await route.fetch();
    const wasteful = `OffscreenCanvas.prototype.convertToBlob = async () =>
      new Blob([new Uint8Array(7 * 1024 * 1024)], { type: 'image/jpeg' });`;
    await route.fulfill({ response, body: `${wasteful}\n${await response.text()}` });
  });
  await onLocation(page, server);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const input = page.getByLabel('Image files');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(message(page, 'Selected file is not an image')).toBeVisible();
  await expectWhole(page);
  const cut = (await jpeg()).subarray(0, 200);
  await input.setInputFiles({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: cut });
  await expect(message(page, 'Failed to process image')).toBeVisible();
  const large = await jpeg('#c33', 1700, 1700);
  await input.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  // It is really decoded and made smaller, which a busy machine does in more than ten seconds.
  await expect(message(page, 'The image is too large')).toBeVisible();
  await expect(page.getByText(/still above the maximum of 6 MB/)).toBeVisible();
  // From the disk: so large, it would take long to get into the browser otherwise.
  const big = testInfo.outputPath('big.jpg');
  await writeFile(big, '');
  await truncate(big, 30 * 1024 * 1024 + 1);
  await input.setInputFiles(big);
  await expect(message(page, 'The image is too large')).toHaveCount(2);
  await expect(page.getByText('Choose an image under 30 MB.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('photos that could not be loaded are shown by themselves as soon as they can be', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/503/);
  const { location } = await bench(server);
  await linked(server, location, 2);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await refuse(503, 'Not now')(route);
    else await route.fallback();
  });
  await page.goto('/location/B1');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  // The large photo and both thumbnails.
  await expect(page.locator('.photo-missing')).toHaveCount(3);
  await page.unrouteAll();
  // Who comes back to the page does not wait for the next look.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('.photo-missing')).toHaveCount(0);
  await expect(page.locator('img.photo')).toHaveCount(3);
});
