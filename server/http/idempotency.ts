import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY_MAX } from '../../contract/limits.ts';
import { malformed } from '../problems.ts';
import type { Claim } from '../store/idempotency.ts';
import type { Headers } from './answer.ts';
import type { Call } from './environment.ts';

/**
 * What the Idempotency-Key of the call claims for the decoded `request`; undefined without one. Throws 400 for a
 * header that cannot be a key. `now` is in milliseconds since 1970.
 */
export function claimOf(c: Call, request: object, now: number): Claim | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return undefined;
  // A header given twice arrives joined by ', ' and is refused for its space.
  if (!/^[!-~]+$/.test(key) || key.length > IDEMPOTENCY_KEY_MAX) {
    throw malformed(
      `Idempotency-Key must be 1 to ${IDEMPOTENCY_KEY_MAX} visible ASCII characters without spaces.`,
    );
  }
  return { userId: c.get('user').id, key, requestHash: hashOf(c, request), now };
}

/**
 * {@link claimOf} for an update, which is the same whatever its body and its If-Match say: a repeat may have been put on
 * another base meanwhile, and a client gives another content another key.
 */
export const claimOfUpdate = (c: Call, now: number): Claim | undefined => claimOf(c, {}, now);

/** What tells a client that an earlier request with its key had done it. */
export const replayedHeader = (isReplay: boolean): Headers =>
  isReplay ? { 'Idempotency-Replayed': 'true' } : {};

/** The same for the same call and request, in whichever order its keys were sent. */
function hashOf(c: Call, request: object): string {
  return createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n${JSON.stringify(request, withSortedKeys)}`)
    .digest('base64url');
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
