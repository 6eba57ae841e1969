import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertImage } from '../../../server/store/images/write.ts';
import type { Store } from '../../../server/store/store.ts';
import { addUser } from '../../../server/store/users.ts';
import { record } from '../../server/answers.ts';
import type { TemporaryPostgres } from '../postgres/temporaryPostgres.ts';
import type { FieldValues } from './fields.ts';
import { type Arriving, Replica } from './replica.ts';

/** The two people of a history. Their passwords are their names. */
export const PEOPLE = ['alice', 'bob'] as const;
export type Person = (typeof PEOPLE)[number];

/** Items that the server has from the start. */
export const SEEDS = ['seed-1', 'seed-2'] as const;

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

/** The lists of names by what they are called in the browser. */
const LISTS = [
  ['types', 'location_types'],
  ['areas', 'location_areas'],
  ['categories', 'item_categories'],
] as const;

const LOCATIONS = 60;

/** What every history finds, made once. */
export interface Template {
  /** With a database in it, unless that is `cluster`'s. */
  folder: string;
  cluster: Cluster | undefined;
  /** Ids of locations, enough for every field of a history to get another one. */
  locations: readonly string[];
  remove(): Promise<void>;
}

/** Several servers on one PostgreSQL, each of which answers in turn, as behind a proxy. */
export interface Cluster {
  postgres: TemporaryPostgres;
  servers: number;
}

/** Its database that every history's is copied from. */
const TEMPLATE = 'histories_template';
let made = 0;

/** In memory where the system has such a place: nothing here is about a disk. */
const temporaryFolder = (): Promise<string> =>
  mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'stowage-histories-'));

/** Makes a data folder, or a database of the cluster, with both people, many locations and the seed items. */
export async function makeTemplate(now: number, cluster?: Cluster): Promise<Template> {
  const folder = await temporaryFolder();
  await cluster?.postgres.run('postgres', `create database ${TEMPLATE}`);
  const backend = await Backend.on({ folder, cluster, database: TEMPLATE }, () => now);
  for (const name of PEOPLE) await backend.store.write((trx) => addUser(trx, name, name, now));
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
  await backend.end();
  return { folder, cluster, locations, remove: () => rm(folder, { recursive: true }) };
}

/** What the servers of a history stand on: a folder, and a database of the cluster where there is one. */
interface Ground {
  folder: string;
  cluster: Cluster | undefined;
  database: string;
}

/** The real server code over a real database, without a network in between. */
export class Backend {
  readonly #ground: Ground;
  readonly #now: () => number;
  readonly #replicas: Replica[] = [];
  #asked = 0;
  /** Rises with every restart: what was on its way before is lost. */
  life = 0;

  private constructor(ground: Ground, now: () => number) {
    this.#ground = ground;
    this.#now = now;
  }

  /** As many servers as the cluster says, one without it. */
  static async on(ground: Ground, now: () => number): Promise<Backend> {
    const backend = new Backend(ground, now);
    for (let number = 0; number < (ground.cluster?.servers ?? 1); number++) {
      backend.#replicas.push(await backend.#open());
    }
    return backend;
  }

  /** On a copy of the template. */
  static async open({ folder: from, cluster }: Template, now: () => number): Promise<Backend> {
    const folder = await temporaryFolder();
    const database = `history_${++made}`;
    if (cluster) await cluster.postgres.run('postgres', `create database ${database} template ${TEMPLATE}`);
    else await copyFile(join(from, 'stowage.db'), join(folder, 'stowage.db'));
    return Backend.on({ folder, cluster, database }, now);
  }

  /** What the first of the servers reads and writes. */
  get store(): Store {
    const [first] = this.#replicas;
    if (!first) throw new Error('There is no server.');
    return first.store;
  }

  /** Has one server, of several the next, forget everything that was not committed, and start again on the same data. */
  async crash(): Promise<void> {
    const which = this.life++ % this.#replicas.length;
    await this.#replicas[which]?.store.close();
    this.#replicas[which] = await this.#open();
  }

  async answer(request: Arriving): Promise<Answering> {
    const replica = this.#replicas[this.#asked++ % this.#replicas.length];
    if (!replica) throw new Error('There is no server.');
    const response = await replica.answer(request);
    const { status } = response;
    return {
      status,
      statusText: STATUS_CODES[status] ?? '',
      headers: [...response.headers],
      body: await response.text(),
    };
  }

  #open(): Promise<Replica> {
    const { folder, cluster, database } = this.#ground;
    const url = cluster?.postgres.urlOf(database);
    return Replica.open(folder, url === undefined ? undefined : { url, connections: 2 }, this.#now);
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
    await this.store.write((trx) => trx.deleteFrom('sessions').execute());
  }

  /** All items, past the API: what is really in the database. */
  async items(): Promise<ServerItem[]> {
    const rows = await this.store.read.selectFrom('items').selectAll().execute();
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
    const { read } = this.store;
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
    const row = this.store.read.selectFrom(table).select('id').where('name', '=', name);
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
      await this.store.write((trx) =>
        insertImage(trx, { ...image, id, storage_path: `none/${id}`, now: this.#now() }),
      );
    }
  }

  /** Stops the servers; their data stays. */
  async end(): Promise<void> {
    for (const { store } of this.#replicas) await store.close();
  }

  async close(): Promise<void> {
    await this.end();
    const { folder, cluster, database } = this.#ground;
    await rm(folder, { recursive: true });
    await cluster?.postgres.run('postgres', `drop database ${database} with (force)`);
  }
}
