import type { Random } from '../generator/random.ts';
import type { Area } from './contents.ts';
import { widthOf, write } from './lettering.ts';

const GROUNDS = ['#fbfbf8', '#fbfbf8', '#fbfbf8', '#f5e04a', '#111214'];
const AROUND = 0.5;

/** A label printer's tape: as long as its text, of one height, round at the corners, hardly crooked. As SVG. */
export function drawTape(random: Random, area: Area, text: string): string {
  const ground = random.pick(GROUNDS);
  const colour = ground === '#111214' ? '#f6f6f2' : '#141414';
  const hand = {
    colour,
    pen: random.whole(11, 15),
    spacing: random.whole(22, 28),
    slant: 0,
    unsteadiness: 0,
  };
  const share = widthOf(text, hand) / 100;
  const capitals = Math.min(area.height * 0.56, area.width / (share + 2 * AROUND));
  const [width, height] = [capitals * (share + 2 * AROUND), capitals / 0.56];
  const x = area.x + random.pick([0, 0.5]) * (area.width - width);
  const y = area.y + (area.height - height) / 2;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const angle = (random.next() * 2 - 1) * 0.8;
  return (
    `<g transform="rotate(${angle.toFixed(2)} ${middle.x.toFixed(1)} ${middle.y.toFixed(1)})">` +
    `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${(height * 0.15).toFixed(1)}" fill="${ground}"/>` +
    `${write(text, hand, random, { ...middle, height: capitals })}</g>`
  );
}
