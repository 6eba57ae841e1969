import { expect, test } from 'vitest';
import { newId } from '../../../server/store/ids.ts';

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a UUID of version 7, and no other is the same', () => {
  const ids = Array.from({ length: 200 }, () => newId(Date.UTC(2026, 0, 5)));
  for (const id of ids) expect(id).toMatch(VERSION_7);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids are in the order of their times', () => {
  const times = [1, 255, 256, Date.UTC(2026, 0, 5), Date.UTC(2026, 0, 5) + 1, Date.UTC(2150, 0, 1)];
  const ids = times.map((time) => newId(time));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.map((id) => parseInt(id.replace('-', '').slice(0, 12), 16))).toEqual(times);
});
