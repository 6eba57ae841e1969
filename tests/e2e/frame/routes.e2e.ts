import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { THROUGH_PATH } from '../../../contract/account/ownPath.ts';
import { ADMIN, expect, test, type TestServer } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function showsHome(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Main areas' }).getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(1);
}

const showsForm = (form: string, name: string) => (page: Page) =>
  expect(page.getByRole('form', { name: form }).getByRole('textbox', { name: /^Name/ })).toHaveValue(name);

/** A small inventory, and every screen of the app with what says that it is the one. */
async function screensOf(server: TestServer) {
  const room = await server.addLocation({ name: 'Workshop', label: 'WS', type: 'Room' });
  const item = await server.addItem({ name: 'Try square', location: room });
  const screens = [
    { path: '/', title: 'Stowage', shows: showsHome },
    { path: '/add', title: 'Add Storage Item', shows: showsForm('Add item', '') },
    { path: `/edit/${item.id}`, title: 'Edit Storage Item', shows: showsForm('Edit item', 'Try square') },
    { path: '/add-location', title: 'Add Storage Location' },
    {
      path: `/edit-location/${room.id}`,
      title: 'Edit Storage Location',
      shows: showsForm('Edit location', 'Workshop'),
    },
    { path: `/view/${item.id}`, title: 'Try square' },
    { path: `/location/${room.id}`, title: 'Workshop' },
    { path: '/search?q=square', title: 'Results for square' },
  ];
  return { room, item, screens };
}

const documentTitle = (title: string) => (title === 'Stowage' ? title : `${title} · Stowage`);

test('ROUTE-04 ROUTE-06 ROUTE-09 ROUTE-12 ROUTE-14 ROUTE-16 ROUTE-20 ROUTE-22 AUTH-01 AUTH-02 CALL-03: a visitor is led from every protected screen to /login, which remembers it, and nothing is asked of the API', async ({
  page,
  server,
}) => {
  const { screens } = await screensOf(server);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(request.url());
  });
  for (const { path } of screens) {
    await test.step(path, async () => {
      // From the server the first and the last; the others within the app, which is what leads to the login.
      await (/^\/($|search)/.test(path) ? page.goto(path) : goInApp(page, path));
      const from = path === '/' ? '' : `?from=${encodeURIComponent(path)}`;
      await expect(page).toHaveURL(`/login${from}`);
      await expect(heading(page)).toHaveText('Login');
    });
  }
  expect(calls).toEqual([]);
});

test('ROUTE-03 ROUTE-05 ROUTE-08 ROUTE-11 ROUTE-13 ROUTE-15 ROUTE-18 ROUTE-21 ROLE-01 HEADER-01 HEADER-02 HEADER-03 CALL-01 CALL-02: who is logged in reaches every screen, each with its title and the header, from this host alone', async ({
  loggedIn: page,
  server,
}) => {
  const { screens } = await screensOf(server);
  const calls: { url: string; authorization: string | undefined }[] = [];
  const origins = new Set<string>();
  page.on('request', (request) => {
    origins.add(new URL(request.url()).origin);
    if (request.resourceType() !== 'fetch') return;
    // Asks without a name whether something in front of the server wants a sign-in, where an answer is long in coming.
    if (new URL(request.url()).pathname === THROUGH_PATH) return;
    calls.push({ url: request.url(), authorization: request.headers()['authorization'] });
  });
  for (const { path, title, shows } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      // What tells the screens apart, beside their headings.
      await shows?.(page);
      await expect(page).toHaveTitle(documentTitle(title));
      await expect(page).toHaveURL(path);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: 'Stowage', exact: true })).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Search items' })).toBeVisible();
      await expect(banner.getByRole('button', { name: 'Account' })).toBeVisible();
    });
  }
  expect([...origins]).toEqual([server.url]);
  expect(calls.length).toBeGreaterThan(screens.length);
  for (const { url, authorization } of calls) {
    expect(authorization, url).toBe(`Bearer ${server.token}`);
  }
});

