import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAnalysis } from '../../contract/analysis/analysisAnswer.ts';
import { COMPARTMENTS_MAX, READ_TEXTS_MAX } from '../../contract/analysis/analysisLimits.ts';
import { type Grid, SentGrid, looseGrid, looseReadTexts } from '../../contract/analysis/grid.ts';
import { cellsOfGrid, compartmentsOfGrid } from '../../contract/analysis/gridCompartments.ts';
import { check } from '../../contract/check.ts';
import { aGrid, aText, grids } from '../support/grids.ts';

/** What a reader of one's own would refuse. */
const problemOf = (value: unknown): string | undefined => {
  const checked = check(value, SentGrid);
  return checked.ok ? undefined : Object.values(checked.fields).join(' ');
};

describe('a grid', () => {
  it('that is sent is taken as it is where it can be one', () => {
    fc.assert(
      fc.property(grids(), (grid) => {
        expect(check(grid, SentGrid)).toEqual({ ok: true, value: grid });
        expect(looseGrid(grid)).toEqual(grid);
        // As it has gone over the wire.
        expect(looseGrid(JSON.parse(JSON.stringify(grid)))).toEqual(grid);
      }),
      { numRuns: 30 },
    );
  });

  it('that is sent is refused with a reason where it cannot be one', () => {
    const at = (x: number, y: number) => ({ x, y });
    const wrong: readonly [unknown, RegExp][] = [
      [{ corners: [at(0, 0), at(0, 900), at(900, 900), at(900, 0)] }, /clockwise/],
      [{ corners: [at(0, 0), at(900, 0), at(300, 300), at(0, 900)] }, /clockwise/],
      [{ corners: [at(0, 0), at(900, 0), at(900, 0), at(0, 900)] }, /clockwise/],
      [{ corners: [at(-1e9, 0), at(900, 0), at(900, 900), at(0, 900)] }, /clockwise/],
      [{ corners: [at(0, 0), at(900, 0), at(900, 900)] }, /corners/],
      [{ corners: 'none' }, /corners/],
      [{ corners: [null, { toString: 1 }, [], at(1, Number.NaN)] }, /corners/],
      [{ columns: [0.5, 0.4] }, /columns must ascend/],
      [{ rows: [0.5, 0.5] }, /rows must ascend/],
      [{ rows: [0] }, /rows must ascend/],
      [{ rows: [1] }, /rows must ascend/],
      [{ columns: [Number.NaN] }, /lines/],
      [{ columns: ['0.5'] }, /lines/],
      [{ columns: Array.from({ length: 100_000 }, () => 0.5) }, /lines/],
      [{ joined: [{ row: 1, column: 1, rows: 1, columns: 1 }] }, /Joined/],
      [{ joined: [{ row: 1, column: 3, rows: 1, columns: 2 }] }, /Joined/],
      [{ joined: [{ row: 0, column: 1, rows: 2, columns: 1 }] }, /Joined/],
      [{ joined: [{ row: 1, column: 1, rows: 1e9, columns: 1e9 }] }, /Joined/],
      [{ joined: [{ row: 1.5, column: 1, rows: 1, columns: 2 }] }, /Joined/],
      [
        {
          joined: [
            { row: 1, column: 1, rows: 2, columns: 2 },
            { row: 2, column: 2, rows: 1, columns: 2 },
          ],
        },
        /Joined/,
      ],
      [
        { columns: evenly(30), rows: evenly(30) },
        new RegExp(`900 compartments; at most ${COMPARTMENTS_MAX}`),
      ],
    ];
    for (const [change, reason] of wrong) {
      const grid = { ...aGrid(), ...Object(change) };
      expect(problemOf(grid), JSON.stringify(change)).toMatch(reason);
    }
    for (const none of [null, undefined, 7, 'grid', [], {}]) expect(problemOf(none)).toBeDefined();
  });

  it('of another host is put in order, and left out where it is none', () => {
    const loose = looseGrid({
      ...aGrid(),
      columns: ['0.75', 0.25],
      joined: [
        { row: 1, column: 1, rows: 1, columns: 2 },
        { row: 1, column: 2, rows: 1, columns: 2 },
        'nonsense',
      ],
      more: 1,
    });
    expect(loose).toEqual(
      aGrid({ columns: [0.25, 0.75], joined: [{ row: 1, column: 1, rows: 1, columns: 2 }] }),
    );
    for (const none of [
      null,
      7,
      'x',
      [],
      {},
      { ...aGrid(), corners: [] },
      { ...aGrid(), columns: [0.5, 0.5] },
    ])
      expect(looseGrid(none)).toBeNull();
    expect(looseGrid({ ...aGrid(), columns: undefined, rows: null, joined: 'x' })).toEqual(
      aGrid({ columns: [], rows: [], joined: [] }),
    );
  });

  it('is covered by its compartments: each place belongs to exactly one of them', () => {
    fc.assert(
      fc.property(grids(), fc.double({ min: 0, max: 0.999, noNaN: true }), (grid, share) => {
        const cells = cellsOfGrid(grid);
        const area = cells.reduce(
          (sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top),
          0,
        );
        expect(area).toBeCloseTo(1, 6);
        const y = (share * 7919) % 1;
        const here = cells.filter(
          ({ left, right, top, bottom }) => share >= left && share < right && y >= top && y < bottom,
        );
        expect(here).toHaveLength(1);
        const places = cells.map(({ row, column }) => 1000 * row + column);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the compartments of a grid', () => {
  const square = aGrid({ columns: [0.5], rows: [0.5], joined: [] });

  it('are named after the texts whose middle they hold, in reading order, else after their place', () => {
    const texts = [
      aText('wide', { x: 300, y: 100, width: 210, height: 20 }),
      aText('M3', { x: 40, y: 104, width: 100, height: 20 }, 0.8),
      aText('below', { x: 10, y: 300, width: 50, height: 20 }, 0.6),
      aText('right', { x: 600, y: 700, width: 100, height: 20 }),
      aText('outside', { x: 990, y: 990, width: 10, height: 10 }),
    ];
    const inner: Grid = {
      ...square,
      corners: [
        { x: 0, y: 0 },
        { x: 980, y: 0 },
        { x: 980, y: 980 },
        { x: 0, y: 980 },
      ],
    };
    const found = compartmentsOfGrid(inner, texts);
    expect(found.map(({ name }) => name)).toEqual(['M3 wide below', 'R1C2', 'R2C1', 'right']);
    expect(found[0]).toMatchObject({
      contents: ['M3', 'wide', 'below'],
      row: 1,
      column: 1,
      bounding_box: { x: 0, y: 0, width: 490, height: 490 },
      confidence: 0.6,
      description: 'Row 1, column 1',
    });
  });

  it('are read along their own rows where the photo is turned', () => {
    // Turned by 15° counter-clockwise: what is further to the right is higher.
    const turned: Grid = {
      ...square,
      columns: [],
      rows: [],
      corners: [
        { x: 0, y: 260 },
        { x: 900, y: 20 },
        { x: 980, y: 500 },
        { x: 80, y: 740 },
      ],
    };
    const texts = [
      aText('nuts', { x: 520, y: 210, width: 100, height: 40 }),
      aText('M3', { x: 200, y: 290, width: 60, height: 36 }),
      aText('steel', { x: 420, y: 330, width: 100, height: 40 }),
    ];
    expect(compartmentsOfGrid(turned, texts)[0]?.name).toBe('M3 nuts steel');
  });

  it('are not named after rings beside a label, which are heads of screws and holes', () => {
    const label = aText('M4 nuts', { x: 200, y: 100, width: 100, height: 20 });
    const rings = [
      aText('8', { x: 100, y: 60, width: 20, height: 20 }),
      aText('00', { x: 100, y: 300, width: 40, height: 20 }),
    ];
    const named = (texts: ReturnType<typeof aText>[]) => compartmentsOfGrid(square, texts)[0]?.name;
    expect(named([...rings, label])).toBe('M4 nuts');
    expect(named(rings.slice(0, 1))).toBe('8');
    const numbers = ['7', '9', '10'].map((text) => aText(text, { x: 700, y: 700, width: 20, height: 20 }));
    expect(named([...rings.slice(0, 1), label, ...numbers])).toBe('8 M4 nuts');
    expect(named([label, aText('80x', { x: 100, y: 300, width: 40, height: 20 })])).toBe('M4 nuts 80x');
  });

  it('have names that an item can have, and say how far they reach', () => {
    const joined = { ...square, joined: [{ row: 1, column: 1, rows: 2, columns: 1 }] };
    const found = compartmentsOfGrid(joined, [aText('x'.repeat(180), { x: 0, y: 0, width: 9, height: 9 })]);
    expect(found.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [2, 2],
    ]);
    expect(found[0]?.name).toHaveLength(50);
    expect(found[0]?.description).toBe('Rows 1 to 2, column 1');
  });

  it('of a frame that is seen from the side have their lines where the photo has them', () => {
    const aside = aGrid({
      corners: [
        { x: 0, y: 0 },
        { x: 900, y: 300 },
        { x: 900, y: 600 },
        { x: 0, y: 900 },
      ],
      columns: [0.5],
      rows: [],
      joined: [],
    });
    const [near] = compartmentsOfGrid(aside, []);
    // The nearer half is seen larger.
    expect(near?.bounding_box?.width).toBeGreaterThan(600);
  });

  it('are made at once of as many texts as there may be', () => {
    const texts = Array.from({ length: READ_TEXTS_MAX }, () =>
      aText('same', { x: 0, y: 0, width: 9, height: 9 }),
    );
    expect(compartmentsOfGrid(aGrid({ columns: evenly(20), rows: evenly(15) }), texts)[0]?.name).toMatch(
      /^same same/,
    );
  });
});

describe('an analysis', () => {
  it('keeps its texts and grid, and is read without them', () => {
    const texts = [aText('M3', { x: 1, y: 2, width: 30, height: 40 }, 0.5)];
    const answer = { status: 'completed', texts, grid: aGrid() };
    expect(decodeAnalysis(answer)).toMatchObject({ texts, grid: aGrid() });
    for (const none of [{}, { texts: 7, grid: 'x' }, { texts: null, grid: [] }]) {
      expect(decodeAnalysis({ status: 'completed', ...none })).toMatchObject({ texts: [], grid: null });
    }
  });

  it('has only texts with words and a place', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(
      looseReadTexts([
        { lines: ['two', ' lines '], box },
        { text: 'one', box, confidence: 'sure' },
        { text: '', box },
        { text: 'nowhere' },
        'plain',
        null,
      ]),
    ).toEqual([
      { text: 'two lines', lines: ['two', 'lines'], box, confidence: null },
      { text: 'one', lines: ['one'], box, confidence: null },
    ]);
    expect(looseReadTexts(Array.from({ length: 100_000 }, () => ({ text: 'x', box })))).toHaveLength(
      READ_TEXTS_MAX,
    );
  });
});

function evenly(count: number): number[] {
  return Array.from({ length: count - 1 }, (_, n) => (n + 1) / count);
}
