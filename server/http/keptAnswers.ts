import { createHash } from 'node:crypto';
import type { Revision } from '../store/whileUnchanged.ts';
import { WhileUnchanged } from '../store/whileUnchanged.ts';
import { answerJson, gzipped, type Headers } from './answer.ts';
import type { Call } from './environment.ts';
import { matchesTag } from './parameters.ts';

/** Answers kept at once, and the most characters or bytes of JSON of one of them: 16 MB in all, and half of it packed. */
const KEPT_MAX = 256;
const JSON_MAX = 64 * 1024;
/** Nobody's own address is longer. */
const ADDRESS_MAX = 1000;

interface Kept {
  json: string | Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** Whether its tag is of all that it shows: a record's version is not of what lies around it. */
  isWhole: boolean;
  compressed?: Promise<Uint8Array<ArrayBuffer>>;
}
type Handler = (c: Call) => Promise<Response>;
/** The handler of a GET, whose answers are kept. */
export type KeptAnswers = (handler: Handler) => Handler;

/**
 * Keeps the JSON that calls were answered with, for as long as nothing is written: who looks at the same page again, or
 * at one that somebody else has just looked at, costs no query. Only for what is the same for everybody who may ask.
 * `expiry` ends them too: what an answer holds may be good for a day.
 */
export function createKeptAnswers(revision: Revision, expiry: () => number): KeptAnswers {
  const kept = new WhileUnchanged<Kept>(revision, KEPT_MAX);
  return (handler) => async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = pathname + search;
    if (address.length > ADDRESS_MAX) return handler(c);
    let first: Response | undefined;
    const found = await kept.get(`${expiry()} ${address}`, async () => {
      first = await handler(c);
      const answered = c.get('answered');
      if (first.status !== 200 || !answered || answered.json.length > JSON_MAX) return undefined;
      const { json, headers } = answered;
      // The handler's own tag, where it has one.
      return { json, headers: { ETag: tagOf(json), ...headers }, isWhole: !('ETag' in headers) };
    });
    if (!found) return first ?? handler(c);
    const { json, headers, isWhole } = found;
    const tag = headers['ETag'] ?? '';
    if (isWhole && matchesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, { ETag: tag });
    if (first) {
      first.headers.set('ETag', tag);
      return first;
    }
    return answerJson(c, json, 200, headers, () => (found.compressed ??= gzipped(json)));
  };
}

const tagOf = (json: string | Uint8Array): string =>
  `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
