import { expect, test } from '../../support/app.ts';
import {
  answer,
  bench,
  card,
  linked,
  message,
  onLocation,
  picker,
  refuse,
  selected,
  thumbs,
} from '../../support/gallery.ts';
import { jpeg, uploaded } from '../../server/images/samples.ts';

test('LOC-53 LOC-65 LOC-66 LOC-67: the image picker shows nine images a page, links five pages, and wants a choice', async ({
  server,
  loggedIn: page,
}) => {
  const { location } = await bench(server);
  await uploaded(server, await jpeg('#888'), { filename: 'spare.jpg' });
  await linked(server, location, 1);
  // So many that there are six pages, all but the last one of the same picture.
  await answer(page, '/api/images', 'GET', async (route) => {
    const response = await route.fetch();
    const images: { filename: string }[] = await response.json();
    const spare = images.find(({ filename }) => filename === 'spare.jpg');
    const more = Array.from({ length: 47 }, (_, at) => ({ ...spare, id: `more-${at}` }));
    await route.fulfill({ json: [...more, ...images] });
  });
  await page.goto('/location/B1');
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
  await expect(thumbs(page)).toHaveCount(1);
  await card(page).getByRole('button', { name: 'Browse Existing' }).click();
  const cells = picker(page).getByRole('list', { name: 'Existing images' }).getByRole('listitem');
  await expect(cells).toHaveCount(9);
  await expect(picker(page).getByText('48 images')).toBeVisible();
  const pages = picker(page)
    .getByRole('navigation')
    .getByRole('button', { name: /^Page \d$/ });
  await expect(pages).toHaveText(['1', '2', '3', '4', '5']);
  await pages.last().click();
  await expect(pages).toHaveText(['2', '3', '4', '5', '6']);
  await picker(page).getByRole('button', { name: 'Page 6' }).click();
  await expect(cells).toHaveCount(3);
  await expect(picker(page).getByRole('button', { name: '0.jpg', exact: true })).toBeHidden();
  await picker(page).getByRole('button', { name: 'Copy to location' }).click();
  await expect(picker(page).getByText('Please select an image first.')).toBeVisible();
  await picker(page).getByRole('button', { name: 'spare.jpg', exact: true }).last().click();
  await picker(page).getByRole('button', { name: 'Copy to location' }).click();
  await expect(message(page, 'Image added to location')).toBeVisible();
  await expect(picker(page)).toBeHidden();
  await expect(selected(page)).toHaveAccessibleName('Image 2 of 2, spare.jpg');
});

test('ERR-22 FALLB-01: a list of the image picker that fails is told once and can be tried again; an image is deleted for good after a question', async ({
  server,
  loggedIn: page,
  expectConsole,
}) => {
  expectConsole(/500/);
  await uploaded(server, await jpeg(), { filename: 'old.jpg' });
  await onLocation(page, server);
  await answer(page, '/api/images', 'GET', refuse(500, 'Broken'));
  await card(page).getByRole('button', { name: 'Browse Existing' }).click();
  await expect(message(page, 'Failed to load images')).toHaveCount(1);
  await page.unrouteAll();
  await picker(page).getByRole('button', { name: 'Try again' }).click();
  page.once('dialog', (question) => question.accept());
  await picker(page).getByRole('button', { name: 'Delete old.jpg for good' }).click();
  await expect(picker(page).getByText('No other images')).toBeVisible();
  expect((await server.api('GET', '/api/images')).json).toEqual([]);
});
