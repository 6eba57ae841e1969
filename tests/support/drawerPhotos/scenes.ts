import type { Random } from '../generator/random.ts';
import { heap } from './contents.ts';
import { labelText } from './words.ts';
import { labelStyle, drawLabel } from './labels.ts';

const WALLS = ['#c9c4b8', '#8f9a9e', '#e4e0d5', '#4d5358', '#a98f6d', '#6f7f72', '#2e3236'];
const THINGS = ['#7a7d80', '#b03a2e', '#e0b03a', '#27506b', '#2b2b2b', '#d8d5cc', '#8b5a2b', '#4f7a4f'];

interface Room {
  width: number;
  height: number;
}

const number = (value: number): string => value.toFixed(1);
const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}" ${more}/>`;

/** A wall or bench top with a few things about; what is before it is drawn afterwards. */
export function backdrop(random: Random, { width, height }: Room): string {
  const edge = height * (0.55 + random.next() * 0.5);
  let svg = box(0, 0, width, height, random.pick(WALLS)) + box(0, edge, width, height, random.pick(WALLS));
  for (let left = random.whole(0, 8); left > 0; left--) {
    const size = height * (0.03 + random.next() * 0.15);
    const turn = `transform="rotate(${random.whole(-40, 40)} ${number(width / 2)} ${number(height / 2)})"`;
    svg += box(random.next() * width, random.next() * height, size, size * (0.3 + random.next() * 2), random.pick(THINGS), turn); // oxfmt-ignore
  }
  return svg;
}

function clutter(random: Random, room: Room): string {
  let svg = backdrop(random, room);
  for (let left = random.whole(25, 60); left > 0; left--) {
    const [x, y] = [random.next() * room.width, random.next() * room.height];
    const size = room.height * (0.04 + random.next() * 0.2);
    const turn = `transform="rotate(${random.whole(-90, 90)} ${number(x)} ${number(y)})"`;
    svg += random.chance(0.6)
      ? box(
          x,
          y,
          size,
          size * (0.15 + random.next()),
          random.pick(THINGS),
          `rx="${random.whole(0, 8)}" ${turn}`,
        )
      : `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(size / 2)}" ry="${number(size * (0.1 + random.next() * 0.4))}" fill="${random.pick(THINGS)}" ${turn}/>`;
  }
  return svg;
}

function toolShelf(random: Random, { width, height }: Room): string {
  const shelves = random.whole(2, 5);
  let svg = box(0, 0, width, height, random.pick(WALLS));
  let y = 0;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const deep = (height / shelves) * (0.8 + random.next() * 0.35);
    y += deep;
    for (let x = random.next() * 60; x < width;) {
      const wide = width * (0.02 + random.next() * 0.16);
      const tall = deep * (0.25 + random.next() * 0.55);
      svg += box(x, y - tall, wide, tall, random.pick(THINGS), `rx="${random.whole(0, 12)}"`);
      if (random.chance(0.3)) {
        svg += drawLabel(random, labelStyle(random), { x: x + wide * 0.1, y: y - tall * 0.6, width: wide * 0.8, height: Math.min(tall * 0.3, 40) }, labelText(random, 8)); // oxfmt-ignore
      }
      x += wide + random.next() * width * 0.06;
    }
    svg += box(0, y, width, 10 + random.next() * 18, random.pick(['#6b4f32', '#3a3d40', '#b9bcc0']));
  }
  return svg;
}

function books(random: Random, { width, height }: Room): string {
  const shelves = random.whole(1, 3);
  let svg = box(0, 0, width, height, random.pick(['#5b4630', '#e9e4d8', '#333']));
  for (let shelf = 0; shelf < shelves; shelf++) {
    const bottom = ((shelf + 1) * height) / shelves - 24;
    for (let x = 0; x < width;) {
      const wide = 18 + random.next() * 70;
      const tall = (height / shelves) * (0.55 + random.next() * 0.3);
      svg += box(x, bottom - tall, wide, tall, random.pick(THINGS), 'stroke="#222" stroke-opacity=".4"');
      x += wide + (random.chance(0.1) ? 40 : 0);
    }
    svg += box(0, bottom, width, 24, '#4a3926');
  }
  return svg;
}

function bench(random: Random, room: Room): string {
  let svg = backdrop(random, room);
  for (let left = random.whole(3, 7); left > 0; left--) {
    const size = room.height * (0.1 + random.next() * 0.25);
    const area = {
      x: random.next() * room.width,
      y: room.height * (0.4 + random.next() * 0.5),
      width: size,
      height: size,
    };
    svg += heap(random, area, random.whole(5, 30), size * 0.16);
  }
  return svg;
}

function toolWall(random: Random, { width, height }: Room): string {
  let svg = box(0, 0, width, height, random.pick(WALLS));
  const between = random.whole(36, 70);
  // A perforated board: a lattice of holes, and yet no compartment.
  if (random.chance(0.6)) {
    for (let y = between / 2; y < height; y += between) {
      for (let x = between / 2; x < width; x += between)
        svg += `<circle cx="${x}" cy="${y}" r="4" fill="#333"/>`;
    }
  }
  for (let left = random.whole(8, 22); left > 0; left--) {
    const [x, y] = [random.next() * width, random.next() * height];
    const long = height * (0.12 + random.next() * 0.25);
    const turn = `transform="rotate(${random.whole(-25, 25)} ${number(x)} ${number(y)})"`;
    svg += `<g ${turn}>${box(x, y, long * 0.12, long, random.pick(THINGS), 'rx="4"')}${box(x - long * 0.12, y, long * 0.36, long * 0.2, random.pick(THINGS))}</g>`;
  }
  return svg;
}

function boxes(random: Random, { width, height }: Room): string {
  let svg = box(0, 0, width, height, random.pick(WALLS));
  for (let y = height; y > 0;) {
    const tall = height * (0.12 + random.next() * 0.2);
    for (let x = -random.next() * 100; x < width;) {
      const wide = width * (0.1 + random.next() * 0.25);
      const own = tall * (0.7 + random.next() * 0.3);
      svg += box(
        x,
        y - own,
        wide - 4,
        own,
        random.pick(['#b98d5a', '#a47c4c', '#c9a573', '#8b6f47', '#ddd']),
      );
      svg += drawLabel(random, labelStyle(random), { x: x + wide * 0.2, y: y - own * 0.6, width: wide * 0.5, height: 36 }, labelText(random, 10)); // oxfmt-ignore
      x += wide;
    }
    y -= tall;
  }
  return svg;
}

/** A photo's worth of things that lie in no grid: clutter, shelves of tools, books, a bench, boxes, a tool wall. */
export function gridless(random: Random, room: Room): string {
  return random.pick([clutter, toolShelf, books, bench, toolWall, boxes])(random, room);
}
