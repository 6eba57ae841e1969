import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Gives events their own times back. */
    realTimes?: () => void;
  }
}

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
    const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
    Object.defineProperty(Event.prototype, 'timeStamp', {
      configurable: true,
      get(this: Event) {
        // What is typed changes the field at the same time.
        if (!/^(key|input|change|beforeinput)/.test(this.type)) return own?.get?.call(this) as number;
        const known = times.get(this);
        if (known !== undefined) return known;
        // What goes up was pressed before.
        if (this.type === 'keydown') last += apart;
        times.set(this, last);
        return last;
      },
    });
    window.realTimes = () => {
      if (own) Object.defineProperty(Event.prototype, 'timeStamp', own);
    };
  }, APART);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.realTimes?.());
}
