import type { Point } from '../../../../contract/analysis/homography.ts';
import { type TurnedBox, boxAt, hullOf, leastBox } from './turnedBox.ts';

/** How surely each pixel belongs to the core of a line of text, 0 to 1, row by row. */
export interface TextMap {
  data: Float32Array;
  width: number;
  height: number;
}

/** A line of text: the least box around it, and how sure it is that it is one, 0 to 1. */
export interface TextRegion {
  box: TurnedBox;
  score: number;
}

/** What is surer than this belongs to a line's core. */
const CORE = 0.3;
/** A core has to be this sure in the mean. */
const SCORE_MIN = 0.5;
/** Pixels that a core is high and wide at least. */
const SIDE_MIN = 3;
/** The model marks the core of a line; the line is around it by this share of its area to its circumference. */
const UNCLIP = 1.6;
/** A box that is not at least so many times as wide as high (or the other way) tells no direction. */
const ELONGATED = 2;

/** The lines of text in a map, as differentiable binarization has them: connected parts, the least box around each, grown. */
export function textRegionsOf(map: TextMap): TextRegion[] {
  const cores = coresOf(map);
  const usual = usualAngle(cores.map(({ hull }) => leastBox(hull)));
  return cores.flatMap(({ hull, score }) => {
    const least = leastBox(hull);
    const box = isElongated(least) ? least : boxAt(hull, usual);
    // Pixels have a size: the hull goes through their middles.
    const [width, height] = [box.width + 1, box.height + 1];
    if (Math.min(width, height) < SIDE_MIN) return [];
    const grown = (width * height * UNCLIP) / (width + height);
    return [{ box: { ...box, width: width + grown, height: height + grown }, score }];
  });
}

const isElongated = ({ width, height }: TurnedBox): boolean =>
  Math.max(width, height) >= ELONGATED * Math.min(width, height);

/** The median angle of the lines that have a direction, by their length. */
function usualAngle(boxes: readonly TurnedBox[]): number {
  const long = boxes.filter(isElongated).toSorted((a, b) => a.angle - b.angle);
  const lengthOf = ({ width, height }: TurnedBox): number => Math.max(width, height);
  let left = long.reduce((sum, box) => sum + lengthOf(box), 0) / 2;
  return long.find((box) => (left -= lengthOf(box)) <= 0)?.angle ?? 0;
}

/** A connected part of what is sure. */
interface Core {
  hull: Point[];
  score: number;
}

function coresOf({ data, width, height }: TextMap): Core[] {
  const cores: Core[] = [];
  const isSeen = new Uint8Array(data.length);
  const open: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (isSeen[start] === 1 || (data[start] ?? 0) <= CORE) continue;
    /** The ends of each of its rows are all that its hull can be made of. */
    const rows = new Map<number, { left: number; right: number }>();
    let [sum, pixels] = [0, 0];
    isSeen[start] = 1;
    open.push(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      sum += data[at] ?? 0;
      pixels++;
      const row = rows.get(y);
      if (!row) rows.set(y, { left: x, right: x });
      else {
        row.left = Math.min(row.left, x);
        row.right = Math.max(row.right, x);
      }
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const near = ny * width + nx;
          if (isSeen[near] === 1 || (data[near] ?? 0) <= CORE) continue;
          isSeen[near] = 1;
          open.push(near);
        }
      }
    }
    if (sum < SCORE_MIN * pixels) continue;
    const ends = [...rows].flatMap(([y, { left, right }]) => [
      { x: left, y },
      { x: right, y },
    ]);
    cores.push({ hull: hullOf(ends), score: sum / pixels });
  }
  return cores;
}
