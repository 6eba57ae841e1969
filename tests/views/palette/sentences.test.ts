import { describe, expect, test } from 'vitest';
import type { Effect, PendingCommand } from '../../../src/model/arguments/pendingCommand.ts';
import { enterWords } from '../../../src/views/palette/rows.ts';
import { rowsFor, SCREENS, sectionsFor } from './palette.stage.ts';

const first = (...wanted: Parameters<typeof rowsFor>) => rowsFor(...wanted)[0];
const names = (...wanted: Parameters<typeof rowsFor>) => rowsFor(...wanted).map(({ name }) => name);

test.each([
  ['mv m3x10 > ws-c1-d12', 'Move M3x10 Allen screw to Drawer 12', 'Workshop › Cabinet 1, from Drawer 3'],
  ['move hammer to garage', 'Move Hammer to Garage', 'from Workbench'],
  ['move hammers to cabinet 2 > drawer 7', 'Move Hammer to Drawer 7', 'Workshop › Cabinet 2, from Workbench'],
  ['mv tyre rack > attic', 'Move Tyre rack to Attic', ''],
  ['+5 m3x10', 'Add 5 to M3x10 Allen screw — 40 → 45', ''],
  ['m3x10 -2', 'Take 2 from M3x10 Allen screw — 40 → 38', ''],
  ['take 2 m3 nut', 'Take 2 from M3 nut — 40 → 38', ''],
  ['count m3x10 140', 'Set quantity of M3x10 Allen screw — 40 → 140', ''],
  ['new drawer in cabinet 2', 'New drawer in Cabinet 2', 'Workshop'],
  ['add 50x m6 bolt to ws-c1-d3', 'Add item “m6 bolt”, 50 pieces, to WS-C1-D3', 'Workshop › Cabinet 1'],
  ['add m6 bolt to attic', 'Add item “m6 bolt” to Attic', ''],
] as const)('on every screen %j is first: %s', (typed, name, detail) => {
  for (const screen of SCREENS) {
    const row = first(screen, typed);
    expect(row, screen).toMatchObject({ name, detail, isSentence: true });
    expect(row?.isGuarded, screen).not.toBe(true);
  }
});

test('several records have a row each, the best first, five at most', () => {
  expect(names('Home', '+5 m3')).toEqual([
    'Add 5 to M3x10 Allen screw — 40 → 45',
    'Add 5 to M3x16 Allen screw — 40 → 45',
    'Add 5 to M3 nut — 40 → 45',
    'Add 5 to M3 washer — 40 → 45',
  ]);
  expect(names('Home', 'mv dr > attic')).toHaveLength(5);
});

test('one record has a row for each of the places that can be meant', () => {
  expect(rowsFor('Home', 'mv hammer > drawer 3').map(({ name, detail }) => [name, detail])).toEqual([
    ['Move Hammer to Drawer 3', 'Workshop › Cabinet 1, from Workbench'],
    ['Move Hammer to Drawer 3', 'Workshop › Cabinet 2, from Workbench'],
  ]);
});

test('a part number that is typed whole comes before a sentence, what merely has its words after it', () => {
  expect(first('Home', 'din912-m3 -10')?.id).toBe('item:M3x10 Allen screw');
  const rows = rowsFor('Home', 'm3 -10');
  expect(rows[0]?.name).toMatch(/^Take 10 from M3/);
  expect(rows.map(({ id }) => id)).toContain('item:M3x10 Allen screw');
});

test('a place is moved where its name fits better than that of an item, and never by its path alone', () => {
  expect(first('Home', 'mv paint > attic')?.name).toBe('Move Paint closet to Attic');
  expect(names('Home', 'mv paint > attic')).toContain('Move White wall paint to Attic');
  expect(first('Home', 'mv workshop bench > attic')?.name).toBe(
    'Move …: no item or location found for workshop bench',
  );
});

describe('Enter does', () => {
  test.each([
    ['mv m3x10 > ws-c1-d12', { kind: 'move items', to: { id: 'cabinet 1 drawer 12' } }],
    ['mv tyre rack > attic', { kind: 'move locations', to: { id: 'attic' } }],
    ['+5 m3x10', { kind: 'change quantity', items: [{ id: 'M3x10 Allen screw' }], by: 5 }],
    ['m3x10 -2', { kind: 'change quantity', items: [{ id: 'M3x10 Allen screw' }], by: -2 }],
    ['count m3x10 140', { kind: 'set quantity', items: [{ id: 'M3x10 Allen screw' }], quantity: 140 }],
    [
      'add 50x m6 bolt to ws-c1-d3',
      { kind: 'add item', input: { name: 'm6 bolt', quantity: 50, location_id: 'cabinet 1 drawer 3' } },
    ],
  ])('for %j the change that its command has', (typed, change) => {
    const given: Effect[] = [];
    first('Home', typed, [], { give: (effect) => void given.push(effect) })?.perform();
    expect(given).toMatchObject([{ kind: 'change', change }]);
  });

  test('for a new place its form, with name, type and place filled in', () => {
    const given: Effect[] = [];
    first('Home', 'new drawer 9 in cabinet 2', [], { give: (effect) => void given.push(effect) })?.perform();
    expect(given).toEqual([
      { kind: 'go', to: '/add-location?name=Drawer+9&type=drawer&parent_id=cabinet+2' },
    ]);
    expect(first('Home', 'new drawer in cabinet 2', [], { here: '/add-location' })?.isSentence).not.toBe(
      true,
    );
  });
});

