import { setMaxListeners } from 'node:events';
import { expect, vi } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import { HOST, signing } from './host/fakeHost.ts';
import { fakeLocks } from './browser/fakeLocks.ts';
import { memoryStorage } from './browser/memoryStorage.ts';

/** One request as the host of `startApp` got it. */
export interface AppRequest {
  method: string;
  /** Without its query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/**
 * The whole app on a host, somebody logged in, in as much of a window as it needs before it is on screen. Only for
 * tests in files '*.app.test.ts', which share nothing with others: the app never ends. `localStorage`: another tab's.
 */
export function startApp(
  answer: (asked: AppRequest) => Response | Promise<Response>,
  localStorage: Storage = memoryStorage({ auth_token: 'abc', 'stowage-user': 'ada' }),
) {
  const file = expect.getState().testPath ?? '';
  if (!file.endsWith('.app.test.ts')) throw new Error(`${file} starts an app: name it *.app.test.ts.`);
  const sent: AppRequest[] = [];
  const signed = signing();
  vi.stubGlobal('fetch', async (info: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(info, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const asked = { method: request.method, path, query, headers: request.headers, body };
    sent.push(asked);
    return signed(await answer(asked));
  });
  const window = Object.assign(new EventTarget(), {
    localStorage,
    location: { href: 'http://app.test/', origin: 'http://app.test', hostname: 'app.test' },
    navigator: { onLine: true, locks: fakeLocks() },
    isSecureContext: true,
    document: Object.assign(new EventTarget(), {
      documentElement: { dataset: {} },
      visibilityState: 'visible',
    }),
  }) as unknown as Window;
  // Node takes many of them for a leak; a browser does not.
  setMaxListeners(100, window, window.document);
  const app = createApp({ window, apiBase: HOST });
  return {
    app,
    window,
    sent,
    countOf: (method: string, path: RegExp) =>
      sent.filter((one) => one.method === method && path.test(one.path)).length,
  };
}
