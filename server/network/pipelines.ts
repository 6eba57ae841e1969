import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What may wait on one connection: requests, and characters of their headers, which are held meanwhile. No browser sends
 * a second request before it has the answer to the first; whoever is cut comes back, and costs a handshake more.
 */
const WAITING_MAX = { requests: 64, characters: 64 * 1024 };

/** Lets `answer` begin once the requests before it on the same connection have been answered. */
type InTurn = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;

/**
 * Answers the requests of each connection one after another: sent all at once they would all begin at once. Who sends
 * far more than anybody does, before reading an answer, is cut.
 */
export function createPipelines(): InTurn {
  const waiting = new WeakMap<Socket, { requests: number; characters: number }>();
  return (request, response, answer) => {
    // Node gives the connection to one response after another.
    if (response.socket) return answer();
    const { socket } = request;
    const others = waiting.get(socket) ?? { requests: 0, characters: 0 };
    waiting.set(socket, others);
    const size = sizeOf(request);
    others.requests += 1;
    others.characters += size;
    if (others.requests > WAITING_MAX.requests || others.characters > WAITING_MAX.characters) {
      return void socket.destroy();
    }
    response.once('socket', () => {
      others.requests -= 1;
      others.characters -= size;
      answer();
    });
  };
}

const sizeOf = ({ url = '', rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length, url.length);
