import type { Page } from '@playwright/test';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import { expect, test, type TestServer } from '../../support/app.ts';
import { checkedImport, imported, readImport } from '../../support/imports.ts';
import { goInApp } from '../../support/inApp.ts';
import { keyboardOnly } from '../../support/keyboardOnly.ts';
import { keyList, palette } from '../../support/keys.ts';

async function addShelf(server: TestServer) {
  const room = await server.addLocation({ name: 'Key room', label: 'KEY-1' });
  const shelf = await server.addLocation({ name: 'Key shelf', parent: room });
  const items = [];
  for (const name of ['Anvil', 'Bellows', 'Chisel', 'Drill'])
    items.push(await server.addItem({ name, location: room }));
  return { room, shelf, items };
}

/** What the list of keys says of the page on screen. */
async function offered(page: Page) {
  await page.keyboard.press('?');
  // What comes after the first screen is asked for by the list itself.
  await expect(
    keyList(page).getByRole('region', { name: 'Application' }).locator('[data-command="log-out"]'),
  ).toBeVisible();
  const rows = await keyList(page)
    .locator('section')
    .evaluateAll((sections) =>
      sections.flatMap((section) =>
        [...section.querySelectorAll<HTMLElement>('[data-command]')].map((row) => ({
          section: section.getAttribute('aria-label') ?? '',
          id: row.dataset['command'] ?? '',
          name: row.querySelector('dt')?.textContent ?? '',
          keys: [...row.querySelectorAll<HTMLElement>('[data-key]')].map((key) => key.dataset['key'] ?? ''),
          keyless: row.dataset['keyless'],
          undo: row.dataset['undo'] ?? '',
        })),
      ),
    );
  await page.keyboard.press('Escape');
  await expect(keyList(page)).toHaveCount(0);
  return rows;
}

/** The names of the buttons of a page, but for those of single rows and cards, which its keys reach. */
async function buttonsOf(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('main')
    .locator('button:visible, a.button:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('[data-cell], nav, [role=tablist], [role=combobox]'))
        .filter((button) => button.getAttribute('role') !== 'combobox' && !button.closest('[inert]'))
        .map((button) => {
          const copy = button.cloneNode(true) as Element;
          for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
          return button.getAttribute('aria-label') ?? copy.textContent.trim();
        }),
    );
  return [...new Set(names)];
}

const SCREENS = [
  { path: () => '/', heading: 'Stowage' },
  { path: ({ room }: Ids) => `/?at=${room}`, heading: 'Stowage' },
  { path: () => '/search?q=anvil', heading: 'Results for anvil' },
  { path: () => '/unsent', heading: 'Waiting to sync' },
  { path: ({ room }: Ids) => `/labels?location=${room}`, heading: 'Print labels' },
  { path: () => '/account', heading: 'Account and data' },
  { path: () => '/words', heading: 'Words that mean the same' },
  { path: () => '/import', heading: 'Import a spreadsheet' },
  { path: ({ read }: Ids) => `/import/${read}`, heading: 'messy.csv' },
  { path: ({ checked }: Ids) => `/import/${checked}`, heading: 'messy.csv' },
  { path: ({ done }: Ids) => `/import/${done}`, heading: 'clean.csv' },
  { path: ({ room }: Ids) => `/location/${room}`, heading: 'Key room' },
  { path: ({ room }: Ids) => `/location/${room}/count`, heading: 'Count Key room' },
  { path: ({ shelf }: Ids) => `/location/${shelf}`, heading: 'Key shelf' },
  { path: ({ item }: Ids) => `/view/${item}`, heading: 'Anvil' },
  { path: () => '/add', heading: 'Add Storage Item' },
  { path: ({ item }: Ids) => `/edit/${item}`, heading: 'Edit Storage Item' },
  { path: () => '/add-location', heading: 'Add Storage Location' },
  { path: ({ room }: Ids) => `/edit-location/${room}`, heading: 'Edit Storage Location' },
];
const CATALOGUED = CATALOGUE.flatMap(({ commands }) => commands.map(({ id }) => id));
type Ids = Record<'room' | 'shelf' | 'item' | 'read' | 'checked' | 'done', string>;

/** Every button of the page is found by its name in the palette. */
async function expectInPalette(page: Page, buttons: readonly string[], path: string): Promise<void> {
  await page.keyboard.press('Control+Shift+K');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  expect(await page.evaluate(notInPalette, [...buttons]), `buttons of ${path}, not in the palette`).toEqual(
    [],
  );
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
}

/** In the page, whose palette has the focus: which of the names it has no command for. */
async function notInPalette(names: string[]): Promise<string[]> {
  const isCommandShown = (): boolean =>
    [...document.querySelectorAll('.palette-heading')].some((heading) =>
      /^(Here|Go to|Application)$/.test(heading.textContent.trim()),
    );
  /** Whether it comes to that within some frames. */
  const comesTo = async (isWanted: boolean): Promise<boolean> => {
    for (let frame = 0; frame < 300; frame++) {
      if (isCommandShown() === isWanted) return true;
      await new Promise(requestAnimationFrame);
    }
    return false;
  };
  const missing: string[] = [];
  for (const name of names) {
    // What was found before has to be gone.
    for (const [text, isWanted] of [
      ['qqzzqq', false],
      [name, true],
    ] as const) {
      document.execCommand('selectAll');
      document.execCommand('insertText', false, text);
      if (!(await comesTo(isWanted))) missing.push(`${text} for ${name}`);
    }
  }
  return missing;
}

/** Every action that the list of keys has for the page is catalogued, has a key or a reason, and an undo policy. */
function expectCatalogued(rows: Awaited<ReturnType<typeof offered>>, path: string): void {
  const here = rows.filter(({ section }) => ['This page', 'Go to', 'Application', 'Lists'].includes(section));
  expect(here.length).toBeGreaterThan(8);
  // Asked at once: each expectation costs more the more there were before it.
  const isWrong = ({ id, name, keys, keyless, undo }: (typeof rows)[number]) =>
    !CATALOGUED.includes(id) ||
    name === '' ||
    undo === '' ||
    // One whose key another one has here keeps it elsewhere.
    (keyless !== undefined && keys.length > 0);
  expect(rows.filter(isWrong), path).toEqual([]);
  const keys = here.flatMap((row) => row.keys);
  expect(
    keys.filter((key, at) => keys.indexOf(key) !== at),
    `keys of ${path}`,
  ).toEqual([]);
}

test('every action of every screen is catalogued, has a key or a reason, and an undo policy; no key stands for two, and every button is in the palette too', async ({
  server,
  loggedIn,
}) => {
  test.slow();
  const page = keyboardOnly(loggedIn);
  const { room, shelf, items } = await addShelf(server);
  const ids = {
    room: room.id,
    shelf: shelf.id,
    item: items[0]?.id ?? '',
    read: (await readImport(server)).id,
    checked: (await checkedImport(server)).id,
    done: (await imported(server)).id,
  };
  await page.goto('/nowhere');
  for (const { path, heading } of SCREENS) {
    const address = path(ids);
    await goInApp(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    // A form takes the focus as soon as it knows what is in it.
    if (/^\/(add|edit)/.test(address)) {
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    }
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    expectCatalogued(await offered(page), address);
    await expectInPalette(page, await buttonsOf(page), address);
  }
});
