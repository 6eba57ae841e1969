import type { VirtualTime } from './virtualTime.ts';

/** One tab's view of its profile's storage. */
export interface StorageView extends Storage {
  /** Tells the tab at once what it would have been told of this key a little later. */
  deliver(key: string): void;
  /** The tab is gone: whatever of it still runs reads nothing and writes nothing. */
  close(): void;
}

interface Listener {
  /** What the tab has not been told yet. */
  pending: { key: string; cancel: () => void }[];
  tell(key: string): void;
}

/**
 * The local storage of one browser profile, which all its tabs share. A change is told to the other tabs, some
 * time later. It can be full: then nothing may make it longer, as in a browser.
 */
export class ProfileStorage {
  readonly #entries = new Map<string, string>();
  readonly #listeners = new Set<Listener>();
  readonly #time: VirtualTime;
  #length = 0;
  #room = Infinity;
  /** How long the other tabs hear nothing of a change, in ms. */
  delay: number;
  /** When a write was last refused. */
  refusedAt = -Infinity;

  constructor(time: VirtualTime, delay: number) {
    this.#time = time;
    this.delay = delay;
  }

  /** From now on there is room for `slack` more characters and no more. */
  fill(slack: number): void {
    this.#room = this.#length + slack;
  }

  free(): void {
    this.#room = Infinity;
  }

  /** Everything that was ever written, in order. */
  readonly written: [string, string][] = [];

  entries(): [string, string][] {
    return [...this.#entries];
  }

  text(key: string): string | undefined {
    return this.#entries.get(key);
  }

  /** The storage as one tab sees it; `tell` hears of the changes of the others, `removed` of what it removes itself. */
  view(tell: (key: string) => void, removed: (key: string) => void): StorageView {
    const listener: Listener = { pending: [], tell };
    this.#listeners.add(listener);
    const entries = this.#entries;
    const isOpen = (): boolean => this.#listeners.has(listener);
    const deliver = (key: string): void => {
      for (const pending of listener.pending.filter((one) => one.key === key)) pending.cancel();
      const had = listener.pending.length;
      listener.pending = listener.pending.filter((one) => one.key !== key);
      if (isOpen() && had > listener.pending.length) listener.tell(key);
    };
    return {
      deliver,
      close: () => void this.#listeners.delete(listener),
      get length() {
        return entries.size;
      },
      clear: () => entries.clear(),
      key: (index) => [...entries.keys()][index] ?? null,
      getItem: (key) => (isOpen() ? (entries.get(key) ?? null) : null),
      setItem: (key, value) => {
        if (isOpen()) this.#set(listener, key, value);
      },
      removeItem: (key) => {
        if (!isOpen() || !entries.has(key)) return;
        this.#set(listener, key, undefined);
        removed(key);
      },
    };
  }

  #set(writer: Listener, key: string, value: string | undefined): void {
    const before = this.#entries.get(key);
    if (before === value) return;
    const size = (text: string | undefined): number => (text === undefined ? 0 : key.length + text.length);
    const longer = size(value) - size(before);
    if (longer > 0 && this.#length + longer > this.#room) {
      this.refusedAt = this.#time.now();
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }
    this.#length += longer;
    if (value === undefined) this.#entries.delete(key);
    else {
      this.#entries.set(key, value);
      this.written.push([key, value]);
    }
    for (const listener of this.#listeners) {
      if (listener !== writer) this.#tellLater(listener, key);
    }
  }

  #tellLater(listener: Listener, key: string): void {
    const pending = {
      key,
      cancel: this.#time.after(this.delay, () => {
        listener.pending = listener.pending.filter((one) => one !== pending);
        if (this.#listeners.has(listener)) listener.tell(key);
      }),
    };
    listener.pending.push(pending);
  }
}
