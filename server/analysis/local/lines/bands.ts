import type { Signal } from '../repetition.ts';
import type { Line } from './linesOf.ts';
import type { Judge } from './path.ts';

/** A text in the front view, in its pixels, as seen across the lines: `from` to `to`, and along them. */
export interface Written {
  from: number;
  to: number;
  first: number;
  last: number;
}

/** A line must be an edge for this share of its length, or it speaks against itself. */
const SHARE = 0.7;
const OF_LINE = 1.7;
const WORST_LINE = -0.5;
/** A band is at least so thick, in pixels. */
const THICK_MIN = 15;
/** How alike two neighbours are at least that speak for each other. */
const ALIKE = 0.62;
const OF_ALIKE = 2.5;
/** Equal neighbours are likelier, and those of very different size are hardly of one cabinet. */
const EQUAL = 1.07;
const OF_EQUAL = 0.15;
const UNLIKE = 2;
const OF_UNLIKE = 0.35;
/** A line through a text, two texts above each other in one compartment, and a band without any. */
const CROSSED = 0.35;
const CROSSED_MAX = 1.4;
const TWO = 0.45;
const TWO_MAX = 1.8;
const WITHOUT = 0.3;
const WITHOUT_MAX = 1.8;
/** A band with enough of them belongs to the cabinet. */
const WITH = 0.6;
/** With texts in so much of its cells a band has enough of them. */
const FILLED = 0.4;
/** Bands without a text say something where there are so many texts. */
const TEXTS_MIN = 4;

/** The lines of the other direction go through all bands of a cabinet, and not through its frame. */
const THROUGH = 0.7;
const OF_THROUGH = 2;
const BEST_THROUGH = 0.35;
const WORST_THROUGH = -1.2;

/** What is known of the lines of the other direction. */
export interface Crossing {
  /** How many cells they make. */
  cells: number;
  /** The share of them that is an edge between two places. */
  share(from: number, to: number): number;
}

/** Judges lines by their edges, by how alike the bands between them are, and by the texts in these. */
export function judgeOf(signals: readonly Signal[], texts: readonly Written[], crossing?: Crossing): Judge {
  const bands = new Map<number, number>();
  return {
    most: (1 - ALIKE) * OF_ALIKE + OF_EQUAL,
    line: ({ at, share }: Line) => {
      const crossed = texts.filter(({ from, to }) => {
        const thick = to - from;
        return at > from + thick * 0.25 && at < to - thick * 0.25;
      }).length;
      return Math.max(WORST_LINE, (share - SHARE) * OF_LINE) - Math.min(CROSSED_MAX, crossed * CROSSED);
    },
    band: (from, to) => {
      if (to - from < THICK_MIN) return -Infinity;
      const key = from * 8192 + to;
      const known = bands.get(key);
      if (known !== undefined) return known;
      const through = crossing ? (crossing.share(from, to) - THROUGH) * OF_THROUGH : 0;
      const value =
        writtenIn(texts, from, to, crossing?.cells ?? 1) +
        Math.max(WORST_THROUGH, Math.min(crossing?.cells === 1 ? BEST_THROUGH : 0, through));
      bands.set(key, value);
      return value;
    },
    pair: (from, middle, to, least) => {
      const [a, b] = [middle - from, to - middle];
      const ratio = Math.max(a, b) / Math.min(a, b);
      const size = ratio < EQUAL ? OF_EQUAL : ratio > UNLIKE ? -OF_UNLIKE * (ratio - UNLIKE) : 0;
      if ((1 - ALIKE) * OF_ALIKE + size <= least) return -Infinity;
      return (likenessOf(signals, from, middle, to) - ALIKE) * OF_ALIKE + size;
    },
  };
}

