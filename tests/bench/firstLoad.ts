import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { openData } from '../../server/dataFolder.ts';
import { fillDemo } from '../../server/demo/fillDemo.ts';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';

/**
 * The first load of Home with the demo's data on the built app, in a browser that was never here but is logged in: after what time
 * both lists stand, and how much script and style that takes, and all until nothing more is asked for. By itself, and slowed down as
 * on a poor phone: `npm run bench -- firstLoad [--loads 7]`.
 */

const GOAL = { script: 120, style: 15, untilIdle: 250, slow: 1500 };
const KB = 1000;
/** In milliseconds. */
const QUIET = 2500;
/** The processor 4 times slower, 150 ms to the server, 1.6 Mbit/s. */
const SLOW = { rate: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };

interface Load {
  /** When both lists stood, in milliseconds since the page was asked for. */
  stood: number;
  /** Bytes, gzipped: what the page names, style, and all script until nothing more is asked for. */
  script: number;
  style: number;
  untilIdle: number;
}

async function load(browser: Browser, url: string, token: string, isSlow: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(
    ([key, user]) => {
      localStorage.setItem('auth_token', key ?? '');
      localStorage.setItem('stowage-user', user ?? '');
    },
    [token, ADMIN.username],
  );
  try {
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(url, { waitUntil: 'commit' });
    const card = (list: string) => page.getByRole('region', { name: list }).getByRole('article').first();
    await Promise.all([card('Storage Areas').waitFor(), card('Items').waitFor()]);
    const stood = await page.evaluate(() => performance.now());
    const html = await (await fetch(url)).text();
    const first = await sizes(answers, html);
    await quiet(answers);
    return { stood, ...first, untilIdle: (await sizes(answers, '')).untilIdle };
  } finally {
    await context.close();
  }
}

/** Bytes, gzipped: of script and style that the page names, and of all script. */
async function sizes(answers: readonly Response[], html: string) {
  const ending = (end: string) => answers.filter((answer) => new URL(answer.url()).pathname.endsWith(end));
  const named = (some: readonly Response[]) =>
    some.filter((answer) => html.includes(new URL(answer.url()).pathname));
  return {
    script: await bytesOf(named(ending('.js'))),
    style: await bytesOf(named(ending('.css'))),
    untilIdle: await bytesOf(ending('.js')),
  };
}

/** Resolves once nothing was answered for a while: the rest of the app is fetched ahead, some time after the lists stand. */
async function quiet(answers: readonly Response[]): Promise<void> {
  for (let seen = -1; seen !== answers.length;) {
    seen = answers.length;
    await pause(QUIET);
  }
}
async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { rate, ...network } = SLOW;
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
  await tools.send('Network.emulateNetworkConditions', network);
}

async function bytesOf(answers: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(answers.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const verdict = (seen: number, goal: number): string => (seen <= goal ? 'met' : 'missed');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { loads: { type: 'string', default: '7' } } });
  const folder = await mkdtemp(join(tmpdir(), 'stowage-first-load-'));
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
    for (const isSlow of [false, true]) {
      const loads: Load[] = [];
      for (let count = 0; count < Number(values.loads); count++) {
        loads.push(await load(browser, server.url, client.token, isSlow));
      }
      const stood = loads.map((one) => one.stood);
      const told = `${middle(stood).toFixed(0)} ms in the median of ${loads.length}, ${Math.max(...stood).toFixed(0)} at most`;
      if (isSlow) {
        console.log(
          `slowed down: both lists stand after ${told} (goal ${GOAL.slow}: ${verdict(middle(stood), GOAL.slow)})`,
        );
        continue;
      }
      console.log(`by itself: both lists stand after ${told}`);
      const [first] = loads;
      for (const what of ['script', 'style', 'untilIdle'] as const) {
        const size = (first?.[what] ?? 0) / KB;
        console.log(`${what}: ${size.toFixed(1)} kB gzip (goal ${GOAL[what]}: ${verdict(size, GOAL[what])})`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
