import { type BoundingBox, withinPhoto } from '../../../contract/analysis/box.ts';
import { fieldOf, fourNumbers } from '../../../contract/loose.ts';
import { type Edges, type Numbers, type Sides, frameFor, unitOf } from './boxFrame.ts';
import { type BoxOrder, edgesIn, orderOf } from './boxOrder.ts';
import type { BoxReading } from './boxReading.ts';

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

/** The box of an answered compartment: its edges where their names say which they are, else a list of four numbers. */
export type AnsweredBox = { edges: Edges } | { list: Numbers; told: BoxOrder | undefined };

/** The box that an answered compartment has, as it says it; undefined when it has none that makes sense. */
export function boxIn(compartment: unknown): AnsweredBox | undefined {
  const name = NAMES.find((candidate) => (fieldOf(compartment, candidate) ?? null) !== null);
  if (name === undefined) return undefined;
  const box = fieldOf(compartment, name);
  if (Array.isArray(box) || typeof box === 'string') {
    const list = fourNumbers(numbersIn(box));
    return list && { list, told: ORDERS[name] };
  }
  for (const names of CORNERS) {
    const edges = fourNumbers(names.map((corner) => fieldOf(box, corner)));
    if (edges) return { edges };
  }
  for (const names of SIZES) {
    const sizes = fourNumbers(names.map((size) => fieldOf(box, size)));
    if (sizes) return { edges: edgesIn(sizes, 'xywh') };
  }
  return undefined;
}

const numbersIn = (box: readonly unknown[] | string): readonly unknown[] =>
  typeof box === 'string' ? (box.slice(0, 200).match(/-?\d+(\.\d+)?/g) ?? []) : box.slice(0, 5).flat();

/** A compartment's box and where in the grid it says it is. */
export interface Placed {
  box: AnsweredBox | undefined;
  row: number | null;
  column: number | null;
}

/**
 * Boxes of one answer in thousandths of the photo, cut at its edges; null for one outside of it, and for none. In which
 * order and unit they are is decided once, by all of them and the rows and columns that they claim. `stated`: the sides of
 * the picture in which the model says that it counts.
 */
export function boxesOf(
  all: readonly Placed[],
  { scale, asked, order, photo }: BoxReading,
  stated: Sides | undefined,
): (BoundingBox | null)[] {
  const lists = all.flatMap(({ box, row, column }) =>
    box && 'list' in box ? [{ numbers: box.list, told: box.told, row, column }] : [],
  );
  const meant = orderOf(lists, lists[0]?.told ?? order);
  const placed = all.map(({ box, row, column }) => {
    if (!box) return undefined;
    return { edges: 'edges' in box ? box.edges : edgesIn(box.list, meant), row, column };
  });
  const known = placed.filter((one) => one !== undefined);
  const unit = scale === 'auto' ? unitOf(known, asked, stated ?? photo) : scale;
  const [across, down] = frameFor(unit, stated ?? photo);
  return placed.map((one) => {
    if (!one) return null;
    const [left, top, right, bottom] = one.edges;
    return withinPhoto(left * across, top * down, right * across, bottom * down);
  });
}
