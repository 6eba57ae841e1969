import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { decodeItems } from '../../contract/answers.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { settled } from '../support/keys.ts';
import { MESSY_SPREADSHEETS, type MessySpreadsheet } from '../support/spreadsheets/messy.ts';

/**
 * Imports ten spreadsheets as messy as people's through the built app by keys alone, from Home to 'Imported', and counts the
 * keys: `npm run bench -- spreadsheetKeys`. What the dialog of the system takes to choose the file is not counted. The
 * server is asked for what has come of it. Pictures of each preview and each end: reports/spreadsheets. Goal: 60 keys.
 */

const GOAL = 60;
const PICTURES = resolve('reports/spreadsheets');

/** Presses one key after the other and counts them. */
function countingKeys(page: Page) {
  const pressed: string[] = [];
  return {
    pressed,
    async press(key: string): Promise<void> {
      pressed.push(key);
      await page.keyboard.press(key);
    },
  };
}

async function importByKeys(page: Page, sheet: MessySpreadsheet): Promise<readonly string[]> {
  const { pressed, press } = countingKeys(page);
  await page.goto('/');
  await settled(page);
  await press('g');
  await press('i');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: sheet.name, mimeType: 'application/octet-stream', buffer: await sheet.bytes() });
  const preview = page.getByRole('button', { name: 'Preview' });
  await preview.and(page.locator(':focus')).waitFor();
  await press('Enter');
  const grid = page.getByRole('grid', { name: 'Rows of the file' });
  const begin = page.getByRole('button', { name: /^Import [\d,]+ items?$/ });
  await grid.or(begin).first().waitFor();
  await page.screenshot({ path: join(PICTURES, `${sheet.name}-preview.png`) });
  const { problem = 0 } = sheet.counts;
  for (let left = problem; left > 0; left -= 1) {
    await page
      .getByText(left === 1 ? '1 row with a problem' : `${left} rows with a problem`, { exact: true })
      .waitFor();
    // The row with the problem has the focus.
    await press('i');
  }
  await begin
    .and(page.locator(':focus'))
    .waitFor({ timeout: 5000 })
    .catch(() => press('Control+Enter'));
  if (pressed.at(-1) !== 'Control+Enter') await press('Enter');
  await page.getByText(/^Imported [\d,]+ items?/).waitFor();
  await page.screenshot({ path: join(PICTURES, `${sheet.name}-imported.png`) });
  return pressed;
}

async function isAsExpected(client: ApiClient, sheet: MessySpreadsheet): Promise<boolean> {
  const { items } = decodeItems((await client.api('GET', '/api/items?limit=1000')).json);
  if (items.length !== sheet.counts.create) return false;
  return Object.entries(sheet.items).every(([name, { location, ...fields }]) => {
    const found = items.find((item) => item.name === name);
    if (!found || (location !== undefined && found.location_path !== location)) return false;
    const values = new Map<string, unknown>(Object.entries(found));
    return Object.entries(fields).every(([field, value]) => values.get(field) === value);
  });
}

await mkdir(PICTURES, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
let missed = 0;
console.log('| Spreadsheet | Keys | As they were expected |');
console.log('| --- | --- | --- |');
try {
  for (const sheet of MESSY_SPREADSHEETS) {
    const folder = await mkdtemp(join(tmpdir(), 'stowage-spreadsheets-'));
    const server = new BuiltServer(folder);
    try {
      await server.start();
      const client = new ApiClient(() => server.url);
      await client.logIn();
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      });
      await context.addInitScript(
        (values) => {
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        },
        { auth_token: client.token, 'stowage-user': ADMIN.username },
      );
      const keys = await importByKeys(await context.newPage(), sheet);
      const isRight = await isAsExpected(client, sheet);
      if (!isRight || keys.length > GOAL) missed += 1;
      console.log(
        `| ${sheet.name}: ${sheet.habit} | ${keys.length}: ${keys.join(' ')} | ${isRight ? 'yes' : 'no'} |`,
      );
      await context.close();
    } finally {
      await server.stop();
      await rm(folder, { recursive: true });
    }
  }
} finally {
  await browser.close();
}
process.exit(missed === 0 ? 0 : 1);
