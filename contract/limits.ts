/** Business constants of section 9, once for both sides. Times are in milliseconds, sizes in bytes. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long the client waits for each kind of call. */
export const TIMEOUTS = {
  items: 5 * SECOND,
  search: 5 * SECOND,
  location: 4 * SECOND,
  hierarchy: 10 * SECOND,
  /** Calls for which the specification names none. */
  other: 10 * SECOND,
} as const;

/** How long the upload of a photo may take. */
export const UPLOAD_TIMEOUTS = {
  /** Without any byte leaving. */
  stalled: 30 * SECOND,
  /** From the last byte to the answer: photos wait for their turn to be processed. */
  answer: MINUTE,
  /** For everything, however slowly it goes. */
  total: 10 * MINUTE,
} as const;

/** How long making a photo smaller may take in the browser: on a slow phone with the largest photo, it ends. */
export const SHRINK_TIMEOUT = MINUTE;

/** How long an answer counts as fresh in the client's cache. */
export const FRESHNESS = {
  standard: 5 * MINUTE,
  location: 10 * MINUTE,
  hierarchy: 10 * MINUTE,
} as const;

/** One repeat of a failed query, unless a layer says otherwise (CACHE-01). */
export const QUERY_RETRIES = 1;

/** Pauses before the items grid's own three retries (HOME-26, HOME-27). */
export const ITEMS_RETRY_DELAYS = [1 * SECOND, 2 * SECOND, 3 * SECOND] as const;

export const ITEMS_PER_PAGE = 12;
/** Rows of a page of Home's table of items. */
export const TABLE_ROWS = 100;

export const ITEM_NAME = { min: 2, max: 50 } as const;
export const LOCATION_NAME = { min: 2, max: 100 } as const;
/** The shortest id that an item update accepts (VALID-19). */
export const ITEM_ID_MIN = 10;
/** Longest text the server takes for a free-text field; keeps one request from filling the disk. */
export const TEXT_MAX = 20_000;
export const LABEL_MAX = 60;
export const LOOKUP_NAME_MAX = 80;
export const QUANTITY_MAX = 1e12;
/** Smallest quantity above 0: what is less is what a calculation left, and not every SQLite reads it as it was written. */
export const QUANTITY_MIN = 1e-9;
export const USERNAME_MAX = 100;
/** Argon2 hashes what it is given: a cap keeps a huge password from costing a huge hash. */
export const PASSWORD_MAX = 1000;
/** Characters of a password when it is set. */
export const NEW_PASSWORD = { min: 10, max: 128 } as const;

/** Quantity of a new item when the form's is falsy (ENT-05). */
export const QUANTITY_ON_CREATE = 1;

export const DATE_PICKER_YEARS = 30;

/** Longest Idempotency-Key, in characters. */
export const IDEMPOTENCY_KEY_MAX = 200;
/** Largest JSON body the server reads. */
export const JSON_BODY_MAX = 1024 * 1024;
/** Largest photo that can be uploaded, itself still allowed: after shrinking, and as chosen by a person. */
export const IMAGE_BYTES_MAX = 6 * 1024 * 1024;
export const IMAGE_CHOSEN_BYTES_MAX = 30 * 1024 * 1024;
/** Longest side of a kept photo, in pixels. */
export const IMAGE_SIDE_MAX = 1536;
/** Most pixels of a photo that the server unpacks; of formats that cost much it unpacks fewer. */
export const IMAGE_PIXELS_MAX = 100_000_000;
/** Longest sides of the small pictures made of each photo, in pixels. */
export const THUMBNAIL_SIDE = 320;
export const PREVIEW_SIDE = 960;
/** Longest kept file name of a photo, in characters. */
export const FILENAME_MAX = 200;
/** Largest page of a list the server hands out at once. */
export const PAGE_LIMIT_MAX = 10_000;
/** Most names in a list of types, areas or categories: those lists are answered whole. */
export const LOOKUPS_MAX = 5000;
/** Most groups of words that mean the same in one workshop, how many words are in each, and the longest of them. */
export const SYNONYM_GROUPS_MAX = 500;
export const SYNONYMS_OF_GROUP = { min: 2, max: 12 } as const;
export const SYNONYM_MAX = 60;
/** Most items that are given another category at once when theirs is renamed: all other writers wait while their rows are written. */
export const RENAMED_ITEMS_MAX = 10_000;
/** Largest page of the photos of one item or location. */
export const LINKS_LIMIT_MAX = 50;
/** Entries of a history that the server hands out at once: unless asked, and at most. */
export const HISTORY_PAGE = { standard: 50, max: 100 } as const;
/** Characters of a text in an entry of a history; of a longer one that is its beginning. */
export const HISTORY_TEXT_MAX = 300;
/** Hits ranked for one search; more than that is a search to narrow. */
export const SEARCH_LIMIT_DEFAULT = 100;

/** Pauses between an event and the navigation that follows it. */
export const NAVIGATION_DELAYS = {
  itemCreated: 100,
  itemEdited: 1.5 * SECOND,
  locationSaved: 300,
  searchFocus: 120,
} as const;
