import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForKeys, shownKeys } from '../../src/views/commands/keys.ts';
import { type Command, createCommandRegistry } from '../../src/views/commands/registry.ts';

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

function aCommand(id: string, key?: string): Command & { perform: ReturnType<typeof vi.fn<() => void>> } {
  return {
    id,
    name: id,
    section: 'Here',
    icon: 'i',
    ...(key !== undefined && { key }),
    perform: vi.fn<() => void>(),
  };
}

/** A window that listens for the keys of `commands`. */
function listening(commands: readonly Command[], singleKeys: () => boolean = () => true) {
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
  const stop = listenForKeys(window as unknown as Window, () => commands, singleKeys);
  return {
    stop,
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
    expect(registry.all()).toEqual([edit, share, home, search]);
  });

  test("a screen's key wins over the application's, which has it again when the screen goes", () => {
    const registry = createCommandRegistry();
    const [addAnywhere, addHere] = [aCommand('add', 'a'), aCommand('add-here', 'a')];
    const press = () => listening(registry.all()).press('a');
    registry.add([addAnywhere]);
    const leave = registry.add([addHere]);
    press();
    expect([addAnywhere.perform.mock.calls.length, addHere.perform.mock.calls.length]).toEqual([0, 1]);
    leave();
    press();
    expect([addAnywhere.perform.mock.calls.length, addHere.perform.mock.calls.length]).toEqual([1, 1]);
  });

  test('a group goes without the others, whatever came after it', () => {
    const registry = createCommandRegistry();
    const [first, second, third] = [aCommand('first'), aCommand('second'), aCommand('third')];
    registry.add([first]);
    const leave = registry.add([second]);
    registry.add([third]);
    leave();
    expect(registry.all()).toEqual([third, first]);
  });

  test('a group that is taken out twice takes no other along', () => {
    const registry = createCommandRegistry();
    const [first, second] = [aCommand('first'), aCommand('second')];
    registry.add([first]);
    const leave = registry.add([second]);
    leave();
    leave();
    expect(registry.all()).toEqual([first]);
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
  ])('on %s: %s', (platform, key, shown) => {
    vi.stubGlobal('navigator', { platform });
    expect(shownKeys(key)).toEqual(shown);
  });
});
