import { describe, expect, test } from 'vitest';
import { QUANTITY_MAX } from '../../../contract/limits.ts';
import {
  answerWords,
  type Answers,
  pendingCommandName,
  type Moved,
} from '../../../src/model/arguments/pendingCommand.ts';
import { entryAnswers } from '../../../src/model/arguments/entry.ts';
import { destinationAnswers, labelAnswers } from '../../../src/model/arguments/locations.ts';
import { isQuantityChange, quantityAnswers } from '../../../src/model/arguments/quantity.ts';
import { aLocation, anItem } from '../../machines/kit/samples.ts';
import { findable } from '../finding/foundLocations.ts';

const HANGAR = aLocation({ id: 'h', name: 'Hangar', label: 'H', parent_id: null });
const RACK = aLocation({ id: 'r', name: 'Rack', label: 'B-01', parent_id: 'h' });
const BIN = aLocation({ id: 'b', name: 'Bin 7', label: 'B-0147', parent_id: 'r' });
const SHED = aLocation({ id: 's', name: 'Shed bin', label: 'B-0', parent_id: null });
const { tree, finder } = findable([HANGAR, RACK, BIN, SHED]);

const names = ({ choices }: Answers) => choices.map(({ name }) => name);
const effects = ({ choices }: Answers) => choices.map(({ effect }) => effect);

test('a name that runs from right to left turns no number round in what an answer does', () => {
  const item = anItem({ name: 'בורג M3×10 (12)', quantity: 7 });
  const asked = { argument: 'quantity', item } as const;
  expect(answerWords(asked, { name: '7 → 12' })).toBe('Set quantity of \u2068בורג M3×10 (12)\u2069: 7 → 12');
});

