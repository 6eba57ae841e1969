import { StructError } from 'superstruct';
import { expect, test } from 'vitest';
import { decodeHistory, decodeWholeChange, isCut } from '../../contract/history.ts';
import { unreadIn } from '../../contract/unread.ts';

const change = { field: 'name', before: 'Nut', after: null };
const entry = { id: 'h1', at: '2026-01-05T08:00:00.000Z', user: 'ada', kind: 'updated', changes: [change] };

test('a history is read whether it is the answer or a field of it', () => {
  expect(decodeHistory([entry])).toEqual({ history: [entry], next: null });
  expect(decodeHistory({ history: [entry] })).toEqual({ history: [entry], next: null });
});

test('an entry of a history whose changes cannot be read is left out and counted', () => {
  const damaged = [[{}], [{ ...change, field: 1 }], [{ ...change, after: 2 }], 'none', undefined];
  for (const changes of damaged) {
    const page = decodeHistory([{ ...entry, changes }, entry]);
    expect(page.history).toEqual([entry]);
    expect(unreadIn(page)).toBe(1);
  }
});

test('a page of a history tells what older entries are asked for with, if there are any', () => {
  const nextOf = (next: unknown) => decodeHistory({ history: [entry], next }).next;
  expect([nextOf('7'), nextOf(null), nextOf(undefined), nextOf(''), nextOf({}), nextOf(7)]).toEqual([
    '7',
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a change tells whether its texts are only their beginnings; a length that is none is left out', () => {
  const [cut, whole] = decodeHistory([
    { ...entry, changes: [{ ...change, after_length: 900 }] },
    { ...entry, changes: [{ ...change, after_length: 'many', before_length: null }] },
  ]).history.flatMap(({ changes }) => changes);
  expect(cut).toEqual({ ...change, after_length: 900 });
  expect(whole).toMatchObject(change);
  expect([cut, whole].map((one) => one && isCut(one))).toEqual([true, false]);
});

test('a whole change is read with both its texts, and nothing else is one', () => {
  expect(decodeWholeChange(change)).toEqual(change);
  for (const damaged of [null, {}, { ...change, after: 2 }, { ...change, field: undefined }]) {
    expect(() => decodeWholeChange(damaged)).toThrow(StructError);
  }
});
