import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';
import { ApiClient } from './apiClient.ts';
import { ADMIN, BuiltServer } from './builtServer.ts';
import { StrayBrowserOutput } from './strayBrowser.ts';

export { ADMIN, expect };

/** A running server of the test's own, and short ways to fill it. */
export interface TestServer extends Pick<ApiClient, 'api' | 'addLocation' | 'addItem'> {
  readonly url: string;
  readonly dataDir: string;
  /** Of a session of ADMIN, in each test the same one that `loggedIn` has. */
  readonly token: string;
  /** SIGKILL is a power cut. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Again after a stop: the same data, the same port. */
  start(): Promise<void>;
}

interface TestFixtures {
  /** false: the server is prepared, and the test starts it itself. */
  startServer: boolean;
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
}

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'stowage-e2e-'));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  template: [
    async ({}, use) => {
      const folder = await temporaryFolder();
      const server = new BuiltServer(folder);
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

  startServer: [true, { option: true }],
  serverSettings: [{}, { option: true }],

  server: async ({ template, startServer, serverSettings }, use, testInfo) => {
    const dataDir = await temporaryFolder();
    await cp(template.folder, dataDir, { recursive: true });
    const server = new BuiltServer(dataDir, serverSettings);
    const client = new ApiClient(() => server.url, template.token);
    if (startServer) await server.start();
    await use({
      get url() {
        return server.url;
      },
      dataDir,
      token: template.token,
      api: (method, path, body) => client.api(method, path, body),
      addLocation: (seed) => client.addLocation(seed),
      addItem: (seed) => client.addItem(seed),
      stop: (signal) => server.stop(signal),
      start: () => server.start(),
    });
    await server.stop();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server output', { body: server.output, contentType: 'text/plain' });
    }
    await remove(dataDir);
  },

  baseURL: async ({ server, startServer }, use) => {
    await use(startServer ? server.url : undefined);
  },

  strays: async ({}, use) => {
    await use(new StrayBrowserOutput());
  },

  expectConsole: async ({ strays }, use) => {
    await use((pattern) => strays.expect(pattern));
  },

  context: async ({ context, strays }, use) => {
    await strays.watch(context);
    await use(context);
    expect(strays.unexpected(), 'console output and failed calls that the test did not declare').toEqual([]);
  },

  loggedIn: async ({ page, context, server }, use) => {
    await context.setStorageState({
      cookies: [],
      origins: [
        {
          origin: new URL(server.url).origin,
          localStorage: [
            { name: 'auth_token', value: server.token },
            { name: 'stowage-user', value: ADMIN.username },
          ],
        },
      ],
    });
    await use(page);
  },
});
