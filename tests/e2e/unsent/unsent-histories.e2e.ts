import type { BrowserContext, Page, Route } from '@playwright/test';
import { decodeItems } from '../../../contract/answers.ts';
import type { Item } from '../../../contract/entities.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { createRandom, type Random } from '../../support/generator/random.ts';
import { fetchedAhead, NO_ANSWER, storedKeys } from '../../support/offline.ts';

// The server goes away before every screen has been opened.
test.use({ fetchesAhead: true });

// Tabs and the server are killed.
test.use({ ownProcess: true, ownContext: {} });

/**
 * Random work in a real browser against a real server that is really killed. `STOWAGE_HISTORIES=50` runs more
 * of them than the one of every test run, `STOWAGE_HISTORIES_FROM` begins at another seed.
 */
const HISTORIES = Number(process.env['STOWAGE_HISTORIES'] ?? 1);
const FROM = Number(process.env['STOWAGE_HISTORIES_FROM'] ?? 1);
const STEPS = 10;

const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Item|Save)$/ });

/** What the person was told is saved or kept: the only thing that the end is compared with. */
interface Told {
  /** By name, which never changes here: the last description told. */
  items: Map<string, string>;
}

interface World {
  random: Random;
  server: TestServer;
  isUp: boolean;
  tabs: Page[];
  context: BrowserContext;
  location: { id: string };
  told: Told;
  /** What the next write meets: lost = the server commits, is killed, and never answers. */
  fault: 'none' | 'refused' | 'dropped' | 'lost' | 'failing';
}

async function meetFault(world: World, route: Route): Promise<void> {
  const method = route.request().method();
  const { fault } = world;
  if (method === 'GET' || fault === 'none' || !world.isUp) return route.continue();
  world.fault = 'none';
  if (fault === 'refused') return route.abort('connectionrefused');
  if (fault === 'failing') return route.fulfill({ status: 500, json: { message: 'Out of order' } });
  await route.fetch();
  if (fault === 'lost') {
    world.isUp = false;
    await world.server.stop('SIGKILL');
  }
  return route.abort('connectionreset');
}

/** A tab with the add form open; the app itself only opens while the server is there. */
async function openTab(world: World): Promise<Page> {
  await up(world);
  const page = await world.context.newPage();
  await page.route(/\/api\/items/, (route) => meetFault(world, route));
  await page.goto(`/add?location_id=${world.location.id}`);
  await expect(save(page)).toBeVisible();
  await fetchedAhead(page);
  return page;
}

async function up(world: World): Promise<void> {
  if (world.isUp) return;
  await world.server.start();
  world.isUp = true;
}

