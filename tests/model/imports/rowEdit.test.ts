import { expect, test } from 'vitest';
import { alsoSeen, inverseEdit, joinedEdits, seenOf, withSeen } from '../../../src/model/imports/rowEdit.ts';
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
    was: { name: ['Hinge', 'Bolt'], notes: [''], action: [''] },
  });
  expect(seenOf(second, { values: { name: 'Bolts' } })).toEqual({ was: { name: ['Hinge', 'Bolt'] } });
  expect(seenOf({ values: { name: 'Bolt' } }, { values: { name: 'Bolt' } })).toEqual({});
});

test('after a cell was taken back it is compared with what was seen of it, for what its file has nobody here knows', () => {
  const row = aRow({ values: { name: 'Hinge' } });
  const back = { values: { name: null }, was: { name: ['Bolt'] } };
  expect(joinedEdits(back, withSeen(row, { values: { name: 'Nut' } }))).toEqual({
    values: { name: 'Nut' },
    was: { name: ['Bolt', 'Hinge'] },
  });
});

test('of a cell what was in it as it was opened was seen, not what its row has by now, and of what becomes of the row what was chosen', () => {
  const row = aRow({ values: { name: 'Screw' }, chosen: 'add', action: 'problem' });
  const edit = withSeen(row, { values: { name: 'Bolt' }, action: 'skip', was: { name: ['Hinge'] } });
  expect(edit.was).toEqual({ name: ['Hinge'], action: ['add'] });
  expect(alsoSeen(edit, { name: ['Screw'] }).was).toEqual({ name: ['Hinge', 'Screw'], action: ['add'] });
  const taken = joinedEdits(
    { action: null, was: { action: ['skip'] } },
    { action: 'add', was: { action: ['skip'] } },
  );
  expect(taken.was).toEqual({ action: ['skip', ''] });
});

test('what else is made of a row whose text is taken back leaves that as it was seen', () => {
  const row = aRow({ values: { name: 'Hinge' } });
  const back = withSeen(row, { values: { name: null } });
  expect(joinedEdits(back, withSeen(row, { action: 'skip' })).was).toEqual({ name: ['Hinge'], action: [''] });
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
