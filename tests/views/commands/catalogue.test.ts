import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOGUE, type CommandScope } from '../../../src/views/commands/catalogue.ts';
import { type CommandDefinition, UNDO_POLICIES } from '../../../src/views/commands/command.ts';
import { areInConflict, keysOf } from '../../../src/views/commands/keyMap.ts';
import { problemWith, withKey } from '../../../src/views/commands/keyChoice.ts';

const ALL = CATALOGUE.flatMap(({ commands }) => commands);

const conflicts = (one: CommandDefinition, other: CommandDefinition): boolean =>
  one.id !== other.id &&
  keysOf(one, {}).some((key) => keysOf(other, {}).some((taken) => areInConflict(key, taken)));

/** The pairs of actions, one of each scope, that have a key in common. */
function shared(one: CommandScope, other: CommandScope): string[] {
  return one.commands.flatMap((here) =>
    other.commands.filter((there) => conflicts(here, there)).map((there) => `${here.id} before ${there.id}`),
  );
}

describe('the catalogue of actions', () => {
  test('has every file of definitions', async () => {
    const folder = new URL('../../../src/views/commands/definitions/', import.meta.url);
    const known = new Set(ALL);
    for (const file of readdirSync(folder)) {
      const tables: Record<string, Record<string, CommandDefinition>> = await import(
        new URL(file, folder).href
      );
      for (const definition of Object.values(tables).flatMap((table) => Object.values(table))) {
        expect(known.has(definition), `${definition.id} of ${file}`).toBe(true);
      }
    }
  });

  test.each(ALL.map((command) => [command.id, command] as const))(
    '%s has a name, a section, a key or a reason for none, and an undo policy',
    (_, { name, section, icon, key, keyless, undo }) => {
      expect(name.trim()).not.toBe('');
      expect(['Here', 'Go to', 'Application', 'Lists']).toContain(section);
      expect(icon).toMatch(/^i-lucide-[a-z0-9-]+$/);
      if (key === undefined) expect((keyless ?? '').trim()).not.toBe('');
      else {
        expect(key).toMatch(/^\S/);
        expect(keyless).toBeUndefined();
      }
      expect(UNDO_POLICIES).toContain(undo);
    },
  );

  test('has no key that printed codes and those of distributors begin with: scanners type them as keys', () => {
    const first = ({ key = '', also = '' }: CommandDefinition) => [key, also].map((one) => one.split(' ')[0]);
    const taken = ALL.filter((command) =>
      first(command).some((key) => ['h', '[', '>', '{'].includes(key ?? '')),
    );
    expect(taken.map(({ id }) => id)).toEqual([]);
  });

  test('has no key twice within one screen', () => {
    for (const scope of CATALOGUE) expect(shared(scope, scope), scope.title).toEqual([]);
  });

  test('has a key of a screen and of every page twice only where the screen means the same thing nearer by', () => {
    const everywhere = CATALOGUE.filter(({ isEverywhere }) => isEverywhere);
    const screens = CATALOGUE.filter(({ isEverywhere }) => !isEverywhere);
    expect(screens.flatMap((one) => everywhere.flatMap((other) => shared(one, other)))).toEqual([
      'add-item-here before add-item',
      'add-location-here before add-location',
      // What has the focus is meant before the page it is on.
      'edit-location before edit-row',
      'delete-location before delete-row',
      'share before share-row',
      // Selected items stand above the page they are on.
      'delete-location before delete-selected',
      // What is selected or has the focus is nearer by than the page.
      'move-location before move-selected',
      'print-location-label before print-labels-selected',
      'duplicate-location before duplicate-item',
      'move-location before move-item',
      'print-location-label before print-item-label',
      // What failed is tried again by its own button, too.
      're-run-analysis before retry',
      'edit-item before edit-row',
      'delete-item before delete-row',
      'share before share-row',
      'delete-item before delete-selected',
      'move-item before move-selected',
      'set-quantity before set-quantity-selected',
      'more-of-item before more-of-selected',
      'fewer-of-item before fewer-of-selected',
      'print-item-label before print-labels-selected',
      'move-item before move-location',
      'print-item-label before print-location-label',
      're-run-analysis before retry',
      // While something is counted its number is meant; the other pages are in the palette.
      'count-gone before search',
      'count-gone before add-item',
      'count-gone before add-location',
      'count-gone before home',
      'count-gone before go-to-label',
      'count-gone before unsent',
      'count-gone before print-labels',
      'count-gone before import',
      'count-gone before synonyms',
      'count-gone before where-to-put',
      'count-gone before account',
      'count-more before more-of-selected',
      'count-fewer before fewer-of-selected',
      'count-more before more-of-item',
      'count-fewer before fewer-of-item',
      'send-all before share-row',
      // What was removed from the words on this page is no change of the history.
      'undo-removed-words before undo',
      // In a preview its rows are meant before what was done elsewhere.
      'import-undo-edit before undo',
    ]);
  });
});

describe('another key for a command', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { platform: 'Linux x86_64' }));
  afterEach(() => void vi.unstubAllGlobals());

  test('is free where nothing that is on offer beside it has it', () => {
    expect(problemWith('share', 'v', {})).toBeUndefined();
    expect(problemWith('share', 'g x', {})).toBeUndefined();
    expect(problemWith('share', 'mod+b', {})).toBeUndefined();
    // Of the form, which is never on the same page.
    expect(problemWith('share', 'mod+enter', {})).toBeUndefined();
  });

  test.each([
    ['share', 'e', 'E is the key of “Edit Location”.'],
    ['share', '/', '/ is the key of “Search locations”.'],
    ['share', 'g', 'G is the key of “Search items”.'],
    ['share', '/ x', '/ X is the key of “Search locations”.'],
    ['locations', 'e', 'E is the key of “Edit the focused row”.'],
    ['share', 'j', 'J is the key of “Next row”.'],
    ['share', 'Enter', '↵ is kept for moving, choosing and closing.'],
    ['share', 'ArrowDown', 'ArrowDown is kept for moving, choosing and closing.'],
    ['share', 'g Tab', 'G Tab is kept for moving, choosing and closing.'],
    ['share', 'mod+c', 'Ctrl C belongs to the browser.'],
  ])('%s cannot have %j: %s', (command, key, problem) => {
    expect(problemWith(command, key, {})).toBe(problem);
  });

  test('counts as taken when somebody has chosen it for another one, and as free when that has let it go', () => {
    const chosen = withKey({}, 'edit-item', 'w');
    expect(problemWith('delete-item', 'w', chosen)).toBe('W is the key of “Edit the item”.');
    expect(problemWith('up', 'w', withKey(chosen, 'edit-item', undefined))).toBeUndefined();
    // What it has let go belongs to nobody on its page.
    expect(problemWith('delete-item', 'e', withKey(chosen, 'edit-row', 'v'))).toBeUndefined();
  });

  test('may be its own, also where a screen has it too, unless somebody has given it away', () => {
    expect(problemWith('add-item-here', 'a', {})).toBeUndefined();
    expect(problemWith('add-item-here', 'a', { 'add-location-here': 'a' })).toBe(
      'A is the key of “Add Location inside the location”.',
    );
  });
});
