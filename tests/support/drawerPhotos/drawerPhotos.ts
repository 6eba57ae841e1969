import sharp from 'sharp';
import type { BoundingBox } from '../../../contract/analysis/box.ts';
import { type Point, mapPoint } from '../../../contract/analysis/homography.ts';
import { type Random, createRandom } from '../generator/random.ts';
import { type Cabinet, drawCabinet } from './cabinet.ts';
import type { Area } from './contents.ts';
import { type Corners, aim, layInto, viewOf } from './camera.ts';
import { before, ground } from './ground.ts';
import { type Span, type UnequalKind, UNEQUAL_KINDS, layoutOf } from './layouts.ts';
import { bowed, through } from './lens.ts';
import { type Pixels, photograph } from './light.ts';
import { drawRack } from './rack.ts';
import { backdrop, gridless } from './scenes.ts';
import { written } from './written.ts';

/** How many photos of equal cells there are: 160 of every size from 1 x 3 to 8 x 12 twice, and 40 without a grid. */
const EQUAL_PHOTOS = 200;
/** With those after them: cabinets of unequal cells, and text that names no compartment. */
export const PHOTOS = 320;

/** What a photo shows. */
export type PhotoKind = 'equal' | 'gridless' | UnequalKind | 'written';
/** The kinds of the pairs from {@link EQUAL_PHOTOS} on, over and over. */
const LATER_KINDS = [...UNEQUAL_KINDS, 'written'] as const;

/** A drawn photo and what is really in it. */
export interface DrawerPhoto {
  kind: PhotoKind;
  jpeg: Buffer;
  width: number;
  height: number;
  /** Undefined where there is no grid. */
  grid: TrueGrid | undefined;
}

interface TrueGrid {
  rows: number;
  columns: number;
  /** Inner lines as shares of the way down and across, for a cabinet seen straight. */
  lines: { rows: number[]; columns: number[] };
  joined: Span[];
  /** Row by row, a joined one at the place of its first cell. The box is that of the cell from middle to middle of its dividers, in thousandths of the photo. */
  cells: { row: number; column: number; box: BoundingBox; label: string | null }[];
}

const LONG_SIDE = 1536;
/** 16:9, 3:2, 4:3. */
const SHORT_SIDES = [864, 1024, 1152, 1152];
/** The flat cabinet is drawn about as large as it will be seen. */
const ROWS = 8;
const COLUMNS_MIN = 3;
/** Of each five pairs of photos one is without a grid. */
const PAIRS_EACH = 5;
const PAST_EDGES = 1.4;
/** How much a lens bows the longest lines at most. */
const BOW_MAX = 0.06;

/**
 * The photo of this number, below {@link PHOTOS}: always the same one. Those of a pair (0 and 1, 2 and 3) have a grid of the
 * same size and nothing else in common, so that the even and the odd numbers are two halves of the same kind.
 */
export async function drawerPhoto(number: number): Promise<DrawerPhoto> {
  const pair = Math.floor(number / 2);
  const random = createRandom(7919 * (number + 1));
  if (number >= EQUAL_PHOTOS) {
    const kind = LATER_KINDS[pair % LATER_KINDS.length] ?? 'written';
    return kind === 'written' ? writtenPhoto(random) : unequalPhoto(random, kind);
  }
  if (pair % PAIRS_EACH === PAIRS_EACH - 1) return gridlessPhoto(random);
  const size = pair - Math.floor(pair / PAIRS_EACH);
  return gridPhoto(random, 1 + (size % ROWS), COLUMNS_MIN + Math.floor(size / ROWS));
}

/** A photo of a cabinet with this many rows and columns; the same for the same `random`. */
export async function gridPhoto(random: Random, rows: number, columns: number): Promise<DrawerPhoto> {
  const cabinet = drawCabinet(random, rows, columns, { width: LONG_SIDE, height: LONG_SIDE });
  const { width, height, view, scene } = await staged(random, cabinet, (room) => backdrop(random, room));
  const lines = { rows: evenly(rows), columns: evenly(columns) };
  const cells = cabinet.cells.map((cell) => ({
    ...shown(cell),
    box: boxOf(cell.area, cabinet, { width, height }, (at) => mapPoint(view, at)),
  }));
  const grid = { rows, columns, lines, joined: [], cells };
  return { kind: 'equal', jpeg: await photograph(random, scene), width, height, grid };
}

const evenly = (count: number): number[] => Array.from({ length: count - 1 }, (_, n) => (n + 1) / count);
const shown = ({ row, column, label }: Cabinet['cells'][number]) => ({ row, column, label });

