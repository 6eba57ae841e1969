import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on one connection: no browser sends any before it has the answer to the one before. */
const WAITING_MAX = 16;

/** Lets `answer` begin once the requests before it on the same connection have been answered. */
type InTurn = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

/**
 * Answers the requests of each connection one after another: sent all at once they would all begin at once. Who sends
 * far more than anybody does, before reading an answer, is cut.
 */
export function createPipelines(): InTurn {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response, answer) => {
    // Node gives the connection to one response after another.
    if (response.socket) return answer();
    const others = waiting.get(socket) ?? 0;
    if (others >= WAITING_MAX) return void socket.destroy();
    waiting.set(socket, others + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      answer();
    });
  };
}
