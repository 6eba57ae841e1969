import sharp from 'sharp';
import { decodeItems } from '../../../contract/answers.ts';
import { expect, test } from '../../support/app.ts';
import { dialogOf, openImages, panelOf } from '../../support/analysis.ts';
import { drawerPhoto } from '../../support/drawerPhotos/drawerPhotos.ts';

// The built program, with its own process, is what is tried.
test.use({ ownProcess: true });

/** A drawn photo of four rows and five columns of drawers, seen at an angle. */
const FOUR_BY_FIVE = 47;

test('GOAL-08 GOAL-09 BULK-01 BULK-06 BULK-07: a server without any key finds twenty drawers in a photo, and twenty items come of it', async ({
  server,
  loggedIn: page,
}) => {
  test.slow();
  const { jpeg: large, width } = await drawerPhoto(FOUR_BY_FIVE);
  // Half as large takes a quarter of the time.
  const jpeg = await sharp(large)
    .resize(width / 2)
    .toBuffer();
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1', type: 'Cabinet' });
  await openImages(page, location.id);
  await page
    .getByLabel('Image files')
    .setInputFiles({ name: 'cabinet.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Analyze' }).click();
  // It is really looked for in the photo.
  await expect(panel.getByText('completed')).toBeVisible({ timeout: 240_000 });
  await expect(panel.locator('.outline')).toHaveCount(20);

  await panel.getByRole('button', { name: 'Create Items' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await dialog.getByRole('textbox', { name: 'Name of item 7', exact: true }).fill('Knurled thumb nuts');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('20 of 20 created')).toBeVisible();
  const items = async () => decodeItems((await server.api('GET', '/api/items')).json).items;
  const made = await items();
  expect(made).toHaveLength(20);
  expect(new Set(made.map((item) => `${item.category} ${item.quantity} ${item.location_id}`))).toEqual(
    new Set([`Hardware 1 ${location.id}`]),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('thumb nuts');
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveAccessibleName(
    'Knurled thumb nuts',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knurled thumb nuts');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await items()).length).toBe(0);
});
