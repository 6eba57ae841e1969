/** The first parts of the addresses of the app's pages: those of src/views/routes.tsx, which a test compares. */
export const PAGE_NAMES = [
  'login',
  'add',
  'edit',
  'add-location',
  'edit-location',
  'view',
  'location',
  'search',
  'unsent',
  'labels',
  'account',
  'words',
  'import',
] as const;

/** Addresses of pages, with their query. */
export const PAGES = new RegExp(`^/(?:(?:${PAGE_NAMES.join('|')})(?:[/?]|$)|\\?|$)`);

/** Addresses that are none: the API, and files such as /icon.svg. Pages are /location/…, without an s. */
export const NOT_PAGES: readonly RegExp[] = [
  /^\/(api|images|assets|locations)(\/|\?|$)/,
  /^\/[^/?]+\.[^/?]+(\?|$)/,
];
