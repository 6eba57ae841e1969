import { Problem } from '../problems.ts';
import type { StorageFailure } from './failureKinds.ts';

const BUSY_TEXT = 'The database is busy. Try again in a moment.';
/** When to ask again, in seconds: soon where another write only has to end, later where a person has to help. */
export const BUSY_RETRY_AFTER = '2';
const LATER = '30';

const OPERATOR = 'Whoever runs the server has to';

const PROBLEMS: Record<StorageFailure, () => Problem> = {
  busy: () => busyProblem(),
  away: () =>
    unavailable('The database of the server cannot be reached. Try again in a moment.', BUSY_RETRY_AFTER),
  unknown: () =>
    new Problem('unavailable', 'The database broke off while it kept this: it may be done, or not.', {
      isOpen: true,
      headers: { 'Retry-After': BUSY_RETRY_AFTER },
    }),
  memory: () => unavailable('The server is short of memory. Try again in a moment.', BUSY_RETRY_AFTER),
  full: () =>
    new Problem('storage-full', `The disk of the server is full. ${OPERATOR} make room.`, {
      headers: { 'Retry-After': LATER },
    }),
  'read-only': () => unavailable(`The server cannot write its data now: it may only read it.`, LATER),
  damaged: () => unavailable(`The database of the server is damaged. ${OPERATOR} restore a backup.`, LATER),
  disk: () => unavailable(`The disk of the server cannot be read or written. ${OPERATOR} look at it.`, LATER),
};

/**
 * What a storage that fails means for a request: 507 when it is full, 504 where it may be done all the same, else 503, for all of these may pass, and none is
 * a fault of the request or of the program.
 */
export const storageProblem = (failure: StorageFailure): Problem => PROBLEMS[failure]();

/** 503: a write whose turn has not come in time. */
export const busyProblem = (): Problem => unavailable(BUSY_TEXT, BUSY_RETRY_AFTER);

/** 503: the server was started to read only. */
export const readOnlyProblem = (): Problem =>
  unavailable('This server was started with --read-only: nothing can be changed.', LATER);

/** 503: another program has brought the database to a version that is not this one's, mostly a newer one. */
export const otherVersionProblem = (isNewer: boolean): Problem =>
  unavailable(
    isNewer
      ? `A newer Stowage has upgraded the database. ${OPERATOR} end this older one.`
      : `The database is no longer of this version. ${OPERATOR} start it again.`,
    LATER,
  );

/** 503: what would be written now would be gone after the next start. */
export const replacedProblem = (): Problem =>
  unavailable(`The database file of the server was removed or replaced. ${OPERATOR} start it again.`, LATER);

function unavailable(message: string, retryAfter: string): Problem {
  return new Problem('unavailable', message, { headers: { 'Retry-After': retryAfter } });
}