describe('a quantity as an argument', () => {
  const item = anItem({ name: 'Bolts', quantity: 12 });

  test.each([
    ['17', '12 → 17', { kind: 'set quantity', items: [item], quantity: 17 }],
    ['0', '12 → 0', { kind: 'set quantity', items: [item], quantity: 0 }],
    ['2,5', '12 → 2.5', { kind: 'set quantity', items: [item], quantity: 2.5 }],
    ['+5', '12 → 17', { kind: 'change quantity', items: [item], by: 5 }],
    [' + 5 ', '12 → 17', { kind: 'change quantity', items: [item], by: 5 }],
    ['-2', '12 → 10', { kind: 'change quantity', items: [item], by: -2 }],
    ['−2', '12 → 10', { kind: 'change quantity', items: [item], by: -2 }],
    ['-12', '12 → 0', { kind: 'change quantity', items: [item], by: -12 }],
    ['+0.1', '12 → 12.1', { kind: 'change quantity', items: [item], by: 0.1 }],
  ])('%j says %j and does just that', (typed, name, change) => {
    const answers = quantityAnswers(item, typed);
    expect(names(answers)).toEqual([name]);
    expect(effects(answers)).toEqual([{ kind: 'change', change }]);
    expect(answers.problem).toBeUndefined();
  });

  test('of an item without one counts from none', () => {
    expect(names(quantityAnswers(anItem({ quantity: null }), '+5'))).toEqual(['none → 5']);
    expect(names(quantityAnswers(anItem({ quantity: 0.1 }), '+0.2'))).toEqual(['0.1 → 0.3']);
  });

  test.each(['', ' ', '+', '-'])('%j is not one yet, and nothing is wrong with it', (typed) => {
    expect(quantityAnswers(item, typed)).toEqual({ choices: [], total: 0 });
  });

  test.each([
    ['many', 'A quantity is a number: 17, or +5 and -2 to change it.'],
    ['1+', 'A quantity is a number: 17, or +5 and -2 to change it.'],
    ['1,234', '1,234 can be read as 1234 or as 1.234.'],
    ['-13', 'Only 12 there: it cannot be 13 less.'],
    ['+0', 'It is 12 already.'],
    [String(QUANTITY_MAX * 10), 'Quantity is too large.'],
    ['0.0000000001', 'Quantity must be 0, or at least 0.000000001.'],
    [`+${QUANTITY_MAX}`, 'Quantity is too large.'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(quantityAnswers(item, typed)).toEqual({ choices: [], total: 0, problem });
  });

  test('is set also to what it is known to be: the server may have another one', () => {
    const answers = quantityAnswers(item, '12');
    expect(names(answers)).toEqual(['Still 12']);
    expect(effects(answers)).toMatchObject([
      { kind: 'change', change: { kind: 'set quantity', quantity: 12 } },
    ]);
  });

  test('is known from what else is typed by its sign', () => {
    expect(['+5', '-2', ' + 5', '−.5'].map(isQuantityChange)).toEqual([true, true, true, true]);
    expect(['5', '+', '-', 'bin -2', '+x'].some(isQuantityChange)).toBe(false);
  });
});

describe('an item in one line as an argument', () => {
  test('says name and quantity apart, and where it goes', () => {
    const answers = entryAnswers(BIN, 'M3 screws, 20');
    expect(names(answers)).toEqual(['Add M3 screws, quantity 20, to Bin 7']);
    expect(effects(answers)).toMatchObject([
      {
        kind: 'change',
        change: {
          kind: 'add item',
          input: { name: 'M3 screws', quantity: 20, location_id: 'b', category: 'Misc' },
        },
      },
    ]);
  });

  test('is refused with the reason, and an empty line without any', () => {
    expect(entryAnswers(BIN, 'a')).toEqual({
      choices: [],
      total: 0,
      problem: 'Name must be at least 2 characters.',
    });
    expect(entryAnswers(BIN, '  ').problem).toBeUndefined();
  });
});

describe('a destination as an argument', () => {
  const answersTo = (moved: Moved, typed: string, opened: readonly string[] = []) =>
    destinationAnswers(moved, {
      tree,
      typed,
      found: typed.trim() === '' ? undefined : finder.find({ query: typed }),
      opened,
    });
  const items: Moved = { kind: 'items', items: [anItem({ location_id: 'b' })] };
  const rack: Moved = { kind: 'locations', locations: [RACK] };

  test('of items is any location but the one they all are in', () => {
    expect(names(answersTo(items, 'bin'))).toEqual(['Shed bin']);
    expect(effects(answersTo(items, 'bin'))).toEqual([
      {
        kind: 'change',
        change: { kind: 'move items', items: [anItem({ location_id: 'b' })], to: SHED },
        destination: SHED,
      },
    ]);
    const apart: Moved = {
      kind: 'items',
      items: [anItem({ location_id: 'b' }), anItem({ id: 'item-00002', location_id: 's' })],
    };
    expect(names(answersTo(apart, 'bin')).toSorted()).toEqual(['Bin 7', 'Shed bin']);
    expect(answersTo(apart, 'bin').total).toBe(2);
  });

  test('without a text is what was opened last, then the top of the tree, each once', () => {
    expect(names(answersTo(items, '', ['gone', 'r', 's']))).toEqual(['Rack', 'Shed bin', 'Hangar']);
  });

  test('of a location is never itself, nothing below it, and not where it is', () => {
    expect(names(answersTo(rack, 'rack'))).toEqual([]);
    expect(names(answersTo(rack, 'bin'))).toEqual(['Shed bin']);
    expect(answersTo(rack, 'bin').total).toBe(1);
    expect(names(answersTo(rack, ''))).toEqual(['Top level', 'Shed bin']);
    expect(answersTo(rack, 'B-0147').problem).toBe(
      'A location cannot be moved into itself, below itself or to where it is.',
    );
  });

  test('of a location may be the top level, unless it is there', () => {
    expect(effects(answersTo(rack, 'top'))).toEqual([
      { kind: 'change', change: { kind: 'move locations', locations: [RACK], to: undefined } },
    ]);
    expect(names(answersTo({ kind: 'locations', locations: [HANGAR] }, ''))).toEqual(['Shed bin']);
    expect(names(answersTo(items, 'top'))).toEqual([]);
  });

  test('that is not found or not possible is refused with the reason', () => {
    expect(answersTo(items, 'attic').problem).toBe('No location found for attic.');
    expect(answersTo(items, 'B-0147').problem).toBe('It is there already.');
  });

  test('that the server does not have them in yet can be asked for again, and is not offered by itself', () => {
    const unsent: Moved = { kind: 'items', items: [anItem({ location_id: 'b', offline_update: true })] };
    expect(names(answersTo(unsent, 'B-0147'))).toEqual(['Bin 7']);
    expect(names(answersTo(unsent, '', ['b']))).not.toContain('Bin 7');
    expect(names(answersTo(items, 'B-0147'))).toEqual([]);
  });

  test('that has the very label and cannot take it leaves its place to no label that goes on', () => {
    const inRack: Moved = { kind: 'items', items: [anItem({ location_id: 'r' })] };
    expect(names(answersTo(inRack, 'B-01'))).toEqual([]);
    expect(answersTo(inRack, ' b-01').problem).toBe('It is there already.');
    expect(names(answersTo(inRack, 'B-014'))).toEqual(['Bin 7']);
    // Nor does its whole name to what lies inside.
    expect(names(answersTo(inRack, 'Rack'))).toEqual([]);
    expect(answersTo(inRack, 'rack').problem).toBe('It is there already.');
    expect(names(answersTo(items, 'B-01'))).toEqual(['Rack']);
  });

  test('is not done unseen for a whole label that none has, though one begins so', () => {
    const none = 'No location has the label B-014.';
    expect(answersTo({ kind: 'items', items: [anItem({ location_id: 's' })] }, 'B-014').unseen).toBe(none);
    expect(['B-01', 'shed bin', 'B-', 'bin'].map((typed) => answersTo(items, typed).unseen)).toEqual(
      Array(4).fill(undefined),
    );
    expect(labelAnswers({ tree, typed: 'B-014', found: finder.find({ query: 'B-014' }) }).unseen).toBe(none);
  });

  test('of a code that stands for no location here is told apart from a text', () => {
    const found = { ids: [], total: 0, fit: 8 as const, isScanned: true as const };
    const problem = 'That is no code of a location here.';
    expect(destinationAnswers(items, { tree, typed: 'B-1', found, opened: [] }).problem).toBe(problem);
    expect(labelAnswers({ tree, typed: 'B-1', found }).problem).toBe(problem);
  });

  test('ends where a host lets a location be inside itself', () => {
    const loop = findable([
      aLocation({ id: 'x', name: 'Ex', label: '', parent_id: 'y' }),
      aLocation({ id: 'y', name: 'Why', label: '', parent_id: 'x' }),
      SHED,
    ]).tree;
    const moved: Moved = { kind: 'locations', locations: [SHED] };
    const found = { ids: ['x', 'y'], total: 2, fit: 0 as const };
    expect(names(destinationAnswers(moved, { tree: loop, typed: 'e', found, opened: [] }))).toHaveLength(2);
  });
});

describe('a label as an argument', () => {
  const answersTo = (typed: string) => labelAnswers({ tree, typed, found: finder.find({ query: typed }) });

  test('is the location with exactly this label first, then those that begin with it', () => {
    expect(answersTo('b-01').choices.map(({ label }) => label)).toEqual(['B-01', 'B-0147']);
    expect(answersTo('b-0').choices.map(({ label }) => label)).toEqual(['B-0', 'B-01', 'B-0147']);
    expect(effects(answersTo('b-0147'))).toEqual([{ kind: 'go', to: '/location/b' }]);
  });

  test('is the same one whatever in it is not seen', () => {
    const found = finder.find({ query: 'b-01' });
    const choices = labelAnswers({ tree, typed: 'Ｂ-\u200B01', found }).choices;
    expect(choices.map(({ label }) => label)).toEqual(['B-01']);
  });

  test('is found without its hyphen where none is written as was typed', () => {
    expect(answersTo('b0147').choices.map(({ label }) => label)).toEqual(['B-0147']);
    expect(answersTo('b01').choices.map(({ label }) => label)).toEqual(['B-01', 'B-0147']);
    expect(answersTo('-').problem).toBe('No label begins with -.');
  });

  test('is found by its beginning with the hyphen of a word processor, too', () => {
    for (const hyphen of ['\u2010', '\u2011', '\u2013'])
      expect(answersTo(`b${hyphen}0`).choices.map(({ label }) => label)).toEqual(['B-0', 'B-01', 'B-0147']);
  });

  test('that none has is refused, also where a name would fit', () => {
    expect(answersTo('shed').problem).toBe('No label begins with shed.');
    expect(answersTo('').problem).toBeUndefined();
  });
});

test.each([
  ['Move Bolts to', { argument: 'location', moved: { kind: 'items', items: [anItem()] } }],
  [
    'Move 2 items to',
    { argument: 'location', moved: { kind: 'items', items: [anItem(), anItem({ id: 'item-00002' })] } },
  ],
  ['Move Rack to', { argument: 'location', moved: { kind: 'locations', locations: [RACK] } }],
  ['Quantity of Bolts', { argument: 'quantity', item: anItem() }],
  ['Go to label', { argument: 'label' }],
  ['Add to Bin 7', { argument: 'entry', to: BIN }],
] as const)('before the field stands %j', (name, asked) => {
  expect(pendingCommandName(asked)).toBe(name);
});
