import { randomUUID } from 'node:crypto';
import { cors } from 'hono/cors';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import {
  type Feature,
  FEATURES_HEADER,
  UNLESS_THERE_HEADER,
  WITHDRAWAL_HEADER,
} from '../../contract/builtins.ts';
import type { Client } from '../network/clientAddress.ts';
import { malformed } from '../problems.ts';
import type { User } from '../store/users.ts';
import { isApiPath } from './paths.ts';
import type { Server } from './environment.ts';

interface Terms {
  log: Logger;
  /** How long nothing of a body may come, in milliseconds. */
  bodyStall: number;
  /** How long a body may take in all where nobody is logged in, in milliseconds. */
  strangerBody: number;
  corsOrigins: readonly string[];
  /** What this server advertises. */
  features: readonly Feature[];
  clientOf: (incoming: IncomingMessage) => Client;
}

/**
 * What holds for every request: its id, its line in the log, what its answer says of this server, CORS. What all answers
 * say to browsers is set below HTTP (network/answerHeaders.ts).
 */
export function prepareEveryRequest(
  app: Server,
  { log, bodyStall, strangerBody, corsOrigins, features, clientOf }: Terms,
): void {
  const hasCors = corsOrigins.length > 0;
  app.use(async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    c.set('requestId', id);
    c.set('log', log);
    const client = clientOf(c.env.incoming);
    c.set('client', client);
    c.set('bodyStall', bodyStall);
    c.set('strangerBody', strangerBody);
    c.header('X-Request-Id', id);
    c.header(FEATURES_HEADER, features.join(', '));
    const isApi = isApiPath(c.req.path);
    if (isApi && !hasCors) c.header('Cache-Control', 'no-store');
    await next();
    // CORS begins an answer of its own, whose headers take the place of what the handler's says.
    if (isApi && hasCors && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // The path without its query: what someone searched for is their own business.
    const { method, path } = c.req;
    // Nobody is logged in on an open route.
    const user: User | undefined = c.get('user');
    const who = { address: client.address, ...(user && { user: user.username }) };
    log.info({ id, ...who, method, path: path.slice(0, 200), status: c.res.status, ms }, 'request');
  });
  if (hasCors) app.use(corsFor(corsOrigins));
  app.use(async (c, next) => {
    try {
      decodeURIComponent(new URL(c.req.url).pathname);
    } catch {
      // Whoever mistypes an address of the app gets its page, which says that there is nothing.
      const isPage = (c.req.header('Accept') ?? '').includes('text/html') && !isApiPath(c.req.path);
      if (!isPage) throw malformed('The path is not valid percent-encoding.');
    }
    await next();
  });
}

function corsFor(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      UNLESS_THERE_HEADER,
      WITHDRAWAL_HEADER,
      'Cache-Control',
      'Pragma',
      'Expires',
    ],
    exposeHeaders: ['ETag', FEATURES_HEADER, 'Idempotency-Replayed', 'Retry-After', 'X-Request-Id'],
    maxAge: 7200,
  });
}
