import { type Struct, StructError, create, nullable, optional, string, type } from 'superstruct';
import {
  Item,
  ItemCategoryEntry,
  Location,
  LocationArea,
  type LocationNode,
  LocationType,
} from './entities.ts';
import { decodeNodes } from './hierarchy.ts';
import { ItemStruct, decodeListedItem } from './items.ts';
import { decodeList, listIn, totalOf } from './lists.ts';
import { QUERY_MAX } from './searchWords.ts';
import { lacking, unreadIn } from './unread.ts';

/**
 * The answers of section 7, each in every shape that the specification allows. Each function takes the
 * parsed JSON and gives the canonical value, or throws superstruct's StructError. Lists leave out what cannot be read and
 * count it (unread.ts).
 */

/** A page of items, or a whole list when the host does not page. */
export interface ItemList {
  items: Item[];
  /** How many there are on the host; the length of `items` when the host did not say. */
  total: number;
  /** Whether the host answered a page (it gave a total); else `items` is everything. */
  paged: boolean;
}

export function decodeItems(value: unknown): ItemList {
  const items = decodeList(listIn(value, 'items'), ItemStruct, decodeListedItem);
  const total = totalOf(value);
  return lacking({ items, total: total ?? items.length, paged: total !== undefined }, unreadIn(items));
}

/** The items that a search found. */
export interface Hits extends ItemList {
  /** What they were found for, where nothing has the words that were typed: the same, spelt as the host has them. */
  meant?: string;
  /** There may be more than `total`, also where that is 0. */
  more?: true;
}

export function decodeHits(value: unknown): Hits {
  const list = decodeItems(value);
  const said = typeof value === 'object' && value !== null ? value : {};
  const meant = 'meant' in said && typeof said.meant === 'string' ? said.meant.slice(0, QUERY_MAX) : '';
  const hits: Hits = { ...list, ...(meant === '' ? {} : { meant }) };
  if ('more' in said && said.more === true) hits.more = true;
  return lacking(hits, unreadIn(list));
}

/** One item; some hosts nest it under `item`. */
export function decodeItem(value: unknown): Item {
  return create(nested(value, 'item'), Item);
}

/** One location: the object itself or its `location` field (CALL-33, CALL-34). */
export function decodeLocation(value: unknown): Location {
  return create(nested(value, 'location'), Location);
}

/** The tree: an array of nodes, or a `locations` field holding it (CALL-42, CALL-43). */
export function decodeHierarchy(value: unknown): LocationNode[] {
  return decodeNodes(listIn(value, 'locations'));
}

export const decodeLocationTypes = (value: unknown): LocationType[] =>
  decodeList(listIn(value, 'types'), LocationType as unknown as Struct<LocationType>);
export const decodeLocationAreas = (value: unknown): LocationArea[] =>
  decodeList(listIn(value, 'areas'), LocationArea as unknown as Struct<LocationArea>);
export const decodeCategories = (value: unknown): ItemCategoryEntry[] =>
  decodeList(listIn(value, 'categories'), ItemCategoryEntry as unknown as Struct<ItemCategoryEntry>);

function nested(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || 'id' in value) return value;
  return Object.entries(value).find(([key]) => key === name)?.[1] ?? value;
}

export { StructError };

const ServerAnswer = type({ url: optional(nullable(string())) });

/**
 * The answer of GET /api/server: where people reach the host, without a path; undefined where it does not say, or says
 * what no browser would open.
 */
export function decodeServerUrl(value: unknown): string | undefined {
  const { url } = create(value, ServerAnswer);
  if (!url || !URL.canParse(url)) return undefined;
  const { protocol, origin } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}
