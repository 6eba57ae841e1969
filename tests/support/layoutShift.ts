import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Sum of all shifts that no input of the user explains. */
    layoutShift: number;
  }
}

/** Before the page is opened: counts everything that moves by itself from its first frame on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) window.layoutShift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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
