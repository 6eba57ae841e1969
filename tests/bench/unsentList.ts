import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { fillLocation } from '../support/fillLocation.ts';

/**
 * A list that is pasted while the server is away: how long the page takes to keep it, and to send it once the server
 * is back, with the processor time of the page and its tasks over 50 ms; then the screens with very many unsent
 * entries. `npm run bench -- unsentList [--lines 400] [--many 5000] [--before ../a/built/checkout]`; with `--before`
 * the same is measured there first.
 */

const GOAL_KEPT = 2000;
const GOAL_SENT = 6000;
const GOAL_TASK = 50;

interface Stage {
  browser: Browser;
  server: BuiltServer;
  /** Of the location that the list is pasted into. */
  locationId: string;
  token: string;
}

/** Runs in the page, before the app. */
function watch(): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function opened({ browser, token }: Stage) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(
    (values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { auth_token: token, 'stowage-user': ADMIN.username },
  );
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return { context, page, session };
}

/** Processor time of the page so far, ms. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Time, processor time and long tasks of `work`. */
async function measured(page: Page, session: CDPSession, work: () => Promise<unknown>) {
  await page.evaluate(() => void ((window as unknown as { longTasks: number[] }).longTasks.length = 0));
  const [began, busy] = [performance.now(), await busyTime(session)];
  await work();
  const took = performance.now() - began;
  const used = (await busyTime(session)) - busy;
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return { took, used, longTasks };
}

function report(
  what: string,
  { took, used, longTasks }: Awaited<ReturnType<typeof measured>>,
  goal?: number,
) {
  const isMet = goal === undefined || (took <= goal && longTasks.length === 0);
  const tasks =
    longTasks.length === 0 ? 'none' : `${longTasks.length}, the longest ${Math.max(...longTasks)} ms`;
  console.log(
    `  ${what}: ${took.toFixed(0)} ms, ${used.toFixed(0)} ms of processor, tasks over ${GOAL_TASK} ms: ${tasks}` +
      (goal === undefined ? '' : ` (goal ${goal} ms and none: ${isMet ? 'met' : 'missed'})`),
  );
}

const unsent = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('local_item_')).length);

async function pasteAndSend(stage: Stage, lines: number): Promise<void> {
  const { server, locationId } = stage;
  const { context, page, session } = await opened(stage);
  await page.goto(`${server.url}/location/${locationId}`);
  await page.getByRole('textbox', { name: 'Name of the new item' }).focus();
  await page.waitForTimeout(3000);
  await page.evaluate(
    (text) => {
      const data = new DataTransfer();
      data.setData('text', text);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    Array.from({ length: lines }, (_, index) => `Thing ${index + 1}, 2`).join('\n'),
  );
  await page.getByRole('dialog', { name: 'Create items from a list' }).waitFor();
  await page.waitForTimeout(1000);
  await server.stop();
  const done = page.getByText(`${lines} of ${lines} created`);
  const kept = await measured(page, session, async () => {
    await page.keyboard.press('Control+Enter');
    await done.waitFor({ timeout: 600_000 });
  });
  report(`${lines} lines kept`, kept, lines === 400 ? GOAL_KEPT : undefined);
  if ((await unsent(page)) !== lines) throw new Error(`${await unsent(page)} of ${lines} are kept.`);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForTimeout(1000);
  await server.start();
  const sent = await measured(page, session, async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((key) => key.startsWith('local_item_')),
      undefined,
      { timeout: 600_000, polling: 100 },
    );
  });
  report(`${lines} lines sent`, sent, lines === 400 ? GOAL_SENT : undefined);
  await context.close();
}

/** Screens with very many unsent entries, while the server refuses to take them. */
async function showMany(stage: Stage, many: number): Promise<void> {
  const { server, locationId } = stage;
  const { context, page, session } = await opened(stage);
  await page.goto(server.url);
  await page.waitForTimeout(1000);
  await page.evaluate(
    ({ count, location, user }) => {
      for (let at = 0; at < count; at++) {
        const id = `local-${String(at).padStart(16, '0')}`;
        const item = {
          name: `Unsent thing ${at}`,
          category: 'Misc',
          location_id: location,
          quantity: 2,
          acquisition_date: null,
          supplier: '',
          supplier_part_no: '',
          supplier_item_url: '',
          description: '',
          notes: '',
        };
        const failure = { kind: 'offline', title: 'No answer', message: 'The server did not answer.' };
        const outbox = {
          user,
          madeAt: 1_760_000_000_000 + at,
          revision: 'r',
          key: id,
          status: 'waiting',
          attempts: [],
          failure,
        };
        localStorage.setItem(`local_item_${id}`, JSON.stringify({ ...item, id, outbox }));
      }
    },
    { count: many, location: locationId, user: ADMIN.username },
  );
  // Nothing gets through: the entries stay.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  for (const [what, path, shown] of [
    ['Home', '/', '.unsent-items'],
    ['location page', `/location/${locationId}`, '[data-list]'],
    ['unsent work', '/unsent', '.unsent-rows, [data-list]'],
  ] as const) {
    const view = await measured(page, session, async () => {
      await page.goto(server.url + path);
      await page
        .getByRole('link', { name: `${many.toLocaleString('en')} waiting` })
        .waitFor({ timeout: 120_000 });
      await page.locator(shown).first().waitFor({ timeout: 120_000 });
    });
    const rows = await page.locator('main li, main [role=listitem]').count();
    report(`${what} with ${many} unsent, ${rows} rows in the page`, view);
    const scrolled = await measured(page, session, async () => {
      for (let at = 0; at < 10; at++) {
        await page.keyboard.press('PageDown');
        await page.waitForTimeout(50);
      }
    });
    report('  ten pages down', scrolled);
  }
  await context.close();
}

async function run(Server: typeof BuiltServer, lines: readonly number[], many: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-bench-'));
  const server = new Server(folder);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const ids: string[] = [];
    for (const count of lines) ids.push(await fillLocation(folder, { name: `Shelf for ${count}` }));
    const manyId = await fillLocation(folder, { name: 'Shelf for very many' });
    await server.start();
    const client = new ApiClient(() => server.url);
    await client.logIn();
    const { token } = client;
    console.log(
      `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Chromium ${browser.version()}`,
    );
    for (const [at, count] of lines.entries()) {
      await pasteAndSend({ browser, server, token, locationId: ids[at] ?? '' }, count);
    }
    if (many > 0) await showMany({ browser, server, token, locationId: manyId }, many);
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '50,400' },
    many: { type: 'string', default: '5000' },
    before: { type: 'string' },
  },
});
const lines = values.lines.split(',').map(Number);
if (values.before !== undefined) {
  console.log('Before:');
  // The same module of another checkout: it starts the server that was built there.
  const before = (await import(resolve(values.before, 'tests/support/builtServer.ts'))) as {
    BuiltServer: typeof BuiltServer;
  };
  await run(before.BuiltServer, lines, Number(values.many));
  console.log('After:');
}
await run(BuiltServer, lines, Number(values.many));