const LABELS = ['A/B 1', 'WS-DC1', '100%', '%26', 'Größe ø', '"M3" & (M4)?#7', 'a+b'];
test('ROUTE-07 ROUTE-15 ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-21: an address names a location by its id or its label, an item, also a container, the location of a new item, and a search', async ({
  loggedIn: page,
  server,
}) => {
  const { room } = await screensOf(server);
  const chest = await server.addItem({ name: 'Rolling chest', category: 'Storage', location: room });
  const drawer = await server.addLocation({ name: 'Drawer 7', label: 'WS-D7', parent: room });
  for (const label of LABELS) await server.addLocation({ name: `Shelf of ${label}`, label });

  // A location: the same page for its id and its label, whatever signs that has.
  await page.goto(`/location/${room.id}`);
  await expect(heading(page)).toHaveText('Workshop');
  const containers = page.getByRole('region', { name: 'Child Locations' });
  await containers.getByRole('link', { name: 'Rolling chest', exact: true }).click();
  await expect(page).toHaveURL(`/view/${chest.id}`);
  await expect(heading(page)).toHaveText('Rolling chest');
  await page.reload();
  await expect(heading(page)).toHaveText('Rolling chest');
  for (const label of LABELS) {
    await test.step(label, async () => {
      const path = `/location/${encodeURIComponent(label)}`;
      await (label === LABELS[0] ? page.goto(path) : goInApp(page, path));
      await expect(heading(page)).toHaveText(`Shelf of ${label}`);
      await expect(page).toHaveURL(path);
    });
  }

  // Two searches that differ only in how they are encoded are two.
  await page.goto('/search?q=%2526');
  await expect(heading(page)).toHaveText('Results for %26');
  await goInApp(page, '/search?q=%26');
  await expect(heading(page)).toHaveText('Results for &');
  await expect(page.getByRole('searchbox')).toHaveValue('&');
  await page.goBack();
  await expect(heading(page)).toHaveText('Results for %26');

  // A new item has the location that the address names.
  const location = page.getByRole('combobox', { name: 'Location' });
  await goInApp(page, '/add');
  await expect(location).toContainText('Choose a location');
  await page.goto(`/add?location_id=${drawer.id}`);
  await expect(location).toContainText('Drawer 7');
  await expect(page.getByText('Workshop › Drawer 7')).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Hacksaw');
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/items',
  );
  await page.getByRole('button', { name: 'Add Item' }).click();
  expect((await sending).postDataJSON()).toMatchObject({ name: 'Hacksaw', location_id: drawer.id });
  await expect(heading(page)).toHaveText('Hacksaw');
});

test('ROLE-02: a second user has exactly the screens of the first; a visitor has none of them', async ({
  loggedIn: page,
  server,
}) => {
  const { screens } = await screensOf(server);
  const main = page.getByRole('main');
  const shown = screens.filter(({ path }) => /^\/($|view|location)/.test(path));
  const controls = () => main.getByRole('link').or(main.getByRole('button')).allTextContents();
  const ofTheFirst: string[][] = [];
  for (const { path, title } of shown) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText('Loading')).toHaveCount(0);
    // Skeletons say nothing of what is still to come; this comes last.
    await expect(
      main.getByRole('button', { name: /^(Select Try square|Upload New)/ }).first(),
    ).toBeAttached();
    await expect(main.locator('.skeleton')).toHaveCount(0);
    ofTheFirst.push(await controls());
  }

  const password = 'a password of hers';
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('../../../dist/server/cli.js', import.meta.url)), 'user', 'add', 'eve'],
    { env: { ...process.env, STOWAGE_DATA: server.dataDir, STOWAGE_PASSWORD: password } },
  );
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText(`Logged in as ${ADMIN.username}`)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Login']);

  await page.getByLabel('Username').fill('eve');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByText('Logged in as eve')).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveText(['Account and data', 'Log out']);
  await page.keyboard.press('Escape');
  for (const [at, { path, title }] of shown.entries()) {
    await goInApp(page, path);
    await expect(heading(page)).toHaveText(title);
    await expect.poll(controls, { message: path }).toEqual(ofTheFirst[at]);
  }
});
