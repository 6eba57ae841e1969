import sharp from 'sharp';
import type { PhotoPoint, ReadText } from '../../../contract/analysis/grid.ts';
import type { PhotoChangeKind } from '../../../contract/analysis/photoChanges.ts';
import { type Point, mapPoint } from '../../../contract/analysis/homography.ts';
import { type Random, createRandom } from '../generator/random.ts';
import { aim, layInto, viewOf } from './camera.ts';
import { type Area, heap } from './contents.ts';
import { type LabelStyle, drawLabel, labelStyle } from './labels.ts';
import { widthOf } from './lettering.ts';
import { type Pixels, photograph } from './light.ts';
import { backdrop } from './scenes.ts';
import { labelText } from './words.ts';

/** One of two photos of a cabinet, and what is really in it. */
export interface PhotoOfTwo {
  jpeg: Buffer;
  width: number;
  height: number;
  /** Of the frame around all drawers, clockwise from the top left, in thousandths of the photo. */
  corners: [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
  /** The labels where they are. */
  texts: ReadText[];
}

/** A cabinet before and after, seen by another camera in another light. */
export interface TwoPhotos {
  rows: number;
  columns: number;
  earlier: PhotoOfTwo;
  now: PhotoOfTwo;
  changes: TrueChange[];
}

interface TrueChange {
  kind: PhotoChangeKind;
  row: number;
  column: number;
  /** As it is now; as it was where it is gone. */
  label: string;
}

interface Drawer {
  label: string | null;
  /** What its things and its label look like. */
  seed: number;
  /** How its things lie. */
  lie: number;
  things: number;
}

const LONG_SIDE = 1536;
const SHORT_SIDE = 1152;
const DRAWN_SIDE = 1500;
const LETTERS_MAX = 9;
const CHANGES: readonly PhotoChangeKind[] = ['new', 'gone', 'other label', 'looks emptier'];
const GROUNDS = ['#dfe6ea', '#e9e4d8', '#b9c4c9', '#2a2d30', '#34424c'];
const BODIES = ['#20262b', '#7b2d26', '#cfd2d3', '#55585c', '#8a6a45'];

/**
 * The two photos of this number: always the same ones. Two of the drawers have changed in each, another one's things only
 * lie in another way, which is no change.
 */
export async function twoPhotos(number: number): Promise<TwoPhotos> {
  const random = createRandom(104_729 * (number + 1));
  const [rows, columns] = [random.whole(3, 6), random.whole(3, 6)];
  const cabinet = cabinetOf(random, rows, columns);
  const before = drawersOf(random, rows * columns);
  const { after, changes } = changed(random, before, number, columns);
  return {
    rows,
    columns,
    earlier: await photoOf(createRandom(31 * number + 7), cabinet, before),
    now: await photoOf(createRandom(31 * number + 8), cabinet, after),
    changes,
  };
}

/** Two photos of which nothing in one is in the other: of two cabinets. */
export async function twoCabinets(number: number): Promise<[PhotoOfTwo, PhotoOfTwo]> {
  const [one, other] = [await twoPhotos(number), await twoPhotos(number + 1)];
  return [one.earlier, other.now];
}

interface Drawn {
  rows: number;
  columns: number;
  width: number;
  height: number;
  frame: Area;
  divider: number;
  body: string;
  ground: string;
  style: LabelStyle;
}

function cabinetOf(random: Random, rows: number, columns: number): Drawn {
  const aspect = 0.9 + random.next() * 0.9;
  const [side, top] = [0.1 + random.next() * 0.1, 0.1 + random.next() * 0.15];
  const cell = Math.min(DRAWN_SIDE / (rows + 2 * top), DRAWN_SIDE / (columns + 2 * side) / aspect);
  const frame = {
    x: side * cell * aspect,
    y: top * cell,
    width: columns * cell * aspect,
    height: rows * cell,
  };
  // By hand is read least: what is measured here is what has changed.
  let style = labelStyle(random);
  while (style.hand.unsteadiness > 0) style = labelStyle(random);
  return {
    rows,
    columns,
    width: frame.width + 2 * frame.x,
    height: frame.height + 2 * frame.y,
    frame,
    divider: cell * (0.03 + random.next() * 0.05),
    body: random.pick(BODIES),
    ground: random.pick(GROUNDS),
    style,
  };
}

function drawersOf(random: Random, count: number): Drawer[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, () => ({
    label: random.chance(0.85) ? fresh(random, taken) : null,
    seed: random.whole(1, 1_000_000),
    lie: random.whole(1, 1_000_000),
    things: random.whole(5, 14),
  }));
}

/** A label that no other drawer has. */
function fresh(random: Random, taken: Set<string>): string {
  for (;;) {
    const text = labelText(random, LETTERS_MAX);
    if (taken.has(text)) continue;
    taken.add(text);
    return text;
  }
}

