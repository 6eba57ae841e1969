import type { Page, Request } from '@playwright/test';
import { BUILT_IN_CATEGORIES } from '../../../contract/builtins.ts';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';

function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const text = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const dropdown = (page: Page, label: 'Category' | 'Location') =>
  page.getByRole('combobox', { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole('button', { name: /^(Add Item|Save)$/ });

async function choose(page: Page, label: 'Category' | 'Location', words: string): Promise<void> {
  await dropdown(page, label).click();
  await page.getByRole('combobox', { name: /^Search / }).fill(words);
  await page.getByRole('option', { name: words }).click();
}

/** Every call that writes, in the order in which they were made. */
function writesOf(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    // Where a thing may belong is asked by POST, and writes nothing.
    if (request.method() !== 'GET' && !request.url().endsWith('/suggestions')) writes.push(request);
  });
  return writes;
}

const PAYLOAD = [
  'name',
  'category',
  'location_id',
  'description',
  'notes',
  'quantity',
  'supplier',
  'supplier_part_no',
  'supplier_item_url',
  'acquisition_date',
];

test.describe('add item', () => {
  test('ITEMF-01 ITEMF-02 ITEMF-15 ITEMF-16 ITEMF-17 ITEMF-18 ITEMF-20 ITEMF-21 ITEMF-22 ITEMF-23 ITEMF-24 ITEMF-25 ITEMF-26 ITEMF-27 ITEMF-28 ITEMF-29 ITEMF-30 ITEMF-31 ITEMF-32 ITEMF-33 ITEMF-34 ITEMF-35 VALID-15 VALID-16 VALID-17: the page has its titles, every field its help and default, and categories are searched ignoring case, sorted, and say when nothing matches', async ({
    loggedIn: page,
    server,
  }) => {
    // Joins the list last, and belongs first.
    await server.addItem({
      name: 'Sandpaper',
      category: 'abrasives',
      location: await server.addLocation({ name: 'Rack' }),
    });

    // Date pickers offer up to today, so the day has to be a known one: a leap day, 30 years after another.
    await page.clock.setFixedTime('2028-02-29T12:00:00Z');
    await page.goto('/add');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Storage Item');
    await expect(page).toHaveTitle('Add Storage Item · Stowage');
    await expect(page.getByText(/^Add a new container, bin or part/)).toBeVisible();

    const help = {
      Name: [text(page, 'Name'), 'A descriptive name for your storage item.'],
      Category: [dropdown(page, 'Category'), 'What type of items are stored here.'],
      Supplier: [
        page.getByRole('textbox', { name: 'Supplier', exact: true }),
        'The supplier or vendor for this item.',
      ],
      Quantity: [quantity(page), 'The number you currently have in stock.'],
    } as const;
    for (const [field, sentence] of Object.values(help)) {
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence.replaceAll('.', '\\.')}`));
      await expect(page.getByText(sentence)).toBeVisible();
    }

    await expect(dropdown(page, 'Category')).toContainText('Misc');
    await expect(dropdown(page, 'Location')).toContainText('Choose a location');
    await expect(quantity(page)).toHaveValue('0');
    await expect(quantity(page)).toHaveAttribute('type', 'number');
    await expect(quantity(page)).toHaveAttribute('min', '0');
    for (const label of [
      'Name',
      'Supplier$',
      'Supplier Part No.',
      'Supplier Item URL',
      'Description',
      'Notes',
    ]) {
      await expect(text(page, label)).toHaveValue('');
    }
    const date = page.getByLabel('Acquired');
    await expect(date).toHaveValue('');
    await expect(date).toHaveAttribute('type', 'date');
    await expect(date).toHaveAttribute('min', '1998-02-28');
    await expect(date).toHaveAttribute('max', '2028-02-29');

    await dropdown(page, 'Category').click();
    const box = page.getByRole('combobox', { name: 'Search categories' });
    await expect(box).toHaveAttribute('placeholder', 'Search categories...');
    await expect(box).toBeFocused();
    const options = page.getByRole('option');
    const sorted = ['abrasives', ...[...BUILT_IN_CATEGORIES].sort()];
    await expect(options.first()).toHaveText('abrasives');
    // The list draws what is in view: that is the start of the sorted list or, after End, its end.
    const start = await options.allTextContents();
    expect(start.length).toBeGreaterThan(5);
    expect(start).toEqual(sorted.slice(0, start.length));
    await page.keyboard.press('End');
    await expect(options.last()).toHaveText(sorted.at(-1) ?? '');

    await box.fill('ELEC');
    await expect(options).toHaveText(['Electrical', 'Electronics']);
    await box.fill('no such thing');
    await expect(page.getByText('No categories found')).toBeVisible();
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dropdown(page, 'Category')).toBeFocused();
    await expect(dropdown(page, 'Category')).toContainText('Misc');
  });

  test('ITEMF-13 CALL-16 CREATE-05 CREATE-06 VALID-03 VALID-04 VALID-07 VALID-12: what is wrong is said at its field and nothing sent, a refused save keeps every field, and a double click sends all that was entered once, told and shown', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(/422/);
    const drawer = await server.addLocation({ name: 'Crimp drawer', label: 'CD-1' });
    const writes = writesOf(page);
    await page.goto('/add');
    await test.step('what is wrong is said at its field', async () => {
      await text(page, 'Name').fill(' x ');
      await quantity(page).fill('-1');
      await text(page, 'Supplier Item URL').fill('javascript:alert(1)');
      await save(page).click();
      await expect(text(page, 'Name')).toHaveAccessibleDescription(/^Name must be at least 2 characters\./);
      await expect(text(page, 'Name')).toBeFocused();
      await expect(dropdown(page, 'Location')).toHaveAccessibleDescription(/^Location is required\./);
      await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(quantity(page)).toHaveAccessibleDescription(/^Quantity must be 0 or more\./);
      await expect(text(page, 'Supplier Item URL')).toHaveAccessibleDescription(/http:\/\/ or https:\/\//);

      // A message goes as soon as its field is right, and others stay.
      await quantity(page).fill('0');
      await expect(page.getByText('Quantity must be 0 or more.')).toHaveCount(0);
      await expect(page.getByText('Location is required.')).toBeVisible();

      // A thousand, or one: only who wrote that knows.
      await quantity(page).press('ControlOrMeta+a');
      await quantity(page).pressSequentially('1,000');
      await save(page).click();
      await expect(quantity(page)).toHaveAccessibleDescription(/^1,000 can be read as 1000 or as 1\.0\./);
      await quantity(page).press('ControlOrMeta+a');
      await quantity(page).pressSequentially('1,5');
      await expect(quantity(page)).toHaveValue('1.5');
      await expect(page.getByText('can be read as')).toHaveCount(0);
      // A second sign shows that the first one groups thousands.
      for (const [typed, value] of [
        ['1,234.5', '1234.5'],
        ['12.345,50', '12345.50'],
        ['1,234,567.5', '1234567.5'],
        ['1,234,567,890', '1234567890'],
        ['2.375', '2.375'],
        // Over the whole of what stood there, and in front of it.
        ['.5', '.5'],
      ] as const) {
        await quantity(page).press('ControlOrMeta+a');
        await quantity(page).pressSequentially(typed);
        await expect(quantity(page)).toHaveValue(value);
      }

      await text(page, 'Name').fill('n'.repeat(51));
      // The key that saves is no choice in an open list.
      await dropdown(page, 'Location').press('Enter');
      await page.getByRole('combobox', { name: /^Search / }).press('ControlOrMeta+Enter');
      await expect(text(page, 'Name')).toBeFocused();
      await expect(dropdown(page, 'Location')).toContainText('Choose a location');
      await expect(text(page, 'Name')).toHaveAccessibleDescription(/^Name must be 50 characters or less/);
      expect(writes).toEqual([]);
    });

    await text(page, 'Name').fill('  Ferrule 1.5 mm² ');
    await choose(page, 'Category', 'Electrical');
    await choose(page, 'Location', 'Crimp drawer');
    await quantity(page).fill('2.275');
    await page.getByLabel('Acquired').fill('2024-02-29');
    await page.getByRole('textbox', { name: 'Supplier', exact: true }).fill('Kabel & Co');
    await text(page, 'Supplier Part No.').fill('F-15');
    await text(page, 'Supplier Item URL').fill('https://kabel.example/f-15');
    await text(page, 'Description').fill('Red ones');
    await text(page, 'Notes').fill('reel, open');
    await test.step('a refused save says why and keeps every field', async () => {
      await page.route(
        '**/api/items',
        (route) =>
          route.fulfill({
            status: 422,
            json: { message: 'Not like this', error: 'invalid', fields: { notes: 'Notes are too careful.' } },
          }),
        { times: 1 },
      );
      await save(page).click();
      await expect(text(page, 'Notes')).toHaveAccessibleDescription(/Notes are too careful\./);
      await expect(text(page, 'Notes')).toBeFocused();
      await expect(text(page, 'Name')).toHaveAttribute('aria-invalid', 'false');
      await expect(text(page, 'Name')).toHaveValue('  Ferrule 1.5 mm² ');
      await expect(text(page, 'Notes')).toHaveValue('reel, open');
      await expect(page.getByLabel('Acquired')).toHaveValue('2024-02-29');
      await expect(dropdown(page, 'Location')).toContainText('Crimp drawer');
      expect(writes.splice(0)).toHaveLength(1);
    });

    const answer = gate();
    await page.route('**/api/items', async (route) => {
      await answer.opened;
      await route.continue();
    });
    await save(page).dblclick();
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    answer.open();
    await expect(page).toHaveURL(/\/view\/[0-9a-f-]{36}$/);
    await expect(messages(page).getByText('Item added successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ferrule 1.5 mm²' })).toBeVisible();

    expect(writes).toHaveLength(1);
    expect([writes[0]?.method(), new URL(writes[0]?.url() ?? '').pathname]).toEqual(['POST', '/api/items']);
    const sent = writes[0]?.postDataJSON() as Record<string, unknown>;
    expect(sent).toEqual({
      name: 'Ferrule 1.5 mm²',
      category: 'Electrical',
      location_id: drawer.id,
      description: 'Red ones',
      notes: 'reel, open',
      quantity: 2.275,
      supplier: 'Kabel & Co',
      supplier_part_no: 'F-15',
      supplier_item_url: 'https://kabel.example/f-15',
      acquisition_date: '2024-02-29',
    });
    const { json } = await server.api('GET', `/api/items/${page.url().split('/').at(-1)}`);
    expect(json).toMatchObject(sent);
    expect((await server.api('GET', '/api/items?limit=10')).json).toMatchObject({ total: 1 });
  });

  test('ENT-05 IDRES-01: a label in the address becomes the id, known from before or not; a quantity of 0, or none, is sent and saved as 1, and the form says so before', async ({
    loggedIn: page,
    server,
  }) => {
    const drawer = await server.addLocation({ name: 'Label drawer', label: 'Ld/4 ö' });
    const writes = writesOf(page);
    const address = `/add?location_id=${encodeURIComponent('ld/4 Ö')}`;
    for (const { visit, entered } of [
      { visit: 'on the first page ever opened', entered: '0' },
      { visit: 'with the labels kept in this browser', entered: '' },
    ]) {
      // The form opens before the tree has come: on a first visit no label is known here yet.
      const tree = gate();
      await page.route('**/api/locations/hierarchy', async (route) => {
        await tree.opened;
        await route.continue();
      });
      await page.goto(address);
      await expect(text(page, 'Name')).toBeVisible();
      tree.open();
      await expect(dropdown(page, 'Location'), visit).toContainText('Label drawer');
      await text(page, 'Name').fill('Resolved item');
      await quantity(page).fill('3');
      await expect(page.getByText('A new item with 0 is saved as 1.')).toHaveCount(0);
      await quantity(page).fill(entered);
      await expect(page.getByText('A new item with 0 is saved as 1.')).toBeVisible();
      await save(page).click();
      await expect(page).toHaveURL(/\/view\//);
      expect(writes.at(-1)?.postDataJSON(), visit).toMatchObject({ location_id: drawer.id, quantity: 1 });
      await expect(page.getByRole('definition').first()).toHaveText('1');
      await page.unroute('**/api/locations/hierarchy');
    }
    const kept = await page.evaluate(() => localStorage.getItem('locations'));
    expect(JSON.parse(kept ?? '')).toEqual([{ id: drawer.id, label: 'Ld/4 ö' }]);
  });
});

test.describe('edit item', () => {
  test('EDIT-13 ITEMF-12 ITEMF-14 CALL-19 CALL-20 CALL-22 CALL-23 CALL-24 ITEMF-10 ITEMF-11 VALID-05: an update sends the whole item, and the view then reads it past every cache; a category of blanks has to be chosen; an item that is not there sends home with a message', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const drawer = await server.addLocation({ name: 'Fuse drawer' });
    const item = await server.addItem({
      name: 'Fuse 2 A',
      category: 'Electrical',
      description: 'Slow',
      notes: 'glass',
      quantity: 10,
      supplier: 'Fuses Ltd',
      supplier_part_no: 'F2A',
      supplier_item_url: 'https://fuses.example/2a',
      acquisition_date: '2021-05-06',
      location: drawer,
    });
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/items/${item.id}`) calls.push(request);
    });
    await page.goto(`/edit/${item.id}`);
    for (const [label, value] of [
      ['Name', 'Fuse 2 A'],
      ['Supplier$', 'Fuses Ltd'],
      ['Supplier Part No.', 'F2A'],
      ['Supplier Item URL', 'https://fuses.example/2a'],
      ['Description', 'Slow'],
      ['Notes', 'glass'],
    ] as const) {
      await expect(text(page, label)).toHaveValue(value);
    }
    await expect(page.getByLabel('Acquired')).toHaveValue('2021-05-06');
    await expect(quantity(page)).toHaveValue('10');
    // 0 is a stock like any other once the item is there.
    await quantity(page).fill('0');
    await expect(page.getByText('A new item with 0 is saved as 1.')).toHaveCount(0);
    await text(page, 'Name').fill('Fuse 2 A slow');
    await save(page).dblclick();
    await expect(messages(page).getByText('Item updated successfully')).toBeVisible();
    await expect(page).toHaveURL(`/view/${item.id}`);
    await expect(page.getByRole('heading', { name: 'Fuse 2 A slow' })).toBeVisible();
    expect(await page.evaluate((): unknown => history.state)).toEqual({ refetch: true });

    // Read for the form, updated once, read again for the view: each with its own buster.
    await expect.poll(() => calls.length).toBe(3);
    expect(calls.map((call) => call.method())).toEqual(['GET', 'PATCH', 'GET']);
    for (const call of calls) {
      expect(new URL(call.url()).searchParams.get('_cb')).toMatch(/^\d{13}$/);
      expect(call.headers()).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
    }
    const sent = calls[1]?.postDataJSON() as Record<string, unknown>;
    expect(Object.keys(sent).sort()).toEqual([...PAYLOAD, 'created_at', 'updated_at'].sort());
    expect(sent).toMatchObject({
      name: 'Fuse 2 A slow',
      category: 'Electrical',
      quantity: 0,
      location_id: drawer.id,
      acquisition_date: '2021-05-06',
      created_at: item.created_at,
      updated_at: item.updated_at,
    });
    // Back does not lead into the form that was just sent.
    await page.goBack();
    await expect(page).not.toHaveURL(/\/edit\//);

    // A host may have one of blanks.
    await page.route('**/api/items/item-number-1?*', (route) =>
      route.fulfill({
        json: { id: 'item-number-1', name: 'Blank', category: '  ', location_id: 'somewhere' },
      }),
    );
    const writes = writesOf(page);
    await page.goto('/edit/item-number-1');
    await expect(text(page, 'Name')).toHaveValue('Blank');
    await save(page).click();
    await expect(dropdown(page, 'Category')).toHaveAccessibleDescription(/^Please select a category\./);
    expect(writes).toEqual([]);

    const id = '11111111-2222-3333-4444-555555555555';
    await goInApp(page, `/edit/${id}`);
    await expect(page).toHaveURL('/');
    await expect(messages(page).getByText(`Item with ID ${id} not found`)).toBeVisible();
  });

  test('ITEMF-03 ITEMF-04 ITEMF-05 ITEMF-06 ITEMF-09 ERR-35: the page loads, fails and opens, always with a way back; Refresh Data shows what the server has now; and a failed update keeps the input, with the server away or in trouble, and goes through afterwards', async ({
    loggedIn: page,
    server,
    expectConsole,
  }) => {
    const item = await server.addItem({ name: 'Edited', location: await server.addLocation({ name: 'L1' }) });
    expectConsole(/403|500|ERR_CONNECTION_RE(FUSED|SET)/);
    const back = page.getByRole('link', { name: 'Back to Items' });
    const answer = gate();
    await page.route(`**/api/items/${item.id}?*`, async (route) => {
      await answer.opened;
      await route.fulfill({ status: 500, json: { message: 'Try later' } });
    });
    await page.goto(`/edit/${item.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Storage Item');
    await expect(page).toHaveTitle('Edit Storage Item · Stowage');
    await expect(page.getByText('Loading item...')).toBeVisible();
    await expect(back).toBeVisible();
    answer.open();
    await expect(page.getByRole('alert').filter({ hasText: 'Try later' })).toBeVisible();
    await expect(back).toBeVisible();
    await page.unroute(`**/api/items/${item.id}?*`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(text(page, 'Name')).toHaveValue('Edited');
    await expect(page.getByRole('form', { name: 'Edit item' })).toBeVisible();
    await back.click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(text(page, 'Name')).toHaveValue('Edited');

    await text(page, 'Name').fill('');
    await save(page).click();
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible();
    await server.api('PATCH', `/api/items/${item.id}`, { name: 'After' });
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(text(page, 'Name')).toHaveValue('After');
    await expect(page.getByText('Name must be at least 2 characters.')).toHaveCount(0);
    await expect(page.getByText('Unfinished input found')).toBeVisible();

    await server.api('PATCH', `/api/items/${item.id}`, { name: 'After that' });
    await page.reload();
    await expect(text(page, 'Name')).toHaveValue('After that');

    await text(page, 'Name').fill('New at last');
    await page.route(`**/api/items/${item.id}?*`, (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update item' })).toBeVisible();
    await expect(text(page, 'Name')).toHaveValue('New at last');
    await page.route(
      `**/api/items/${item.id}?*`,
      (route) => route.fulfill({ status: 403, json: { message: 'Load failed', error: 'forbidden' } }),
      { times: 1 },
    );
    await save(page).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'The server rejected the update.' }),
    ).toBeVisible();
    await server.stop();
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to connect' })).toBeVisible();
    await expect(text(page, 'Name')).toHaveValue('New at last');
    await server.start();
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'New at last' })).toBeVisible();
  });
});
