import { type Struct, StructError, array, create, type, unknown } from 'superstruct';
import {
  HistoryEntry,
  Image,
  ImageAnswer,
  Item,
  ItemCategoryEntry,
  ItemImageLink,
  Location,
  LocationArea,
  LocationImageLink,
  type LocationNode,
  LocationType,
} from './entities.ts';
import { decodeNodes } from './hierarchy.ts';

/**
 * The answers of section 7, each in every shape that the specification allows. Each function takes the
 * parsed JSON and gives the canonical value, or throws superstruct's StructError.
 */

/** A page of items, or a whole list when the host does not page. */
export interface ItemList {
  items: Item[];
  /** How many there are on the host; the length of `items` when the host did not say. */
  total: number;
  /** Whether the host answered a page (it gave a total); else `items` is everything. */
  paged: boolean;
}

/** `value` itself when it is an array, else its field `name` (CALL-09, CALL-10 and the like). */
function listIn(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : value;
}

/** Lists are decoded entry by entry: superstruct's array() copies its path for each of 100,000. */
function decodeList<T>(value: unknown, struct: Struct<T>): T[] {
  if (!Array.isArray(value)) return create(value, array(struct)) as T[];
  return value.map((entry) => create(entry, struct));
}

const Total = type({ total: unknown() });

const totalOf = (value: unknown): number | undefined =>
  Total.is(value) && typeof value.total === 'number' ? value.total : undefined;

export function decodeItems(value: unknown): ItemList {
  const items = decodeList(listIn(value, 'items'), Item as unknown as Struct<Item>);
  const total = totalOf(value);
  return { items, total: total ?? items.length, paged: total !== undefined };
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

/** An item's history, newest first as the host has it. */
export const decodeHistory = (value: unknown): HistoryEntry[] =>
  decodeList(listIn(value, 'history'), HistoryEntry as unknown as Struct<HistoryEntry>);

/** A page of images, newest first as the host has it, or a whole list when the host does not page. */
export interface ImageList {
  images: Image[];
  /** How many there are on the host; the length of `images` when the host did not say. */
  total: number;
  paged: boolean;
}

export function decodeImages(value: unknown): ImageList {
  const images = decodeList(listIn(value, 'images'), Image as unknown as Struct<Image>);
  const total = totalOf(value);
  return { images, total: total ?? images.length, paged: total !== undefined };
}

/** One image; some hosts nest it under `image` (CALL-51, CALL-52). */
export const decodeImage = (value: unknown): Image => create(value, ImageAnswer);

export const decodeLocationImages = (value: unknown): LocationImageLink[] =>
  decodeList(listIn(value, 'images'), LocationImageLink as unknown as Struct<LocationImageLink>);
export const decodeItemImages = (value: unknown): ItemImageLink[] =>
  decodeList(listIn(value, 'images'), ItemImageLink as unknown as Struct<ItemImageLink>);

function nested(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || 'id' in value) return value;
  return Object.entries(value).find(([key]) => key === name)?.[1] ?? value;
}

export { StructError };
