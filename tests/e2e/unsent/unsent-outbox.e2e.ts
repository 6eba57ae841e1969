import type { BrowserContext, Page, Request } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { ADMIN } from '../../support/builtServer.ts';
import { fetchedAhead, NO_ANSWER, online, storedKeys } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Item|Save)$/ });
const unsent = (page: Page) => page.getByRole('link', { name: /\d+ waiting$/ });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function itemsOf(server: TestServer): Promise<Item[]> {
  return decodeItems((await server.api('GET', '/api/items')).json).items;
}

async function addForm(page: Page, location: { id: string }): Promise<void> {
  await page.goto(`/add?location_id=${location.id}`);
  await expect(save(page)).toBeVisible();
  await fetchedAhead(page);
}

/** Lets the call reach the server and loses its answer, as often as told; later calls go through. */
async function loseAnswers(page: Page, method: string, times: number): Promise<() => number> {
  let lost = 0;
  await page.route('**/api/items**', async (route) => {
    if (route.request().method() !== method || lost >= times) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => lost;
}

/** Another browser, with a login of its own. */
async function otherBrowser(context: BrowserContext, server: TestServer): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: server.url });
  if (!other) throw new Error('There is no browser.');
  const page = await other.newPage();
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('auth_token', token ?? '');
      localStorage.setItem('stowage-user', user ?? '');
    },
    [server.token, ADMIN.username],
  );
  return page;
}

test('GOAL-12: an answer lost after the commit never makes a second item, one lost after an update no conflict with oneself', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  expectConsole(/412/);
  await addForm(page, await server.addLocation({ name: 'Bench' }));
  const lost = await loseAnswers(page, 'POST', 2);
  await text(page, 'Name').fill('Chisels');
  await save(page).click();
  await expect(messages(page).getByText('Server unavailable - item stored locally')).toBeVisible();
  // The outbox tries again, loses that answer too, and then hears of the item that there is.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(lost).toBe(2);
  await expect(page).toHaveURL(/\/view\/[0-9a-f]{8}-/);
  expect((await itemsOf(server)).map(({ name }) => name)).toEqual(['Chisels']);

  await loseAnswers(page, 'PATCH', 1);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(text(page, 'Name')).toHaveValue('Chisels');
  await text(page, 'Description').fill('Japanese');
  await save(page).click();
  await expect(messages(page).getByText('Item updated successfully')).toBeVisible();
  expect(await itemsOf(server)).toMatchObject([{ description: 'Japanese', version: 2 }]);
  await expect(unsent(page)).toBeHidden();
});

