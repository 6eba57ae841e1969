import type { Page } from '@playwright/test';
import encodeQR from 'qr';
import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';
import { settled } from '../../support/keys.ts';
import { scanInto } from '../../support/scannerKeys.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const scan = (page: Page) => page.getByRole('dialog', { name: 'Scan a code' });

/** As a scanner on USB types what stands in a code; at once, for a busy machine would type as slowly as a person. */
async function typeScan(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(press);
      }
    },
    [...text, 'Enter'],
  );
}

test('a scanner that types opens a drawer from wherever the keys are commands, and answers where something is to be moved; a photo of a code is read without a camera', async ({
  server,
  loggedIn: page,
}) => {
  const shelf = await server.addLocation({ name: 'Scan shelf', label: 'QR-A1' });
  const bin = await server.addLocation({ name: 'Scan bin', label: 'QR-A2' });
  await server.addLocation({ name: 'Scan box', label: 'QR-B10' });
  const item = await server.addItem({ name: 'Scanned bolts', location: shelf });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Stowage');
  await settled(page);
  // Printed with the address of another day.
  await typeScan(page, 'http://printed.example:4747/location/QR-A1');
  await expect(heading(page)).toHaveText('Scan shelf');
  // From now on a scanner is known: a bare label is told from commands by its speed, too.
  await typeScan(page, 'QR-A2');
  await expect(heading(page)).toHaveText('Scan bin');
  await typeScan(page, `http://printed.example/view/${item.id}`);
  await expect(heading(page)).toHaveText('Scanned bolts');
  // A person's key waits for nothing that is felt.
  await page.keyboard.press('m');
  await expect(page.getByRole('combobox', { name: 'Move Scanned bolts to' })).toBeFocused();
  // In a field it is text.
  await scanInto(page, 'http://printed.example:4747/location/QR-A2');
  await expect(messages(page)).toContainText('Moved Scanned bolts to Scan bin');

  // A whole label that no location has, though one begins so: nobody has seen which one.
  await page.keyboard.press('m');
  const field = page.getByRole('combobox', { name: 'Move Scanned bolts to' });
  await expect(field).toBeFocused();
  await scanInto(page, 'QR-B1');
  await expect(field).toHaveAccessibleDescription('No location has the label QR-B1.');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  // In a sentence neither.
  await page.keyboard.press('Control+Shift+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await scanInto(page, 'mv scanned bolts > QR-B1');
  await expect(palette.getByText('No location has the label QR-B1.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Moved Scanned bolts to Scan box');

  await page.keyboard.press('Shift+Q');
  await expect(scan(page).getByRole('alert')).toContainText('No camera found');
  // What stands on the label does as well.
  await scan(page).getByRole('textbox', { name: 'Or type what the label says' }).fill('qr-b10');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Scan box');
  await expect(scan(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Q');
  await expect(scan(page).getByRole('alert')).toContainText('No camera found');
  const photo = (text: string) => ({
    name: 'code.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(encodeQR(text, 'gif', { scale: 8, border: 4 })),
  });
  await scan(page)
    .getByLabel('Photo of a code')
    .setInputFiles({ ...photo(''), buffer: Buffer.from('text') });
  await expect(scan(page)).toContainText('This browser cannot read that file as a photo.');
  await scan(page)
    .getByLabel('Photo of a code')
    .setInputFiles(photo(`https://stowage.lan/location/${bin.id}`));
  await expect(heading(page)).toHaveText('Scan bin');
  await expect(scan(page)).toHaveCount(0);
});

test('a drawer is counted by keys: nothing changes before the differences are accepted, a reload loses nothing, and one undo takes all of it back; on a phone everything is a large button', async ({
  server,
  loggedIn: page,
}) => {
  const drawer = await server.addLocation({ name: 'Count drawer', label: 'CD-1' });
  await server.addLocation({ name: 'Count tray', parent: drawer });
  for (const name of ['Bolts', 'Keys', 'Nuts', 'Screws']) {
    await server.addItem({ name: `Count ${name}`, quantity: 4, location: drawer });
  }
  const quantities = async () => {
    const { json } = await server.api('GET', `/locations/${drawer.id}/items`);
    // Answered by our own server.
    const { items = json } = json as { items?: { name: string; quantity: number }[] };
    return (items as { name: string; quantity: number }[])
      .map(({ name, quantity }) => `${name.replace('Count ', '')} ${quantity}`)
      .toSorted();
  };
  const before = ['Bolts 4', 'Keys 4', 'Nuts 4', 'Screws 4'];
  await page.goto(`/location/${drawer.id}`);
  await expect(heading(page)).toHaveText('Count drawer');
  await settled(page);
  await page.keyboard.press('Shift+N');
  await expect(page.getByRole('heading', { name: 'Count Bolts' })).toBeVisible();
  // A button that was clicked keeps the focus, and Enter after a number is the number's.
  for (let turn = 0; turn < 4; turn += 1) await page.getByRole('button', { name: /^Later/ }).click();
  await page.keyboard.press('+');
  // A number is an answer: nothing would be put off now.
  await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Later/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 4 counted')).toBeVisible();
  // The button goes with the only answer; the keys go on working.
  await page.getByRole('button', { name: /^Back/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Counted now' })).toBeFocused();
  for (const key of ['=', '7', 'Enter', 'g']) await page.keyboard.press(key);
  await expect(page.getByText('3 of 4 counted')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /^Name, quantity/ })).toBeFocused();
  await page.keyboard.insertText('Found, 3');
  await page.keyboard.press('Enter');
  // Opened again and left it stays; it goes only where it is taken out.
  const [takeOut, found] = [page.getByRole('button', { name: 'Take it out' }), page.getByText('new, 3')];
  await page.keyboard.press('u');
  await expect(takeOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(takeOut).toHaveCount(0);
  await expect(found).toBeVisible();
  await page.keyboard.press('u');
  await takeOut.click();
  await expect(found).toHaveCount(0);
  await page.keyboard.press('n');
  await page.keyboard.insertText('Found, 3');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByText('3 of 4 counted')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const same = page.getByRole('button', { name: 'As recorded' });
  await expect.poll(async () => (await same.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // A long name has the whole width, and leaves room to count.
  await expect.poll(async () => (await heading(page).boundingBox())?.width).toBeGreaterThan(300);
  await same.click();
  // The last answer leads to the differences.
  await expect(page.getByRole('heading', { name: '1 changed, 1 gone, 1 new, 2 the same' })).toBeFocused();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  expect(await quantities()).toEqual(before);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The key bar has the words of the buttons.
  for (const name of ['Accept', 'Go on counting']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page.locator(`.key-hint[data-word="${name}"]`)).toBeVisible();
  }
  await page.keyboard.press('Control+Enter');
  await expect(messages(page)).toContainText('Counted Count drawer: 2 items changed, 1 added');
  await expect(heading(page)).toHaveText('Count drawer');
  // The looks of the count reach no other page: what is side by side there begins at one height.
  const tops = ['Items', 'Child Locations'].map(async (name) => {
    const panel = await page.getByRole('region', { name, exact: true }).boundingBox();
    return panel?.y;
  });
  const [items, children] = await Promise.all(tops);
  expect(items).toBe(children);
  expect(await quantities()).toEqual(['Bolts 4', 'Found 3', 'Keys 7', 'Nuts 0', 'Screws 4']);
  // Its command comes after the first screen, and the page was loaded anew.
  await settled(page);
  await page.keyboard.press('Control+Z');
  await expect(messages(page)).toContainText('Set back 3 items');
  expect(await quantities()).toEqual(before);
  // Nothing is left of it.
  await goInApp(page, `/location/${drawer.id}/count`);
  await expect(page.getByText('0 of 4 counted')).toBeVisible();
});
