import { describe, expect, test } from 'vitest';
import type { HistoryEntry, HistoryPage } from '../../../contract/history.ts';
import { lacking, unreadIn } from '../../../contract/unread.ts';
import { authorOf, withNewest, withOlder } from '../../../src/model/items/history.ts';

const page = (next: string | null, ...ids: string[]): HistoryPage => ({
  history: ids.map((id) => ({ id, at: '2026-01-01', user: '', kind: 'created', changes: [] })),
  next,
});

test('older entries stay where the newest page leads on to them, and are asked for again where it does not', () => {
  const known = page('2', '5', '4', '3', '2');
  expect(withNewest(undefined, page('4', '5', '4'))).toEqual(page('4', '5', '4'));
  expect(withNewest(known, page('5', '6', '5'))).toEqual(page('2', '6', '5', '4', '3', '2'));
  expect(withNewest(page(null, '5', '4', '3'), page('4', '5', '4'))).toEqual(page(null, '5', '4', '3'));
  // More has happened than fits a page, or the entries have other ids by now: what is between is not known.
  expect(withNewest(known, page('8', '9', '8'))).toEqual(page('8', '9', '8'));
  expect(withNewest(known, page(null, '5', '4'))).toEqual(page(null, '5', '4'));
  expect(withNewest(known, page(null))).toEqual(page(null));
});

test('a history ends where its host leads on to nothing, or to the same again', () => {
  const known = page('4', '5', '4');
  expect(withOlder(known, { before: '4', page: page('2', '3', '2') })).toEqual(page('2', '5', '4', '3', '2'));
  expect(withOlder(known, { before: '4', page: page('3') })?.next).toBeNull();
  expect(withOlder(known, { before: '4', page: page('4', '5', '4') })?.next).toBeNull();
  expect(withOlder(known, { before: '9', page: page('2', '3') })).toBe(known);
  expect(withOlder(undefined, { before: '9', page: page('2', '3') })).toBeUndefined();
});

test('entries that could not be read are counted over all pages', () => {
  const known = lacking(page('4', '5', '4'), 1);
  const more = withOlder(known, { before: '4', page: lacking(page(null, '3'), 2) });
  expect(unreadIn(more)).toBe(3);
  expect(unreadIn(withNewest(more, lacking(page('4', '5', '4'), 1)))).toBe(3);
});

describe('who has changed fields last', () => {
  const entry = (user: string, ...fields: string[]): HistoryEntry => ({
    id: user,
    at: `2026-01-0${fields.length}T00:00:00Z`,
    user,
    kind: 'updated',
    changes: fields.map((field) => ({ field, before: null, after: 'x' })),
  });
  const page = {
    history: [entry('ada', 'name'), entry('ben', 'notes', 'location'), entry('eve', 'notes')],
    next: null,
  };

  test.each<[string, string[], string | undefined]>([
    ['is the newest of them', ['notes'], 'ben'],
    ['is found for a place too, which the history calls otherwise', ['location_id'], 'ben'],
    ['is whoever has changed any of them', ['name', 'notes'], 'ada'],
    ['is nobody where the history does not tell', ['supplier'], undefined],
  ])('%s', (_, fields, user) => {
    expect(authorOf(page, fields)?.user).toBe(user);
  });

  test('is nobody where the host has no name for it', () => {
    expect(authorOf({ ...page, history: [entry('', 'notes')] }, ['notes'])).toBeUndefined();
  });
});
