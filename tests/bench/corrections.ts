import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import type { Grid } from '../../contract/analysis/grid.ts';
import { decodeAnalysis } from '../../contract/analysis/analysisAnswer.ts';
import { addPhoto } from '../support/addPhoto.ts';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { addAnalysis } from '../support/corrections/addAnalysis.ts';
import { CASES, type WrongGrid } from '../support/corrections/cases.ts';
import { drawDrawers, gridOverlap, labelsOf } from '../support/corrections/drawnGrid.ts';
import { Finger } from '../support/corrections/finger.ts';

/**
 * How many keys, and how many gestures of a finger on a phone, lead from a wrong grid to the right one: five cases on the
 * built app, each done by nothing else. After a build: `npm run bench -- corrections [--shots folder]`.
 */
const { values } = parseArgs({ options: { shots: { type: 'string' } } });
const GOAL = { keys: 10, gestures: 6 };

const dataDir = await mkdtemp(join(tmpdir(), 'stowage-corrections-'));
const server = new BuiltServer(dataDir);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await server.start();
  const api = new ApiClient(() => server.url);
  await api.logIn();
  console.log('| Wrong | Keys | Gestures | Overlap before | after keys | after gestures |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const one of CASES) await measure(api, one);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(api: ApiClient, one: WrongGrid): Promise<void> {
  const photo = await drawDrawers(one.truth, one.names);
  const results: { count: number; overlap: number; isExact: boolean }[] = [];
  for (const way of ['keys', 'gestures'] as const) {
    const place = await api.addLocation({ name: `${one.title}, by ${way}` });
    const image = await addPhoto(linked(api), { kind: 'location', id: place.id }, photo);
    await addAnalysis(dataDir, image, { grid: one.found, texts: labelsOf(one.truth, one.names) });
    const page = await openPanel(api, place.id, way === 'gestures');
    await shoot(page, one, `${way}-before`);
    const count = way === 'keys' ? await byKeys(page, one) : await byFinger(page, one);
    await shoot(page, one, `${way}-after`);
    await page.context().close();
    const { json } = await api.api('GET', `/api/images/${image}/analyze`);
    const { correction } = decodeAnalysis(json);
    results.push({
      count,
      overlap: gridOverlap(one.truth, correction?.grid ?? null),
      isExact: isAlike(one.truth, correction?.grid ?? null),
    });
  }
  const [keys, gestures] = results;
  if (!keys || !gestures) return;
  const share = (overlap: number): string => `${Math.round(100 * overlap)} %`;
  const told = (goal: number, { count, isExact }: typeof keys): string =>
    `${count}${count > goal ? ' (too many)' : ''}${isExact ? '' : ' (not right)'}`;
  console.log(
    `| ${one.title} | ${told(GOAL.keys, keys)} | ${told(GOAL.gestures, gestures)} | ${share(gridOverlap(one.truth, one.found))} | ${share(keys.overlap)} | ${share(gestures.overlap)} |`,
  );
}

function linked(api: ApiClient) {
  return {
    url: server.url,
    token: api.token,
    api: (...call: Parameters<ApiClient['api']>) => api.api(...call),
  };
}

/** As many rows, columns and joined compartments. */
function isAlike(truth: Grid, found: Grid | null): boolean {
  return (
    found?.rows.length === truth.rows.length &&
    found.columns.length === truth.columns.length &&
    JSON.stringify(found.joined) === JSON.stringify(truth.joined)
  );
}

async function openPanel(api: ApiClient, locationId: string, isPhone: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    colorScheme: isPhone ? 'dark' : 'light',
  });
  await context.addInitScript(
    ([token, username]) => {
      localStorage.setItem('auth_token', token ?? '');
      localStorage.setItem('stowage-user', username ?? '');
    },
    [api.token, ADMIN.username],
  );
  const page = await context.newPage();
  await page.goto(`/location/${locationId}`);
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await page.getByRole('button', { name: 'Correct compartments' }).waitFor();
  return page;
}

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'Correct compartments' });
}

/** From the page to the saved correction, by keys alone. */
async function byKeys(page: Page, one: WrongGrid): Promise<number> {
  const keys = ['Shift+G', ...one.keys, 'Control+Enter'];
  for (const key of keys) {
    await page.keyboard.press(key);
    if (key !== 'Shift+G') continue;
    await dialogOf(page).getByRole('status').waitFor();
    await shoot(page, one, 'keys-dialog');
  }
  await dialogOf(page).waitFor({ state: 'detached' });
  return keys.length;
}

/** The same by a finger; what is typed into the field of the size counts as one gesture. */
async function byFinger(page: Page, one: WrongGrid): Promise<number> {
  const finger = new Finger(page);
  await finger.tap(page.getByRole('button', { name: 'Correct compartments' }));
  await dialogOf(page).getByRole('status').waitFor();
  await page.waitForTimeout(300);
  for (const gesture of one.gestures) await gesture(finger, dialogOf(page));
  await shoot(page, one, 'gestures-dialog');
  await finger.tap(dialogOf(page).getByRole('button', { name: 'Save' }));
  await dialogOf(page).waitFor({ state: 'detached' });
  return finger.count;
}

async function shoot(page: Page, one: WrongGrid, name: string): Promise<void> {
  if (values.shots === undefined) return;
  await mkdir(values.shots, { recursive: true });
  await page.screenshot({ path: join(values.shots, `${CASES.indexOf(one) + 1}-${name}.png`) });
}
