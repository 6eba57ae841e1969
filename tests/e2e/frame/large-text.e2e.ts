import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';

/** Text at 200 % in a window of 390 px: every size is in rem, so half the window at the usual size is laid out alike. */
const HALF = { width: 195, height: 422 };

/** What a person cannot get at: the page goes sideways, a button lies outside, or a name is cut. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const named = ({ textContent, ariaLabel }: Element) => ariaLabel ?? textContent;
    const outside = [
      ...document.querySelectorAll('.header :is(a, button), .thumb-bar > *, .page-actions .button'),
    ]
      .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().right > clientWidth)
      .map((one) => `outside: ${named(one)}`);
    const cut = [
      ...document.querySelectorAll(
        '.card h3, .row-name, .combo-button > *, .count-now .clip, .page-actions .button',
      ),
    ]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
      .map((one) => `cut: ${named(one)}`);
    return [
      ...(scrollWidth > clientWidth ? [`sideways by ${scrollWidth - clientWidth} px`] : []),
      ...outside,
      ...cut,
    ];
  });

test('a phone whose text is set to 200 % has every name and button in its window', async ({
  loggedIn: page,
  server,
}) => {
  const name = 'Countersunk wood screws of stainless steel 4 x 40';
  const room = await server.addLocation({ name: 'Room of large text', label: 'BIG' });
  const { id } = await server.addItem({ name, location: room, quantity: 1200 });

  await page.setViewportSize(HALF);
  await page.goto('/');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expect.poll(() => lost(page), 'Home').toEqual([]);

  await page.goto('/location/BIG');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect.poll(() => lost(page), 'a location').toEqual([]);
  const field = await page.getByLabel('Name of the new item').boundingBox();
  expect(field?.width, 'the field of a new item').toBeGreaterThan(100);

  await page.goto(`/view/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect.poll(() => lost(page), 'an item').toEqual([]);

  await page.goto(`/edit/${id}`);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  await expect.poll(() => lost(page), 'the form of an item').toEqual([]);
  await page.goto('/add');
  await expect(page.getByText('Likely places come here')).toBeVisible();
  await expect.poll(() => lost(page), 'the form of a new item').toEqual([]);

  // Of the smallest phones.
  await page.setViewportSize({ width: 180, height: 320 });
  await page.goto('/location/BIG/count');
  await expect(page.getByRole('heading', { name: /^Countersunk/ })).toBeVisible();
  await expect.poll(() => lost(page), 'a count').toEqual([]);
});
