import { WITHDRAWAL_HEADER } from '../../contract/builtins.ts';
import { KEY_WITHDRAWN } from '../../contract/errors.ts';
import { Problem } from '../problems.ts';
import { type Answered, type Kept, once, replayOf, withdraw } from '../store/idempotency.ts';
import type { WriteOptions } from '../store/writes.ts';
import type { Db, Store } from '../store/store.ts';
import { type Headers, answerJson } from './answer.ts';
import type { Call } from './environment.ts';
import { claimOf, replayedHeader } from './idempotency.ts';
import { writerOf } from './writing.ts';

/**
 * What a POST does. One that makes something hands back what `once` gave it, so that none can be written which does not
 * know its Idempotency-Key.
 */
export type Posting =
  | { makes: true; make: Make; shown: Shown }
  | { makes: false; handler: (c: Call) => Promise<Response> };

/** Makes what the call asks for. */
export type Make = (c: Call, once: Once) => Promise<Answered>;
/** How that is answered: headers, and the JSON where it is not what was kept, for addresses that change with the day. */
export type Shown = (made: Answered) => { headers?: Headers; json?: string };

/** Does a piece of work once for each Idempotency-Key of the user, in a write transaction of its own. */
export interface Once {
  /** `request` is what makes two calls the same. Throws 422 when the key came with another one, 400 for a header that cannot be a key. */
  (request: object, work: (trx: Db) => Promise<Kept>, options?: WriteOptions): Promise<Answered>;
  /** What was answered to this request before, for work that costs much before its transaction. */
  known(request: object): Promise<Answered | undefined>;
}

/**
 * A POST that makes something: its answer is given again for the same Idempotency-Key (decision record 11). With
 * {@link WITHDRAWAL_HEADER} it makes nothing: 412, and nothing later under its key, unless it was done before, which is answered.
 */
export const creates = (make: Make, shown: Shown = () => ({})): Posting => ({ makes: true, make, shown });

/** A POST that makes nothing which could be there twice. */
export const createsNothing = (handler: (c: Call) => Promise<Response>): Posting => ({
  makes: false,
  handler,
});

/** The handler of a POST; `now` gives milliseconds since 1970. */
export function handlerOf(posting: Posting, store: Store, now: () => number): (c: Call) => Promise<Response> {
  if (!posting.makes) return posting.handler;
  const { make, shown } = posting;
  return async (c) => {
    const isGivenUp = c.req.header(WITHDRAWAL_HEADER) !== undefined;
    const keyed: Once = async (request, work, options) => {
      const claim = claimOf(c, request, now());
      const write = writerOf(c, store);
      if (!isGivenUp) return write((trx) => once(trx, claim, () => work(trx)), options);
      const made = await write((trx) => withdraw(trx, claim), options);
      if (!made) throw new Problem('stale', KEY_WITHDRAWN);
      return made;
    };
    keyed.known = async (request) => replayOf(store.read, claimOf(c, request, now()));
    const made = await make(c, keyed);
    const { headers = {}, json = made.body } = shown(made);
    return answerJson(c, json, made.status, {
      ...headers,
      ...replayedHeader(made.isReplay),
    });
  };
}
