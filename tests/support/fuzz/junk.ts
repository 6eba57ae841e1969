import { HOSTILE_TEXTS } from '../generator/hostile.ts';
import type { Random } from '../generator/random.ts';

/** Texts that no field may hold, or that stand at the edge of it. */
const REFUSED_TEXTS: readonly string[] = [
  '',
  ' ',
  'x',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202Egnp.exe',
  '\u2066open',
  '\u200B',
  '\u2800',
  'two\nlines',
  '\u0007bell',
  '\uFEFFbom',
];

/** Lengths next to a limit of the contract, in characters. */
const EDGES = [2, 50, 51, 60, 61, 80, 81, 100, 101, 200, 201, 300, 301, 1000, 1001, 2000, 2001];
const LONG = [20_000, 20_001];

/** Ids and parts of paths that no record has, as they stand in an address. */
const ABSURD_PARTS: readonly string[] = [
  '%00',
  '%',
  '%zz',
  '%ff',
  '%C0%AF',
  '%F0%9F%A6%88',
  '%E2%80%AE',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '..',
  '.',
  '',
  '-1',
  '0',
  '1',
  '1e308',
  '9'.repeat(20),
  'constructor',
  '__proto__',
  'hierarchy',
  'restore',
  "'%20or%201=1",
  '*',
  ';a=b',
  ':id',
  '{}',
  'a%2Fb',
  '\u00e9\u00ff',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(301),
];

/** An id that nothing has, or not quite: one letter of a real one away. Rarely one that is too long for any header. */
export function absurdPart(random: Random): string {
  if (random.chance(0.03)) return 'x'.repeat(random.pick([4000, 20_000, 40_000]));
  return random.pick(ABSURD_PARTS);
}

export function nearPart(random: Random, id: string): string {
  const at = random.whole(0, Math.max(0, id.length - 1));
  return random.pick([
    () => id.slice(0, at) + id.slice(at + 1),
    () => `${id.slice(0, at)}%00${id.slice(at)}`,
    () => id.toUpperCase(),
    () => `${id}%20`,
    () => `${id}/`,
    () => `${id},${id}`,
  ])();
}

/** A text for a field: allowed and hostile, not allowed, or at the edge of a length. */
export function anyText(random: Random): string {
  if (random.chance(0.01)) return random.pick(['x', '\u{1F9F0}', '\u00e9']).repeat(random.pick(LONG));
  if (random.chance(0.25))
    return random.pick(['W', '\u{1F9F0}', 'x\u0301', '\u5B57']).repeat(random.pick(EDGES));
  return random.pick(random.chance(0.4) ? REFUSED_TEXTS : HOSTILE_TEXTS);
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  0.1,
  1e12,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  [[]],
  ['x', 'y'],
  {},
  { name: 'x' },
  { name: { name: 'x' } },
  { name: null },
  { toString: 1 },
  { toJSON: 'x', constructor: null },
  { length: 1e9 },
  '2024-02-30',
  '0000-01-01',
  'javascript:alert(1)',
  'http://',
  'https://[::1]:99999/',
];

/** Any value that JSON can carry, for a field that asks for another one. */
export function anyValue(random: Random): unknown {
  return random.chance(0.4) ? anyText(random) : random.pick(ODD_VALUES);
}

/** Bytes of any kind. */
export function anyBytes(random: Random, most: number): Buffer {
  return Buffer.from(Array.from({ length: random.whole(0, most) }, () => random.whole(0, 255)));
}
