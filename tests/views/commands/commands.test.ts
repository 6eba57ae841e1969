import { describe, expect, test } from 'vitest';
import { aCommand, FakeElement, listening, withFakeElements } from './fakeKeys.ts';

withFakeElements();

/** Where every key belongs to what has the focus. */
const FIELDS: readonly [what: string, FakeElement][] = [
  ['a text field', new FakeElement('input')],
  ['a checkbox', new FakeElement('input', { type: 'checkbox' })],
  ['a text area', new FakeElement('textarea')],
  ['a select', new FakeElement('select')],
  ['an option of a select', new FakeElement('option', {}, new FakeElement('select'))],
  ['a combobox that is a button', new FakeElement('button', { role: 'combobox' })],
  [
    'an option of a list',
    new FakeElement('li', { role: 'option' }, new FakeElement('ul', { role: 'listbox' })),
  ],
  ['an entry of a menu', new FakeElement('a', {}, new FakeElement('div', { role: 'menu' }))],
  ['a text box of our own', new FakeElement('div', { role: 'textbox' })],
  ['an editable element', new FakeElement('div', { contenteditable: 'true' })],
  ['an element that is simply editable', new FakeElement('div', { contenteditable: '' })],
  ['an element editable as plain text', new FakeElement('div', { contenteditable: 'plaintext-only' })],
  [
    'something inside of an editable element',
    new FakeElement('b', {}, new FakeElement('p', {}, new FakeElement('div', { contenteditable: 'true' }))),
  ],
];

