import type { Page } from '@playwright/test';

/** Between two keys of a scanner, in milliseconds. */
const APART = 5;

/**
 * Types into what has the focus as a scanner does, with Enter behind. When each key was pressed the page is told by this clock: a busy
 * machine would type as slowly as a person.
 */
export async function scanInto(page: Page, text: string): Promise<void> {
  await page.evaluate((apart) => {
    const times = new WeakMap<Event, number>();
    let last = performance.now();
    Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', {
      configurable: true,
      get(this: KeyboardEvent) {
        const known = times.get(this);
        if (known !== undefined) return known;
        // What goes up was pressed before.
        if (this.type === 'keydown') last += apart;
        times.set(this, last);
        return last;
      },
    });
  }, APART);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.evaluate(() => Reflect.deleteProperty(KeyboardEvent.prototype, 'timeStamp'));
}
