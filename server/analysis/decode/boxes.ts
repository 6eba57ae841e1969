import { BOX_SIDE, type BoundingBox, withinPhoto } from '../../../contract/analysis/box.ts';
import { fieldOf, fourNumbers } from '../../../contract/loose.ts';
import type { BoxScale } from '../settings.ts';

/** Left, top, right, bottom, in whichever unit. */
type Edges = readonly [number, number, number, number];

/** How a list of four numbers is meant where its name does not say so. */
export type BoxOrder = 'xyxy' | 'yxyx';

const NAMES = ['bounding_box', 'box_2d', 'bbox_2d', 'boundingBox', 'bbox', 'box'];
/** Gemini calls its boxes the first, Qwen the second, each in an order of its own. */
const ORDERS: Readonly<Record<string, BoxOrder>> = { box_2d: 'yxyx', bbox_2d: 'xyxy' };
/** Corners by their names; models invent them anew. */
const CORNERS = [
  ['x1', 'y1', 'x2', 'y2'],
  ['xmin', 'ymin', 'xmax', 'ymax'],
  ['x_min', 'y_min', 'x_max', 'y_max'],
  ['left', 'top', 'right', 'bottom'],
] as const;
const SIZES = [
  ['x', 'y', 'width', 'height'],
  ['x', 'y', 'w', 'h'],
  ['left', 'top', 'width', 'height'],
] as const;

/** The box that an answered compartment has, as it says it; undefined when it has none that makes sense. */
export function edgesOf(compartment: unknown, order: BoxOrder): Edges | undefined {
  const name = NAMES.find((candidate) => (fieldOf(compartment, candidate) ?? null) !== null);
  if (name === undefined) return undefined;
  const box = fieldOf(compartment, name);
  if (Array.isArray(box) || typeof box === 'string') return ofList(box, ORDERS[name] ?? order);
  for (const names of CORNERS) {
    const corners = fourNumbers(names.map((corner) => fieldOf(box, corner)));
    if (corners) return corners;
  }
  for (const names of SIZES) {
    const sizes = fourNumbers(names.map((size) => fieldOf(box, size)));
    if (sizes) return [sizes[0], sizes[1], sizes[0] + sizes[2], sizes[1] + sizes[3]];
  }
  return undefined;
}

function ofList(box: readonly unknown[] | string, order: BoxOrder): Edges | undefined {
  const list = typeof box === 'string' ? box.slice(0, 200).match(/-?\d+(\.\d+)?/g) : box.slice(0, 5).flat();
  const four = fourNumbers(list ?? []);
  return four && order === 'yxyx' ? [four[1], four[0], four[3], four[2]] : four;
}

/** A model's arithmetic is not exact: so much beyond the side still is the side. */
const SLACK = 1.05;
/** Boxes that may be beyond all reason before they decide on the scale. */
const STRAY = 0.1;

/** In which unit most of these boxes are: none says so. */
function guessScale(all: readonly Edges[]): Exclude<BoxScale, 'auto'> {
  const isBeyond = (side: number) => (edges: Edges) => edges.some((edge) => Math.abs(edge) > side * SLACK);
  const few = all.length * STRAY;
  if (all.filter(isBeyond(BOX_SIDE)).length > few) return 'pixels';
  return all.filter(isBeyond(1)).length > few ? 'thousandths' : 'fractions';
}

/** Sides in pixels. */
interface Sides {
  width: number;
  height: number;
}

/** Boxes of one answer in thousandths of the photo, cut at its edges; null for one outside of it, and for none. */
export function boxesOf(
  all: readonly (Edges | undefined)[],
  scale: BoxScale,
  { width, height }: Sides,
): (BoundingBox | null)[] {
  const unit = scale === 'auto' ? guessScale(all.filter((edges) => edges !== undefined)) : scale;
  const [across, down] = {
    thousandths: [1, 1],
    fractions: [BOX_SIDE, BOX_SIDE],
    pixels: [BOX_SIDE / width, BOX_SIDE / height],
  }[unit] as [number, number];
  return all.map((edges) => {
    if (!edges) return null;
    const [left, top, right, bottom] = edges;
    return withinPhoto(left * across, top * down, right * across, bottom * down);
  });
}
