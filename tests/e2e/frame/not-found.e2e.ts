import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

const PATHS = ['/nowhere', '/locations', '/view', '/view/1/2', '/add/1', '/LOGIN/x', '/a%2Fb/c'];
/** From the server; the others within the app, whose routes are the same. */
const LOADED = ['/nowhere', '/a%2Fb/c'];

test('ROUTE-23 ROUTE-24 NOTF-01 NOTF-02 NOTF-03 HEADER-01: any other path is the not-found page, for a visitor too', async ({
  page,
}) => {
  for (const path of PATHS) {
    await test.step(path, async () => {
      await (LOADED.includes(path) ? page.goto(path) : goInApp(page, path));
      await expect(page).toHaveURL(path);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page).toHaveTitle('Oops! Page not found · Stowage');
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Stowage', exact: true }),
      ).toBeVisible();
    });
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/login');
});

test('NOTF-03 ROUTE-23: who is logged in returns to Home from it, and Back comes back to it', async ({
  loggedIn: page,
}) => {
  await page.goto('/nowhere?q=1#there');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stowage');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/nowhere?q=1#there');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
