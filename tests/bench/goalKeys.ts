import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { EVERYDAY } from '../support/goals/everyday.ts';
import type { Goal, Step } from '../support/goals/goal.ts';

/**
 * How many keys everyday goals take from Home, by pressing them in a browser against the built app with the demo data;
 * whether a goal is reached, the server is asked. `npm run bench -- goalKeys [--app ../an/older/checkout]
 * [--only drawer] [--all] [--verbose] [--trace]`: the folder has a build in `dist`. Each way to a goal has a server and data of its own; `--all` plays
 * them all, else up to the first that reaches it.
 */

/** Nothing has changed for so long, in ms: the app has done what the last key was for. */
const QUIET = 600;
/** Longer than the pause after which the app fetches what its first screen does not need, in ms. */
const QUIET_AT_FIRST = 1500;
const LONGEST_WAIT = 10_000;

/** Runs in the page, before the app: keeps when it changed last. */
function watchChanges(): void {
  Object.assign(window, { changedAt: performance.now() });
  new MutationObserver(() => Object.assign(window, { changedAt: performance.now() })).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Runs in the page: ms since it changed last; 0 where it has hardly any processor to itself. */
async function sinceChange(): Promise<number> {
  const began = performance.now();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  const now = performance.now();
  return now - began > 100 ? 0 : now - (window as unknown as { changedAt: number }).changedAt;
}

/** Waits until the page has stood still, and nothing is on its way to it. */
async function quiet(page: Page, pending: ReadonlySet<unknown>, pause = QUIET): Promise<void> {
  const until = Date.now() + LONGEST_WAIT;
  for (;;) {
    // On its way to another document it cannot be asked.
    const since = await page.evaluate(sinceChange).catch(() => 0);
    if ((since >= pause && pending.size === 0) || Date.now() > until) return;
    await page.waitForTimeout(25);
  }
}

interface Counted {
  keys: number;
  /** Letters of new names, beside the keys. */
  named: number;
  steps: number;
}

async function pressAll(
  page: Page,
  steps: readonly Step[],
  pending: ReadonlySet<unknown>,
  trace: boolean,
): Promise<Counted> {
  const counted = { keys: 0, named: 0, steps: 0 };
  for (const step of steps) {
    if ('arrives' in step) {
      const { arrives: path } = step;
      await page
        .waitForURL(({ pathname }) => pathname.startsWith(path), { timeout: LONGEST_WAIT })
        .catch(() => undefined);
      await quiet(page, pending);
      continue;
    }
    counted.steps++;
    if ('press' in step) {
      await page.keyboard.press(step.press);
      counted.keys++;
    } else {
      const text = 'type' in step ? step.type : step.name;
      await page.keyboard.type(text);
      if ('type' in step) counted.keys += [...text].length;
      else counted.named += [...text].length;
    }
    await quiet(page, pending);
    if (trace) {
      const focus = await page.evaluate(
        () => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.slice(0, 40)}`,
      );
      console.log(`    ${Object.values(step).join('')}: ${new URL(page.url()).pathname}, ${focus}`);
    }
  }
  return counted;
}

/** Plays one way to a goal on data of its own. */
async function play(
  { browser, program, filled, verbose, trace }: Stage,
  goal: Goal,
  steps: readonly Step[],
): Promise<Counted & { isReached: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-goals-'));
  await cp(filled, folder, { recursive: true });
  const server = new BuiltServer(folder, {}, program);
  try {
    await server.start();
    const api = new ApiClient(() => server.url);
    await api.logIn();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(
      (values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      },
      { auth_token: api.token, 'stowage-user': ADMIN.username },
    );
    await context.addInitScript(watchChanges);
    const page = await context.newPage();
    const pending = new Set<unknown>();
    page.on('request', (request) => pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.message());
      void question.accept();
    });
    await page.goto(`${server.url}/`);
    await quiet(page, pending, QUIET_AT_FIRST);
    const counted = await pressAll(page, steps, pending, trace);
    const { pathname: address } = new URL(page.url());
    const copied = await page.evaluate(() => navigator.clipboard.readText()).catch(() => '');
    const isReached = await goal.isReached({ api, address, copied, questions }).catch((error: unknown) => {
      if (verbose) console.log(String(error));
      return false;
    });
    if (verbose && !isReached) {
      const shot = join(tmpdir(), `goal-${goal.title.replaceAll(/\W+/g, '-')}.png`);
      await page.screenshot({ path: shot });
      console.log(`  not reached: ${address}, ${shot}`);
    }
    await context.close();
    // The person answers each with a key.
    return { ...counted, keys: counted.keys + questions.length, isReached };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Stage {
  browser: Browser;
  /** The server's program. */
  program: string;
  /** A data folder with the demo. */
  filled: string;
  verbose: boolean;
  trace: boolean;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      app: { type: 'string', default: '.' },
      only: { type: 'string', default: '' },
      all: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  });
  const program = resolve(values.app, 'dist', 'server', 'main.js');
  const filled = await mkdtemp(join(tmpdir(), 'stowage-demo-'));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  let missed = 0;
  try {
    const demo = new BuiltServer(filled, {}, program, ['--demo']);
    await demo.start();
    await demo.stop();
    const stage = { browser, program, filled, verbose: values.verbose, trace: values.trace };
    console.log('| Goal | Keys | Names beside | Steps | By |\n| --- | --- | --- | --- | --- |');
    for (const goal of EVERYDAY) {
      if (!goal.title.toLowerCase().includes(values.only.toLowerCase())) continue;
      let row: string | undefined;
      for (const { means, steps } of goal.ways) {
        const { keys, named, steps: count, isReached } = await play(stage, goal, steps);
        if (values.verbose) console.log(`  ${means}: ${isReached ? keys : 'not reached'}`);
        if (!isReached) continue;
        row ??= `${keys} | ${named} | ${count} | ${means}`;
        if (!values.all) break;
      }
      if (row === undefined) missed++;
      console.log(`| ${goal.title} | ${row ?? 'not reached | | |'} |`);
    }
  } finally {
    await browser.close();
    await rm(filled, { recursive: true, force: true });
  }
  if (missed > 0) {
    console.log(`\n${missed} goals were not reached.`);
    process.exitCode = 1;
  }
}

await main();
