import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp, type AppParts } from '../../server/app.ts';
import { type DataOptions, databaseIn, openData, openPhotos } from '../../server/dataFolder.ts';
import { decodeHere } from '../../server/images/decoding/here.ts';
import { ensureFirstUser } from '../../server/firstUser.ts';
import { openImports } from '../../server/imports/imports.ts';
import type { RunJob } from '../../server/imports/runJob.ts';
import { doJob } from '../../server/imports/jobs.ts';
import { listen } from '../../server/listen.ts';
import type { NetworkLimits } from '../../server/network/limits.ts';
import { createPasswords } from '../../server/passwords.ts';
import type { Store } from '../../server/store/store.ts';
import { type Engine, engineToTry } from '../support/postgres/engines.ts';
import { dropDatabase, freshDatabase } from '../support/postgres/databases.ts';
import { databaseOf, noteDatabase } from '../support/postgres/openBeside.ts';
import { type Answered, answered, jsonRequest, record } from './answers.ts';

export interface TestServer {
  url: string;
  folder: string;
  store: Store;
  token: string;
  /** All calls that it takes: 'POST /api/items', in the order in which they were registered. */
  routes: string[];
  /** The lines of the log so far. */
  logged: string[];
  /** Calls with the token; `body` is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** A location made for the test; answers its id. */
  location(fields?: object): Promise<string>;
  /** An item made for the test; answers the item. */
  item(fields?: object): Promise<Record<string, unknown>>;
  /** Lets this many milliseconds pass for the server; where they are less than none its clock is put back. */
  pass(ms: number): void;
  /** Ends it and starts it again on the same data; `meanwhile` runs while nothing is open. The token stays good. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export const ADMIN = { username: 'admin', password: 'correct horse' };

/** A hundredth of the work of a real hash, which tests/server/login/passwords.test.ts has. */
export const QUICK = { memoryCost: 256, timeCost: 1, parallelism: 1 };

interface StartOptions extends DataOptions {
  folder?: string;
  /** What connections may take, where it is not as usual. */
  limits?: Partial<NetworkLimits>;
  /** How spreadsheets are read; in this process unless given. */
  runJob?: RunJob;
  /** On which database; the one that this run tries unless given. In a folder that is given it is always a file. */
  engine?: Engine;
}

/** A database in which nothing has happened but that its first user has logged in. */
interface Beginning {
  /** Makes another one like it for the folder; how it is opened. */
  copyTo(folder: string): Promise<DataOptions>;
  token: string;
}

/** Made once in a process: its schema, the hash of a password and a login are two thirds of a start. */
const beginnings = new Map<Engine, Promise<Beginning>>();

const CONNECTIONS = 3;

async function makeBeginning(engine: Engine): Promise<Beginning> {
  const folder = await mkdtemp(join(tmpdir(), 'stowage-'));
  const url = engine === 'postgres' ? await freshDatabase() : undefined;
  const server = await startServer(
    {},
    { folder, ...(url && { database: { url, connections: CONNECTIONS } }) },
  );
  await server.stop();
  const file = url === undefined ? await readFile(databaseIn(folder)) : undefined;
  await rm(folder, { recursive: true });
  return {
    token: server.token,
    async copyTo(to) {
      if (!file) return { database: { url: await freshDatabase(url), connections: CONNECTIONS } };
      await writeFile(databaseIn(to), file);
      return {};
    },
  };
}

function beginningOn(engine: Engine): Promise<Beginning> {
  const known = beginnings.get(engine) ?? makeBeginning(engine);
  beginnings.set(engine, known);
  return known;
}

/** A server over real HTTP on a real database, in a folder of its own unless one is given. */
export async function startServer(
  parts: Partial<AppParts> = {},
  { folder: given, limits, runJob = doJob, engine: wanted, ...others }: StartOptions = {},
): Promise<TestServer> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'stowage-')));
  // A SQLite that fails on demand is one.
  const engine = wanted ?? (others.Database ? 'sqlite' : engineToTry());
  const begun = given === undefined ? await beginningOn(engine) : undefined;
  const own = await begun?.copyTo(folder);
  if (own?.database) noteDatabase(folder, own);
  const options: DataOptions = { ...databaseOf(folder), ...others };
  const passwords = createPasswords(QUICK);
  const logged: string[] = [];
  let ahead = 0;
  let passed = 0;
  const start = async () => {
    const store = await openData(folder, options);
    await ensureFirstUser(store, passwords, ADMIN, 0);
    const app = createApp({
      store,
      images: await openPhotos(store, folder, decodeHere, parts.blobs),
      imports: await openImports({ store, dataFolder: folder, run: runJob }),
      passwords,
      log: pino({}, { write: (line: string) => void logged.push(line) }),
      files: undefined,
      dataFolder: folder,
      sessionDays: 30,
      sessionMaxDays: 3650,
      corsOrigins: [],
      trustedProxies: new BlockList(),
      // Recorded, never worked on: a test of the work passes a worker.
      analysis: { wake: () => undefined },
      now: () => Date.now() + ahead,
      elapsed: () => performance.now() + passed,
      ...parts,
    });
    const listening = await listen(app, 0, '127.0.0.1', { ...(limits && { limits }) });
    const routes = app.routes.map(({ method, path }) => `${method} ${path}`);
    return { store, listening, routes, url: `http://127.0.0.1:${listening.port}` };
  };
  let running = await start();
  const end = async (): Promise<void> => {
    await running.listening.stop(1000);
    await running.store.close();
  };
  const server: TestServer = {
    url: running.url,
    folder,
    store: running.store,
    // How long a login lasts is decided when it begins.
    token:
      begun && parts.sessionDays === undefined && parts.now === undefined
        ? begun.token
        : await tokenOf(running.url, ADMIN),
    routes: running.routes,
    logged,
    async call(method, path, body, headers = {}) {
      const request = jsonRequest(method, body);
      request.headers = { Authorization: `Bearer ${server.token}`, ...request.headers, ...headers };
      return answered(await fetch(server.url + path, request));
    },
    async location(fields = {}) {
      const body = { name: 'Lab', location_type_id: 1, location_area_id: 1, parent_id: null, ...fields };
      return String(record((await server.call('POST', '/api/locations', body)).body)['id']);
    },
    async item(fields = {}) {
      const location_id = 'location_id' in fields ? fields.location_id : await server.location();
      const body = { name: 'Screw', category: 'Misc', ...fields, location_id };
      return record((await server.call('POST', '/api/items', body)).body);
    },
    pass(ms) {
      ahead += ms;
      passed += Math.max(0, ms);
    },
    async restart(meanwhile = async () => undefined) {
      await end();
      await meanwhile();
      running = await start();
      server.url = running.url;
      server.store = running.store;
    },
    async stop() {
      await end();
      if (given === undefined) await rm(folder, { recursive: true });
      if (own?.database) await dropDatabase(own.database.url);
    },
  };
  return server;
}

/** Logs in; answers the token. */
export async function tokenOf(url: string, login: { username: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/login`, jsonRequest('POST', login));
  return String(record(await answer.json())['token']);
}
