import { expect, test } from 'vitest';
import { inverseEdit, joinedEdits, seenOf, withSeen } from '../../../src/model/imports/rowEdit.ts';
import { aRow } from '../../machines/imports/samples.ts';

test('an edit tells what was seen in its cells, and after another one what that has typed, too', () => {
  const row = aRow({ values: { name: 'Hinge' } });
  const first = withSeen(row, { values: { name: 'Bolt', notes: 'M3' } });
  expect(first.was).toEqual({ name: ['Hinge'], notes: [''] });
  const second = joinedEdits(first, withSeen(row, { values: { name: 'Bolts' }, action: 'skip' }));
  expect(second).toEqual({
    values: { name: 'Bolts', notes: 'M3' },
    action: 'skip',
    // It may have arrived as 'Bolt', whose answer was lost.
    was: { name: ['Hinge', 'Bolt'], notes: ['', 'M3'], action: ['create'] },
  });
  expect(seenOf(second, { values: { name: 'Bolts' } })).toEqual({ was: { name: ['Hinge', 'Bolt'] } });
  expect(seenOf({ values: { name: 'Bolt' } }, { values: { name: 'Bolt' } })).toEqual({});
});

test('after a cell was taken back nobody here knows what is in it, and nothing is compared', () => {
  const row = aRow({ values: { name: 'Hinge' } });
  const back = withSeen(row, { values: { name: null } });
  expect(joinedEdits(back, withSeen(row, { values: { name: 'Bolt' } }))).toEqual({
    values: { name: 'Bolt' },
  });
});

test('what takes an edit back has seen what that has made', () => {
  expect(
    inverseEdit(aRow({ edited: true, values: { name: 'Hinge' } }), undefined, {
      values: { name: 'Bolt', notes: null },
      action: 'skip',
    }),
  ).toMatchObject({ was: { name: ['Bolt'], action: ['skip'] } });
});

test('texts that are too long to be sent twice are not compared, and of many the first and the last ones are', () => {
  const long = withSeen(aRow({ values: { name: 'Hinge', notes: 'x'.repeat(10_001) } }), {
    values: { name: 'Bolt', notes: '' },
  });
  expect(long.was).toEqual({ name: ['Hinge'] });
  const typed = Array.from({ length: 30 }, (_, at) => ({ values: { name: `Bolt ${at}` } }));
  const { was } = typed.reduce((before, edit) => joinedEdits(before, edit), long);
  expect([was?.name?.length, was?.name?.[0], was?.name?.at(-1)]).toEqual([20, 'Hinge', 'Bolt 28']);
});
