import type { Random } from '../generator/random.ts';
import type { Cabinet } from './cabinet.ts';
import type { Area } from './contents.ts';
import { heap } from './contents.ts';
import { type DrawerStyle, drawerStyle } from './drawers.ts';
import { type LabelStyle, drawLabel, labelStyle } from './labels.ts';
import { type Layout, type UnequalKind, cellsOf } from './layouts.ts';
import { drawTape } from './tape.ts';
import { labelText } from './words.ts';

const BODIES = ['#22262a', '#8e1f1b', '#d6d8d9', '#3f5566', '#efeee9', '#a67c4e', '#5b5e61', '#1d3d2c'];
const LIPS = ['#d9dbdc', '#b9bcbe', '#8c8f92', '#33363a'];
const BINS = ['#16181a', '#1f4fbf', '#b3b8bb', '#a3231f', '#e9ecee', '#7a8a55'];
const LETTER_WIDTH = 13;
const LETTERS_MIN = 4;

interface Room {
  width: number;
  height: number;
}

const rect = ({ x, y, width, height }: Area, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;

/** Draws a cabinet divided like this into at most `room`: fronts, trays or bins as the kind has them. */
export function drawRack(random: Random, kind: UnequalKind, layout: Layout, room: Room): Cabinet {
  const [across, down] = [sumOf(layout.columns), sumOf(layout.rows)];
  const aspect = kind === 'single' ? 1 : 0.8 + random.next() * 0.9;
  const frame = {
    x: 0.05 + random.next() * 0.3,
    top: 0.05 + random.next() * 0.6,
    bottom: 0.05 + random.next() * 0.5,
  };
  const unit = Math.min(
    room.height / (down + frame.top + frame.bottom),
    room.width / (across * aspect + 2 * frame.x),
  ); // oxfmt-ignore
  const [left, top] = [frame.x * unit, frame.top * unit];
  const width = 2 * left + across * aspect * unit;
  const height = top + (down + frame.bottom) * unit;
  const divider = Math.max(3, (0.02 + random.next() * (kind === 'shelf' ? 0.06 : 0.08)) * unit);
  const body = random.pick(BODIES);
  const style = styleOf(random, kind);
  const labelled = random.chance(0.1) ? 0 : 0.75 + random.next() * 0.25;
  let svg = rect({ x: 0, y: 0, width, height }, body, `rx="${random.whole(0, 10)}"`);
  const cells: Cabinet['cells'] = [];
  for (const { row, column, area } of areasOf(layout, { left, top, across: aspect * unit, down: unit })) {
    const opening = {
      x: area.x + divider / 2,
      y: area.y + divider / 2,
      width: area.width - divider,
      height: area.height - divider,
    };
    svg += style.draw(random, opening);
    let label: string | null = null;
    if (random.chance(labelled)) {
      const drawn = style.write(random, opening);
      svg += drawn.svg;
      label = drawn.text;
    }
    cells.push({ row, column, area, label });
  }
  return { svg, width, height, cells };
}

/** The area of each compartment, row by row, joined ones at the place of their first cell. */
function areasOf(
  { columns, rows, joined }: Layout,
  { left, top, across, down }: { left: number; top: number; across: number; down: number },
): { row: number; column: number; area: Area }[] {
  const covered = new Set(joined.flatMap((span) => cellsOf(span).slice(1)));
  return rows.flatMap((_, r) =>
    columns.flatMap((_, c) => {
      const [row, column] = [r + 1, c + 1];
      if (covered.has(`${row} ${column}`)) return [];
      const span = joined.find((one) => one.row === row && one.column === column);
      const area = {
        x: left + sumOf(columns.slice(0, c)) * across,
        y: top + sumOf(rows.slice(0, r)) * down,
        width: sumOf(columns.slice(c, c + (span?.columns ?? 1))) * across,
        height: sumOf(rows.slice(r, r + (span?.rows ?? 1))) * down,
      };
      return [{ row, column, area }];
    }),
  );
}

interface RackStyle {
  draw: DrawerStyle['draw'];
  write(random: Random, opening: Area): { svg: string; text: string };
}

function styleOf(random: Random, kind: UnequalKind): RackStyle {
  const labels = labelStyle(random);
  const isTape = random.chance(0.5);
  const isTwo = random.chance(0.35);
  const drawers = kind === 'single' ? front(random) : kind === 'shelf' ? bin(random) : drawerStyle(random);
  return {
    draw: drawers.draw,
    write(random, opening) {
      const place = drawers.label(opening);
      const letters = Math.max(
        LETTERS_MIN,
        Math.floor(Math.min(place.width, place.height * 7) / LETTER_WIDTH),
      );
      const first = cased(labels, labelText(random, letters));
      if (isTape) return { svg: drawTape(random, place, first), text: first };
      if (!isTwo || place.height < 2 * LETTER_WIDTH) {
        return { svg: drawLabel(random, labels, place, first), text: first };
      }
      const second = cased(labels, labelText(random, letters));
      const half = { ...place, height: place.height * 0.9 };
      const svg =
        drawLabel(random, labels, half, first) +
        drawLabel(random, labels, { ...half, y: half.y + half.height }, second);
      return { svg, text: `${first} ${second}` };
    },
  };
}

const cased = ({ capitalsOnly }: LabelStyle, text: string): string =>
  capitalsOnly ? text.toUpperCase() : text;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Drawers over the whole width, with a lip of metal, a tab or a bow to pull, their labels at one end. */
function front(random: Random): DrawerStyle {
  const [colour, lip, pull] = [
    random.pick(BODIES),
    random.pick(LIPS),
    random.pick(['lip', 'tab', 'bow'] as const),
  ];
  const at = random.pick([0.04, 0.4, 0.72]);
  const size = (opening: Area): number => Math.min(opening.height * 0.3, 46);
  return {
    draw(_random, opening) {
      const base = rect(opening, '#0d0e0f') + rect({ ...opening, y: opening.y + 2, height: opening.height - 4 }, colour, 'rx="3"');
      const middle = opening.x + opening.width / 2;
      const { x, y, width } = opening;
      const high = size(opening) * 0.7;
      switch (pull) {
        case 'lip':
          return base + rect({ x, y: y + 2, width, height: high }, lip) + rect({ x, y: y + 2 + high, width, height: 3 }, '#000', 'fill-opacity=".5"');
        case 'tab':
          return base + rect({ x: middle - width * 0.1, y: y + 2, width: width * 0.2, height: high }, lip, 'rx="6"');
        case 'bow':
          return base + rect({ x: middle - width * 0.14, y: y + opening.height * 0.3, width: width * 0.28, height: Math.min(14, high / 2) }, lip, 'rx="5"');
      }
    }, // oxfmt-ignore
    label(opening) {
      const height = size(opening);
      return { x: opening.x + opening.width * at, y: opening.y + opening.height - height * 1.3 - 4, width: Math.min(opening.width * 0.24, height * 6), height }; // oxfmt-ignore
    },
  };
}

/** A bin that stands on its shelf, with dark above it, and room beside it. */
function bin(random: Random): DrawerStyle {
  const [colours, tall, wide] = [
    [random.pick(BINS), random.pick(BINS)],
    0.5 + random.next() * 0.35,
    0.76 + random.next() * 0.2,
  ];
  const box = (opening: Area): Area => ({
    x: opening.x + (opening.width * (1 - wide)) / 2,
    y: opening.y + opening.height * (1 - tall),
    width: opening.width * wide,
    height: opening.height * tall,
  }); // oxfmt-ignore
  return {
    draw(random, opening) {
      const own = box(opening);
      const rim = { ...own, height: Math.max(4, own.height * 0.1) };
      const inside = { ...own, x: own.x + own.width * 0.15, width: own.width * 0.7, y: own.y - own.height * 0.08, height: own.height * 0.1 };
      return (
        rect(opening, '#e3e2dd') + rect(opening, '#000', 'fill-opacity=".25"') +
        heap(random, inside, random.whole(0, 6), own.height * 0.15) +
        rect(own, random.pick(colours), 'rx="4"') + rect(rim, '#fff', 'fill-opacity=".22"')
      );
    }, // oxfmt-ignore
    label(opening) {
      const own = box(opening);
      const height = Math.min(own.height * 0.3, 44);
      return { x: own.x + own.width * 0.15, y: own.y + own.height * 0.35, width: own.width * 0.7, height };
    },
  };
}
