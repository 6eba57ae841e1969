import { STATUS_CODES, type Server as HttpServer, createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type Http2Bindings, type HttpBindings, createAdaptorServer } from '@hono/node-server';
import type { Server } from './http/environment.ts';
import { errorAnswer } from './http/failures.ts';
import { Problem } from './problems.ts';
import type { TlsPair } from './tls.ts';

/** Room for a search for 100,000 pasted characters, percent-encoded: it finds nothing, but it is answered. */
const HEADERS_MAX = 1024 * 1024;

export interface Listening {
  /** The port in use; the system's choice for port 0. */
  port: number;
  /** Takes no more connections, lets running requests finish for at most `grace` milliseconds. */
  stop(grace: number): Promise<void>;
}

/** How a server listens, beside its address. */
interface Options {
  /** The certificate for TLS; plain HTTP without. */
  tls?: TlsPair | undefined;
  /** Told what goes wrong with the listening itself, too many open files for example: the server goes on. */
  onError?: (error: Error) => void;
}

/** Serves `app`. Rejects with node's error when the address cannot be had. */
export async function listen(
  app: Server,
  port: number,
  hostname: string,
  { tls, onError = () => undefined }: Options = {},
): Promise<Listening> {
  const fetch = (request: Request, env: HttpBindings | Http2Bindings) => app.fetch(request, env);
  const options = { maxHeaderSize: HEADERS_MAX };
  // Only these two of Node's servers are passed, the second a kind of the first: it makes no HTTP/2 server.
  const server = createAdaptorServer(
    tls
      ? { fetch, createServer: createTlsServer, serverOptions: { ...options, ...tls } }
      : { fetch, createServer, serverOptions: options },
  ) as HttpServer;
  server.on('clientError', refuse);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    // One that is reset fails; nobody is left to be told.
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  server.on('error', onError);
  // A TCP server's address is never a text.
  const address = server.address() as AddressInfo;
  return { port: address.port, stop: (grace) => stop(server, sockets, grace) };
}

/** Answers what is no HTTP at all, or too long to read, in the shape of all errors. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  socket.on('error', () => undefined);
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

async function stop(server: HttpServer, sockets: ReadonlySet<Socket>, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has just ended is idle, and would be kept open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  // Not closeAllConnections: it leaves out those whose TLS handshake has not ended, which may be never.
  const end = setTimeout(() => sockets.forEach((socket) => socket.destroy()), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
