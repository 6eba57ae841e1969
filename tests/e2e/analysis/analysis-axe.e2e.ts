import type { Page } from '@playwright/test';
import type { Compartment } from '../../../contract/analysis/analysis.ts';
import { addPhoto, dialogOf, expect, openImages, panelOf, test } from '../../support/analysis.ts';
import type { TestServer } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { drawCabinet } from '../../support/cabinet.ts';

/** Opens a photo whose analysis the test itself answers. */
async function openedWith(server: TestServer, page: Page, answer: object): Promise<void> {
  const { jpeg } = await drawCabinet(2, 2, ['Bolts']);
  await page.route('**/analyze?*', (route) => route.fulfill({ json: answer }));
  const location = await server.addLocation({ name: 'Cabinet', label: 'WS-DC1', type: 'Cabinet' });
  await addPhoto(server, { kind: 'location', id: location.id }, jpeg);
  await openImages(page, location.id);
  await expect(panelOf(page).getByRole('img')).toBeVisible();
}

async function sixDrawers(): Promise<Compartment[]> {
  return (await drawCabinet(2, 3, ['Bolts', 'Nuts', 'Pins', 'Rings', 'Clips', 'Hooks'])).compartments;
}

test.describe('axe finds nothing', () => {
  test.slow();

  test('on an analysis that runs, has failed or found nothing', async ({ server, loggedIn: page }) => {
    await openedWith(server, page, { status: 'processing' });
    await expect(panelOf(page).getByText('processing')).toBeVisible();
    await expectAccessible(page, 'analysis, running');
    for (const [answer, text] of [
      [{ status: 'failed', error_message: 'The provider is busy.' }, 'The provider is busy.'],
      [{ status: 'completed', summary: 'A bare wall.', compartments: [] }, 'A bare wall.'],
    ] as const) {
      await page.route('**/analyze?*', (route) => route.fulfill({ json: answer }));
      await expect(panelOf(page).getByText(text)).toBeVisible();
      await expectAccessible(page, `analysis, ${answer.status}`);
      await page.reload();
      await page.getByRole('tab', { name: 'Images & Analysis' }).click();
    }
  });

  test('on compartments and the dialog that makes items of them', async ({
    server,
    loggedIn: page,
    expectConsole,
  }) => {
    expectConsole(/422/);
    await openedWith(server, page, {
      status: 'completed',
      summary: 'Six drawers.',
      reasoning: 'There are labels.',
      compartments: await sixDrawers(),
      usage_metadata: {
        totalTokenCount: 2318,
        promptTokensDetails: [{ modality: 'IMAGE', tokenCount: 1806 }],
      },
    });
    await panelOf(page).getByRole('button', { name: /Pins/ }).click();
    await panelOf(page).getByText('Reasoning').click();
    await expect(panelOf(page).getByText('image 1,806')).toBeVisible();
    // Half below the header, a button would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, 'analysis, completed');
    await page.keyboard.press('c');
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox', { name: 'Name of item 2', exact: true }).fill('n'.repeat(48));
    await dialog.getByRole('textbox', { name: 'Name of item 3', exact: true }).fill('');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Name must be at least 2 characters.')).toBeVisible();
    await expectAccessible(page, 'bulk creation, refused');
    await dialog.getByRole('textbox', { name: 'Name of item 3', exact: true }).fill('Pins');
    await page.route('**/api/items', (route) =>
      route.request().postDataJSON().name === 'Pins'
        ? route.fulfill({ status: 422, json: {} })
        : route.continue(),
    );
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('5 of 6 created')).toBeVisible();
    await expectAccessible(page, 'bulk creation, one failed');
  });
});

test('96 compartments, small, without outlines and with long texts, stay usable at every width', async ({
  server,
  loggedIn: page,
}) => {
  test.slow();
  const { compartments } = await drawCabinet(8, 12, [
    'A rather long name of something that is kept in a drawer',
  ]);
  await openedWith(server, page, {
    status: 'completed',
    summary: 'word '.repeat(300),
    compartments: compartments.map((compartment, index) => ({
      ...compartment,
      contents: index === 0 ? ['unbreakable'.repeat(30)] : compartment.contents,
      bounding_box: index === 95 ? null : { ...compartment.bounding_box, width: 12, height: 9 },
    })),
  });
  const panel = panelOf(page);
  await expect(panel.locator('.outline')).toHaveCount(95);
  await expect(panel.getByRole('listitem')).toHaveCount(96);
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await panel.getByRole('listitem').first().getByRole('button').focus();
    await page.keyboard.press('End');
    const last = panel.getByRole('listitem').last().getByRole('button');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await expect(last).toContainText('not outlined');
    const box = await last.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
  await page.keyboard.press('c');
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(96);
  await expect(dialogOf(page).getByRole('button', { name: 'Create 96 items' })).toBeInViewport();
});
