import {
  type Infer,
  type Struct,
  array,
  boolean,
  coerce,
  define,
  lazy,
  nullable,
  number,
  optional,
  string,
  type,
  unknown,
} from 'superstruct';
import { DEFAULT_CATEGORY } from './builtins.ts';
import {
  Day,
  Id,
  LookupId,
  Loose,
  Moment,
  OptionalLookupId,
  Reference,
  ThumbnailUrl,
  categoryName,
  extra,
} from './values.ts';

/**
 * The entities of section 3 as the client reads them from any host of this API: absent texts are '',
 * absent references null, unknown keys kept out of the way. Decode with `create(value, Struct)`.
 */

/** A category as a text or an object with a name; empty or undefined is 'Misc' (ENT-02 to ENT-04). */
const ItemCategory: Struct<string, null> = coerce(string(), unknown(), (value) => {
  const name = categoryName(value);
  return name === undefined || name === null || name === '' ? DEFAULT_CATEGORY : name;
});
const ItemQuantity: Struct<number | null, null> = coerce(nullable(number()), unknown(), (value) => {
  if (value === undefined || value === '') return null;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
});

export const Item = type({
  id: Id,
  name: Loose,
  description: Loose,
  category: ItemCategory,
  notes: Loose,
  /** Pieces, metres, litres: whatever is counted. null when the host knows none. */
  quantity: ItemQuantity,
  location_id: Reference,
  supplier: Loose,
  supplier_part_no: Loose,
  supplier_item_url: Loose,
  /** YYYY-MM-DD. */
  acquisition_date: Day,
  created_at: Moment,
  updated_at: Moment,
  /** Our host's revision of the item, the value of If-Match. */
  version: optional(number()),
  /** Names from the root to the item's location, joined by ' › '; with search hits. */
  location_path: optional(string()),
  location_label: optional(string()),
  /** Of the item's first photo; absent when it has none. */
  thumbnail_url: ThumbnailUrl,
  /** In what a browser keeps without that address: there is one. */
  has_photo: extra(boolean()),
  /** Set when a host or a layer kept the update offline (section 7). */
  offline_update: optional(boolean()),
});
export type Item = Infer<typeof Item>;

/** A node of the hierarchy: a location with its children nested. */
export interface LocationNode {
  id: string;
  name: string;
  description: string;
  /** The short code on the tape; '' when there is none. */
  label: string;
  /** For example ROOM, SHELF, CABINET, CONTAINER. */
  type: string;
  location_type_id: number | null;
  location_type_name: string;
  location_area_id: number | null;
  location_area_name: string;
  area: string;
  /** null at the top level. */
  parent_id: string | null;
  children: LocationNode[];
  created_at: string | null;
  updated_at: string | null;
  version?: number | undefined;
  /** Of the location's first photo; absent when it has none. */
  thumbnail_url?: string | undefined;
}

const locationFields = {
  id: Id,
  name: Loose,
  description: Loose,
  label: Loose,
  type: Loose,
  location_type_id: OptionalLookupId,
  location_type_name: Loose,
  location_area_id: OptionalLookupId,
  location_area_name: Loose,
  area: Loose,
  parent_id: Reference,
  created_at: Moment,
  updated_at: Moment,
  version: optional(number()),
  thumbnail_url: ThumbnailUrl,
};

// The cast only joins the recursive type; every field is checked by the struct.
export const LocationNode: Struct<LocationNode> = type({
  ...locationFields,
  children: coerce(array(lazy(() => LocationNode)), unknown(), (value) => value ?? []),
}) as unknown as Struct<LocationNode>;

/** One location without its children: what lists, pages and forms work with. */
export type Location = Omit<LocationNode, 'children'>;
/** A host that answers a location without an id is shown, but cannot be asked to change it (LOC-18). */
export const Location = type({ ...locationFields, id: Loose });

export const LocationType = type({ id: LookupId, name: string() });
export type LocationType = Infer<typeof LocationType>;
/** Names are stored uppercase (ENT-18). */
export const LocationArea = type({ id: LookupId, name: string() });
export type LocationArea = Infer<typeof LocationArea>;
export const ItemCategoryEntry = type({ id: LookupId, name: string() });
export type ItemCategoryEntry = Infer<typeof ItemCategoryEntry>;
/** Any entry of the three lookup lists. */
export type Lookup = { id: number; name: string };

/** The answer of POST /api/login. Only the token is certain. */
export const LoginAnswer = type({
  token: define<string>('token', (value) => typeof value === 'string' && value !== ''),
  username: optional(string()),
});
export type LoginAnswer = Infer<typeof LoginAnswer>;