/** Within the app, without asking the server for the page. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const steps: Readonly<Record<string, (world: World, page: Page) => Promise<void>>> = {
  async add(world, page) {
    const name = `Item ${world.told.items.size + 1}`;
    await go(page, '/unsent');
    await go(page, `/add?location_id=${world.location.id}`);
    await text(page, 'Name').fill(name);
    await save(page).click();
    // Saved or kept: either way the person is shown the item.
    await expect(page).toHaveURL(/\/view\//);
    world.told.items.set(name, '');
  },
  async edit(world, page) {
    const names = [...world.told.items.keys()];
    if (names.length === 0) return;
    const name = world.random.pick(names);
    const id = await idOf(world, page, name);
    if (id === undefined) return;
    const description = `Edit ${world.random.whole(1, 1e6)}`;
    await go(page, '/unsent');
    await go(page, `/edit/${id}`);
    await expect(text(page, 'Name').or(page.getByText('Failed to load item'))).toBeVisible();
    if (!(await text(page, 'Name').isVisible())) return;
    await text(page, 'Description').fill(description);
    await save(page).click();
    await expect(
      page
        .getByRole('heading', { level: 1, name })
        .or(page.getByText('Offline Update Saved'))
        .or(page.getByText('Failed to update item', { exact: true }))
        .or(page.getByRole('heading', { name: 'This item was changed elsewhere, too' })),
    ).toBeVisible();
    world.told.items.set(name, description);
  },
  async kill(world) {
    if (!world.isUp) return;
    await world.server.stop('SIGKILL');
    world.isUp = false;
  },
  start: up,
  async reload(world, page) {
    await up(world);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fetchedAhead(page);
  },
  async crash(world, page) {
    // The tab goes in the middle of a save.
    const name = `Item ${world.told.items.size + 1}`;
    await go(page, '/unsent');
    await go(page, `/add?location_id=${world.location.id}`);
    await text(page, 'Name').fill(name);
    // Whether it was submitted, however soon it is sent and gone again: a draft alone is not.
    const isKept = page.evaluate(
      (wanted) =>
        new Promise<void>((resolve) => {
          const keep = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, value) {
            keep.call(this, key, value);
            if (key.startsWith('local_item_') && value.includes(`"name":"${wanted}"`)) resolve();
          };
        }),
      name,
    );
    await save(page).click();
    await isKept;
    await page.close();
    world.told.items.set(name, '');
    world.tabs.splice(world.tabs.indexOf(page), 1, await openTab(world));
  },
  async tab(world) {
    if (world.tabs.length < 2) world.tabs.push(await openTab(world));
  },
  async fault(world) {
    world.fault = world.random.pick(['refused', 'dropped', 'lost', 'failing'] as const);
  },
  async wake(_, page) {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  },
};

/** Where an item is now: an unsent one under its local id, else the server's, as far as it can be asked. */
async function idOf(world: World, page: Page, name: string): Promise<string | undefined> {
  const local = await page.evaluate((wanted) => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!/^(local|offline)_item_/.test(key)) continue;
      const item = JSON.parse(String(value)) as { id: string; name: string };
      if (item.name === wanted) return item.id;
    }
    return undefined;
  }, name);
  if (local !== undefined || !world.isUp) return local;
  return (await itemsOf(world.server)).find((item) => item.name === name)?.id;
}

async function itemsOf(server: TestServer): Promise<Item[]> {
  return decodeItems((await server.api('GET', '/api/items')).json).items;
}

for (let seed = FROM; seed < FROM + HISTORIES; seed++) {
  test(`GOAL-12: after random work and really killed servers every item is there once, as last told (seed ${seed})`, async ({
    loggedIn,
    context,
    server,
    expectConsole,
  }) => {
    for (const expected of [NO_ANSWER, /412/, /500/]) expectConsole(expected);
    await loggedIn.close();
    const random = createRandom(seed);
    const location = await server.addLocation({ name: 'Bench' });
    const world: World = {
      random,
      server,
      isUp: true,
      tabs: [],
      context,
      location,
      told: { items: new Map() },
      fault: 'none',
    };
    world.tabs.push(await openTab(world));
    const log: string[] = [];
    for (let step = 0; step < STEPS; step++) {
      const name = random.pick([
        'add',
        'add',
        'edit',
        'edit',
        'kill',
        'start',
        'reload',
        'crash',
        'tab',
        'fault',
        'fault',
        'wake',
      ]);
      const page = random.pick(world.tabs);
      log.push(name);
      await test.step(name, async () => steps[name]?.(world, page));
    }
    await test.info().attach('steps', { body: log.join(', ') });

    // Healing: the server is there and nothing goes wrong any more.
    world.fault = 'none';
    await up(world);
    const last = world.tabs[0] ?? (await openTab(world));
    await last.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => storedKeys(last, /^(local|offline)_item_/)).toEqual([]);
    const told = [...world.told.items].map(([name, description]) => `${name}: ${description}`);
    const found = (await itemsOf(server)).map(({ name, description }) => `${name}: ${description}`);
    expect(found.toSorted(), log.join(', ')).toEqual(told.toSorted());
  });
}
