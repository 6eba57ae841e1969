import { describe, expect, test } from 'vitest';
import {
  chosenSheet,
  DEFAULT_LABELS,
  runWithinLimits,
  withinLimits,
} from '../../../src/model/labels/labelSettings.ts';
import { pageCount, pageOf } from '../../../src/model/labels/labelPages.ts';
import {
  isTurned,
  knownSheets,
  ownSheet,
  ownValuesOf,
  perPage,
  placeOf,
} from '../../../src/model/labels/sheets.ts';

const { sheets, rolls } = knownSheets(29);
const sheetOf = (id: string) => chosenSheet({ ...DEFAULT_LABELS, sheet: id });

describe('the sizes of labels', () => {
  test('are the nine sheets and the four rolls, with as many labels as their makers say', () => {
    expect(sheets.map((sheet) => [sheet.id, perPage(sheet)])).toEqual([
      ['L7160', 21],
      ['L7159', 24],
      ['L7163', 14],
      ['L7651', 65],
      ['L6008', 189],
      ['3475', 24],
      ['5160', 30],
      ['5163', 10],
      ['L4732', 80],
    ]);
    expect(rolls.map(({ id, page }) => [id, page.width, page.height])).toEqual([
      ['62', 62, 29],
      ['62x29', 62, 29],
      ['29x90', 29, 90],
      ['17x54', 17, 54],
    ]);
  });

  test.each([...sheets, ...rolls].map((sheet) => [sheet.id, sheet] as const))(
    '%s stands in the middle of its page, and no label over another',
    (_, sheet) => {
      const last = placeOf(sheet, perPage(sheet) - 1);
      const right = sheet.page.width - last.x - sheet.label.width;
      const foot = sheet.page.height - last.y - sheet.label.height;
      // Of L4732 there is one source, and it is out by 0.3 mm.
      expect(Math.abs(right - sheet.left)).toBeLessThan(0.05);
      expect(Math.abs(foot - sheet.top)).toBeLessThan(0.65);
      expect(sheet.columns === 1 || sheet.pitch.x >= sheet.label.width).toBe(true);
      expect(sheet.rows === 1 || sheet.pitch.y >= sheet.label.height).toBe(true);
    },
  );

  test('stand row by row', () => {
    const sheet = sheetOf('L7160');
    expect(placeOf(sheet, 0)).toEqual({ x: 7.2, y: 15.15 });
    expect(placeOf(sheet, 2)).toEqual({ x: 7.2 + 2 * 66.04, y: 15.15 });
    expect(placeOf(sheet, 20)).toEqual({ x: 7.2 + 2 * 66.04, y: 15.15 + 6 * 38.1 });
  });

  test('of narrow rolls are turned, and an endless one is as long as was chosen', () => {
    expect(rolls.filter(isTurned).map(({ id }) => id)).toEqual(['29x90', '17x54']);
    expect(chosenSheet({ ...DEFAULT_LABELS, sheet: '62', length: 100 })).toMatchObject({
      page: { width: 62, height: 100 },
      label: { width: 58.9, height: 94 },
    });
  });
});

describe('the pages', () => {
  const sheet = sheetOf('5163');
  const subjects = Array.from({ length: 7 }, (_, at) => `S${at}`);

  test('begin at the first free label, have each label as often as wanted, and end where all are', () => {
    const run = { start: 8, copies: 2 };
    expect(pageCount(sheet, 14, 8)).toBe(3);
    const pages = [0, 1, 2, 3].map((page) => pageOf(sheet, subjects, run, page));
    expect(pages.map((page) => page.map(({ subject }) => subject).join(' '))).toEqual([
      'S0 S0',
      'S1 S1 S2 S2 S3 S3 S4 S4 S5 S5',
      'S6 S6',
      '',
    ]);
    expect(pages[0]?.[0]).toMatchObject(placeOf(sheet, 8));
    expect(pages[1]?.[0]).toMatchObject(placeOf(sheet, 0));
  });

  test('are none of nothing', () => expect(pageCount(sheet, 0, 5)).toBe(0));
});

describe('settings', () => {
  test('are brought back into their limits, and shifts into whole steps', () => {
    const wild = { ...DEFAULT_LABELS, length: 5000, nudge: { x: 0.1 + 0.2, y: -77 } };
    expect(withinLimits(wild)).toMatchObject({ length: 300, nudge: { x: 0.3, y: -5 } });
    expect(withinLimits({ ...wild, length: Number.NaN, nudge: { x: Number.NaN, y: -0.04 } })).toMatchObject({
      length: 29,
      nudge: { x: 0, y: 0 },
    });
    expect(runWithinLimits({ start: 99, copies: 0, outlines: false }, 21)).toMatchObject({
      start: 20,
      copies: 1,
    });
  });

  test('of a size that is no more mean the first', () => {
    expect(chosenSheet({ ...DEFAULT_LABELS, sheet: 'own-gone' }).id).toBe('L7160');
  });
});

describe('a size of one’s own', () => {
  const values = { ...ownValuesOf(sheetOf('L7160')), name: ' Mine ' };

  test('is taken with a comma too, and its name without blanks', () => {
    expect(ownSheet('own-1', { ...values, left: '7,2' })).toEqual({
      sheet: { ...sheetOf('L7160'), id: 'own-1', name: 'Mine' },
    });
  });

  test.each([
    ['name', '', 'Give it a name.'],
    ['columns', '0', 'From 1 to 30.'],
    ['columns', '2.5', 'From 1 to 30.'],
    ['width', '1e9', 'From 8 to 450 mm.'],
    ['width', '', 'From 8 to 450 mm.'],
    ['top', '-1', 'From 0 to 1200 mm.'],
    ['width', '75', 'The labels would stand out at the right of the page.'],
    ['pitchX', '60', 'The labels would lie over each other.'],
    ['pitchY', '10', 'The labels would lie over each other.'],
    ['top', '60', undefined],
  ] as const)('%s "%s" is refused', (field, value, message) => {
    const made = ownSheet('own-1', { ...values, [field]: value });
    const problems = 'problems' in made ? made.problems : {};
    if (message === undefined)
      expect(problems.height).toBe('The labels would stand out at the foot of the page.');
    else expect(problems[field]).toBe(message);
  });
});
