import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABEL_MAX } from '../../../contract/limits.ts';
import { comparedText } from '../../../contract/texts.ts';
import {
  DRAWER_LIMITS,
  drawerGrid,
  type DrawerGridValues,
  drawersChanged,
  newDrawerGrid,
  NUMBERINGS,
  rowLetters,
  withDrawerType,
} from '../../../src/model/locations/drawerGrid.ts';
import { aLocation } from '../../machines/kit/samples.ts';

const TYPES = [
  { id: 4, name: 'Shelf' },
  { id: 9, name: 'DRAWER' },
];
const PARENT = aLocation({ id: 'l1', label: 'WS', location_area_id: 3 });
const AROUND = { parent: PARENT, types: TYPES, areas: [], labels: new Set<string>() };
const values = (more: Partial<DrawerGridValues> = {}): DrawerGridValues => ({
  ...withDrawerType(newDrawerGrid(PARENT), TYPES),
  rows: '5',
  columns: '4',
  ...more,
});
const labelsOf = (more: Partial<DrawerGridValues>) =>
  drawerGrid(values(more), AROUND).entries.map(({ label }) => label);

describe('a cabinet of drawers', () => {
  test('has names that count, and labels by row and column below that of the cabinet', () => {
    const { fields, entries, inputs } = drawerGrid(values(), AROUND);
    expect(fields).toEqual({});
    expect(entries).toHaveLength(20);
    expect(entries.at(0)).toEqual({ name: 'Drawer 1', label: 'WS-A1', problem: undefined });
    expect(entries.at(4)).toMatchObject({ name: 'Drawer 5', label: 'WS-B1' });
    expect(entries.at(-1)).toMatchObject({ name: 'Drawer 20', label: 'WS-E4' });
    expect(inputs?.at(0)).toEqual({
      name: 'Drawer 1',
      label: 'WS-A1',
      description: '',
      parent_id: 'l1',
      location_type_id: 9,
      location_area_id: 3,
    });
  });

  test('has labels that count, all as long as the last, or none', () => {
    expect(labelsOf({ numbering: 'running' }).slice(8, 10)).toEqual(['WS-09', 'WS-10']);
    expect(labelsOf({ numbering: 'running', rows: '3', columns: '3' })[0]).toBe('WS-1');
    expect(labelsOf({ numbering: 'none' })).toEqual(Array(20).fill(''));
    expect(newDrawerGrid(aLocation({ label: '' })).label).toBe('');
  });

  test('has two letters after row Z', () => {
    expect([0, 25, 26, 49, 51, 52].map(rowLetters)).toEqual(['A', 'Z', 'AA', 'AX', 'AZ', 'BA']);
  });

  test.each([
    [{ rows: '' }, { rows: 'Rows: how many?' }],
    [{ rows: '0' }, { rows: 'Rows must be a number from 1 to 50.' }],
    [{ columns: '51' }, { columns: 'Columns must be a number from 1 to 50.' }],
    [{ columns: '1.5' }, { columns: 'Columns must be a number from 1 to 50.' }],
    [{ columns: '-3' }, { columns: 'Columns must be a number from 1 to 50.' }],
    [{ rows: '50', columns: '11' }, { columns: 'That would be 550: at most 500 are made at once.' }],
  ])('of %j is refused at the field', (more, fields) => {
    expect(drawerGrid(values(more), AROUND)).toEqual({ fields, entries: [], inputs: undefined });
  });

  test('of the most that is allowed is made', () => {
    expect(drawerGrid(values({ rows: '50', columns: '10' }), AROUND).inputs).toHaveLength(500);
  });

  test('of no type is refused at the field, and its names are shown all the same', () => {
    const grid = drawerGrid(values({ location_type_id: '' }), AROUND);
    expect(grid).toMatchObject({ fields: { location_type_id: 'Type is required' }, inputs: undefined });
    expect(grid.entries[0]).toEqual({ name: 'Drawer 1', label: 'WS-A1', problem: undefined });
  });

  test('says which labels are in use, however they are typed there', () => {
    const labels = new Set([comparedText('ws-b2 ')]);
    const { entries, inputs } = drawerGrid(values(), { ...AROUND, labels });
    expect(inputs).toBeUndefined();
    expect(entries.filter(({ problem }) => problem !== undefined)).toEqual([
      { name: 'Drawer 6', label: 'WS-B2', problem: 'This label is in use already' },
    ]);
  });

  test('says which names and labels are not allowed', () => {
    const { entries } = drawerGrid(values({ label: 'x'.repeat(LABEL_MAX - 1) }), AROUND);
    expect(entries[0]?.problem).toBe(`Label must be ${LABEL_MAX} characters or less`);
    expect(drawerGrid(values({ name: '' }), AROUND).entries[0]?.problem).toMatch(/at least 2/);
    expect(drawerGrid(values({ label: 'a/\u0000' }), AROUND).inputs).toBeUndefined();
  });

  test('takes the area of the default where its parent has none, else it says so', () => {
    const parent = aLocation({ ...PARENT, location_area_id: null });
    const areas = [
      { id: 6, name: 'HOUSE' },
      { id: 7, name: 'HANGAR' },
    ];
    expect(drawerGrid(values(), { ...AROUND, parent, areas }).inputs?.[0]?.location_area_id).toBe(7);
    expect(drawerGrid(values(), { ...AROUND, parent }).entries[0]?.problem).toBe('Area is required');
  });
});

