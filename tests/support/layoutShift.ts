import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of all shifts that no input of the user explains. */
    layoutShift: number;
    /** What moved in each of them, from where to where. */
    layoutShifts: string[];
  }
}

/** Before the page is opened: counts everything that moves by itself from its first frame on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    window.layoutShifts = [];
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // As the standard has it; TypeScript does not know it yet.
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        if (shift.hadRecentInput) continue;
        window.layoutShift += shift.value;
        for (const { node, previousRect, currentRect } of shift.sources) {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '');
          window.layoutShifts.push(`${name} from ${at(previousRect)} to ${at(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far, for the message of a test that fails by it. */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() => window.layoutShifts.map((shift) => `\n  ${shift}`).join(''));

/** After the next frame has been drawn, so that the observer has been told of every shift before it. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(window.layoutShift))),
        ),
      ),
  );
}
