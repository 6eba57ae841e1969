import {
  decodeItem,
  decodeLocation,
  decodeLocationAreas,
  decodeLocationTypes,
} from '../../contract/answers.ts';
import { DEFAULT_LOCATION_AREA, DEFAULT_LOCATION_TYPE } from '../../contract/builtins.ts';
import { type Item, type Location, LoginAnswer, type Lookup } from '../../contract/entities.ts';
import { create } from 'superstruct';
import { ADMIN } from './builtServer.ts';

export interface Answer {
  status: number;
  /** The parsed body; undefined when there is none. */
  json: unknown;
}

export interface LocationSeed {
  name: string;
  /** Names; made when the server does not have them yet. */
  type?: string;
  area?: string;
  label?: string;
  description?: string;
  parent?: { id: string } | null;
}

export interface ItemSeed {
  name: string;
  category?: string;
  location?: { id: string } | null;
  description?: string;
  notes?: string;
  quantity?: number;
  supplier?: string;
  supplier_part_no?: string;
  supplier_item_url?: string;
  acquisition_date?: string;
}

/** Puts into a server what a test needs to be there, past the screens. */
export class ApiClient {
  constructor(
    private readonly url: () => string,
    public token = '',
  ) {}

  /** Any call, as the logged-in user; never throws for an answer, whatever its status. */
  async api(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(new URL(path, this.url()), {
      method,
      headers: {
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
  }

  async logIn(credentials = ADMIN): Promise<void> {
    this.token = create(await this.#expectOk('POST', '/api/login', credentials), LoginAnswer).token;
  }

  async addLocation(seed: LocationSeed): Promise<Location> {
    const type = await this.#lookup(
      '/api/location-types',
      seed.type ?? DEFAULT_LOCATION_TYPE,
      decodeLocationTypes,
    );
    const area = await this.#lookup(
      '/api/location-areas',
      seed.area ?? DEFAULT_LOCATION_AREA,
      decodeLocationAreas,
    );
    return decodeLocation(
      await this.#expectOk('POST', '/api/locations', {
        name: seed.name,
        description: seed.description ?? '',
        location_type_id: type.id,
        location_area_id: area.id,
        label: seed.label ?? '',
        parent_id: seed.parent?.id ?? null,
      }),
    );
  }

  async addItem({ location, ...fields }: ItemSeed): Promise<Item> {
    const body = { category: 'Misc', quantity: 1, ...fields, location_id: location?.id ?? null };
    return decodeItem(await this.#expectOk('POST', '/api/items', body));
  }

  /** The entry of a list with this name, made when there is none. */
  async #lookup(path: string, name: string, decode: (json: unknown) => Lookup[]): Promise<Lookup> {
    const find = async () =>
      decode(await this.#expectOk('GET', path)).find(
        (entry) => entry.name.toLowerCase() === name.toLowerCase(),
      );
    const found = await find();
    if (found) return found;
    await this.#expectOk('POST', path, { name });
    const made = await find();
    if (!made) throw new Error(`${path} does not list '${name}' after it was made.`);
    return made;
  }

  async #expectOk(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, json } = await this.api(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(json)}`);
    return json;
  }
}