describe('a single key', () => {
  test('performs its command, and the browser does nothing else with it', () => {
    const [add, edit] = [aCommand('add', 'a'), aCommand('edit', 'e')];
    const { press } = listening([add, edit]);
    expect(press('a')).toBe(true);
    expect(add.perform).toHaveBeenCalledTimes(1);
    expect(edit.perform).not.toHaveBeenCalled();
  });

  test('that no command has is left to the browser', () => {
    const { press } = listening([aCommand('add', 'a'), aCommand('home')]);
    expect(press('b')).toBe(false);
    expect(press('Tab')).toBe(false);
    expect(press('undefined')).toBe(false);
  });

  test('is the same with Caps Lock, and with the Shift that some keyboards need', () => {
    const [add, help, find] = [aCommand('add', 'a'), aCommand('help', '?'), aCommand('find', '/')];
    const { press } = listening([add, help, find]);
    press('A');
    press('?', { shiftKey: true });
    press('/', { shiftKey: true });
    for (const { perform } of [add, help, find]) expect(perform).toHaveBeenCalledTimes(1);
  });

  test('with a name works without Shift only', () => {
    const up = aCommand('up', 'Backspace');
    const { press } = listening([up]);
    expect(press('Backspace', { shiftKey: true })).toBe(false);
    expect(press('Backspace')).toBe(true);
    expect(up.perform).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['button', new FakeElement('button')],
    ['a link', new FakeElement('a', { href: '/' })],
    ['an element that is not editable', new FakeElement('div', { contenteditable: 'false' })],
    ['the window itself', new EventTarget()],
  ])('works while %s has the focus', (_, target) => {
    const add = aCommand('add', 'a');
    listening([add]).press('a', { target });
    expect(add.perform).toHaveBeenCalledTimes(1);
  });

  test.each(FIELDS)('does nothing while %s has the focus', (_, target) => {
    const commands = [aCommand('find', '/'), aCommand('add', 'a'), aCommand('up', 'Backspace')];
    const { press } = listening(commands);
    for (const { key = '' } of commands) expect(press(key, { target })).toBe(false);
    for (const { perform } of commands) expect(perform).not.toHaveBeenCalled();
  });

  test.each([
    ['during composition', { isComposing: true }],
    ['while it is held down', { repeat: true }],
    ['with Alt', { altKey: true }],
    ['with AltGr, which is Ctrl and Alt', { altKey: true, ctrlKey: true }],
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
  ])('does nothing %s', (_, press) => {
    const find = aCommand('find', '/');
    expect(listening([find]).press('/', press)).toBe(false);
    expect(find.perform).not.toHaveBeenCalled();
  });

  test('does nothing in an open dialog, and works again when that is closed', () => {
    const add = aCommand('add', 'a');
    const { press, openDialog, closeDialog } = listening([add]);
    openDialog();
    expect(press('a')).toBe(false);
    expect(add.perform).not.toHaveBeenCalled();
    closeDialog();
    expect(press('a')).toBe(true);
  });

  test('does nothing when it has been taken by what has the focus', () => {
    const add = aCommand('add', 'a');
    listening([add]).press('a', {}, (event) => event.preventDefault());
    expect(add.perform).not.toHaveBeenCalled();
  });

  test('does nothing while single keys are switched off, from one press to the next', () => {
    let on = false;
    const [up, find] = [aCommand('up', 'Backspace'), aCommand('find', '/')];
    const { press } = listening([up, find], () => on);
    expect([press('/'), press('Backspace')]).toEqual([false, false]);
    on = true;
    expect([press('/'), press('Backspace')]).toEqual([true, true]);
    on = false;
    expect(press('/')).toBe(false);
    expect([find.perform.mock.calls.length, up.perform.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a key with Ctrl or Cmd', () => {
  test.each(FIELDS)('works while %s has the focus', (_, target) => {
    const search = aCommand('search', 'mod+k');
    const { press } = listening([search]);
    expect(press('k', { ctrlKey: true, target })).toBe(true);
    expect(press('k', { metaKey: true, target })).toBe(true);
    expect(search.perform).toHaveBeenCalledTimes(2);
  });

  test('works while single keys are switched off', () => {
    const search = aCommand('search', 'mod+k');
    expect(listening([search], () => false).press('k', { ctrlKey: true })).toBe(true);
    expect(search.perform).toHaveBeenCalledTimes(1);
  });

  test('is another one with Shift', () => {
    const [search, palette] = [aCommand('search', 'mod+k'), aCommand('palette', 'mod+shift+k')];
    const { press } = listening([search, palette]);
    press('K', { ctrlKey: true, shiftKey: true });
    expect([search.perform.mock.calls.length, palette.perform.mock.calls.length]).toEqual([0, 1]);
    press('k', { ctrlKey: true });
    press('K', { metaKey: true });
    expect([search.perform.mock.calls.length, palette.perform.mock.calls.length]).toEqual([2, 1]);
  });

  test.each([
    ['during composition', { isComposing: true }],
    ['while it is held down', { repeat: true }],
    ['with Alt', { altKey: true }],
  ])('does nothing %s', (_, more) => {
    const search = aCommand('search', 'mod+k');
    expect(listening([search]).press('k', { ctrlKey: true, ...more })).toBe(false);
    expect(search.perform).not.toHaveBeenCalled();
  });

  test('does nothing in an open dialog', () => {
    const search = aCommand('search', 'mod+k');
    const { press, openDialog } = listening([search]);
    openDialog();
    expect(press('k', { ctrlKey: true })).toBe(false);
    expect(search.perform).not.toHaveBeenCalled();
  });

  test.each(FIELDS)('undoes what was typed, and nothing else, while %s has the focus', (_, target) => {
    const undo = aCommand('undo', 'mod+z');
    const { press } = listening([undo], () => false);
    expect(press('z', { ctrlKey: true, target })).toBe(false);
    expect(undo.perform).not.toHaveBeenCalled();
    expect(press('z', { metaKey: true })).toBe(true);
    expect(undo.perform).toHaveBeenCalledTimes(1);
  });

  test('leaves copying, pasting and saving to the browser', () => {
    const { press } = listening([aCommand('copy', 'c'), aCommand('save', 's'), aCommand('search', 'mod+k')]);
    for (const key of ['c', 'v', 's']) expect(press(key, { ctrlKey: true })).toBe(false);
  });
});

test('nothing is heard any more once the listening has ended', () => {
  const add = aCommand('add', 'a');
  const { press, stop } = listening([add]);
  stop();
  expect(press('a')).toBe(false);
  expect(add.perform).not.toHaveBeenCalled();
});

test('a letter with Shift is another key, and only commands that say so go on while held down', () => {
  const [one, all, next] = [
    aCommand('one', 'x'),
    aCommand('all', 'shift+x'),
    aCommand('next', 'j', { repeats: true }),
  ];
  const { press } = listening([one, all, next]);
  press('X', { shiftKey: true });
  press('x', { repeat: true });
  press('j');
  press('j', { repeat: true });
  expect([one, all, next].map(({ perform }) => perform.mock.calls.length)).toEqual([0, 1, 2]);
});