test('GOAL-12: two tabs send one unsent item once; unsent work can be discarded, by keyboard alone and after a question', async ({
  loggedIn: page,
  context,
  server,
  expectConsole,
}) => {
  // 412: what was discarded had not reached the server, which makes nothing of it any more.
  expectConsole(new RegExp(`${NO_ANSWER.source}|412`));
  const bench = await server.addLocation({ name: 'Bench' });
  await addForm(page, bench);
  const second = await context.newPage();
  await second.goto('/unsent');
  await expect(second.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await server.stop();
  await text(page, 'Name').fill('Plane');
  await save(page).click();
  await expect(unsent(page)).toContainText('1 waiting');
  await expect(row(second, 'Plane')).toBeVisible();
  const posts = new Set<Request>();
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/items') posts.add(request);
  });
  // A round may try while the server is still starting: that reaches nobody.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_CONNECTION_REFUSED') posts.delete(request);
  });
  await server.start();
  for (const tab of [page, second]) await online(tab);
  // Which of them has sent it, is by chance.
  await expect(second.getByRole('heading', { name: /Everything is sent|Nothing is waiting/ })).toBeVisible();
  await expect(page).toHaveURL(/\/view\/[0-9a-f]{8}-/);
  expect((await itemsOf(server)).map(({ name }) => name)).toEqual(['Plane']);
  expect(posts.size).toBe(1);

  await addForm(page, bench);
  await server.stop();
  await text(page, 'Name').fill('Awl');
  await page.keyboard.press('Control+Enter');
  await expect(unsent(page)).toContainText('1 waiting');
  // The page of the new item takes the focus as it opens, which may be after the header knows of the item.
  await expect(page.getByRole('heading', { level: 1, name: 'Awl' })).toBeFocused();
  await unsent(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting to sync' })).toBeFocused();
  await expect(row(page, 'Awl')).toContainText('Waiting for the server.');
  await expect(row(second, 'Awl')).toBeVisible();
  // Each answer is waited for: the second question must not get the first one's.
  const kept = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.keyboard.press('j');
  await expect(row(page, 'Awl').getByRole('link', { name: 'Awl', exact: true })).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Discard Awl' })).toBeFocused();
  await page.keyboard.press('Enter');
  await kept;
  await expect(row(page, 'Awl')).toBeVisible();
  const discarded = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await page.keyboard.press('Enter');
  await discarded;
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await storedKeys(page, /^local_item_/)).toEqual([]);
  await server.start();
  await online(page);
  await expect.poll(() => storedKeys(page, /^withdrawn_/)).toEqual([]);
  expect((await itemsOf(server)).map(({ name }) => name)).toEqual(['Plane']);
});

