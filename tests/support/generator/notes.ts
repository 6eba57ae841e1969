import type { Random } from './random.ts';

const SHORT = [
  'Reorder at five',
  'Reorder when the bag is open',
  'Last one: order now',
  'Checked in spring',
  'Opened',
  'Belongs to the red case',
  'Lent to Zoë until Easter',
  'Für Stainless nur mit Öl',
  'À vérifier avant l’hiver',
  'Ask Jürgen before use',
  'Second-hand, not tested',
  'Spare for the lathe',
] as const;

const CONTENTS = [
  'M3 nuts',
  'M4 washers',
  'cable ties',
  'heat-shrink',
  'fuses',
  'hex keys',
  'springs',
  'O-rings',
  'ferrules',
  'zip bags',
  'bushings',
  'knobs',
  'brushes',
  'bits',
  'clips',
  'adhesive pads',
] as const;

const SENTENCES = [
  'Bought for the rebuild of the extraction and never used up.',
  'The data sheet is in the folder beside the door.',
  'Two of them have a scratch on the housing, which does not matter.',
  'When the shelf was moved this was counted again, and the number was right.',
  'Do not mix with the older ones: the thread is a different one.',
  'The supplier has changed the part number since; the old one still finds it.',
  'Needs 24 V and at least 2 A, or it restarts under load.',
  'Müller & Söhne took back the first delivery because the coating came off.',
  'Après trois ans au hangar, le joint était encore souple.',
  'Zapasowe części są w dolnej szufladzie.',
  'Whoever takes the last but one writes it on the list at the door.',
  'Torque: 2.4 Nm dry, 1.9 Nm with grease.',
  'Stored lying down; standing up it leaks.',
  'Fits the old bracket as well, with one washer more on the left.',
] as const;

/** Notes as people leave them: mostly none, often a few words, now and then pages. */
export function notes(random: Random): string {
  const kind = random.next();
  if (kind < 0.5) return '';
  if (kind < 0.72) return random.pick(SHORT);
  if (kind < 0.86) return some(random, CONTENTS, 3, 9).join(', ');
  if (kind < 0.97) return some(random, SENTENCES, 1, 4).join(' ');
  const paragraphs = Array.from({ length: random.whole(2, 9) }, () =>
    some(random, SENTENCES, 4, 8).join(' '),
  );
  return paragraphs.join('\n\n');
}

/** A sentence for a location's description, or nothing. */
export function remark(random: Random): string {
  return random.chance(0.6) ? '' : random.pick(SENTENCES);
}

function some(random: Random, choices: readonly string[], least: number, most: number): string[] {
  return Array.from({ length: random.whole(least, most) }, () => random.pick(choices));
}
