import type { ErrorCode } from '../contract/errors.ts';
import type { FieldMessages } from '../contract/check.ts';

const STATUS = {
  malformed: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'in-use': 409,
  timeout: 408,
  stale: 412,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<ErrorCode, number>;

interface Details {
  /** Nobody knows whether it was done: 504, as a proxy says it that got no answer. */
  isOpen?: boolean;
  fields?: FieldMessages;
  headers?: Record<string, string>;
}

/** A request that cannot be done, as its error answer says it (decisions, Errors). Thrown from anywhere. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  readonly headers: Record<string, string>;
  readonly #isOpen: boolean;

  constructor(code: ErrorCode, message: string, { fields, headers, isOpen = false }: Details = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.headers = headers ?? {};
    this.#isOpen = isOpen;
  }

  get status() {
    return this.#isOpen ? 504 : STATUS[this.code];
  }
}

/** 422 for fields that are well-formed but wrong; the message repeats theirs. */
export function invalid(fields: FieldMessages): Problem {
  const texts = Object.values(fields);
  // Several in a row are sentences, each ended; one by itself stays as the specification words it.
  const message =
    texts.length > 1 ? texts.map((text) => text.replace(/(?<![.!?])$/, '.')).join(' ') : (texts[0] ?? '');
  return new Problem('invalid', message === '' ? 'The request is invalid.' : message, { fields });
}

/** 404; `what` begins the sentence: 'Item'. */
export const notFound = (what: string): Problem => new Problem('not-found', `${what} not found`);
export const malformed = (message: string): Problem => new Problem('malformed', message);
