import type { Page } from '@playwright/test';
import { decodeItemImages, decodeLocationImages } from '../../../contract/photos/images.ts';
import { expect, test } from '../../support/app.ts';
import {
  answer,
  bench,
  card,
  choose,
  hold,
  linked,
  message,
  onItem,
  onLocation,
  picker,
  refuse,
  selected,
  thumbs,
  uploads,
} from '../../support/gallery.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';

/** In the page: lets a photo be dragged over it, dropped on it, or pasted into it. */
async function bring(page: Page, type: 'dragover' | 'drop' | 'paste', name: string): Promise<void> {
  const bytes = [...(await jpeg())];
  await page.evaluate(
    ([kind, filename, data]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], filename, { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent(kind, { ...options, dataTransfer: transfer });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [type, name, bytes] as const,
  );
}

test('GOAL-07 LOC-51 LOC-52 LOC-54 LOC-57 LOC-58 LOC-59 UPLOAD-01 UPLOAD-02 UPLOAD-03 UPLOAD-04 UPLOAD-06 UPLOAD-07 UPLOAD-08: the card Images loads, is empty, and takes photos chosen, dropped anywhere and pasted; what is cancelled leaves nothing, and an upload goes on while another page is looked at', async ({
  server,
  loggedIn: page,
}) => {
  const isLoading = await hold(page, '/api/location-images', 'GET');
  const location = await onLocation(page, server);
  await expect(card(page).getByText('Loading images...')).toBeVisible();
  isLoading();
  await expect(
    card(page).getByText('No images added yet. Upload an image or browse existing images to get started.'),
  ).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Upload New' })).toBeVisible();
  await card(page).getByRole('button', { name: 'Browse Existing' }).click();
  await expect(picker(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const links = async () => {
    const { json } = await server.api('GET', `/api/location-images?location_id=${location.id}`);
    return decodeLocationImages(json).map(({ image }) => image?.filename);
  };

  await test.step('cancelled', async () => {
    const release = await hold(page, '/api/images', 'POST');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await choose(page, 'cancelled.jpg');
    await asked;
    await uploads(page).getByRole('button', { name: 'Cancel the upload of cancelled.jpg' }).click();
    await expect(uploads(page)).toBeHidden();
    await expect(card(page).getByText('Not sent yet')).toBeHidden();
    release();
    await page.reload();
    await page.getByRole('tab', { name: 'Images & Analysis' }).click();
    await expect(card(page).getByText(/^No images added yet/)).toBeVisible();
    expect(await links()).toEqual([]);
  });

  await test.step('left', async () => {
    const release = await hold(page, '/api/images', 'POST');
    await choose(page, 'left.jpg');
    await expect(card(page).getByText('Processing upload...')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stowage' })).toBeVisible();
    release();
    await expect(message(page, 'Image added to location')).toBeVisible();
    await page.goBack();
    await page.getByRole('tab', { name: 'Images & Analysis' }).click();
    await expect(selected(page)).toHaveAccessibleName('Image 1 of 1, left.jpg');
  });

  await test.step('chosen', async () => {
    const release = await hold(page, '/api/images', 'POST');
    await choose(page, 'shelf.jpg');
    await expect(card(page).getByText('Processing upload...')).toBeVisible();
    await expect(selected(page)).toHaveAccessibleName(/^Image 2 of 2, shelf\.jpg, (Preparing|Upload \d+ %)$/);
    await expect(uploads(page).getByRole('progressbar', { name: 'Upload of shelf.jpg' })).toBeVisible();
    release();
    await expect(selected(page)).toHaveAccessibleName('Image 2 of 2, shelf.jpg');
    await expect(card(page).getByText('Processing upload...')).toBeHidden();
    await expect(selected(page).locator('img')).toHaveJSProperty('naturalWidth', 40);
    expect(await links()).toEqual(['left.jpg', 'shelf.jpg']);
  });

  await test.step('dropped and pasted', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(card(page)).toBeHidden();
    await bring(page, 'dragover', 'dropped.jpg');
    await expect(page.getByText('Drop images to add them to Bench')).toBeVisible();
    await bring(page, 'drop', 'dropped.jpg');
    await expect(page.getByText('Drop images to add them to Bench')).toBeHidden();
    await expect(selected(page)).toHaveAccessibleName('Image 3 of 3, dropped.jpg');
    await bring(page, 'paste', 'pasted.jpg');
    await expect(thumbs(page)).toHaveCount(4);
    await expect(selected(page)).toHaveAccessibleName('Image 4 of 4, pasted.jpg');
  });
});

test('GOAL-06 ITEMV-06 ITEMV-16 UPLOAD-05 ERR-24: several photos go up to an item at once, three at a time, and a link that fails is told', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/409/);
  const item = await onItem(page, server);
  let most = 0;
  let now = 0;
  const release = await hold(page, '/api/images', 'POST');
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/images') {
      most = Math.max(most, ++now);
    }
  });
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/images') now--;
  });
  await choose(page, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg');
  await expect(uploads(page).getByText('2 more wait')).toBeVisible();
  await expect.poll(() => now).toBe(3);
  release();
  await expect(thumbs(page)).toHaveCount(5);
  await expect(card(page).getByText('Processing upload...')).toBeHidden();
  expect(most).toBe(3);
  const links = decodeItemImages((await server.api('GET', `/api/item-images?item_id=${item.id}`)).json);
  expect(links.map(({ image }) => image?.filename).toSorted()).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
    'd.jpg',
    'e.jpg',
  ]);
  await expect(card(page).getByRole('button', { name: 'Open the image in full size' })).toBeVisible();

  // Whoever cancels them by keyboard stays among them, and is at the buttons that add photos in the end.
  const releaseAgain = await hold(page, '/api/images', 'POST');
  await choose(page, 'p.jpg', 'q.jpg');
  const cancel = (name: string) =>
    uploads(page).getByRole('button', { name: `Cancel the upload of ${name}` });
  await cancel('p.jpg').press('Enter');
  await expect(cancel('q.jpg')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cancel('q.jpg')).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Browse Existing' })).toBeFocused();
  releaseAgain();

  await answer(page, '/api/item-images', 'POST', refuse(409, 'Not now'));
  await choose(page, 'late.jpg');
  await expect(message(page, 'Failed to link image to item')).toBeVisible();
  await expect(thumbs(page)).toHaveCount(5);
});

