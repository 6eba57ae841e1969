import { jpeg, uploaded } from '../../server/images/samples.ts';
import { expect } from '../../support/app.ts';
import {
  answer,
  card,
  choose,
  hold,
  linked,
  picker,
  refuse,
  thumbs,
  uploads,
} from '../../support/gallery.ts';
import { answered, examine, type Scene } from '../../support/states.ts';

async function openImages({ page, shelf }: Scene): Promise<void> {
  await page.goto(`/location/${shelf.id}`);
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
}

examine(
  'photos',
  {
    loading: async (scene) => {
      await linked(scene.server, scene.shelf, 3);
      await hold(scene.page, '/api/location-images', 'GET');
      await openImages(scene);
      await expect(card(scene.page).locator('.skeleton, [role=status]').first()).toBeVisible();
    },
    'of a location': async (scene) => {
      await answered(scene.page);
      await openImages(scene);
      await expect(thumbs(scene.page)).toHaveCount(3);
      await thumbs(scene.page).first().focus();
      await scene.page.keyboard.press('ArrowRight');
    },
    'in full size': async ({ page }) => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: /^Image of/ }).getByRole('img')).toBeVisible();
    },
    'to choose from': async ({ page, server }) => {
      for (let at = 0; at < 12; at++) {
        await uploaded(server, await jpeg('#888', 50 + at), { filename: `spare ${at}.jpg` });
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      const cells = picker(page).getByRole('list', { name: 'Existing images' }).getByRole('listitem');
      await expect(cells).toHaveCount(9);
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    },
    'on their way': async ({ page }) => {
      await page.keyboard.press('Escape');
      await hold(page, '/api/images', 'POST');
      await choose(page, 'shelf.jpg', 'drawer.jpg');
      await expect(uploads(page).getByRole('progressbar').first()).toBeVisible();
    },
    'that are refused': async (scene) => {
      const { page } = scene;
      await answered(page);
      await openImages(scene);
      await answer(page, '/api/images', 'POST', refuse(413, 'Too large'));
      await choose(page, 'wall.jpg');
      await expect(page.getByRole('dialog', { name: 'Image Upload Failed' })).toBeVisible();
    },
    'that are not sent yet': async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(card(page).getByText('Not sent yet').first()).toBeVisible();
    },
    'that cannot be loaded': async (scene) => {
      await answer(scene.page, '/api/location-images', 'GET', refuse(500, 'The disk is tired.'));
      await openImages(scene);
      await expect(
        card(scene.page)
          .getByRole('alert')
          .or(card(scene.page).getByText(/Failed|Last known/))
          .first(),
      ).toBeVisible();
    },
    'of an item': async ({ page, server, item }) => {
      await answered(page);
      const image = await uploaded(server, await jpeg('#264', 60), { filename: 'bolts.jpg' });
      await server.api('POST', '/api/item-images', { item_id: item.id, image_id: image['id'] });
      await page.goto(`/view/${item.id}`);
      await expect(card(page).getByRole('button', { name: 'Open the image in full size' })).toBeVisible();
    },
    'unsent, on their page': async ({ page }) => {
      await page.goto('/unsent');
      await expect(page.getByRole('list', { name: 'Photos' })).toContainText('wall.jpg');
    },
  },
  /413|500/,
);
