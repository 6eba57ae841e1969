import { type Failure, type FailureKind, failure, isFailure } from '../../failure.ts';

export const TIMEOUT_MESSAGE = 'Request timed out. Server may be unavailable.';
export const SEARCH_TIMEOUT_MESSAGE = 'Search request timed out. Server may be unavailable.';

const KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  // The request did not arrive as a whole: nothing was done.
  408: 'unavailable',
  409: 'conflict',
  412: 'stale',
  413: 'too-large',
  415: 'unsupported',
  422: 'invalid',
  429: 'too-many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'unavailable',
};

/** Whether it is a word of Cloudflare's or of its tunnels: the host behind is away, too slow, or has broken off. */
export const isOfTunnel = (status: number): boolean => status >= 520 && status <= 530;

/** What kind of failure a non-OK status is. */
export function kindOf(status: number): FailureKind {
  if (isOfTunnel(status)) return 'unavailable';
  return KINDS[status] ?? (status >= 500 ? 'server' : 'refused');
}

/** A non-OK answer, as far as it could be read. */
export interface FailedAnswer {
  status: number;
  /** '' over HTTP/2, which has none. */
  statusText: string;
  /** The parsed JSON, undefined when there was none. */
  body: unknown;
  /** The Retry-After header: seconds or a date. */
  retryAfter: string | null;
}

/**
 * A non-OK answer as a Failure (ERR-01 to ERR-04). `fallbackMessage` stands for the generic text where the
 * host said nothing in words. `now` is in milliseconds, for a Retry-After that is a date.
 */
export function answerFailure(answer: FailedAnswer, now: number, fallbackMessage?: string): Failure {
  const statusText = answer.statusText || 'Server error';
  const message =
    textIn(answer.body, 'message') ??
    textIn(answer.body, 'error') ??
    fallbackMessage ??
    `${statusText} (${answer.status})`;
  const fields = fieldsIn(answer.body);
  const retryAfter = secondsOf(answer.retryAfter, now);
  return failure(kindOf(answer.status), message, {
    title: `Request failed: ${statusText}`,
    status: answer.status,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

export function timeoutFailure(message: string = TIMEOUT_MESSAGE): Failure {
  return failure('timeout', message, { title: 'Request timed out' });
}

/**
 * What something in front of the host has answered in its place. It has passed on no request that it refuses; after
 * anything else the host may have done what it was asked.
 */
export function foreignAnswer(status: number, retryAfter?: string | null, now = Date.now()): Failure {
  const isRefusal = status >= 400 && status < 500;
  const seconds = secondsOf(retryAfter ?? null, now);
  return failure('unavailable', 'Something in front of the server has answered in its place.', {
    title: 'The server was not reached',
    ...(isRefusal ? { isTurnedAway: true } : { mayBeDone: true }),
    ...(seconds !== undefined && { retryAfter: seconds }),
  });
}

/** What is said of the request itself, by whoever it came to: it is too large. */
export const isOfRequest = (status: number): boolean => status === 413 || status === 414 || status === 431;

/** An OK answer that cannot be read or decoded (ERR-05). */
export function badAnswer(operation: string): Failure {
  return failure('bad-answer', `Invalid JSON response from ${operation}`);
}

/** The same failure with words before its message: 'Failed to create item: …'. Anything else is left as it is. */
export function explained(prefix: string, error: unknown): unknown {
  return isFailure(error) ? { ...error, message: prefix + error.message } : error;
}

function entry(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([key]) => key === name)?.[1];
}

function textIn(body: unknown, name: string): string | undefined {
  const text = entry(body, name);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function fieldsIn(body: unknown): Record<string, string> | undefined {
  const fields = entry(body, 'fields');
  if (typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

function secondsOf(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
