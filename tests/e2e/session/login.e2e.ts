import type { Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';

async function logIn(page: Page, { username, password } = ADMIN): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('ROUTE-01 ROUTE-02 LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-05 LOGIN-07: /login shows the whole login screen to anybody', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await expect(page).toHaveTitle('Login · Stowage');
  await expect(
    page.getByText('Enter your username and password to access your account', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Username', { exact: true })).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Login']);
  await expect(page.getByRole('main')).toContainText('Contact an administrator if you need access');
  await expect(page).toHaveURL('/login');
});

test('VALID-01 VALID-02: an empty username and an empty password are each named, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/login');
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password');

  await page.getByRole('button', { name: 'Login' }).click();
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
  expect(sent).not.toContain('/api/login');
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

test('ERR-10 ERR-12 LOGIN-05: a refused login says why, beside the form and as a toast, and can be tried again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/401 \(Unauthorized\)/);
  await page.goto('/login');
  await logIn(page, { ...ADMIN, password: 'not the one' });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('Invalid username or password.');
  await expect(toasts(page)).toContainText('Login failed');
  await expect(page.getByRole('main').getByRole('button')).toHaveText('Login');
  await expect(page.getByLabel('Username')).toHaveValue(ADMIN.username);
  expect(await storedToken(page)).toBeNull();

  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stowage');
});

const wordless = [
  {
    what: 'a 401 with an empty object',
    status: 401,
    body: '{}',
    says: /^Login failed\. Please check your credentials and try again\.$/,
  },
  {
    what: "a proxy's page",
    status: 502,
    body: '<html><h1>Bad Gateway</h1></html>',
    says: /^The server has a problem of its own, and has not checked your name and password/,
  },
  { what: 'an empty message', status: 500, body: '{"message":""}', says: /^The server has a problem/ },
];
test('ERR-11 ERR-12: a login that fails without words gets ours, which blame the credentials only for a refusal', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  let answer = wordless[0];
  await page.route('**/api/login', (route) =>
    route.fulfill({ status: answer?.status ?? 500, body: answer?.body ?? '' }),
  );
  for (answer of wordless) {
    await test.step(answer.what, async () => {
      await page.goto('/login');
      await logIn(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(answer?.says ?? '');
      await expect(toasts(page)).toContainText('Login failed');
    });
  }
});

test('ERR-10 ERR-12: a login while the server is away says so, and works when it is back', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  await page.goto('/login');
  // Until the code of the login has come.
  await page.waitForLoadState('networkidle');
  await server.stop();
  await logIn(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to connect to the server');
  await expect(toasts(page)).toContainText('Login failed');
  await server.start();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
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
  for (const path of ['/login', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const controls = page.getByRole('link').or(page.getByRole('button'));
    for (const name of await controls.allInnerTexts()) expect(name).not.toMatch(/sign.?up|register|create/i);
  }
  for (const path of ['/signup', '/sign-up', '/register', '/create-account', '/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
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
