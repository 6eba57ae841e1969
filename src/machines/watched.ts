import type { Failure } from '../failure.ts';

/** What a watched answer looks like at one moment; the cache behind it decides when to ask again. */
export type Watched<T> =
  | { status: 'loading' }
  | { status: 'answered'; data: T; at: number; refreshing: boolean }
  | { status: 'failed'; failure: Failure; data?: T | undefined; at?: number | undefined };

/** The event a watching actor sends for each change. */
export interface WatchedEvent<Type extends string, T> {
  type: Type;
  state: Watched<T>;
}
