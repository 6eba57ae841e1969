import type { Logger } from 'pino';
import type { ErrorAnswer } from '../../contract/errors.ts';
import { Problem } from '../problems.ts';
import { sqliteFailure } from '../store/sqlite/failures.ts';
import type { Call } from './environment.ts';

/** Answers whatever a handler threw: a Problem as it says, anything else as a neutral 500 with the stack logged. */
export function answerFailure(log: Logger): (error: Error, c: Call) => Response {
  return (error, c) => {
    const problem = error instanceof Problem ? error : problemOf(error, c.get('requestId'));
    if (problem !== error) log.error({ id: c.get('requestId'), err: error }, 'unexpected failure');
    return c.json(errorAnswer(problem), problem.status, problem.headers);
  };
}

export function errorAnswer({ message, code, fields }: Problem): ErrorAnswer {
  return { message, error: code, ...(fields && { fields: { ...fields } }) };
}

function problemOf(error: Error, requestId: string): Problem {
  switch (sqliteFailure(error)) {
    case 'busy':
      return new Problem('unavailable', 'The database is busy. Try again in a moment.', {
        headers: { 'Retry-After': '2' },
      });
    case 'full':
      return new Problem('storage-full', 'The disk of the server is full.');
    default:
      if (isDiskFull(error)) return new Problem('storage-full', 'The disk of the server is full.');
      return new Problem('internal', `Something went wrong on the server (request ${requestId}).`);
  }
}

/** Files fail with node's code, where the database has its own. */
const isDiskFull = (error: Error): boolean =>
  'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
