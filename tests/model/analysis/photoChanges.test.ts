import { describe, expect, test } from 'vitest';
import type { PhotoChange } from '../../../contract/analysis/photoChanges.ts';
import { decodeLocation } from '../../../contract/answers.ts';
import {
  changeOfAccepted,
  acceptText,
  changesText,
  itemsByLabel,
  proposalOf,
  proposalText,
} from '../../../src/model/analysis/photoChanges.ts';
import { aPhotoChange } from '../../machines/analysis/samples.ts';
import { anItem } from '../../machines/kit/samples.ts';

const DRAWER = decodeLocation({ id: 'l1', name: 'Drawer 3' });
const NUTS = anItem({ id: 'nuts', name: 'M3 nuts', quantity: 40 });
const CAPS = anItem({ id: 'caps', name: '100 nF', quantity: 7 });
const ITEMS = itemsByLabel([NUTS, CAPS, ...['x', 'y'].map((id) => anItem({ id, name: 'Twice' }))]);

const proposed = (change: Partial<PhotoChange>, deletesGone = false) =>
  proposalText(proposalOf(aPhotoChange(change), ITEMS, deletesGone), deletesGone);

describe('accepting a difference between two photos', () => {
  test.each<[Partial<PhotoChange>, string]>([
    [{ kind: 'new', label: 'Bolts' }, 'Add the item “Bolts”'],
    [{ kind: 'new', label: '100nF' }, '“100nF” is recorded here already.'],
    [{ kind: 'gone', label: 'm3  Nuts' }, 'Set the quantity of “M3 nuts” to 0'],
    [{ kind: 'gone', label: 'Bolts' }, 'No item named “Bolts” is recorded here.'],
    [{ kind: 'gone', label: 'Twice' }, 'Several items here are named “Twice”: look at them yourself.'],
    [{ kind: 'gone', label: 'M3 nuts', is_elsewhere: true }, 'Another compartment still has the label “M3 nuts”.'],
    [{ kind: 'other label', label: 'M4 nuts', label_before: 'M3 nuts' }, 'Rename the item “M3 nuts” to “M4 nuts”'],
    [{ kind: 'other label', label: 'M4 nuts', label_before: 'M3 nuts', is_elsewhere: true }, 'Add the item “M4 nuts”'],
    [{ kind: 'other label', label: 'M4 nuts', label_before: 'Bolts' }, 'No item named “Bolts” is recorded here.'],
    [{ kind: 'other label', label: '100 nF', label_before: 'Bolts' }, '“100 nF” is recorded here already.'],
    [{ kind: 'other label', label: '100 nF', label_before: 'M3 nuts' }, '“M3 nuts” and “100 nF” are both recorded here: look at them yourself.'],
    [{ kind: 'moved', label: 'M3 nuts' }, 'It is still in this location: nothing to change.'],
    [{ kind: 'looks emptier', label: 'M3 nuts' }, 'Enter how many of “M3 nuts” are left'],
    [{ kind: 'looks fuller', label: 'M3 nuts' }, 'Enter how many of “M3 nuts” there are'],
    [{ kind: 'looks emptier', label: 'R1C2' }, 'No item named “R1C2” is recorded here.'],
  ])('%j: %s', (change, text) => expect(proposed(change)).toBe(text)); // oxfmt-ignore

  test.each([
    ['4.7k', '47k'],
    ['1.5 mm', '15 mm'],
    ['.1 uF', '1 uF'],
    ['1/4 W', '14 W'],
    ['+5V', '-5V'],
    ['Supply (+5V)', 'Supply (−5V)'],
  ])('a label %j is not the item %j: another number is another thing', (label, name) => {
    const items = itemsByLabel([anItem({ id: 'other', name, quantity: 9 })]);
    const kindOf = (change: Partial<PhotoChange>) =>
      proposalOf(aPhotoChange({ label, ...change }), items, false).kind;
    expect([kindOf({ kind: 'new' }), kindOf({ kind: 'gone' }), kindOf({ kind: 'looks emptier' })]).toEqual([
      'add',
      'none',
      'none',
    ]);
    expect(kindOf({ kind: 'other label', label: 'X', label_before: label })).toBe('none');
  });

  test.each([
    ['4,7k', '4.7 k'],
    ['−5V', '-5 V'],
    ['¼ W', '1/4W'],
    ['DC1R1C1', 'DC1-R1C1'],
    ['M3-10', 'M3 10'],
    ['No 5 black', 'No. 5, black'],
  ])('a label %j is the item %j', (label, name) => {
    const items = itemsByLabel([anItem({ id: 'same', name, quantity: 9 })]);
    expect(proposalOf(aPhotoChange({ kind: 'gone', label }), items, false).kind).toBe('remove');
  });

  test('what is gone is deleted only where that was chosen, and is done with at a quantity of 0', () => {
    expect(proposed({ kind: 'gone', label: 'M3 nuts' }, true)).toBe('Delete the item “M3 nuts”');
    const none = itemsByLabel([{ ...NUTS, quantity: 0 }]);
    const gone = aPhotoChange({ kind: 'gone', label: 'M3 nuts' });
    expect(proposalOf(gone, none, false)).toMatchObject({ kind: 'none' });
    expect(proposalOf(gone, none, true)).toMatchObject({ kind: 'remove' });
  });

  test('all that is accepted is one change; names are as long as an item’s may be', () => {
    const accept = (change: Partial<PhotoChange>, quantity?: number) => ({
      proposal: proposalOf(aPhotoChange(change), ITEMS, false),
      quantity,
      newId: 'local-1',
    });
    const accepted = [
      accept({ kind: 'new', label: 'Very long '.repeat(9) }),
      accept({ kind: 'gone', label: 'M3 nuts' }),
      accept({ kind: 'looks emptier', label: '100 nF' }, 3),
      accept({ kind: 'other label', label: 'X', label_before: '100 nF' }),
      accept({ kind: 'moved', label: 'M3 nuts' }),
    ];
    const change = changeOfAccepted(DRAWER, accepted, false);
    expect(change).toMatchObject({
      kind: 'photo changes',
      added: [{ id: 'local-1', input: { category: 'Hardware', quantity: 1, location_id: 'l1' } }],
      counts: [
        { item: { id: 'nuts' }, quantity: 0 },
        { item: { id: 'caps' }, quantity: 3 },
      ],
      renamed: [{ item: { id: 'caps' }, name: 'X' }],
      gone: [],
    });
    expect(change?.added[0]?.input.name.length).toBeLessThanOrEqual(50);
    expect(changeOfAccepted(DRAWER, accepted.slice(-1), false)).toBeUndefined();
  });
});

test('differences are told in one line', () => {
  const kinds = ['new', 'new', 'gone', 'looks emptier'] as const;
  expect(changesText(kinds.map((kind) => ({ kind })))).toBe('2 new, 1 gone, 1 emptier');
});

test('what is left to accept is said, and how many of it need a number first', () => {
  const said = [
    [1, 0],
    [3, 0],
    [3, 1],
    [0, 1],
    [0, 2],
    [0, 0],
  ] as const;
  expect(said.map(([ready, lacking]) => acceptText(ready, lacking))).toEqual([
    'Accept 1',
    'Accept all 3',
    'Accept 3',
    '1 needs a number',
    '2 need a number',
    'Nothing left to accept',
  ]);
});
