import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../src/views/commands/command.ts';
import { ariaKeys, shownKeys } from '../../src/views/commands/keyName.ts';
import { listenForKeys, SEQUENCE_TIME } from '../../src/views/commands/keys.ts';
import { createCommandRegistry } from '../../src/views/commands/registry.ts';

/** As much of an element as the keys look at: what it is, and what it stands in. */
class FakeElement extends EventTarget {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: FakeElement | undefined;

  constructor(tag: string, attributes: Readonly<Record<string, string>> = {}, parent?: FakeElement) {
    super();
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
  }

  matches(selector: string): boolean {
    return selector.split(',').some((one) => {
      const [, tag = '', name, value] =
        /^([a-z]*)(?:\[([a-z-]+)(?:="?([^"\]]*)"?)?\])?$/.exec(one.trim()) ?? [];
      if (tag === '' && name === undefined)
        throw new Error(`The stand-in does not know the selector ${one}.`);
      if (tag !== '' && tag !== this.tag) return false;
      if (name === undefined) return true;
      return value === undefined ? name in this.attributes : this.attributes[name] === value;
    });
  }

  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
}

const BODY = new FakeElement('body');

/** A key press as a browser tells of it. */
interface Press {
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  isComposing?: boolean;
  repeat?: boolean;
  target?: EventTarget;
}

function aCommand(
  id: string,
  key?: string,
  more: Partial<Pick<Action, 'section' | 'repeats'>> & { also?: string } = {},
): Action & { perform: ReturnType<typeof vi.fn<() => void>> } {
  const { also, ...rest } = more;
  const common = {
    id,
    name: id,
    section: 'Here',
    icon: 'i',
    undo: 'harmless',
    perform: vi.fn<() => void>(),
    ...rest,
  } as const;
  if (key === undefined) return { ...common, keyless: 'For a test' };
  return { ...common, key, ...(also !== undefined && { also }) };
}

/** A window that listens for the keys of `commands`. */
function listening(actions: readonly Action[], singleKeys: () => boolean = () => true) {
  const registry = createCommandRegistry();
  registry.add(actions);
  const pending: string[] = [];
  let isDialogOpen = false;
  const window = Object.assign(new EventTarget(), {
    document: {
      querySelector(selector: string) {
        if (selector !== 'dialog[open], [data-dialog-opening]')
          throw new Error(`The stand-in does not know ${selector}.`);
        return isDialogOpen ? new FakeElement('dialog', { open: '' }) : null;
      },
    },
  });
  // The keys touch nothing else of a window.
  const stop = listenForKeys(window as unknown as Window, {
    commands: registry.all,
    singleKeys,
    onPending: (keys) => void pending.push(keys),
  });
  return {
    stop,
    pending,
    registry,
    openDialog: () => void (isDialogOpen = true),
    closeDialog: () => void (isDialogOpen = false),
    /** Presses a key; tells whether the browser's own action was prevented. */
    press(key: string, { target = BODY, ...press }: Press = {}, before?: (event: Event) => void): boolean {
      const event = Object.assign(new Event('keydown', { cancelable: true }), {
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        shiftKey: false,
        isComposing: false,
        repeat: false,
        ...press,
      });
      Object.defineProperty(event, 'target', { value: target });
      before?.(event);
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

beforeEach(() => void vi.stubGlobal('Element', FakeElement));
afterEach(() => void vi.unstubAllGlobals());

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

describe('a key as it is drawn', () => {
  test.each([
    ['Linux x86_64', 'mod+shift+k', ['Ctrl', '⇧', 'K']],
    ['Win32', 'mod+k', ['Ctrl', 'K']],
    ['MacIntel', 'mod+shift+k', ['⌘', '⇧', 'K']],
    ['iPhone', 'mod+enter', ['⌘', '↵']],
    ['Linux x86_64', 'a', ['A']],
    ['Linux x86_64', '?', ['?']],
    ['Linux x86_64', 'Backspace', ['⌫']],
    ['Linux x86_64', 'Escape', ['Esc']],
    ['Linux x86_64', 'Home', ['Home']],
    ['Linux x86_64', 'g h', ['G', 'H']],
    ['Linux x86_64', 'shift+x', ['⇧', 'X']],
    ['Linux x86_64', '+', ['+']],
  ])('on %s: %s', (platform, key, shown) => {
    vi.stubGlobal('navigator', { platform });
    expect(shownKeys(key)).toEqual(shown);
  });
});

test.each([
  ['mod+shift+k', true, 'Control+Shift+K Meta+Shift+K'],
  ['mod+enter', false, 'Control+Enter Meta+Enter'],
  ['/', true, '/'],
  ['/', false, undefined],
  ['g h', true, undefined],
  ['', true, undefined],
])('the key %j with single keys %j is told to screen readers as %j', (key, singleKeys, told) => {
  expect(ariaKeys(key, singleKeys)).toBe(told);
});

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

  test('are waited for at least a second, and then the first one means nothing any more', () => {
    expect(SEQUENCE_TIME).toBeGreaterThanOrEqual(1000);
    const { press, pending, calls } = sequences();
    press('g');
    vi.advanceTimersByTime(SEQUENCE_TIME - 1);
    press('h');
    expect(calls()).toEqual([1, 0, 0]);
    press('g');
    vi.advanceTimersByTime(SEQUENCE_TIME);
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
