import { describe, expect, it } from 'vitest';
import { compose, inverse, mapPoint, ontoCorners } from '../../contract/analysis/homography.ts';

const corners = [
  { x: 10, y: 20 },
  { x: 210, y: 5 },
  { x: 190, y: 160 },
  { x: 30, y: 140 },
] as const;

describe('Projective maps', () => {
  it('ENT-35: takes the unit square onto four corners, and back', () => {
    const onto = ontoCorners(corners);
    const square = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    for (const [n, place] of square.entries()) {
      const there = mapPoint(onto, place);
      expect(there.x).toBeCloseTo(corners[n]?.x ?? NaN);
      expect(there.y).toBeCloseTo(corners[n]?.y ?? NaN);
      const back = mapPoint(inverse(onto), there);
      expect(back.x).toBeCloseTo(place.x);
      expect(back.y).toBeCloseTo(place.y);
    }
  });

  it('ENT-35: composes in the order in which the maps are gone', () => {
    const onto = ontoCorners(corners);
    const doubled = compose([2, 0, 0, 0, 2, 0, 0, 0, 1], onto);
    const once = mapPoint(onto, { x: 0.3, y: 0.7 });
    const both = mapPoint(doubled, { x: 0.3, y: 0.7 });
    expect(both.x).toBeCloseTo(2 * once.x);
    expect(both.y).toBeCloseTo(2 * once.y);
  });
});