describe('the type', () => {
  test('is that of drawers once types are known, unless another one was chosen', () => {
    expect(withDrawerType(newDrawerGrid(PARENT), []).location_type_id).toBe('');
    expect(withDrawerType(newDrawerGrid(PARENT), TYPES).location_type_id).toBe('9');
    expect(withDrawerType(values({ location_type_id: '4' }), TYPES).location_type_id).toBe('4');
  });

  test('names the locations, until somebody has named them', () => {
    const shelves = drawersChanged(values(), { location_type_id: '4' }, TYPES);
    expect(shelves.name).toBe('Shelf');
    expect(drawersChanged(shelves, { location_type_id: '9' }, TYPES).name).toBe('Drawer');
    const named = drawersChanged(values(), { name: 'Slot' }, TYPES);
    expect(drawersChanged(named, { location_type_id: '4' }, TYPES).name).toBe('Slot');
  });
});

test('whatever is typed, what is sent has as many names and labels as were asked for, all of them different', () => {
  const text = fc.string({ unit: 'binary', maxLength: 70 });
  fc.assert(
    fc.property(
      fc.record({
        rows: fc.oneof(fc.nat(60).map(String), text),
        columns: fc.oneof(fc.nat(60).map(String), text),
        numbering: fc.constantFrom(...NUMBERINGS),
        name: fc.oneof(text, fc.constant('Drawer')),
        label: fc.oneof(text, fc.constant('WS-')),
        location_type_id: fc.constantFrom('', '4', '9'),
      }),
      fc.array(fc.constantFrom('WS-A1', 'ws-b2', 'WS-07', 'A1')),
      (entered, taken) => {
        const labels = new Set(taken.map(comparedText));
        const { entries, inputs, fields } = drawerGrid(entered, { ...AROUND, labels });
        expect(entries.length).toBeLessThanOrEqual(DRAWER_LIMITS.all);
        const isWrong =
          Object.keys(fields).length > 0 || entries.some(({ problem }) => problem !== undefined);
        expect(inputs === undefined).toBe(isWrong);
        if (!inputs) return;
        expect(inputs).toHaveLength(Number(entered.rows) * Number(entered.columns));
        expect(new Set(inputs.map(({ name }) => name)).size).toBe(inputs.length);
        const given = inputs.map(({ label }) => comparedText(label)).filter((label) => label !== '');
        expect(new Set(given).size).toBe(given.length);
        expect(given.length).toBe(entered.numbering === 'none' ? 0 : inputs.length);
        expect(given.filter((label) => labels.has(label))).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
