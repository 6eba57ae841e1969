import { describe, expect, test } from 'vitest';
import { createCommandRegistry, foundAgain } from '../../../src/views/commands/registry.ts';
import { aCommand, listening, withFakeElements } from './fakeKeys.ts';

withFakeElements();

describe('the commands on offer', () => {
  test('are those of the newest group first, each group in its own order', () => {
    const registry = createCommandRegistry();
    const [home, search] = [aCommand('home'), aCommand('search')];
    const [edit, share] = [aCommand('edit'), aCommand('share')];
    expect(registry.all()).toEqual([]);
    registry.add([home, search]);
    registry.add([edit, share]);
    expect(registry.all().map(({ id }) => id)).toEqual(['edit', 'share', 'home', 'search']);
  });

  test("a screen's key wins over the application's, which has it again when the screen goes", () => {
    const [addAnywhere, addHere] = [aCommand('add', 'a'), aCommand('add-here', 'a')];
    const { registry, press: pressKey } = listening([addAnywhere]);
    const press = () => pressKey('a');
    const leave = registry.add([addHere]);
    press();
    expect([addAnywhere.perform.mock.calls.length, addHere.perform.mock.calls.length]).toEqual([0, 1]);
    leave();
    press();
    expect([addAnywhere.perform.mock.calls.length, addHere.perform.mock.calls.length]).toEqual([1, 1]);
  });

  test('a group that is to be last stands below older ones', () => {
    const registry = createCommandRegistry();
    registry.add([aCommand('edit')]);
    registry.add([aCommand('tabs')], 'last');
    expect(registry.all().map(({ id }) => id)).toEqual(['edit', 'tabs']);
  });

  test('a group of what has the focus stands above newer ones of the screen, and has the key', () => {
    const row = aCommand('move-row', 'm');
    const page = aCommand('move-page', 'm');
    const { registry, press } = listening([]);
    const leave = registry.add([row], 'focus');
    registry.add([page]);
    expect(registry.all().map(({ id, keys }) => [id, keys])).toEqual([
      ['move-row', ['m']],
      ['move-page', []],
    ]);
    press('m');
    leave();
    press('m');
    expect([row.perform.mock.calls.length, page.perform.mock.calls.length]).toEqual([1, 1]);
  });

  test('what a row or the selection has taken from the screen is told as lent, what the screen has taken is not', () => {
    const registry = createCommandRegistry();
    const lent = () =>
      registry.all().flatMap(({ id, lentKey }) => (lentKey === undefined ? [] : [[id, lentKey]]));
    registry.add([{ ...aCommand('add', 'a'), section: 'Application' }]);
    registry.add([aCommand('add-here', 'a'), aCommand('move-page', 'm'), aCommand('edit-page', 'e')]);
    expect(lent()).toEqual([]);
    registry.add([aCommand('move-selected', 'm')], 'selection');
    expect(lent()).toEqual([['move-page', 'm']]);
    const leave = registry.add([aCommand('move-row', 'm'), aCommand('edit-row', 'e')], 'focus');
    expect(lent()).toEqual([
      ['move-selected', 'm'],
      ['move-page', 'm'],
      ['edit-page', 'e'],
    ]);
    leave();
    expect(lent()).toEqual([['move-page', 'm']]);
  });

  test('a group goes without the others, whatever came after it', () => {
    const registry = createCommandRegistry();
    const [first, second, third] = [aCommand('first'), aCommand('second'), aCommand('third')];
    registry.add([first]);
    const leave = registry.add([second]);
    registry.add([third]);
    leave();
    expect(registry.all().map(({ id }) => id)).toEqual(['third', 'first']);
  });

  test('a group that is taken out twice takes no other along', () => {
    const registry = createCommandRegistry();
    const [first, second] = [aCommand('first'), aCommand('second')];
    registry.add([first]);
    const leave = registry.add([second]);
    leave();
    leave();
    expect(registry.all().map(({ id }) => id)).toEqual(['first']);
  });

  test('are the same list until something changes, and every change is told', () => {
    const registry = createCommandRegistry();
    const seen: string[][] = [];
    const stop = registry.subscribe(() => seen.push(registry.all().map(({ id }) => id)));
    const leave = registry.add([aCommand('edit')]);
    expect(registry.all()).toBe(registry.all());
    leave();
    stop();
    registry.add([aCommand('share')]);
    expect(seen).toEqual([['edit'], []]);
  });
});

describe('keys that a user has chosen', () => {
  test('stand for the command instead of its own, and are given back', () => {
    const add = aCommand('add', 'a', { also: 'g a' });
    const { press, registry } = listening([add]);
    registry.remap({ add: 'b' });
    expect(registry.all().map(({ key, keys }) => [key, keys])).toEqual([['b', ['b']]]);
    expect([press('a'), press('b')]).toEqual([false, true]);
    registry.remap({});
    expect([press('a'), press('b')]).toEqual([true, false]);
  });

  test('are those of every instance of a command', () => {
    const registry = createCommandRegistry();
    registry.add([aCommand('send:1', 's'), aCommand('send:2')]);
    registry.remap({ send: 'b' });
    expect(registry.all().map(({ keys }) => keys)).toEqual([['b'], []]);
  });
});

test('a key that the screen takes is not shown for the application, whose second one is', () => {
  const registry = createCommandRegistry();
  registry.add([
    aCommand('add', 'a', { section: 'Go to', also: 'g a' }),
    aCommand('go', 'g', { section: 'Go to' }),
  ]);
  registry.add([aCommand('add-here', 'a')]);
  expect(registry.all().map(({ id, keys }) => [id, keys])).toEqual([
    ['add-here', ['a']],
    ['add', ['g a']],
    // It would never be heard apart from the beginning of the sequence.
    ['go', []],
  ]);
});

test('an action is found again by its id and its record, wherever it stands, and never as one of another record', () => {
  const offered = { ...aCommand('delete-row', 'd'), record: 'first' };
  const again = { ...aCommand('delete-row', 'd'), record: 'first' };
  const other = { ...aCommand('delete-row', 'd'), record: 'second' };
  expect(foundAgain(offered, [aCommand('edit-row', 'e'), other, again])).toBe(again);
  expect(foundAgain(offered, [other])).toBeUndefined();
  expect(
    foundAgain(aCommand('share', 's'), [{ ...aCommand('share', 's'), record: 'first' }]),
  ).toBeUndefined();
});
