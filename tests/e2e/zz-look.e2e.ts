import { test, expect, addPhoto, openImages, panelOf, dialogOf } from './analysis.stage.ts';
for (const scheme of ['light','dark'] as const) for (const width of [1280,390]) {
test(`look ${scheme} ${width}`, async ({ server, loggedIn: page, provider, cabinet, expectConsole }) => {
  expectConsole(/404/);
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 940 });
  const room = await server.addLocation({ name: 'Main workshop', label: 'WS', type: 'Room' });
  const loc = await server.addLocation({ name: 'Small-parts cabinet', label: 'WS-DC1', type: 'Cabinet', parent: room });
  await addPhoto(server, { kind: 'location', id: loc.id }, cabinet.jpeg);
  const shot = (n: string) => page.screenshot({ path: `/tmp/analysis-screens-shots/${n}-${width}-${scheme}.png`, fullPage: true });
  await openImages(page, loc.id);
  await expect(panelOf(page).getByRole('button', { name: 'Analyze' })).toBeVisible();
  await shot('1none');
  provider.hold();
  await panelOf(page).getByRole('button', { name: 'Analyze' }).click();
  await expect(panelOf(page).getByText('processing')).toBeVisible({timeout: 10000});
  await shot('2running');
  provider.release();
  await expect(panelOf(page).getByText('completed')).toBeVisible({timeout: 15000});
  await panelOf(page).getByRole('button', { name: /Lever connectors/ }).focus();
  await shot('3done');
  await page.route('**/api/items', async (route) => {
    if (route.request().postDataJSON().name.includes('hex nuts')) return route.fulfill({ status: 500, json: { message: 'The disk is full' } });
    return route.continue();
  });
  expectConsole(/500/);
  await panelOf(page).getByRole('button', { name: /Create Items/ }).click();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('textbox', { name: 'Name of item 2', exact: true }).fill('M3 x 10 socket screws with a very long name, abc');
  await shot('4bulk');
  await dialogOf(page).getByRole('button', { name: /^Create 20/ }).click();
  await expect(dialogOf(page).getByText('18 of 20 created')).toBeVisible();
  await shot('5failed');
  await page.unroute('**/api/items');
  await dialogOf(page).getByRole('button', { name: /Try the failed/ }).click();
  await expect(dialogOf(page).getByText('20 of 20 created')).toBeVisible();
  await shot('6created');
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await shot('7closed');
});
}
