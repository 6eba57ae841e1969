import { describe, expect, test } from 'vitest';
import type { Item, Location } from '../../../contract/entities.ts';
import { comparedText } from '../../../contract/texts.ts';
import {
  BRANCH_LIMITS,
  type BranchSource,
  type BranchValues,
  branchOf,
  copiedBranch,
  newBranchValues,
} from '../../../src/model/locations/branchCopy.ts';
import { createTree } from '../../../src/model/locations/tree.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';

const place = (id: string, parent_id: string | null, more: Partial<Location> = {}) =>
  aLocation({ id, name: id, label: '', parent_id, location_type_id: 1, location_area_id: 2, ...more });
const CABINET = place('c', 'room', { name: 'Cabinet 1', label: 'WS-1', description: 'Steel' });
const ALL = [
  place('room', null, { label: 'WS' }),
  CABINET,
  place('d1', 'c', { name: 'Drawer 1', label: 'WS-1-A' }),
  place('d2', 'c', { name: 'Drawer 2', label: 'LEFT7' }),
  place('box', 'd1', { name: 'Box' }),
  place('other', 'room', { label: 'WS-2' }),
];
const LABELS = new Set(ALL.map(({ label }) => comparedText(label)).filter((label) => label !== ''));
const ITEMS = [
  anItem({ name: 'Bolts', location_id: 'box', quantity: 5 }),
  anItem({ name: 'Nuts', location_id: 'c' }),
];

function copied(values: Partial<BranchValues> = {}, source: Partial<BranchSource> = {}) {
  const locations = branchOf(createTree(ALL), CABINET);
  const proposed = newBranchValues(CABINET, LABELS);
  return copiedBranch(
    { ...proposed, ...values },
    { root: CABINET, locations, items: undefined, labels: LABELS, ...source },
  );
}

describe('the copy of a location with everything inside', () => {
  test('is proposed with the next name and the next label that is free', () => {
    expect(newBranchValues(CABINET, LABELS)).toEqual({
      name: 'Cabinet 2',
      label: 'WS-3',
      isLabelled: true,
      withItems: false,
    });
    expect(newBranchValues(place('x', null, { name: 'Shed' }), LABELS)).toMatchObject({
      name: 'Shed 2',
      label: '',
    });
  });

  test('keeps the names of what is inside, with labels that begin with its own or follow theirs', () => {
    const { entries, copy, fields } = copied();
    expect(entries).toEqual([
      { name: 'Cabinet 2', label: 'WS-3', depth: 0, problem: undefined },
      { name: 'Drawer 1', label: 'WS-3-A', depth: 1, problem: undefined },
      { name: 'Drawer 2', label: 'LEFT8', depth: 1, problem: undefined },
      { name: 'Box', label: '', depth: 2, problem: undefined },
    ]);
    expect(fields).toEqual({});
    expect(copy?.locations.map(({ parent }) => parent)).toEqual([undefined, 0, 0, 1]);
    expect(copy?.locations[0]?.input).toMatchObject({ parent_id: 'room', description: 'Steel' });
    expect(copy?.items).toEqual([]);
  });

  test('has no labels inside where none are wanted', () => {
    expect(copied({ isLabelled: false }).entries.map(({ label }) => label)).toEqual(['WS-3', '', '', '']);
  });

  test('takes the items along, each to the copy of where it lies, once they are known', () => {
    expect(copied({ withItems: true }).copy).toBeUndefined();
    const { copy, itemCount } = copied({ withItems: true }, { items: ITEMS });
    expect(itemCount).toBe(2);
    expect(copy?.items).toMatchObject([
      { input: { name: 'Bolts', quantity: 5 }, location: 3 },
      { input: { name: 'Nuts' }, location: 0 },
    ]);
  });

  test.each<[string, Partial<BranchValues>, string, string]>([
    ['without a name', { name: ' ' }, 'name', 'Name must be at least 2 characters.'],
    ['with a label that is taken', { label: 'ws-2' }, 'label', 'This label is in use already'],
  ])('%s is refused at its field', (_, values, field, problem) => {
    const { fields, copy } = copied(values);
    expect(copy).toBeUndefined();
    expect(fields[field]).toBe(problem);
  });

  test('is refused where there is too much of it, and while nothing is known of what is inside', () => {
    const many = Array.from({ length: BRANCH_LIMITS.locations + 5 }, (_, at) => place(`m${at}`, 'c'));
    const locations = branchOf(createTree([CABINET, ...many]), CABINET);
    const { fields, isTooMuch } = copied({}, { locations });
    expect(fields['']).toContain('at most 500 locations');
    expect(isTooMuch).toBe(true);
    expect(copied({}, {}).isTooMuch).toBe(false);
    const items = Array.from({ length: 1001 }, () => ITEMS[0] as Item);
    expect(copied({ withItems: true }, { items }).fields['']).toContain('There are 1,001 items inside');
    expect(copied({}, { locations: [] }).copy).toBeUndefined();
  });

  test('ends where a location is inside itself', () => {
    const loop = [place('a', 'b'), place('b', 'a')];
    expect(branchOf(createTree(loop), loop[0] as Location).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
