import type { Failure } from '../../failure.ts';

/** What a watched answer looks like at one moment; the cache behind it decides when to ask again. */
export type WatchState<T> =
  | { status: 'loading' }
  | {
      status: 'answered';
      data: T;
      at: number;
      /** It is being asked for again. */
      refreshing: boolean;
      /** Though it is no older than it may be, for something was changed: nobody is told that it is old. */
      isFresh?: true | undefined;
    }
  | {
      status: 'failed';
      failure: Failure;
      /** It is being asked for again already. */
      refreshing?: true | undefined;
      /** What is shown below the failure, when it was given (epoch ms), and what it is. */
      data?: T | undefined;
      at?: number | undefined;
      source?: 'last-known' | 'sample' | undefined;
    };
