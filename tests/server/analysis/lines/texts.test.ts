import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../../../../server/analysis/local/lines/lattice.ts';
import { labelList } from '../../../../server/analysis/local/lines/labelList.ts';
import { textFitOf } from '../../../../server/analysis/local/lines/textFit.ts';
import { textLattice } from '../../../../server/analysis/local/lines/textLattice.ts';
import type { Picture } from '../../../../server/analysis/local/picture.ts';
import { createRandom } from '../../../support/generator/random.ts';

const at = (x: number, y: number, width = 40, height = 12): PlacedText & { text: string } => ({
  text: 'Bolts',
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Labels of so many rows and columns. */
const labels = (rows: number, columns: number, pitch = 60): (PlacedText & { text: string })[] =>
  Array.from({ length: rows * columns }, (_, n) => at(80 + (n % columns) * 100, 50 + Math.floor(n / columns) * pitch)); // oxfmt-ignore

describe('A lattice of labels', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    'has the rows and columns of labels at unequal distances, a little off their places (%d)',
    (seed) => {
      const random = createRandom(seed + 1);
      const [rows, columns] = [random.whole(2, 7), random.whole(4, 8)];
      const ys = Array.from({ length: rows }).reduce<number[]>((all) => [...all, (all.at(-1) ?? 0) + random.whole(40, 90)], []); // oxfmt-ignore
      const xs = Array.from({ length: columns }).reduce<number[]>((all) => [...all, (all.at(-1) ?? 0) + random.whole(90, 150)], []); // oxfmt-ignore
      const texts = ys.flatMap((y) => xs.map((x) => at(x + random.whole(-8, 8), y + random.whole(-3, 3))));
      const found = textLattice(texts);
      expect([found?.rows.length, found?.columns.length]).toEqual([rows + 1, columns + 1]);
      const fit = textFitOf(found ?? { rows: [], columns: [] }, texts);
      expect(fit).toEqual({ inside: rows * columns, crossed: 0, doubled: 0, filled: 1, empty: 0 });
    },
  );

  it('is none where labels are few, where cells have none, or where lines are as near as those of a page', () => {
    expect(textLattice(labels(2, 3))).toBeUndefined();
    expect(textLattice(labels(3, 4).filter((_, n) => n !== 2 && n !== 5))).toBeUndefined();
    expect(textLattice(labels(8, 4, 20))).toBeUndefined();
    expect(textLattice(labels(3, 4))).toBeDefined();
  });

  it('is none of texts that lie about', () => {
    const random = createRandom(9);
    const texts = Array.from({ length: 24 }, () => at(random.whole(20, 700), random.whole(20, 500)));
    expect(textLattice(texts)).toBeUndefined();
  });

  it('contradicts lines through texts, two texts in one cell, and rows without any', () => {
    const texts = labels(3, 4);
    const columns = [30, 130, 230, 330, 430];
    expect(textFitOf({ rows: [20, 80, 140, 200], columns }, texts)).toMatchObject({ crossed: 0, doubled: 0 });
    expect(textFitOf({ rows: [20, 50, 80, 140, 200], columns }, texts).crossed).toBeGreaterThan(0.3);
    expect(textFitOf({ rows: [20, 140, 200], columns }, texts).doubled).toBe(0.5);
    expect(textFitOf({ rows: [20, 80, 140, 200, 260], columns }, texts).empty).toBe(0.25);
  });

  it('does not contradict labels that are all stuck over the lines of one column in the same way', () => {
    const [rows, columns] = [
      [20, 80, 160, 230],
      [30, 300],
    ];
    const hung = [at(100, 78), at(100, 159), at(100, 227)];
    expect(textFitOf({ rows, columns }, hung).crossed).toBe(0);
    expect(textFitOf({ rows, columns }, [at(100, 80), at(100, 120), at(100, 205)]).crossed).toBeCloseTo(
      1 / 3,
    );
    expect(textFitOf({ rows, columns: [30, 150, 300] }, hung).crossed).toBeGreaterThan(0.6);
  });
});

/** Each text on a paler plate of its own, or all on one ground. */
function pictureOf(texts: readonly PlacedText[], isPlated: boolean): Picture {
  const [width, height] = [600, 400];
  const data = new Float32Array(width * height).fill(isPlated ? 70 : 230);
  for (const { left, right, top, bottom } of texts) {
    for (let y = top - 5; y < bottom + 5; y++) data.fill(230, y * width + left - 5, y * width + right + 5);
  }
  return { data, width, height };
}

describe('Labels in no lattice', () => {
  const lying = [at(80, 60), at(300, 90), at(470, 70), at(120, 240), at(330, 300), at(510, 220)];

  it('are compartments where each stands on a plate of its own', () => {
    expect(labelList(pictureOf(lying, true), lying)).toHaveLength(6);
  });

  it('are none where they are printed on one thing, are few, or are lines of one text', () => {
    expect(labelList(pictureOf(lying, false), lying)).toEqual([]);
    const few = lying.slice(0, 3);
    expect(labelList(pictureOf(few, true), few)).toEqual([]);
    const lines = Array.from({ length: 8 }, (_, n) => at(200, 60 + n * 20));
    expect(labelList(pictureOf(lines, true), lines)).toEqual([]);
  });
});
