import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { decodeHierarchy } from '../../contract/answers.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { fillLocation } from '../support/fillLocation.ts';
import { fillGenerated } from '../support/generator/fillGenerated.ts';

/**
 * Long lists on the built app: from the end of the last answer to the first painted rows, how many rows are in
 * the page, and the frames while a person scrolls by PageDown and by wheel. After a build:
 * `npx tsx tests/bench/longLists.ts [--items 20000] [--hits 5000] [--opened 5] [--slowed 4] [--only location]`.
 */

const GOAL_PAINTED = 300;
const GOAL_ROWS = 60;
const GOAL_FRAME = 50;
const STEPS = 60;

/** In the names of as many items as a search is to find. */
const WORD = 'Measuredthing';

interface Watched {
  /** When the frame with the first rows was painted, ms. */
  painted: number | undefined;
  mostRows: number;
  /** From one frame to the next, ms, while `isScrolling`. */
  frames: number[];
  /** Durations of tasks over 50 ms: until the first rows, and after them. */
  longTasks: { at: number; duration: number }[];
  isScrolling: boolean;
}

/** Runs in the page, before the app. */
function watch(): void {
  const watched: Watched = { painted: undefined, mostRows: 0, frames: [], longTasks: [], isScrolling: false };
  Object.assign(window, { watched });
  performance.setResourceTimingBufferSize(10_000);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.longTasks.push({ at: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    const rows = document.querySelectorAll('main [aria-posinset]').length;
    watched.mostRows = Math.max(watched.mostRows, rows);
    if (rows < 5 || watched.painted !== undefined) return;
    watched.painted = 0;
    requestAnimationFrame(() => {
      // A message is handled after the frame in which it was sent has been painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (watched.painted = performance.now());
      channel.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true });
}

const read = (page: Page) =>
  page.evaluate(() => {
    // `watch` has put it there.
    const { watched } = window as unknown as { watched: Watched };
    const painted = watched.painted ?? 0;
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ name, responseEnd }) =>
          /\/api\/search|\/locations\/[^/]+\/items/.test(name) && responseEnd < painted,
      );
    const answered = Math.max(0, ...answers.map(({ responseEnd }) => responseEnd));
    return { ...watched, answered, toPaint: painted - answered };
  });

const at = (values: readonly number[], fraction: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * fraction))] ?? 0;
const line = (values: readonly number[]) =>
  `p50 ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms, max ${at(values, 1).toFixed(0)} ms`;
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

/** Opens the page anew and waits for painted rows. */
async function open(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(
    () => ((window as unknown as { watched: Watched }).watched.painted ?? 0) > 0,
    undefined,
    { timeout: 120_000 },
  );
  return read(page);
}

/** Scrolls in steps a frame or more apart, and reports the frames meanwhile. */
async function scroll(page: Page, how: string, step: () => Promise<void>): Promise<void> {
  const set = (isScrolling: boolean) =>
    page.evaluate((value) => {
      const { watched } = window as unknown as { watched: Watched };
      watched.isScrolling = value;
      if (!value) return;
      Object.assign(watched, { frames: [], longTasks: [], mostRows: 0 });
      // A method: the names that the compiler gives to functions are not known in the page.
      const frames = {
        last: 0,
        next(now: number) {
          if (frames.last > 0) watched.frames.push(now - frames.last);
          frames.last = now;
          if (watched.isScrolling) requestAnimationFrame(frames.next);
        },
      };
      requestAnimationFrame(frames.next);
    }, isScrolling);
  await set(true);
  for (let count = 0; count < STEPS; count++) {
    await step();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await set(false);
  const { frames, longTasks, mostRows } = await read(page);
  const isMet = longTasks.length === 0 && at(frames, 1) <= GOAL_FRAME;
  console.log(`  ${how}: frames ${line(frames)} of ${frames.length} (goal ${GOAL_FRAME}: ${verdict(isMet)})`);
  const tasks = longTasks.map(({ duration }) => `${duration.toFixed(0)} ms`).join(', ') || 'none';
  console.log(
    `    tasks over 50 ms: ${tasks}; most rows ${mostRows} (goal ${GOAL_ROWS}: ${verdict(mostRows <= GOAL_ROWS)})`,
  );
}

async function measure(page: Page, name: string, url: string, times: number): Promise<void> {
  const opened = [];
  for (let time = 0; time < times; time++) opened.push(await open(page, url));
  const paints = opened.map(({ toPaint }) => toPaint);
  console.log(name);
  console.log(
    `  last answer to painted rows: ${line(paints)} of ${times} (goal ${GOAL_PAINTED}: ${verdict(at(paints, 1) <= GOAL_PAINTED)})`,
  );
  const blocked = opened.flatMap(({ longTasks, answered }) =>
    longTasks.filter((task) => task.at + task.duration > answered).map(({ duration }) => duration),
  );
  console.log(`  tasks over 50 ms after the answer, ${times} times: ${blocked.length}, ${line(blocked)}`);
  await page.locator('main [aria-posinset] [data-main]').first().focus();
  await scroll(page, 'PageDown', () => page.keyboard.press('PageDown'));
  await page.mouse.move(1000, 500);
  await scroll(page, 'wheel   ', () => page.mouse.wheel(0, 900));
}

async function main(): Promise<void> {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: {
      items: text('20000'),
      hits: text('5000'),
      opened: text('5'),
      slowed: text('1'),
      only: text(''),
    },
  });
  const [items, hits, times] = [Number(values.items), Number(values.hits), Number(values.opened)];
  const folder = await mkdtemp(join(tmpdir(), 'stowage-bench-'));
  await fillGenerated(folder, { seed: 1, items, locations: 1 });
  const found = Array.from({ length: hits }, (_, number) => `${WORD} ${number}`);
  const shelf = await fillLocation(folder, { name: 'Shelf to search', items: found });
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
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(
      ({ token, user }) => {
        localStorage.setItem('auth_token', token);
        localStorage.setItem('stowage-user', user);
      },
      { token: client.token, user: ADMIN.username },
    );
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowed) });
    console.log(
      `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}, slowed ${values.slowed}x`,
    );
    const { json } = await client.api('GET', '/api/locations/hierarchy');
    const big = decodeHierarchy(json).find(({ id }) => id !== shelf);
    await measure(
      page,
      `Location with ${items.toLocaleString('en')} items`,
      `${server.url}/location/${big?.id ?? ''}`,
      times,
    );
    if (values.only === 'location') return;
    await measure(
      page,
      `Search with ${hits.toLocaleString('en')} hits`,
      `${server.url}/search?q=${WORD}`,
      times,
    );
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
