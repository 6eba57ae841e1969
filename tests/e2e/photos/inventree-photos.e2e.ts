import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeLocationImages } from '../../../contract/photos/images.ts';
import { expect, test } from '../../support/app.ts';
import { card, onLocation, thumbs } from '../../support/gallery.ts';

/** The pictures of a demonstration stock; they lie beside the project, not in it. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/inventree-demo/images', import.meta.url));

/** Of each format there, from 0.4 to 150 kB. */
const FILES = [
  '10x1.webp',
  '2x2.webp',
  'Molex-53047-0210-image.jpg',
  'assembly.png',
  'blue.png',
  'cap_smd_0402.jpg',
  'chair_blue.png',
  'flat-head.png',
  'pcb.jpeg',
  'square_table_red.png',
  'table-top-square.jpg',
  'torx.jpg',
];

test('GOAL-07 UPLOAD-04 UPLOAD-06: a dozen real pictures go up in one selection, are shown, and survive a restart', async ({
  server,
  loggedIn: page,
}) => {
  test.skip(!existsSync(FOLDER), 'no shared data beside the project');
  const location = await onLocation(page, server);
  await page.getByLabel('Image files').setInputFiles(FILES.map((file) => `${FOLDER}/${file}`));
  const linked = async () => {
    const answer = await server.api('GET', `/api/location-images?location_id=${location.id}`);
    const names = decodeLocationImages(answer.json).map(({ image }) => image?.filename.replace(/\.\w+$/, ''));
    return names.toSorted();
  };
  const names = FILES.map((file) => file.replace(/\.\w+$/, '')).toSorted();
  await expect.poll(linked).toEqual(names);
  await expect(thumbs(page)).toHaveCount(FILES.length);
  await expect(card(page).getByText('Processing upload...')).toBeHidden();

  await server.stop();
  await server.start();
  await page.reload();
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(thumbs(page)).toHaveCount(FILES.length);
  expect(await linked()).toEqual(names);
  // Each is a picture that the browser can show, those out of sight once they come into it.
  for (const thumb of await thumbs(page).all()) {
    await thumb.scrollIntoViewIfNeeded();
    await expect(thumb.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
});
