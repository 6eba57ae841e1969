import { decodeAnalysis } from '../../../contract/analysis/analysisAnswer.ts';
import { compartmentsOfGrid } from '../../../contract/analysis/gridCompartments.ts';
import { decodeItems } from '../../../contract/answers.ts';
import { addPhoto, expect, expectStandsStill, finding, openImages, test } from '../../support/analysis.ts';
import { expectAccessible } from '../../support/axe.ts';
import { twoPhotos } from '../../support/drawerPhotos/twoPhotos.ts';

/** Three by three; a label is new, and one is gone. */
const PAIR = 108;

test('a new photo of a cabinet is laid over the last one by one key; what has changed is accepted, left and taken back without a mouse', async ({
  server,
  loggedIn: page,
  provider,
}) => {
  const pair = await twoPhotos(PAIR);
  const gone = pair.changes.find(({ kind }) => kind === 'gone')?.label ?? '';
  const added = pair.changes.find(({ kind }) => kind === 'new')?.label ?? '';
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1', type: 'Cabinet' });
  await server.addItem({ name: gone, quantity: 4, location });
  const thirds = [1 / 3, 2 / 3];
  for (const { jpeg, corners, texts } of [pair.earlier, pair.now]) {
    const grid = { corners, columns: thirds, rows: thirds, joined: [] };
    provider.content = finding(compartmentsOfGrid(grid, texts), 'A cabinet.');
    const id = await addPhoto(server, { kind: 'location', id: location.id }, jpeg);
    await server.api('POST', `/api/images/${id}/analyze`);
    await expect
      .poll(async () => decodeAnalysis((await server.api('GET', `/api/images/${id}/analyze`)).json).status)
      .toBe('completed');
  }
  const inside = async (): Promise<string[]> => {
    const { json } = await server.api('GET', `/locations/${location.id}/items`);
    return decodeItems(json).items.map(({ name, quantity }) => `${name} ${quantity ?? 0}`);
  };

  await openImages(page, location.id);
  await page.getByRole('list', { name: 'Images', exact: true }).getByRole('button').last().click();
  await expect(page.getByRole('button', { name: /^What has changed/ })).toBeVisible();
  await page.keyboard.press('Shift+W');
  const dialog = page.getByRole('dialog', { name: 'What has changed' });
  const rows = dialog.getByRole('list', { name: 'Differences' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(dialog.locator('.outline')).toHaveCount(4);
  await expectAccessible(page, 'what has changed', 1);
  // The first of them has the focus, and the next one after each answer.
  const row = (label: string) => rows.filter({ hasText: label });
  await row(added).locator('[data-main]').focus();
  await page.keyboard.press('x');
  await expect(row(added)).toHaveAttribute('data-state', 'left');
  await row(gone).locator('[data-main]').focus();
  await page.keyboard.press('Enter');
  await expect(row(gone)).toHaveAttribute('data-state', 'accepted');
  await expect.poll(inside).toEqual([`${gone} 0`]);
  await page.keyboard.press('Control+z');
  await expect(row(gone)).toHaveAttribute('data-state', 'open');
  await expect.poll(inside).toEqual([`${gone} 4`]);
  await expectStandsStill(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
