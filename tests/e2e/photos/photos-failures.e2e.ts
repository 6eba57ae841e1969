import { truncate, writeFile } from 'node:fs/promises';
import { expect, test } from '../../support/app.ts';
import {
  answer,
  bench,
  card,
  choose,
  linked,
  message,
  onItem,
  onLocation,
  refuse,
  strip,
  thumbs,
} from '../../support/gallery.ts';
import { jpeg, noise } from '../../server/images/samples.ts';

test.describe('an upload that the server refuses', () => {
  for (const [id, status, told] of [
    ['ERR-16 ERR-17', 413, 'The image is too large. Choose an image under 6 MB.'],
    ['ERR-18 ERR-19', 400, /^The server could not process the image\./],
    ['with 415', 415, 'Choose another format'],
    ['with 422', 422, 'Choose another format'],
  ] as const) {
    test(`${id}: opens the dialog Image Upload Failed, and the photo is not lost`, async ({
      server,
      loggedIn: page,
      expectConsole,
    }) => {
      expectConsole(new RegExp(String(status)));
      await onLocation(page, server);
      await answer(page, '/api/images', 'POST', refuse(status, 'Choose another format'));
      await choose(page, 'shelf.jpg');
      const dialog = page.getByRole('dialog', { name: 'Image Upload Failed' });
      await expect(dialog.getByText(told)).toBeVisible();
      await expect(dialog.getByText('shelf.jpg')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(strip(page)).toBeHidden();
      await expect(card(page).getByText('Not sent yet')).toBeVisible();
      page.once('dialog', (question) => question.accept());
      await card(page).getByRole('button', { name: 'Discard shelf.jpg' }).click();
      await expect(card(page).getByText('Not sent yet')).toBeHidden();
    });
  }

  test('ERR-20: in another way is a toast, and a retry makes no second image', async ({
    server,
    loggedIn: page,
    expectConsole,
  }) => {
    expectConsole(/418/);
    await onLocation(page, server);
    await answer(page, '/api/images', 'POST', refuse(418, 'I am a teapot'));
    await choose(page, 'shelf.jpg');
    await expect(message(page, 'Failed to upload image')).toBeVisible();
    const retry = card(page).getByRole('button', { name: 'Retry the upload of shelf.jpg' });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(message(page, 'Image added to location')).toBeVisible();
    await expect(retry).toBeHidden();
    expect((await server.api('GET', '/api/images')).json).toHaveLength(1);
  });
});

test.describe('a link that fails', () => {
  test('ERR-25 UPLOAD-09: to a location is told with its message, and the temporary entry goes', async ({
    server,
    loggedIn: page,
    expectConsole,
  }) => {
    expectConsole(/409/);
    await onLocation(page, server);
    await answer(page, '/api/location-images', 'POST', refuse(409, 'Not now'));
    await choose(page, 'shelf.jpg');
    await expect(message(page, 'Failed to link image to location: Not now')).toBeVisible();
    await expect(strip(page)).toBeHidden();
    await page.unrouteAll();
    await card(page).getByRole('button', { name: 'Retry the upload of shelf.jpg' }).click();
    await expect(thumbs(page)).toHaveCount(1);
    expect((await server.api('GET', '/api/images')).json).toHaveLength(1);
  });

  test('ERR-24: to an item is told', async ({ server, loggedIn: page, expectConsole }) => {
    expectConsole(/409/);
    await onItem(page, server);
    await answer(page, '/api/item-images', 'POST', refuse(409, 'Not now'));
    await choose(page, 'shelf.jpg');
    await expect(message(page, 'Failed to link image to item')).toBeVisible();
    await expect(strip(page)).toBeHidden();
  });
});

test('UPLOAD-10 UPLOAD-11 UPLOAD-12 ERR-21: what is no photo is told so, and nothing is sent', async ({
  server,
  loggedIn: page,
}, testInfo) => {
  await onLocation(page, server);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const input = page.getByLabel('Image files');
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
  await expect(message(page, 'Selected file is not an image')).toBeVisible();
  // From the disk: so large, it would take long to get into the browser otherwise.
  const big = testInfo.outputPath('big.jpg');
  await writeFile(big, '');
  await truncate(big, 30 * 1024 * 1024 + 1);
  await input.setInputFiles(big);
  await expect(message(page, 'The image is too large')).toBeVisible();
  await expect(page.getByText('Choose an image under 30 MB.')).toBeVisible();
  const cut = (await jpeg()).subarray(0, 200);
  await input.setInputFiles({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: cut });
  await expect(message(page, 'Failed to process image')).toBeVisible();
  expect(sent).toEqual([]);
});

test('UPLOAD-13 UPLOAD-14: what is above 6 MB although it was made smaller is told so, and nothing is sent', async ({
  server,
  loggedIn: page,
}) => {
  await onLocation(page, server);
  // No photo of 1536 px is that large; so the browser's own encoder is made to waste room.
  await page.route('**/photoWorker-*.js', async (route) => {
    const response = await route.fetch();
    const wasteful = `OffscreenCanvas.prototype.convertToBlob = async () =>
      new Blob([new Uint8Array(7 * 1024 * 1024)], { type: 'image/jpeg' });`;
    await route.fulfill({ response, body: `${wasteful}\n${await response.text()}` });
  });
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const buffer = await noise(1700, 1700).jpeg({ quality: 80 }).toBuffer();
  await page.getByLabel('Image files').setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await expect(message(page, 'The image is too large')).toBeVisible();
  await expect(page.getByText(/still above the maximum of 6 MB/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('ERR-22 FALLB-03: a list of links that fails is told and can be tried again', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/500/);
  const { location } = await bench(server);
  await linked(server, location, 1);
  await answer(page, '/api/location-images', 'GET', refuse(500, 'Broken'));
  await page.goto('/location/B1');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(message(page, 'Failed to load images')).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(thumbs(page)).toHaveCount(1);
});
