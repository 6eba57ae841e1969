/** Lists a fresh server starts with, and the names both sides treat specially. */

/** The 14 categories of section 3, in the specification's order. */
export const BUILT_IN_CATEGORIES = [
  'Electronics',
  'Fasteners',
  'Tools',
  'Raw Materials',
  'Plumbing',
  'Electrical',
  'Hardware',
  'Misc',
  'Rivets',
  'Cleaning Supplies',
  'Lubricants',
  'Home Improvement',
  'Gardening Supplies',
  'Lawn & Garden',
] as const;

/** The nine types of the location-search filter (section 2). */
export const FILTER_LOCATION_TYPES = [
  'Container',
  'Bin',
  'Shelf Unit',
  'Rolling Tool Chest',
  'Closet',
  'Box',
  'Shelf',
  'Cabinet',
  'Drawer',
] as const;

/** A fresh server's types: the nine and Room (decisions, Locations). */
export const BUILT_IN_LOCATION_TYPES = [...FILTER_LOCATION_TYPES, 'Room'] as const;

/** A fresh server's areas. */
export const BUILT_IN_LOCATION_AREAS = ['HANGAR', 'GARAGE', 'HOUSE'] as const;

export const DEFAULT_CATEGORY = 'Misc';
export const DEFAULT_LOCATION_TYPE = 'Container';
export const DEFAULT_LOCATION_AREA = 'HANGAR';
/** Type of a root location that an import makes, and of the first one of all. */
export const ROOT_TYPE = 'Room';
/** An item of exactly this category counts as a container (ENT-37). */
export const STORAGE_CATEGORY = 'Storage';

/**
 * Features this host advertises in `Stowage-Features`; a client sends no extension without them. `idempotency`:
 * POST /api/items takes an Idempotency-Key. `idempotency-all`: every POST that makes something takes one, locations,
 * types, areas, categories, images, their links and analyses too. `if-match`: PATCH and DELETE of items and locations take an If-Match
 * (decision record 11).
 * `idempotency-updates`: PATCH of items and locations takes an Idempotency-Key; a repeat changes nothing
 * and is answered with what there is by then.
 * `images`: photos are kept and shown; POST /api/images and the links of photos take an Idempotency-Key too. `thumbnails`: items, locations and images carry `thumbnail_url` (decision record 15).
 * `analysis`: photos can be analysed; not advertised while an administrator has that switched off (decision record 17).
 * `hierarchy-changes`: GET /api/locations/hierarchy?since={its ETag, or the tag of the last difference} may answer what has
 * changed instead of the tree (decision record 28).
 * `history`: GET /api/items/{id}/history, in pages and with long texts cut (decision record 38).
 * `within`: GET /api/items?within={location id} answers what is in a location or inside of what is in it.
 * `rename`: PATCH of a type, an area or a category gives it another name.
 * `synonyms`: /api/synonyms keeps words that mean the same in the workshop (decision record 67).
 * `server`: GET /api/server tells at which address people reach the host.
 * `export`: GET and POST /api/export/{file} take everything out (decision record 54).
 * `imports`: spreadsheets become items; /api/imports (decision record 53).
 * `places`: POST /api/locations/suggestions tells where a thing may belong (decision record 60).
 * `corrections`: PUT and DELETE /api/images/{id}/grid put right what an analysis has found (decision record 59).
 * `photo-changes`: GET /api/images/{id}/changes tells what is different from an earlier photo (decision record 62).
 * `unless-there`: POST /api/items takes {@link UNLESS_THERE_HEADER} (decision record 19).
 * `withdrawal`: every POST that takes an Idempotency-Key takes {@link WITHDRAWAL_HEADER} (decision record 11).
 * `restore`: POST /api/items/{id}/restore and /api/locations/{id}/restore bring back what was deleted (decision record 27).
 */
export const FEATURES_HEADER = 'Stowage-Features';
export const FEATURES = [
  'paging',
  'history',
  'logout',
  'version',
  'idempotency',
  'idempotency-all',
  'idempotency-updates',
  'if-match',
  'images',
  'thumbnails',
  'analysis',
  'restore',
  'rename',
  'within',
  'hierarchy-changes',
  'server',
  'export',
  'backup',
  'imports',
  'places',
  'corrections',
  'photo-changes',
  'synonyms',
  'unless-there',
  'withdrawal',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * With it an item is made only where no other of its name lies in its location: 412 else. Its value are the ids of those that may
 * lie there all the same, at most {@link UNLESS_THERE_MAX} with commas between, or 'none'.
 */
export const UNLESS_THERE_HEADER = 'Stowage-Unless-There';
export const UNLESS_THERE_MAX = 100;

/**
 * With it, whatever it says, a POST that was given up makes nothing, and nothing is made later under its Idempotency-Key: 412, unless
 * it was done before, which is answered as it was.
 */
export const WITHDRAWAL_HEADER = 'Stowage-Withdrawal';