function changed(random: Random, before: readonly Drawer[], number: number, columns: number) {
  const after = before.map((drawer) => ({ ...drawer }));
  const taken = new Set(before.flatMap(({ label }) => label ?? []));
  const used = new Set<number>();
  const anyOf = (isLabelled: boolean): number => {
    for (;;) {
      const at = random.whole(0, after.length - 1);
      const drawer = after[at];
      if (!drawer || used.has(at)) continue;
      // Where all have one, one is made to have none, before and after.
      if (
        !isLabelled &&
        drawer.label !== null &&
        after.some(({ label }, n) => label === null && !used.has(n))
      )
        continue;
      if (isLabelled && drawer.label === null) continue;
      used.add(at);
      return at;
    }
  };
  const changes: TrueChange[] = [];
  for (const nth of [0, 1]) {
    const kind = CHANGES[(2 * number + nth) % CHANGES.length] ?? 'new';
    const at = anyOf(kind !== 'new');
    const [drawer, was] = [after[at], before[at]];
    if (!drawer || !was) continue;
    const place = { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 };
    if (kind === 'new') {
      was.label = null;
      was.things = 0;
      drawer.label = fresh(random, taken);
    } else if (kind === 'gone') {
      drawer.label = null;
      drawer.things = random.chance(0.5) ? 0 : drawer.things;
    } else if (kind === 'other label') {
      drawer.label = fresh(random, taken);
      drawer.seed += 1;
    } else {
      was.things = Math.max(was.things, 9);
      drawer.things = random.whole(0, 2);
    }
    changes.push({ kind, ...place, label: drawer.label ?? was.label ?? '' });
  }
  const stirred = after[anyOf(true)];
  if (stirred) stirred.lie += 1;
  return { after, changes };
}

async function photoOf(random: Random, cabinet: Drawn, drawers: readonly Drawer[]): Promise<PhotoOfTwo> {
  const isWide = cabinet.width >= cabinet.height;
  const [width, height] = isWide ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  const view = viewOf(aim(random, cabinet, { width, height }));
  const scene = await paint(backdrop(random, { width, height }), { width, height });
  const { svg, labels } = drawn(cabinet, drawers);
  layInto(scene, await paint(svg, cabinet), view);
  const seen = (point: Point): PhotoPoint => {
    const { x, y } = mapPoint(view, { x: point.x / cabinet.width, y: point.y / cabinet.height });
    return { x: (x / width) * 1000, y: (y / height) * 1000 };
  };
  const around = ({ x, y, width: wide, height: high }: Area): PhotoOfTwo['corners'] => [
    seen({ x, y }),
    seen({ x: x + wide, y }),
    seen({ x: x + wide, y: y + high }),
    seen({ x, y: y + high }),
  ];
  const texts = labels.map(({ text, area }): ReadText => {
    const ends = around(area);
    const [xs, ys] = [ends.map((end) => end.x), ends.map((end) => end.y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
    return { text, lines: [text], box, confidence: 0.95 };
  });
  return { jpeg: await photograph(random, scene), width, height, corners: around(cabinet.frame), texts };
}

function drawn(
  cabinet: Drawn,
  drawers: readonly Drawer[],
): { svg: string; labels: { text: string; area: Area }[] } {
  const { frame, rows, columns, divider, style } = cabinet;
  const [wide, high] = [frame.width / columns, frame.height / rows];
  const labels: { text: string; area: Area }[] = [];
  let svg = `<rect width="${cabinet.width}" height="${cabinet.height}" rx="6" fill="${cabinet.body}"/>`;
  for (const [at, drawer] of drawers.entries()) {
    const own = withFirst(createRandom(drawer.seed), createRandom(drawer.lie));
    const [x, y] = [frame.x + (at % columns) * wide, frame.y + Math.floor(at / columns) * high];
    const opening = { x: x + divider / 2, y: y + divider / 2, width: wide - divider, height: high - divider };
    const size = Math.min(opening.width, opening.height);
    const label = {
      x: opening.x + opening.width * 0.1,
      y: opening.y + opening.height * 0.68,
      width: opening.width * 0.8,
      height: Math.min(opening.height * 0.24, opening.width * 0.25),
    };
    const room = {
      x: opening.x + size * 0.15,
      y: opening.y + size * 0.15,
      width: opening.width - size * 0.3,
      height: opening.height * 0.6 - size * 0.2,
    };
    svg += `<rect x="${opening.x}" y="${opening.y}" width="${opening.width}" height="${opening.height}" fill="${cabinet.ground}"/>`;
    svg += `<rect x="${opening.x}" y="${opening.y}" width="${opening.width}" height="${opening.height * 0.06}" fill="#000" fill-opacity=".3"/>`;
    svg += heap(own, room, drawer.things, size * 0.17);
    if (drawer.label === null) continue;
    svg += drawLabel(createRandom(drawer.seed + 5), style, label, drawer.label);
    labels.push({ text: drawer.label, area: written(style, label, drawer.label) });
  }
  return { svg, labels };
}

/** Picks the first time as one does, and is the other from then on: things of one kind in another heap. */
function withFirst(first: Random, rest: Random): Random {
  let isFirst = true;
  return {
    ...rest,
    pick(choices) {
      const picked = (isFirst ? first : rest).pick(choices);
      isFirst = false;
      return picked;
    },
  };
}

/** The part of a label that its text takes, as `drawLabel` writes it. */
function written({ fill, hand }: LabelStyle, { x, y, width, height }: Area, text: string): Area {
  const share = widthOf(text, hand) / 100;
  const high = Math.min(height * fill, (width * 0.88) / share);
  const wide = high * share;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

async function paint(svg: string, size: { width: number; height: number }): Promise<Pixels> {
  // The server's code, where this process has loaded it too, allows photos alone.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const sides = `width="${size.width}" height="${size.height}"`;
  const { data, info } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${sides}>${svg}</svg>`),
    { unlimited: true },
  )
    .flatten({ background: '#000000' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
