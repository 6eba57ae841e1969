import type { Download } from '@playwright/test';
import { expect } from '../app.ts';
import type { Journey, Place } from './journey.ts';

/** What the browser saves after the action. */
let next: Promise<Download>;

/** An action that has a file saved under such a name. */
export const saves = (start: Journey['start'], file: RegExp, name?: string): Journey => ({
  ...(name !== undefined && { name }),
  async start(place: Place) {
    await start(place);
    next = place.page.waitForEvent('download');
    // Whoever waits for it hears of it.
    next.catch(() => undefined);
  },
  async done() {
    const saved = await next;
    expect(await saved.failure()).toBeNull();
    expect(saved.suggestedFilename()).toMatch(file);
  },
});
