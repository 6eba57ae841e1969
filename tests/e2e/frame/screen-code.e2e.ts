import { expect, test } from '../../support/app.ts';

test('a screen whose code does not arrive says so, and Try again loads it', async ({
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|dynamically imported module|SearchPage/);
  const code = /\/assets\/SearchPage-.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/search?q=bolt');
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(alert).toBeVisible();
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('bolt');
});