test('LOC-56 LOC-60 DELIMG-02 DELIMG-03 ERR-23 ERR-26 ERR-27: deleting asks, tells of a failure, removes the link and not the image; a photo that cannot be shown is asked for anew once, and then gives its name', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/403|500/);
  const { location } = await bench(server);
  await linked(server, location, 2);
  await page.route('**/images/*/320.webp?*', (route) => route.fulfill({ status: 403, body: '' }));
  await page.route('**/api/location-images/*/*', refuse(500, 'Broken'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/location-images') asked.push(request.url());
  });
  await page.goto('/location/B1');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(selected(page)).toHaveAccessibleName('Image 1 of 2, 0.jpg');
  await expect(thumbs(page).getByText('0.jpg')).toBeVisible();
  await expect(thumbs(page).getByText('1.jpg')).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);

  page.once('dialog', (question) => question.accept());
  await card(page).getByRole('button', { name: 'Delete image' }).click();
  await expect(message(page, 'Failed to delete image: Broken')).toBeVisible();
  await expect(thumbs(page)).toHaveCount(2);

  await page.unrouteAll();
  page.once('dialog', (question) => question.dismiss());
  await card(page).getByRole('button', { name: 'Delete image' }).click();
  await expect(thumbs(page)).toHaveCount(2);
  page.once('dialog', (question) => question.accept());
  await card(page).getByRole('button', { name: 'Delete image' }).click();
  await expect(message(page, 'Image removed successfully')).toBeVisible();
  await expect(thumbs(page)).toHaveAccessibleName('Image 1 of 1, 1.jpg');
  await expect(selected(page)).toHaveCount(0);
  expect((await server.api('GET', '/api/images')).json).toHaveLength(2);
});

test('an item with photos opens at its top on a phone', async ({ server, loggedIn: page }) => {
  const { item } = await bench(server);
  for (const colour of ['#c33', '#3c3']) {
    const image = await uploaded(server, await jpeg(colour));
    await server.api('POST', `/api/item-images?item_id=${item.id}&image_id=${String(image['id'])}`, {});
  }
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`/view/${item.id}`);
  await expect(selected(page).locator('img')).toHaveJSProperty('naturalWidth', 40);
  await expect(page.getByRole('heading', { name: 'Anvil' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('cards and rows show the first photo, and no broken picture', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/403/);
  const { item, location } = await bench(server);
  const image = await uploaded(server, await jpeg());
  await server.api('POST', `/api/item-images?item_id=${item.id}&image_id=${String(image['id'])}`, {});
  await linked(server, location, 1);
  await page.goto('/');
  const picture = page.getByRole('article', { name: 'Anvil' }).locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 40);
  await expect(page.getByRole('article', { name: 'Bench' }).locator('img')).toBeVisible();
  await page.getByRole('article', { name: 'Bench' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /Anvil/ }).locator('img')).toBeVisible();
  await page.route('**/images/*/320.webp?*', (route) => route.fulfill({ status: 403, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Anvil' })).toBeVisible();
  await expect(picture).toBeHidden();
});
