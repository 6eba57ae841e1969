import { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import pino from 'pino';
import { createApp } from '../../../server/app.ts';
import type { DatabaseElsewhere } from '../../../server/databaseSetting.ts';
import { openData, openPhotos } from '../../../server/dataFolder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import { openImports } from '../../../server/imports/imports.ts';
import { doJob } from '../../../server/imports/jobs.ts';
import type { Passwords } from '../../../server/passwords.ts';
import type { Store } from '../../../server/store/store.ts';

/** One request as it reaches a server. */
export interface Arriving {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Hashing costs real time in other threads; who logs in how is not what these histories are about. */
const passwords: Passwords = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

const ORIGIN = 'http://stowage.test';

/** One server: the real code over a real database, without a network in between. */
export class Replica {
  readonly store: Store;
  readonly #app: ReturnType<typeof createApp>;

  private constructor(store: Store, app: ReturnType<typeof createApp>) {
    this.store = store;
    this.#app = app;
  }

  /** On the database of the folder, unless one is given. */
  static async open(
    folder: string,
    database: DatabaseElsewhere | undefined,
    now: () => number,
  ): Promise<Replica> {
    const store = await openData(folder, { database });
    const app = createApp({
      store,
      images: await openPhotos(store, folder, decodeHere),
      imports: await openImports({ store, dataFolder: folder, run: doJob }),
      passwords,
      analysis: undefined,
      log: pino({ enabled: false }),
      files: undefined,
      sessionDays: 30,
      sessionMaxDays: 3650,
      corsOrigins: [],
      trustedProxies: new BlockList(),
      dataFolder: folder,
      now,
    });
    return new Replica(store, app);
  }

  async answer({ method, path, headers, body }: Arriving): Promise<Response> {
    const request = new Request(ORIGIN + path, { method, headers, ...(body !== '' && { body }) });
    return this.#app.fetch(request, bindings(headers, body));
  }
}

/** What node's HTTP server hands the app beside the request: the part that the routes look at. */
function bindings(headers: Record<string, string>, body: string): HttpBindings {
  const bytes = Buffer.from(body);
  const incoming = {
    headers: { ...headers, 'content-length': String(bytes.length) },
    socket: { remoteAddress: '127.0.0.1' },
    // All of it has arrived.
    complete: true,
    async *iterator() {
      yield bytes;
    },
  };
  // The routes use no more of it than this.
  return { incoming, outgoing: {} } as unknown as HttpBindings;
}