/** A photo of a cabinet of unequal cells; the same for the same `random`. `side`: its longer one, in pixels. */
export async function unequalPhoto(
  random: Random,
  kind: UnequalKind,
  side = LONG_SIDE,
): Promise<DrawerPhoto> {
  const layout = layoutOf(random, kind);
  const cabinet = drawRack(random, kind, layout, { width: LONG_SIDE, height: LONG_SIDE });
  const behind = random.chance(0.5) ? ground : backdrop;
  const { width, height, view, scene } = await staged(random, cabinet, (room) => behind(random, room), side);
  const bow = random.chance(0.4) ? random.next() * BOW_MAX : 0;
  const cluttered = random.chance(0.4) ? await over(scene, before(random, { width, height })) : scene;
  const place = (at: Point): Point => through({ width, height, bow }, mapPoint(view, at));
  const cells = cabinet.cells.map((cell) => ({
    ...shown(cell),
    box: boxOf(cell.area, cabinet, { width, height }, place),
  }));
  const lines = { rows: linesOf(layout.rows), columns: linesOf(layout.columns) };
  const [rows, columns] = [layout.rows.length, layout.columns.length];
  return {
    kind,
    jpeg: await photograph(random, bow > 0 ? bowed(cluttered, bow) : cluttered),
    width,
    height,
    grid: { rows, columns, lines, joined: layout.joined, cells },
  };
}

/** The cabinet before what is behind it, as a camera sees both. */
async function staged(
  random: Random,
  cabinet: Cabinet,
  behind: (room: { width: number; height: number }) => string,
  side = LONG_SIDE,
) {
  const short = Math.round((random.pick(SHORT_SIDES) * side) / LONG_SIDE);
  const [width, height] = cabinet.width >= cabinet.height ? [side, short] : [short, side];
  const view = viewOf(aim(random, cabinet, { width, height }));
  const scene = await paint(behind({ width, height }), { width, height });
  layInto(scene, await paint(cabinet.svg, cabinet), view);
  return { width, height, view, scene };
}

/** The inner lines of parts of these sizes, as shares of all. */
function linesOf(sizes: readonly number[]): number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.slice(1).map((_, n) => sizes.slice(0, n + 1).reduce((sum, size) => sum + size, 0) / all);
}

/** The box in thousandths of the photo around an area of the flat cabinet; `place` leads from shares of it to pixels. */
function boxOf(
  area: Area,
  cabinet: { width: number; height: number },
  photo: { width: number; height: number },
  place: (share: Point) => Point,
): BoundingBox {
  const ends = [area.x, area.x + area.width].flatMap((x) =>
    [area.y, area.y + area.height].map((y) => place({ x: x / cabinet.width, y: y / cabinet.height })),
  );
  const [xs, ys] = [ends.map(({ x }) => (x / photo.width) * 1000), ends.map(({ y }) => (y / photo.height) * 1000)]; // oxfmt-ignore
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A photo of text that names no compartment: packaging, a screen, a page; the same for the same `random`. */
export async function writtenPhoto(random: Random, side = LONG_SIDE): Promise<DrawerPhoto> {
  const short = Math.round((random.pick(SHORT_SIDES) * side) / LONG_SIDE);
  const [width, height] = random.chance(0.6) ? [side, short] : [short, side];
  const room = { width: (width * LONG_SIDE) / side, height: (height * LONG_SIDE) / side };
  const flat = await paint(written(random, room), room);
  const scene = await paint(ground(random, { width, height }), { width, height });
  const corners = aim(random, room, { width, height });
  layInto(scene, flat, viewOf(random.chance(0.7) ? grown(corners, { width, height }) : corners));
  return { kind: 'written', jpeg: await photograph(random, scene), width, height, grid: undefined };
}

/** A photo of things in no grid; the same for the same `random`. */
export async function gridlessPhoto(random: Random): Promise<DrawerPhoto> {
  const short = random.pick(SHORT_SIDES);
  const [width, height] = random.chance(0.7) ? [LONG_SIDE, short] : [short, LONG_SIDE];
  const flat = await paint(gridless(random, { width, height }), { width, height });
  const scene = await paint(backdrop(random, { width, height }), { width, height });
  const corners = aim(random, { width, height }, { width, height });
  // Half of them go past the photo's edges: a shelf is seldom seen whole.
  layInto(scene, flat, viewOf(random.chance(0.5) ? grown(corners, { width, height }) : corners));
  return { kind: 'gridless', jpeg: await photograph(random, scene), width, height, grid: undefined };
}

function grown(corners: Corners, { width, height }: { width: number; height: number }): Corners {
  const away = (at: number, side: number): number => side / 2 + (at - side / 2) * PAST_EDGES;
  const [p, q, r, s] = corners;
  const grow = ({ x, y }: Point): Point => ({ x: away(x, width), y: away(y, height) });
  return [grow(p), grow(q), grow(r), grow(s)];
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

/** The scene with a drawing before it. */
async function over(scene: Pixels, svg: string): Promise<Pixels> {
  const { width, height, data } = scene;
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
  );
  const laid = sharp(data, { raw: { width, height, channels: 3 } }).composite([{ input: drawing }]);
  return { data: await laid.removeAlpha().raw().toBuffer(), width, height };
}
