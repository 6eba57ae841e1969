import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';

/** The built-in categories and the hue, in degrees, that each keeps from release to release. */
const HUES: Readonly<Record<string, number>> = {
  Electronics: 268,
  Fasteners: 240,
  Tools: 25,
  'Raw Materials': 62,
  Plumbing: 220,
  Electrical: 92,
  Hardware: 290,
  Misc: 90,
  Rivets: 348,
  'Cleaning Supplies': 188,
  Lubricants: 48,
  'Home Improvement': 318,
  'Gardening Supplies': 150,
  'Lawn & Garden': 124,
};

/** The colours with which each category's chip is really painted, by name. */
async function chipColours(page: Page): Promise<Map<string, { background: string; hue: number }>> {
  const chips = await page.locator('.chip').evaluateAll((all) =>
    all.map((chip) => ({
      name: chip.textContent,
      background: getComputedStyle(chip).backgroundColor,
    })),
  );
  return new Map(
    chips.map(({ name, background }) => [
      name,
      { background, hue: Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(background)?.[1]) },
    ]),
  );
}

test('ENT-24: each built-in category has a chip of its own fixed colour, in both themes and on every screen', async ({
  loggedIn: page,
  server,
}) => {
  const location = await server.addLocation({ name: 'Workshop' });
  for (const category of Object.keys(HUES)) {
    await server.addItem({ name: `Of ${category}`, category, location });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/search?q=of');
    const chips = page.getByRole('list', { name: 'Results' }).locator('.chip');
    await expect(chips).toHaveCount(Object.keys(HUES).length);
    const colours = await chipColours(page);
    expect(Object.fromEntries([...colours].map(([name, { hue }]) => [name, hue]))).toEqual(HUES);
    expect(new Set([...colours.values()].map(({ background }) => background)).size).toBe(14);

    await page.getByRole('link', { name: 'Of Lawn & Garden', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of Lawn & Garden');
    expect((await chipColours(page)).get('Lawn & Garden')).toEqual(colours.get('Lawn & Garden'));
  }
});

test('ENT-25: an unknown category has a colour that its name alone decides', async ({
  loggedIn: page,
  server,
}) => {
  const location = await server.addLocation({ name: 'Workshop' });
  const names = ['Brewing', 'Brewinh', 'Ørsted & co', 'Storage'];
  for (const category of names) {
    await server.addItem({ name: `Of ${category}`, category, location });
    await server.addItem({ name: `More of ${category}`, category, location });
  }
  await page.goto('/search?q=of');
  const chips = page.getByRole('list', { name: 'Results' }).locator('.chip');
  await expect(chips).toHaveCount(2 * names.length);
  const colours = await chipColours(page);
  // One letter more or less is another colour, and the same name twice is the same one.
  expect(new Set(names.map((name) => colours.get(name)?.hue)).size).toBe(names.length);
  const painted = await chips.evaluateAll((all) =>
    all.map((chip) => `${chip.textContent} ${getComputedStyle(chip).backgroundColor}`),
  );
  expect(new Set(painted).size).toBe(names.length);
  // FNV-1a of the small letters, modulo 360; fixed here, so that another release paints the same.
  expect(colours.get('Brewing')?.hue).toBe(59);
});
