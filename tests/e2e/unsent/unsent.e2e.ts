import type { Page, Route } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { fetchedAhead, kept, NO_ANSWER, online, storedKeys } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Item|Save)$/ });
const note = (page: Page, title: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: title });
const unsent = (page: Page, count: number) => page.getByRole('link', { name: `${count} waiting` });

async function itemsOf(server: TestServer): Promise<Item[]> {
  return decodeItems((await server.api('GET', '/api/items')).json).items;
}
async function itemNames(server: TestServer): Promise<string[]> {
  return (await itemsOf(server)).map(({ name }) => name);
}
async function place(server: TestServer) {
  return server.addLocation({ name: 'Bench', type: 'Room', label: 'B1' });
}

/** The add form, open, with the code of all screens there. */
async function openAdd(page: Page, location: { id: string }): Promise<void> {
  await page.goto(`/add?location_id=${location.id}`);
  await expect(save(page)).toBeVisible();
  await fetchedAhead(page);
}

async function openEdit(page: Page, item: { id: string; name: string }): Promise<void> {
  await page.goto(`/edit/${item.id}`);
  await expect(text(page, 'Name')).toHaveValue(item.name);
  await fetchedAhead(page);
}

/** The writes of an item are answered so; what reads it goes on to the server. */
const answerPatch = (page: Page, item: { id: string }, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(`**/api/items/${item.id}?*`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(answer) : route.continue(),
  );

/** A failure that nobody foresees: the next thing that needs a random number gets none. */
const runOutOfNumbersOnce = (page: Page) =>
  page.evaluate(() => {
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = () => {
      crypto.getRandomValues = real;
      throw new Error('out of numbers');
    };
  });

test.describe('a new item', () => {
  test('GOAL-12 CREATE-07 CREATE-08 CREATE-09 STORE-07 ENT-47 EDIT-21: with the server away is kept in this browser, shown as not sent wherever items are, can be edited, and is sent once when the server answers', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(NO_ANSWER);
    const bench = await place(server);
    await server.addItem({ name: 'Anvil', location: bench });
    await page.goto(`/location/${bench.id}`);
    await expect(page.getByText('Anvil')).toBeVisible();
    await fetchedAhead(page);
    await server.stop();
    await page.getByRole('link', { name: 'Add Item' }).first().click();
    await text(page, 'Name').fill('Bellows');
    await text(page, 'Notes').fill('leather, 2 pieces');
    await save(page).click();
    await expect(messages(page).getByText('Server unavailable - item stored locally')).toBeVisible();
    await expect(page).toHaveURL(/\/view\/local-[a-z0-9]{12,}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bellows');
    await expect(note(page, 'Not sent yet')).toBeVisible();
    await expect(unsent(page, 1)).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await kept(page, `local_item_${id}`)).toMatchObject({
      id,
      name: 'Bellows',
      notes: 'leather, 2 pieces',
    });

    await test.step('the notice of it leaves the mark in the header free, and the page below', async () => {
      const [mark, told, work] = [
        unsent(page, 1),
        messages(page).locator('.toast:not([data-behind])'),
        page.getByRole('main'),
      ];
      const before = page.viewportSize();
      for (const width of [1100, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const [left, right, below] = [
          await mark.boundingBox(),
          await told.boundingBox(),
          await work.boundingBox(),
        ];
        expect(right?.x, `${width}`).toBeGreaterThanOrEqual((left?.x ?? NaN) + (left?.width ?? NaN));
        expect((right?.y ?? NaN) + (right?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
      }
      await page.setViewportSize(before ?? { width: 1280, height: 720 });
    });

    await test.step('in the lists', async () => {
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Bench/ }).click();
      const items = page.getByRole('region', { name: 'Items' });
      await expect(items.getByRole('link', { name: /Bellows.*Not sent yet/ })).toBeVisible();
      await expect(items.getByRole('link', { name: /Anvil/ })).toBeVisible();
      await page.getByRole('link', { name: 'Stowage' }).click();
      const onHome = page.getByRole('list', { name: 'New items, not sent yet' });
      await expect(onHome.getByRole('heading', { name: 'Bellows' })).toBeVisible();
      // The palette and the search find it as well.
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('bell');
      await expect(page.getByRole('article', { name: 'Bellows' })).toContainText('Not sent yet');
      await expect(page.getByText('Nothing else among what this browser knows.')).toBeVisible();
      await expect(page.getByText('No items found')).toHaveCount(0);
      await page.keyboard.press('Control+Shift+K');
      await page.getByRole('combobox', { name: /^Find a location/ }).fill('bellows');
      await expect(page.getByRole('option', { name: /Bellows/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/view\/local-/);
    });

    await test.step('edited', async () => {
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await expect(note(page, 'Only in this browser')).toBeVisible();
      await text(page, 'Name').fill('Large bellows');
      await save(page).click();
      await expect(messages(page).getByText('Item updated successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/view\/local-/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Large bellows');
    });

    await server.start();
    // The page that is open on the local id goes on to the server's item.
    await expect(page).toHaveURL(/\/view\/[0-9a-f]{8}-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Large bellows');
    await expect(note(page, 'Not sent yet')).toBeHidden();
    await expect(page.getByRole('link', { name: /waiting$/ })).toBeHidden();
    expect(await itemNames(server)).toEqual(['Anvil', 'Large bellows']);
    expect(await storedKeys(page, /^(local|offline)_item_/)).toEqual([]);
    // An address with the local id still leads there.
    await page.goto(`/view/${id}`);
    await expect(page).toHaveURL(/\/view\/[0-9a-f]{8}-/);
  });

  test('CREATE-03 CREATE-04 CREATE-10 STORE-05: stays in the form after an unexpected failure; that the server has taken is cached, and its local copy is gone; whose fields the server refuses stays in the form, and can be kept', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(/422/);
    await openAdd(page, await place(server));
    await text(page, 'Name').fill('Springs');
    await runOutOfNumbersOnce(page);
    await save(page).click();
    await expect(messages(page).getByText('An error occurred while creating the item')).toBeVisible();
    await expect(text(page, 'Name')).toHaveValue('Springs');
    expect(await itemNames(server)).toEqual([]);
    await save(page).click();
    await expect(page).toHaveURL(/\/view\/[0-9a-f]{8}-/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect.poll(() => kept(page, `api_item_${id}`)).toMatchObject({ id, name: 'Springs' });
    expect(await storedKeys(page, /^local_item_/)).toEqual([]);
    expect(await kept(page, 'workshop-storage-items')).toHaveLength(6);

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Bench/ }).click();
    await page.getByRole('link', { name: 'Add Item' }).first().click();
    await page.route('**/api/items', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: {
              message: 'Please check the fields.',
              error: 'invalid',
              fields: { supplier: 'Unknown supplier' },
            },
          })
        : route.continue(),
    );
    await text(page, 'Name').fill('Rivets');
    await text(page, 'Supplier').first().fill('Nobody');
    await save(page).click();
    await expect(page.getByText('Unknown supplier')).toBeVisible();
    await expect(text(page, 'Name')).toHaveValue('Rivets');
    expect(await storedKeys(page, /^local_item_/)).toEqual([]);
    await page.getByRole('button', { name: 'Keep in this browser' }).click();
    await expect(messages(page).getByText('Server unavailable - item stored locally')).toBeVisible();
    await expect(page).toHaveURL(/\/view\/local-/);
    await expect(note(page, 'Not sent yet')).toContainText('Please check the fields.');
    expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);
  });
});

