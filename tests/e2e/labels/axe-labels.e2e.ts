import { expect } from '../../support/app.ts';
import { examine, titled } from '../../support/states.ts';

examine('labels', {
  'of nothing yet': async ({ page }) => {
    await page.goto('/labels');
    await titled(page, 'Print labels');
    await expect(page.getByRole('heading', { name: 'No labels yet' })).toBeVisible();
    // Grey it says why.
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveAccessibleDescription(
      'Nothing to print yet',
    );
  },
  'of a range that cannot be': async ({ page }) => {
    await page.getByRole('textbox', { name: 'Labels, one by one or as ranges' }).fill('WS-D5..WS-A1');
    await expect(page.getByText('turn them round')).toBeVisible();
  },
  'of a location with all that is inside, for this machine alone': async ({ page, room }) => {
    await page.goto(`/labels?location=${room.id}&of=self,locations,items`);
    await expect(page.getByText('Phones cannot open this address')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'First label on the sheet' })).toBeVisible();
  },
  'with a size of one’s own that is wrong': async ({ page }) => {
    await page.getByRole('button', { name: 'Own size…' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Give it a name.')).toBeVisible();
  },
});
