import { expect, test } from '../../support/app.ts';

test('LOC-01: nothing on the page of a location moves as a row gets the focus, however wide the window is', async ({
  loggedIn: page,
  server,
}) => {
  const closet = await server.addLocation({
    name: 'Cleaning closet',
    type: 'Closet',
    area: 'HOUSE',
    label: 'CL',
  });
  for (const name of ['Dust pan', 'Nitrile gloves']) await server.addItem({ name, location: closet });
  await page.goto(`/location/${closet.id}`);
  const row = page.getByRole('main').getByRole('link', { name: /^Nitrile gloves/ });
  const share = page.locator('.location-head').getByRole('button', { name: 'Share' });
  const key = share.locator('kbd');
  await expect(row).toBeVisible();

  const moved: string[] = [];
  for (let width = 660; width <= 1440; width += 20) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('heading', { level: 1 }).focus();
    await expect(key).toBeVisible();
    const [before, shareBefore] = [await row.boundingBox(), await share.boundingBox()];
    await row.focus();
    // The key means the row by now.
    await expect(key).toBeHidden();
    const now = [await row.boundingBox(), await share.boundingBox()];
    if (JSON.stringify(now) !== JSON.stringify([before, shareBefore])) moved.push(`${width}`);
  }
  expect(moved).toEqual([]);
});
