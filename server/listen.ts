import {
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
  createServer,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type Http2Bindings, type HttpBindings, getRequestListener } from '@hono/node-server';
import { heard } from './heard.ts';
import type { Server } from './http/environment.ts';
import { answerHeaders, answersWith, isEncrypted } from './network/answerHeaders.ts';
import { type Connections, createConnections } from './network/connections.ts';
import { createPipelines } from './network/pipelines.ts';
import { NETWORK_LIMITS, type NetworkLimits } from './network/limits.ts';
import { answerUnreadable, refuse } from './network/refusing.ts';
import type { TlsPair } from './tls.ts';

/** What is beyond that in one request is no browser's; each of thousands of tiny ones would take ten times its size. */
const HEADERS_COUNT = 200;
/** Times that are kept by looking: often enough that a limit is exceeded by a tenth at most, in milliseconds. */
const LOOK_EVERY = 1000;
/** Connections that the system keeps until they are taken: in a flood a person's must not be dropped there unseen. */
const BACKLOG = 4096;

export interface Listening {
  /** The port in use; the system's choice for port 0. */
  port: number;
  /** Waits until no request is being answered, for at most `grace` milliseconds; takes connections all the while. */
  quiet(grace: number): Promise<void>;
  /** Takes no more connections, lets running requests finish for at most `grace` milliseconds. */
  stop(grace: number): Promise<void>;
}

/** How a server listens, beside its address. */
interface Options {
  /** The certificate for TLS; plain HTTP without. */
  tls?: TlsPair | undefined;
  /** For how many seconds browsers shall come over TLS alone; not said without. */
  hsts?: number | undefined;
  /** Whether the browser speaks TLS, with this server or with a proxy; by the connection without. */
  isSecure?: (request: IncomingMessage) => boolean;
  /** Where they are not {@link NETWORK_LIMITS}. */
  limits?: Partial<NetworkLimits>;
  /** Told what goes wrong with the listening itself, too many open files for example: the server goes on. */
  onError?: (error: Error) => void;
  /** Told the address of each connection that was cut because there were too many. */
  onCut?: (address: string) => void;
}

/** Serves `app`. Rejects with node's error when the address cannot be had. */
export async function listen(
  app: Pick<Server, 'fetch'>,
  port: number,
  hostname: string,
  { limits: given, onError = () => undefined, onCut = () => undefined, ...options }: Options = {},
): Promise<Listening> {
  const limits = { ...NETWORK_LIMITS, ...given };
  // Until then whoever starts it is told.
  let isOpen = false;
  const server = serverOf(app, limits, options, (error) => isOpen && onError(error));
  const connections = createConnections(limits, onCut);
  const running = new Set<ServerResponse>();
  const inTurn = createPipelines();
  // Node's own, which begins to speak HTTP or TLS: one that is not let in must not cost that.
  const accepting = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // One that is reset fails; nobody is left to be told.
    connections.admit(heard(socket));
    if (!socket.destroyed) accepting.forEach((accept) => Reflect.apply(accept, server, [socket]));
  });
  // The app's: it gets the requests of a connection one after another.
  const answering = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('close', connections.begin(request.socket.remoteAddress, request.socket.remotePort));
    // Whoever reads no body does not wait for its end either.
    response.once('finish', () => {
      if (!request.complete && isBodiless(request)) request.socket.destroySoon();
    });
    inTurn(request, response, () => {
      running.add(response);
      response.once('close', () => running.delete(response));
      answering.forEach((answer) => Reflect.apply(answer, server, [request, response]));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: hostname, backlog: BACKLOG }, resolve);
  });
  isOpen = true;
  // A TCP server's address is never a text.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    quiet: (grace) => quiet(running, grace),
    stop: (grace) => stop(server, connections, grace),
  };
}

function serverOf(
  app: Pick<Server, 'fetch'>,
  limits: NetworkLimits,
  { tls, hsts, isSecure = ({ socket }) => isEncrypted(socket) }: Pick<Options, 'tls' | 'hsts' | 'isSecure'>,
  onError: (error: Error) => void,
): HttpServer {
  const fetch = (request: Request, env: HttpBindings | Http2Bindings) => app.fetch(request, env);
  const headers = answerHeaders(hsts);
  const options = {
    ServerResponse: answersWith(headers, isSecure),
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headers,
    // A body may take as long as it likes while it does not stall.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(LOOK_EVERY, Math.ceil(limits.headers / 10)),
    // Node would answer it without a word of why; `answerUnreadable` does.
    requireHostHeader: false,
  };
  const listener = getRequestListener(fetch, { errorHandler: answerUnreadable });
  const server = heard(
    tls
      ? createTlsServer({ ...options, ...tls, handshakeTimeout: limits.handshake }, listener)
      : createServer(options, listener),
    onError,
  );
  server.maxHeadersCount = HEADERS_COUNT;
  server.timeout = limits.idle;
  server.keepAliveTimeout = limits.rest;
  // Before it becomes a 'clientError': an unfinished handshake cannot be answered, and waits for ever to be ended.
  server.prependListener('tlsClientError', (_error: Error, socket: Socket) => socket.destroy());
  // What a request expects beside a 'continue' may be ignored; Node would refuse it without a word of why.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error, socket: Socket) => refuse(error, socket, limits.linger, headers));
  return server;
}

const isBodiless = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

async function quiet(running: ReadonlySet<ServerResponse>, grace: number): Promise<void> {
  const until = performance.now() + grace;
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (running.size > 0 && performance.now() < until) return;
      clearInterval(look);
      resolve();
    }, 20);
  });
}

async function stop(server: HttpServer, connections: Connections, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose request has just ended is idle, and would be kept open for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  // Not closeAllConnections: it leaves out those whose TLS handshake has not ended, which may be never.
  const end = setTimeout(() => connections.cutAll(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(end);
}
