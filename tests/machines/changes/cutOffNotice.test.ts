import { expect, test } from 'vitest';
import { cutOffNotice } from '../../../src/machines/changes/cutOffNotice.ts';
import { cutOf, runOf, type RunProgress, type RunWitness } from '../../../src/model/changes/cutOff.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { doingText } from '../../../src/machines/changes/changeTexts.ts';
import { aLocation, anItem } from '../kit/samples.ts';

const BOX = aLocation({ id: 'box', name: 'Box' });
const ITEMS = Array.from({ length: 9 }, (_, at) => anItem({ id: `i${at}`, name: `Part ${at}` }));
const NOTHING: RunWitness = { unsentValue: () => undefined, unsentAs: () => undefined };

/** What is told of a change whose page was closed when it was so far. */
function toldOf(change: Change, progress: Partial<RunProgress>, witness = NOTHING) {
  const kept = runOf(change, doingText(change));
  const { text, detail, action, kind } = cutOffNotice(
    'cut off 1',
    cutOf(kept, { marks: '', tries: [], ...progress }, witness),
  );
  return { kind, text, detail, action: action?.label };
}

const MOVE: Change = { kind: 'move items', items: ITEMS, to: BOX };

test('of a change that was cut off it is told how many are done, and which are not', () => {
  expect(toldOf(MOVE, { marks: 'ddnda' })).toEqual({
    kind: 'warning',
    text: 'Moving 9 items to Box was cut off: 3 of 9 done',
    detail:
      'Its page or its login ended in the middle. Not done: Part 2, Part 5, Part 6, Part 7, Part 8. 1 is set aside under “Waiting to sync”.',
    action: 'Do the rest',
  });
  expect(toldOf(MOVE, { marks: 'd' }).detail).toBe(
    'Its page or its login ended in the middle. Not done: Part 1, Part 2, Part 3, Part 4, Part 5 and 3 more.',
  );
});

test('what was written down to be sent is perhaps done, and what was read alone is not', () => {
  const tries = [{ at: 1, values: { before: 'a', after: 'box' } }];
  expect(toldOf(MOVE, { marks: 'd', tries }).detail).toContain('Perhaps done: Part 1.');
  expect(toldOf(MOVE, { marks: 'dp', tries }).detail).toContain('Perhaps done: Part 1.');
  const kept = { ...NOTHING, unsentValue: (id: string) => (id === 'i1' ? 'box' : undefined) };
  expect(toldOf(MOVE, { marks: 'd', tries }, kept).text).toBe(
    'Moving 9 items to Box was cut off: 2 of 9 done',
  );
  const other = { ...NOTHING, unsentValue: () => 'elsewhere' };
  expect(toldOf(MOVE, { marks: 'd', tries }, other).detail).toContain('Perhaps done: Part 1.');
});

test('a change that was done, or not begun, is told as that', () => {
  expect(toldOf(MOVE, { marks: 'd'.repeat(9) })).toEqual({
    kind: 'success',
    text: 'Moving 9 items to Box is done',
    detail: 'Its page or its login ended before it could say so.',
    action: undefined,
  });
  expect(toldOf(MOVE, {})).toMatchObject({
    text: 'Moving 9 items to Box was not begun',
    action: 'Do it now',
  });
});

test('of new locations that may have been kept nothing is told as not made', () => {
  const input = { name: 'A', description: '', label: '', type: '', area: '' };
  const ids = { location_type_id: 1, location_area_id: 1, parent_id: 'box' };
  const inputs = ['A', 'B', 'C'].map((name) => ({ ...input, ...ids, name }));
  const change: Change = { kind: 'add locations', inputs, to: BOX };
  expect(toldOf(change, {})).toEqual({
    kind: 'warning',
    text: 'Adding 3 locations to Box was cut off',
    detail: 'Its page or its login ended as it began. Look whether it was done before you do it again.',
    action: undefined,
  });
  expect(toldOf(change, { kept: ['a', 'b', 'c'] }).text).toBe('Adding 3 locations to Box is done');
  const unsent: RunWitness = { ...NOTHING, unsentAs: (id) => (id === 'b' ? 'waiting' : undefined) };
  expect(toldOf(change, { kept: ['a', 'b', 'c'] }, unsent)).toMatchObject({
    text: 'Adding 3 locations to Box goes on',
    detail:
      'Its page or its login ended, but all is kept: 1 of 3 was waiting in this browser, which sends it by itself. Do not do it again.',
  });
  expect(toldOf(change, { kept: ['a', 'b'] }, unsent)).toMatchObject({
    text: 'Adding 3 locations to Box was cut off: 2 of 3 done',
    detail:
      'Its page or its login ended in the middle. Not done: C. 1 was waiting in this browser, which sends it by itself.',
  });
  // Nobody sends what the server has refused.
  const aside: RunWitness = { ...NOTHING, unsentAs: (id) => (id === 'b' ? 'aside' : undefined) };
  expect(toldOf(change, { kept: ['a', 'b', 'c'] }, aside)).toMatchObject({
    text: 'Adding 3 locations to Box was cut off: 2 of 3 done',
    detail: 'Its page or its login ended in the middle. 1 is set aside under “Waiting to sync”.',
  });
});

test('what may be done is done again only where that can do nothing twice, and over nobody', () => {
  const tries = [{ at: 0, values: { before: 10, after: 5 } }];
  const restOf = (change: Change) => {
    const cut = cutOf(runOf(change, ''), { marks: '', tries }, NOTHING);
    return cut.rest && 'items' in cut.rest ? cut.rest.items.map(({ id }) => id) : [];
  };
  const items = ITEMS.slice(0, 2);
  expect(restOf({ kind: 'change quantity', items, by: -5 })).toEqual(['i0', 'i1']);
  // Somebody may have moved or counted it since.
  expect(restOf({ kind: 'set quantity', items, quantity: 5 })).toEqual(['i1']);
  expect(restOf({ kind: 'move items', items, to: BOX })).toEqual(['i1']);
  const one: Change = { kind: 'set quantity', items, quantity: 5 };
  const both = [...tries, { at: 1, values: { before: 10, after: 5 } }];
  expect(toldOf(one, { tries: both }).action).toBeUndefined();
  expect(toldOf({ kind: 'change quantity', items, by: -5 }, { tries: both })).toMatchObject({
    detail:
      'Its page or its login ended in the middle. Perhaps done: Part 0, Part 1. “Do the rest” does nothing twice.',
    action: 'Do the rest',
  });
});

test.each<[Change, string]>([
  [{ kind: 'move locations', locations: [BOX, BOX], to: undefined }, 'Moving 2 locations to the top level'],
  [{ kind: 'set quantity', items: ITEMS, quantity: 1200 }, 'Setting the quantity of 9 items to 1,200'],
  [{ kind: 'change quantity', items: ITEMS, by: -5 }, 'Taking 5 from each of 9 items'],
  [{ kind: 'change quantity', items: ITEMS, by: 2 }, 'Adding 2 to each of 9 items'],
  [
    { kind: 'set text', items: ITEMS, field: 'category', value: 'Tools' },
    'Changing the category of 9 items to Tools',
  ],
  [{ kind: 'set text', items: ITEMS, field: 'supplier', value: '' }, 'Removing the supplier of 9 items'],
])('what was being done is named as it was asked for: %#', (change, title) => {
  expect(toldOf(change, {}).text).toBe(`${title} was not begun`);
});
