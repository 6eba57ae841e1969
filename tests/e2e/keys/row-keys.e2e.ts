import { expect, test } from '../../support/app.ts';
import { goInApp } from '../../support/inApp.ts';
import { settled } from '../../support/keys.ts';

test('E, S and D on the rows of a location act on the row that has the focus, and the question names it', async ({
  server,
  loggedIn: page,
}) => {
  const forge = await server.addLocation({ name: 'Forge', label: 'FORGE-1' });
  const { id } = await server.addLocation({ name: 'Tool chest', label: 'CHEST-1', parent: forge });
  for (const name of ['Anvil', 'Bellows', 'Chisel']) await server.addItem({ name, location: forge });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  const title = page.getByRole('heading', { level: 1 });
  const row = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
  const open = async () => {
    await goInApp(page, `/location/${forge.id}`);
    await expect(title).toHaveText('Forge');
    await expect(page.getByRole('button', { name: 'Select Bellows' })).toHaveCount(1);
  };
  await page.goto('/nowhere');
  await settled(page);
  await open();

  await row('Anvil').focus();
  await page.keyboard.press('d');
  await expect(row('Anvil')).toHaveCount(0);
  expect(asked.splice(0)).toEqual(['Delete "Anvil"? You can undo it until you close this page.']);

  // Others are selected: a row that is not is meant alone.
  await row('Bellows').focus();
  await page.keyboard.press('x');
  await row('Chisel').focus();
  await page.keyboard.press('d');
  await expect(row('Chisel')).toHaveCount(0);
  expect(asked.splice(0)).toEqual(['Delete "Chisel"? You can undo it until you close this page.']);
  await expect(row('Bellows')).toHaveCount(1);

  const chest = page.getByRole('link', { name: 'Tool chest', exact: true });
  await chest.focus();
  await page.keyboard.press('s');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Location URL copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/location\/CHEST-1$/);

  await row('Bellows').focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Bellows');
  await open();
  await chest.focus();
  await page.keyboard.press('e');
  await expect(title).toHaveText('Edit Storage Location');
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tool chest');
  await open();
  // Asked too early, the deletion overtook the read of what is in it.
  const askedWhileRead: number[] = [];
  await page.route(
    (url) => url.pathname === `/locations/${id}/items`,
    async (route) => {
      await expect(title).toHaveText('Tool chest');
      // Time enough for it, were it not to wait.
      for (let frames = 0; frames < 5; frames++)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      askedWhileRead.push(asked.length);
      await route.continue();
    },
  );
  await chest.focus();
  await page.keyboard.press('d');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Location deleted');
  expect(askedWhileRead).toEqual([0]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('Tool chest');
  await expect(title).toHaveText('Forge');
  await expect(chest).toHaveCount(0);
});

test('the key bar calls a row by its new name that somebody renames while it has the focus', async ({
  server,
  loggedIn: page,
}) => {
  const forge = await server.addLocation({ name: 'Forge' });
  const { id } = await server.addItem({ name: 'Anvil', location: forge });
  await page.goto(`/location/${forge.id}`);
  await settled(page);
  const row = page.getByRole('main').getByRole('link', { name: /anvil/i });
  const subject = page.locator('.key-subject');
  await row.focus();
  await expect(subject).toHaveAttribute('data-word', 'Anvil');

  await server.api('PATCH', `/api/items/${id}`, { name: 'Big anvil' });
  // The answer to a change of its own tells of the other one.
  await page.keyboard.press('q');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Big anvil');
  await expect(row).toBeFocused();
  await expect(subject).toHaveAttribute('data-word', 'Big anvil');
});
