import pino from 'pino';
import { readConfig } from '../../server/config.ts';
import { openData } from '../../server/dataFolder.ts';
import { ensureFirstUser } from '../../server/firstUser.ts';
import { createChildren } from '../../server/images/decoding/children.ts';
import { startChild } from '../../server/images/decoding/startChild.ts';
import { createPasswords } from '../../server/passwords.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { readStaticFiles } from '../../server/static.ts';
import type { Store } from '../../server/store/store.ts';
import { ADMIN, PHOTO_DECODING } from './builtServer.ts';

/** For the calls that run when it is stopped, in ms. */
const GRACE = 500;
const OPTIONS = { demo: false, readOnly: false, beside: true };

const passwords = createPasswords();
/** For all servers of this process, from the built program: it ends with the process. */
const decoder = createChildren({ start: () => startChild(PHOTO_DECODING) });
/** The built app, by the folder it lies in: read once for all servers of this process. */
const builtApps = new Map<string, ReturnType<typeof readStaticFiles>>();

/**
 * The server in the tests' own process, on a data folder of its own: to a browser the same as a process, a tenth of
 * its start. What a process is, its lock, its signals and its death, it has not. Stopped and started, it keeps its port.
 */
export class InProcessServer {
  /** All that it logged: shown when a test fails. */
  output = '';
  #running: { server: RunningServer; store: Store } | undefined;

  /** `port` 0 is the system's choice, of the first start only. */
  constructor(
    readonly dataDir: string,
    private readonly settings: Record<string, string> = {},
    private port = 0,
  ) {}

  /** Where it answers, without a slash at the end. */
  get url(): string {
    if (this.port === 0) throw new Error('The server has not been started yet.');
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (this.#running !== undefined) return;
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: String(this.port),
      STOWAGE_DATA: this.dataDir,
      STOWAGE_ADMIN_USERNAME: ADMIN.username,
      STOWAGE_ADMIN_PASSWORD: ADMIN.password,
      ...this.settings,
    });
    const folder = config.staticFolder;
    // An app of a test's own changes between two starts.
    const files = this.settings['STOWAGE_STATIC']
      ? undefined
      : (builtApps.get(folder) ?? readStaticFiles(folder));
    if (files) builtApps.set(folder, files);
    const store = await openData(this.dataDir);
    await ensureFirstUser(store, passwords, config.admin, Date.now());
    const log = pino({ level: 'warn' }, { write: (line: string) => void (this.output += line) });
    const parts = { store, passwords, log, files: await files, decoder };
    const server = await startServer(config, OPTIONS, parts).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    this.#running = { server, store };
    this.port = server.port;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await running?.server.stop(GRACE);
    await running?.store.close();
  }
}
