import type { FetchCarrier } from './carrier.ts';
import { offlineFailure } from './offlineFailure.ts';

/**
 * Carries what has no body, which is all that the first screen asks for: by plain `fetch`, so that it need not load ky
 * (decision record 28). A body is a fault of ours.
 */
export const fetchCarrier: FetchCarrier =
  (fetch) =>
  async ({ method, url, headers, json, cache, timeout, signal }) => {
    if (json !== undefined) throw new Error('What has a body is carried by ky, in the later part.');
    const limit = new AbortController();
    const giveUp = (): void => limit.abort(signal?.reason);
    const timer = setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), timeout);
    signal?.addEventListener('abort', giveUp);
    const settle = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    // Raced for: a body that never ends need not hear of its signal.
    const ended = new Promise<never>((_, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
    });
    try {
      const answering = fetch(url, { method, headers, ...(cache && { cache }), signal: limit.signal });
      const response = await Promise.race([answering, ended]);
      const { status, ok, statusText, headers: answered } = response;
      const text = () => Promise.race([response.text(), ended]).finally(settle);
      return { status, ok, statusText, headers: answered, text };
    } catch (error) {
      settle();
      if (limit.signal.aborted) throw limit.signal.reason;
      // Every way in which `fetch` itself fails is the network's, whatever words the browser has for it.
      throw offlineFailure(error instanceof Error ? error.message : '');
    }
  };
