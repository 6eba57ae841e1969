import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CATALOGUE } from '../../../src/views/commands/catalogue.ts';
import { listening, withFakeElements } from './fakeKeys.ts';

withFakeElements();
beforeEach(() => void vi.stubGlobal('navigator', { platform: 'Linux x86_64' }));

/** How a keyboard presses the keys of a definition: 'mod+k', 'shift+x', 'g h'. */
const presses = (keys: string) =>
  keys.split(' ').map((written) => ({
    key: written.includes('enter') ? 'Enter' : written.split('+').at(-1) || '+',
    ctrlKey: written.startsWith('mod+'),
    shiftKey: written.includes('shift+'),
  }));

// A browser walks each action to its end by its key (tests/e2e/changes/actions.e2e.ts).
describe.each(CATALOGUE.map((scope) => [scope.title, scope] as const))('%s', (_, { commands }) => {
  const keyed = commands.flatMap(({ id, key, also }) =>
    [key, also].flatMap((keys) => (keys === undefined ? [] : [[id, keys] as const])),
  );

  /** Presses the keys where all actions of the scope are on offer, and answers what they did. */
  function pressed(keys: string, singleKeys: boolean): string[] {
    const done: string[] = [];
    const offered = commands.map((command) => ({ ...command, perform: () => void done.push(command.id) }));
    const { press } = listening(offered, () => singleKeys);
    for (const { key, ...held } of presses(keys)) press(key, held);
    return done;
  }

  test('has each action by its key, and by its other one', () => {
    expect(keyed.map(([, keys]) => pressed(keys, true))).toEqual(keyed.map(([id]) => [id]));
  });

  test('has only the keys with Ctrl or Cmd where single keys are switched off', () => {
    expect(keyed.map(([, keys]) => pressed(keys, false))).toEqual(
      keyed.map(([id, keys]) => (keys.startsWith('mod+') ? [id] : [])),
    );
  });
});
