import { describe, expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import type { Action, CommandDefinition } from '../../../src/views/commands/command.ts';
import { oneItemCommands, oneLocationCommands } from '../../../src/views/commands/definitions/arguments.ts';
import { listCommands, rowCommands } from '../../../src/views/commands/definitions/lists.ts';
import { selectionCommands } from '../../../src/views/commands/definitions/selection.ts';
import { keysOf } from '../../../src/views/commands/keyMap.ts';
import type { Standing } from '../../../src/views/commands/registry.ts';
import type { outboxMachine } from '../../../src/machines/unsent/outbox.machine.ts';
import { unsentActions, unsentRowActions } from '../../../src/views/unsent/unsentActions.ts';
import { anItem, unsentEdit } from '../../machines/kit/samples.ts';
import { FakeElement, listening, withFakeElements } from './fakeKeys.ts';

withFakeElements();

const { edit, remove } = listCommands;
const { share } = rowCommands;
/** What a row of each kind offers, by its keys. */
const ROWS: readonly [kind: string, readonly CommandDefinition[]][] = [
  ['item', [...Object.values(oneItemCommands), edit, remove, share]],
  ['location', [...Object.values(oneLocationCommands), edit, remove, share]],
];
const SCREENS = CATALOGUE.filter(({ isEverywhere }) => !isEverywhere);
const IN_ROW = new FakeElement('a', {}, new FakeElement('li', { 'data-cell': 'r1' }));

/** All commands of a screen and, above them, of the selection and of a row; each tells of itself when it is done. */
function offering(
  screen: readonly CommandDefinition[],
  above: readonly [Standing, readonly CommandDefinition[]][],
) {
  const done: string[] = [];
  const from = (group: string, definitions: readonly CommandDefinition[]): Action[] =>
    definitions.map((definition) => ({
      ...definition,
      ...(group === 'focus' && ({ isOfRecord: false, section: 'Here' } as const)),
      perform: () => void done.push(`${group} ${definition.id}`),
    }));
  const { press, registry } = listening([]);
  registry.add(from('screen', screen));
  for (const [standing, definitions] of above) registry.add(from(standing, definitions), standing);
  return {
    press(key: string, target?: EventTarget) {
      done.length = 0;
      const isShifted = key.startsWith('shift+');
      press(isShifted ? key.slice('shift+'.length).toUpperCase() : key, {
        shiftKey: isShifted,
        ...(target && { target }),
      });
      return [...done];
    },
  };
}

const singleKeys = (definitions: readonly CommandDefinition[]) =>
  definitions.flatMap((one) => keysOf(one, {})).filter((key) => !/ |mod\+/.test(key));

describe.each(SCREENS.map(({ title, commands }) => [title, commands] as const))('on %s', (_, commands) => {
  test.each(ROWS)('every key of a row of an %s acts on the row that has the focus', (_, ofRow) => {
    const { press } = offering(commands, [
      ['focus', ofRow],
      ['selection', Object.values(selectionCommands)],
    ]);
    for (const one of ofRow) {
      for (const key of singleKeys([one])) expect(press(key, IN_ROW)).toEqual([`focus ${one.id}`]);
    }
  });

  test.each(ROWS)('none of them acts on the page where the row of an %s has nothing for it', (_, ofRow) => {
    const { press } = offering(commands, []);
    const keys = singleKeys(ofRow);
    const ofPage = commands.filter((one) => singleKeys([one]).some((key) => keys.includes(key)));
    for (const key of singleKeys(ofPage)) {
      const inRow = press(key, IN_ROW);
      const onPage = press(key);
      expect(onPage, key).toHaveLength(1);
      // Of a form and of what is not sent, which have no such rows.
      expect(inRow, key).toEqual(ofPage.some(({ isOfRecord }) => isOfRecord) ? [] : onPage);
    }
  });

  test('the selection is meant where no row has the focus that is not selected, ahead of the page', () => {
    const { press } = offering(commands, [['selection', [selectionCommands.move, selectionCommands.remove]]]);
    expect(press('m')).toEqual(['selection move-selected']);
    expect(press('d', IN_ROW)).toEqual(['selection delete-selected']);
  });
});

test('all that a page does to its own record by a key of rows is known to be so', () => {
  const keys = new Set(ROWS.flatMap(([, ofRow]) => singleKeys(ofRow)));
  const unmarked = SCREENS.filter(({ title }) => title === 'Location' || title === 'Item')
    .flatMap(({ commands }) => commands)
    .filter((one) => singleKeys([one]).some((key) => keys.has(key)) && one.isOfRecord !== true);
  expect(unmarked.map(({ id }) => id)).toEqual([]);
});

describe('on the page of unsent work', () => {
  const entries = [
    unsentEdit(anItem({ id: 'first', name: 'Anvil' })),
    unsentEdit(anItem({ id: 'second', name: 'Awl' })),
    unsentEdit(anItem({ id: 'third', name: 'Gone lamp' }), {
      status: 'refused',
      failure: { kind: 'not-found', title: 'Not found', message: 'Item not found' },
    }),
    unsentEdit(anItem({ id: 'fourth', name: 'Vise' }), { status: 'conflict' }),
  ];
  /** Presses a key with the row at `at` focused, or no row; gives what was asked for. */
  const pressed = (key: string, at?: number) => {
    const done: unknown[] = [];
    const outbox = {
      send: (event: unknown) => void done.push(event),
      getSnapshot: () => ({ context: { locations: [], entries } }),
      // As much of the outbox as these commands use.
    } as unknown as ActorRefFrom<typeof outboxMachine>;
    const navigate = (to: string) => void done.push(to);
    const focused = at === undefined ? undefined : entries[at];
    const { press, registry } = listening([]);
    registry.add(unsentActions(entries, outbox, navigate, { focused }));
    if (focused) registry.add(unsentRowActions(focused, outbox, navigate), 'focus');
    press(key, focused ? { target: IN_ROW } : {});
    return done;
  };

  test('S sends, E edits and D discards what has the focus, and nothing else', () => {
    expect(pressed('s', 1)).toEqual([{ type: 'send.requested', id: 'second' }]);
    expect(pressed('e', 1)).toEqual(['/edit/second']);
    expect(pressed('d', 1)).toEqual([{ type: 'discard.requested', id: 'second' }]);
    expect(pressed('s', 2)).toEqual([{ type: 'renewal.requested', id: 'third' }]);
    expect(pressed('s', 3)).toEqual([]);
  });

  test('without a focused row S sends all that can be sent, E and D do nothing', () => {
    expect(pressed('s')).toEqual([
      { type: 'send.requested', id: 'first' },
      { type: 'send.requested', id: 'second' },
    ]);
    expect(pressed('e')).toEqual([]);
    expect(pressed('d')).toEqual([]);
  });
});
