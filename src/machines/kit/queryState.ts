import type { WatchState } from '../../model/reads/watchState.ts';

/** The event a watching actor sends for each change. */
export interface WatchedEvent<Type extends string, T> {
  type: Type;
  state: WatchState<T>;
}

/**
 * Where data on screen comes from when it is not the live answer. `at`: when it was one, epoch ms. `waiting`: the
 * live answer is still on its way, so that most people never see the label.
 */
export type Origin =
  | { source: 'sample' }
  | { source: 'last-known'; at: number | undefined; waiting: boolean };

/** Data on screen. */
export interface Shown<T> {
  data: T | undefined;
  /** When it was answered, epoch ms. */
  at: number | undefined;
  /** undefined for the live answer. */
  origin: Origin | undefined;
}

/** Samples are for looking at only (decisions, Fallback order). */
export function isSample(origin: Origin | undefined): boolean {
  return origin?.source === 'sample';
}

/** What is on screen after `state`. Samples never take the place of real data. */
export function shownAfter<T>(before: Shown<T>, state: WatchState<T>): Shown<T> {
  if (state.status === 'loading') return before;
  if (state.status === 'answered') {
    const { data, at, refreshing, isFresh = false } = state;
    return {
      data,
      at,
      origin: refreshing && !isFresh ? { source: 'last-known', at, waiting: true } : undefined,
    };
  }
  const hasReal = before.data !== undefined && !isSample(before.origin);
  const { data, at, source } = state;
  if (source === 'sample' && !hasReal) return { data, at: undefined, origin: { source } };
  if (source !== 'sample' && data !== undefined) {
    return { data, at, origin: { source: 'last-known', at, waiting: false } };
  }
  return hasReal ? { ...before, origin: { source: 'last-known', at: before.at, waiting: false } } : before;
}
