import { expect, test } from '../../support/app.ts';

test('a message that is closed by keyboard gives the focus back to where it was', async ({
  loggedIn: page,
  server,
}) => {
  const room = await server.addLocation({ name: 'Room' });
  await page.goto(`/location/${room.id}`);
  const share = page.getByRole('button', { name: /share/i });
  await share.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close message' });
  await expect(close).toBeVisible();
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
  await expect(share).toBeFocused();
});
