import type { Failure } from '../../failure.ts';
import type { WatchState } from '../../model/reads/watchState.ts';

/** What the machines share that read by a watch: guards of its event, and the region that keeps it running. */
interface Told {
  event: { state: WatchState<unknown> };
}

export const hasAnswered = ({ event: { state } }: Told): boolean => state.status === 'answered';

/** An answer from before, while the live one is on its way. */
export const isOld = ({ event: { state } }: Told): boolean => state.status === 'answered' && state.refreshing;

/** A failure that is told: one that is being tried again already is not the outcome yet. */
export const hasFailed = ({ event: { state } }: Told): boolean =>
  state.status === 'failed' && !state.refreshing;

export const isNotFound = (told: Told): boolean =>
  hasFailed(told) && failureIn(told.event.state)?.kind === 'not-found';

export function failureIn(state: WatchState<unknown>): Failure | undefined {
  return state.status === 'failed' ? state.failure : undefined;
}

export function dataIn<T>(state: WatchState<T>): T | undefined {
  return state.status === 'loading' ? undefined : state.data;
}

/**
 * Watches, and begins anew when asked to. A region of its own: a region that re-enters itself would restart all that
 * is under way beside it.
 */
export function watching<const Invoked>(invoke: Invoked) {
  return {
    initial: 'running',
    states: { running: { invoke, on: { 'retry.requested': { target: 'running', reenter: true } } } },
  } as const;
}
