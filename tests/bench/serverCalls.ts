import { create, number, type } from 'superstruct';
import { decodeItem, decodeLocation } from '../../contract/answers.ts';
import type { ApiClient } from '../support/apiClient.ts';
import type { BuiltServer } from '../support/builtServer.ts';
import { createRandom } from '../support/generator/random.ts';

/** The calls that a person's work consists of, for measuring them (engineCalls.ts). */

const WORDS = ['screw', 'm3 nut', 'resistor 10k', 'bolt m8', 'washer', 'capacitor', 'cable red', 'led'];

/** What is asked, found out before from what both have. */
export interface Known {
  ids: readonly string[];
  pages: number;
  categories: readonly string[];
  locations: readonly string[];
  labels: readonly string[];
  texts: readonly string[];
}

/** One of two servers, with what it has made so far. */
export interface Side {
  name: string;
  client: ApiClient;
  server: BuiltServer;
  made: { items: string[]; locations: string[]; lookups: number[] };
}

interface Call {
  name: string;
  /** Fewer than asked for, for what takes long. */
  most?: number;
  ask(side: Side, at: number, known: Known): Promise<number>;
}

const random = createRandom(7);
const picked = Array.from({ length: 1000 }, () => random.whole(0, 999_999));
/** The same for both at the same turn. */
export const pick = <T>(list: readonly T[], at: number): T => {
  const one = list[(picked[at % picked.length] ?? 0) % list.length];
  if (one === undefined) throw new RangeError('Nothing to pick from.');
  return one;
};
const get = async ({ client }: Side, path: string): Promise<number> => (await client.api('GET', path)).status;
const Numbered = type({ id: number() });

export const CALLS: readonly Call[] = [
  {
    name: 'A page of 12, the newest',
    ask: (side, at) => get(side, `/api/items?limit=12&page=${1 + (at % 10)}`),
  },
  {
    name: 'A page of 12 by name, any of them',
    ask: (side, at, { pages }) =>
      get(side, `/api/items?limit=12&sort_by=name&page=${1 + ((picked[at] ?? 0) % pages)}`),
  },
  {
    name: 'A page of 12 of one category',
    ask: (side, at, { categories }) =>
      get(
        side,
        `/api/items?limit=12&page=${1 + (at % 10)}&category=${encodeURIComponent(pick(categories, at))}`,
      ),
  },
  {
    name: 'A page of 12 with none in stock',
    ask: (side, at) => get(side, `/api/items?limit=12&page=${1 + (at % 3)}&max_quantity=0`),
  },
  { name: 'An item', ask: (side, at, { ids }) => get(side, `/api/items/${pick(ids, at)}`) },
  {
    name: 'The history of an item',
    ask: (side, at, { ids }) => get(side, `/api/items/${pick(ids, at)}/history`),
  },
  {
    name: 'A location',
    ask: (side, at, { locations }) => get(side, `/api/locations/${pick(locations, at)}`),
  },
  {
    name: 'A location by its label',
    ask: (side, at, { labels }) => get(side, `/api/location/${encodeURIComponent(pick(labels, at))}`),
  },
  {
    name: 'The items of a location',
    ask: (side, at, { locations }) => get(side, `/locations/${pick(locations, at)}/items?limit=100`),
  },
  { name: 'All locations as a tree', most: 8, ask: (side) => get(side, '/api/locations/hierarchy') },
  {
    name: 'A search of a word and a number',
    ask: (side, at) => get(side, `/api/search?q=${encodeURIComponent(`${pick(WORDS, at)} ${at}`)}&limit=20`),
  },
  {
    name: 'A search of one letter to type on',
    ask: (side, at) => get(side, `/api/search?q=${'abcdefghklmnprst'[at % 16]}&limit=20`),
  },
  {
    name: 'A search of a whole name',
    ask: (side, at, { texts }) => get(side, `/api/search?q=${encodeURIComponent(pick(texts, at))}&limit=20`),
  },
  {
    name: 'A search of what is misspelt',
    ask: (side, at) =>
      get(side, `/api/search?q=${['resitsor', 'capactior', 'wahser', 'scerw'][at % 4]}&limit=20`),
  },
  {
    name: 'Where a thing belongs',
    async ask({ client }, at, { texts, categories }) {
      const thing = {
        name: pick(texts, at),
        category: pick(categories, at),
        description: '',
        supplier: '',
        supplier_part_no: '',
        text: '',
        item_id: '',
      };
      return (await client.api('POST', '/api/locations/suggestions', thing)).status;
    },
  },
  ...['location-types', 'location-areas', 'item-categories'].map((list) => ({
    name: `The list ${list}`,
    ask: (side: Side) => get(side, `/api/${list}`),
  })),
  {
    name: 'An item is made',
    async ask({ client, made }, at, { locations, categories }) {
      const body = {
        name: `Hex bolt M8 x ${at}`,
        category: pick(categories, at),
        location_id: pick(locations, at),
        quantity: at,
      };
      const { status, json } = await client.api('POST', '/api/items', body);
      made.items.push(decodeItem(json).id);
      return status;
    },
  },
  {
    name: 'An item is changed',
    ask: async ({ client, made }, at) =>
      (
        await client.api('PATCH', `/api/items/${made.items[at]}`, {
          name: `Hex bolt M9 x ${at}`,
          notes: 'As found.',
        })
      ).status,
  },
  {
    name: 'An item is moved',
    ask: async ({ client, made }, at, { locations }) =>
      (await client.api('PATCH', `/api/items/${made.items[at]}`, { location_id: pick(locations, at + 1) }))
        .status,
  },
  {
    name: 'An item is deleted',
    ask: async ({ client, made }, at) => (await client.api('DELETE', `/api/items/${made.items[at]}`)).status,
  },
  {
    name: 'An item is restored',
    ask: async ({ client, made }, at) =>
      (await client.api('POST', `/api/items/${made.items[at]}/restore`)).status,
  },
  {
    name: 'A location is made',
    async ask({ client, made }, at, { locations }) {
      const body = {
        name: `Drawer ${at}`,
        location_type_id: 1,
        location_area_id: 1,
        parent_id: pick(locations, at),
      };
      const { status, json } = await client.api('POST', '/api/locations', body);
      made.locations.push(decodeLocation(json).id);
      return status;
    },
  },
  {
    name: 'A location is renamed',
    ask: async ({ client, made }, at) =>
      (await client.api('PATCH', `/api/locations/${made.locations[at]}`, { name: `Box ${at}` })).status,
  },
  {
    name: 'A location is deleted',
    ask: async ({ client, made }, at) =>
      (await client.api('DELETE', `/api/locations/${made.locations[at]}`)).status,
  },
  {
    name: 'A location is restored',
    ask: async ({ client, made }, at) =>
      (await client.api('POST', `/api/locations/${made.locations[at]}/restore`)).status,
  },
  {
    name: 'A category is made',
    async ask({ client, made }, at) {
      const { status, json } = await client.api('POST', '/api/item-categories', { name: `Tried ${at}` });
      made.lookups.push(create(json, Numbered).id);
      return status;
    },
  },
  {
    name: 'A category is removed',
    ask: async ({ client, made }, at) =>
      (await client.api('DELETE', `/api/item-categories/${made.lookups[at]}`)).status,
  },
];
