import { expect, test } from '../../support/app.ts';
import { settled } from '../../support/keys.ts';

test.use({ viewport: { width: 390, height: 780 } });

test('at the end of a list in a dialog the page behind it stays where it is', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Long room' });
  for (let n = 1; n <= 24; n++) await server.addLocation({ name: `Shelf ${n}`, parent: room });
  await page.goto(`/location/${room.id}`);
  await expect(page.getByText('Shelf 24').first()).toBeAttached();
  await settled(page);
  const behind = () => page.evaluate(() => Math.round(scrollY));
  await page.keyboard.press('?');
  const body = page.locator('dialog[open] .dialog-body');
  await expect(body.locator('[data-changes-key]').first()).toBeVisible();
  const listAt = () => body.evaluate((list) => Math.round(list.scrollTop));
  const wheel = (by: number) => page.mouse.wheel(0, by);
  await page.evaluate(() => scrollTo(0, 200));
  await page.mouse.move(195, 400);

  const end = await body.evaluate((list) => {
    list.scrollTop = list.scrollHeight;
    return Math.round(list.scrollTop);
  });
  await wheel(300);
  // Turns of the wheel are done in their order.
  await wheel(-50);
  await expect.poll(listAt).toBe(end - 50);
  expect(await behind()).toBe(200);

  await body.evaluate((list) => void (list.scrollTop = 0));
  await wheel(-300);
  await wheel(50);
  await expect.poll(listAt).toBe(50);
  expect(await behind()).toBe(200);
});
