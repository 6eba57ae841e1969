import { Problem } from '../problems.ts';
import type { Sessions } from '../sessions.ts';
import type { Store } from '../store/store.ts';
import { type Posting, handlerOf } from './creating.ts';
import type { Call, Server } from './environment.ts';
import { createUnfinishedBodies } from './unfinishedBodies.ts';

type Handler = (c: Call) => Response | Promise<Response>;
type Handlers = Partial<Record<'GET' | 'PUT' | 'PATCH' | 'DELETE', Handler>> & { POST?: Posting };

/** Registers the handlers of one path; any other method on it is answered 405. */
export interface Routing {
  /** For everyone. */
  open(path: string, handlers: Handlers): void;
  /** Behind a login: 401 without a valid bearer token. */
  route(path: string, handlers: Handlers): void;
  /** Behind a login unless `isAllowed` says that the request needs none. */
  routeUnless(path: string, isAllowed: (c: Call) => Promise<boolean>, handlers: Handlers): void;
}

interface Parts {
  sessions: Sessions;
  store: Store;
  /** Milliseconds since 1970. */
  now: () => number;
}

export function createRouting(app: Server, { sessions, store, now }: Parts): Routing {
  const takeBody = createUnfinishedBodies();
  const register = (path: string, handlers: Handlers, guard: (c: Call) => Promise<void>): void => {
    const methods = Object.keys(handlers).flatMap((method) =>
      method === 'GET' ? ['GET', 'HEAD'] : [method],
    );
    const { POST, ...others } = handlers;
    const all = { ...others, ...(POST && { POST: handlerOf(POST, store, now) }) };
    for (const [method, handler] of Object.entries(all)) {
      app.on(method, path, async (c) => {
        await guard(c);
        takeBody(c);
        return handler(c);
      });
    }
    app.all(path, (c) => {
      throw new Problem('method-not-allowed', `${c.req.method} is not possible here.`, {
        headers: { Allow: methods.join(', ') },
      });
    });
  };
  return {
    open: (path, handlers) => register(path, handlers, async () => undefined),
    route: (path, handlers) => register(path, handlers, (c) => authenticate(c, sessions)),
    routeUnless: (path, isAllowed, handlers) =>
      register(path, handlers, async (c) => {
        if (!(await isAllowed(c))) await authenticate(c, sessions);
      }),
  };
}

async function authenticate(c: Call, sessions: Sessions): Promise<void> {
  const token = /^Bearer +([\w~+/.-]{1,500}=*) *$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  const user = token === undefined ? undefined : await sessions.userOf(token);
  if (token === undefined || !user) throw notLoggedIn();
  c.set('user', user);
  c.set('token', token);
  c.set('stillLoggedInAt', async (trx) => {
    if (!(await sessions.isKnownAt(trx, token))) throw notLoggedIn();
  });
  // A body may take hours: whoever was logged out or removed meanwhile writes nothing more.
  if (c.env.incoming.complete) return;
  c.set('stillLoggedIn', async () => {
    if (!(await sessions.userOf(token))) throw notLoggedIn();
  });
}

const notLoggedIn = (): Problem =>
  new Problem('unauthorised', 'Please log in.', { headers: { 'WWW-Authenticate': 'Bearer' } });
