import { describe, expect, it } from 'vitest';
import { drawerPhoto } from '../../support/drawerPhotos/drawerPhotos.ts';

describe('Drawn photos of drawers', { timeout: 60_000 }, () => {
  it('GOAL-08: are the same whenever they are drawn, and their boxes lie in the photo', async () => {
    const [once, again] = await Promise.all([drawerPhoto(20), drawerPhoto(20)]);
    expect(again.jpeg.equals(once.jpeg)).toBe(true);
    expect(again.grid).toEqual(once.grid);
    expect(once.grid?.cells).toHaveLength(4);
    for (const { box } of once.grid?.cells ?? []) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1000);
    }
  });

  it('GOAL-08: the two of a pair have a grid of one size and nothing else in common', async () => {
    const [even, odd] = await Promise.all([drawerPhoto(40), drawerPhoto(41)]);
    expect([odd.grid?.rows, odd.grid?.columns]).toEqual([even.grid?.rows, even.grid?.columns]);
    expect(odd.grid?.cells[0]?.box).not.toEqual(even.grid?.cells[0]?.box);
  });
});
