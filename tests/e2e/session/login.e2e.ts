import type { Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

async function logIn(page: Page, { username, password } = ADMIN): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('ROUTE-01 ROUTE-02 LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-07 VALID-01 VALID-02 ERR-10 ERR-11 ERR-12: /login shows the whole login screen to anybody, names what is empty, and says why a login failed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/401 \(Unauthorized\)|50[02] /);
  let logins = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/login') logins += 1;
  });
  const username = page.getByLabel('Username', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('main').getByRole('button');
  const alert = page.getByRole('main').getByRole('alert');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page).toHaveTitle('Login · Stowage');
  await expect(
    page.getByText('Enter your username and password to access your account', { exact: true }),
  ).toBeVisible();
  await expect(username).toBeFocused();
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(button).toHaveText(['Login']);
  await expect(page.getByRole('main')).toContainText('Contact an administrator if you need access');
  await expect(page).toHaveURL('/login');

  await test.step('an empty username and an empty password are each named, and nothing is sent', async () => {
    await button.click();
    await expect(username).toHaveAccessibleDescription('Username is required');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(username).toBeFocused();

    await username.fill('   ');
    await password.fill('x');
    await password.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'false');
    await expect(username).toHaveAccessibleDescription('Username is required');

    await username.fill('m');
    await password.fill('');
    await password.press('Enter');
    await expect(username).toHaveAttribute('aria-invalid', 'false');
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(password).toBeFocused();
    expect(logins).toBe(0);
  });

  await test.step('a refused one says why, beside the form and as a toast', async () => {
    await logIn(page, { ...ADMIN, password: 'not the one' });
    await expect(alert).toHaveText('Invalid username or password.');
    await expect(toasts(page)).toContainText('Login failed');
    await expect(button).toHaveText('Login');
    await expect(username).toHaveValue(ADMIN.username);
    expect(await storedToken(page)).toBeNull();
  });

  // What else may be wrong without a word: tests/model/session/loginFailure.test.ts.
  for (const { status, body, says } of [
    { status: 401, body: '{}', says: 'Login failed. Please check your credentials and try again.' },
    {
      status: 502,
      body: '<html><h1>Bad Gateway</h1></html>',
      says: /^The server has a problem of its own, and has not checked your name and password/,
    },
    { status: 500, body: '{"message":""}', says: /^The server has a problem/ },
  ]) {
    await test.step(`a ${status} without words gets ours`, async () => {
      await page.route('**/api/login', (route) => route.fulfill({ status, body }), { times: 1 });
      await logIn(page);
      await expect(alert).toHaveText(says);
      await expect(toasts(page)).toContainText('Login failed');
    });
  }

  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stowage');
});

test('LOGIN-05 LOGIN-06 CALL-03 CALL-04 CALL-06 CALL-07 AUTH-04 AUTH-10 STORE-01 ERR-13: a login is busy until it is answered, stores the token and goes to Home', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let logins = 0;
  await page.route('**/api/login', async (route) => {
    logins += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const calling = page.waitForRequest('**/api/login');
  const answering = page.waitForResponse('**/api/login');
  await logIn(page);

  const button = page.getByRole('main').getByRole('button');
  await expect(button).toHaveText('Logging in...');
  await page.getByLabel('Password').press('Enter');
  const call = await calling;
  expect(call.method()).toBe('POST');
  expect(new URL(call.url()).pathname).toBe('/api/login');
  expect(call.postDataJSON()).toEqual(ADMIN);
  const headers = await call.allHeaders();
  expect(headers['content-type']).toMatch(/^application\/json\b/);
  expect(headers).not.toHaveProperty('authorization');

  const reading = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/items');
  release();
  const { token } = (await (await answering).json()) as { token: string };
  await expect(toasts(page)).toContainText('Login successful');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stowage');
  expect(token).not.toBe('');
  expect(await storedToken(page)).toBe(token);
  expect((await (await reading).allHeaders())['authorization']).toBe(`Bearer ${token}`);
  // Enter while busy asks no second time.
  expect(logins).toBe(1);
});

test('ERR-06 ERR-10: a login that is never answered ends after ten seconds', async ({ page }) => {
  // Never answered: only the app's own limit ends it.
  await page.route('**/api/login', () => {});
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.clock.install({ time: '2026-01-02T10:00:00Z' });
  await page.clock.pauseAt('2026-01-02T11:00:00Z');
  const calling = page.waitForRequest('**/api/login');
  await logIn(page);
  await calling;
  const alert = page.getByRole('main').getByRole('alert');
  await page.clock.runFor(9_900);
  await expect(alert).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(alert).toContainText('Request timed out. Server may be unavailable.');
});

test('GOAL-11: no screen, route or link lets a visitor make an account', async ({ page, server }) => {
  await page.goto('/login');
  for (const path of ['/login', '/signup', '/sign-up', '/register', '/create-account', '/users']) {
    await goInApp(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/login' ? 'Login' : 'Oops! Page not found',
    );
    const controls = page.getByRole('link').or(page.getByRole('button'));
    for (const name of await controls.allInnerTexts()) expect(name).not.toMatch(/sign.?up|register|create/i);
  }
  for (const path of ['/api/users', '/api/register', '/api/signup']) {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'eve', password: 'a password of hers' }),
    });
    expect([401, 404]).toContain(response.status);
  }
});