test.describe('an edit', () => {
  test('ITEMF-08 EDIT-14 EDIT-15 EDIT-17 EDIT-18 ERR-36 ERR-37 STORE-06 EDIT-20: with the server away is kept, said so, and sent when it answers; one that this browser cannot keep either stays in the form', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(NO_ANSWER);
    const item = await server.addItem({ name: 'Vise', location: await place(server) });
    await openEdit(page, item);
    await server.stop();
    await text(page, 'Description').fill('Cast iron');
    await page.evaluate(() => {
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      window.addEventListener('room-again', () => (Storage.prototype.setItem = setItem));
    });
    await save(page).click();
    await expect(messages(page).getByText("Failed to update item and couldn't store locally")).toBeVisible();
    await expect(note(page, 'Failed to update item')).toContainText("This browser's storage is full.");
    await expect(text(page, 'Description')).toHaveValue('Cast iron');
    expect(await storedKeys(page, /^offline_item_/)).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('room-again')));

    await text(page, 'Description').fill('Cast steel');
    await save(page).click();
    await expect(messages(page).getByText('Server unavailable - changes stored locally')).toBeVisible();
    await expect(messages(page).getByText('Item updated in offline mode')).toBeVisible();
    await expect(messages(page).getByText('Item updated successfully')).toBeHidden();
    await expect(note(page, 'Offline Update Saved')).toContainText(
      'Server update failed, but changes stored locally. Unable to connect to any API endpoint.',
    );
    expect(await kept(page, `offline_item_${item.id}`)).toMatchObject({
      id: item.id,
      name: 'Vise',
      description: 'Cast steel',
    });
    await expect(unsent(page, 1)).toBeVisible();
    await server.start();
    await online(page);
    await expect(page.getByRole('link', { name: /waiting$/ })).toBeHidden();
    expect(await itemsOf(server)).toMatchObject([{ name: 'Vise', description: 'Cast steel', version: 2 }]);
    expect(await storedKeys(page, /^offline_item_/)).toEqual([]);
  });

  test('CALL-25 EDIT-14 EDIT-15 EDIT-16 EDIT-17: that the server itself kept offline counts as not sent', async ({
    loggedIn: page,
    server,
  }) => {
    const item = await server.addItem({ name: 'Vise', location: await place(server) });
    await openEdit(page, item);
    await answerPatch(page, item, { json: { ...item, description: 'x', offline_update: true } });
    // It goes on only where told to: the message goes after five seconds of it, however long the test takes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await text(page, 'Description').fill('Cast iron');
    await save(page).click();
    const offlineMode = messages(page).getByText('Item updated in offline mode');
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(offlineMode).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(note(page, 'Offline Update Saved')).toBeVisible();
    await expect(messages(page).getByText('Server unavailable - changes stored locally')).toBeVisible();
    await expect(messages(page).getByText('Item updated successfully')).toBeHidden();
    await page.clock.runFor(4500);
    await expect(offlineMode).toBeVisible();
    await page.clock.runFor(1000);
    await expect(offlineMode).toBeHidden();
  });

  test('ITEMF-07 EDIT-01 EDIT-02 EDIT-03 EDIT-04 EDIT-05 EDIT-06 EDIT-19 EDIT-22 ERR-33 ERR-34: that the server fails on is kept, with a hint in the banner; the form then opens with what was kept, and Discard goes back to the server', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(/500/);
    const item = await server.addItem({ name: 'Vise', description: 'Steel', location: await place(server) });
    await openEdit(page, item);
    // Reading works, writing does not: the copy stays.
    await answerPatch(page, item, { status: 500, body: 'oops' });
    await text(page, 'Description').fill('Cast iron');
    await save(page).click();
    await expect(messages(page).getByText('Server update failed, but changes stored locally')).toBeVisible();
    await expect(note(page, 'Failed to update item')).toContainText(
      'The server had an internal error. Your changes were saved locally.',
    );
    await expect(text(page, 'Description')).toHaveValue('Cast iron');
    expect(await kept(page, `offline_item_${item.id}`)).toMatchObject({ description: 'Cast iron' });

    await page.goto(`/edit/${item.id}`);
    await expect(text(page, 'Description')).toHaveValue('Cast iron');
    const found = note(page, 'Offline data found');
    await expect(found).toContainText('Using your locally saved changes for this item');
    // Declined first: nothing happens.
    page.once('dialog', (dialog) => void dialog.dismiss());
    await found.getByRole('button', { name: 'Discard' }).click();
    await expect(text(page, 'Description')).toHaveValue('Cast iron');
    page.once('dialog', (dialog) => void dialog.accept());
    const read = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().includes(`/api/items/${item.id}?`),
    );
    await found.getByRole('button', { name: 'Discard' }).click();
    await read;
    await expect(text(page, 'Description')).toHaveValue('Steel');
    await expect(found).toBeHidden();
    expect(await storedKeys(page, /^offline_item_/)).toEqual([]);
  });

  test('CREATE-11 EDIT-07 EDIT-08 EDIT-09 EDIT-10 EDIT-12: stays in the form after an unexpected failure; that succeeds leaves no copy behind and tells the other lists; is not overwritten by newer data while it is typed', async ({
    loggedIn: page,
    server,
  }) => {
    const item = await server.addItem({ name: 'Vise', location: await place(server) });
    await openEdit(page, item);
    await text(page, 'Description').fill('Cast iron');
    await runOutOfNumbersOnce(page);
    await save(page).click();
    await expect(messages(page).getByText('An error occurred while saving the item')).toBeVisible();
    await expect(text(page, 'Description')).toHaveValue('Cast iron');

    await page.evaluate((id) => {
      localStorage.setItem(`api_item_${id}`, JSON.stringify({ id, name: 'old' }));
      window.addEventListener('categories-updated', () => localStorage.setItem('heard', 'yes'));
    }, item.id);
    await save(page).click();
    await expect(messages(page).getByText('Item updated successfully')).toBeVisible();
    expect(await storedKeys(page, /^(api|offline|local)_item_/)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('heard'))).toBe('yes');
    await expect(page).toHaveURL(`/view/${item.id}`);
    await expect(page.getByRole('definition').filter({ hasText: 'Cast iron' })).toBeVisible();

    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await text(page, 'Description').fill('Cast steel');
    await server.api('PATCH', `/api/items/${item.id}`, { description: 'Steel', name: 'Bench vise' });
    const lists = page.waitForResponse((response) => response.url().includes('/api/item-categories'));
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('categories-updated'));
    });
    await lists;
    await expect(text(page, 'Description')).toHaveValue('Cast steel');
    await expect(text(page, 'Name')).toHaveValue('Vise');
  });
});
