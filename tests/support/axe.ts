import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as axeCore from 'axe-core';
import { expect } from './app.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Asks axe about the page as it stands, in both themes. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that no colour is on its way to another one.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Evaluated, because the page's policy forbids script elements.
    await page.evaluate(SOURCE);
    const found = await page.evaluate(async (tags) => {
      // Put there by its source just now.
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations, passes } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
      return {
        rules: passes.length,
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
        ),
      };
    }, TAGS);
    expect.soft(found.violations, `${screen}, ${colorScheme}`).toEqual([]);
    // A page that axe found nothing to look at would pass unseen.
    expect(found.rules, `${screen}, ${colorScheme}: rules that applied`).toBeGreaterThan(15);
  }
}
