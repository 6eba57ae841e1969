import type { Random } from '../generator/random.ts';
import type { Area } from './contents.ts';
import { ground } from './ground.ts';
import { type Hand, write, widthOf } from './lettering.ts';
import { labelText } from './words.ts';

interface Room {
  width: number;
  height: number;
}

const PACKS = ['#c0392b', '#f4f4f0', '#1f4e79', '#e8c84a', '#2b2b2b', '#7fae5a', '#d9d2c3'];

const rect = ({ x, y, width, height }: Area, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;
const print = (colour: string): Hand => ({ colour, pen: 12, spacing: 25, slant: 0, unsteadiness: 0 });

/** A line of text from its left end, its capitals `height` high, no longer than `width`. */
function line(random: Random, text: string, x: number, y: number, height: number, width: number, colour = '#1a1a1a'): string {
  const hand = print(colour);
  const own = Math.min(height, width / (widthOf(text, hand) / 100));
  return write(text, hand, random, { x: x + (widthOf(text, hand) * own) / 200, y, height: own });
} // oxfmt-ignore

const words = (random: Random, count: number): string =>
  Array.from({ length: count }, () => labelText(random, 12)).join(' ');

function barcode(random: Random, { x, y, width, height }: Area): string {
  let svg = rect({ x, y, width, height }, '#ffffff');
  for (let at = x + 6; at < x + width - 8; at += random.whole(4, 12)) {
    svg += rect({ x: at, y: y + 4, width: random.whole(2, 6), height: height - 8 }, '#111');
  }
  return svg;
}

/** Boxes and bags with what is printed on them, lying about. */
function packaging(random: Random, room: Room): string {
  let svg = ground(random, room);
  for (let left = random.whole(1, 5); left > 0; left--) {
    const [width, height] = [room.width * (0.2 + random.next() * 0.3), room.height * (0.2 + random.next() * 0.35)];
    const [x, y] = [random.next() * (room.width - width), random.next() * (room.height - height)];
    const fill = random.pick(PACKS);
    const ink = ['#f4f4f0', '#e8c84a', '#d9d2c3', '#7fae5a'].includes(fill) ? '#151515' : '#f7f7f7';
    let own = rect({ x, y, width, height }, fill, 'rx="10"');
    own += line(random, labelText(random, 12), x + width * 0.08, y + height * 0.16, height * 0.1, width * 0.8, ink);
    const lines = random.whole(3, 7);
    for (let n = 0; n < lines; n++) {
      own += line(random, words(random, random.whole(2, 4)), x + width * 0.08, y + height * (0.32 + (n * 0.4) / lines), height * 0.03 + 6, width * 0.84, ink);
    }
    own += barcode(random, { x: x + width * 0.5, y: y + height * 0.78, width: width * 0.4, height: height * 0.16 });
    svg += `<g transform="rotate(${random.whole(-30, 30)} ${(x + width / 2).toFixed(0)} ${(y + height / 2).toFixed(0)})">${own}</g>`;
  }
  return svg;
} // oxfmt-ignore

/** The front of a measuring instrument: a display, knobs in rows with words below them, sockets. */
function instrument(random: Random, room: Room): string {
  const area = { x: room.width * 0.06, y: room.height * 0.08, width: room.width * 0.88, height: room.height * 0.82 };
  const ink = random.chance(0.5) ? '#f2f2f2' : '#1a1a1a';
  let svg = ground(random, room) + rect(area, ink === '#f2f2f2' ? '#25282b' : '#d9dad6', 'rx="14"');
  const display = { x: area.x + area.width * 0.06, y: area.y + area.height * 0.1, width: area.width * (0.3 + random.next() * 0.2), height: area.height * 0.4 };
  svg += rect(display, '#0a1410');
  for (let n = 0; n < random.whole(1, 3); n++) {
    svg += line(random, `${random.whole(0, 99)}.${random.whole(10, 99)}`, display.x + display.width * 0.1, display.y + display.height * (0.25 + n * 0.3), display.height * 0.2, display.width * 0.8, '#4fe38a');
  }
  const [columns, rows] = [random.whole(2, 4), random.whole(1, 3)];
  const from = display.x + display.width + area.width * 0.06;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = from + ((area.x + area.width - from) * (column + 0.4)) / columns;
      const y = area.y + area.height * (0.18 + (row * 0.6) / rows);
      const radius = area.height * (0.03 + random.next() * 0.05);
      svg += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="#888" stroke="#333" stroke-width="4"/>`;
      svg += line(random, labelText(random, 8).toUpperCase(), x - 45, y + radius + 26, 16, 100, ink);
    }
  }
  for (let n = 0; n < random.whole(2, 6); n++) {
    const x = area.x + area.width * (0.08 + n * 0.13);
    svg += `<circle cx="${x.toFixed(1)}" cy="${(area.y + area.height * 0.8).toFixed(1)}" r="${(area.height * 0.04).toFixed(1)}" fill="${random.pick(PACKS)}"/>`;
    svg += line(random, labelText(random, 5), x - 30, area.y + area.height * 0.92, 15, 70, ink);
  }
  return svg;
} // oxfmt-ignore

/** A page of text, or a delivery note: many lines, and words in columns. */
function page(random: Random, room: Room): string {
  const area = { x: room.width * 0.12, y: room.height * 0.05, width: room.width * 0.76, height: room.height * 0.9 };
  let svg = ground(random, room) + rect(area, '#f6f4ee');
  const size = random.whole(12, 22);
  const columns = random.pick([1, 1, 2, 4]);
  const wide = (area.width * 0.88) / columns;
  for (let y = area.y + size * 3; y < area.y + area.height - size * 2; y += size * (1.9 + random.next() * 0.1)) {
    if (columns < 4 && random.chance(0.1)) continue;
    for (let column = 0; column < columns; column++) {
      const count = columns === 4 ? 1 : Math.ceil(wide / size / 9);
      svg += line(random, words(random, count), area.x + area.width * 0.06 + column * wide, y, size, wide * 0.92);
    }
  }
  return svg;
} // oxfmt-ignore

/** A screen: a window with a list of names, buttons above and a bar beside it. */
function screen(random: Random, room: Room): string {
  const isDark = random.chance(0.5);
  const [back, ink] = isDark ? ['#1b1f24', '#e6e6e6'] : ['#f8f8fa', '#202020'];
  let svg = rect({ x: 0, y: 0, width: room.width, height: room.height }, back) + rect({ x: 0, y: 0, width: room.width, height: 60 }, isDark ? '#2b3138' : '#dfe3ea');
  for (let n = 0; n < 5; n++) svg += line(random, labelText(random, 8), 30 + n * 150, 30, 18, 120, ink);
  const side = room.width * 0.2;
  svg += rect({ x: 0, y: 60, width: side, height: room.height }, isDark ? '#23282e' : '#eceef2');
  for (let y = 110; y < room.height - 40; y += 58) {
    if (random.chance(0.7)) svg += line(random, labelText(random, 10), 24, y, 16, side - 40, ink);
    svg += line(random, words(random, random.whole(1, 4)), side + 40, y, 18, room.width * 0.5, ink);
    svg += line(random, String(random.whole(1, 999)), room.width * 0.86, y, 18, 100, ink);
    svg += rect({ x: side, y: y + 28, width: room.width - side, height: 2 }, ink, 'fill-opacity=".2"');
  }
  return svg;
} // oxfmt-ignore

/** Books beside each other, their titles along their backs. */
function spines(random: Random, room: Room): string {
  let svg = rect({ x: 0, y: 0, width: room.width, height: room.height }, '#4a3926');
  const bottom = room.height * 0.92;
  for (let x = 10; x < room.width - 40;) {
    const wide = random.whole(36, 90);
    const tall = room.height * (0.6 + random.next() * 0.25);
    const fill = random.pick(PACKS);
    const ink = ['#f4f4f0', '#e8c84a', '#d9d2c3', '#7fae5a'].includes(fill) ? '#151515' : '#f7f7f7';
    svg += rect({ x, y: bottom - tall, width: wide, height: tall }, fill, 'stroke="#111" stroke-width="2"');
    const middle = x + wide / 2;
    svg += `<g transform="rotate(90 ${middle.toFixed(1)} ${(bottom - tall * 0.9).toFixed(1)})">${line(random, words(random, 2), middle, bottom - tall * 0.9, Math.min(24, wide * 0.4), tall * 0.75, ink)}</g>`;
    x += wide + 2;
  }
  return svg;
} // oxfmt-ignore

/** A photo's worth of text that names no compartment: packaging, an instrument, a page, a screen, books. */
export function written(random: Random, room: Room): string {
  return random.pick([packaging, packaging, instrument, page, screen, spines])(random, room);
}
