import type { Picture } from './picture.ts';
import { type Comb, lineAt } from './combs.ts';

/** What a picture is like at each place along one direction, the mean over a stretch across it. */
export type Signal = Float32Array;

/** Below the first they differ for certain, above the second they are alike as drawers of a cabinet are. */
const DIFFERENT = 0;
const ALIKE = 0.35;

/** Of a stretch so many pixels are looked at. */
const SAMPLES = 80;

/** Brightness, and how much it changes along and across, for each y between two x (or for each x between two y). */
export function signalsOf(front: Picture, isUpright: boolean, from: number, to: number): Signal[] {
  const { data, width, height } = front;
  const [count, step, other] = isUpright ? [width, 1, width] : [height, width, 1];
  const [first, last] = [
    Math.max(1, Math.round(from)),
    Math.min((isUpright ? height : width) - 1, Math.round(to)),
  ];
  const [bright, along, across] = [0, 0, 0].map(() => new Float32Array(count)) as [Signal, Signal, Signal];
  const each = Math.max(1, Math.floor((last - first) / SAMPLES));
  for (let at = 1; at < count - 1; at++) {
    let [sum, changes, changesAcross, seen] = [0, 0, 0, 0];
    for (let n = first; n < last; n += each) {
      const i = at * step + n * other;
      const [value, before, beside] = [data[i] ?? -1, data[i - step] ?? -1, data[i - other] ?? -1];
      if (value < 0 || before < 0 || beside < 0) continue;
      sum += value;
      changes += Math.min(20, Math.abs(value - before));
      changesAcross += Math.min(20, Math.abs(value - beside));
      seen++;
    }
    if (seen === 0) continue;
    bright[at] = sum / seen;
    along[at] = changes / seen;
    across[at] = changesAcross / seen;
  }
  return [bright, along, across];
}

/** How alike the cells of a comb are, each compared with the next: 0 (not) to 1; undefined for one alone. */
export function likeness(signals: readonly Signal[], comb: Comb): number | undefined {
  if (comb.count === 1) return undefined;
  const [from, to] = [Math.round(comb.start), Math.round(lineAt(comb, comb.count))];
  const further = Math.round(comb.pitch);
  const alike = signals.map((signal) => correlation(signal, from, to, further));
  const mean = alike.reduce((sum, one) => sum + one, 0) / alike.length;
  return Math.max(0, Math.min(1, (mean - DIFFERENT) / (ALIKE - DIFFERENT)));
}

/** Pearson's correlation of a signal between two places with itself so much further on. */
function correlation(signal: Signal, from: number, to: number, further: number): number {
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let at = Math.max(0, from); at + further < Math.min(signal.length, to); at++) {
    const [a, b] = [signal[at] ?? 0, signal[at + further] ?? 0];
    n++;
    sa += a;
    sb += b;
    saa += a * a;
    sbb += b * b;
    sab += a * b;
  }
  const spread = Math.sqrt(Math.max(0, saa - (sa * sa) / n) * Math.max(0, sbb - (sb * sb) / n));
  return spread > 0 ? (sab - (sa * sb) / n) / spread : 0;
}