test('GOAL-12: two browsers edit the same item: what only one changed is merged without a word lost; of a field that both changed the second sees both versions, chooses or mixes, and neither is lost', async ({
  loggedIn: page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(/412/);
  const item = await server.addItem({
    name: 'Vise',
    description: 'Green',
    quantity: 1,
    location: await server.addLocation({ name: 'Bench' }),
  });
  const other = await otherBrowser(context, server);
  for (const tab of [page, other]) {
    await tab.goto(`/edit/${item.id}`);
    await expect(text(tab, 'Name')).toHaveValue('Vise');
  }
  await text(other, 'Supplier').first().fill('Acme');
  await save(other).click();
  await expect(messages(other).getByText('Item updated successfully')).toBeVisible();
  await text(page, 'Description').fill('Cast iron');
  await save(page).click();
  await expect(messages(page).getByText('Item updated successfully')).toBeVisible();
  expect(await itemsOf(server)).toMatchObject([{ description: 'Cast iron', supplier: 'Acme', version: 3 }]);

  for (const tab of [page, other]) {
    await tab.goto(`/edit/${item.id}`);
    await expect(text(tab, 'Description')).toHaveValue('Cast iron');
  }
  await text(other, 'Description').fill('Cast iron, blue');
  await other.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await text(other, 'Notes').fill('Jaws are worn');
  await save(other).click();
  await expect(messages(other).getByText('Item updated successfully')).toBeVisible();
  await text(page, 'Description').fill('Cast iron, 120 mm');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await save(page).click();

  const versions = page.getByRole('region', { name: 'This item was changed elsewhere, too' });
  await expect(versions.getByRole('heading', { name: 'This item was changed elsewhere, too' })).toBeFocused();
  const mine = versions.getByRole('group', { name: 'Your version' });
  const theirs = versions.getByRole('group', {
    name: new RegExp(`^On the server, saved .+ by ${ADMIN.username}$`),
  });
  await expect(versions.getByText('Quantity before')).toBeVisible();
  await expect(mine.getByRole('button', { name: 'Description: Cast iron, 120 mm' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(theirs.getByRole('button', { name: 'Description: Cast iron, blue' })).toBeVisible();
  // What only the other one changed is taken over, not asked about.
  await expect(versions.getByText('Notes')).toBeHidden();
  await expect(text(page, 'Notes')).toHaveValue('Jaws are worn');
  await expect(unsent(page)).toContainText('1 waiting');
  // Left and opened again: both are still there.
  await page.goto('/unsent');
  await expect(row(page, 'Vise')).toContainText('Set aside: changed on both sides.');
  await row(page, 'Vise').getByRole('link', { name: 'Compare both versions of Vise' }).click();
  await theirs.getByRole('button', { name: 'Quantity: 3' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('3');
  await text(page, 'Description').fill('Cast iron, blue, 120 mm');
  await save(page).click();
  await expect(messages(page).getByText('Item updated successfully')).toBeVisible();
  expect(await itemsOf(server)).toMatchObject([
    { description: 'Cast iron, blue, 120 mm', quantity: 3, notes: 'Jaws are worn', version: 5 },
  ]);
  await expect(unsent(page)).toBeHidden();
  await other.context().close();
});

test('GOAL-12: what the server refuses is set aside with its reason, holds up nothing else, and can be added anew or discarded', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  expectConsole(/404/);
  const bench = await server.addLocation({ name: 'Bench' });
  const doomed = await server.addItem({ name: 'Old lamp', location: bench });
  const other = await server.addItem({ name: 'Vise', location: bench });
  const abort = '**/api/items/*?*';
  await page.route(abort, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  );
  for (const { id } of [doomed, other]) {
    await page.goto(`/edit/${id}`);
    await expect(save(page)).toBeVisible();
    await fetchedAhead(page);
    await text(page, 'Description').fill('Repaired');
    await save(page).click();
    await expect(page.getByText('Offline Update Saved')).toBeVisible();
  }
  await server.api('DELETE', `/api/items/${doomed.id}`);
  await page.unroute(abort);
  await unsent(page).click();
  await online(page);
  await expect(row(page, 'Old lamp')).toContainText('Set aside: the server refused it.');
  await expect(row(page, 'Vise')).toBeHidden();
  expect(await itemsOf(server)).toMatchObject([{ name: 'Vise', description: 'Repaired' }]);
  await page.getByRole('button', { name: 'Add as a new item' }).click();
  await online(page);
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect((await itemsOf(server)).map(({ name, description }) => `${name}: ${description}`)).toEqual([
    'Old lamp: Repaired',
    'Vise: Repaired',
  ]);
});

test('GOAL-12: an edit of an item that somebody has just deleted says so in sentences, and leads to where it is added anew', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/404/);
  const bench = await server.addLocation({ name: 'Bench' });
  const item = await server.addItem({ name: 'Old lamp', location: bench });
  await page.goto(`/edit/${item.id}`);
  await text(page, 'Description').fill('Repaired');
  await server.api('DELETE', `/api/items/${item.id}`);
  await save(page).click();
  const said = page.getByRole('alert').filter({ hasText: 'Failed to update item' });
  await expect(said).toContainText('Item not found. Your changes are kept in this browser.');
  await said.getByRole('link', { name: 'Waiting to sync' }).click();
  await page.getByRole('button', { name: 'Add as a new item' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(await itemsOf(server)).toMatchObject([{ name: 'Old lamp', description: 'Repaired' }]);
});

test('GOAL-12: an ended session keeps unsent work and drafts for their owner only', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(NO_ANSWER);
  await addForm(page, await server.addLocation({ name: 'Bench' }));
  await page.route('**/api/items', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionrefused') : route.continue(),
  );
  await text(page, 'Name').fill('Awl');
  await save(page).click();
  await expect(unsent(page)).toContainText('1 waiting');
  // Somebody else on this browser neither sees nor sends it.
  await page.evaluate(() => localStorage.setItem('stowage-user', 'jonas'));
  await page.unrouteAll();
  await page.goto('/unsent');
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  expect(await storedKeys(page, /^local_item_/)).toHaveLength(1);
  await page.evaluate((user) => localStorage.setItem('stowage-user', user), ADMIN.username);
  await page.reload();
  await online(page);
  await expect(page.getByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  await expect.poll(async () => (await itemsOf(server)).map(({ name }) => name)).toEqual(['Awl']);
});
