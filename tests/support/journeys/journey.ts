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
 * Within the app, for it costs a tenth of a page load; and at once, for each thing that is asked by itself costs as much
 * as what it finds.
 */
async function leave(page: Page): Promise<void> {
  if (await page.evaluate(() => document.querySelector('header') === null)) {
    await page.goto('/nowhere');
    return;
  }
  if (await page.evaluate(clearSelection)) await page.keyboard.press('Escape');
  expect(await page.evaluate(emptied)).toEqual([]);
}

/** In the page: clears the selection, which on Home lives on until then; whether a dialog is open. */
function clearSelection(): boolean {
  document.querySelector<HTMLElement>('[data-clears-selection]')?.click();
  return document.querySelector('dialog[open]') !== null;
}

/** In the page: goes where nothing is, and waits until nothing is there but the page of nothing; what still is after ten seconds. */
async function emptied(): Promise<string[]> {
  const left = (): string[] => [
    ...[...document.querySelectorAll('dialog[open]')].map((dialog) => `dialog ${dialog.textContent}`),
    ...[...document.querySelectorAll('[aria-label="Close message"]')].map(() => 'message'),
    ...(document.querySelector('h1')?.textContent === 'Oops! Page not found' ? [] : [location.pathname]),
  ];
  const until = Date.now() + 10_000;
  history.pushState(null, '', '/nowhere');
  for (;;) {
    for (const close of document.querySelectorAll<HTMLElement>('[aria-label="Close message"]')) close.click();
    if (left().length === 0 || Date.now() > until) return left();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
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