test('without a record it is done to what the page is of', () => {
  expect(first('Item', 'mv > attic')?.name).toBe('Move M3x10 Allen screw to Attic');
  expect(first('Location', 'move this to attic')?.name).toBe('Move Drawer 3 to Attic');
});

describe('what is missing', () => {
  test.each([
    ['mv m3x10', 'Move M3x10 Allen screw to …: type a location after >', 'location', ''],
    [
      'mv m3x10 > nowhere',
      'Move M3x10 Allen screw to …: No location found for nowhere.',
      'location',
      'nowhere',
    ],
    ['mv m3x10 > ws-c1-d3', 'Move M3x10 Allen screw to …: It is there already.', 'location', 'ws-c1-d3'],
    [
      'mv tyre rack > ga-t',
      /^Move Tyre rack to …: A location cannot be moved into itself/,
      'location',
      'ga-t',
    ],
    ['count m3x10', 'Set quantity of M3x10 Allen screw …: type a number', 'quantity', ''],
    ['-50 m3x10', 'Take 50 from M3x10 Allen screw: Only 40 there: it cannot be 50 less.', 'quantity', '-50'],
  ] as const)('is said for %j, and asked for by Enter', (typed, name, argument, begun) => {
    const given: Effect[] = [];
    const asked: [PendingCommand, string][] = [];
    const row = first('Home', typed, [], {
      give: (effect) => void given.push(effect),
      ask: (...question) => void asked.push(question),
    });
    expect(row?.name).toMatch(name);
    row?.perform();
    expect(given).toEqual([]);
    expect(asked).toMatchObject([[{ argument }, begun]]);
  });

  test.each([
    ['mv zzz > attic', 'Move …: no item or location found for zzz'],
    ['+5 zzz', 'Add to …: no item found for zzz'],
    ['new drawer in zzz', 'New drawer in …: no location found for zzz'],
    ['add 5x tape to zzz', 'Add item “tape”, 5 pieces, to …: no location found for zzz'],
  ])('is said for %j, and Enter does nothing', (typed, name) => {
    const done: unknown[] = [];
    const row = first('Home', typed, [], {
      give: (effect) => void done.push(effect),
      ask: (asked) => void done.push(asked),
    });
    expect(row?.name).toBe(name);
    row?.perform();
    expect(done).toEqual([]);
  });

  test('is not said before what has those words for a name', () => {
    expect(first('Item', 'move item')?.id).toBe('command:move-item');
    for (const typed of ['mv zzz', 'count zzz'])
      expect(
        rowsFor('Home', typed).some(({ isSentence }) => isSentence),
        typed,
      ).toBe(false);
    expect(first('Item', 'count')?.id).toBe('command:set-quantity');
    expect(first('Item', 'set quantity')?.id).toBe('command:set-quantity');
  });
});

test.each([
  ['+5 m3x10', 'Add 5 to M3x10 Allen screw — 40 → 45'],
  ['mv m3x10 > attic', 'Move M3x10 Allen screw to Attic'],
  ['mv m3x10', 'Ask for the rest'],
  ['mv zzz > attic', 'Nothing to do yet'],
  ['new drawer in attic', 'Open the form: New drawer in Attic'],
  ['keys', 'Keys'],
  ['label', 'Go to label…'],
  ['attic', 'Open Attic'],
  ['hammer', 'Open Hammer'],
])('below the list stands what Enter does: %j, %s', (typed, words) => {
  expect(enterWords(first('Home', typed))).toBe(words);
});

test('below the list stands what Enter does where there is no row, and on the page of an item', () => {
  expect(enterWords(undefined)).toBe('Nothing to do yet');
  expect(enterWords(first('Item', '+5'))).toBe('Set quantity of M3x10 Allen screw: 40 → 45');
});

describe('while answers are on their way', () => {
  test('a whole sentence waits with Enter, so that the wrong record is never changed', () => {
    for (const typed of ['+5 m3x10', '+5 zzz', 'mv m3x10 > attic'])
      expect(first('Home', typed, [], { isSettled: false }), typed).toMatchObject({ isWaiting: true });
    expect(first('Home', '+5 m3x10')?.isWaiting).not.toBe(true);
  });
});

test('nothing dangerous is ever done by a sentence', () => {
  for (const screen of SCREENS) {
    for (const typed of [
      'delete m3x10',
      'delete drawer 3 > attic',
      'rm m3x10',
      'remove 2 m3x10',
      'log out to attic',
    ])
      expect(
        rowsFor(screen, typed).some(({ isSentence }) => isSentence),
        typed,
      ).toBe(false);
  }
});

test('other texts have none', () => {
  for (const typed of ['m5 bolt', 'cabinet 2 > drawer 7', '+5', 'drawer'])
    expect(
      sectionsFor('Item', typed).some(({ heading }) => heading === 'As a sentence'),
      typed,
    ).toBe(false);
});
