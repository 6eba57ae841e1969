import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { phonePhoto } from '../support/photoPage/samples.ts';
import { servePhotoPage } from '../support/photoPage/serve.ts';

/**
 * How long a 12-megapixel photo takes to become a JPEG of 1536 px, and for how long at a time the page answers no key
 * meanwhile, by a trace. `npx tsx tests/bench/photoShrink.ts [--runs 20]`.
 */

const GOAL_P95 = 700;
const GOAL_TASK = 50;

interface Shrunk {
  /** From the file to the finished JPEG, in milliseconds. */
  took: number;
  jpeg: Buffer;
}

async function shrink(page: Page, path: string): Promise<Shrunk> {
  await page.getByLabel('Photo').setInputFiles(path);
  const { took, text } = await page.evaluate(async () => {
    const { shrinkPhoto } = window as unknown as {
      shrinkPhoto(file: File): Promise<{ bytes: Blob; filename: string }>;
    };
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('No file was chosen.');
    const start = performance.now();
    const { bytes } = await shrinkPhoto(file);
    const took = performance.now() - start;
    // One character a byte, which every way out of the page takes.
    const text = new TextDecoder('x-user-defined').decode(await bytes.arrayBuffer());
    return { took, text };
  });
  return { took, jpeg: Buffer.from(text, 'latin1') };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds. */
  dur?: number;
  args?: { name?: string };
}

/** The tasks of the page's main thread between the marks, in milliseconds, longest first. */
function mainTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = (name: string) => traceEvents.find((event) => event.name === name);
  const [start, end] = [mark('shrink-start'), mark('shrink-end')];
  if (!start || !end) throw new Error('The trace has no marks.');
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === start.pid && tid === start.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts < end.ts)
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => b - a);
}

/** The same with a trace; the bytes stay in the page, for taking them out is a long task of its own. */
async function longestTask(browser: Browser, page: Page, path: string): Promise<number> {
  await page.getByLabel('Photo').setInputFiles(path);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'],
  });
  await page.evaluate(async () => {
    const { shrinkPhoto } = window as unknown as { shrinkPhoto(file: File): Promise<unknown> };
    const file = document.querySelector('input')?.files?.[0];
    if (!file) throw new Error('No file was chosen.');
    performance.mark('shrink-start');
    await shrinkPhoto(file);
    performance.mark('shrink-end');
  });
  return mainTasks(await browser.stopTracing())[0] ?? 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
  const folder = await mkdtemp(join(tmpdir(), 'stowage-bench-'));
  const path = join(folder, 'photo.jpg');
  const photo = await phonePhoto();
  await writeFile(path, photo);
  const server = await servePhotoPage();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage();
    page.on('console', (message) => console.log(`  page: ${message.text()}`));
    await page.goto(server.url);
    console.log(
      `${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores, Chromium ${browser.version()}`,
    );
    const times: number[] = [];
    const tasks: number[] = [];
    let jpeg: Buffer = Buffer.alloc(0);
    for (let run = 0; run < Number(values.runs); run++) {
      const shrunk = await shrink(page, path);
      times.push(shrunk.took);
      ({ jpeg } = shrunk);
      tasks.push(await longestTask(browser, page, path));
    }
    report(times, tasks, photo.length, jpeg);
    const { width, height, exif } = await sharp(jpeg).metadata();
    console.log(`  result: ${width} x ${height} px, ${exif ? 'with' : 'without'} EXIF`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(times: readonly number[], tasks: readonly number[], before: number, jpeg: Buffer): void {
  const at = (values: readonly number[], fraction: number) =>
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * fraction))] ?? 0;
  const line = (values: readonly number[]) =>
    `p50 ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms, max ${at(values, 1).toFixed(0)} ms`;
  const met = (isMet: boolean) => (isMet ? 'met' : 'missed');
  console.log(
    `  file to JPEG, ${times.length} runs: ${line(times)} (goal p95 ${GOAL_P95} ms: ${met(at(times, 0.95) <= GOAL_P95)})`,
  );
  console.log(
    `  longest main-thread task: ${line(tasks)} (goal ${GOAL_TASK} ms: ${met(at(tasks, 1) <= GOAL_TASK)})`,
  );
  console.log(`  size: ${(before / 1e6).toFixed(1)} MB -> ${(jpeg.length / 1e6).toFixed(2)} MB`);
}

await main();
