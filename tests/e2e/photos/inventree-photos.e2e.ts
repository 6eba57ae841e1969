import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeLocationImages } from '../../../contract/photos/images.ts';
import { expect, test } from '../../support/app.ts';
import { card, onLocation, thumbs } from '../../support/gallery.ts';

/** The pictures of a demonstration stock; they lie beside the project, not in it. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/inventree-demo/images', import.meta.url));

test('GOAL-07 UPLOAD-04 UPLOAD-06: fifty-one real pictures go up in one selection, are shown, and survive a restart', async ({
  server,
  loggedIn: page,
}) => {
  test.skip(!existsSync(FOLDER), 'no shared data beside the project');
  test.slow();
  const files = readdirSync(FOLDER);
  expect(files).toHaveLength(51);
  const location = await onLocation(page, server);
  await page.getByLabel('Image files').setInputFiles(files.map((file) => `${FOLDER}/${file}`));
  const linked = async () => {
    const answer = await server.api('GET', `/api/location-images?location_id=${location.id}`);
    return decodeLocationImages(answer.json).map(({ image }) => image?.filename.replace(/\.\w+$/, ''));
  };
  const names = files.map((file) => file.replace(/\.\w+$/, '')).sort();
  await expect.poll(async () => (await linked()).sort(), { timeout: 60_000 }).toEqual(names);
  await expect(thumbs(page)).toHaveCount(51);
  await expect(card(page).getByText('Processing upload...')).toBeHidden();

  await server.stop();
  await server.start();
  await page.reload();
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(thumbs(page)).toHaveCount(51);
  expect((await linked()).sort()).toEqual(names);
  // Each is a picture that the browser can show, those out of sight once they come into it.
  for (const thumb of await thumbs(page).all()) {
    await thumb.scrollIntoViewIfNeeded();
    await expect(thumb.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
});
