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
  const devtools = await page.context().newCDPSession(page);
  /** Scrolls where the list is; ends once all has come to rest. */
  const scroll = (by: number) =>
    devtools.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 400,
      yDistance: -by,
      speed: 4000,
      gestureSourceType: 'mouse',
    });
  const behind = () => page.evaluate(() => Math.round(scrollY));
  await page.keyboard.press('?');
  const body = page.locator('dialog[open] .dialog-body');
  await expect(body.locator('[data-changes-key]').first()).toBeVisible();
  // Until the browser has drawn the dialog it gives no gesture to it.
  const scrolled = () => body.evaluate((list) => list.scrollTop);
  await expect.poll(() => scroll(50).then(scrolled)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 200));
  await body.evaluate((list) => void (list.scrollTop = list.scrollHeight));
  await scroll(300);
  expect(await behind()).toBe(200);
  await body.evaluate((list) => void (list.scrollTop = 0));
  await scroll(-300);
  expect(await behind()).toBe(200);
});
