import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, devices } from 'playwright';
import { decodeHierarchy, decodeItems } from '../../contract/answers.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { ApiClient } from '../support/apiClient.ts';
import { ADMIN, BuiltServer } from '../support/builtServer.ts';
import { byKeyboard } from './byKeyboard.ts';
import { byTouch } from './byTouch.ts';
import { Film } from './film.ts';

/**
 * The first ten minutes of a new user, from an empty server to a drawer that an item was moved into, by keyboard alone
 * and on a phone by touch alone. Writes what was seen into reports/film. After a build: `npx tsx tests/film/firstTenMinutes.ts`.
 */
const FOLDER = 'reports/film';

const WAYS = [
  { name: 'keyboard', device: { viewport: { width: 1280, height: 800 } }, play: byKeyboard, width: 500 },
  { name: 'touch', device: devices['Pixel 7'], play: byTouch, width: 210 },
] as const;

async function play(browser: Browser, way: (typeof WAYS)[number]): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'stowage-film-'));
  const server = new BuiltServer(data);
  await server.start();
  try {
    const context = await browser.newContext({ ...way.device, reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const film = new Film(way.name, page);
    console.log(`By ${way.name}:`);
    await page.goto(server.url);
    try {
      await way.play(page, film, ADMIN);
      await check(server);
    } catch (error) {
      await film.take('Here it ended').catch(() => {});
      throw error;
    } finally {
      console.log(`  ${await film.develop(browser, FOLDER, way.width)}`);
      await context.close();
    }
  } finally {
    await server.stop();
    await rm(data, { recursive: true });
  }
}

/** What is to be there in the end: asked of the server, not of the screen. */
async function check(server: BuiltServer): Promise<void> {
  const api = new ApiClient(() => server.url);
  await api.logIn();
  const [room] = decodeHierarchy((await api.api('GET', '/api/locations/hierarchy')).json);
  const cabinet = room?.children[0];
  const drawers = cabinet?.children ?? [];
  const { items, total } = decodeItems((await api.api('GET', '/api/items?limit=100')).json);
  const moved = items.find(({ name }) => name === 'M3x10 screw');
  const where = drawers.find(({ id }) => id === moved?.location_id)?.name;
  console.log(
    `  ${room?.name} > ${cabinet?.name} > ${drawers.length} drawers; ${total} items; M3x10 screw in ${where}`,
  );
  if (drawers.length !== 20 || total !== 30 || where !== 'Drawer 7') throw new Error('Something is missing.');
}

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const wanted = process.argv[2];
try {
  for (const way of WAYS) if (wanted === undefined || wanted === way.name) await play(browser, way);
} finally {
  await browser.close();
}
