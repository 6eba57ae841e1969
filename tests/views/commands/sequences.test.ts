import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCommand, FakeElement, listening, withFakeElements } from './fakeKeys.ts';

withFakeElements();

describe('two keys one after the other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function sequences() {
    const [home, add, edit] = [
      aCommand('home', 'g h'),
      aCommand('add', 'a', { also: 'g a' }),
      aCommand('edit', 'e'),
    ];
    const calls = () => [home, add, edit].map(({ perform }) => perform.mock.calls.length);
    return { ...listening([home, add, edit, aCommand('search', 'mod+k')]), calls };
  }

  test('are one command, which is shown as pending in between', () => {
    const { press, pending, calls } = sequences();
    expect(press('g')).toBe(true);
    expect(pending).toEqual(['g']);
    expect(press('h')).toBe(true);
    expect(pending).toEqual(['g', '']);
    expect(calls()).toEqual([1, 0, 0]);
  });

  test('may stand beside a single key of the same command', () => {
    const { press, calls } = sequences();
    press('a');
    press('g');
    press('a');
    expect(calls()).toEqual([0, 2, 0]);
  });

  test('are waited for however long it takes, until somebody points at something', () => {
    const { press, point, pending, calls } = sequences();
    press('g');
    vi.advanceTimersByTime(3_600_000);
    expect(pending).toEqual(['g']);
    press('h');
    expect(calls()).toEqual([1, 0, 0]);
    press('g');
    point();
    expect(pending.at(-1)).toBe('');
    press('h');
    expect(calls()).toEqual([1, 0, 0]);
  });

  test('that belong to nothing do nothing, the second one neither', () => {
    const { press, pending, calls } = sequences();
    press('g');
    expect(press('e')).toBe(false);
    expect([calls(), pending.at(-1)]).toEqual([[0, 0, 0], '']);
    press('e');
    expect(calls()).toEqual([0, 0, 1]);
  });

  test('end with Escape, in a field, and with a key that has Ctrl, which then works', () => {
    const { press, calls } = sequences();
    press('g');
    press('Escape');
    press('h');
    press('g');
    press('h', { target: new FakeElement('input') });
    press('h');
    press('g');
    expect(press('k', { ctrlKey: true })).toBe(true);
    press('h');
    expect(calls()).toEqual([0, 0, 0]);
  });

  test('do not begin while single keys are switched off, nor while one is held down', () => {
    const home = aCommand('home', 'g h');
    const off = listening([home], () => false);
    expect([off.press('g'), off.press('h')]).toEqual([false, false]);
    const on = listening([home]);
    expect(on.press('g', { repeat: true })).toBe(false);
    expect(on.press('h')).toBe(false);
    expect(home.perform).not.toHaveBeenCalled();
  });

  test('do not end with Shift, which some second keys need', () => {
    const help = aCommand('help', 'g ?');
    const { press } = listening([help]);
    press('g');
    press('Shift', { shiftKey: true });
    press('?', { shiftKey: true });
    expect(help.perform).toHaveBeenCalledTimes(1);
  });
});
