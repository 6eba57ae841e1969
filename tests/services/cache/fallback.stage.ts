import { vi } from 'vitest';
import type { QuerySpec } from '../../../src/services/cache/cache.ts';
import type { WatchState } from '../../../src/model/reads/watchState.ts';
import { createDirectFetch } from '../../../src/services/host/directFetch.ts';
import { createFallback } from '../../../src/services/cache/fallback.ts';
import { createOfflineItemCache } from '../../../src/services/unsent/offlineItemCache.ts';
import { createFallbackData } from '../../../src/services/items/fallbackData.ts';
import { isSampleHost } from '../../../src/model/samples/sampleHost.ts';
import { createBrowserStore } from '../../../src/services/browser/browserStore.ts';
import { type Answer, HOST, onHost, type Sent } from '../host/fakeHost.ts';

interface StageOptions {
  /** Where the app runs. */
  hostname?: string;
  /** Answers what is asked outside the client; nothing unless given. */
  direct?: (sent: {
    url: string;
    headers: Headers;
    signal: AbortSignal | null;
  }) => Response | Promise<Response>;
}

/** The services on a fake host, read through the layer that owns the fallbacks. */
export function onFailingHost(answer: Answer, { hostname = 'stowage.lan', direct }: StageOptions = {}) {
  const host = onHost(answer, { token: 'secret' });
  const { storage, session, cache } = host;
  const itemCache = createOfflineItemCache(createBrowserStore({ storage, events: new EventTarget() }));
  const asked: string[] = [];
  const directFetch = vi.fn<typeof fetch>(async (input, init) => {
    asked.push(String(input));
    if (!direct) throw new TypeError('Failed to fetch');
    return direct({ url: String(input), headers: new Headers(init?.headers), signal: init?.signal ?? null });
  });
  const fallbackData = createFallbackData({
    cache,
    itemCache,
    user: () => session.user() ?? '',
    isSampleHost: isSampleHost(hostname, 'preview.test'),
    directly: createDirectFetch({ baseUrl: HOST, token: session.token, fetch: directFetch }),
  });
  const reads = createFallback(cache, async () => fallbackData);
  return {
    ...host,
    reads,
    itemCache,
    /** The addresses that were fetched outside the client. */
    asked,
    /** The first state that is not 'loading' and not being asked for again. */
    outcome<T>(query: QuerySpec<T>): Promise<WatchState<T>> {
      return new Promise((resolve) => {
        const stop = reads.watch(query, (state) => {
          if (state.status === 'loading' || ('refreshing' in state && state.refreshing)) return;
          resolve(state);
          // Not before `watch` has given it back.
          queueMicrotask(() => stop());
        });
      });
    },
  };
}

export const noAnswer = (_: Sent): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
