import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/app.ts';
import { untilKept } from '../../support/keptAnswers.ts';
import { shiftOf, watchShifts, whatMoved } from '../../support/layoutShift.ts';

// What is loaded for the first time counts.
test.use({ ownContext: {} });

const kB = 1000;

function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/** What the page itself names: its script and style, and what those import before they run. */
async function namedBy(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
}

// What is asked for by then depends on the machine, so nothing is timed here: what the page does not name is not
// answered at all, and both lists stand all the same. A screen that awaits more fails here, whatever its size.
test('Home needs at most 120 kB of script and 15 kB of style, gzipped, for both lists to stand', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Measured room' });
  await server.addItem({ name: 'Measured item', location: room });
  const named = await namedBy(page);
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  const held: string[] = [];
  const end = gate();
  await page.route(/\.(?:js|css)$/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!named.includes(path)) {
      held.push(path);
      await end.opened;
    }
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('article', { name: 'Measured room' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Measured item' })).toBeVisible();
  // The rest is asked for once they stand: that it was held shows that nothing slipped past.
  await expect.poll(() => held.length).toBeGreaterThan(0);

  const sizes = async (kind: RegExp) => {
    let total = 0;
    for (const answer of answers.filter((one) => kind.test(one.url()))) {
      const body = await answer.body();
      // Sent compressed, whichever way this browser prefers, but for the smallest; counted as gzip.
      const encoding = (await answer.headerValue('content-encoding')) ?? 'none';
      if (body.length > 2 * kB) expect(encoding, answer.url()).toMatch(/^(br|gzip)$/);
      total += gzipSync(body, { level: 9 }).length;
    }
    return total;
  };
  const script = await sizes(/\.js$/);
  const style = await sizes(/\.css$/);
  test.info().annotations.push({ type: 'size', description: `script ${script} B, style ${style} B` });
  expect(answers.filter((one) => /\.(js|css)$/.test(one.url()))).toHaveLength(named.length);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(120 * kB);
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(15 * kB);
  end.open();
  await page.unrouteAll({ behavior: 'wait' });
});

/**
 * Holds every answer back until it is opened, and counts what was asked for; `close` begins anew. One route for the whole
 * test: where they are made and taken away for each page, what a page asks for first may go past the one just made.
 */
async function slowAnswers(page: Page) {
  let answers = gate();
  const held = { count: 0 };
  await page.route(/\/api\/|\/locations\/.*\/items/, async (route) => {
    held.count += 1;
    await answers.opened;
    await route.continue();
  });
  return {
    held,
    open: () => answers.open(),
    close() {
      answers = gate();
      held.count = 0;
    },
  };
}

/** As in a browser that was never here; a page without scripts of the app, as nobody may hold the database open. */
async function forgetAnswers(page: Page): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase('stowage-answers');
        deletion.onsuccess = resolve;
        deletion.onblocked = () => reject(new Error('A page still has the kept answers open.'));
      }),
  );
}

test('nothing on the main screens moves by itself, neither while slow answers come in nor when a live one takes the place of an old one, which is shown at once and says so after a second', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Still room', label: 'STILL-1', description: 'Quiet' });
  // As many areas as the waiting screen has cards for: three.
  for (const name of ['Calm room', 'Dumb room']) await server.addLocation({ name });
  for (const name of ['East', 'South', 'West']) await server.addLocation({ name, parent: room });
  // One with nothing inside but items.
  const drawer = await server.addLocation({ name: 'Still drawer', parent: room });
  for (let at = 1; at <= 13; at++) await server.addItem({ name: `Tidy item ${at}`, location: drawer });
  let last = { id: '' };
  for (let at = 1; at <= 14; at++) last = await server.addItem({ name: `Still item ${at}`, location: room });
  await watchShifts(page);
  const answers = await slowAnswers(page);

  // `old`: at which widths its old answer is looked at, with how many labels.
  const screens = [
    {
      path: '/',
      done: page.getByRole('article', { name: 'Still item 12' }),
      keys: ['["items","page"', '["locations"'],
      old: { widths: [390, 1280], labels: 2 },
    },
    {
      path: `/location/${room.id}`,
      done: page.getByRole('link', { name: /Still item 14/ }),
      keys: ['["location",', '["location-items"'],
      old: { widths: [390, 1280], labels: 3 },
    },
    {
      path: `/location/${drawer.id}`,
      done: page.getByRole('link', { name: /Tidy item 13/ }),
      widths: [320],
      keys: [],
      old: { widths: new Array<number>(), labels: 0 },
    },
    {
      path: `/view/${last.id}`,
      done: page.getByRole('region', { name: 'History' }).getByText('Created'),
      keys: ['["item",', '["item-history"'],
      old: { widths: [390], labels: 1 },
    },
    {
      path: '/search?q=still',
      done: page.getByRole('article', { name: 'Still item 1', exact: true }),
      keys: [],
      old: { widths: new Array<number>(), labels: 0 },
    },
  ];
  for (const width of [390, 320, 1280]) {
    const shown = screens.filter(({ widths = [390, 1280] }) => widths.includes(width));
    if (width !== 390) await forgetAnswers(page);
    await page.setViewportSize({ width, height: 900 });
    for (const { path, done, keys } of shown) {
      // The screen is drawn without its data first, then the answers come one after another.
      answers.close();
      await page.goto(path);
      await expect.poll(() => answers.held.count).toBeGreaterThan(0);
      await shiftOf(page);
      answers.open();
      await expect(done.first()).toBeVisible();
      const shift = await shiftOf(page);
      expect(shift, `${path} at ${width} px${await whatMoved(page)}`).toBeLessThan(0.02);
      await untilKept(page, ...keys);
    }
    for (const { path, done, old } of shown) {
      if (!old.widths.includes(width)) continue;
      answers.close();
      await page.goto(path);
      await expect(done.first()).toBeVisible();
      const label = page.getByRole('main').getByText(/Last known data, from \d\d:\d\d/);
      await expect(label.filter({ visible: true })).toHaveCount(old.labels);
      const before = await shiftOf(page);
      answers.open();
      await expect(label.filter({ visible: true })).toHaveCount(0);
      const shift = (await shiftOf(page)) - before;
      expect(shift, `${path} at ${width} px, live${await whatMoved(page)}`).toBeLessThan(0.005);
      expect(before, `${path} at ${width} px, until the label`).toBeLessThan(0.02);
    }
  }
});
