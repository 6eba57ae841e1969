import type { Random } from '../generator/random.ts';

const SHORT = [
  'LED',
  'Nuts',
  'Pins',
  'Tape',
  'Fuse',
  'Hooks',
  'Wire',
  'Clips',
  'Caps',
  'Bolts',
  'Nails',
  'Plugs',
];
const LONG = [
  'Washers', 'Springs', 'Cable ties', 'Wall plugs', 'O-rings', 'Crimps', 'Fuse holders', 'Drill bits', 'Heat shrink',
  'Rivets', 'Bearings', 'Hinges', 'Magnets', 'Knobs', 'Spacers', 'Terminals', 'Switches', 'Relays', 'Batteries',
  'Hex keys', 'Wood screws', 'Pan head', 'Wing nuts', 'Cup hooks',
]; // oxfmt-ignore
const CHIPS = [
  'NE555',
  'BC547',
  'LM317',
  'TL072',
  '1N4148',
  '2N3904',
  'IRF540',
  'L7805',
  'PC817',
  'BS170',
  'TIP31',
];
const COLOURS = ['red', 'green', 'blue', 'white'];

/** What somebody writes on a drawer, of at most `lettersMax` letters (4 or more). */
export function labelText(random: Random, lettersMax: number): string {
  for (;;) {
    const text = anyText(random);
    if (text.length <= lettersMax) return text;
  }
}

function anyText(random: Random): string {
  switch (random.whole(0, 7)) {
    case 0:
      return `M${random.pick([2, 3, 4, 5, 6, 8])}x${random.pick([6, 8, 10, 12, 16, 20, 25, 30, 40])}`;
    case 1:
      return `M${random.pick([3, 4, 5, 6, 8])} ${random.pick(['nuts', 'bolts', 'washers', 'studs'])}`;
    case 2:
      return `${random.pick(['1', '2.2', '4.7', '10', '22', '47', '100', '220', '470'])}${random.pick(['k', ' nF', ' uF', ' pF'])}`;
    case 3:
      return random.pick(CHIPS);
    case 4:
      return `LED ${random.pick(COLOURS)}`;
    case 5:
      return random.pick(SHORT);
    default:
      return random.pick(LONG);
  }
}
