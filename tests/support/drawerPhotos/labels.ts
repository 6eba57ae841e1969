import type { Random } from '../generator/random.ts';
import type { Area } from './contents.ts';
import { type Hand, widthOf, write } from './lettering.ts';

/** How the labels of one cabinet look. */
export interface LabelStyle {
  hand: Hand;
  /** Colours of the labels' ground; one of them each. */
  grounds: readonly string[];
  edge: string | undefined;
  /** How crooked a label may be stuck on, in degrees. */
  crooked: number;
  /** How much of the label's height capitals take. */
  fill: number;
  capitalsOnly: boolean;
}

const KINDS = ['tape', 'paper', 'handwritten', 'inverted'] as const;

/** One of the kinds at random: printed tape, printed paper, written by hand, white on black. */
export function labelStyle(random: Random): LabelStyle {
  const kind = random.pick(KINDS);
  const print = {
    pen: random.whole(9, 15),
    spacing: random.whole(22, 32),
    slant: 0,
    unsteadiness: 0,
    colour: '#151515',
  };
  const shared = {
    edge: random.chance(0.5) ? '#9a9a9a' : undefined,
    fill: 0.5 + random.next() * 0.15,
    capitalsOnly: false,
  };
  switch (kind) {
    case 'tape':
      return { ...shared, hand: print, grounds: random.pick([['#fdfdfb'], ['#f7e463'], ['#fdfdfb', '#f7e463', '#cfe8f7']]), crooked: 2.5 }; // oxfmt-ignore
    case 'paper':
      return {
        ...shared,
        hand: print,
        grounds: random.pick([['#f3f1e8'], ['#ffffff'], ['#e9e2cc']]),
        crooked: 1,
      };
    case 'inverted':
      return { ...shared, hand: { ...print, colour: '#f4f4f4' }, grounds: ['#1a1a1a'], crooked: 1, capitalsOnly: random.chance(0.5) }; // oxfmt-ignore
    case 'handwritten': {
      const colour = random.pick(['#1b1f4a', '#222222', '#7a1717']);
      const hand = { colour, pen: random.whole(8, 13), spacing: random.whole(20, 30), slant: random.whole(2, 14), unsteadiness: 0.4 + random.next() * 0.6 }; // oxfmt-ignore
      return {
        ...shared,
        hand,
        grounds: ['#fbfaf4', '#f3ecd2'],
        crooked: 3,
        capitalsOnly: random.chance(0.3),
      };
    }
  }
}

/** A label with this text in the area, as SVG. The text shrinks until it fits. */
export function drawLabel(random: Random, style: LabelStyle, area: Area, text: string): string {
  const fits = (area.width * 0.88) / (widthOf(text, style.hand) / 100);
  const height = Math.min(area.height * style.fill, fits);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const angle = (random.next() * 2 - 1) * style.crooked;
  const edge = style.edge === undefined ? '' : ` stroke="${style.edge}"`;
  return (
    `<g transform="rotate(${angle.toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})">` +
    `<rect x="${area.x}" y="${area.y}" width="${area.width}" height="${area.height}" rx="1.5" fill="${random.pick(style.grounds)}"${edge}/>` +
    `${write(text, style.hand, random, { x, y, height })}</g>`
  );
}
