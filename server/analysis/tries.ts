import type { Clock } from './clock.ts';
import { AnalysisFailure, type Finding, type Photo, type Provider } from './provider.ts';

/** Pause before the second try, and the longest that a provider may ask for instead, in milliseconds. */
export const RETRY_PAUSE = 2000;
export const RETRY_PAUSE_MAX = 30_000;

/**
 * Asks the provider, and once more after a pause where that may help: the one place where a failed analysis is tried
 * again. The signal ends it, pauses too. Rejects as the provider does.
 */
export async function analyseWithRetry(
  provider: Provider,
  photo: Photo,
  clock: Clock,
  signal: AbortSignal,
): Promise<Finding> {
  try {
    return await abortable(provider.analyse(photo, signal), signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof AnalysisFailure) || !error.isRepeatable) throw error;
    const pause = Math.max(RETRY_PAUSE, (error.retryAfter ?? 0) * 1000);
    // Asking sooner than it wants would only be refused again.
    if (pause > RETRY_PAUSE_MAX) throw error;
    await clock.wait(pause, signal);
    signal.throwIfAborted();
    return await abortable(provider.analyse(photo, signal), signal);
  }
}

/** `work`, or the reason of the signal as soon as that is aborted: a provider may be slow to notice it. */
export function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
