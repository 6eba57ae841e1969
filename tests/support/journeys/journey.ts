import type { Page } from '@playwright/test';
import { expect, type TestServer } from '../app.ts';
import type { Workshop } from '../workshop.ts';

export interface Place extends Workshop {
  /** With a keyboard alone (support/keyboardOnly.ts). */
  page: Page;
  server: TestServer;
  /** Whether single-character keys are switched on. */
  hasSingleKeys: boolean;
}

/**
 * One action of the catalogue, done and seen to be done. It is walked on the built app by its key, or with single keys
 * switched off by the palette; some both ways. `start` opens a page anew each time.
 */
export interface Journey {
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

/** Opens an address and waits for its heading. */
export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
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
