import type { CDPSession, Locator, Page } from '@playwright/test';

interface Spot {
  x: number;
  y: number;
}

/** How long a finger rests before it lets go of what it dragged, in milliseconds. */
const STILL = 150;

/** A finger on a touch screen, which counts what it does. Places are in thousandths of the photo in the dialog. */
export class Finger {
  count = 0;
  #session: CDPSession | undefined;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.count++;
    await target.tap();
  }

  /** Taps into a field and types on the keyboard of the screen: two gestures. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.count++;
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  async tapAt(place: Spot): Promise<void> {
    this.count++;
    const { x, y } = await this.#onScreen(place);
    await this.page.touchscreen.tap(x, y);
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    this.count++;
    const [start, end] = [await this.#onScreen(from), await this.#onScreen(to)];
    const session = (this.#session ??= await this.page.context().newCDPSession(this.page));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [start]);
    for (let step = 1; step <= 6; step++) {
      const share = step / 6;
      await send('touchMove', [
        { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
      ]);
    }
    // Lifted while it moves, it would fling: a tap within the next moment only ends that, and presses nothing.
    await this.page.waitForTimeout(STILL);
    await send('touchEnd', []);
  }

  async #onScreen({ x, y }: Spot): Promise<Spot> {
    const box = await this.page.locator('.grid-frame').boundingBox();
    if (!box) throw new Error('There is no photo in the dialog.');
    return { x: box.x + (box.width * x) / 1000, y: box.y + (box.height * y) / 1000 };
  }
}
