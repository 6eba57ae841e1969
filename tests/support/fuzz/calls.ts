import { createRandom, type Random } from '../generator/random.ts';
import { BODIES, goodBody, junkBody, nearBody } from './bodies.ts';
import { type Header, loginOf, someHeaders } from './headers.ts';
import { absurdPart, anyText, nearPart } from './junk.ts';
import { upload, uploadSheet } from './multipart.ts';
import type { World } from './world.ts';

/** One call of the fuzz, whole as it is sent. */
export interface FuzzCall {
  /** With the seed and what was answered before, it makes the same call again. */
  number: number;
  /** Whose call it is, as it is registered: 'POST /api/items'. */
  name: string;
  method: string;
  path: string;
  headers: Header[];
  body: Buffer | undefined;
}

export interface CallSource {
  /** All calls of the program. */
  routes: readonly string[];
  seed: number;
  world: World;
  pictures: readonly Buffer[];
}

/** The calls of the API among all that a program has registered, each once. */
export function apiCalls(routes: readonly string[]): string[] {
  return [...new Set(routes)].filter((route) =>
    /^(GET|POST|PUT|PATCH|DELETE) \/(api|locations|images)\//.test(route),
  );
}

/** A login costs a hash, a backup a process: some are enough. */
const COSTLY = /^POST \/api\/login$|\/backup\.zip$/;
const COSTLY_CHANCE = 0.15;

/** The call of this number. */
export function fuzzCall({ routes, seed, world, pictures }: CallSource, number: number): FuzzCall {
  const random = createRandom(Math.imul(seed, 1_000_003) + number);
  let name = random.pick(routes);
  if (COSTLY.test(name) && !random.chance(COSTLY_CHANCE)) name = random.pick(routes);
  const [registered = 'GET', pattern = '/'] = name.split(' ');
  const method = random.chance(0.05) ? random.pick(OTHER_METHODS) : registered;
  const path =
    (random.chance(0.03) ? random.pick(OTHER_PATHS) : pathOf(random, world, pattern)) +
    queryOf(random, world, name);
  const { body, type } = bodyOf(random, world, name, pictures);
  return {
    number,
    name,
    method,
    path: random.chance(0.3) && pattern.startsWith('/images/') ? signed(random, world) : path,
    headers: [
      ...loginOf(random, world, name),
      ...(type === undefined ? [] : [['Content-Type', type] as const]),
      ...someHeaders(random, world),
    ],
    body,
  };
}

const OTHER_METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
  'LINK',
];
const OTHER_PATHS = [
  '/',
  '//',
  '/api',
  '/api/',
  '/api//items',
  '/API/ITEMS',
  '/index.html',
  '/sw.js',
  '/assets/..%2f..%2fmain.js',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.stamp.json',
  '/api/items/x/history/y',
  '/%',
  '/\u00ff',
  '//evil.example/api/items',
  '/http://evil.example/',
  '*',
];

function pathOf(random: Random, world: World, pattern: string): string {
  if (random.chance(0.5)) pattern = pattern.replace(':locationId/:imageId', world.pick(random, 'pairs'));
  return pattern.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_whole, parameter: string) => {
    const id = world.idFor(random, pattern, parameter);
    if (random.chance(0.65)) return id;
    return random.chance(0.4) ? nearPart(random, id) : absurdPart(random);
  });
}

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  limit: ['1', '12', '10000', '10001', '0', '-1', '1.5', '1e3', '9'.repeat(30)],
  offset: ['0', '1', '12', '999999999', '9999999999'],
  sort: ['name', '-created', 'quantity', '-', '--name', 'id', '__proto__', 'name;drop'],
  category: ['Misc', 'misc', '%00', 'x'],
  q: ['m', 'screw', 'a*', '%22', 'NEAR(a%20b)', '%00', 'a%20OR%20b', '%E2%80%AE', 'x'.repeat(3000)],
  fields: ['id', 'id,status', ',,,', 'constructor,__proto__', 'toString'],
  since: ['0', '1', '-1', 'x', '99999999999999999999'],
  before: ['0', '1', '-1', 'x', '9'.repeat(30)],
  after: ['', 'x', 'e30', '%00', 'bnVsbA'],
  signature: ['x', ''],
  expires: ['0', '9999999999999', 'x'],
  only: ['problems', 'duplicates', 'all'],
};

