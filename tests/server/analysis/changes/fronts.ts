import type { Grid, ReadText } from '../../../../contract/analysis/grid.ts';
import { cellsOfGrid, compartmentsOfGrid } from '../../../../contract/analysis/gridCompartments.ts';
import type { ComparedPhoto } from '../../../../server/analysis/changes/compare.ts';
import type { Picture } from '../../../../server/analysis/local/picture.ts';
import { createRandom } from '../../../support/generator/random.ts';
import { aGrid } from '../../../support/grids.ts';

/** A drawer: what it is called, what lies in it, and how many. */
interface Drawer {
  label?: string | undefined;
  things?: number;
  seed?: number;
}

/** Of the picture, in pixels; drawers are drawn in hundreds and twenties, whatever that is. */
export const SIDE = 320;
const UNIT = SIDE / 480;
const LINES = [0.25, 0.5, 0.75];

/**
 * A front of four by four drawers, seen straight: things are dark squares, a label is a row of strokes that stand for its
 * letters. `light` is by how much it is brighter, `shift` how far all of it is to the right.
 */
export function photo(drawers: readonly Drawer[], { light = 1, shift = 0, grid = true } = {}): ComparedPhoto {
  const picture: Picture = { data: new Float32Array(SIDE * SIDE).fill(60), width: SIDE, height: SIDE };
  const fill = (x: number, y: number, wide: number, high: number, grey: number): void => {
    const [left, right] = [Math.round((x + shift) * UNIT), Math.round((x + shift + wide) * UNIT)];
    for (let row = Math.round(y * UNIT); row < Math.round((y + high) * UNIT); row++) {
      for (let column = left; column < Math.min(right, SIDE); column++) {
        picture.data[row * SIDE + column] = grey * light;
      }
    }
  };
  const texts: ReadText[] = [];
  const lines: Grid = aGrid({ columns: LINES, rows: LINES });
  cellsOfGrid(lines).forEach(({ left, top }, n) => {
    const { label, things = 8, seed = n + 1 } = drawers[n] ?? {};
    const [x, y] = [left * 480, top * 480];
    fill(x + 4, y + 4, 112, 112, 150);
    const random = createRandom(seed * 77);
    for (let thing = 0; thing < things; thing++)
      fill(x + 14 + random.next() * 80, y + 14 + random.next() * 40, 9, 9, 70);
    if (label === undefined) return;
    fill(x + 12, y + 78, 96, 26, 175);
    const strokes = createRandom([...label].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    for (let at = 0; at < 80; at += 5)
      if (strokes.chance(0.5)) fill(x + 20 + at, y + 82 + strokes.next() * 6, 3, 12, 40);
    const part = (pixels: number): number => (pixels / 480) * 1000;
    const box = { x: part(x + 18 + shift), y: part(y + 81), width: part(82), height: part(20) };
    texts.push({ text: label, lines: [label], box, confidence: 0.9 });
  });
  const moved = lines.corners.map((corner) => ({ ...corner, x: corner.x + (shift / 480) * 1000 }));
  const [a, b, c, d] = moved;
  if (!a || !b || !c || !d) throw new Error('A grid has four corners.');
  const found = { ...lines, corners: [a, b, c, d] } satisfies Grid;
  return {
    picture,
    texts,
    grid: grid ? found : null,
    compartments: compartmentsOfGrid(found, texts).map((one) =>
      grid ? one : { ...one, row: null, column: null },
    ),
  };
}

export const LABELS =
  'Bolts Nuts Washers Springs Fuses LEDs Pins Caps Knobs Hooks Clips Wire Tape Relays Rivets Nails'.split(
    ' ',
  );
export const before = (): Drawer[] => LABELS.map((label) => ({ label }));
export const withDrawers = (changes: Record<number, Drawer>): Drawer[] =>
  before().map((drawer, n) => ({ ...drawer, ...changes[n] }));
