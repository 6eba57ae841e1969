import type { Logger } from 'pino';
import type { ErrorAnswer } from '../../contract/errors.ts';
import { blobsProblem } from '../blobs/failure.ts';
import { Problem } from '../problems.ts';
import type { Condition } from '../store/condition.ts';
import { databaseFailure, storageFailure } from '../store/failures.ts';
import { storageProblem } from '../store/storageProblems.ts';
import type { Call } from './environment.ts';

/** Answers whatever a handler threw: a Problem as it says, anything else as a neutral 500 with the stack logged. */
export function answerFailure(log: Logger, condition: Condition): (error: Error, c: Call) => Response {
  return (error, c) => {
    const problem = error instanceof Problem ? error : problemOf(error, c.get('requestId'));
    if (problem !== error) {
      // The database has told of its own failures; this is for the files of photos. What else is kept in SQLite is no database.
      if (databaseFailure(error) === undefined) condition.noticed(error);
      log.error({ id: c.get('requestId'), err: error }, 'unexpected failure');
    }
    return c.json(errorAnswer(problem), problem.status, problem.headers);
  };
}

export function errorAnswer({ message, code, fields }: Problem): ErrorAnswer {
  return { message, error: code, ...(fields && { fields: { ...fields } }) };
}

/** Faults of ours are 500; a storage that fails is none. */
function problemOf(error: Error, requestId: string): Problem {
  const blobs = blobsProblem(error);
  if (blobs) return blobs;
  const failure = storageFailure(error);
  return failure === undefined
    ? new Problem('internal', `Something went wrong on the server (request ${requestId}).`)
    : storageProblem(failure);
}
