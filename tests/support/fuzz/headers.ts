import type { Random } from '../generator/random.ts';
import type { World } from './world.ts';

/** Name and value; a name may come twice. */
export type Header = readonly [string, string];

/** Nobody's token. */
const NOBODY = 'Bearer 0123456789abcdefghijklmnopqrstuvwxyz0123456';

/** The login of a call: mostly a good one. */
export function loginOf(random: Random, world: World, name: string): Header[] {
  // Whoever logs out ends what the other calls need.
  const token = name === 'POST /api/logout' ? world.spare : world.token;
  if (random.chance(0.93)) return [['Authorization', `Bearer ${token}`]];
  const wrong = [
    '',
    'Bearer',
    NOBODY,
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${'x'.repeat(9000)}`,
  ];
  return random.chance(0.2) ? [] : [['Authorization', random.pick(wrong)]];
}

type Making = (random: Random, world: World) => Header;

const MAKINGS: readonly Making[] = [
  (random, world) => ['If-Match', random.pick(['"1"', '"2"', '*', world.pick(random, 'tags'), ...TAGS])],
  (random, world) => ['If-None-Match', random.pick(['*', world.pick(random, 'tags'), ...TAGS])],
  (random) => ['Idempotency-Key', random.pick(KEYS)],
  // Few keys, so that some come again with another request.
  (random) => ['Idempotency-Key', `key-${random.whole(1, 200)}`],
  (random) => ['Range', random.pick(RANGES)],
  (random) => ['If-Range', random.pick(['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT'])],
  (random) => ['Accept-Encoding', random.pick(ENCODINGS)],
  (random) => ['Accept', random.pick(['*/*', 'text/html', ';;;', 'application/xml;q=2'])],
  (random) => ['Content-Encoding', random.pick(['gzip', 'br', 'identity', 'x, y'])],
  (random) => ['X-Forwarded-For', random.pick(['1.2.3.4', 'a, b', '::1', ','.repeat(500), '1.2.3.4:99999'])],
  (random) => ['X-Forwarded-Proto', random.pick(['https', 'x', 'https, http'])],
  (random) => ['Forwarded', random.pick(['for="[::1"', 'for=_x;proto=https', ';;;'])],
  (random) => ['X-HTTP-Method-Override', random.pick(['DELETE', 'TRACE'])],
  (random) => ['Cookie', random.pick(['a=b', '=', ';;;', `device=${'x'.repeat(3000)}`, '\u00ff=\u00fe'])],
  (random) => ['Origin', random.pick(['null', 'https://evil.example', 'x', ''])],
  (random) => ['Host', random.pick(HOSTS)],
  (random) => ['Expect', random.pick(['100-continue', 'x', '100-continue, x'])],
  (random) => ['Upgrade', random.pick(['h2c', 'websocket', 'TLS/1.0'])],
  (random) => ['TE', random.pick(['trailers', 'x'])],
  (random) => [`X-${'y'.repeat(random.whole(1, 300))}`, 'z'.repeat(random.pick([0, 1, 8000, 40_000]))],
];

const TAGS = ['', '"', 'W/"1"', '1', '"1", "2"', '"\u00ff"', `"${'9'.repeat(400)}"`, ',,,', '"__proto__"'];
const KEYS = ['', ' ', 'a b', '\u00e9', 'x'.repeat(200), 'x'.repeat(201), '__proto__', '"key"', 'a,b'];
const RANGES = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-,0-,0-',
  'items=0-11',
  'bytes=99999999999999999999-',
  `bytes=${'0-1,'.repeat(1000)}`,
  'x',
];
const ENCODINGS = ['gzip', 'br', 'gzip;q=0', '*', ',,;q=', 'gzip;q=9'.repeat(300), 'identity;q=0'];
const HOSTS = [
  '',
  'a b',
  'evil.example',
  '[::1',
  '127.0.0.1:99999',
  'a/b',
  'a@b',
  '\u00ff',
  'x'.repeat(300),
  '..',
];

/** None or some headers that calls may have, good ones and junk; now and then very many, or the same one twice. */
export function someHeaders(random: Random, world: World): Header[] {
  if (random.chance(0.55)) return [];
  if (random.chance(0.01))
    return Array.from({ length: random.pick([150, 300]) }, (_, n): Header => [`X-${n}`, 'y']);
  const made = Array.from({ length: random.whole(1, 3) }, () => random.pick(MAKINGS)(random, world));
  const [first] = made;
  return first && random.chance(0.15) ? [...made, first] : made;
}
