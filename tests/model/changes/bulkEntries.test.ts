import { expect, test } from 'vitest';
import { bulkEntries, outcomeOf, problemOf } from '../../../src/model/changes/bulkEntries.ts';
import { aCompartment } from '../../machines/analysis/samples.ts';
import { anItem } from '../../machines/kit/samples.ts';

test('what was made without the server is sent, waits or was given up elsewhere, and else is what its run has made of it', () => {
  const made = { entity: anItem({ id: 'local-1', offline_update: true }), isOurs: true };
  const entry = { status: 'created', item: made } as const;
  const sent = (id: string) => (id === 'local-1' ? 'item-1' : undefined);
  const never = () => undefined;
  expect([
    outcomeOf(entry, { isUnsent: true, sentAs: never }),
    outcomeOf(entry, { isUnsent: false, sentAs: sent }),
    outcomeOf(entry, { isUnsent: false, sentAs: never }),
    outcomeOf({ status: 'created', item: { ...made, entity: anItem() } }, { isUnsent: false, sentAs: never }),
    outcomeOf({ status: 'failed', item: undefined }, { isUnsent: false, sentAs: never }),
  ]).toEqual(['unsent', 'created', 'discarded', 'created', 'failed']);
});

test('VALID-32: a single letter is no name of an item: its place is proposed, and the letter stays in the notes', () => {
  const read = [
    aCompartment({ name: 'B', contents: ['B'], row: 1, column: 1 }),
    aCompartment({ name: ' C ', contents: ['loose'], row: 1, column: 2 }),
    aCompartment({ name: 'D', contents: [], row: null, column: null }),
    aCompartment({ name: 'M3', contents: ['M3'], row: 1, column: 4 }),
  ];
  const entries = bulkEntries(read, ['a', 'b', 'c', 'd']);
  expect(entries.map(({ name, notes, isNameless }) => [name, notes, isNameless])).toEqual([
    ['Unlabelled, row 1, column 1', 'B', true],
    ['Unlabelled, row 1, column 2', 'C, loose', true],
    ['Compartment 3', 'D', true],
    ['M3', 'M3', undefined],
  ]);
  expect(entries.map(problemOf)).toEqual([undefined, undefined, undefined, undefined]);
});