const PAGED = ['limit', 'offset', 'sort', 'category'];
/** What the calls ask for by name; the others are asked with all of these names. */
const OWN_QUERIES: Readonly<Record<string, readonly string[]>> = {
  'GET /api/items': PAGED,
  'GET /locations/:id/items': PAGED,
  'GET /api/search': ['q', 'q', 'limit', 'offset'],
  'GET /api/items/:id/history': ['limit', 'before'],
  'GET /api/images': ['limit', 'offset', 'after', 'fields'],
  'GET /api/images/:id/analyze': ['fields'],
  'GET /api/locations/hierarchy': ['since'],
  'GET /api/imports/:id/rows': ['limit', 'offset', 'only'],
  'GET /api/item-images': ['item_id'],
  'POST /api/item-images': ['item_id', 'image_id'],
  'GET /api/location-images': ['location_id'],
};

/** What may follow the '?': names of the contract with good, odd and hostile values, given twice, or no query at all. */
function queryOf(random: Random, world: World, call: string): string {
  const own = OWN_QUERIES[call];
  if (random.chance(own ? 0.2 : 0.7)) return '';
  if (random.chance(0.05))
    return random.pick(['?', '?=', '?&&&', '?%', '?%00=%00', '?a[]=b&a[c]=d', '?__proto__=x']);
  const names =
    own && random.chance(0.9) ? own : [...Object.keys(QUERIES), 'item_id', 'location_id', 'image_id'];
  const pairs = Array.from({ length: random.whole(1, 3) }, () => {
    const name = random.pick(names);
    return `${name}=${valueOf(random, world, name)}`;
  });
  return `?${pairs.join('&')}`;
}

function valueOf(random: Random, world: World, name: string): string {
  if (random.chance(0.15)) return absurdPart(random);
  if (random.chance(0.15))
    return encodeURIComponent(
      anyText(random)
        .slice(0, 1000)
        .replaceAll(/\p{Cs}/gu, ''),
    );
  const known = QUERIES[name];
  if (name === 'since' && random.chance(0.5)) return encodeURIComponent(world.pick(random, 'tags'));
  return known ? random.pick(known) : world.idFor(random, '/', name.replace(/_id$/, 'Id'));
}

/** The signed address of a photo, as it was answered or nearly. */
function signed(random: Random, world: World): string {
  const address = world.pick(random, 'addresses');
  const path = address.startsWith('/') ? address : '/images/none?expires=1&signature=x';
  return random.chance(0.5)
    ? path
    : random.pick([`${path}x`, path.replace('expires=', 'expires=1'), `${path}&${path}`]);
}

interface Body {
  body: Buffer | undefined;
  type?: string;
}

function bodyOf(random: Random, world: World, name: string, pictures: readonly Buffer[]): Body {
  const taken = BODIES[name];
  const type = random.chance(0.08) ? random.pick(TYPES) : 'application/json';
  if (taken === undefined || taken === 'nothing') {
    return random.chance(0.93) ? { body: undefined } : { body: junkBody(random), type };
  }
  if (taken === 'photo')
    return random.chance(0.9) ? upload(random, pictures) : { body: junkBody(random), type };
  if (taken === 'spreadsheet')
    return random.chance(0.9) ? uploadSheet(random) : { body: junkBody(random), type };
  const good = goodBody(random, world, taken, name.startsWith('PATCH'));
  const chosen = random.next();
  if (chosen < 0.45) return { body: Buffer.from(JSON.stringify(good)), type };
  if (chosen < 0.85) return { body: Buffer.from(nearBody(random, good)), type };
  return { body: junkBody(random), type };
}

const TYPES = [
  '',
  'text/plain',
  'application/jsonp',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'APPLICATION/JSON',
  `application/${'x'.repeat(5000)}json`,
];
