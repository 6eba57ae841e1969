import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as axeCore from 'axe-core';
import { expect } from './app.ts';
import { focusIndicator } from './focusRing.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What playwright.config.ts opens, and a phone at the width that WCAG 1.4.10 asks for. */
const USUAL = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 800 };
/** More of a page than this is more of the same. */
const HIGHEST = 4000;

/**
 * What a theme or a width can change; names, roles and order are the same in all of them. What only a phone has is
 * looked at in the dark theme: what it is painted with is on wide screens in both.
 */
const OF_LOOKS = ['color-contrast', 'target-size'];

/**
 * The ways in which every state is looked at, in place: each state is visited once. axe asks all of its rules in the
 * first, and in the others what they can change; in forced colours contrast is the system's, and nothing is asked.
 */
const LOOKS = [
  { name: 'light, 1280 px', size: USUAL, colorScheme: 'light', forcedColors: 'none', rules: 'all' },
  {
    name: 'dark, 1280 px',
    size: USUAL,
    colorScheme: 'dark',
    forcedColors: 'none',
    rules: ['color-contrast'],
  },
  { name: 'forced colours, 1280 px', size: USUAL, colorScheme: 'dark', forcedColors: 'active', rules: [] },
  { name: 'dark, 320 px', size: NARROW, colorScheme: 'dark', forcedColors: 'none', rules: OF_LOOKS },
] as const;

/** With STOWAGE_LOOKS=all, for a person who looks at pictures: every size of the design in both themes, all rules. */
const EVERY_LOOK = [320, 390, 820, 1280, 1920].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${colorScheme}, ${width} px`,
    size: { width, height: width < 500 ? 800 : 900 },
    colorScheme,
    forcedColors: 'none' as const,
    rules: 'all' as const,
  })),
);
const isEvery = process.env['STOWAGE_LOOKS'] === 'all';

/**
 * Looks at the page as it stands, in both themes and widths and with the colours of the system: axe finds nothing,
 * nothing sticks out sideways, and with forced colours icons and the focus can still be seen. With STOWAGE_PICTURES set
 * to a folder, a picture of each look is put there for a person to look at (STOWAGE_LOOKS=all: of every size). `looks` 1 is the first alone, for what has
 * its colours and widths tried elsewhere.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  looks: 1 | typeof LOOKS.length = LOOKS.length,
): Promise<void> {
  const pictures = process.env['STOWAGE_PICTURES'];
  for (const { name, size, colorScheme, forcedColors, rules } of isEvery
    ? EVERY_LOOK
    : LOOKS.slice(0, looks)) {
    const look = `${screen}; ${name}`;
    await fitTo(page, size);
    // Without motion, so that no colour is on its way to another one.
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    if (rules.length > 0) {
      const { violations, applied } = await askAxe(page, rules);
      expect.soft(violations, look).toEqual([]);
      // A page that axe found nothing to look at would pass unseen.
      expect(applied, `${look}: rules that applied`).toBeGreaterThan(rules === 'all' ? 15 : 0);
    }
    if (size.width <= NARROW.width || isEvery)
      expect.soft(await page.evaluate(overflow), `${look}: px too wide`).toBe(0);
    if (forcedColors === 'active') {
      expect.soft(await page.evaluate(vanished), `${look}: icons that nobody sees`).toEqual([]);
      if (await page.evaluate(isFocusShown)) {
        expect.soft(await page.evaluate(focusIndicator), `${look}: focus`).toBe('visible');
      }
    }
    if (pictures !== undefined) {
      await page.screenshot({ path: join(pictures, `${look.replaceAll(/\W+/g, '-')}.png`) });
    }
  }
  await page.setViewportSize(USUAL);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

/**
 * As high as the page: what the header or the thumb bar covers by half would count as too small, wherever the page
 * happens to be scrolled to. Dialogs scroll inside, and are looked at as they are.
 */
async function fitTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  );
  if (height > size.height) await page.setViewportSize({ ...size, height: Math.min(height, HIGHEST) });
}

async function askAxe(
  page: Page,
  rules: 'all' | readonly string[],
): Promise<{ violations: string[]; applied: number }> {
  // Evaluated, because the page's policy forbids script elements; it stays for as long as the page does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async (runOnly) => {
      // Put there by its source.
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations, passes } = await axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      });
      /** Large enough, and under the header or the thumb bar by a part: a scroll away from being whole. */
      const isHalfCovered = (element: Element | null): boolean => {
        const box = element?.getBoundingClientRect();
        if (!box || Math.min(box.width, box.height) < 24) return false;
        return [...document.querySelectorAll('.header, .thumb-bar, .key-bar')].some((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return bar.checkVisibility() && !bar.contains(element) && box.top < bottom && box.bottom > top;
        });
      };
      return {
        applied: passes.length,
        violations: violations.flatMap(({ id, nodes }) =>
          nodes
            .filter(
              ({ target }) =>
                id !== 'target-size' || !isHalfCovered(document.querySelector(String(target[0]))),
            )
            .map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
        ),
      };
    },
    rules === 'all' ? { type: 'tag' as const, values: TAGS } : { type: 'rule' as const, values: [...rules] },
  );
}

/** In the page: how far it can be moved sideways, in px. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** In the page: the icons, drawn as masks, that have the colour of what is behind them. */
function vanished(): string[] {
  const behind = (element: Element | null): string => {
    if (!element) return getComputedStyle(document.documentElement).backgroundColor;
    const { backgroundColor } = getComputedStyle(element);
    return /rgba\(.*, 0\)/.test(backgroundColor) ? behind(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll('.icon')]
    .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().width > 0)
    .filter((icon) => getComputedStyle(icon).backgroundColor === behind(icon.parentElement))
    .map(
      (icon) => `${icon.className} in ${icon.parentElement?.className} ${icon.parentElement?.textContent}`,
    );
}

/** In the page: whether the browser would show where the focus is, as it does for the keyboard. */
function isFocusShown(): boolean {
  return document.activeElement !== document.body && document.querySelector(':focus-visible') !== null;
}
