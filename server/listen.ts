import { STATUS_CODES, type Server as HttpServer, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from './http/environment.ts';
import { errorAnswer } from './http/failures.ts';
import { Problem } from './problems.ts';

/** Room for a search for 100,000 pasted characters, percent-encoded: it finds nothing, but it is answered. */
const HEADERS_MAX = 1024 * 1024;

export interface Listening {
  /** The port in use; the system's choice for port 0. */
  port: number;
  /** Takes no more connections, lets running requests finish for at most `grace` milliseconds. */
  stop(grace: number): Promise<void>;
}

/** Serves `app`. Rejects with node's error when the address cannot be had. */
export async function listen(app: Server, port: number, hostname: string): Promise<Listening> {
  // Only createServer of node:http is passed, so that it makes no other kind of server.
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    createServer,
    serverOptions: { maxHeaderSize: HEADERS_MAX },
  }) as HttpServer;
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  // A TCP server's address is never a text.
  const address = server.address() as AddressInfo;
  return { port: address.port, stop: (grace) => stop(server, grace) };
}

/** Answers what is no HTTP at all, or too long to read, in the shape of all errors. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const problem =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Problem('too-large', 'The address or the headers are too long.')
      : new Problem('malformed', 'The request is not valid HTTP.');
  const body = JSON.stringify(errorAnswer(problem));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

async function stop(server: HttpServer, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has just ended is idle, and would be kept open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
