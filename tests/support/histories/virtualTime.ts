/** Taken before anybody replaces it: one turn of the real event loop. */
const realImmediate = setImmediate;

const turn = (): Promise<void> => new Promise((resolve) => realImmediate(resolve));

interface Timer {
  at: number;
  run: () => void;
}

/** What Node gives for a timer, as far as the server uses it: nothing here keeps the process alive. */
class Handle {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }

  unref(): this {
    return this;
  }
}

/** The first moment of every history, epoch ms: a Monday. */
const START = Date.UTC(2026, 0, 5, 8);

/**
 * Time that passes only when it is told to. While installed it stands in for the timers and the clock of
 * everything in this process; nothing ever really waits.
 */
export class VirtualTime {
  #now = START;
  #last = 0;
  readonly #timers = new Map<number, Timer>();
  /** Something ran that threw: an actor's error without a listener, for example. */
  readonly #onThrow: (error: unknown) => void;

  constructor(onThrow: (error: unknown) => void) {
    this.#onThrow = onThrow;
  }

  readonly now = (): number => this.#now;

  /** Runs `work` once `ms` have passed; gives what prevents it. */
  after(ms: number, work: () => void): () => void {
    const id = this.#add(ms, work);
    return () => this.#timers.delete(id);
  }

  /** Replaces the process's timers and clock until the returned function is called. */
  install(): () => void {
    const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
    const realNow = Date.now;
    const realPerformanceNow = performance.now;
    const clear = (handle: Handle | undefined): void => void (handle && this.#timers.delete(handle.id));
    Object.assign(globalThis, {
      setTimeout: (run: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) =>
        new Handle(this.#add(ms ?? 0, () => run(...values))),
      setInterval: (run: () => void, ms: number) => new Handle(this.#every(ms, run)),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = this.now;
    // Time-outs are counted in it.
    performance.now = () => this.#now - START;
    return () => {
      Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval });
      Date.now = realNow;
      performance.now = realPerformanceNow;
    };
  }

  /** What takes real time, a disk's for example: no virtual time passes before it is done. */
  held: (() => Promise<unknown>) | undefined;

  /** Lets everything run that waits for nothing but its turn. */
  async settle(): Promise<void> {
    await turn();
    if (!this.held) return;
    await this.held();
    await turn();
  }

  /** Lets `ms` pass, one timer after the other. */
  advance(ms: number): Promise<void> {
    return this.advanceUntil(() => false, ms);
  }

  /** The same, but stops as soon as `isDone`. */
  async advanceUntil(isDone: () => boolean, ms: number): Promise<void> {
    const until = this.#now + ms;
    await this.settle();
    while (!isDone()) {
      const next = this.#next(until);
      if (next === undefined) {
        this.#now = until;
        return;
      }
      const [id, timer] = next;
      this.#timers.delete(id);
      this.#now = Math.max(this.#now, timer.at);
      try {
        timer.run();
      } catch (error) {
        this.#onThrow(error);
      }
      await this.settle();
    }
  }

  #add(ms: number, run: () => void, id = ++this.#last): number {
    this.#timers.set(id, { at: this.#now + Math.max(0, ms), run });
    return id;
  }

  #every(ms: number, run: () => void): number {
    const id = ++this.#last;
    const again = (): void => {
      // Before the work, which may end it.
      this.#add(ms, again, id);
      run();
    };
    return this.#add(ms, again, id);
  }

  /** The earliest timer up to `until`; of equals the one that was set first. */
  #next(until: number): [number, Timer] | undefined {
    let found: [number, Timer] | undefined;
    for (const entry of this.#timers) {
      if (entry[1].at <= until && (found === undefined || entry[1].at < found[1].at)) found = entry;
    }
    return found;
  }
}
