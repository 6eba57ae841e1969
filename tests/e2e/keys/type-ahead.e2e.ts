import type { Page, Route } from '@playwright/test';
import { decodeItem } from '../../../contract/answers.ts';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

/**
 * Holds back what is asked for at matching addresses, from now on, until it is let through or refused. Code may be asked
 * for twice: once ahead by a link, and where that one failed before it was needed, by the import itself.
 */
async function hold(page: Page, pattern: RegExp) {
  const held: Route[] = [];
  let end: ((route: Route) => Promise<void>) | undefined;
  await page.route(pattern, async (route) => {
    if (end) await end(route);
    else held.push(route);
  });
  async function endWith(way: (route: Route) => Promise<void>): Promise<void> {
    end = way;
    for (const route of held.splice(0)) await way(route);
  }
  return {
    /** Waits until it has been asked for. */
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letThrough: () => endWith((route) => route.continue()),
    refuse: () => endWith((route) => route.abort()),
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is fetched ahead of its use would be here before the key. */
const code = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

const FIELDS = [
  { what: "the dialog on '/'", key: '/', holds: code('LocationSearchDialog'), field: 'Search locations' },
  {
    what: 'the palette',
    key: 'Control+Shift+k',
    holds: code('Palette'),
    field: 'Find a location, an item or a command',
  },
  { what: 'the search on Ctrl+K', key: 'Control+k', holds: code('SearchPage'), field: 'Search items' },
  { what: 'the form of a new item', key: 'a', holds: code('ItemFormPage'), field: /^Name/ },
  { what: 'the form of a new location', key: 'l', holds: code('LocationFormPage'), field: /^Name/ },
] as const;

test('all that is typed before the code of a dialog or a page is there goes into its field; Escape takes a dialog back', async ({
  loggedIn: page,
  server,
}) => {
  await server.addItem({ name: 'Anvil', location: await server.addLocation({ name: 'Forge' }) });
  const held = [];
  for (const field of FIELDS) held.push({ ...field, late: await hold(page, field.holds) });
  await page.goto('/');
  const card = page.getByRole('link', { name: 'Anvil', exact: true });
  for (const { what, key, field, late } of held) {
    await test.step(what, async () => {
      await goInApp(page, '/');
      await card.focus();
      await page.keyboard.press(key);
      await late.asked();
      const isDialog = key === '/' || key === 'Control+Shift+k';
      if (isDialog) {
        // On its way still: the focus is where it was.
        await page.keyboard.type('dd');
        await page.keyboard.press('Escape');
        await expect(card).toBeFocused();
        await page.keyboard.press(key);
      }
      await page.keyboard.type('lad anvill?');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await late.letThrough();
      // Keys go on coming while it opens.
      await page.keyboard.type(' x/d');
      const box = page.getByLabel(field).and(page.locator('input'));
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('lad anvil x/d');
      await page.keyboard.type('!');
      await expect(box).toHaveValue('lad anvil x/d!');
      await expect(page.locator('.type-ahead')).toHaveCount(0);
      if (!isDialog) return;
      // An open dialog gives the focus back to where it was before, too.
      await page.keyboard.press('Escape');
      await expect(card).toBeFocused();
    });
  }
});

test('what was typed ahead is in its field at once, however late the effects of its drawing run', async ({
  loggedIn: page,
}) => {
  // React runs them in tasks of its own, posted through a channel.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.apply(this, [message]), 150);
    };
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      setTimeout(
        () => (document.documentElement.dataset['taken'] ??= `${target.ariaLabel}: ${target.value}`),
      );
    });
  });
  const late = await hold(page, code('LocationSearchDialog'));
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await page.keyboard.press('/');
  await late.asked();
  await page.keyboard.type('anvil');
  await late.letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-taken', 'Search locations: anvil');
});

test('a Tab typed ahead ends what goes into the first field of a form, and Enter after it sends nothing', async ({
  loggedIn: page,
}) => {
  const late = await hold(page, code('LocationFormPage'));
  let writes = 0;
  page.on('request', (request) => void (writes += request.method() === 'POST' ? 1 : 0));
  await page.goto('/');
  await goInApp(page, '/');
  await page.keyboard.press('l');
  await late.asked();
  await page.keyboard.type('Shelff');
  await page.keyboard.press('Backspace');
  for (const key of ['Tab', 'R', 'o', 'Backspace', 'Tab', 'Enter']) await page.keyboard.press(key);
  await late.letThrough();
  const name = page.getByLabel(/^Name/).and(page.locator('input'));
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Shelf');
  // A press that is seen ends what is dropped.
  await name.click();
  await page.keyboard.type(' 2');
  await expect(name).toHaveValue('Shelf 2');
  expect(writes).toBe(0);
});

