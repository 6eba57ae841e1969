import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import pino from 'pino';
import { createApp } from '../../../server/app.ts';
import { openData, openPhotos } from '../../../server/dataFolder.ts';
import { decodeHere } from '../../../server/images/decoding/here.ts';
import type { Images } from '../../../server/images/images.ts';
import { type Imports, openImports } from '../../../server/imports/imports.ts';
import { doJob } from '../../../server/imports/jobs.ts';
import type { Passwords } from '../../../server/passwords.ts';
import { insertImage } from '../../../server/store/images/write.ts';
import type { Store } from '../../../server/store/store.ts';
import { addUser } from '../../../server/store/users.ts';
import { record } from '../../server/answers.ts';
import type { FieldValues } from './fields.ts';

/** The two people of a history. Their passwords are their names. */
export const PEOPLE = ['alice', 'bob'] as const;
export type Person = (typeof PEOPLE)[number];

/** Items that the server has from the start. */
export const SEEDS = ['seed-1', 'seed-2'] as const;

/** One request as it reaches the server. */
export interface Arriving {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answering {
  status: number;
  statusText: string;
  headers: [string, string][];
  body: string;
}

/** An item of the server, its fields as texts. */
export interface ServerItem {
  id: string;
  version: number;
  values: FieldValues;
}

/** A location of the server, with what people type into it. */
export interface ServerLocation {
  id: string;
  name: string;
  description: string;
  label: string;
  parent: string;
}

/** What the server has beside its items, past the API. */
export interface ServerRecords {
  locations: readonly ServerLocation[];
  /** 'categories Screws', 'areas ATTIC': the entries of the three lists. */
  names: readonly string[];
  /** 'item {id} {image}', 'location {id} {image}'. */
  links: readonly string[];
  images: readonly string[];
}

/** Hashing costs real time in other threads; who logs in how is not what these histories are about. */
const passwords: Passwords = {
  hash: async (password) => password,
  verify: async (hash, password) => hash === password,
};

/** The lists of names by what they are called in the browser. */
const LISTS = [
  ['types', 'location_types'],
  ['areas', 'location_areas'],
  ['categories', 'item_categories'],
] as const;

const ORIGIN = 'http://stowage.test';
const LOCATIONS = 60;

/** A data folder as every history finds it, made once. */
export interface Template {
  folder: string;
  /** Ids of locations, enough for every field of a history to get another one. */
  locations: readonly string[];
  remove(): Promise<void>;
}

/** In memory where the system has such a place: nothing here is about a disk. */
const temporaryFolder = (): Promise<string> =>
  mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'stowage-histories-'));

/** Makes a data folder with both people, many locations and the seed items. */
export async function makeTemplate(now: number): Promise<Template> {
  const folder = await temporaryFolder();
  const store = await openData(folder);
  for (const name of PEOPLE) await store.write((trx) => addUser(trx, name, name, now));
  const imports = await openImports({ store, dataFolder: folder, run: doJob });
  const photos = await openPhotos(store, folder, decodeHere);
  const backend = new Backend(folder, store, photos, imports, () => now);
  const token = await backend.logIn('alice');
  const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await backend.answer({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`The template: ${path} answered ${answer.body}`);
    return record(JSON.parse(answer.body));
  };
  const locations: string[] = [];
  for (let number = 1; number <= LOCATIONS; number++) {
    const body = { name: `Place ${number}`, location_type_id: 1, location_area_id: 1, parent_id: null };
    locations.push(String((await call('/api/locations', body))['id']));
  }
  for (const [index, marker] of SEEDS.entries()) {
    const location_id = locations[index];
    await call('/api/items', { name: marker, category: 'Misc', location_id, supplier_part_no: marker });
  }
  await store.close();
  return { folder, locations, remove: () => rm(folder, { recursive: true }) };
}

/** The real server code over a real database, without a network in between. */
export class Backend {
  readonly #folder: string;
  readonly #now: () => number;
  #store: Store;
  #images: Images;
  #imports: Imports;
  #app: ReturnType<typeof createApp>;
  /** Rises with every restart: what was on its way before is lost. */
  life = 0;

  constructor(folder: string, store: Store, images: Images, imports: Imports, now: () => number) {
    this.#folder = folder;
    this.#now = now;
    this.#store = store;
    this.#images = images;
    this.#imports = imports;
    this.#app = this.#start();
  }

  /** A server of its own on a copy of the template. */
  static async open(template: Template, now: () => number): Promise<Backend> {
    const folder = await temporaryFolder();
    await copyFile(join(template.folder, 'stowage.db'), join(folder, 'stowage.db'));
    const store = await openData(folder);
    const imports = await openImports({ store, dataFolder: folder, run: doJob });
    return new Backend(folder, store, await openPhotos(store, folder, decodeHere), imports, now);
  }

