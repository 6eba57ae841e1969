import { describe, expect, test } from 'vitest';
import { rankCommands } from '../../../src/model/finding/commandRanking.ts';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import { isDangerous } from '../../../src/views/commands/command.ts';

const findable = (scopes: readonly string[]) =>
  CATALOGUE.filter(({ title }) => scopes.includes(title))
    .flatMap(({ commands }) => commands)
    .filter(({ section }) => section !== 'Lists')
    .map((command) => ({ ...command, isDangerous: isDangerous(command) }));
const EVERYTHING = findable(CATALOGUE.map(({ title }) => title));

const aCommand = (name: string, keywords = '', isDangerous = false) => ({
  id: name,
  name,
  keywords,
  isDangerous,
});
const names = (typed: string, commands: readonly ReturnType<typeof aCommand>[]) =>
  rankCommands(commands, typed).map(({ command, isGuarded }) => `${command.name}${isGuarded ? ' !' : ''}`);

describe('commands found by what is typed', () => {
  const some = [
    aCommand('Delete the item', 'remove', true),
    aCommand('Move the item to…', 'put, location'),
    aCommand('Add Item', 'new bin, create'),
    aCommand('New item list'),
    aCommand('Log out', 'logout, sign out', true),
  ];
  test.each([
    ['move', ['Move the item to…']],
    ['remove', ['Delete the item']],
    ['del', ['Delete the item']],
    ['item', ['Move the item to…', 'Add Item', 'New item list', 'Delete the item !']],
    ['new', ['New item list', 'Add Item']],
    ['item new', ['New item list', 'Add Item']],
    ['out', ['Log out !']],
    ['bin', []],
    ['bin new', ['Add Item']],
    ['log', ['Log out']],
    ['log OUT…', ['Log out']],
    ['sign o', ['Log out']],
    ['tem', []],
    ['.*', []],
    ['  ', ['Move the item to…', 'Add Item', 'New item list', 'Delete the item !', 'Log out !']],
  ])('%j finds %j, the best first, a dangerous one by its own name only', (typed, found) => {
    expect(names(typed, some)).toEqual(found);
  });
});

test('what was used before comes up from another name, the one that people come back to most first', () => {
  const some = [aCommand('Add Item'), aCommand('Move to', 'addition'), aCommand('Share', 'address')];
  const ranked = (...used: string[]) => rankCommands(some, 'add', used).map(({ command }) => command.name);
  expect(ranked()).toEqual(['Add Item', 'Move to', 'Share']);
  expect(ranked('Share')).toEqual(['Share', 'Add Item', 'Move to']);
  expect(ranked('Share', 'Move to')).toEqual(['Share', 'Move to', 'Add Item']);
});

test('another name that is typed whole comes before the beginning of a name', () => {
  const some = [aCommand('Counting scale'), aCommand('Set quantity', 'qty, count')];
  expect(names('coun', some)).toEqual(['Counting scale', 'Set quantity']);
  expect(names('count', some)).toEqual(['Set quantity', 'Counting scale']);
});

test('a dangerous command does not come up by having been used', () => {
  const some = [aCommand('Delete the item', '', true), aCommand('Deliver the item')];
  expect(rankCommands(some, 'del', ['Delete the item']).map(({ command }) => command.name)).toEqual([
    'Deliver the item',
    'Delete the item',
  ]);
});

/** What people call it, and the first of what is then offered on the screens where it is. */
const EVERYDAY: readonly [where: string[], typed: string, first: string][] = [
  [['Location'], 'move', 'move-location'],
  [['Item'], 'move', 'move-item'],
  [['Selected items'], 'move', 'move-selected'],
  [['Item'], 'edit', 'edit-item'],
  [['Location'], 'edit', 'edit-location'],
  [['Item'], 'delete', 'delete-item'],
  [['Item'], 'remove', 'delete-item'],
  [['Location'], 'remove', 'delete-location'],
  [['Selected items'], 'delete', 'delete-selected'],
  [['Location', 'Item'], 'share', 'share'],
  [['Location'], 'url', 'share'],
  [['Item'], 'quantity', 'set-quantity'],
  [['Item'], 'count', 'set-quantity'],
  [['Item'], 'more', 'more-of-item'],
  [['Item'], 'take', 'fewer-of-item'],
  [['Location'], 'add', 'add-item-here'],
  [['Location'], 'paste', 'paste-list'],
  [['Location'], 'drawers', 'make-drawers'],
  [['Location'], 'new drawers', 'make-drawers'],
  [['Location'], 'grid', 'make-drawers'],
  [['Location'], 'cabinet', 'make-drawers'],
  [['Location'], 'many locations', 'make-drawers'],
  [['Location'], 'new drawer', 'add-location-here'],
  [['Item'], 'photo', 'upload-image'],
  [['Item'], 'image', 'upload-image'],
  [['Item'], 'analyze', 'analyze'],
  [['Location'], 'description', 'edit-description'],
  [['Every page'], 'add', 'add-item'],
  [['Every page'], 'create', 'add-item'],
  [['Every page'], 'search', 'search'],
  [['Every page'], 'home', 'home'],
  [['Every page'], 'import', 'import'],
  [['Every page'], 'csv', 'import'],
  [['Every page'], 'excel', 'import'],
  [['Every page'], 'spreadsheet', 'import'],
  [['Every page'], 'bom', 'import'],
  [['Every page'], 'undo', 'undo'],
  [['Every page'], 'theme', 'theme'],
  [['Every page'], 'shortcuts', 'keys'],
  [['Every page'], 'log', 'log-out'],
  [['Every page'], 'sign out', 'log-out'],
  [['Every page'], 'offline', 'unsent'],
  [['Every page'], 'unsent work', 'unsent'],
  [['Location', 'Item'], 'up', 'up'],
  [['Waiting to sync'], 'send', 'send-unsent'],
  [['Waiting to sync'], 'discard', 'discard-unsent'],
  [['Forms'], 'save', 'save'],
  [['Forms'], 'draft', 'restore-draft'],
  [['Forms'], 'cancel', 'cancel'],
  [['Home'], 'filter', 'category'],
];

test.each(EVERYDAY)('in %j %j is first of all %s', (where, typed, first) => {
  for (const scope of where) {
    expect(rankCommands(findable([scope]), typed)[0]?.command.id, scope).toBe(first);
  }
});

/** All beginnings of three letters and more of all words in the catalogue. */
const BEGINNINGS = new Set(
  EVERYTHING.flatMap(
    ({ name, keywords = '' }) => `${name} ${keywords}`.toLowerCase().match(/[a-z]+/g) ?? [],
  ).flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)).slice(2)),
);

test('no word begun in any screen has a dangerous command first whose own name it does not begin', () => {
  expect(BEGINNINGS.size).toBeGreaterThan(200);
  for (const { title } of CATALOGUE) {
    for (const typed of BEGINNINGS) {
      const [first] = rankCommands(findable([title]), typed);
      if (!first?.command.isDangerous || first.isGuarded) continue;
      const { name, keywords = '' } = first.command;
      const own = [name, ...keywords.split(',')].map((one) => one.trim().toLowerCase());
      expect(
        own.some((one) => one.startsWith(typed)),
        `${typed}: ${name}`,
      ).toBe(true);
    }
  }
});

test('every command that the palette has is found by its whole name', () => {
  for (const command of EVERYTHING) {
    expect(rankCommands(EVERYTHING, command.name).map((one) => one.command.id)).toContain(command.id);
  }
});
