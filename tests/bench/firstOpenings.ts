import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { openData } from '../../server/dataFolder.ts';
import { fillDemo } from '../../server/demo/fillDemo.ts';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';

/**
 * How long each screen takes that is opened first in a tab where its code was fetched ahead, from the step in the history to the
 * frame with its heading, with the demo's data on the built app: `npm run bench -- firstOpenings [--rounds 7]`. React holds a
 * stand-in for 300 ms: a screen that takes as long is waiting for one.
 */

/** In milliseconds: what people take for at once. */
const GOAL = 100;

/** An address, and the heading of its screen. */
const SCREENS = [
  ['/search?q=bolt', /^Results for/],
  ['/account', /^Account/],
  ['/add', /^Add Storage Item/],
  ['/add-location', /^Add Storage Location/],
  ['/import', /^Import/],
  ['/labels', /^Print labels/],
  ['/unsent', /^Waiting/],
  ['/words', /^Words/],
] as const;

/** Goes to an address within the app; in how many milliseconds the frame with a heading was drawn, which a pattern describes. */
const opened = (page: Page, path: string, heading: RegExp): Promise<number> =>
  page.evaluate(
    ([to, source]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const pattern = new RegExp(source);
        // No function has a name in here: the bundler would want a helper of its own for it.
        const watch = new MutationObserver(() => {
          if (!pattern.test(document.querySelector('h1')?.textContent ?? '')) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        watch.observe(document, { childList: true, subtree: true, characterData: true });
        history.pushState(null, '', to);
      }),
    [path, heading.source] as const,
  );

async function round(browser: Browser, url: string, token: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([key, user]) => {
      localStorage.setItem('auth_token', key ?? '');
      localStorage.setItem('stowage-user', user ?? '');
    },
    [token, ADMIN.username],
  );
  try {
    const page = await context.newPage();
    // The last of what is fetched ahead.
    const ahead = page.waitForResponse((response) => response.url().includes('/assets/NotFoundPage-'));
    await page.goto(url);
    await ahead;
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (const [path, heading] of SCREENS) times.push(await opened(page, path, heading));
    return times;
  } finally {
    await context.close();
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
  const folder = await mkdtemp(join(tmpdir(), 'stowage-first-openings-'));
  const store = await openData(folder);
  await fillDemo(store, Date.now()).finally(() => store.close());
  const server = new BuiltServer(folder);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await server.start();
    const client = new ApiClient(() => server.url);
    await client.logIn();
    const rounds: number[][] = [];
    for (let count = 0; count < Number(values.rounds); count++)
      rounds.push(await round(browser, server.url, client.token));
    for (const [at, [path]] of SCREENS.entries()) {
      const times = rounds.map((one) => one[at] ?? 0);
      const seen = middle(times);
      console.log(
        `${path}: ${seen.toFixed(0)} ms in the median of ${times.length}, ${Math.max(...times).toFixed(0)} at most (goal ${GOAL}: ${seen <= GOAL ? 'met' : 'missed'})`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
