import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { ApiClient } from './apiClient.ts';
import { ADMIN, BuiltServer } from './builtServer.ts';
import { answerAsHost } from './hostAnswers.ts';
import { InProcessServer } from './inProcessServer.ts';
import { settleRoutes } from './settledRoutes.ts';
import { SharedContext } from './sharedContext.ts';
import './stackTraces.ts';
import { StrayBrowserOutput, tellViolations } from './strayBrowser.ts';

export { ADMIN, expect };

/** A running server of the test's own, and short ways to fill it. */
export interface TestServer extends Pick<ApiClient, 'api' | 'addLocation' | 'addItem'> {
  readonly url: string;
  readonly dataDir: string;
  /** Of a session of ADMIN, in each test the same one that `loggedIn` has. */
  readonly token: string;
  /** SIGKILL is a power cut, which only a process of its own can have. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Again after a stop: the same data, the same port. */
  start(): Promise<void>;
}

interface TestFixtures {
  /** A context that no test had before, made with these options: the others share one, cleared in between. */
  ownContext: BrowserContextOptions | undefined;
  /** A process of its own for the server: where its death is what matters, or the built program itself. */
  ownProcess: boolean;
  /**
   * Whether the page fetches the code of all screens ahead of its use, as it does where nobody asks to save data: an
   * eighth of a page's processor time. Needed where the server goes away before a screen is opened for the first time.
   */
  fetchesAhead: boolean;
  /** More environment for the server, for example { STOWAGE_SESSION_DAYS: '1' }. */
  serverSettings: Record<string, string>;
  server: TestServer;
  strays: StrayBrowserOutput;
  /** Declares console lines, uncaught errors and failed calls that the test provokes. */
  expectConsole: (pattern: RegExp) => void;
  /** The page of somebody who is already logged in; no page has been opened yet. */
  loggedIn: Page;
}

interface WorkerFixtures {
  /** A data folder with its administrator and one session, made once and copied for each test. */
  template: { folder: string; token: string };
  sharedContext: SharedContext;
  /** Of the server of each test in turn, so that the browser knows the app's code from the test before. */
  port: { last: number };
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'stowage-e2e-'));
async function prepareContext(context: BrowserContext): Promise<void> {
  answerAsHost(context);
  settleRoutes(context);
  await tellViolations(context);
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  template: [
    async ({}, use) => {
      const folder = await temporaryFolder();
      const server = new InProcessServer(folder);
      const client = new ApiClient(() => server.url);
      await server.start();
      await client.logIn();
      // Stopped cleanly, so that the files are whole when they are copied.
      await server.stop();
      await use({ folder, token: client.token });
      await remove(folder);
    },
    { scope: 'worker' },
  ],

  sharedContext: [
    async ({ browser }, use) => {
      // Its context ends with the browser, that of each worker.
      await use(new SharedContext(browser, prepareContext));
    },
    { scope: 'worker' },
  ],

  port: [
    async ({}, use) => {
      await use({ last: 0 });
    },
    { scope: 'worker' },
  ],

  ownContext: [undefined, { option: true }],
  ownProcess: [false, { option: true }],
  fetchesAhead: [false, { option: true }],
  serverSettings: [{}, { option: true }],

  server: async ({ template, port, ownProcess, serverSettings }, use, testInfo) => {
    const dataDir = await temporaryFolder();
    // Empty since it was stopped, and gone as soon as the statements of the one who wrote it are collected: the package
    // for SQLite ends them only then, which may be in the middle of this.
    const isLog = (path: string): boolean => /-(shm|wal)$/.test(path);
    await cp(template.folder, dataDir, { recursive: true, filter: (path) => !isLog(path) });
    const server = ownProcess
      ? new BuiltServer(dataDir, serverSettings)
      : new InProcessServer(dataDir, serverSettings, port.last);
    const client = new ApiClient(() => server.url, template.token);
    await server.start().catch((error: unknown) => {
      // Somebody has taken the port meanwhile: the next test gets another one.
      port.last = 0;
      throw error;
    });
    await use({
      get url() {
        return server.url;
      },
      dataDir,
      token: template.token,
      api: (method, path, body) => client.api(method, path, body),
      addLocation: (seed) => client.addLocation(seed),
      addItem: (seed) => client.addItem(seed),
      async stop(signal) {
        if (server instanceof BuiltServer) return server.stop(signal);
        if (signal === 'SIGKILL') throw new Error('Only a server with ownProcess can be killed.');
        return server.stop();
      },
      start: () => server.start(),
    });
    await server.stop();
    if (server instanceof InProcessServer) port.last = Number(new URL(server.url).port);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server output', { body: server.output, contentType: 'text/plain' });
    }
    await remove(dataDir);
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  strays: async ({}, use) => {
    await use(new StrayBrowserOutput());
  },

  expectConsole: async ({ strays }, use) => {
    await use((pattern) => strays.expect(pattern));
  },

  context: async ({ browser, server, sharedContext, ownContext, strays }, use) => {
    const context =
      ownContext === undefined ? await sharedContext.take(server.url) : await browser.newContext(ownContext);
    if (ownContext !== undefined) await prepareContext(context);
    strays.watch(context);
    await use(context);
    strays.unwatch(context);
    const hasFailed = test.info().status !== test.info().expectedStatus;
    if (ownContext === undefined) await sharedContext.giveBack({ hasFailed });
    else await context.close();
    expect(strays.unexpected(), 'console output and failed calls that the test did not declare').toEqual([]);
  },

  page: async ({ context, sharedContext, ownContext, fetchesAhead }, use) => {
    await use(
      ownContext === undefined
        ? await sharedContext.page({ savesData: !fetchesAhead })
        : await context.newPage(),
    );
  },

  loggedIn: async ({ page, context, server, sharedContext, ownContext }, use) => {
    const login = { auth_token: server.token, 'stowage-user': ADMIN.username };
    if (ownContext === undefined) {
      await sharedContext.store(login);
    } else {
      const localStorage = Object.entries(login).map(([name, value]) => ({ name, value }));
      const origin = { origin: new URL(server.url).origin, localStorage };
      await context.setStorageState({ cookies: [], origins: [origin] });
    }
    await use(page);
  },
});
