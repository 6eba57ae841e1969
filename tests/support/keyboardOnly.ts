import type { Locator, Page } from '@playwright/test';

/** What a mouse or a finger does, of pages and of locators; filling a field at once is no typing either. */
const BY_HAND = new Set([
  'check',
  'click',
  'dblclick',
  'dragAndDrop',
  'dragTo',
  'dispatchEvent',
  'fill',
  'hover',
  'selectOption',
  'setChecked',
  'tap',
  'uncheck',
]);
const DEVICES = new Set(['mouse', 'touchscreen']);

/**
 * The same page with a keyboard alone: whatever a mouse or a finger would do throws, on the page, on its
 * locators, and on theirs. `keyboard` is what is left.
 */
export function keyboardOnly(page: Page): Page {
  return guarded(page);
}

function guarded<Driver extends Page | Locator>(driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      if (typeof name === 'string' && (BY_HAND.has(name) || DEVICES.has(name))) {
        throw new Error(`'${name}' is not done by keyboard.`);
      }
      const value: unknown = Reflect.get(target, name, target);
      // The expectations look at the constructor to know a locator.
      if (typeof value !== 'function' || name === 'constructor') return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(target, given);
        return isLocator(answer) ? guarded(answer) : answer;
      };
    },
  });
}

function isLocator(answer: unknown): answer is Locator {
  return typeof answer === 'object' && answer !== null && 'allTextContents' in answer;
}
