import ky, { isTimeoutError } from 'ky';
import { FEATURES_HEADER } from '../../contract/builtins.ts';
import { failureOf } from '../failure.ts';
import { answerFailure, badAnswer, timeoutFailure } from './errors.ts';
import { offlineFailure } from './offlineFailure.ts';
import type { SessionStore } from './sessionStore.ts';

/** One call to the API host. */
export interface Call<T> {
  /** What the call does, in words: 'Invalid JSON response from {operation}'. */
  operation: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** From the host's root, with encoded segments: '/api/items'. */
  path: string;
  query?: Record<string, string | number | undefined>;
  /** The body, sent as JSON (CALL-04). */
  json?: unknown;
  headers?: Record<string, string>;
  /** How the browser's own cache is used. */
  cache?: RequestCache;
  /** Milliseconds for everything, reading the body included. */
  timeout: number;
  signal?: AbortSignal | undefined;
  timeoutMessage?: string;
  /** The message of a refusal whose body has none. */
  fallbackMessage?: string;
  /** The answer's JSON, undefined for an empty body, as a value; throws when it is none. `text` is all of it. */
  decode: (value: unknown, text: string) => T;
  /** How the request gets to the host and back; by `fetch`, with `timeout`, unless given. */
  carry?: Carrier;
}

/** What every request says, however it is carried. */
export interface Carried {
  method: string;
  /** Absolute, or from the root of the app's own origin. */
  url: string;
  headers: Record<string, string>;
}

/** An answer as it begins: the body is read afterwards. A Response is one. */
export interface Answering {
  status: number;
  ok: boolean;
  statusText: string;
  headers: Pick<Headers, 'get'>;
  text(): Promise<string>;
}

/** Another way than `fetch`, with its own time-out. Rejects with a Failure when there is no answer, or on abort. */
export type Carrier = (request: Carried) => Promise<Answering>;

export interface Http {
  /**
   * Asks once, never again: repeating is the cache's work. Rejects with a Failure, or with the signal's
   * own reason when the caller aborts.
   */
  request<T>(call: Call<T>): Promise<T>;
  /** What the host has advertised so far in `Stowage-Features`. */
  features: () => ReadonlySet<string>;
  /** Whether the host itself has answered yet, not a proxy for it: only then `features` says something. */
  hasAnswered: () => boolean;
}

export interface HttpOptions {
  /** The API host, with or without a path; '' is the origin of the app itself. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  session: SessionStore;
  /** Called after a 401 has ended the session: with the token that was removed. */
  onUnauthorised?: (token: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The one way to the API host (CALL-01). This is the layer that owns time-outs. */
export function createHttp(options: HttpOptions): Http {
  const { session, now = Date.now, fetch = globalThis.fetch } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const features = new Set<string>();
  let hasAnswered = false;

  /** Every way in which `fetch` itself fails is the network's, whatever words the browser has for it. */
  const connect = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    try {
      return await fetch(input, init);
    } catch (error) {
      throw offlineFailure(error instanceof Error ? error.message : '');
    }
  };

  const carryByFetch = async <T>(call: Call<T>, { url, method, headers }: Carried): Promise<Answering> => {
    const answering = ky(url, {
      method,
      headers,
      ...(call.query && { searchParams: call.query }),
      ...(call.json !== undefined && { json: call.json }),
      ...(call.cache && { cache: call.cache }),
      ...(call.signal && { signal: call.signal }),
      retry: 0,
      throwHttpErrors: false,
      timeout: false,
      totalTimeout: call.timeout,
      fetch: connect,
    });
    const { status, ok, statusText, headers: answered } = await answering;
    // Not the response's own text: the time-out holds for reading it too.
    return { status, ok, statusText, headers: answered, text: () => answering.text() };
  };

  /** What a rejection means: the caller's abort first, then the time-out, else `otherwise`. */
  const meaning = <T>(call: Call<T>, error: unknown, otherwise: unknown): unknown => {
    if (call.signal?.aborted) return call.signal.reason;
    return isTimeoutError(error) ? timeoutFailure(call.timeoutMessage) : otherwise;
  };

  const endSession = (token: string): void => {
    if (session.token() !== token) return;
    session.clear(token);
    options.onUnauthorised?.(token);
  };

  return {
    features: () => features,
    hasAnswered: () => hasAnswered,
    async request(call) {
      call.signal?.throwIfAborted();
      const token = session.token();
      const request = {
        url: base + call.path,
        method: call.method ?? 'GET',
        headers: {
          accept: 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...call.headers,
        },
      };
      let response;
      try {
        response = await (call.carry ? call.carry(request) : carryByFetch(call, request));
      } catch (error) {
        throw meaning(call, error, failureOf(error));
      }
      const advertised = response.headers.get(FEATURES_HEADER);
      // A refusal without the header may be a proxy's: it says nothing of what the host knows.
      hasAnswered ||= response.ok || advertised !== null;
      for (const name of advertised?.split(',') ?? []) features.add(name.trim());
      if (response.status === 401 && token !== null && call.path !== '/api/login') endSession(token);

      const text = await response.text().catch((error: unknown) => {
        if (!response.ok && !call.signal?.aborted) return '';
        throw meaning(call, error, badAnswer(call.operation));
      });
      if (!response.ok) {
        const retryAfter = response.headers.get('retry-after');
        const { status, statusText } = response;
        throw answerFailure(
          { status, statusText, body: parsed(text), retryAfter },
          now(),
          call.fallbackMessage,
        );
      }
      try {
        return call.decode(text.trim() === '' ? undefined : JSON.parse(text), text);
      } catch {
        throw badAnswer(call.operation);
      }
    },
  };
}

/** The JSON in an error's body, undefined when it is something else: a proxy's page, for example. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
