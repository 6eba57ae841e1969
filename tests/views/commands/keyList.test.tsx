import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { keyCaptureMachine } from '../../../src/machines/keys/keyCapture.machine.ts';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import { filteredSections, keyListMove } from '../../../src/views/commands/keyFilter.ts';
import { keySections } from '../../../src/views/commands/keySections.ts';
import { KeySections } from '../../../src/views/commands/KeySections.tsx';

beforeEach(() => void vi.stubGlobal('navigator', { platform: 'Linux x86_64' }));

const ALL = () => keySections([], {}, true);

/** The names of the rows that are left, those that cannot be changed too. */
const left = (typed: string, kept?: string): string[] =>
  filteredSections(ALL(), typed, kept).flatMap(({ rows, fixed }) =>
    [...rows, ...fixed].map(({ name }) => name),
  );

function shown(typed: string): string {
  const capture = createActor(keyCaptureMachine, {
    input: { canBeginSequence: () => true, problemWith: () => undefined },
  });
  return renderToStaticMarkup(
    <KeySections sections={filteredSections(ALL(), typed)} typed={typed} capture={capture} />,
  );
}

describe('the list of keys, filtered', () => {
  test.each([
    ['theme', ['Change the theme']],
    ['LOG OUT', ['Log out']],
    ['out log', ['Log out']],
    // By its key, however that is written.
    ['mod', []],
    [
      'ctrl z',
      [
        'Undo the last change',
        'Redo the last undone change',
        'Undo the removal of words',
        'Undo the last change of rows',
      ],
    ],
    ['cmd+shift+z', ['Redo the last undone change']],
    ['⇧ z', ['Redo the last undone change']],
    ['g u', ['Waiting to sync']],
    ['?', ['Keys']],
    ['/', ['Search locations']],
    ['+', ['More of the item…', 'More of each selected item…', 'One more than recorded']],
    ['delete sel', ['Delete the selected items']],
    ['esc', ['Clear the selection']],
    ['move within', ['Move within a list or grid']],
    [
      '↵ ctrl',
      [
        'Next: preview the rows, or begin the import',
        'Print these labels',
        'Save',
        'Save and add another',
        'Finish the count',
      ],
    ],
    // One letter is a key, or begins a word: it is not looked for within.
    ['x', ['Select all items shown', 'Select or deselect']],
  ])('by %j has %j', (typed, names) => {
    const found = [...new Set(left(typed))].sort();
    expect(found).toEqual([...names].sort());
  });

  test('by one letter has no key whose name in words begins with it', () => {
    expect(left('c')).toEqual(expect.arrayContaining(['Create Items', 'Choose the category of the items']));
    expect(left('c')).not.toContain('Save');
  });

  test('has every row under its scope while nothing is typed, and no scope without rows', () => {
    expect(left('  ')).toEqual(left(''));
    expect(left('').length).toBeGreaterThan(60);
    expect(filteredSections(ALL(), 'theme').map(({ title }) => title)).toEqual(['Application']);
    expect(shown('theme')).toContain('<h3>Application</h3>');
    expect(shown('theme').match(/<dt>/g)).toHaveLength(1);
    expect(shown('within a list')).toContain('<h3>Lists</h3>');
  });

  test('keeps the row whose key was changed just now: its button has the focus', () => {
    expect(left('theme', 'share')).toEqual(
      expect.arrayContaining(['Change the theme', 'Share the location']),
    );
  });

  test('says so where no key matches', () => {
    expect(shown(' qqq ')).toBe('<p role="status">No key matches “qqq”</p>');
  });

  test('has what every page offers in the same place before it is on offer and after', () => {
    const places = (sections: ReturnType<typeof keySections>) =>
      sections.map(({ title, rows }) => [title, rows.map(({ id }) => id)]);
    const offered = CATALOGUE.flatMap(({ title, commands }) => (title === 'Every page' ? commands : []))
      .filter(({ section }) => section !== 'Here')
      .toReversed();
    const late = offered.map(({ id, name, section, icon, undo }) => ({
      id,
      name,
      section,
      icon,
      undo,
      keys: [],
      perform: () => {},
    }));
    expect(late.length).toBeGreaterThan(10);
    expect(places(keySections(late, {}, true)).toSorted()).toEqual(places(ALL()).toSorted());
  });

  test('has a scope once, also where only a part of it is on offer', () => {
    const undo = 'harmless';
    const one = { id: 'next-row', name: 'Next row', section: 'Lists', icon: 'i', undo } as const;
    const titles = keySections([{ ...one, keys: ['j'], perform: () => {} }], {}, true).map(
      ({ title }) => title,
    );
    expect(titles.filter((title) => title === 'Lists')).toEqual(['Lists']);
  });
});

describe('a key pressed in the list of keys', () => {
  const place = { at: -1, count: 3, isInFilter: true, isFiltered: false };
  const inRow = (at: number) => ({ ...place, at, isInFilter: false });

  test('Escape clears the filter first, and is then left to the dialog, which closes', () => {
    const cleared = { to: 'filter', isCleared: true };
    expect(keyListMove('Escape', { ...place, isFiltered: true })).toEqual(cleared);
    expect(keyListMove('Escape', { ...inRow(1), isFiltered: true })).toEqual(cleared);
    expect(keyListMove('Escape', place)).toBeUndefined();
    expect(keyListMove('Escape', inRow(1))).toBeUndefined();
  });

  test('/ leads to the filter, where it is a letter', () => {
    expect(keyListMove('/', inRow(2))).toEqual({ to: 'filter' });
    expect(keyListMove('/', place)).toBeUndefined();
  });

  test('arrows go from the filter through the rows and back', () => {
    expect(keyListMove('ArrowDown', place)).toEqual({ to: 'row', at: 0 });
    expect(keyListMove('ArrowDown', inRow(0))).toEqual({ to: 'row', at: 1 });
    expect(keyListMove('ArrowDown', inRow(2))).toBeUndefined();
    expect(keyListMove('ArrowUp', inRow(2))).toEqual({ to: 'row', at: 1 });
    expect(keyListMove('ArrowUp', inRow(0))).toEqual({ to: 'filter' });
    expect(keyListMove('ArrowUp', place)).toBeUndefined();
    expect(keyListMove('ArrowDown', { ...place, count: 0 })).toBeUndefined();
  });

  test('Home and End are the first and the last row, in the filter the ends of its text', () => {
    expect(keyListMove('Home', inRow(2))).toEqual({ to: 'row', at: 0 });
    expect(keyListMove('End', inRow(0))).toEqual({ to: 'row', at: 2 });
    expect(keyListMove('Home', place)).toBeUndefined();
    expect(keyListMove('End', place)).toBeUndefined();
  });
});
