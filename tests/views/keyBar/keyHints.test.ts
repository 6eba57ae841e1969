import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import type { Action, CommandDefinition } from '../../../src/views/commands/command.ts';
import { oneItemCommands } from '../../../src/views/commands/definitions/arguments.ts';
import { countCommands } from '../../../src/views/commands/definitions/counting.ts';
import { importCommands } from '../../../src/views/commands/definitions/imports.ts';
import { itemCommands } from '../../../src/views/commands/definitions/item.ts';
import { listCommands } from '../../../src/views/commands/definitions/lists.ts';
import { locationCommands } from '../../../src/views/commands/definitions/location.ts';
import { moreCommands } from '../../../src/views/commands/definitions/appMore.ts';
import { selectionCommands } from '../../../src/views/commands/definitions/selection.ts';
import { formCommands } from '../../../src/views/commands/definitions/forms.ts';
import { createCommandRegistry, type Standing } from '../../../src/views/commands/registry.ts';
import { keysNow } from '../../../src/views/keyBar/keyHints.ts';

const action = (definition: CommandDefinition): Action => ({ ...definition, perform: () => {} });

/** What is told of the keys of these commands. */
function told(
  groups: readonly [Standing, readonly CommandDefinition[]][],
  now: { isInRow?: boolean; isTyping?: boolean; singleKeys?: boolean } = {},
) {
  const registry = createCommandRegistry();
  for (const [standing, definitions] of groups) registry.add(definitions.map(action), standing);
  const { of, hints } = keysNow(registry.all(), {
    isInRow: false,
    isTyping: false,
    singleKeys: true,
    ...now,
  });
  return [of, ...hints.map(({ key, word }) => `${key} ${word}`)];
}

const { move, setQuantity } = oneItemCommands;
const PAGE = [
  locationCommands.edit,
  locationCommands.up,
  locationCommands.overview,
  moreCommands.home,
  listCommands.select,
];
const SELECTION = [selectionCommands.move, selectionCommands.clear];
const ROW = [move, setQuantity, listCommands.edit].map(
  (one) => ({ ...one, isOfRecord: false, section: 'Here' }) as const,
);

test('the keys of the row that has the focus are told, else those of the selection, else those of the page', () => {
  const all: [Standing, readonly CommandDefinition[]][] = [
    ['screen', PAGE],
    ['selection', SELECTION],
    ['focus', ROW],
  ];
  expect(told([['screen', PAGE]])).toEqual(['page', 'e Edit', 'Backspace Up', '1 Overview']);
  expect(
    told([
      ['screen', PAGE],
      ['selection', SELECTION],
    ]),
  ).toEqual(['selection', 'm Move selected…', 'Escape Clear']);
  expect(told(all, { isInRow: true })).toEqual(['row', 'e Edit', 'm Move…', 'q Quantity…', 'Escape Clear']);
});

test('what a key does not do now is not told: single keys in a field or switched off, and of the page beside a row', () => {
  const form: [Standing, readonly CommandDefinition[]][] = [['screen', [formCommands.save, itemCommands.up]]];
  expect(told(form, { isTyping: true })).toEqual(['field', 'mod+enter Save']);
  expect(told(form, { singleKeys: false })).toEqual(['page', 'mod+enter Save']);
  expect(told([['screen', PAGE]], { isInRow: true })).toEqual(['page', 'Backspace Up', '1 Overview']);
});

test('what a command is called just now is told of its key', () => {
  const registry = createCommandRegistry();
  registry.add([{ ...action(countCommands.finish), word: 'Accept' }, action(countCommands.back)]);
  const { hints } = keysNow(registry.all(), { isInRow: false, isTyping: false, singleKeys: true });
  expect(hints.map(({ word }) => word)).toEqual(['Back', 'Accept']);
});

test('after an import the key that leads to all items does not promise those of the import alone', () => {
  expect(told([['screen', [importCommands.show]]])).toEqual(['page', 'v Items, newest first']);
  expect(importCommands.show.name).toBe('Show items, newest first');
});

test('every key of a screen, a row and a selection has its word', () => {
  const definitions = CATALOGUE.filter(({ title }) => !['Every page', 'Lists'].includes(title))
    .flatMap(({ commands }) => commands)
    .filter(({ key }) => key !== undefined);
  expect(definitions.length).toBeGreaterThan(30);
  const wordless = definitions.filter((one) => {
    const [, hint = ' '] = told([['screen', [{ ...one, section: 'Here' }]]]);
    return hint.endsWith(' ');
  });
  expect(wordless.map(({ id }) => id)).toEqual([]);
});
