import type { Picture } from './picture.ts';

/** Marks of what is darker than its surroundings (1), or of what is lighter. */
export interface Ink {
  dark: Uint8Array;
  light: Uint8Array;
}

/** Ink differs from the mean around it by this many greys, and by this share of the spread around it. */
const GREYS_MIN = 7;
const SPREADS_MIN = 0.45;

/** Marks the ink of a picture; `around` is how far the surroundings reach, in pixels. */
export function inkOf({ data, width, height }: Picture, around: number): Ink {
  const { sums, squares } = integrals(data, width, height);
  const [dark, light] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const within = (table: Float64Array): number =>
        (table[bottom * (width + 1) + right] ?? 0) -
        (table[top * (width + 1) + right] ?? 0) -
        (table[bottom * (width + 1) + left] ?? 0) +
        (table[top * (width + 1) + left] ?? 0);
      const area = (right - left) * (bottom - top);
      const mean = within(sums) / area;
      const spread = Math.sqrt(Math.max(0, within(squares) / area - mean * mean));
      const least = Math.max(GREYS_MIN, SPREADS_MIN * spread);
      const off = (data[y * width + x] ?? 0) - mean;
      if (off < -least) dark[y * width + x] = 1;
      else if (off > least) light[y * width + x] = 1;
    }
  }
  return { dark, light };
}

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
