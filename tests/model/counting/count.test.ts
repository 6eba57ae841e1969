import { describe, expect, test } from 'vitest';
import { decodeLocation } from '../../../contract/answers.ts';
import {
  changeOfCount,
  type CountAnswer,
  countTyped,
  differencesOf,
  differencesText,
  keptAfter,
  newThingTyped,
  nextToCount,
  withAnswer,
} from '../../../src/model/counting/count.ts';
import { anItem } from '../../machines/kit/samples.ts';

const DRAWER = decodeLocation({ id: 'l1', name: 'Drawer 3' });
const ITEMS = ['a', 'b', 'c'].map((id) => anItem({ id, name: id.toUpperCase(), quantity: 4 }));
const answer = (id: string, now: number, was = 4): CountAnswer => ({ kind: 'item', id, was, now });
const NOTHING_SENT = () => undefined;
const found = (id: string, quantity = 3): CountAnswer => ({ kind: 'new', id, name: 'Found', quantity });

describe('what is counted next', () => {
  test('is the next without an answer, from the beginning again after the last, and nothing at the end', () => {
    expect(nextToCount(ITEMS, [], undefined)).toBe('a');
    expect(nextToCount(ITEMS, [answer('a', 4)], 'a')).toBe('b');
    expect(nextToCount(ITEMS, [answer('b', 4)], 'a')).toBe('c');
    expect(nextToCount(ITEMS, [answer('c', 4)], 'c')).toBe('a');
    expect(
      nextToCount(
        ITEMS,
        ['a', 'b', 'c'].map((id) => answer(id, 4)),
        'c',
      ),
    ).toBeUndefined();
    expect(nextToCount([], [], undefined)).toBeUndefined();
  });

  test('is the one that was skipped where it is the only one left', () => {
    expect(nextToCount(ITEMS, [answer('a', 4), answer('c', 4)], 'b')).toBe('b');
  });
});

test('an answer given anew takes the place of the one before, and is the last', () => {
  expect(withAnswer([answer('a', 5), answer('b', 4)], answer('a', 6))).toEqual([
    answer('b', 4),
    answer('a', 6),
  ]);
});

describe('what is kept of a count', () => {
  const [a, b, c] = [answer('a', 5), answer('b', 4), answer('c', 4)];

  test('takes in what was said since, and lets go of what was taken back', () => {
    expect(keptAfter([a, b], [a, b], [b, answer('a', 6), c])).toEqual([b, answer('a', 6), c]);
    expect(keptAfter([a, b], [a, b], [a])).toEqual([a]);
    expect(keptAfter([a], [a], [])).toEqual([]);
  });

  test('leaves what another tab has counted there, and what that has said of the same item since', () => {
    expect(keptAfter([a, c], [a], [a, b])).toEqual([a, c, b]);
    expect(keptAfter([answer('a', 9)], [a], [a, b])).toEqual([answer('a', 9), b]);
    expect(keptAfter([answer('a', 9), c], [a], [])).toEqual([answer('a', 9), c]);
  });
});

test.each([
  ['7', { quantity: 7 }],
  ['0', { quantity: 0 }],
  ['2,5', { quantity: 2.5 }],
  ['', undefined],
  ['+2', { problem: 'A count is a number, for example 7.' }],
  ['seven', { problem: 'A count is a number, for example 7.' }],
  ['WS-B3', { problem: 'A count is a number, for example 7.' }],
  ['1,234', { problem: '1,234 can be read as 1234 or as 1.234.' }],
  ['99999999999999999999', { problem: expect.any(String) }],
])('%j typed as a count is %j', (typed, read) => expect(countTyped(typed)).toEqual(read));

