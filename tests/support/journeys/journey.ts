import type { Page } from '@playwright/test';
import { expect, type TestServer } from '../app.ts';
import { goInApp } from '../inApp.ts';
import type { Workshop } from '../workshop.ts';

export interface Place extends Workshop {
  /** With a keyboard alone (support/keyboardOnly.ts). */
  page: Page;
  server: TestServer;
  /** Whether single-character keys are switched on. */
  hasSingleKeys: boolean;
}

/**
 * One action of the catalogue, done and seen to be done. It is walked on the built app by its key, or by the palette
 * where it has none; some also with single keys switched off. `start` shows a page anew each time.
 */
export interface Journey {
  /** Adds what its lists have to show, before the page is loaded that all journeys share: lists are read once. */
  arrange?(place: Place): Promise<unknown>;
  /** Brings the page to where the action is on offer, with the focus where its key is to be pressed. */
  start(place: Place): Promise<void>;
  /** Waits until it has done what it says. */
  done(place: Place): Promise<void>;
  /** What the palette calls it, where that is not the definition's name. */
  name?: string;
  /** Without single keys, for what the palette does not have: the actions of the row that has the focus. */
  otherwise?(place: Place): Promise<void>;
}

/** By the id of the command. */
export type Journeys = Readonly<Record<string, Journey>>;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/**
 * Leaves what the journey before has left on screen, for a page that has nothing: no dialog, no message, no selection.
 * Within the app, for it costs a tenth of a page load.
 */
async function leave(page: Page): Promise<void> {
  const hasApp = await page.evaluate(() => document.querySelector('header') !== null);
  if (!hasApp) return void (await page.goto('/nowhere'));
  const dialogs = page.locator('dialog[open]');
  // Home's lives on until it is cleared.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-clears-selection]')?.click());
  if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
  await goInApp(page, '/nowhere');
  await expect(title(page)).toHaveText('Oops! Page not found');
  await expect(dialogs).toHaveCount(0);
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[aria-label="Close message"]')) close.click();
  });
  await expect(messages(page).getByRole('button')).toHaveCount(0);
}

/** Shows an address anew, whatever was on screen; its heading tells that it is there. */
export async function show(page: Page, path: string): Promise<void> {
  await leave(page);
  await goInApp(page, path);
}

/** Opens an address and waits for its heading. */
export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await show(page, path);
  await expect(title(page)).toHaveText(heading);
}

/** A journey that ends on another screen. */
export const leadsTo =
  (heading: string | RegExp) =>
  async ({ page }: Place): Promise<void> => {
    await expect(title(page)).toHaveText(heading);
  };

/** A journey that begins with an address. */
export const on =
  (path: (place: Place) => string, heading: string | RegExp) =>
  (place: Place): Promise<void> =>
    open(place.page, path(place), heading);

/** The question that deletes or discards is answered with yes, once. */
export const sayYes = (page: Page) => page.once('dialog', (question) => void question.accept());
