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

test('ENT-24 ENT-25: each built-in category has a chip of its own fixed colour, an unknown one that its name alone decides, in both themes and on every screen', async ({
  loggedIn: page,
  server,
}) => {
  const location = await server.addLocation({ name: 'Workshop' });
  const unknown = ['Brewing', 'Brewinh', 'Ørsted & co', 'Storage'];
  const names = [...Object.keys(HUES), ...unknown];
  for (const category of [...names, ...unknown]) {
    await server.addItem({ name: `Of ${category}`, category, location });
  }
  await page.goto('/search?q=of');
  const chips = page.getByRole('list', { name: 'Results' }).locator('.chip');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(chips).toHaveCount(names.length + unknown.length);
    const colours = await chipColours(page);
    const hues = Object.fromEntries([...colours].map(([name, { hue }]) => [name, hue]));
    // FNV-1a of the small letters, modulo 360; fixed here, so that another release paints the same.
    expect(hues).toMatchObject({ ...HUES, Brewing: 59 });
    const known = Object.keys(HUES).map((name) => colours.get(name)?.background);
    expect(new Set(known).size).toBe(14);
    // One letter more or less is another colour, and the same name twice is the same one.
    expect(new Set(unknown.map((name) => colours.get(name)?.hue)).size).toBe(unknown.length);
    const painted = await chips.evaluateAll((all) =>
      all.map((chip) => `${chip.textContent} ${getComputedStyle(chip).backgroundColor}`),
    );
    expect(new Set(painted).size).toBe(names.length);

    await page.getByRole('link', { name: 'Of Lawn & Garden', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of Lawn & Garden');
    expect((await chipColours(page)).get('Lawn & Garden')).toEqual(colours.get('Lawn & Garden'));
    await page.goBack();
  }
});