/** What the texts between two lines say. */
function writtenIn(texts: readonly Written[], from: number, to: number, across: number): number {
  if (texts.length < TEXTS_MIN) return 0;
  const within = texts.filter((text) => {
    const middle = (text.from + text.to) / 2;
    return middle > from && middle < to;
  });
  const filled = Math.min(1, within.length / Math.max(1, across) / FILLED);
  const without = (1 - filled) * Math.min(WITHOUT_MAX, WITHOUT * Math.max(1, across));
  if (within.length === 0) return -without;
  let twos = 0;
  for (const [n, one] of within.entries()) {
    for (const other of within.slice(n + 1)) {
      const shared = Math.min(one.last, other.last) - Math.max(one.first, other.first);
      if (shared < 0.5 * Math.min(one.last - one.first, other.last - other.first)) continue;
      const apart = Math.max(one.from, other.from) - Math.min(one.to, other.to);
      if (apart > 0.8 * Math.min(one.to - one.from, other.to - other.from)) twos++;
    }
  }
  return filled * WITH - without - Math.min(TWO_MAX, twos * TWO);
}

/** Where correlation is this, two bands are as alike as drawers of one cabinet are. */
const SAME = 0.5;
const ENOUGH = 30;
/** Alike at one end only says less, and the less the more is left over. */
const OF_ONE_END = 0.8;
const SCALED_TO = 24;
const scaled = new Float32Array(2 * SCALED_TO);

/**
 * How alike two neighbours are, 0 to 1: laid over each other at their beginnings, at their ends, or half each, since in
 * a taller drawer what is at the top and what is at the bottom are further apart; or scaled.
 */
export function likenessOf(signals: readonly Signal[], from: number, middle: number, to: number): number {
  const length = Math.min(middle - from, to - middle);
  const start = meanOf(signals, from, middle, length);
  const end = meanOf(signals, middle - length, to - length, length);
  const half = Math.floor(length / 2);
  const both = (meanOf(signals, from, middle, half) + meanOf(signals, middle - half, to - half, half)) / 2;
  const whole = Math.max(both, scaledMean(signals, from, middle, to)) / SAME;
  const share = Math.sqrt(length / Math.max(middle - from, to - middle));
  const oneEnd = (OF_ONE_END * share * Math.max(start, end)) / SAME;
  return Math.max(0, Math.min(1, whole), Math.min(OF_ONE_END * share, oneEnd));
}

/** With both drawn to one length: of some cabinets the taller drawers are the same ones, larger. */
function scaledMean(signals: readonly Signal[], from: number, middle: number, to: number): number {
  let sum = 0;
  const [one, other] = [(middle - from) / SCALED_TO, (to - middle) / SCALED_TO];
  for (const signal of signals) {
    for (let n = 0; n < SCALED_TO; n++) {
      scaled[n] = signal[Math.round(from + (n + 0.5) * one)] ?? 0;
      scaled[SCALED_TO + n] = signal[Math.round(middle + (n + 0.5) * other)] ?? 0;
    }
    sum += correlation(scaled, 0, SCALED_TO, SCALED_TO);
  }
  return sum / signals.length;
}

function meanOf(signals: readonly Signal[], one: number, other: number, length: number): number {
  let sum = 0;
  for (const signal of signals) sum += correlation(signal, one, other, length);
  return sum / signals.length;
}

/** Pearson's correlation of two parts of a signal, but of the size of the livelier one: a plain frame is like nothing. */
function correlation(signal: Signal, one: number, other: number, length: number): number {
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
  // Of a long part every other place says enough, or every third.
  const step = Math.max(1, Math.floor(length / ENOUGH));
  let count = 0;
  for (let n = 0; n < length; n += step) {
    const a = signal[one + n] ?? 0;
    const b = signal[other + n] ?? 0;
    count++;
    sa += a;
    sb += b;
    saa += a * a;
    sbb += b * b;
    sab += a * b;
  }
  const most = Math.max(saa - (sa * sa) / count, sbb - (sb * sb) / count);
  return most > 0 ? (sab - (sa * sb) / count) / most : 0;
}
