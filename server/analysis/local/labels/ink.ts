import type { Picture } from '../picture.ts';

/** Marks of what is darker than its surroundings (1), or of what is lighter. */
export interface Ink {
  dark: Uint8Array;
  light: Uint8Array;
  /** How much each pixel differs from its surroundings, in greys. */
  contrast: Float32Array;
}

/** Ink differs from the mean around it by this many greys, and by this share of the spread around it. */
const GREYS_MIN = 7;
const SPREADS_MIN = 0.45;
/** And by so many times what pixels near each other usually differ by. */
const NOISE = 3;

/** Marks the ink of a picture; `around` is how far the surroundings reach, in pixels. */
export function inkOf(picture: Picture, around: number): Ink {
  const { width, height } = picture;
  const data = softened(picture);
  const noise = NOISE * restlessness(picture);
  const { sums, squares } = integrals(data, width, height);
  const contrast = new Float32Array(width * height);
  const [dark, light] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const corners = [top * (width + 1) + left, top * (width + 1) + right, bottom * (width + 1) + left, bottom * (width + 1) + right] as const; // oxfmt-ignore
      const area = (right - left) * (bottom - top);
      const mean = within(sums, corners) / area;
      const spread = Math.sqrt(Math.max(0, within(squares, corners) / area - mean * mean));
      const least = Math.max(GREYS_MIN, noise, SPREADS_MIN * spread);
      const off = (data[y * width + x] ?? 0) - mean;
      contrast[y * width + x] = Math.abs(off);
      if (off < -least) dark[y * width + x] = 1;
      else if (off > least) light[y * width + x] = 1;
    }
  }
  return { dark, light, contrast };
}

/** Each pixel the mean of the nine around it: noise is finer than any letter. */
function softened({ data, width, height }: Picture): Float32Array {
  const soft = Float32Array.from(data);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      let sum = 0;
      for (let row = -width; row <= width; row += width) {
        const i = y * width + x + row;
        sum += (data[i - 1] ?? 0) + (data[i] ?? 0) + (data[i + 1] ?? 0);
      }
      soft[y * width + x] = sum / 9;
    }
  }
  return soft;
}

/** The median difference of two pixels so far apart that their noise has nothing in common. */
function restlessness({ data, width }: Picture): number {
  const differences: number[] = [];
  for (let i = 4; i < data.length; i += 7) {
    if (i % width > 3) differences.push(Math.abs((data[i] ?? 0) - (data[i - 4] ?? 0)));
  }
  return differences.toSorted((a, b) => a - b)[Math.floor(differences.length / 2)] ?? 0;
}

type Corners = readonly [topLeft: number, topRight: number, bottomLeft: number, bottomRight: number];

/** The sum over a rectangle. */
const within = (table: Float64Array, [topLeft, topRight, bottomLeft, bottomRight]: Corners): number =>
  (table[bottomRight] ?? 0) - (table[topRight] ?? 0) - (table[bottomLeft] ?? 0) + (table[topLeft] ?? 0);

/** Sums over everything above and to the left of each pixel, of the values and of their squares. */
function integrals(
  data: Float32Array,
  width: number,
  height: number,
): { sums: Float64Array; squares: Float64Array } {
  const size = (width + 1) * (height + 1);
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)];
  for (let y = 0; y < height; y++) {
    let [sum, square] = [0, 0];
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] ?? 0;
      sum += value;
      square += value * value;
      const at = (y + 1) * (width + 1) + x + 1;
      sums[at] = (sums[at - width - 1] ?? 0) + sum;
      squares[at] = (squares[at - width - 1] ?? 0) + square;
    }
  }
  return { sums, squares };
}
