import type { Page } from '@playwright/test';
import { ApiClient } from '../../support/apiClient.ts';
import { ADMIN, expect, test } from '../../support/app.ts';
import { fetchedAhead } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The last that a page asks for by itself: what is under way at a logout is refused. */
const lastRead = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === '/api/synonyms');

test('AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-05 AUTH-06: a login returns to the page asked for, with query and hash, takes the place of /login in history, and needs no second one', async ({
  page,
  server,
}) => {
  const location = await server.addLocation({ name: 'Workshop' });
  await server.addItem({ name: '100% cotton rags', location });
  await page.goto('/nowhere');
  await page.goto('/search?q=100%25+cotton#results');
  await expect(heading(page)).toHaveText('Login');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  await expect(page.getByText('The page that you wanted to see opens then.')).toBeVisible();

  await logIn(page);
  await expect(page).toHaveURL('/search?q=100%25+cotton#results');
  await expect(heading(page)).toHaveText('Results for 100% cotton');
  await expect(page.getByRole('link', { name: '100% cotton rags', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
  await expect(heading(page)).toHaveText('Oops! Page not found');

  // Who is logged in is sent on at once, and to pages of this app only.
  await page.goto('/login?from=%2F%2Fevil.example%2Fadd');
  await expect(heading(page)).toHaveText('Stowage');
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goto('/login?from=%2Fsearch%3Fq%3Dm3');
  await expect(page).toHaveURL('/search?q=m3');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
});

test('AUTH-03 AUTH-04 AUTH-05 AUTH-11: a logout removes the token here and on the server, and leaves nothing to go back to; a login without a page of this app to return to goes to Home', async ({
  loggedIn: page,
  server,
}) => {
  await server.addItem({ name: 'Secret prototype', location: await server.addLocation({ name: 'Vault' }) });
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Secret prototype' })).toBeVisible();
  const ended = page.waitForResponse('**/api/logout');
  await logOut(page);
  await expect(heading(page)).toHaveText('Login');
  expect(await storedToken(page)).toBeNull();
  expect((await ended).status()).toBe(204);
  expect((await server.api('GET', '/api/items')).status).toBe(401);
  await page.goto('/nowhere');
  await page.goBack();
  await expect(heading(page)).toHaveText('Login');
  await expect(page.getByText('Secret prototype')).toHaveCount(0);

  await page.goForward();
  await expect(heading(page)).toHaveText('Oops! Page not found');
  await page.goto('/login?from=%2F%2Fevil.example%2Fadd');
  await logIn(page);
  await expect(heading(page)).toHaveText('Stowage');
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
});

test('AUTH-07 AUTH-09 CALL-02 STORE-01: a token under auth_token is all that being logged in takes, and every protected page looks anew for it', async ({
  page,
  server,
}) => {
  await server.addItem({ name: 'Try square', location: await server.addLocation({ name: 'Workshop' }) });
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('auth_token', token), server.token);
  const reading = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/items');
  const readLast = lastRead(page);
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Try square' })).toBeVisible();
  expect((await (await reading).allHeaders())['authorization']).toBe(`Bearer ${server.token}`);
  expect((await readLast).status()).toBe(200);
  // Within one tab the browser tells nobody of this.
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.getByRole('link', { name: 'Add Item', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Login');
  await expect(page).toHaveURL('/login?from=%2Fadd');
});

test('AUTH-08 AUTH-11: a logout and a login in one tab are those of the other tab too, and so is its storage cleared', async ({
  loggedIn: page,
  context,
  server,
  expectConsole,
}) => {
  // What the other tab has under way at a logout is refused.
  expectConsole(/status of 401 \(Unauthorized\)/);
  const other = await context.newPage();
  const readLast = [lastRead(page), lastRead(other)];
  await page.goto('/search?q=bolt');
  await expect(heading(page)).toHaveText('Results for bolt');
  await other.goto('/add');
  await expect(heading(other)).toHaveText('Add Storage Item');
  await Promise.all(readLast);

  await logOut(page);
  await expect(heading(page)).toHaveText('Login');
  await expect(heading(other)).toHaveText('Login');
  await expect(other).toHaveURL('/login?from=%2Fadd');
  expect(await storedToken(other)).toBeNull();

  await logIn(page);
  await expect(heading(page)).toHaveText('Results for bolt');
  await expect(heading(other)).toHaveText('Add Storage Item');
  await expect(other).toHaveURL('/add');

  // A tab that slept hears of both at once.
  const name = other.getByRole('textbox', { name: /^Name/ });
  await name.fill('Typed by the first');
  await expect(name).toHaveValue('Typed by the first');
  const client = new ApiClient(() => server.url);
  await client.logIn();
  await page.evaluate((next) => {
    localStorage.setItem('stowage-user', 'grace');
    localStorage.setItem('auth_token', next);
  }, client.token);
  await expect(name).toHaveValue('');
  await expect(heading(other)).toHaveText('Add Storage Item');

  await other.evaluate(() => localStorage.clear());
  await expect(heading(page)).toHaveText('Login');
});

test('AUTH-11 ERR-10 ERR-12: while the server is away a logout holds and a login says so, which works when it is back', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No items yet' })).toBeVisible();
  await fetchedAhead(page);
  await server.stop();
  await logOut(page);
  await expect(heading(page)).toHaveText('Login');
  expect(await storedToken(page)).toBeNull();

  await logIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to connect to the server');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Login failed');
  await server.start();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText('Stowage');
  await expect(page).toHaveURL('/');
});

test('AUTH-12 AUTH-02 AUTH-03: a 401 in the middle of the work ends the session, and a login returns to the same place', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/401 \(Unauthorized\)/);
  const room = await server.addLocation({ name: 'Workshop', label: 'WS' });
  await server.addLocation({ name: 'Bench', parent: room });
  await Promise.all(
    Array.from({ length: 13 }, (_, at) =>
      server.addItem({ name: `Clamp ${at + 1}`, category: 'Tools', location: room }),
    ),
  );
  const place = `/?at=${room.id}&category=Tools`;
  // The last that Home asks for by itself: it would learn of it before the click.
  const readLast = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/synonyms');
  await page.goto(place);
  await expect(page.getByText('Showing 1-12 of 13 items')).toBeVisible();
  await readLast;
  // Ended elsewhere, by an administrator for example: the browser learns of it from its next call.
  expect((await server.api('POST', '/api/logout')).status).toBe(204);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(heading(page)).toHaveText('Login');
  expect(await storedToken(page)).toBeNull();
  await logIn(page);
  await expect(page).toHaveURL(`${place}&page=2`);
  await expect(page.getByText('Showing 13-13 of 13 items')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
});

test('AUTH-10: a page that is older than the server logs out and in again: what logs in came before it was needed', async ({
  loggedIn: page,
}) => {
  const code = /\/assets\/auth-.*\.js$/;
  const ahead = page.waitForResponse(code);
  await page.goto('/');
  await (await ahead).finished();
  // The next version's has another name.
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await fetchedAhead(page);
  await logOut(page);
  await expect(heading(page)).toHaveText('Login');
  await logIn(page);
  await expect(heading(page)).toHaveText('Stowage');
});

test('ERR-10: where what logs in does not come, that is said, with a button that loads the page again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|dynamically imported module/);
  const code = /\/assets\/auth-.*\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await logIn(page);
  // Not the region of messages.
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(
    'it has a newer version of the app. Your name and password were not checked: load the page again.',
  );
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Load the page again' }).click();
  await expect(alert).toBeHidden();
  await logIn(page);
  await expect(heading(page)).toHaveText('Stowage');
});
