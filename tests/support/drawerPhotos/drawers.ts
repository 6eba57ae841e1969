import type { Random } from '../generator/random.ts';
import { type Area, heap } from './contents.ts';

/** How the drawers of one cabinet look. */
export interface DrawerStyle {
  /** The drawing of one drawer in its opening, as SVG, without its label. */
  draw(random: Random, opening: Area): string;
  /** Where its label is stuck, within the opening. */
  label(opening: Area): Area;
}

const FRONTS = [
  '#2f4858', '#b03a2e', '#d9d4c7', '#3a3a3c', '#6b8e6b', '#e8e6df', '#c98b3c', '#1f3a5f', '#8d8f92', '#f2c94c',
]; // oxfmt-ignore
const PALE = ['#dfe6ea', '#cfd8dc', '#e9e4d8', '#b9c4c9'];
const DARK = ['#2a2d30', '#1d2226', '#3b3026', '#34424c'];
/** People make labels that they can read: a label is this many pixels high, where its drawer has room for it. */
const LEGIBLE = 26;
const KINDS = ['solid', 'clear', 'tray', 'bin'] as const;

const rect = ({ x, y, width, height }: Area, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;

const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** One of the kinds at random: closed fronts, clear ones, trays seen from above, open bins. */
export function drawerStyle(random: Random): DrawerStyle {
  const share = 0.2 + random.next() * 0.12;
  const wide = 0.62 + random.next() * 0.3;
  const at = random.pick(['top', 'middle', 'bottom'] as const);
  const label = (opening: Area, place: typeof at): Area => {
    const legible = Math.min(LEGIBLE, opening.height * 0.45);
    const height = Math.max(legible, Math.min(opening.height * share, opening.width * 0.34));
    const width = Math.min(opening.width * wide, height * 7);
    const margin = opening.height * 0.08;
    const low = opening.y + opening.height - height - margin;
    const y = { top: opening.y + margin, middle: (opening.y + low) / 2, bottom: low }[place];
    return { x: opening.x + (opening.width - width) / 2, y, width, height };
  };
  switch (random.pick(KINDS)) {
    case 'solid':
      return { ...solid(random, at), label: (opening) => label(opening, at) };
    case 'clear':
      return { ...clear(random), label: (opening) => label(opening, at) };
    case 'tray':
      return { ...tray(random), label: (opening) => label(opening, at === 'middle' ? 'top' : at) };
    case 'bin':
      return { ...bin(random), label: (opening) => label(opening, 'bottom') };
  }
}

type Drawing = Pick<DrawerStyle, 'draw'>;

function solid(random: Random, labelAt: string): Drawing {
  const fronts = random.chance(0.25) ? [random.pick(FRONTS), random.pick(FRONTS)] : [random.pick(FRONTS)];
  const gap = random.next() * 0.03;
  const knob = random.pick(['knob', 'slot', 'lip', 'none']);
  const knobAt = labelAt === 'bottom' ? 0.3 : 0.74;
  return {
    draw(random, opening) {
      const front = inset(opening, gap * opening.height);
      const [x, y] = [front.x + front.width / 2, front.y + front.height * knobAt];
      const size = Math.min(front.width, front.height);
      const shine = `<path d="M${front.x} ${front.y + 1}H${front.x + front.width}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
      const handle = {
        knob: `<circle cx="${x}" cy="${y}" r="${size * 0.08}" fill="#bbb" stroke="#555"/>`,
        slot: `<rect x="${x - front.width * 0.15}" y="${y - size * 0.04}" width="${front.width * 0.3}" height="${size * 0.08}" rx="3" fill="#111"/>`,
        lip: `<rect x="${x - front.width * 0.25}" y="${y}" width="${front.width * 0.5}" height="${size * 0.1}" rx="2" fill="#fff" fill-opacity=".3"/>`,
        none: '',
      }[knob];
      return rect(opening, '#151515') + rect(front, random.pick(fronts), 'rx="2"') + shine + (handle ?? '');
    },
  };
}

function clear(random: Random): Drawing {
  const [ground, cloud] = [random.pick([...PALE, ...DARK]), 0.15 + random.next() * 0.3];
  return {
    draw(random, opening) {
      const size = Math.min(opening.width, opening.height);
      const heapArea = { ...inset(opening, size * 0.14), y: opening.y + opening.height * 0.35 };
      heapArea.height = opening.height * 0.55;
      return (
        rect(opening, ground) +
        heap(random, heapArea, random.whole(0, 14), size * 0.16) +
        rect(opening, '#ffffff', `fill-opacity="${cloud.toFixed(2)}"`) +
        rect(inset(opening, 2), 'none', 'stroke="#ffffff" stroke-opacity=".5" stroke-width="2"')
      );
    },
  };
}

function tray(random: Random): Drawing {
  const ground = random.pick([...PALE, ...DARK]);
  return {
    draw(random, opening) {
      const size = Math.min(opening.width, opening.height);
      const shade = { ...opening, height: opening.height * 0.1 };
      return (
        rect(opening, ground) +
        heap(random, inset(opening, size * 0.16), random.whole(0, 18), size * 0.17) +
        rect(shade, '#000', 'fill-opacity=".3"')
      );
    },
  };
}

function bin(random: Random): Drawing {
  const [colour, depth] = [random.pick(FRONTS), 0.4 + random.next() * 0.2];
  return {
    draw(random, opening) {
      const lip = { ...opening, y: opening.y + opening.height * (1 - depth), height: opening.height * depth };
      const inside = inset({ ...opening, height: opening.height * (1 - depth) }, opening.width * 0.08);
      const size = Math.min(opening.width, opening.height);
      return (
        rect(opening, '#1b1b1d') + heap(random, inside, random.whole(2, 12), size * 0.16) + rect(lip, colour)
      );
    },
  };
}
