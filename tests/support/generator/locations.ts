import type { BUILT_IN_LOCATION_TYPES } from '../../../contract/builtins.ts';
import { hostileName, hostileText } from './hostile.ts';
import { remark } from './notes.ts';
import type { Random } from './random.ts';

/** A location before it is in a database. */
export interface GeneratedLocation {
  /** Place in the order in which locations come, from 0. */
  number: number;
  /** Number of the location around it, which came before; null at the top. */
  parent: number | null;
  /** 1 at the top. */
  depth: number;
  name: string;
  description: string;
  /** Unique, ignoring case; '' when it has none. */
  label: string;
  type: (typeof BUILT_IN_LOCATION_TYPES)[number];
  /** Uppercase; the same in all that is in one room. */
  area: string;
}

/** Levels of the tree. */
export const DEPTH = 6;

const AREAS = [
  'HANGAR',
  'GARAGE',
  'HOUSE',
  'WORKSHOP',
  'GARDEN-SHED',
  'CELLAR',
  'ATTIC',
  'LAB',
  'MAKERSPACE',
  'OFFICE',
  'STORE NORTH',
  'STORE SOUTH',
  'BÜRO',
  'ENTREPÔT',
  'ŁÓDŹ',
] as const;

interface Level {
  type: GeneratedLocation['type'];
  /** Begins the part of the label that stands for it. */
  code: string;
  names: readonly string[];
}

const level = (type: Level['type'], code: string, ...names: string[]): Level => ({ type, code, names });

/** What stands at each depth. */
const LEVELS: readonly (readonly Level[])[] = [
  [level('Room', 'R', 'Room', 'Hall', 'Bay', 'Werkstatt', 'Atelier', 'Store', 'Küche')],
  [
    level('Shelf Unit', 'SU', 'Shelf unit', 'Rack', 'Regal', 'Étagère'),
    level('Cabinet', 'CA', 'Cabinet', 'Locker', 'Schrank', 'Drawer cabinet'),
    level('Rolling Tool Chest', 'TC', 'Tool chest', 'Tool trolley'),
    level('Closet', 'CL', 'Closet', 'Built-in closet'),
  ],
  [
    level('Shelf', 'S', 'Shelf', 'Board', 'Arm', 'Fachboden'),
    level('Drawer', 'D', 'Drawer', 'Schublade', 'Tiroir'),
  ],
  [
    level('Bin', 'B', 'Bin', 'Tray', 'Open bin'),
    level('Box', 'K', 'Box', 'Case', 'Assortment', 'Kiste'),
    level('Container', 'C', 'Tub', 'Crate', 'Bucket'),
  ],
  [level('Container', 'C', 'Insert', 'Small case', 'Dose'), level('Box', 'K', 'Compartment case', 'Tin')],
  [level('Container', 'F', 'Compartment', 'Cell', 'Fach', 'Tube')],
];

const SUBJECTS = [
  'screws',
  'nuts and washers',
  'resistors',
  'cables',
  'adapters',
  'drills',
  'paint',
  'glue',
  'seals',
  'fittings',
  'offcuts',
  'bearings',
  'springs',
  'batteries',
  'lamps',
  'Dübel',
  'Kleinteile',
  'outils',
  'pièces détachées',
  'narzędzia',
] as const;

/** `count` locations, parents first, each `hostile` with that probability. */
export function* generateLocations(
  random: Random,
  count: number,
  hostile: number,
): Generator<GeneratedLocation> {
  // So that a small inventory has few rooms and a big one many, none of them with thousands of shelves.
  const rooms = Math.min(count, Math.max(3, Math.round(Math.sqrt(count) / 4)));
  const budgets = split(random, count - rooms, rooms);
  const counter = { next: 0 };
  for (const [index, below] of budgets.entries()) {
    const around = { parent: null, label: '', area: random.pick(AREAS) };
    yield* subtree(random, { ...around, depth: 1, ordinal: index + 1, below }, counter, hostile);
  }
}

interface Spot {
  parent: number | null;
  depth: number;
  area: string;
  /** Label of the parent, without what is hostile in it. */
  label: string;
  /** Among its siblings, from 1. */
  ordinal: number;
  /** How many locations come below it. */
  below: number;
}

function* subtree(
  random: Random,
  spot: Spot,
  counter: { next: number },
  hostile: number,
): Generator<GeneratedLocation> {
  const number = counter.next++;
  const { type, code, names } = random.pick(LEVELS[spot.depth - 1] ?? []);
  const label = `${spot.label === '' ? '' : `${spot.label}-`}${code}${spot.ordinal}`;
  const subject = spot.depth > 2 && random.chance(0.6) ? `, ${random.pick(SUBJECTS)}` : '';
  const location: GeneratedLocation = {
    number,
    parent: spot.parent,
    depth: spot.depth,
    name: `${random.pick(names)} ${spot.ordinal}${subject}`,
    description: remark(random),
    label: random.chance(0.05) ? '' : label,
    type,
    area: spot.area,
  };
  yield random.chance(hostile) ? madeHostile(random, location) : location;
  const left = DEPTH - spot.depth;
  if (spot.below === 0 || left === 0) return;
  // At least so many that the levels left can take them all.
  const children = Math.min(spot.below, Math.max(random.whole(3, 9), Math.ceil(spot.below ** (1 / left))));
  const budgets = left === 1 ? [] : split(random, spot.below - children, children);
  for (let index = 0; index < children; index++) {
    const inner = { parent: number, depth: spot.depth + 1, area: spot.area, label, ordinal: index + 1 };
    yield* subtree(random, { ...inner, below: budgets[index] ?? 0 }, counter, hostile);
  }
}

/** `total` in `parts` uneven whole parts. */
function split(random: Random, total: number, parts: number): number[] {
  const weights = Array.from({ length: parts }, () => 0.4 + random.next());
  let weight = weights.reduce((sum, each) => sum + each, 0);
  let left = total;
  return weights.map((each) => {
    const part = Math.round((left * each) / weight);
    left -= part;
    weight -= each;
    return part;
  });
}

/** The label keeps its own beginning, which makes it unique. */
function madeHostile(random: Random, location: GeneratedLocation): GeneratedLocation {
  return {
    ...location,
    name: hostileName(random, 100),
    description: random.chance(0.5) ? hostileText(random) : location.description,
    label: location.label === '' ? '' : `${location.label} ${hostileName(random, 20)}`.trim(),
  };
}
