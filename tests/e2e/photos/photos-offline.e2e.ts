import type { Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import { decodeItemImages } from '../../../contract/photos/images.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { fetchedAhead, NO_ANSWER, online, storedKeys } from '../../support/offline.ts';
import { jpeg, noise } from '../../server/images/samples.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const unsent = (page: Page, count: number) => page.getByRole('link', { name: `${count} waiting` });
const photos = (page: Page) => page.getByRole('list', { name: 'Photos' });
const card = (page: Page) => page.getByRole('region', { name: 'Images' });
const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
/** Waits for the next round of the outbox, which may be some seconds away. */

const chosen = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function addPhotos(page: Page, ...names: string[]): Promise<void> {
  const buffer = await jpeg();
  await page.getByLabel('Image files').setInputFiles(names.map((name) => chosen(name, buffer)));
}

async function linksOf(server: TestServer, item: { id: string }) {
  return decodeItemImages((await server.api('GET', `/api/item-images?item_id=${item.id}`)).json);
}
const filenames = async (server: TestServer, item: { id: string }) =>
  (await linksOf(server, item)).map(({ image }) => image?.filename);

/** The page of an item in a browser that has sent a photo before, so that the code for it is there. */
async function onItem(page: Page, server: TestServer) {
  const location = await server.addLocation({ name: 'Bench', type: 'Room', label: 'B1' });
  const item = await server.addItem({ name: 'Anvil', location });
  await page.goto(`/view/${item.id}`);
  await addPhotos(page, 'first.jpg');
  await expect.poll(() => filenames(server, item)).toEqual(['first.jpg']);
  await fetchedAhead(page);
  // Its code comes with the first photo.
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
  return { item, location };
}

test('GOAL-06 UPLOAD-05: photos added with the server away are kept, counted, shown, still there in a page that opens anew, and sent once when it answers', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  const { item } = await onItem(page, server);
  await server.stop();
  await addPhotos(page, 'second.jpg', 'third.jpg');
  await expect(unsent(page, 2)).toBeVisible();
  await expect(card(page).getByText('Not sent yet')).toHaveCount(2);
  expect(await storedKeys(page, /^unsent_photos$/)).toHaveLength(1);

  await unsent(page, 2).click();
  const row = photos(page).getByRole('listitem').filter({ hasText: 'second.jpg' });
  await expect(row).toContainText('Waiting to be sent.');
  await expect(row.getByRole('link', { name: 'Anvil' })).toHaveAttribute('href', `/view/${item.id}`);
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 40);

  await page.goto('about:blank');
  await server.start();
  await page.goto('/unsent');
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  await expect(page.getByRole('link', { name: /waiting$/ })).toBeHidden();
  expect(await filenames(server, item)).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  expect(await storedKeys(page, /^unsent_photos$/)).toEqual([]);
});

/** Adds an item with a photo, neither of which the server has; from a page that leads to the location. */
async function addWithPhoto(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Bench/ }).click();
  await page.getByRole('link', { name: 'Add Item' }).first().click();
  await text(page, 'Name').fill(name);
  await page.getByRole('button', { name: /^(Add Item|Save)$/ }).click();
  await expect(page).toHaveURL(/\/view\/local-/);
  await addPhotos(page, `${name}.jpg`);
}

test('GOAL-06 UPLOAD-05: a photo of a new item waits for its item and goes to the one that the server then has; or is discarded with it, which the question names', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  // 412: what was discarded had not reached the server, which makes nothing of it any more.
  expectConsole(new RegExp(`${NO_ANSWER.source}|412`));
  await onItem(page, server);
  await server.stop();
  await addWithPhoto(page, 'Wing nuts');
  await expect(unsent(page, 2)).toBeVisible();
  await addWithPhoto(page, 'Cap nuts');
  await unsent(page, 4).click();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return questions.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  const discard = page.getByRole('button', { name: 'Discard Wing nuts', exact: true });
  await discard.click();
  await expect.poll(() => questions).toHaveLength(1);
  await expect(unsent(page, 4)).toBeVisible();
  await discard.click();
  await expect(unsent(page, 2)).toBeVisible();
  expect(questions[1]).toBe(
    'Discard "Wing nuts" and its photo? They are only in this browser and cannot be brought back.',
  );
  expect(await storedKeys(page, /^local_item_/)).toHaveLength(1);

  await server.start();
  await online(page);
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(await storedKeys(page, /^(unsent_photos$|local_item_)/)).toEqual([]);
  const { items } = decodeItems((await server.api('GET', '/api/items')).json);
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Anvil', 'Cap nuts']);
  const made = items.find(({ name }) => name === 'Cap nuts');
  expect(await filenames(server, { id: made?.id ?? '' })).toEqual(['Cap nuts.jpg']);
});

test.describe('in a browser with little room', () => {
  // Its quota would stay with the tests that follow.
  test.use({ ownContext: {} });

  test('a photo that this browser has no room for says so, drops no other one, and is sent', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(NO_ANSWER);
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(server.url);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 500_000 });
    const { item } = await onItem(page, server);
    await server.stop();
    await addPhotos(page, 'second.jpg');
    await expect(unsent(page, 1)).toBeVisible();
    const large = await noise(900, 900).jpeg({ quality: 95 }).toBuffer();
    await page.getByLabel('Image files').setInputFiles([chosen('third.jpg', large)]);
    await unsent(page, 2).click();
    const row = (name: string) => photos(page).getByRole('listitem').filter({ hasText: name });
    await expect(row('third.jpg')).toContainText('It is here only as long as this page is open.');
    await expect(row('second.jpg')).toContainText('Waiting to be sent.');
    await expect(row('second.jpg')).not.toContainText('only as long');
    await server.start();
    await online(page);
    await expect.poll(() => filenames(server, item)).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  });
});
