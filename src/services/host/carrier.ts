/** What every request says, however it is carried. */
export interface Carried {
  method: string;
  /** Absolute, or from the root of the app's own origin; with the query. */
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON, and said so. */
  json?: unknown;
  cache?: RequestCache;
  /** Milliseconds for everything, reading the body included; the carrier keeps to it, or to one of its own. */
  timeout: number;
  signal?: AbortSignal | undefined;
}

/** An answer as it begins: the body is read afterwards. A Response is one. */
export interface Answering {
  status: number;
  ok: boolean;
  statusText: string;
  headers: Pick<Headers, 'get'>;
  text(): Promise<string>;
}

/**
 * A way to the host and back, which owns the time-out. Rejects, as reading the body does: with a Failure when there is
 * no answer, with an error named 'TimeoutError' when it takes too long, with anything on abort.
 */
export type Carrier = (request: Carried) => Promise<Answering>;
/** Makes one over `fetch`. */
export type FetchCarrier = (fetch: typeof globalThis.fetch) => Carrier;
