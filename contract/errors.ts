import { type Infer, enums, object, optional, record, string } from 'superstruct';

/** The codes in the `error` field of our server's error answers (decisions, Errors). */
export const ERROR_CODES = [
  'malformed',
  'unauthorised',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'in-use',
  'stale',
  'timeout',
  'too-large',
  'unsupported-media',
  'invalid',
  'too-many',
  'unavailable',
  'storage-full',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error answer: what happened in words, a code, and a message for each wrong field. */
export const ErrorAnswer = object({
  message: string(),
  error: enums(ERROR_CODES),
  fields: optional(record(string(), string())),
});
export type ErrorAnswer = Infer<typeof ErrorAnswer>;

/** The message of 422 for a key that came with another request before, which was done. */
export const KEY_USED = 'This Idempotency-Key was already used for another request.';
/** What is said of a create that was given up: nothing was made, and nothing is made under its key any more. */
export const KEY_WITHDRAWN = 'Nothing was made under this Idempotency-Key, which was given up.';
