import type { Picture } from '../picture.ts';
import type { PlacedText } from './lattice.ts';
import { medianOf } from './median.ts';

/** How far around a text its label still is, and how far around it no longer, in heights of the text. */
const WITHIN = 0.25;
const BEYOND = [0.7, 1, 1.4] as const;
/** A label differs from what it is stuck on by so many greys, along so much of each side. */
const DIFFERENT = 22;
const ALONG = 0.6;
const SIDES_MIN = 3;
const SAMPLES = 12;

/** Whether a text stands on a label of its own: around it, on three sides at least, another brightness begins. */
export function isOnPlate(picture: Picture, text: PlacedText): boolean {
  const height = Math.min(text.bottom - text.top, text.right - text.left);
  const at = (x: number, y: number): number | undefined => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return undefined;
    const value = picture.data[row * picture.width + column] ?? -1;
    return value < 0 ? undefined : value;
  };
  const sides = [
    { from: [text.left, text.top], to: [text.right, text.top], out: [0, -1] },
    { from: [text.left, text.bottom], to: [text.right, text.bottom], out: [0, 1] },
    { from: [text.left, text.top], to: [text.left, text.bottom], out: [-1, 0] },
    { from: [text.right, text.top], to: [text.right, text.bottom], out: [1, 0] },
  ] as const;
  const places = sides.map(({ from, to, out }) =>
    Array.from({ length: SAMPLES }, (_, n) => {
      const share = (n + 0.5) / SAMPLES;
      const place = (far: number): number | undefined =>
        at(
          from[0] + (to[0] - from[0]) * share + out[0] * far * height,
          from[1] + (to[1] - from[1]) * share + out[1] * far * height,
        );
      return { near: place(WITHIN), far: BEYOND.map(place) };
    }),
  );
  const around = places.flatMap((side) => side.flatMap(({ near }) => near ?? []));
  if (around.length === 0) return false;
  const ground = medianOf(around);
  const ends = places.filter((side) => {
    const seen = side.filter(({ far }) => far.some((value) => value !== undefined));
    const other = seen.filter(({ far }) => far.some((value) => value !== undefined && Math.abs(value - ground) > DIFFERENT)); // oxfmt-ignore
    return seen.length > 0 && other.length >= ALONG * seen.length;
  });
  return ends.length >= SIDES_MIN;
}
