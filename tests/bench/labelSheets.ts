import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { DEFAULT_LABELS } from '../../src/model/labels/labelSettings.ts';
import { knownSheets, type LabelSheet, perPage, placeOf } from '../../src/model/labels/sheets.ts';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { type LabelPdfPage, readLabelPdf } from '../support/labelPdf.ts';

/**
 * Prints every size of labels by Chromium, and looks at what came of it: how far the farthest edge of any label is from
 * where the size has it, in mm, whether each page is as large as its paper, and how many QR codes another program than the
 * one that made them reads as the address. Then 2,000 labels: how long their preview and their PDF take. After a build:
 * `npx tsx tests/bench/labelSheets.ts`.
 */

const GOAL_EDGE = 0.3;
/** As a good printer of today. */
const DPI = 400;
const URL_SET = 'https://stowage.lan';
const MANY = 2000;
/** Of each size, besides what a range has. */
const ITEMS = 24;

const folder = await mkdtemp(join(tmpdir(), 'stowage-labels-'));
const server = new BuiltServer(folder, { STOWAGE_URL: URL_SET });
await server.start();
const client = new ApiClient(() => server.url);
await client.logIn();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox'],
});
let failures = 0;
const check = (isRight: boolean, what: string): void => {
  if (isRight) return;
  failures += 1;
  console.log(`  MISSED: ${what}`);
};

try {
  const cabinet = await client.addLocation({ name: 'Werkzeugschrank 工具箱 خزانة', label: 'WS' });
  const ids: string[] = [];
  for (let at = 1; at <= ITEMS; at++) {
    const { id } = await client.addItem({
      name: `M${at} × 30 screw, stainless`,
      location: cabinet,
      quantity: at,
    });
    ids.push(id);
  }
  const { sheets, rolls } = knownSheets(DEFAULT_LABELS.length);
  console.log('| Size | Labels | Pages | Worst edge, mm | Page off, mm | QR read: locations | items |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const sheet of [...sheets, ...rolls]) {
    const page = await openPage(sheet);
    // A full page, and one label on the next.
    const labels = rangeOf(perPage(sheet) + 1);
    await page.goto(`${server.url}/labels?range=${labels[0]}..${labels.at(-1)}`);
    const ofLocations = await printed(page, sheet, labels.length);
    const addresses = labels.map((label) => `${URL_SET}/location/${label}`);
    const edge = worstEdge(ofLocations, sheet, labels.length);
    const paper = Math.max(
      ...ofLocations.map(({ width, height }) =>
        Math.max(Math.abs(width - sheet.page.width), Math.abs(height - sheet.page.height)),
      ),
    );
    const read = countRead(ofLocations, sheet, addresses);
    await page.goto(`${server.url}/labels?items=${ids.join(',')}`);
    const ofItems = await printed(page, sheet, ids.length);
    const isToldTooSmall = await page.getByText('Too small for a QR code').isVisible();
    const readItems = countRead(
      ofItems,
      sheet,
      ids.map((id) => `${URL_SET}/view/${id}`),
    );
    await page.context().close();
    console.log(
      `| ${sheet.id} | ${labels.length} | ${ofLocations.length} | ${edge.toFixed(3)} | ${paper.toFixed(2)} | ${read} of ${labels.length} | ${isToldTooSmall ? 'left out, which is said' : `${readItems} of ${ids.length}`} |`,
    );
    const pages = Math.ceil(labels.length / perPage(sheet));
    check(ofLocations.length === pages, `${ofLocations.length} pages instead of ${pages}`);
    check(edge <= GOAL_EDGE, `an edge is ${edge.toFixed(2)} mm from its place`);
    check(paper <= GOAL_EDGE, `the page is ${paper.toFixed(2)} mm larger or smaller than the paper`);
    check(read === labels.length, 'not every QR code of a location was read as its address');
    check(readItems === (isToldTooSmall ? 0 : ids.length), 'not every QR code of an item was read');
  }
  await many();
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? '\nAll as wanted.' : `\n${failures} goals missed.`);
process.exitCode = failures === 0 ? 0 : 1;

async function openPage(sheet: Pick<LabelSheet, 'id'>): Promise<Page> {
  const context = await browser.newContext();
  const settings = { ...DEFAULT_LABELS, sheet: sheet.id };
  await context.addInitScript(
    ([token, user, kept]) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('stowage-user', user);
      localStorage.setItem('stowage-labels', kept);
    },
    [client.token, ADMIN.username, JSON.stringify(settings)] as const,
  );
  return context.newPage();
}

function rangeOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `BOX-${String(at + 1).padStart(4, '0')}`);
}

async function printed(page: Page, sheet: LabelSheet, count: number): Promise<LabelPdfPage[]> {
  const pages = Math.ceil(count / perPage(sheet));
  await page.getByText(`${count} labels on ${pages} page`).waitFor();
  await page.getByRole('checkbox', { name: /^Outlines/ }).check();
  return readLabelPdf(await page.pdf({ preferCSSPageSize: true }), DPI);
}

/** How far the farthest edge of the outlines is from where the size has it; infinite where one is missing. */
function worstEdge(pages: readonly LabelPdfPage[], sheet: LabelSheet, count: number): number {
  let worst = 0;
  for (let at = 0; at < count; at++) {
    const { x, y } = placeOf(sheet, at % perPage(sheet));
    const outlines = pages[Math.floor(at / perPage(sheet))]?.outlines ?? [];
    const off = outlines.map(({ left, top, width, height }) =>
      Math.max(
        Math.abs(left - x),
        Math.abs(top - y),
        Math.abs(left + width - x - sheet.label.width),
        Math.abs(top + height - y - sheet.label.height),
      ),
    );
    worst = Math.max(worst, Math.min(Infinity, ...off));
  }
  return worst;
}

function countRead(pages: readonly LabelPdfPage[], sheet: LabelSheet, addresses: readonly string[]): number {
  return addresses.filter((address, at) => {
    const { x, y } = placeOf(sheet, at % perPage(sheet));
    const { width, height } = sheet.label;
    // Its outline is no part of it.
    const box = { left: x + 0.1, top: y + 0.1, width: width - 0.2, height: height - 0.2 };
    return pages[Math.floor(at / perPage(sheet))]?.read(box) === address;
  }).length;
}

async function many(): Promise<void> {
  console.log(`\n${MANY} labels, ms from the address to the first page of the preview, and to the PDF:`);
  for (const id of ['L7160', '62']) {
    const page = await openPage({ id });
    await page.goto(`${server.url}/labels`);
    await page.getByRole('heading', { name: 'Print labels' }).waitFor();
    const field = page.getByRole('textbox', { name: 'Labels, one by one or as ranges' });
    const typed = performance.now();
    await field.fill(`BOX-0001..BOX-${MANY}`);
    await page.getByRole('img', { name: /^Page 1:/ }).waitFor();
    const shown = performance.now();
    const drawn = await page.getByRole('img', { name: /^Page/ }).count();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const done = performance.now();
    console.log(
      `  ${id}: preview ${Math.round(shown - typed)} (${drawn} pages drawn), PDF ${Math.round(done - shown)}, ${(pdf.length / 1e6).toFixed(1)} MB`,
    );
    await page.context().close();
  }
}
