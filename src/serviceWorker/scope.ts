import type { PrecacheEntry } from 'workbox-precaching';

/**
 * What of a service worker's global scope is used here: the library that describes all of it clashes with the
 * DOM's, which the rest of the app needs.
 */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    /** The windows that this worker controls. */
    matchAll(): Promise<readonly unknown[]>;
  };
}

interface LifecycleEvent extends Event {
  /** The step is not over before `work` is. */
  waitUntil(work: Promise<unknown>): void;
}

/** The files of the app with their revisions; the build writes the list in (vite.serviceWorker.ts). */
export type ShellFiles = readonly PrecacheEntry[];
