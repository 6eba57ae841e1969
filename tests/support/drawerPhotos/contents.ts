import type { Random } from '../generator/random.ts';

/** A rectangle in the plane of what is drawn. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Draw = (random: Random, size: number) => string;

const METAL = ['#8a8d91', '#b9bcc0', '#6d7075', '#c9a227', '#a77b3c', '#d8dadd'];
const BRIGHT = ['#c0392b', '#2e86c1', '#239b56', '#d4ac0d', '#f4f4f4', '#2b2b2b', '#e67e22'];

const screw: Draw = (random, size) => {
  const colour = random.pick(METAL);
  return (
    `<rect x="0" y="${-size * 0.08}" width="${size}" height="${size * 0.16}" fill="${colour}"/>` +
    `<circle r="${size * 0.2}" fill="${colour}" stroke="#444" stroke-width="${size * 0.04}"/>`
  );
};
const washer: Draw = (random, size) =>
  `<circle r="${size * 0.32}" fill="none" stroke="${random.pick(METAL)}" stroke-width="${size * 0.2}"/>`;
const resistor: Draw = (random, size) =>
  `<path d="M${-size} 0H${size}" stroke="#999" stroke-width="${size * 0.06}"/>` +
  `<rect x="${-size * 0.4}" y="${-size * 0.15}" width="${size * 0.8}" height="${size * 0.3}" rx="${size * 0.1}" fill="#d6b98c"/>` +
  [-0.2, 0, 0.2]
    .map(
      (at) =>
        `<rect x="${at * size}" y="${-size * 0.15}" width="${size * 0.08}" height="${size * 0.3}" fill="${random.pick(BRIGHT)}"/>`,
    )
    .join('');
const piece: Draw = (random, size) =>
  `<rect x="${-size / 2}" y="${-size / 4}" width="${size}" height="${size / 2}" rx="${size * 0.1}" fill="${random.pick(BRIGHT)}"/>`;
const wire: Draw = (random, size) =>
  `<path d="M${-size} 0C${-size / 3} ${size} ${size / 3} ${-size} ${size} ${size * 0.3}" fill="none" stroke="${random.pick(BRIGHT)}" stroke-width="${size * 0.15}"/>`;

const KINDS = [screw, washer, resistor, piece, wire];

/** A heap of small things of one kind, as SVG, all of them within the area but for their ends. */
export function heap(random: Random, area: Area, count: number, size: number): string {
  const draw = random.pick(KINDS);
  let drawn = '';
  for (let left = count; left > 0; left--) {
    const x = area.x + random.next() * area.width;
    const y = area.y + random.next() * area.height;
    drawn += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.whole(0, 359)})">${draw(random, size)}</g>`;
  }
  return drawn;
}
