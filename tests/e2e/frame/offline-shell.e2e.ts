import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { filesOfShell, untilServed } from '../../support/serviceWorker.ts';

test.use({ ownContext: { serviceWorkers: 'allow' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The paths of all that is in the caches of the browser, sorted. */
async function kept(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return all.flat();
  });
  return addresses.map((url) => new URL(url).pathname).toSorted();
}

test('GOAL-12: after one visit the app opens without its server, at any address and with every screen; its page and files are kept, whole, and never an answer of the API, whose addresses the server answers itself', async ({
  loggedIn: page,
  context,
  server,
  expectConsole,
}) => {
  // The API's calls; nothing of the app itself may fail.
  expectConsole(
    /\/(api|locations)\/.*ERR_CONNECTION_RE(FUSED|SET)|ERR_CONNECTION_RE(FUSED|SET).*\/(api|locations)\//,
  );
  // And its addresses that are opened as pages without a login, or with nothing at them.
  expectConsole(/Failed to load resource: the server responded.*40[14]/);
  // What is no page of the app is looked for there first.
  expectConsole(/\/nowhere net::ERR_CONNECTION_RE(FUSED|SET)/);
  const room = await server.addLocation({ name: 'Workshop', label: 'WS' });
  await server.addItem({ name: 'Try square', location: room });
  await page.goto('/');
  await untilServed(page);

  await test.step('what is kept', async () => {
    const answers: Promise<{ path: string; isFromWorker: boolean }>[] = [];
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      answers.push(Promise.resolve({ path, isFromWorker: response.fromServiceWorker() }));
    });
    await page.goto('/');
    await expect(page.getByRole('article', { name: 'Try square' })).toBeVisible();
    await page.goto(`/location/${room.id}`);
    await expect(page.getByRole('link', { name: /Try square/ })).toBeVisible();
    const seen = await Promise.all(answers);
    const isOfApi = (path: string) => /^\/(api|locations|images)\//.test(path);
    expect(seen.filter(({ path }) => isOfApi(path)).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/items', `/locations/${room.id}/items`]),
    );
    expect(seen.filter(({ path, isFromWorker }) => isFromWorker === isOfApi(path))).toEqual([]);
    expect(await kept(page)).toEqual((await filesOfShell()).toSorted());
  });

  await test.step('addresses of the API', async () => {
    for (const path of [
      '/api/health',
      '/locations/a/items',
      '/images/a',
      '/manifest.webmanifest',
      '/sw.js',
    ]) {
      const answer = await page.goto(path, { waitUntil: 'commit' });
      expect(answer?.fromServiceWorker(), path).toBe(false);
    }
    for (const path of ['/location/a', '/location/A.1', '/search?q=/api/a']) {
      const answer = await page.goto(path, { waitUntil: 'commit' });
      expect(answer?.fromServiceWorker(), path).toBe(true);
    }
  });

  await server.stop();
  await page.goto('/add');
  await expect(heading(page)).toHaveText('Add Storage Item');
  await page.getByRole('button', { name: 'Manage Categories' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  const other = await context.newPage();
  for (const [path, title] of [
    ['/', 'Stowage'],
    ['/add-location', 'Add Storage Location'],
    ['/search?q=a.b', 'Results for a.b'],
    ['/nowhere', 'Oops! Page not found'],
  ] as const) {
    await other.goto(path);
    await expect(heading(other)).toHaveText(title);
  }
});

test('GOAL-12: what the browser has thrown away of the kept app is kept again by the next visit', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RE(FUSED|SET)/);
  await page.goto('/');
  await untilServed(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/');
  await expect.poll(() => kept(page)).toEqual((await filesOfShell()).toSorted());
  await server.stop();
  await page.goto('/add-location');
  await expect(heading(page)).toHaveText('Add Storage Location');
});

test('where there are no service workers, nothing fails and nothing is said', async ({ page, server }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.clock.install();
  await page.goto(`${server.url}/login`);
  await page.clock.runFor(10_000);
  await expect(heading(page)).toHaveText('Login');
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
});

test('the app can be installed: its manifest is linked and valid, and its icons are what it says; nothing runs a script from mere text, and nobody else makes a policy that would', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/CSP: |Content Security Policy|Trusted/);
  await page.goto('/login');
  const outcomes = await page.evaluate(() => {
    const attempts = [
      () => new Worker('/sw.js'),
      () => navigator.serviceWorker.register('/sw.js'),
      () => Reflect.set(document.createElement('div'), 'innerHTML', '<b>text</b>'),
      () => Reflect.set(document.createElement('script'), 'src', '/sw.js'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
    ];
    return Promise.all(
      attempts.map(async (attempt) => {
        try {
          await attempt();
          return 'done';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      }),
    );
  });
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'refused']);

  const browser = await context.newCDPSession(page);
  const { url, data, errors } = await browser.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({ name: 'Stowage', id: '/', start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map((shortcut: { url: string }) => shortcut.url)).toEqual(['/add', '/search']);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes, type } of [...icons, { src: touch ?? '', sizes: '180x180', type: 'image/png' }]) {
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const answer = await fetch(address);
      return {
        type: answer.headers.get('content-type'),
        sizes: `${image.naturalWidth}x${image.naturalHeight}`,
      };
    }, src);
    expect(found.type).toBe(type);
    if (sizes !== 'any') expect(found.sizes).toBe(sizes);
  }
});

test('the bar of the browser has the colour of the page, in light and in dark, and the dark is dark', async ({
  page,
}) => {
  await page.goto('/login');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { bar, header, lightness } = await page.evaluate(() => {
      const rgb = (colour: string) => {
        const probe = document.createElement('i');
        probe.style.setProperty('color', colour);
        document.body.append(probe);
        return getComputedStyle(probe).color;
      };
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const meta = metas.find(({ media }) => matchMedia(media).matches);
      const top = document.querySelector('.header') ?? document.body;
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('This browser draws nothing.');
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return {
        bar: rgb(meta?.content ?? ''),
        header: getComputedStyle(top).backgroundColor,
        lightness: (red + green + blue) / 765,
      };
    });
    expect(bar).toBe(header);
    expect(lightness > 0.5 ? 'light' : 'dark').toBe(colorScheme);
  }
});
