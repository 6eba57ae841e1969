import { vi } from 'vitest';
import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import { createCache } from '../../../src/services/cache/cache.ts';
import type { FetchCarrier } from '../../../src/services/host/carrier.ts';
import { createAdvertising } from '../../../src/services/host/advertising.ts';
import { createHttp } from '../../../src/services/host/http.ts';
import { createItemReads } from '../../../src/services/items/itemReads.ts';
import { createItemRemoval } from '../../../src/services/items/itemRemoval.ts';
import { createItemWrites } from '../../../src/services/items/itemWrites.ts';
import { createItems } from '../../../src/services/items/items.ts';
import { kyCarrier } from '../../../src/services/host/kyCarrier.ts';
import { createLocations } from '../../../src/services/locations/locations.ts';
import { createLocationReads } from '../../../src/services/locations/locationReads.ts';
import { createLocationWrites } from '../../../src/services/locations/locationWrites.ts';
import { createLookupWrites } from '../../../src/services/lists/lookupWrites.ts';
import { createLookups } from '../../../src/services/lists/lookups.ts';
import { createSessionStore } from '../../../src/services/session/sessionStore.ts';
import { createUnanswered } from '../../../src/services/host/unanswered.ts';
import type { Reach } from '../../../src/services/host/reach.ts';
import { type MemoryStorage, memoryStorage } from '../browser/memoryStorage.ts';

export const HOST = 'http://api.test';
export const NOW = Date.parse('2026-03-01T12:00:00Z');

/** One request as the host got it. */
export interface Sent {
  method: string;
  /** Path with its query. */
  path: string;
  origin: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  cache: RequestCache;
  signal: AbortSignal;
}
export type Answer = (sent: Sent) => Response | Promise<Response>;

export function json(value: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(value), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });
}

/** A JSON answer of a host that advertises `features`. */
export function advertising(features: string, value: unknown, init: ResponseInit = {}): Response {
  return json(value, { ...init, headers: { 'Stowage-Features': features, ...init.headers } });
}

export const notFound = (): Response =>
  json({ message: 'Not here' }, { status: 404, statusText: 'Not Found' });

/** A host that never answers; like the real fetch, it ends when the request is aborted. */
export function silence(sent: Sent): Promise<Response> {
  return new Promise((_, reject) => {
    sent.signal.throwIfAborted();
    sent.signal.addEventListener('abort', () => reject(sent.signal.reason));
  });
}

/** An answer whose headers come at once and whose body never ends. */
export function endless(): Response {
  return new Response(
    new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('[')) }),
  );
}

/** A host that advertises does so in all that is JSON, or empty with 204; anything else may be of something in front of it. */
export function signing(): (response: Response) => Response {
  let advertised: string | null = null;
  return (response) => {
    const { headers } = response;
    advertised = headers.get(FEATURES_HEADER) ?? advertised;
    const isOwn = headers.get('content-type') === 'application/json' || response.status === 204;
    if (isOwn && advertised !== null && !headers.has(FEATURES_HEADER)) {
      headers.set(FEATURES_HEADER, advertised);
    }
    return response;
  };
}

/** The whole services layer on a fake host, with the requests it got. */
export function onHost(
  answer: Answer,
  {
    token,
    baseUrl = HOST,
    carrier = kyCarrier,
    heard = () => {},
    storage = memoryStorage(),
  }: {
    token?: string;
    baseUrl?: string;
    carrier?: FetchCarrier;
    heard?: Reach['heard'];
    storage?: MemoryStorage;
  } = {},
) {
  const sent: Sent[] = [];
  const signed = signing();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.clone().text();
    const one: Sent = {
      method: request.method,
      path: url.pathname + url.search,
      origin: url.origin,
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
      cache: request.cache,
      signal: request.signal,
    };
    sent.push(one);
    return signed(await answer(one));
  };
  const session = createSessionStore(storage, new EventTarget());
  if (token !== undefined) session.set(token, 'ada');
  const announce = vi.fn<() => void>();
  const advertising = createAdvertising(storage, baseUrl);
  const now = (): number => NOW;
  const http = createHttp({
    baseUrl,
    fetch,
    session,
    advertising,
    heard,
    now,
  }).carriedBy(carrier);
  const cache = createCache({ retryDelay: 0 });
  const unanswered = createUnanswered({ pause: () => Promise.resolve() });
  return {
    sent,
    storage,
    session,
    announce,
    http,
    cache,
    items: {
      ...createItems(http),
      ...createItemRemoval(http, cache, unanswered),
      ...createItemReads(http, cache, { now: () => NOW }),
    },
    locations: {
      ...createLocations(http),
      ...createLocationReads(http),
      ...createLocationWrites(
        http,
        cache,
        {
          sameOrigin: true,
          onLine: () => true,
          isAnswered: () => Promise.resolve(false),
        },
        unanswered,
      ),
    },
    lookups: { ...createLookups(http), ...createLookupWrites(http, cache, announce, unanswered) },
    writes: createItemWrites(http, cache, () => NOW),
    /** The only request so far. */
    only(): Sent {
      const [first, ...more] = sent;
      if (!first || more.length > 0) throw new Error(`${sent.length} requests were sent, not one`);
      return first;
    },
  };
}

/** What a promise rejects with; fails when it resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It resolved');
    },
    (error: unknown) => error,
  );
}
