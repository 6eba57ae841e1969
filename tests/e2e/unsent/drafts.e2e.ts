import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { ADMIN } from '../../support/builtServer.ts';
import { storedKeys } from '../../support/offline.ts';

const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Item|Save|Create Location)$/ });
const offer = (page: Page, words: string) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'Unfinished input found' })
    .filter({ hasText: words });

test('what was typed and left is offered again, never sent by itself, and gone once it is saved; what is typed while that goes on stays, with the focus, as a change of that one item', async ({
  loggedIn: page,
  server,
}) => {
  const bench = await server.addLocation({ name: 'Bench' });
  await page.goto(`/add?location_id=${bench.id}`);
  await text(page, 'Name').fill('Half a thou');
  await text(page, 'Notes').fill('still typ');
  // A page that ends in the middle of it.
  await page.reload();
  await expect(text(page, 'Name')).toHaveValue('');
  await expect(offer(page, 'Half a thou')).toBeVisible();
  // Something else is typed meanwhile: it does not take the draft's place.
  await text(page, 'Name').fill('Another one');
  await page.getByRole('link', { name: 'Back to Items' }).click();
  await page.goto(`/add?location_id=${bench.id}`);
  await expect(offer(page, 'Another one')).toBeVisible();
  await offer(page, 'Half a thou').getByRole('button', { name: 'Continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(text(page, 'Name')).toHaveValue('Half a thou');
  await expect(text(page, 'Notes')).toHaveValue('still typ');
  await expect(offer(page, 'Half a thou')).toBeHidden();
  await expect(text(page, 'Name')).toBeFocused();
  await offer(page, 'Another one').getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await expect(offer(page, 'Another one')).toBeHidden();
  await expect(text(page, 'Name')).toBeFocused();
  expect(await storedKeys(page, /^stowage-draft_/)).toHaveLength(1);
  await text(page, 'Name').fill('Half a thousand nuts');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a thousand nuts');
  expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/items', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.goto(`/add?location_id=${bench.id}`);
  await text(page, 'Name').fill('Bolts');
  await text(page, 'Name').press('Enter');
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page.keyboard.type(' M3');
  release();
  await expect(page.getByText('Saved, but not what you typed since')).toBeVisible();
  await expect(page).toHaveURL(/\/edit\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Storage Item');
  await expect(text(page, 'Name')).toBeFocused();
  await page.keyboard.type(' x 8');
  await expect(text(page, 'Name')).toHaveValue('Bolts M3 x 8');
  // Enter alone, as fast after it, would be a scanner's.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bolts M3 x 8');
  const { json } = await server.api('GET', '/api/items');
  expect(json).toMatchObject([{ name: 'Bolts M3 x 8' }, { name: 'Half a thousand nuts' }]);
  expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);
});

test('typing back to what was there, or Cancel, leaves no draft; a login that ends in the middle of typing loses nothing: it says so, knows the name, and the input is back after it', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/401/);
  const item = await server.addItem({ name: 'Vise', location: await server.addLocation({ name: 'Bench' }) });
  await page.goto(`/edit/${item.id}`);
  await expect(text(page, 'Name')).toHaveValue('Vise');
  await text(page, 'Name').fill('Vise 2');
  expect(await storedKeys(page, /^stowage-draft_/)).toHaveLength(1);
  await text(page, 'Name').fill('Vise');
  expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);
  await text(page, 'Name').fill('Vise 3');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);

  await page.goto(`/edit/${item.id}`);
  await expect(text(page, 'Name')).toHaveValue('Vise');
  await text(page, 'Description').fill('Cast iron, 12');
  await server.api('POST', '/api/logout');
  // Any call of the page meets the ended session.
  await page.evaluate(() => window.dispatchEvent(new Event('categories-updated')));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your session has ended. Log in to go on: what you typed is kept.',
  );
  await expect(text(page, 'Username')).toHaveValue(ADMIN.username);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/edit/${item.id}`);
  await expect(text(page, 'Description')).toHaveValue('Cast iron, 12');
  await save(page).click();
  await expect(page).toHaveURL(`/view/${item.id}`);
});

test('a login that ends as the site’s data are cleared under a form does not say that what was typed is kept', async ({
  loggedIn: page,
}) => {
  await page.goto('/add-location');
  await text(page, 'Name').fill('Cellar');
  expect(await storedKeys(page, /^stowage-draft_/)).toHaveLength(1);
  await page.evaluate(() => {
    localStorage.clear();
    // As the browser tells of it, which it does not to the page that has done it.
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  });
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Your session has ended. Log in to go on.',
  );
});

test('the location form keeps what was typed as well; a browser without room says at once that what is typed is not kept', async ({
  loggedIn: page,
}) => {
  await page.goto('/add-location');
  await text(page, 'Name').fill('Cellar');
  await page.reload();
  await text(page, 'Name').fill('Attic');
  await page.reload();
  // The focus goes on to what else is offered, then to the form.
  await offer(page, 'Attic').getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await expect(offer(page, 'Cellar').getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page, 'Name')).toHaveValue('Cellar');
  await expect(text(page, 'Name')).toBeFocused();
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cellar');
  expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);

  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Storage Item');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await text(page, 'Name').fill('Cellar');
  await expect(
    page
      .getByRole('region', { name: 'Messages' })
      .getByText('What you type is not kept if you leave this page'),
  ).toBeVisible();
});

test('what was typed into the form of an item or a location that somebody else deletes is offered where that is told, and can be added as a new one', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/404/);
  const bench = await server.addLocation({ name: 'Bench', label: 'B1' });
  const item = await server.addItem({ name: 'Bolts', location: bench });
  await page.goto(`/edit/${item.id}`);
  await text(page, 'Notes').fill('Two bags');
  await server.api('DELETE', `/api/items/${item.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item not found');
  await expect(offer(page, 'Bolts')).toContainText('Notes Two bags');
  await offer(page, 'Bolts').getByRole('button', { name: 'Add as a new item' }).click();
  await expect(page).toHaveURL(/\/add$/);
  await expect(text(page, 'Name')).toHaveValue('Bolts');
  await expect(text(page, 'Notes')).toHaveValue('Two bags');
  expect(await storedKeys(page, /^stowage-draft_/)).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/edit-location/${bench.id}`);
  await text(page, 'Description').fill('By the door');
  await server.api('DELETE', `/api/locations/${bench.id}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location not found');
  await expect(offer(page, 'Bench')).toContainText('Description By the door');
  // On the page of the location too, by its label as well.
  await page.goto('/location/B1');
  await expect(offer(page, 'Bench')).toBeVisible();
  await offer(page, 'Bench').getByRole('button', { name: 'Add as a new location' }).click();
  await expect(text(page, 'Description')).toHaveValue('By the door');
  await expect(text(page, 'Label')).toHaveValue('B1');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await storedKeys(page, /^stowage-draft_/)).toEqual([]);
});
