import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../../server/analysis/clock.ts';

/** Turns of the event loop that the work of one moment may take: a statement takes a few. */
const TURNS = 20;

/** Time that passes only when it is told to. */
export class ManualClock implements Clock {
  #now = Date.UTC(2026, 0, 5, 8);
  #waits: { at: number; end: () => void }[] = [];

  now = (): number => this.#now;

  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = (): void => {
        this.#waits = this.#waits.filter((other) => other !== wait);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const wait = { at: this.#now + ms, end };
      this.#waits.push(wait);
      signal.addEventListener('abort', end);
    });
  }

  /** Lets time pass, one moment at which something is due after the other, each with all that follows from it. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settle();
      const [next] = this.#waits.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      next.end();
    }
    this.#now = until;
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns++) await turn();
}
