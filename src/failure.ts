/**
 * Every way in which something outside can fail, as one closed union. Services make these; machines branch
 * on `kind`; views show `title` and `message`. Nothing else is ever thrown at a machine on purpose.
 */
export const FAILURE_KINDS = [
  /** No answer at all: the network, the host or its name is away. */
  'offline',
  'timeout',
  /** 502, 503, 504, 507 and 520 to 530: a host that cannot now; or the answer of something in front of it, whatever it says. */
  'unavailable',
  /** 401: no token, or one the host does not know. */
  'unauthorised',
  'forbidden',
  'not-found',
  /** 409: taken, or in use. */
  'conflict',
  /** 412: changed since it was read. */
  'stale',
  'too-large',
  'unsupported',
  /** 400 and 422: the host understood and refused; `fields` may name the fields. */
  'invalid',
  'too-many',
  /** Any other 4xx. */
  'refused',
  /** Any other 5xx. */
  'server',
  /** An OK answer that cannot be read or decoded. */
  'bad-answer',
  /** The browser's own storage or clipboard said no. */
  'storage',
  /** Refused here, before any call: the caller's input is wrong. */
  'input',
  /** A fault of ours. */
  'unexpected',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

export interface Failure {
  readonly failure: true;
  readonly kind: FailureKind;
  /** One line, for example 'Request failed: Conflict'. */
  readonly title: string;
  /** What happened in words, from the host where it said so. */
  readonly message: string;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** A message for each field that the host refused. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Of a write without an answer: nobody knows whether it was done. What fails otherwise was not. */
  readonly outcome?: 'unknown';
  /** Of a write that was done as its person's session ended: whoever is here by then is not told so. */
  readonly isDone?: true;
  /** Of a call that something else has answered: what it was to change may have been changed all the same. */
  readonly mayBeDone?: true;
  /** Of a call that something else has answered: it has refused just this one, and may pass on others. */
  readonly isTurnedAway?: true;
  /** Of a call without an answer: the browser's own words. */
  readonly browserText?: string;
  /** Seconds the host asks to wait before another try. */
  readonly retryAfter?: number;
}

export function failure(
  kind: FailureKind,
  message: string,
  more: Partial<Omit<Failure, 'failure' | 'kind' | 'message'>> = {},
): Failure {
  return { failure: true, kind, title: message, message, ...more };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'failure' in value && value.failure === true;
}

/** Whether a failed read is an answer, after which nothing else is shown: there is no such thing, or no access. */
export function isAnswer({ kind }: Failure): boolean {
  return kind === 'not-found' || kind === 'unauthorised' || kind === 'input';
}

/** Whether nobody is there to answer, or only a proxy that says so: the host itself has said nothing. */
export function isAway({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'unavailable';
}

/** What happened, as a sentence that another one can follow: hosts leave the full stop away. */
export function sentenceOf({ message }: Pick<Failure, 'message'>): string {
  return /[.!?…]\s*$/u.test(message) ? message : `${message}.`;
}

/** `error` as a Failure: what a machine does with `event.error`, which XState types as unknown. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  return failure('unexpected', error instanceof Error ? error.message : String(error), {
    title: 'Something went wrong',
  });
}
