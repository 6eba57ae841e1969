import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { FEATURES_HEADER } from '../../contract/builtins.ts';
import { heard } from '../heard.ts';
import { errorAnswer } from '../http/failures.ts';
import { Problem, malformed } from '../problems.ts';
import { type AnswerHeaders, isEncrypted } from './answerHeaders.ts';

/**
 * Features add up over the answers: what every server has is enough to tell that this one has answered, and not
 * something in front of it.
 */
const ADVERTISED = { [FEATURES_HEADER]: 'paging' };

/**
 * Answers what is no HTTP at all, too long or too slow to read, in the shape and with the headers of all errors, and cuts the connection once
 * that has gone out: after `linger` milliseconds at the latest, whether the other side reads it or not.
 */
export function refuse(
  error: Error & { code?: string },
  socket: Socket,
  linger: number,
  headers: AnswerHeaders,
): void {
  heard(socket);
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem = problemOf(error.code);
  const body = JSON.stringify(errorAnswer(problem));
  // Cut at once, with something still unread, the answer would be lost with the connection.
  const cutting = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(cutting));
  // The other side has ended as well: nothing is left to be waited for.
  socket.once('end', () => socket.destroySoon());
  socket.resume();
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries({ ...headers(() => isEncrypted(socket)), ...ADVERTISED }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      '',
      body,
    ].join('\r\n'),
  );
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('too-large', 'The address or the headers are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('timeout', 'The request did not arrive in time.');
    default:
      return new Problem('malformed', 'The request is not valid HTTP.');
  }
}

/** The answer to a request that is HTTP, but whose host or address is none; 500 for what the app did not catch. */
export function answerUnreadable(error: unknown): Response {
  const problem =
    error instanceof RequestError
      ? malformed('The host or the address of the request is not valid.')
      : new Problem('internal', 'Something went wrong on the server.');
  return Response.json(errorAnswer(problem), { status: problem.status, headers: ADVERTISED });
}
