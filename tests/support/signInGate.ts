import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ADMIN, test as base } from './app.ts';

/** A single sign-on in front of a server: whom it does not know it sends to a page of another origin, whatever they ask for. */
interface SignInGate {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** Whether it knows whoever asks. */
  isOpen: boolean;
  stop(): Promise<void>;
}

/** The heading of its page, and the name of the link there that signs in. */
export const GATE = { heading: 'Company sign-in', link: 'Sign me in' } as const;

/** `target`: the address of the server behind it. */
async function startSignInGate(target: () => string): Promise<SignInGate> {
  let isOpen = true;
  let port = 0;
  const server = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked;
    const own = `http://127.0.0.1:${port}`;
    const there = new URL(path, own);
    // The same port under another name is another origin.
    if (headers.host?.startsWith('localhost')) {
      const back = `${own}/signed?rd=${encodeURIComponent(there.searchParams.get('rd') ?? '')}`;
      answer.setHeader('Content-Type', 'text/html');
      answer.end(
        `<!doctype html><title>Gate</title><h1>${GATE.heading}</h1><a href="${back}">${GATE.link}</a>`,
      );
    } else if (there.pathname === '/signed') {
      isOpen = true;
      answer.writeHead(302, { Location: there.searchParams.get('rd') ?? '/' }).end();
    } else if (!isOpen) {
      const rd = encodeURIComponent(own + path);
      answer.writeHead(302, { Location: `http://localhost:${port}/sign-in?rd=${rd}` }).end();
    } else {
      const onward = request(target() + path, { method, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      void text(asked).then((body) => onward.end(body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo); // listening on TCP, which it was told to
  return {
    url: `http://127.0.0.1:${port}`,
    get isOpen() {
      return isOpen;
    },
    set isOpen(known) {
      isOpen = known;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The test of `app.ts` with such a gate between browser and server; what the test itself asks the server for goes past it. */
export const gateTest = base.extend<{ gate: SignInGate }>({
  gate: async ({ server }, use) => {
    const gate = await startSignInGate(() => server.url);
    await use(gate);
    await gate.stop();
  },
  baseURL: async ({ gate }, use) => {
    await use(gate.url);
  },
  loggedIn: async ({ page, context, server, gate }, use) => {
    const localStorage = [
      { name: 'auth_token', value: server.token },
      { name: 'stowage-user', value: ADMIN.username },
    ];
    await context.setStorageState({ cookies: [], origins: [{ origin: gate.url, localStorage }] });
    await use(page);
  },
});
