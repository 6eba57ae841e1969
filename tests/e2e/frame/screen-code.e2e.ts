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

for (const fetchesAhead of [false, true]) {
  test.describe(fetchesAhead ? 'for everybody else' : 'for whom data is dear', () => {
    test.use({ fetchesAhead });

    test(`the code of screens is ${fetchesAhead ? 'there before' : 'fetched when'} they are opened`, async ({
      loggedIn: page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      // Asked for at the same moment as the screens would be.
      const late = page.waitForRequest(/\/assets\/deferred-.*\.js$/);
      await page.goto('/');
      await (await late).response();
      const isAsked = () => asked.some((url) => /\/assets\/LabelsPage-.*\.js$/.test(url));
      if (fetchesAhead) await expect.poll(isAsked).toBe(true);
      else expect(isAsked()).toBe(false);
    });
  });
}
