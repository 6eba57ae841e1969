import { BOX_SIDE } from '../../../contract/analysis/box.ts';
import { fieldOf, looseNumber } from '../../../contract/loose.ts';
import type { BoxScale } from '../settings.ts';

export type Numbers = readonly [number, number, number, number];
/** Left, top, right, bottom, in whichever unit. */
export type Edges = Numbers;
export type BoxUnit = Exclude<BoxScale, 'auto'>;

/** Sides in pixels. */
export interface Sides {
  width: number;
  height: number;
}

interface PlacedEdges {
  edges: Edges;
  row: number | null;
  column: number | null;
}

/** A model's arithmetic is not exact: so much beyond the side still is the side. */
const SLACK = 1.05;
/** Boxes that may be beyond all reason before they decide on the unit. */
const STRAY = 0.1;
/** How far a grid's middle may be from that of the photo, in shares of it, in the unit that is believed instead. */
const MIDDLE = { off: 0.17, right: 0.08 };
/** Rows and columns that a grid has to have for its middle to say something. */
const GRID_LEAST = 3;

/** What a number of each unit is in thousandths, across and down; `sides` are those of the picture that pixels are of. */
export function frameFor(unit: BoxUnit, { width, height }: Sides): readonly [number, number] {
  if (unit === 'thousandths') return [1, 1];
  return unit === 'fractions' ? [BOX_SIDE, BOX_SIDE] : [BOX_SIDE / width, BOX_SIDE / height];
}

/**
 * In which unit the boxes of one answer are, all of them together: the one that was asked for, unless many would be outside
 * of the photo then, or a whole grid in its corner that is in its middle in the other one.
 */
export function unitOf(all: readonly PlacedEdges[], asked: BoxUnit, sides: Sides): BoxUnit {
  const few = all.length * STRAY;
  const areBeyond = (width: number, height: number): boolean =>
    all.filter(({ edges }) =>
      edges.some((edge, at) => Math.abs(edge) > (at % 2 === 0 ? width : height) * SLACK),
    ).length > few;
  if (!areBeyond(1, 1)) return 'fractions';
  const isOutside: Readonly<Record<'thousandths' | 'pixels', boolean>> = {
    thousandths: areBeyond(BOX_SIDE, BOX_SIDE),
    pixels: areBeyond(sides.width, sides.height),
  };
  const first = asked === 'pixels' ? 'pixels' : 'thousandths';
  const other = first === 'pixels' ? 'thousandths' : 'pixels';
  // Beyond both nobody knows: what is larger is the photo's own.
  if (isOutside[first]) return isOutside[other] ? 'pixels' : other;
  if (isOutside[other]) return first;
  const isGrid = rowsOf(all) >= GRID_LEAST && columnsOf(all) >= GRID_LEAST;
  const isElsewhere = isGrid && offMiddle(all, first, sides) > MIDDLE.off;
  return isElsewhere && offMiddle(all, other, sides) < MIDDLE.right ? other : first;
}

const rowsOf = (all: readonly PlacedEdges[]): number => new Set(all.map(({ row }) => row)).size;
const columnsOf = (all: readonly PlacedEdges[]): number => new Set(all.map(({ column }) => column)).size;

/** How far the middle of all boxes together is from that of the photo, in shares of the photo. */
function offMiddle(all: readonly PlacedEdges[], unit: BoxUnit, sides: Sides): number {
  const [across, down] = frameFor(unit, sides);
  const middle = (low: 0 | 1, high: 2 | 3, by: number): number => {
    const edges = all.flatMap((one) => [one.edges[low] * by, one.edges[high] * by]);
    return (Math.min(...edges) + Math.max(...edges)) / 2 / BOX_SIDE;
  };
  return Math.max(Math.abs(middle(0, 2, across) - 0.5), Math.abs(middle(1, 3, down) - 0.5));
}

const PICTURES = ['picture', 'image_size', 'picture_size', 'image', 'size'];
/** Sides of a picture that a model is shown, in pixels. */
const SHOWN = { least: 50, most: 20_000 };
/** How far the shape of a shrunk picture may be from that of the photo: its sides are rounded, often to 28 pixels. */
const SHAPE = 0.06;

/** The sides of the picture in which an answer says that it counts; undefined where it does not, or has another shape. */
export function statedSides(finding: unknown, photo: Sides): Sides | undefined {
  const picture = fieldOf(finding, ...PICTURES);
  const [width, height] = Array.isArray(picture)
    ? picture.slice(0, 2).map(looseNumber)
    : [looseNumber(fieldOf(picture, 'width', 'w')), looseNumber(fieldOf(picture, 'height', 'h'))];
  if (!width || !height) return undefined;
  const isSide = (side: number): boolean => side >= SHOWN.least && side <= SHOWN.most;
  if (!isSide(width) || !isSide(height)) return undefined;
  const shape = (width / height) * (photo.height / photo.width);
  return Math.abs(shape - 1) <= SHAPE ? { width, height } : undefined;
}
