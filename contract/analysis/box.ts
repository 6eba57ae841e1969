import { type Struct, coerce, define, unknown } from 'superstruct';
import { fieldOf, fourNumbers } from '../loose.ts';

/** A rectangle of a photo in thousandths of its width and height, the origin top left: 0 to 1000. */
export interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole side of a photo, in the unit of boxes. */
export const BOX_SIDE = 1000;

/** The part of the rectangle that lies within the photo, in whole tenths; null when next to nothing does. */
export function withinPhoto(left: number, top: number, right: number, bottom: number): BoundingBox | null {
  const tenths = (value: number): number => Math.round(Math.min(BOX_SIDE, Math.max(0, value)) * 10) / 10;
  const [x, y] = [tenths(Math.min(left, right)), tenths(Math.min(top, bottom))];
  const width = tenths(tenths(Math.max(left, right)) - x);
  const height = tenths(tenths(Math.max(top, bottom)) - y);
  return width >= 1 && height >= 1 ? { x, y, width, height } : null;
}

/** The part of a box within the photo, as any host may answer it; null for what is none. */
export function looseBox(value: unknown): BoundingBox | null {
  const four = fourNumbers(['x', 'y', 'width', 'height'].map((name) => fieldOf(value, name)));
  if (!four) return null;
  const [x, y, width, height] = four;
  return withinPhoto(x, y, x + width, y + height);
}

/** {@link looseBox} as a struct. */
export const LooseBox: Struct<BoundingBox | null, null> = coerce(
  define<BoundingBox | null>('box', (value) => typeof value === 'object'),
  unknown(),
  looseBox,
);
