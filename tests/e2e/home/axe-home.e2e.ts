import { expect, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { settled } from '../../support/keys.ts';
import { NO_ANSWER } from '../../support/offline.ts';
import { answered, cutOff, examine, type Scene, unanswered } from '../../support/states.ts';

const THREE = 'Showing 1-3 of 3 items';

async function open({ page }: Scene, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(/^Showing 1-/)).toBeVisible();
}

examine(
  'Home',
  {
    loading: async ({ page }) => {
      await unanswered(page, ({ pathname }) => /hierarchy|\/items/.test(pathname));
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'Loading storage areas' })).toBeVisible();
    },
    'with samples': async ({ page }) => {
      await answered(page);
      await cutOff(page);
      await page.goto('/');
      await expect(page.getByText('Sample data')).toHaveCount(2);
    },
    full: async (scene) => {
      await answered(scene.page);
      await open(scene);
      await expect(scene.page.getByText(THREE)).toBeVisible();
      await expect(scene.page.getByRole('list', { name: 'Main areas' })).toBeVisible();
    },
    'drilled down': async (scene) => {
      await open(scene, `/?at=${scene.room.id}`);
      await expect(scene.page.getByRole('list', { name: 'Locations in Machine room' })).toBeVisible();
    },
    'as a table with a filter': async (scene) => {
      await open(scene, '/?view=table&photo=missing');
      await expect(scene.page.getByRole('table', { name: 'Items' })).toBeVisible();
      await scene.page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(scene.page.getByRole('group', { name: 'Filters' })).toBeVisible();
    },
    'with an area that has the focus': async (scene) => {
      await open(scene);
      await scene.page.getByRole('link', { name: /HOUSE/ }).focus();
      await scene.page.keyboard.press('Home');
    },
    'with selected items': async ({ page }) => {
      // What selects comes after the first screen.
      await expect(page.getByRole('button', { name: 'Select M6 bolts' })).toBeAttached();
      await settled(page);
      await page.getByRole('link', { name: 'M6 bolts', exact: true }).focus();
      await page.keyboard.press('x');
      await expect(page.getByRole('group', { name: 'Selected items' })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
    },
    'with the menu of a card': async (scene) => {
      await scene.page.setViewportSize({ width: 390, height: 800 });
      await open(scene);
      await scene.page.getByRole('button', { name: /M6 bolts/ }).click();
      await expect(scene.page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    },
    'with a message': async (scene) => {
      const { page, server, room } = scene;
      await server.addItem({ name: 'Zip ties', location: room });
      page.once('dialog', (question) => question.accept());
      await open(scene);
      await settled(page);
      await page.getByRole('link', { name: 'Zip ties', exact: true }).focus();
      await page.keyboard.press('d');
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('deleted');
    },
    'with many pages': async (scene) => {
      const { page, server, room } = scene;
      await Promise.all(
        Array.from({ length: 97 }, (_, at) => server.addItem({ name: `Part ${at + 1}`, location: room })),
      );
      await open(scene);
      await page.getByRole('button', { name: 'Page 5' }).click();
      // It is said to who cannot see it, too.
      await expect(page.getByRole('main').getByText('Showing 49-60 of 100 items')).toBeVisible();
    },
    'with a category that has no items': async ({ page }) => {
      await page.goto('/?category=Nothing');
      await expect(page.getByRole('heading', { name: /^No items/ })).toBeVisible();
    },
    'with what is known from before': async (scene) => {
      await open(scene);
      await cutOff(scene.page);
      await scene.page.getByRole('button', { name: 'Page 2' }).click();
      await expect(scene.page.getByRole('main').getByRole('alert').first()).toBeVisible();
    },
  },
  NO_ANSWER,
);

test('axe finds nothing on Home while there is nothing in it', async ({ loggedIn: page }) => {
  await page.goto('/');
  await expect(page.getByText('No storage areas yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No items yet' })).toBeVisible();
  await expectAccessible(page, 'Home, empty');
});
