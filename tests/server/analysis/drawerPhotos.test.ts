import { describe, expect, it } from 'vitest';
import { drawerPhoto, unequalPhoto, writtenPhoto } from '../../support/drawerPhotos/drawerPhotos.ts';
import { createRandom } from '../../support/generator/random.ts';

describe('Drawn photos of drawers', () => {
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

describe('Drawn photos of cabinets that are no lattice', () => {
  it.each(['unequal', 'joined', 'single', 'shelf'] as const)(
    'have the cells of their lines, each joined one once, in the photo (%s)',
    async (kind) => {
      const [once, again] = await Promise.all([
        unequalPhoto(createRandom(5), kind, 384),
        unequalPhoto(createRandom(5), kind, 384),
      ]);
      expect(again.jpeg.equals(once.jpeg)).toBe(true);
      const { grid } = once;
      if (!grid) throw new Error('A cabinet has a grid.');
      const joinedAway = grid.joined.reduce((sum, span) => sum + span.rows * span.columns - 1, 0);
      expect(grid.cells).toHaveLength(grid.rows * grid.columns - joinedAway);
      expect([grid.lines.rows.length, grid.lines.columns.length]).toEqual([grid.rows - 1, grid.columns - 1]);
      if (kind === 'joined') expect(joinedAway).toBeGreaterThan(0);
      if (kind === 'single') expect(grid.columns).toBe(1);
      for (const { box } of grid.cells) {
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1000);
      }
    },
  );

  it('text that names no compartment has none', async () => {
    const { grid, kind } = await writtenPhoto(createRandom(3), 256);
    expect([grid, kind]).toEqual([undefined, 'written']);
  });
});
