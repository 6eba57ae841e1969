import sharp from 'sharp';
import type { BoundingBox } from '../../../contract/analysis/box.ts';
import { type Point, mapPoint } from '../../../contract/analysis/homography.ts';
import { type Random, createRandom } from '../generator/random.ts';
import { type Cabinet, drawCabinet } from './cabinet.ts';
import { type Corners, aim, layInto, viewOf } from './camera.ts';
import { type Pixels, photograph } from './light.ts';
import { backdrop, gridless } from './scenes.ts';

/** How many photos there are: 160 with a grid, of every size from 1 x 3 to 8 x 12 twice, and 40 without. */
export const PHOTOS = 200;

/** A drawn photo and what is really in it. */
export interface DrawerPhoto {
  jpeg: Buffer;
  width: number;
  height: number;
  /** Undefined where there is no grid. */
  grid: TrueGrid | undefined;
}

interface TrueGrid {
  rows: number;
  columns: number;
  /** Row by row. The box is that of the cell from middle to middle of its dividers, in thousandths of the photo. */
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

/**
 * The photo of this number, from 0 to 199: always the same one. Those of a pair (0 and 1, 2 and 3) have a grid of the
 * same size and nothing else in common, so that the even and the odd numbers are two halves of the same kind.
 */
export async function drawerPhoto(number: number): Promise<DrawerPhoto> {
  const pair = Math.floor(number / 2);
  const random = createRandom(7919 * (number + 1));
  if (pair % PAIRS_EACH === PAIRS_EACH - 1) return gridlessPhoto(random);
  const size = pair - Math.floor(pair / PAIRS_EACH);
  return gridPhoto(random, 1 + (size % ROWS), COLUMNS_MIN + Math.floor(size / ROWS));
}

/** A photo of a cabinet with this many rows and columns; the same for the same `random`. */
export async function gridPhoto(random: Random, rows: number, columns: number): Promise<DrawerPhoto> {
  const cabinet = drawCabinet(random, rows, columns, { width: LONG_SIDE, height: LONG_SIDE });
  const short = random.pick(SHORT_SIDES);
  const isWide = cabinet.width >= cabinet.height;
  const [width, height] = isWide ? [LONG_SIDE, short] : [short, LONG_SIDE];
  const corners = aim(random, cabinet, { width, height });
  const view = viewOf(corners);
  const scene = await paint(backdrop(random, { width, height }), { width, height });
  layInto(scene, await paint(cabinet.svg, cabinet), view);
  const grid = { rows, columns, cells: cabinet.cells.map((cell) => seen(cell)) };
  return { jpeg: await photograph(random, scene), width, height, grid };

  function seen({ row, column, area, label }: Cabinet['cells'][number]): TrueGrid['cells'][number] {
    const ends = [area.x, area.x + area.width].flatMap((x) =>
      [area.y, area.y + area.height].map((y) =>
        mapPoint(view, { x: x / cabinet.width, y: y / cabinet.height }),
      ),
    );
    const [xs, ys] = [ends.map(({ x }) => (x / width) * 1000), ends.map(({ y }) => (y / height) * 1000)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { row, column, label, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
  }
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
  return { jpeg: await photograph(random, scene), width, height, grid: undefined };
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
