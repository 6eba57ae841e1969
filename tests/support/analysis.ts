import type { Locator, Page } from '@playwright/test';
import type { Compartment } from '../../contract/analysis/analysis.ts';
import { test as base, expect } from './app.ts';
import { type Cabinet, drawCabinet } from './cabinet.ts';
import { FakeProvider } from './fakeProvider.ts';

export { addPhoto } from './addPhoto.ts';
export { expect };

export const NAMES = [
  'M3 x 6 socket screws',
  'M3 x 10 socket screws',
  'M3 hex nuts',
  'Washers M3',
  'M4 x 12 Torx screws',
  'M4 x 20 Torx screws',
  'M4 hex nuts',
  'Washers M4',
  'Compression springs',
  'LEDs 5 mm',
  'Resistors 1 kOhm',
  'Capacitors 100 nF',
  'Lever connectors',
  'Ferrules',
  'Glass fuses',
  'Spade terminals',
  'Heat-shrink tubing',
  'Blind rivets 4 mm',
  'O-rings',
  'Cotter pins',
];

/** What a provider answers about these compartments. */
export function finding(compartments: readonly Compartment[], summary: string): string {
  return JSON.stringify({ summary, compartments });
}

/** A server that asks a provider of the test's own. */
export const test = base.extend<{ provider: FakeProvider; cabinet: Cabinet }>({
  provider: async ({}, use) => {
    const provider = new FakeProvider();
    await provider.start();
    await use(provider);
    await provider.stop();
  },
  serverSettings: async ({ provider }, use) => use(provider.settings),
  cabinet: async ({ provider }, use) => {
    const cabinet = await drawCabinet(5, 4, NAMES);
    provider.content = finding(cabinet.compartments, 'A parts cabinet with five rows of four drawers.');
    await use(cabinet);
  },
});

/** Opens the tab with the photos of a location. */
export async function openImages(page: Page, locationId: string): Promise<void> {
  await page.goto(`/location/${locationId}`);
  await page.getByRole('tab', { name: 'Images & Analysis' }).click();
}

export const panelOf = (page: Page) => page.getByRole('region', { name: 'Analysis' });
/** Its lists scroll; the dialog itself has nothing below its foot. */
export async function expectStandsStill(page: Page, dialog: Locator): Promise<void> {
  for (const [width, height] of [
    [390, 664],
    [640, 400],
    [664, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const beyond = await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(beyond, `${width} x ${height}`).toBe(0);
  }
}
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create Items' });
