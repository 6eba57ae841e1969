import { chosenSheet, DEFAULT_LABELS } from '../../../src/model/labels/labelSettings.ts';
import { placeOf } from '../../../src/model/labels/sheets.ts';
import { expect, test } from '../../support/app.ts';
import { readLabelPdf } from '../../support/labelPdf.ts';

test.use({ serverSettings: { STOWAGE_URL: 'https://stowage.lan' } });

// Every other size is measured by `npm run bench -- labelSheets`.
test('labels ahead of time are printed where the sheet has them, and nothing else of the page; a reload keeps them, and their codes lead to where they can be made', async ({
  loggedIn: page,
  server,
  expectConsole,
}) => {
  expectConsole(/404/);
  const cabinet = await server.addLocation({ name: 'Screw cabinet', label: 'SC-A2' });
  await page.goto('/labels');
  await page.getByRole('textbox', { name: 'Labels, one by one or as ranges' }).fill('SC-A1 … SC-B2');
  await expect(page.getByText('4 labels on 1 page')).toBeVisible();
  await page.reload();
  const first = page.getByRole('slider', { name: 'First label on the sheet' });
  // A click on the label that it was gives up what the field refuses.
  const number = page.getByRole('spinbutton', { name: 'First label' });
  await number.fill('99');
  await first.focus();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await first.click({ position: { x: 60, y: 60 } });
  await expect(number).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-valuetext', 'Row 2, column 2');
  await page.getByRole('checkbox', { name: /^Outlines/ }).check();
  await page.emulateMedia({ colorScheme: 'dark' });

  const [paper, ...more] = await readLabelPdf(await page.pdf({ preferCSSPageSize: true }), 200);
  expect(more).toEqual([]);
  const sheet = chosenSheet(DEFAULT_LABELS);
  const boxes = [4, 5, 6, 7].map((cell) => {
    const { x, y } = placeOf(sheet, cell);
    return { left: x, top: y, ...sheet.label };
  });
  expect(paper?.outlines).toHaveLength(boxes.length);
  boxes.forEach((box, at) => {
    const printed = paper?.outlines[at];
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(Math.abs((printed?.[side] ?? NaN) - box[side]), `${side} of label ${at + 1}`).toBeLessThan(0.3);
    }
  });
  expect(paper?.texts.join(' ')).toMatch(/^SC-A1 SC-A2 Screw cabinet SC-B1 SC-B2$/);
  const codes = boxes.map((box) => paper?.read(box));
  expect(codes).toEqual(
    ['SC-A1', 'SC-A2', 'SC-B1', 'SC-B2'].map((label) => `https://stowage.lan/location/${label}`),
  );

  // Of a location that is there, and of one that is not.
  const path = (code: string | undefined) => new URL(code ?? '').pathname;
  await page.goto(path(codes[1]));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cabinet.name);
  await page.goto(path(codes[2]));
  await page.getByRole('link', { name: 'Create a location with this label' }).click();
  await expect(page.getByRole('textbox', { name: /^Label/ })).toHaveValue('SC-B1');
});

test('Ctrl+P prints as the button does: labels that were read a while ago are read once more before', async ({
  loggedIn: page,
  server,
}) => {
  const cabinet = await server.addLocation({ name: 'Screws', label: 'SC-A2' });
  await page.clock.install();
  await page.goto(`/labels?location=${cabinet.id}&of=self`);
  const button = page.getByRole('button', { name: 'Print', exact: true });
  await expect(button).toBeEnabled();
  // As a browser does it: the page is taken as it is when 'beforeprint' was told.
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.dataset['printed'] = document.querySelector('.label-paper')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const printed = page.locator('body');
  await button.click();
  await expect(printed).toHaveAttribute('data-printed', /Screws/);
  await server.api('PATCH', `/api/locations/${cabinet.id}`, { name: 'Bolts' });
  await page.clock.fastForward(11_000);
  await page.keyboard.press('Control+p');
  await expect(printed).toHaveAttribute('data-printed', /Bolts/);
});
