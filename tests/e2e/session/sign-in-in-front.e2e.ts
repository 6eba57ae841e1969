import { ADMIN, expect } from '../../support/app.ts';
import { untilServed } from '../../support/serviceWorker.ts';
import { GATE, gateTest as test } from '../../support/signInGate.ts';

test.use({ ownContext: { serviceWorkers: 'allow' } });

test('where the sign-in in front of the server has ended, the kept app says so and leads there, and back to the same page', async ({
  loggedIn: page,
  server,
  gate,
  expectConsole,
}) => {
  // Calls that are sent to another origin, which the page may not ask.
  expectConsole(/Content Security Policy|CSP: connect-src|\/sign-in\?/);
  const room = await server.addLocation({ name: 'Workshop' });
  await page.goto('/');
  await untilServed(page);
  await page.goto(`/location/${room.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshop');

  gate.isOpen = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Workshop');
  await page.getByRole('link', { name: 'Not let through' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to sync');
  await page.getByRole('link', { name: 'See what it wants' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GATE.heading);

  await page.getByRole('link', { name: GATE.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting to sync');
  expect(new URL(page.url()).pathname).toBe('/unsent');
  await expect(page.getByRole('link', { name: 'Not let through' })).toHaveCount(0);
  await expect(page.getByText('answers in its place')).toHaveCount(0);
});

test('who logs in while something else answers is led to it from there as well', async ({
  page,
  gate,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|CSP: connect-src|\/sign-in\?/);
  await page.goto('/login');
  await untilServed(page);
  gate.isOpen = false;
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'See what it wants' }).click();
  await page.getByRole('link', { name: GATE.link }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
