import { type Picture, warp } from './picture.ts';
import type { TextLine } from './labels/textLines.ts';

/** A line of text, dark on white, ready to be read. */
export interface Strip {
  data: Uint8Array;
  width: number;
}

/** Height of a strip and of the line of text in it, in pixels: what Tesseract reads best. */
export const STRIP = 80;
const TEXT = 42;
const WIDTH_MAX = 900;
const MARGIN = 20;
/** Around the line, as a share of its height. */
const PAD = 0.16;
/** Below it more: a tail that touches the label's edge is not in the line. */
const PAD_BELOW = 0.3;
/**
 * A column or row with this share of dark pixels, so many of them side by side, is the edge of a label. It is looked for
 * in a share of the strip at each end; beside it there is some blur.
 */
const DARK = 170;
const UPRIGHT = { share: 0.86, width: 7, ends: 0.35, blur: 3 };
const LEVEL = { share: 0.85, width: 1, ends: 0.2, blur: 1 };

/** The line cut out of the picture of its cell, enlarged, turned to dark on light, its ground made white. */
export function stripOf(picture: Picture, line: TextLine): Strip {
  const height = line.bottom - line.top + 1;
  const zoom = Math.min(TEXT / height, WIDTH_MAX / (line.right - line.left + 1));
  const pad = Math.round(height * PAD);
  const [left, top] = [Math.max(0, line.left - pad), Math.max(0, line.top - pad)];
  const right = Math.min(picture.width - 2, line.right + pad);
  const bottom = Math.min(picture.height - 2, line.bottom + Math.round(height * PAD_BELOW));
  const [wide, high] = [Math.floor((right - left) * zoom), Math.floor((bottom - top) * zoom)];
  const map = [zoom, 0, -left * zoom, 0, zoom, -top * zoom, 0, 0, 1] as const;
  return framed(whitened(warp(picture, map, wide, Math.min(STRIP - 4, high)), line.isLight));
}

/** Ink black and ground white, where most of a line is ground; without the edges of its label. */
function whitened(cut: Picture, isLight: boolean): Picture {
  const sorted = cut.data.toSorted();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [ground, ink] = isLight ? [at(0.4), at(0.97)] : [at(0.6), at(0.03)];
  const data = cut.data.map((value) =>
    Math.max(0, Math.min(255, ((value - ink) / (ground - ink || 1)) * 255)),
  );
  const { width, height } = cut;
  const darkness = (
    count: number,
    length: number,
    share: number,
    index: (n: number, m: number) => number,
  ): boolean[] =>
    Array.from({ length: count }, (_, n) => {
      let dark = 0;
      for (let m = 0; m < length; m++) if ((data[index(n, m)] ?? 255) < DARK) dark++;
      return dark > length * share;
    });
  const [left, right] = inner(
    darkness(width, height, UPRIGHT.share, (x, y) => y * width + x),
    UPRIGHT,
  );
  const [top, bottom] = inner(
    darkness(height, width, LEVEL.share, (y, x) => y * width + x),
    LEVEL,
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < left || x >= right || y < top || y >= bottom) data[y * width + x] = 255;
    }
  }
  return { data, width, height };
}

/** What lies between the dark stretches at both ends, each of them `width` long or more. */
function inner(
  isDark: readonly boolean[],
  { width, ends, blur }: typeof UPRIGHT,
): [from: number, to: number] {
  const end = (dark: readonly boolean[]): number => {
    let [run, from] = [0, 0];
    for (let n = 0; n < dark.length * ends || run > 0; n++) {
      run = dark[n] ? run + 1 : 0;
      if (run >= width) from = n + 1 + blur;
      if (n >= dark.length) break;
    }
    return from;
  };
  return [end(isDark), isDark.length - end(isDark.toReversed())];
}

/** With a margin on all sides. */
function framed({ data, width, height }: Picture): Strip {
  const wide = width + 2 * MARGIN;
  const strip = new Uint8Array(wide * STRIP).fill(255);
  const over = Math.floor((STRIP - height) / 2);
  for (let y = 0; y < height; y++)
    strip.set(data.subarray(y * width, (y + 1) * width), (y + over) * wide + MARGIN);
  return { data: strip, width: wide };
}