test('Enter pressed ahead acts on all the letters, pasted ones too; what is composed ahead goes into the field; where the code never comes, nothing is a command', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|dynamically imported module|ItemFormPage/);
  await server.addLocation({ name: 'Attic' });
  await server.addLocation({ name: 'Boiler room' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await hold(page, code('LocationSearchDialog'));
  const locationForm = await hold(page, code('LocationFormPage'));
  const itemForm = await hold(page, code('ItemFormPage'));
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Attic' })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('oiler'));
  await page.keyboard.press('/');
  await page.keyboard.press('b');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  await dialog.letThrough();
  await expect(heading(page)).toHaveText('Boiler room');

  await page.keyboard.press('l');
  await locationForm.asked();
  const ime = await page.context().newCDPSession(page);
  await page.keyboard.type('a');
  await ime.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await locationForm.letThrough();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('aか');
  await ime.detach();

  await goInApp(page, '/');
  await expect(heading(page)).toHaveText('Stowage');
  await page.keyboard.press('a');
  await itemForm.asked();
  await page.keyboard.type('anv');
  await itemForm.refuse();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.keyboard.type('ill/?');
  await expect(page).toHaveURL(/\/add$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Then the page is as any other.
  await expect(page.locator('.type-ahead')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('what is typed while the code or the data of a page load goes into its form or its row that adds items; Escape before that runs nothing', async ({
  loggedIn: page,
  server,
}) => {
  const forge = await server.addLocation({ name: 'Forge' });
  const anvil = await server.addItem({ name: 'Anvil', location: forge });
  const mill = await server.addLocation({ name: 'Mill' });
  for (const { id, holds } of [
    { id: forge.id, holds: code('LocationPage') },
    { id: mill.id, holds: new RegExp(`/api/locations/${mill.id}(\\?|$)`) },
  ]) {
    const late = await hold(page, holds);
    await page.goto(`/location/${id}`);
    await late.asked();
    await page.keyboard.press('i');
    await expect(page.locator('.type-ahead')).toBeFocused();
    await page.keyboard.type('anvil, d');
    await late.letThrough();
    await page.keyboard.type('x');
    const name = page.getByRole('textbox', { name: 'Name of the new item' });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('anvil, dx');
    expect(new URL(page.url()).pathname).toBe(`/location/${id}`);
    await page.unrouteAll();
  }

  const late = await hold(page, new RegExp(`/api/items/${anvil.id}(\\?|$)`));
  await page.goto(`/edit/${anvil.id}`);
  await late.asked();
  await page.keyboard.type('dll');
  await page.keyboard.press('Escape');
  await expect(page.locator('.type-ahead')).toHaveCount(0);
  await page.reload();
  await late.asked();
  await expect(page.locator('.type-ahead')).toBeFocused();
  await page.keyboard.type('dll');
  await late.letThrough();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(/^(dllAnvil|Anvildll)$/);
});

test('a key that is pressed before the code of its command is there is done as soon as that comes', async ({
  loggedIn: page,
}) => {
  const late = await hold(page, code('MoreCommands'));
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await late.asked();
  await expect(page).toHaveURL('/');
  await late.letThrough();
  await expect(page).toHaveURL('/unsent');
});

test('what is typed behind such a key is for the question that it asks, and no letter of it is a command', async ({
  loggedIn: page,
}) => {
  const late = await hold(page, code('MoreCommands'));
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await page.keyboard.type('gwall bolts');
  await late.asked();
  await late.letThrough();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('all bolts');
  await expect(page).toHaveURL('/');
});

test('a number that is typed for a command, from its key to Enter, is that number, however late the question comes', async ({
  loggedIn: page,
  server,
}) => {
  const item = await server.addItem({
    name: 'Rivet',
    quantity: 47,
    location: await server.addLocation({ name: 'Bin' }),
  });
  const late = await hold(page, code('Palette'));
  await page.goto(`/view/${item.id}`);
  await expect(heading(page)).toHaveText('Rivet');
  await page.keyboard.type('q12');
  await late.asked();
  await late.letThrough();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('12');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText('120', { exact: true })).toBeVisible();
  const stored = async () => decodeItem((await server.api('GET', `/api/items/${item.id}`)).json).quantity;
  await expect.poll(stored).toBe(120);
});

test('what is typed for a count before it stands counts its first items, and Enter alone does not answer for them', async ({
  loggedIn: page,
  server,
}) => {
  const location = await server.addLocation({ name: 'Tray' });
  for (const name of ['Bolt', 'Nut', 'Pin']) await server.addItem({ name, quantity: 36, location });
  const late = await hold(page, code('CountPage'));
  await page.goto(`/location/${location.id}`);
  await expect(heading(page)).toHaveText(/Tray/);
  await page.keyboard.press('Shift+N');
  await late.asked();
  await expect(page).toHaveURL(/count$/);
  for (const key of ['7', '8', 'Backspace', '7', 'Enter', '1', '2']) await page.keyboard.press(key);
  await late.letThrough();
  await expect(page.getByText('1 of 3 counted')).toBeVisible();
  await expect(page.getByLabel('Number of Nut')).toHaveValue('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 3 counted')).toBeVisible();
  const counted = page.getByRole('list', { name: /Counted/ }).getByRole('listitem');
  await expect(counted).toContainText([/12/, /77/]);
});
