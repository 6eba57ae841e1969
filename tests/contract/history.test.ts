import { expect, test } from 'vitest';
import { decodeHistory } from '../../contract/history.ts';
import { unreadIn } from '../../contract/unread.ts';

const change = { field: 'name', before: 'Nut', after: null };
const entry = { id: 'h1', at: '2026-01-05T08:00:00.000Z', user: 'ada', kind: 'updated', changes: [change] };

test('a history is read whether it is the answer or a field of it', () => {
  expect(decodeHistory([entry])).toEqual([entry]);
  expect(decodeHistory({ history: [entry] })).toEqual([entry]);
});

test('an entry of a history whose changes cannot be read is left out and counted', () => {
  const damaged = [[{}], [{ ...change, field: 1 }], [{ ...change, after: 2 }], 'none', undefined];
  for (const changes of damaged) {
    const history = decodeHistory([{ ...entry, changes }, entry]);
    expect(history).toEqual([entry]);
    expect(unreadIn(history)).toBe(1);
  }
});
