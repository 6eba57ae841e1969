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

test('a screen whose style does not arrive says so, and Try again loads it', async ({
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/404|preload CSS|LabelsPage/);
  const style = /\/assets\/LabelsPage-.*\.css$/;
  await page.route(style, (route) => route.fulfill({ status: 404 }));
  await page.goto('/labels');
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(alert).toBeVisible();
  await page.unroute(style);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Print labels' })).toBeVisible();
});

test('a dialog whose code does not arrive is not opened, with a notice; what is typed in a form stays, and the next try opens it', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/404|dynamically imported module|preload CSS/);
  const { id } = await server.addLocation({ name: 'Bench' });
  await page.goto(`/add?location_id=${id}`);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Half a name');
  await page.getByRole('heading', { level: 1 }).click();
  const style = /\/assets\/KeyList-.*\.css$/;
  await page.route(style, (route) => route.fulfill({ status: 404 }));
  await page.keyboard.press('?');
  await expect(page.getByText('This could not be opened').first()).toBeVisible();
  await expect(name).toHaveValue('Half a name');
  // For a moment what is typed on is still meant for the dialog.
  await expect(page.getByLabel('Typed before the page was there')).toHaveCount(0);
  await page.unroute(style);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // Its style comes by itself: the code does not ask for it again.
  await expect(dialog.locator('.key-rows').first()).toHaveCSS('display', 'grid');
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
