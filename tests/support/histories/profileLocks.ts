import type { Lease, LeaseStore } from '../../../src/services/browser/lock.ts';
import type { VirtualTime } from './virtualTime.ts';

interface Waiting {
  tab: object;
  take: () => void;
}

/** The Web Locks of one browser profile: exclusive, first come first served, let go when their tab dies. */
export class ProfileLocks {
  readonly #time: VirtualTime;
  readonly #held = new Map<string, { tab: object }>();
  readonly #queues = new Map<string, Waiting[]>();
  readonly #dead = new WeakSet();
  /** Another process grants them: it takes a moment. */
  readonly #latency: number;

  constructor(time: VirtualTime, latency: number) {
    this.#time = time;
    this.#latency = latency;
  }

  /** `navigator.locks` of one tab, as far as it is used. */
  of(tab: object): Pick<LockManager, 'request'> {
    const request = (
      name: string,
      first: LockOptions | LockGrantedCallback<unknown>,
      second?: LockGrantedCallback<unknown>,
    ): Promise<unknown> => {
      const [options, work] = typeof first === 'function' ? [{}, first] : [first, second];
      if (work === undefined) throw new TypeError('A lock needs a callback.');
      return new Promise((resolve, reject) => {
        if (this.#dead.has(tab)) return;
        const isBusy = this.#held.has(name) || (this.#queues.get(name) ?? []).length > 0;
        if (options.ifAvailable === true && isBusy) {
          this.#later(tab, () => Promise.resolve(work(null)).then(resolve, reject));
          return;
        }
        const take = (): void => {
          const holder = { tab };
          this.#held.set(name, holder);
          const release = (): void => {
            if (this.#held.get(name) === holder) this.#release(name);
          };
          const run = async (): Promise<unknown> => work({ name, mode: 'exclusive' });
          this.#later(tab, () => void run().finally(release).then(resolve, reject));
        };
        if (isBusy) this.#queueOf(name).push({ tab, take });
        else take();
      });
    };
    // The real one has an overload for every combination of arguments; this one takes them all.
    return { request } as Pick<LockManager, 'request'>;
  }

  /** The tab is gone: what it held goes to the next, what it waited for is forgotten. */
  kill(tab: object): void {
    this.#dead.add(tab);
    for (const [name, queue] of this.#queues) {
      this.#queues.set(
        name,
        queue.filter((waiting) => waiting.tab !== tab),
      );
    }
    for (const [name, holder] of this.#held) if (holder.tab === tab) this.#release(name);
  }

  #release(name: string): void {
    this.#held.delete(name);
    this.#queueOf(name).shift()?.take();
  }

  #queueOf(name: string): Waiting[] {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    return queue;
  }

  #later(tab: object, work: () => void): void {
    this.#time.after(this.#latency, () => {
      if (!this.#dead.has(tab)) work();
    });
  }
}

/** The leases of one browser profile without Web Locks: each change one step for all its tabs. */
export class ProfileLeases {
  readonly #time: VirtualTime;
  readonly #leases = new Map<string, Lease>();
  readonly #dead = new WeakSet();
  readonly #latency: number;

  constructor(time: VirtualTime, latency: number) {
    this.#time = time;
    this.#latency = latency;
  }

  of(tab: object): LeaseStore {
    return {
      update: (name, change) =>
        new Promise((resolve, reject) => {
          this.#time.after(this.#latency, () => {
            if (this.#dead.has(tab)) return;
            try {
              const lease = change(this.#leases.get(name));
              if (lease === undefined) this.#leases.delete(name);
              else this.#leases.set(name, lease);
              resolve();
            } catch (error) {
              reject(error);
            }
          });
        }),
    };
  }

  kill(tab: object): void {
    this.#dead.add(tab);
  }
}
