import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../support/app.ts';

/** Holds back what is asked for at matching addresses, from now on, until it is let through. */
async function hold(page: Page, pattern: RegExp) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(pattern, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return {
    /** Waits until it has been asked for. */
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    async letThrough() {
      isOpen = true;
      for (const route of held.splice(0)) await route.continue();
    },
    async refuse() {
      for (const route of held.splice(0)) await route.abort();
    },
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is fetched ahead of its use would be here before the key. */
const code = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

const FIELDS = [
  { what: 'the search on Ctrl+K', key: 'Control+k', holds: code('SearchPage'), field: 'Search items' },
  { what: "the dialog on '/'", key: '/', holds: code('LocationSearchDialog'), field: 'Search locations' },
  {
    what: 'the palette',
    key: 'Control+Shift+k',
    holds: code('Palette'),
    field: 'Find a location, an item or a command',
  },
  { what: 'the form of a new item', key: 'a', holds: code('ItemFormPage'), field: /^Name/ },
  { what: 'the form of a new location', key: 'l', holds: code('LocationFormPage'), field: /^Name/ },
] as const;

for (const { what, key, holds, field } of FIELDS) {
  test(`all that is typed before the code of ${what} is there goes into its field`, async ({
    loggedIn: page,
  }) => {
    const late = await hold(page, holds);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Stowage');
    await page.keyboard.press(key);
    await late.asked();
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
  });
}

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

test('what is typed while the data of a form load goes into it, and Escape before that runs nothing', async ({
  loggedIn: page,
  server,
}) => {
  const anvil = await server.addItem({
    name: 'Anvil',
    location: await server.addLocation({ name: 'Forge' }),
  });
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

for (const { what, holds } of [
  { what: 'the code', holds: () => code('LocationPage') },
  { what: 'the location', holds: (id: string) => new RegExp(`/api/locations/${id}(\\?|$)`) },
]) {
  test(`what is typed after I while ${what} of a page loads goes into the row that adds items`, async ({
    loggedIn: page,
    server,
  }) => {
    const forge = await server.addLocation({ name: 'Forge' });
    const late = await hold(page, holds(forge.id));
    await page.goto(`/location/${forge.id}`);
    await late.asked();
    await page.keyboard.press('i');
    await expect(page.locator('.type-ahead')).toBeFocused();
    await page.keyboard.type('anvil, d');
    await late.letThrough();
    await page.keyboard.type('x');
    const name = page.getByRole('textbox', { name: 'Name of the new item' });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('anvil, dx');
    expect(new URL(page.url()).pathname).toBe(`/location/${forge.id}`);
  });
}

test('Enter pressed ahead acts on all the letters, pasted ones too', async ({ loggedIn: page, server }) => {
  await server.addLocation({ name: 'Attic' });
  await server.addLocation({ name: 'Boiler room' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const late = await hold(page, code('LocationSearchDialog'));
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Attic' })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('oiler'));
  await page.keyboard.press('/');
  await page.keyboard.press('b');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Enter');
  await late.letThrough();
  await expect(heading(page)).toHaveText('Boiler room');
});

test('what is composed ahead of a field goes into it', async ({ loggedIn: page }) => {
  const late = await hold(page, code('LocationSearchDialog'));
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await page.keyboard.press('/');
  await late.asked();
  const ime = await page.context().newCDPSession(page);
  await page.keyboard.type('a');
  await ime.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await late.letThrough();
  await expect(page.getByRole('combobox', { name: 'Search locations' })).toHaveValue('aか');
});

test('Escape takes back a dialog that is still on its way, and the focus is where it was', async ({
  loggedIn: page,
  server,
}) => {
  await server.addItem({ name: 'Anvil', location: await server.addLocation({ name: 'Forge' }) });
  const late = await hold(page, code('Palette'));
  await page.goto('/');
  const card = page.getByRole('link', { name: 'Anvil', exact: true });
  await card.focus();
  await page.keyboard.press('Control+Shift+k');
  await late.asked();
  await page.keyboard.type('dd');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await late.letThrough();
  // An open dialog gives the focus back to where it was before, too.
  await page.keyboard.press('Control+Shift+k');
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('where the code of a page never comes, nothing that is typed is a command', async ({
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|dynamically imported module|ItemFormPage/);
  const late = await hold(page, code('ItemFormPage'));
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await page.keyboard.press('a');
  await late.asked();
  await page.keyboard.type('anv');
  await late.refuse();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await page.keyboard.type('ill/?');
  await expect(page).toHaveURL(/\/add$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Then the page is as any other.
  await expect(page.locator('.type-ahead')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});
