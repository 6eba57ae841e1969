import type { PlacedText } from './lines/lattice.ts';
import type { Pencils } from './pencils.ts';

/** Fewer texts say nothing about how they are turned. */
const TEXTS_MIN = 8;
/** As many of the others on the average are in a text's row, and in its column, or there are none. */
const IN_LINE_MIN = 1.2;
const SLOPE_MAX = 0.26;
const SLOPE_STEP = 0.01;
const LEAN_MAX = 0.14;
const LEAN_STEP = 0.02;
/** Two texts are in one row, or begin, end or are centred in one column, by this share of a text's height. */
const OFF_IN_ROW = 0.5;
const OFF_IN_COLUMN = 0.8;

/** How a cabinet is turned whose labels these are, in pixels of the picture; undefined where they stand in no rows and columns. */
export function textPencils(
  texts: readonly PlacedText[],
  { width, height }: { width: number; height: number },
): Pencils | undefined {
  if (texts.length < TEXTS_MIN) return undefined;
  const high = texts.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)[texts.length >> 1] ?? 1;
  const xs = (share: number): number[] => texts.map(({ left, right }) => left + (right - left) * share - width / 2);
  const ys = texts.map(({ top, bottom }) => (top + bottom) / 2 - height / 2);
  const reach = Math.max(width, height) / 2;
  const level = mostInLine(xs(0.5), ys, high * OFF_IN_ROW, reach);
  const upright = [0, 0.5, 1]
    .map((share) => mostInLine(ys, xs(share), high * OFF_IN_COLUMN, reach))
    .toSorted((a, b) => b.inLine - a.inLine)[0];
  if (!upright || Math.min(level.inLine, upright.inLine) < IN_LINE_MIN) return undefined;
  return { level: level.pencil, upright: upright.pencil };
} // oxfmt-ignore

/** The pencil with most places in one line, and how many others there are in each's. */
function mostInLine(
  along: readonly number[],
  across: readonly number[],
  off: number,
  reach: number,
): { pencil: Pencils['level']; inLine: number } {
  let best = { pencil: { slope: 0, spread: 0 }, inLine: -1 };
  for (let slope = -SLOPE_MAX; slope <= SLOPE_MAX; slope += SLOPE_STEP) {
    for (let lean = -LEAN_MAX; lean <= LEAN_MAX; lean += LEAN_STEP) {
      const spread = lean / reach;
      const places = along
        .map((far, n) => ((across[n] ?? 0) - slope * far) / (1 + spread * far))
        .toSorted((a, b) => a - b);
      let sum = 0;
      for (let n = 0; n < places.length; n++) {
        for (let m = n + 1; m < places.length; m++) {
          const apart = ((places[m] ?? 0) - (places[n] ?? 0)) / off;
          if (apart >= 1) break;
          sum += 2 * (1 - apart);
        }
      }
      // Of pencils that are as good the one that turns least.
      const inLine = sum / places.length - (Math.abs(slope) + Math.abs(lean)) * 0.01;
      if (inLine > best.inLine) best = { pencil: { slope, spread }, inLine };
    }
  }
  return best;
}
