import { FEATURES_HEADER } from '../../../contract/builtins.ts';
import { type Failure, failureOf, isAway, isFailure } from '../../failure.ts';
import type { Carried, Carrier, FetchCarrier } from './carrier.ts';
import { type Advertising, createAdvertising } from './advertising.ts';
import {
  answerFailure,
  badAnswer,
  foreignAnswer,
  isOfRequest,
  isOfTunnel,
  timeoutFailure,
} from './errors.ts';
import { fetchCarrier } from './fetchCarrier.ts';
import type { SessionStore } from '../session/sessionStore.ts';

/** One call to the API host. */
export interface Call<T> {
  /** What the call does, in words: 'Invalid JSON response from {operation}'. */
  operation: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
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
  /** A status of the host's own that comes with an answer, as 200 does. */
  alsoAnswers?: number;
  /** The message of a refusal whose body has none. */
  fallbackMessage?: string;
  /**
   * The answer's JSON, undefined for an empty body, as a value; throws when it is none. `text` is all of it, `etag` what
   * the host calls it.
   */
  decode: (value: unknown, text: string, etag: string | null) => T;
  /** How the request gets to the host and back, instead of the way that all other calls go. */
  carry?: Carrier;
}

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
  /** The same client, session and features; what it asks for goes another way. */
  carriedBy(carrier: FetchCarrier): Http;
}

export interface HttpOptions {
  /** The API host, with or without a path; '' is the origin of the app itself. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  session: SessionStore;
  /** Kept for as long as this client, unless given. */
  advertising?: Advertising;
  /** Told of each call that was not given up: whether the host has answered, whatever it said. `askedAt` as `performance.now()`. */
  heard?: (isAnswered: boolean, askedAt: number) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const LOGIN = '/api/login';
/** What stands in front of a host may answer it itself. */
const HEALTH = '/api/health';

/** A proxy's words for a host that is away; the host's own where they come with its header. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];

/**
 * The one client of the API host (CALL-01). Calls go by plain `fetch`, which carries no bodies, unless `carriedBy` says
 * otherwise: the first screen only reads. The carriers own the time-outs.
 */
export function createHttp(options: HttpOptions): Http {
  const { session, heard, now = Date.now, fetch = globalThis.fetch } = options;
  const { advertising = createAdvertising() } = options;
  const base = options.baseUrl.replace(/\/+$/, '');
  const features = new Set<string>();
  let hasAnswered = false;

  /** What a rejection means: the caller's abort first, then the time-out, else `otherwise`. */
  const meaning = <T>(call: Call<T>, error: unknown, otherwise: unknown): unknown => {
    if (call.signal?.aborted) return call.signal.reason;
    return isTimeout(error) ? timeoutFailure(call.timeoutMessage) : otherwise;
  };

  const clientOf = (carrier: Carrier): Http => ({
    features: () => features,
    hasAnswered: () => hasAnswered,
    carriedBy: (other) => clientOf(other(fetch)),
    async request(call) {
      call.signal?.throwIfAborted();
      const token = session.token();
      const { method = 'GET', json, cache, timeout, signal } = call;
      const request: Carried = {
        url: base + call.path + queryOf(call.query),
        method,
        headers: {
          accept: 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...call.headers,
        },
        ...(json !== undefined && { json }),
        ...(cache && { cache }),
        timeout,
        signal,
      };
      const askedAt = performance.now();
      let response;
      try {
        response = await (call.carry ?? carrier)(request);
      } catch (error) {
        const reason = meaning(call, error, failureOf(error));
        if (isFailure(reason) && isAway(reason)) heard?.(false, askedAt);
        throw reason;
      }
      const { status, statusText, headers } = response;
      const advertised = headers.get(FEATURES_HEADER);
      const ok = response.ok || (advertised !== null && status === call.alsoAnswers);
      const isAwayByProxy = advertised === null && (AWAY_STATUSES.includes(status) || isOfTunnel(status));
      const isForeign =
        advertised === null && !isAwayByProxy && !isOfRequest(status) && advertising.isKnown();
      if (advertised !== null) {
        advertising.note();
        hasAnswered = true;
        for (const name of advertised.split(',')) features.add(name.trim());
      }
      if (!isForeign) {
        heard?.(!isAwayByProxy, askedAt);
        if (status === 401 && token !== null && call.path !== LOGIN) session.clear(token);
      }

      const text = await response.text().catch((error: unknown) => {
        if (!call.signal?.aborted && (isForeign || !ok)) return '';
        throw meaning(call, error, badAnswer(call.operation));
      });
      const foreign = (): Failure => {
        const reason = foreignAnswer(status, headers.get('retry-after'), now());
        // Who bars one change may let all else through.
        if (method === 'GET' || !reason.isTurnedAway) heard?.(false, askedAt);
        return reason;
      };
      const notOurs = (): void => {
        advertising.forget();
        heard?.(true, askedAt);
      };
      // What has been read may show that there is another host by now, and a login: it has looked at a password. What was
      // to be changed shows nothing.
      const isProof = ok && (method === 'GET' || call.path === LOGIN);
      if (isForeign && status === 401 && token !== null && isWorded(parsed(text))) {
        notOurs();
        session.clear(token);
      } else if (isForeign && !isProof) throw foreign();
      const refused = (): Failure => {
        const retryAfter = headers.get('retry-after');
        return answerFailure(
          { status, statusText, body: parsed(text), retryAfter },
          now(),
          call.fallbackMessage,
        );
      };
      if (!ok) throw refused();
      let decoded;
      try {
        const value: unknown = text.trim() === '' ? undefined : JSON.parse(text);
        decoded = call.decode(value, text, headers.get('etag'));
      } catch {
        if (!response.ok) throw refused();
        throw isForeign ? foreign() : badAnswer(call.operation);
      }
      if (isForeign) {
        if (decoded === undefined) throw foreign();
        notOurs();
      }
      // Without the header a refusal may be a proxy's, and a page or nothing at all may be that of a captive portal:
      // only what could be read says that a host has answered which knows no features.
      hasAnswered ||= decoded !== undefined && call.path !== HEALTH;
      return decoded;
    },
  });
  return clientOf(fetchCarrier(fetch));
}

/** '?' and what is not undefined, encoded; '' for nothing. */
function queryOf(query: Call<unknown>['query'] = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** Whether a refusal is worded as a host words it: a message for a person, and a code. */
const isWorded = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  ['message', 'error'].every((name) => typeof Reflect.get(body, name) === 'string');

/** The JSON in an error's body, undefined when it is something else: a proxy's page, for example. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
