import { describe, expect, it } from 'vitest';
import type { PlacedText } from '../../../../server/analysis/local/lines/lattice.ts';
import { textPencils } from '../../../../server/analysis/local/textPencils.ts';
import { createRandom } from '../../../support/generator/random.ts';

const size = { width: 768, height: 576 };

/** A label of this middle. */
const at = (x: number, y: number): PlacedText => ({ left: x - 20, right: x + 20, top: y - 6, bottom: y + 6 });

describe('How labels are turned', () => {
  it('is told by their rows and columns, also where some are missing', () => {
    const random = createRandom(3);
    const texts = Array.from({ length: 30 }, (_, n) => ({ x: 120 + (n % 6) * 95, y: 90 + Math.floor(n / 6) * 85 }))
      .filter((_, n) => n % 7 !== 3)
      .map(({ x, y }) => at(x - 0.05 * y + random.next() * 3, y + 0.12 * x + random.next() * 3)); // oxfmt-ignore
    const found = textPencils(texts, size);
    expect(found?.level.slope).toBeCloseTo(0.12, 1);
    expect(Math.abs((found?.level.slope ?? 1) - 0.12)).toBeLessThan(0.025);
    expect(Math.abs((found?.upright.slope ?? 1) + 0.05)).toBeLessThan(0.035);
  });

  it('is not told by a few of them, nor by such as lie about', () => {
    const random = createRandom(4);
    expect(textPencils([at(100, 100), at(200, 100), at(100, 200), at(200, 200)], size)).toBeUndefined();
    const lying = Array.from({ length: 12 }, () => at(random.whole(20, 740), random.whole(20, 550)));
    expect(textPencils(lying, size)).toBeUndefined();
  });
});
