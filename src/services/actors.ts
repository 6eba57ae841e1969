import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { WatchedEvent } from '../machines/kit/queryState.ts';
import type { Cache, QuerySpec } from './cache/cache.ts';

/**
 * The adapters that machines are given: a promise as an actor, a watched cache entry as an actor. Nothing
 * here decides anything; retry, time-out and fallback stay in the layers below.
 */

/** An actor that calls `work` once; a stopped actor aborts the call. */
export function asPromise<Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>,
) {
  return fromPromise<Output, Input>(({ input, signal }) => work(input, signal));
}

/**
 * An actor that sends `{ type, state }` for every state of a cached answer until it is stopped. `first` may
 * ask for a fresh answer before; its failure is the first state.
 */
export function asWatch<Type extends string, T, Input extends NonReducibleUnknown>(
  cache: Pick<Cache, 'read' | 'watch'>,
  type: Type,
  query: (input: Input) => QuerySpec<T>,
  options: { fresh?: (input: Input) => boolean } = {},
) {
  return fromCallback<EventObject, Input, WatchedEvent<Type, T>>(({ input, sendBack }) => {
    const spec = query(input);
    let stop: (() => void) | undefined;
    let stopped = false;
    const watch = () => {
      if (!stopped) stop = cache.watch(spec, (state) => sendBack({ type, state }));
    };
    if (options.fresh?.(input)) {
      // The answer or the failure of this read is what the watch then tells of.
      cache.read(spec, { fresh: true }).then(watch, watch);
    } else watch();
    return () => {
      stopped = true;
      stop?.();
    };
  });
}

/** `window.confirm`, as an actor's work. */
export function asConfirmation<Input extends NonReducibleUnknown>(
  confirm: (message: string) => boolean,
  message: (input: Input) => string,
) {
  return fromPromise<boolean, Input>(async ({ input }) => confirm(message(input)));
}
