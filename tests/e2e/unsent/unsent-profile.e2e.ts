import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { ADMIN } from '../../support/builtServer.ts';
import { untilKept } from '../../support/keptAnswers.ts';
import { fetchedAhead } from '../../support/offline.ts';

// The server is killed.
test.use({ ownProcess: true });

const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Item|Save)$/ });
const note = (page: Page, title: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: title });
const unsent = (page: Page, count: number) => page.getByRole('link', { name: `${count} unsent` });

/** A browser with a profile on disk, as a person has one. */
async function profiles(launchOptions: LaunchOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-profile-'));
  let context: BrowserContext | undefined;
  return {
    async open(): Promise<Page> {
      const { chromium } = await import('@playwright/test');
      context = await chromium.launchPersistentContext(folder, { ...launchOptions, serviceWorkers: 'allow' });
      return context.pages()[0] ?? context.newPage();
    },
    close: async () => context?.close(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function itemsOf(server: TestServer) {
  return decodeItems((await server.api('GET', '/api/items')).json).items;
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await text(page, 'Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stowage' })).toBeVisible();
}

/** Two new items and an edit, without a server. The add form is open. */
async function workAlone(page: Page, item: { name: string }): Promise<void> {
  await text(page, 'Name').fill('M8 wing nuts');
  await save(page).click();
  await expect(note(page, 'Not sent yet')).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Bench/ }).click();
  await page.getByRole('link', { name: 'Add Item' }).first().click();
  await text(page, 'Name').fill('M10 wing nuts');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M10 wing nuts');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Bench/ }).click();
  await page.getByRole('link', { name: new RegExp(item.name) }).click();
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await text(page, 'Description').fill('Cast iron');
  await save(page).click();
  await expect(note(page, 'Offline Update Saved')).toBeVisible();
  await expect(unsent(page, 3)).toBeVisible();
}

/** Everything that was entered is on the page of unsent work, and labelled there and on its own page. */
async function expectAllThere(page: Page): Promise<void> {
  for (const name of ['M8 wing nuts', 'M10 wing nuts', 'Vise']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Waiting for the server.',
    );
  }
  await page.getByRole('link', { name: 'Vise', exact: true }).click();
  await expect(note(page, 'Not sent yet')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Cast iron' })).toBeVisible();
}

test('GOAL-12: two new items and an edit without a server survive a reload and a closed browser, and are sent once each', async ({
  server,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const bench = await server.addLocation({ name: 'Bench' });
  const item = await server.addItem({ name: 'Vise', location: bench });
  const browser = await profiles(launchOptions);
  let page = await browser.open();
  await logIn(page, server.url);
  await page.goto(`${server.url}/view/${item.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vise');
  await untilKept(page, `["item","${item.id}"`);
  await page.goto(`${server.url}/location/${bench.id}`);
  await expect(page.getByRole('link', { name: /Vise/ })).toBeVisible();
  await untilKept(page, `["location-items","${bench.id}"`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${server.url}/add?location_id=${bench.id}`);
  await expect(save(page)).toBeVisible();
  await fetchedAhead(page);
  await server.stop('SIGKILL');
  await workAlone(page, item);

  await page.goto(`${server.url}/unsent`);
  await expectAllThere(page);
  await page.reload();
  await expect(note(page, 'Not sent yet')).toBeVisible();
  await browser.close();

  page = await browser.open();
  await page.goto(`${server.url}/unsent`);
  await expectAllThere(page);
  await page.goBack();
  await page.getByRole('link', { name: 'M8 wing nuts', exact: true }).click();
  await expect(page).toHaveURL(/\/view\/local-/);
  await expect(note(page, 'Not sent yet')).toBeVisible();

  await server.start();
  // The limit of the issue, not a measurement: 5 s between two tries.
  await expect(page.getByRole('link', { name: /unsent$/ })).toBeHidden({ timeout: 10_000 });
  await expect(page).toHaveURL(/\/view\/[0-9a-f]{8}-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M8 wing nuts');
  expect((await itemsOf(server)).map(({ name, description }) => `${name}: ${description}`)).toEqual([
    'M8 wing nuts: ',
    'M10 wing nuts: ',
    'Vise: Cast iron',
  ]);
  await browser.close();
  await browser.remove();
});

test('GOAL-12: on a plain http address of a network all of it works but opening without a server, and the app says so', async ({
  server,
  launchOptions,
}) => {
  test.setTimeout(180_000);
  const bench = await server.addLocation({ name: 'Bench' });
  const item = await server.addItem({ name: 'Vise', location: bench });
  // A name that is no loopback one: to the browser it is an address of the network, and not secure.
  const rule = '--host-resolver-rules=MAP stowage.test 127.0.0.1';
  const browser = await profiles({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  const page = await browser.open();
  const url = server.url.replace('127.0.0.1', 'stowage.test');
  await logIn(page, url);
  expect(
    await page.evaluate(() => [window.isSecureContext, 'serviceWorker' in navigator, 'locks' in navigator]),
  ).toEqual([false, false, false]);
  await page.goto(`${url}/view/${item.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vise');
  await page.goto(`${url}/location/${bench.id}`);
  await expect(page.getByRole('link', { name: /Vise/ })).toBeVisible();
  await page.getByRole('link', { name: /Vise/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vise');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: /Bench/ }).click();
  await page.getByRole('link', { name: 'Add Item' }).first().click();
  await expect(save(page)).toBeVisible();
  await fetchedAhead(page);
  const second = await page.context().newPage();
  await second.goto(`${url}/unsent`);
  await expect(second.getByText('Over plain http the app itself cannot be opened')).toBeVisible();
  await server.stop('SIGKILL');
  await workAlone(page, item);
  await expect(second.getByText('3 changes')).toBeVisible();

  await server.start();
  for (const tab of [page, second]) await tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(second.getByRole('heading', { name: 'Everything is sent' })).toBeVisible({ timeout: 10_000 });
  expect((await itemsOf(server)).map(({ name, description }) => `${name}: ${description}`)).toEqual([
    'M8 wing nuts: ',
    'M10 wing nuts: ',
    'Vise: Cast iron',
  ]);
  await browser.close();
  await browser.remove();
});

test('GOAL-12: what is added to a location whose list was never read is shown there as not sent', async ({
  server,
  launchOptions,
}) => {
  const bench = await server.addLocation({ name: 'Bench' });
  await server.addItem({ name: 'Vise', location: bench });
  // No loopback name: those have samples in the place of a list that is not known (FALLB-09).
  const rule = '--host-resolver-rules=MAP stowage.test 127.0.0.1';
  const browser = await profiles({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  const page = await browser.open();
  await logIn(page, server.url.replace('127.0.0.1', 'stowage.test'));
  await fetchedAhead(page);
  await server.stop('SIGKILL');
  await page.getByRole('link', { name: /Bench/ }).first().click();
  const items = page.getByRole('region', { name: 'Items', exact: true });
  await expect(items.getByRole('alert')).toContainText('Failed to load items');
  await expect(items.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Name of the new item' }).fill('Wing nuts, 20');
  await page.keyboard.press('Enter');
  await expect(items.getByRole('listitem')).toHaveCount(1);
  await expect(items.getByRole('listitem')).toContainText(/Wing nuts.*Not sent.*20/s);

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(unsent(page, 1)).toBeHidden({ timeout: 20_000 });
  expect((await itemsOf(server)).map(({ name, quantity }) => `${name}: ${quantity}`)).toEqual([
    'Vise: 1',
    'Wing nuts: 20',
  ]);
  await browser.close();
  await browser.remove();
});
