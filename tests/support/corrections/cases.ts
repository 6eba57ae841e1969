import type { Locator } from '@playwright/test';
import type { Corners, Grid } from '../../../contract/analysis/grid.ts';
import type { Finger } from './finger.ts';

/** A grid that was found wrong, and how it is put right. */
export interface WrongGrid {
  title: string;
  truth: Grid;
  found: Grid | null;
  names: readonly string[];
  /** Between the one that opens the dialog and the one that saves. */
  keys: readonly string[];
  gestures: readonly ((finger: Finger, dialog: Locator) => Promise<void>)[];
}

const evenly = (count: number): number[] => Array.from({ length: count - 1 }, (_, n) => (n + 1) / count);
/** A front that is seen a little from the left and from above. */
const FRONT: Corners = [
  { x: 80, y: 90 },
  { x: 920, y: 60 },
  { x: 900, y: 930 },
  { x: 110, y: 900 },
];
const cabinet = (change: Partial<Grid>): Grid => ({
  corners: FRONT,
  columns: evenly(4),
  rows: evenly(6),
  joined: [],
  ...change,
});
const NAMES = ['M3 x 10', 'M3 nuts', 'Washers', 'Springs', 'O-rings', '', 'Ferrules', 'Fuses'];
const button = (name: string) => (finger: Finger, dialog: Locator) =>
  finger.tap(dialog.getByRole('button', { name, exact: true }));

const SQUARE: Corners = [
  { x: 100, y: 100 },
  { x: 900, y: 100 },
  { x: 900, y: 900 },
  { x: 100, y: 900 },
];

export const CASES: readonly WrongGrid[] = [
  {
    title: 'A row too few: 5 × 4 for 6 × 4',
    truth: cabinet({}),
    found: cabinet({ rows: evenly(5) }),
    names: NAMES,
    keys: ['6', 'x', '4', 'Enter'],
    gestures: [button('Row')],
  },
  {
    title: 'A corner off by 6 and 4 % of the photo',
    truth: cabinet({}),
    found: cabinet({ corners: [FRONT[0], FRONT[1], { x: 840, y: 890 }, FRONT[3]] }),
    names: NAMES,
    keys: ['k', 'k', 'Shift+ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
    gestures: [(finger) => finger.drag({ x: 840, y: 890 }, FRONT[2])],
  },
  {
    title: 'Rows of unequal height, one line missing',
    truth: cabinet({ corners: SQUARE, rows: [0.15, 0.3, 0.6] }),
    found: cabinet({ corners: SQUARE, rows: [0.15, 0.3] }),
    names: NAMES,
    keys: ['r', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'],
    gestures: [button('Row'), (finger) => finger.drag({ x: 200, y: 620 }, { x: 200, y: 580 })],
  },
  {
    title: 'A wide drawer found as two',
    truth: cabinet({
      corners: SQUARE,
      rows: evenly(3),
      joined: [{ row: 3, column: 1, rows: 1, columns: 2 }],
    }),
    found: cabinet({ corners: SQUARE, rows: evenly(3) }),
    names: NAMES,
    keys: ['g', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'j'],
    gestures: [
      (finger) => finger.tapAt({ x: 200, y: 760 }),
      (finger) => finger.drag({ x: 200, y: 760 }, { x: 400, y: 760 }),
      button('Join'),
    ],
  },
  {
    title: 'Nothing found, labels read: 6 × 4',
    truth: cabinet({ corners: SQUARE }),
    found: null,
    names: ['M3 x 10', 'M3 nuts', 'Washers', 'Springs', 'O-rings', 'Ferrules', 'Fuses'],
    keys: ['6', 'x', '4', 'Enter'],
    gestures: [(finger, dialog) => finger.type(dialog.getByRole('textbox'), '6 4')],
  },
];
