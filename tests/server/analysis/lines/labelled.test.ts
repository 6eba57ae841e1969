import { describe, expect, it } from 'vitest';
import { coverage, levelEvidence, uprightEvidence } from '../../../../server/analysis/local/evidence.ts';
import { snappedLattice } from '../../../../server/analysis/local/lines/textLattice.ts';
import { isRegular, type PlacedText } from '../../../../server/analysis/local/lines/lattice.ts';
import { textFitOf } from '../../../../server/analysis/local/lines/textFit.ts';
import { isSureAlone } from '../../../../server/analysis/local/lines/choice.ts';
import type { Picture } from '../../../../server/analysis/local/picture.ts';
import { createRandom } from '../../../support/generator/random.ts';

const at = (x: number, y: number, width = 40, height = 12): PlacedText => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const [WIDTH, HEIGHT] = [380, 260];

/** Noise with upright and level lines of 3 pixels. */
function lined(columns: readonly number[], rows: readonly number[]): Picture {
  const random = createRandom(7);
  const data = new Float32Array(WIDTH * HEIGHT).fill(150);
  for (const x of columns)
    for (let y = 0; y < HEIGHT; y++) data.fill(60, y * WIDTH + x - 1, y * WIDTH + x + 2);
  for (const y of rows) data.fill(60, (y - 1) * WIDTH, (y + 2) * WIDTH);
  return { data: data.map((grey) => grey + (random.next() - 0.5) * 10), width: WIDTH, height: HEIGHT };
}

describe('Labels with edges between them', () => {
  const columns = [20, 130, 240, 360];
  const rows = [20, 96, 170, 244];
  const labels = [75, 185, 300].flatMap((x) => [58, 133, 207].map((y) => at(x, y)));
  const found = (picture: Picture, texts: readonly PlacedText[]) =>
    snappedLattice(texts, { upright: uprightEvidence(picture), level: levelEvidence(picture) });

  it('make a lattice whose lines are those edges, also where a label in three was not read', () => {
    const few = labels.filter((_, n) => n % 4 !== 1);
    const lattice = found(lined(columns, rows), few);
    expect(lattice?.columns).toHaveLength(4);
    for (const [n, line] of columns.entries())
      expect(Math.abs((lattice?.columns[n] ?? 0) - line)).toBeLessThan(8);
    for (const [n, line] of rows.entries()) expect(Math.abs((lattice?.rows[n] ?? 0) - line)).toBeLessThan(8);
  });

  it('make none where nothing divides them, and where they are fewer than six', () => {
    expect(found(lined([], []), labels)).toBeUndefined();
    expect(found(lined(columns, rows), labels.slice(0, 5))).toBeUndefined();
  });
});

describe('Two labels on a drawer', () => {
  const rows = [20, 80, 140, 200];
  const two = [50, 110, 170].flatMap((y) => [at(80, y - 12), at(80, y + 14)]);

  it('contradict a cell of several columns, but not a drawer over the whole width', () => {
    expect(textFitOf({ rows, columns: [20, 160, 300] }, two).doubled).toBe(1);
    expect(textFitOf({ rows, columns: [20, 300] }, two).doubled).toBe(0);
  });

  it('are three where they contradict that one as well', () => {
    const three = [30, 55, 80].map((y) => at(80, y));
    expect(textFitOf({ rows: [20, 100, 140, 180], columns: [20, 300] }, three).doubled).toBe(1);
  });
});

describe('Equal cells', () => {
  it('differ by an eighth at most', () => {
    expect(isRegular([0, 100, 200, 300])).toBe(true);
    expect(isRegular([0, 100, 190, 290])).toBe(true);
    expect(isRegular([0, 100, 185, 285])).toBe(false);
  });

  it('are sure by their edges alone, a few only where nearly all of them are there', () => {
    const lines = (count: number): number[] => Array.from({ length: count + 1 }, (_, n) => n * 50);
    const of = (rows: number, columns: number, support: number, weakest: number) =>
      isSureAlone({ rows: lines(rows), columns: lines(columns), support, weakest, alike: 0.6 });
    expect(of(3, 4, 0.9, 0.75)).toBe(true);
    expect(of(1, 6, 0.9, 0.75)).toBe(false);
    expect(of(2, 2, 0.9, 0.75)).toBe(false);
    expect(of(1, 6, 0.98, 0.92)).toBe(true);
    expect(of(3, 4, 0.8, 0.75)).toBe(false);
    expect(of(3, 4, 0.9, 0.6)).toBe(false);
  });
});

describe('An edge beside a line', () => {
  it('counts within two pixels where lines are near to each other, and further where they are not', () => {
    const evidence = uprightEvidence(lined([100], []));
    const share = (pitch: number, line: number): number => coverage(evidence, pitch, line, 10, HEIGHT - 10);
    expect(share(30, 103)).toBeGreaterThan(0.9);
    expect(share(30, 106)).toBeLessThan(0.3);
    expect(share(70, 105)).toBeGreaterThan(0.9);
    expect(share(150, 108)).toBeGreaterThan(0.9);
    expect(share(150, 114)).toBeLessThan(0.3);
  });
});
