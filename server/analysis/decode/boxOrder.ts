import type { Edges, Numbers } from './boxFrame.ts';

/** How a list of four numbers is meant: corners with the one or the other side first, or a corner and two sizes. */
export type BoxOrder = 'xyxy' | 'yxyx' | 'xywh';

const ORDERS: readonly BoxOrder[] = ['xyxy', 'yxyx', 'xywh'];
/** Fewer boxes than this decide nothing. */
const LEAST = 3;
/** So much better another order has to fit the rows and columns, of the 2 between always and never. */
const BETTER = 0.5;
/** So many boxes may have their corners the wrong way round where they are corners. */
const REVERSED = 0.3;

export interface ListedBox {
  numbers: Numbers;
  row: number | null;
  column: number | null;
}

export function edgesIn([a, b, c, d]: Numbers, order: BoxOrder): Edges {
  if (order === 'xyxy') return [a, b, c, d];
  return order === 'yxyx' ? [b, a, d, c] : [a, b, a + c, b + d];
}

/** The order that most of an answer's boxes are in: `told` unless what they say of rows and columns is against it. */
export function orderOf(boxes: readonly ListedBox[], told: BoxOrder): BoxOrder {
  if (boxes.length < LEAST) return told;
  const fits = new Map(ORDERS.map((order) => [order, fitOf(boxes, order)]));
  const fit = (order: BoxOrder): number => fits.get(order) ?? 0;
  const turned = told === 'yxyx' ? 'xyxy' : 'yxyx';
  const corners = fit(turned) > fit(told) + BETTER ? turned : told;
  return corners !== 'xywh' && areSizes(boxes, corners) ? 'xywh' : corners;
}

/** How well the boxes lie as their rows and columns say, from -1 for the other way round to 1; 0 where they say nothing. */
function fitOf(boxes: readonly ListedBox[], order: BoxOrder): number {
  let agreed = 0;
  let compared = 0;
  const placed = boxes.map(({ numbers, row, column }) => {
    const [left, top, right, bottom] = edgesIn(numbers, order);
    return { x: left + right, y: top + bottom, row, column };
  });
  for (const [at, one] of placed.entries()) {
    for (const other of placed.slice(at + 1)) {
      for (const [step, distance] of [
        [stepOf(one.column, other.column), other.x - one.x],
        [stepOf(one.row, other.row), other.y - one.y],
      ] as const) {
        if (step === 0) continue;
        compared += 1;
        agreed += Math.sign(step * distance);
      }
    }
  }
  return compared === 0 ? 0 : agreed / compared;
}

const stepOf = (from: number | null, to: number | null): number =>
  from === null || to === null ? 0 : to - from;

/**
 * Whether the last two numbers are sizes: as corners they would be the wrong way round for many boxes, those further right
 * and down, but not for all, and they are much the same in all of them.
 */
function areSizes(boxes: readonly ListedBox[], order: BoxOrder): boolean {
  const reversed = boxes.filter(({ numbers }) => {
    const [left, top, right, bottom] = edgesIn(numbers, order);
    return right < left || bottom < top;
  }).length;
  if (reversed < REVERSED * boxes.length || reversed === boxes.length) return false;
  return [2, 3].every((at) => {
    const values = boxes.map(({ numbers }) => numbers[at] ?? 0);
    return Math.min(...values) > 0 && Math.max(...values) < 2 * Math.min(...values);
  });
}
