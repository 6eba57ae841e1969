import type { Page } from '@playwright/test';
import { ADMIN, expect, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { untilServed } from '../../support/serviceWorker.ts';
import { titled } from '../../support/states.ts';

const logIn = async (page: Page, password: string) => {
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
};

test('axe finds nothing before, while and after somebody is logged in', async ({ page, expectConsole }) => {
  test.slow();
  expectConsole(/401/);
  await page.goto('/login');
  await titled(page, 'Login');
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expectAccessible(page, 'login, with a fault in a field');
  await logIn(page, 'not the one');
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await expectAccessible(page, 'login, refused');
  await page.goto('/no/such/page');
  await titled(page, 'Oops! Page not found');
  await expectAccessible(page, 'not found');
  await page.goto('/login');
  await logIn(page, ADMIN.password);
  await titled(page, 'Stowage');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await titled(page, 'Login');
  await expectAccessible(page, 'logged out');
});

test.describe('with the server away', () => {
  test.use({ ownContext: { serviceWorkers: 'allow' } });

  test('axe finds nothing on what the browser opens by itself', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    test.slow();
    expectConsole(NO_ANSWER);
    await page.goto('/');
    await expect(page.getByText('No storage areas yet')).toBeVisible();
    await untilServed(page);
    await server.stop();
    await page.goto('/add');
    await titled(page, 'Add Storage Item');
    await expectAccessible(page, 'form, server away');
    await page.goto('/search?q=bolt');
    await expect(page.getByRole('alert').filter({ hasText: 'Search failed' })).toBeVisible();
    await expectAccessible(page, 'search, server away');
  });
});
