import { describe, expect, it } from 'vitest';
import { levelEvidence, uprightEvidence } from '../../../../server/analysis/local/evidence.ts';
import { findCompartments } from '../../../../server/analysis/local/find.ts';
import { uprightWithin } from '../../../../server/analysis/local/lines/uprightWithin.ts';
import type { Picture } from '../../../../server/analysis/local/picture.ts';
import { type Random, createRandom } from '../../../support/generator/random.ts';

const [WIDTH, HEIGHT] = [260, 252];
const ROWS = [22, 74, 126, 178, 230];
const COLUMNS = [30, 230];

/** Four drawers over the whole width, or boards with things beside each other on them. */
function fronts(random: Random, isShelf: boolean): Picture {
  const data = Float32Array.from({ length: WIDTH * HEIGHT }, () => 170 + (random.next() - 0.5) * 12);
  const fill = (left: number, top: number, right: number, bottom: number, grey: number): void => {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) data[y * WIDTH + x] = grey + (random.next() - 0.5) * 12;
    }
  };
  fill(30, 22, 230, 230, 120);
  for (const top of ROWS.slice(0, -1)) {
    fill(32, top + 2, 228, top + 50, 60);
    if (!isShelf) fill(110, top + 10, 150, top + 18, 200);
    for (let x = 36; isShelf && x < 215; x += random.whole(14, 30)) {
      fill(x, top + random.whole(4, 12), x + 10, top + 50, random.whole(90, 220));
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

describe('Things beside each other on boards', () => {
  it('are upright edges, of which drawers have none', () => {
    const within = (isShelf: boolean): number => {
      const front = fronts(createRandom(3), isShelf);
      const directions = { upright: uprightEvidence(front), level: levelEvidence(front) };
      return uprightWithin({ rows: ROWS, columns: COLUMNS }, directions);
    };
    expect(within(false)).toBeLessThan(0.02);
    expect(within(true)).toBeGreaterThan(0.2);
  });

  it('are no compartments', () => {
    expect(findCompartments(fronts(createRandom(3), true), [])).toBeUndefined();
  });

  it('are none where most of what was read is elsewhere', () => {
    const texts = Array.from({ length: 8 }, (_, n) => ({
      text: `Word ${n}`,
      lines: [`Word ${n}`],
      box: { x: 905 + (n % 2) * 30, y: 60 + n * 100, width: 60, height: 20 },
      confidence: 0.9,
    }));
    expect(findCompartments(fronts(createRandom(3), false), texts)).toBeUndefined();
  });
});
