import { describe, expect, it } from 'vitest';
import { inDividers } from '../../../server/analysis/local/centre.ts';
import { bestCombs, lineAt } from '../../../server/analysis/local/combs.ts';
import { levelEvidence, uprightEvidence } from '../../../server/analysis/local/evidence.ts';
import { findCompartments } from '../../../server/analysis/local/find.ts';
import type { Picture } from '../../../server/analysis/local/picture.ts';
import { createRandom } from '../../support/generator/random.ts';

/** Drawers of `pitch` pixels, dividers of 4, a lip in the lower part of each, turned by this slope. */
function drawers(rows: number, columns: number, slope: number): Picture {
  const [width, height, pitchX, pitchY] = [420, 330, 60, 50];
  const random = createRandom(3);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x - 50 + slope * y, y - 60 - slope * x];
      const isInside = u >= 0 && v >= 0 && u < columns * pitchX + 4 && v < rows * pitchY + 4;
      const isDivider = u % pitchX < 4 || v % pitchY < 4;
      const drawer = v % pitchY > 30 ? 190 : 60;
      data[y * width + x] = (!isInside ? 150 : isDivider ? 110 : drawer) + (random.next() - 0.5) * 16;
    }
  }
  return { data, width, height };
}

describe('A lattice of drawers', () => {
  it('ENT-35: a comb starts and ends with the lines that a profile has', () => {
    const profile = new Float32Array(400).fill(0.1);
    for (let line = 0; line <= 5; line++) profile.fill(0.9, 69 + line * 50, 72 + line * 50);
    const [comb] = bestCombs(profile, 0.5, 22, 300, 5);
    expect(comb?.count).toBe(5);
    expect(Math.abs(lineAt(comb ?? { start: 0, pitch: 0, count: 0 }, 5) - 320)).toBeLessThan(3);
  });

  it.each([0, 0.08, -0.12])(
    'GOAL-08 ENT-35: counts drawers turned by a slope of %d, not their lips',
    (slope) => {
      const found = findCompartments(drawers(4, 5, slope), []);
      expect([found?.grid?.rows.length, found?.grid?.columns.length]).toEqual([3, 4]);
      expect(found?.grid?.joined).toEqual([]);
    },
  );

  it('GOAL-08: has its lines in the middle of the dividers, though they were found beside them', () => {
    const front = drawers(4, 5, 0);
    const directions = { upright: uprightEvidence(front), level: levelEvidence(front) };
    const across = (lines: readonly number[]): number[] => lines.map((line) => 51.5 + line * 60);
    const beside = (by: number) => ({
      columns: across([0, 1, 2, 3, 4, 5]).map((x) => x + by),
      rows: [62, 112, 162, 212, 262],
    });
    const off = (columns: readonly number[], wanted: readonly number[]): number =>
      Math.max(...columns.map((x, n) => Math.abs(x - (wanted[n] ?? 0))));
    expect(off(inDividers(directions, beside(4)).columns, across([0, 1, 2, 3, 4, 5]))).toBeLessThan(1.5);
    // Of unequal ones each line by itself; the outermost are at the frame.
    const unequal = {
      ...beside(0),
      columns: across([0, 1, 3, 5]).map((x, n) => (n === 1 || n === 2 ? x - 4 : x)),
    };
    expect(off(inDividers(directions, unequal).columns, across([0, 1, 3, 5]))).toBeLessThan(1.5);
  });

  it('GOAL-08: is not sure of one in noise', () => {
    const random = createRandom(5);
    const data = Float32Array.from({ length: 300 * 200 }, () => random.next() * 255);
    expect(findCompartments({ data, width: 300, height: 200 }, [])).toBeUndefined();
  });
});
