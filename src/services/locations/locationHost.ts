import { createChangingFinder, type LocationChanges } from '../../model/finding/changingFinder.ts';
import type { FoundLocations, WantedLocations } from '../../model/finding/finder.ts';
import { trustedScript } from '../browser/trustedScripts.ts';
import type { LocationTask, LocationTaskAnswer } from './locationWorker.ts';
// oxlint-disable-next-line import/default -- The build makes a module of what stands after the question mark.
import workerUrl from './locationWorker.ts?worker&url';

/** Where locations are found: on the page's thread or on one of its own, with the same results. */
export interface LocationHost {
  change(changes: LocationChanges): void;
  prepare(): void;
  /** Rejects when the host is broken, and from then on always. */
  find(wanted: WantedLocations): Promise<FoundLocations>;
}

/** What of a Worker is used, so that it can be another one in a test. */
export interface WorkerLike {
  postMessage(task: LocationTask): void;
  addEventListener(type: 'message', listener: (event: { data: LocationTaskAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/** On the page's thread: for as many locations as are found within a frame. */
export function createHostHere(): LocationHost {
  const finder = createChangingFinder();
  return {
    change: finder.change,
    prepare: finder.prepare,
    find: async (wanted) => finder.find(wanted),
  };
}

export const startLocationWorker = (): WorkerLike =>
  new Worker(trustedScript('stowage-location-worker', workerUrl), { type: 'module' });

/** In a worker. One that cannot start is found out by its first answer. */
export function createHostInWorker(start: () => WorkerLike): LocationHost {
  const worker = start();
  const waiting = new Map<
    number,
    { resolve: (found: FoundLocations) => void; reject: (error: Error) => void }
  >();
  let asked = 0;
  let broken: Error | undefined;
  worker.addEventListener('message', ({ data: { number, found } }) => {
    // Only the lines of locationWorker.ts write it.
    waiting.get(number)?.resolve(found);
    waiting.delete(number);
  });
  const fail = (): void => {
    broken = new Error('The worker that finds locations has failed.');
    worker.terminate();
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  const post = (task: LocationTask): void => {
    if (!broken) worker.postMessage(task);
  };
  return {
    change: (changes) => post({ type: 'change', changes }),
    prepare: () => post({ type: 'prepare' }),
    find: (wanted) =>
      new Promise((resolve, reject) => {
        if (broken) {
          reject(broken);
          return;
        }
        asked += 1;
        waiting.set(asked, { resolve, reject });
        post({ type: 'find', number: asked, wanted });
      }),
  };
}