  /** Forgets everything that was not committed, and starts again on the same data. */
  async crash(): Promise<void> {
    this.life++;
    await this.#store.close();
    this.#store = await openData(this.#folder);
    this.#images = await openPhotos(this.#store, this.#folder, decodeHere);
    this.#imports = await openImports({ store: this.#store, dataFolder: this.#folder, run: doJob });
    this.#app = this.#start();
  }

  async answer({ method, path, headers, body }: Arriving): Promise<Answering> {
    const request = new Request(ORIGIN + path, { method, headers, ...(body !== '' && { body }) });
    const response = await this.#app.fetch(request, bindings(headers, body));
    const { status } = response;
    return {
      status,
      statusText: STATUS_CODES[status] ?? '',
      headers: [...response.headers],
      body: await response.text(),
    };
  }

  /** The token of a new session. */
  async logIn(person: Person): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ username: person, password: person });
    const answer = await this.answer({ method: 'POST', path: '/api/login', headers, body });
    return String(record(JSON.parse(answer.body))['token']);
  }

  /** Every session is over: the next request of each is answered 401. */
  async endSessions(): Promise<void> {
    await this.#store.write((trx) => trx.deleteFrom('sessions').execute());
  }

  /** All items, past the API: what is really in the database. */
  async items(): Promise<ServerItem[]> {
    const rows = await this.#store.read.selectFrom('items').selectAll().execute();
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      values: {
        name: row.name,
        category: row.category,
        location_id: row.location_id,
        quantity: String(row.quantity),
        acquisition_date: row.acquisition_date ?? '',
        supplier: row.supplier,
        supplier_part_no: row.supplier_part_no,
        supplier_item_url: row.supplier_item_url,
        description: row.description,
        notes: row.notes,
      },
    }));
  }

  /** All locations, names and photos, past the API. */
  async records(): Promise<ServerRecords> {
    const { read } = this.#store;
    const locations = await read.selectFrom('locations').selectAll().execute();
    const names: string[] = [];
    for (const [kind, table] of LISTS) {
      const rows = await read.selectFrom(table).select('name').execute();
      names.push(...rows.map(({ name }) => `${kind} ${name}`));
    }
    const items = await read.selectFrom('item_images').select(['owner_id', 'image_id']).execute();
    const places = await read.selectFrom('location_images').select(['owner_id', 'image_id']).execute();
    const images = await read.selectFrom('images').select('id').execute();
    return {
      locations: locations.map(({ id, name, description, label, parent_id }) => ({
        id,
        name,
        description,
        label: label ?? '',
        parent: parent_id ?? '',
      })),
      names,
      links: [
        ...items.map(({ owner_id, image_id }) => `item ${owner_id} ${image_id}`),
        ...places.map(({ owner_id, image_id }) => `location ${owner_id} ${image_id}`),
      ],
      images: images.map(({ id }) => id),
    };
  }

  /** The id of an entry of one of the three lists. */
  async idOfName(kind: (typeof LISTS)[number][0], name: string): Promise<number | undefined> {
    const table = LISTS.find(([one]) => one === kind)?.[1] ?? 'location_types';
    const row = this.#store.read.selectFrom(table).select('id').where('name', '=', name);
    return (await row.executeTakeFirst())?.id;
  }

  /** Photos as if somebody had uploaded them: rows without files. */
  async addImages(count: number): Promise<void> {
    for (let number = 1; number <= count; number++) {
      const image = {
        filename: `photo-${number}.jpg`,
        mime_type: 'image/jpeg',
        bytes: 1,
        width: 1,
        height: 1,
      };
      const id = randomUUID();
      await this.#store.write((trx) =>
        insertImage(trx, { ...image, id, storage_path: `none/${id}`, now: this.#now() }),
      );
    }
  }

  async close(): Promise<void> {
    await this.#store.close();
    await rm(this.#folder, { recursive: true });
  }

  #start(): ReturnType<typeof createApp> {
    return createApp({
      store: this.#store,
      images: this.#images,
      imports: this.#imports,
      passwords,
      analysis: undefined,
      log: pino({ enabled: false }),
      files: undefined,
      sessionDays: 30,
      sessionMaxDays: 3650,
      corsOrigins: [],
      trustedProxies: new BlockList(),
      dataFolder: this.#folder,
      now: this.#now,
    });
  }
}

/** What node's HTTP server hands the app beside the request: the part that the routes look at. */
function bindings(headers: Record<string, string>, body: string): HttpBindings {
  const bytes = Buffer.from(body);
  const incoming = {
    headers: { ...headers, 'content-length': String(bytes.length) },
    socket: { remoteAddress: '127.0.0.1' },
    async *iterator() {
      yield bytes;
    },
  };
  // The routes use no more of it than this.
  return { incoming, outgoing: {} } as unknown as HttpBindings;
}