describe('the differences', () => {
  test('are against what is recorded now, and say all that was counted', () => {
    const differences = differencesOf(
      ITEMS,
      [answer('a', 4), answer('b', 7), answer('c', 0), found('n1')],
      NOTHING_SENT,
    );
    expect(differences).toMatchObject({
      changed: [{ item: { id: 'b' }, quantity: 7 }],
      gone: [{ id: 'c' }],
      added: [{ id: 'n1' }],
      same: 1,
      left: 0,
    });
    expect(differencesText(differences)).toBe('1 changed, 1 gone, 1 new, 1 the same');
    expect(differencesText(differencesOf(ITEMS, [], NOTHING_SENT))).toBe('Nothing counted yet');
  });

  test('leave out what was deleted or moved away meanwhile, and say so', () => {
    expect(differencesOf([], [answer('a', 9)], NOTHING_SENT)).toMatchObject({
      changed: [],
      missing: 1,
      same: 0,
      left: 0,
    });
  });

  test('say what is new and has been recorded since: not what was known, is sent, or is new in this count', () => {
    const one = (id: string, beside?: string[], name = 'Found'): CountAnswer => ({
      kind: 'new',
      id,
      name,
      quantity: 3,
      beside,
    });
    const items = [...ITEMS, anItem({ id: 'x', name: 'FOUND' })];
    const recorded = (answers: CountAnswer[], sentAs: (id: string) => string | undefined = NOTHING_SENT) =>
      differencesOf(items, answers, sentAs).recorded.map(({ id }) => id);
    expect(recorded([one('n1')])).toEqual(['n1']);
    expect(recorded([one('n1', ['x'])])).toEqual([]);
    // Its id was another one before it was sent.
    expect(recorded([one('n1', ['local-x'])], (id) => (id === 'local-x' ? 'x' : undefined))).toEqual([]);
    expect(recorded([one('n1'), one('n2', ['n1'])], (id) => (id === 'n1' ? 'x' : undefined))).toEqual([]);
    expect(recorded([one('n1', [], 'Fo und')])).toEqual([]);
  });

  test('what was taken back is kept no more, although storage gives what was known of it anew', () => {
    const given: CountAnswer = { kind: 'new', id: 'n1', name: 'Found', quantity: 3, beside: ['x'] };
    expect(keptAfter([{ ...given, beside: ['x'] }], [given], [])).toEqual([]);
  });

  test('leave out what is new and has been sent since: it lies there under an id of the server', () => {
    const answers = [found('n1'), found('n2')];
    const differences = differencesOf(ITEMS, answers, (id) => (id === 'n1' ? 'x' : undefined));
    expect(differences.added.map(({ id }) => id)).toEqual(['n2']);
  });

  test('tell what somebody else has changed since: who found it the same has nothing against that', () => {
    const now = [
      anItem({ id: 'a', quantity: 3 }),
      anItem({ id: 'b', quantity: 3 }),
      anItem({ id: 'c', quantity: 7 }),
    ];
    const differences = differencesOf(now, [answer('a', 4), answer('b', 7), answer('c', 7)], NOTHING_SENT);
    expect(differences.overtaken.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(differences.changed.map(({ item, quantity }) => [item.id, quantity])).toEqual([['b', 7]]);
    expect(differences.same).toBe(2);
  });

  test('are one change: what is gone is 0, or deleted where that is wanted', () => {
    const differences = differencesOf(ITEMS, [answer('b', 7), answer('c', 0), found('n1')], NOTHING_SENT);
    expect(changeOfCount(DRAWER, differences, false)).toMatchObject({
      kind: 'count',
      at: { id: 'l1' },
      counts: [
        { item: { id: 'b' }, quantity: 7 },
        { item: { id: 'c' }, quantity: 0 },
      ],
      gone: [],
      added: [{ id: 'n1', input: { name: 'Found', quantity: 3, location_id: 'l1' } }],
    });
    expect(changeOfCount(DRAWER, differences, true)).toMatchObject({
      counts: [{ quantity: 7 }],
      gone: [{ id: 'c' }],
    });
  });

  test('that are none are no change', () => {
    expect(changeOfCount(DRAWER, differencesOf(ITEMS, [answer('a', 4)], NOTHING_SENT), true)).toBeUndefined();
  });

  test('of 5,000 items are found in an instant, and the next one too', () => {
    const items = Array.from({ length: 5000 }, (_, at) => anItem({ id: `i${at}`, quantity: 1 }));
    const answers = items.slice(0, 4999).map(({ id }) => answer(id, 1, 1));
    expect(nextToCount(items, answers, 'i100')).toBe('i4999');
    expect(differencesOf(items, answers, NOTHING_SENT)).toMatchObject({ same: 4999, left: 1 });
  });
});

test('something new with the code of a label in its line is refused at once; what is taken is added as the count is accepted', () => {
  for (const typed of [
    'https://nas.lan/location/WS-A1',
    'Box http://nas.lan/location/WS-A1, 3',
    '3 http://nas.lan/view/1',
  ]) {
    expect(newThingTyped(typed)).toEqual({ problem: 'That is the text of a code, not a name.' });
  }
  const entry = newThingTyped('M3 screws from shop.example/location, 20');
  if ('problem' in entry) throw new Error(entry.problem);
  const differences = differencesOf([], [{ kind: 'new', id: 'local-1', ...entry }], NOTHING_SENT);
  expect(changeOfCount(DRAWER, differences, false)).toMatchObject({
    added: [{ input: { name: 'M3 screws from shop.example/location', quantity: 20 } }],
  });
});
