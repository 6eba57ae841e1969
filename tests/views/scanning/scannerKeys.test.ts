import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForScanner } from '../../../src/views/scanning/scannerKeys.ts';
import { listenForKeys } from '../../../src/views/commands/keys.ts';
import { createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { aCommand } from '../commands/fakeKeys.ts';

const ADDRESS = 'https://stowage.lan/location/WS-A1';

class FakeElement extends EventTarget {
  readonly isField: boolean;
  constructor(isField = false) {
    super();
    this.isField = isField;
  }
  closest(selector: string): this | null {
    return this.isField && selector.includes('textarea') ? this : null;
  }
}
class FakeField extends FakeElement {
  value = '';
  selectionStart = 0;
  selectionEnd = 0;
  constructor() {
    super(true);
  }
  setRangeText(text: string): void {
    this.value += text;
  }
  matches(_selector: string): boolean {
    return false;
  }
}
/** Keeps figures alone, as a field for numbers does. */
class FakeNumber extends FakeField {
  /** What tells that it is one. */
  sign = 'type=number';
  override matches(selector: string): boolean {
    return selector.includes(`input[${this.sign}]`);
  }
}
class FakeKeyboardEvent extends Event {
  readonly key: string;
  constructor(type: string, { key, ...rest }: KeyboardEventInit & { key: string }) {
    super(type, rest);
    this.key = key;
    Object.assign(this, { ctrlKey: false, altKey: false, metaKey: false, shiftKey: rest.shiftKey === true });
    Object.assign(this, { repeat: false, isComposing: false });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeField);
  vi.stubGlobal('HTMLTextAreaElement', FakeField);
  vi.stubGlobal('KeyboardEvent', FakeKeyboardEvent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with commands on 'a', 'd', 's' and 'g h', and a button that has the focus unless a field does. */
function page(holdsFirst: boolean) {
  const button = new FakeElement();
  const scans: string[] = [];
  const pressedOn: string[] = [];
  const window = Object.assign(new EventTarget(), {
    document: { activeElement: button, body: button, querySelector: () => null },
  });
  // As an element does that is in the page.
  button.dispatchEvent = (event) => {
    Object.defineProperty(event, 'target', { value: button });
    return window.dispatchEvent(event);
  };
  const commands = {
    a: aCommand('add', 'a'),
    d: aCommand('delete', 'd'),
    s: aCommand('share', 's'),
    home: aCommand('home', 'g h'),
  };
  const registry = createCommandRegistry();
  registry.add(Object.values(commands));
  const asWindow = window as unknown as Window;
  // In this order: Node's events know no capturing.
  const stops = [
    listenForScanner(asWindow, { onScan: (text) => void scans.push(text), holdsFirst: () => holdsFirst }),
    listenForKeys(asWindow, { commands: registry.all, singleKeys: () => true }),
  ];
  window.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (!event.defaultPrevented) pressedOn.push(key);
  });
  let now = 0;
  const press = (key: string, after = 12, more: Partial<KeyboardEvent> & { target?: EventTarget } = {}) => {
    vi.advanceTimersByTime(after);
    now += after;
    const event = new FakeKeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    const { target = window.document.activeElement, ...rest } = more;
    Object.defineProperty(event, 'target', { value: target });
    Object.assign(event, rest);
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return {
    press,
    commands,
    scans,
    pressedOn,
    window,
    type: (text: string, after = 12) => [...text].forEach((key) => void press(key, after)),
    pass: (time: number) => {
      vi.advanceTimersByTime(time);
      now += time;
    },
    calls: () => Object.values(commands).map(({ perform }) => perform.mock.calls.length),
    stop: () => stops.forEach((stop) => stop()),
  };
}

describe('a scanner that types', () => {
  test('has read an address: none of its letters is a command, and its Enter presses nothing', () => {
    const { type, press, scans, calls, pressedOn } = page(false);
    type(ADDRESS);
    expect(press('Enter')).toBe(true);
    expect(scans).toEqual([ADDRESS]);
    expect(calls()).toEqual([0, 0, 0, 0]);
    // The first alone was let through, and meant nothing.
    expect(pressedOn).toEqual(['h']);
  });

  test('is told from a person by its first key too, where one is known to be there', () => {
    const { type, press, scans, calls, pressedOn } = page(true);
    type('dash-7');
    press('Tab');
    expect(scans).toEqual(['dash-7']);
    expect(calls()).toEqual([0, 0, 0, 0]);
    expect(pressedOn).toEqual([]);
  });

  test('is known by many figures though something has taken them one by one, as a count does; a person keeps them', () => {
    const { type, press, pass, scans, window } = page(false);
    let number = '';
    window.addEventListener('keydown', (event) => {
      const { key } = event as KeyboardEvent;
      if (event.defaultPrevented || !/\d/.test(key)) return;
      event.preventDefault();
      number += key;
    });
    type('40123455');
    expect(press('Enter')).toBe(true);
    type('4012345678901', 60);
    expect(press('Enter', 60)).toBe(false);
    type('1234567');
    expect(press('Enter')).toBe(false);
    pass(500);
    type('40123455');
    expect(press('Enter', 150)).toBe(false);
    expect(scans).toEqual(['40123455']);
    expect(number).toBe('401234554012345678901123456740123455');
  });

  test.each([
    ['35 ms apart', [35, 35, 35, 35, 35]],
    ['by radio, with pauses', [5, 5, 5, 5, 5, 5, 5, 5, 5, 90, 5, 5]],
  ])('may type %s', (_, gaps) => {
    const { press, scans } = page(true);
    gaps.forEach((gap) => void press('7', gap));
    press('Enter', 5);
    expect(scans).toHaveLength(1);
  });

  test('sends Shift for capitals, and Ctrl for what separates the fields of a distributor’s code', () => {
    const { type, press, scans } = page(false);
    type('[)>06');
    press('Control', 2);
    press(']', 2, { ctrlKey: true });
    press('Shift', 2);
    type('1PNE555');
    press('Enter');
    expect(scans).toEqual(['[)>06\u001d1PNE555']);
  });

  test('says nothing where its text has no end: its letters are still no commands', () => {
    const { type, pass, scans, calls } = page(true);
    type('dash-7');
    pass(200);
    expect([scans, calls()]).toEqual([[], [0, 0, 0, 0]]);
  });

  test('types text in a text field, as a keyboard does', () => {
    const { press, scans } = page(true);
    const target = new FakeField();
    for (const key of [...ADDRESS, 'Enter']) expect(press(key, 5, { target })).toBe(false);
    expect(scans).toEqual([]);
  });
});

describe('a field for a number', () => {
  /** Types as the keyboard does, figures alone are kept; gives whether the last key was held back. */
  const typing = (holdsFirst = false) => {
    const stage = page(holdsFirst);
    const field = Object.assign(new FakeNumber(), { value: '25' });
    const told: string[] = [];
    field.addEventListener('input', () => void told.push(field.value));
    const type = (text: readonly string[], after: number) => {
      let isHeld = false;
      for (const key of text) {
        isHeld = stage.press(key, after, { target: field });
        if (!isHeld && /^\d$/.test(key)) field.value += key;
      }
      return isHeld;
    };
    return { ...stage, field, told, typeInto: type };
  };

  test.each([
    ['an address', 'http://192.168.1.5:4710/location/WS-B3', 'Enter'],
    ['a label', 'WS-B3', 'Tab'],
    ['a bar code', '4006381333931', 'Enter'],
  ])('keeps what stood in it when %s is scanned, which is read as anywhere else', (_, code, end) => {
    const { typeInto, field, told, scans } = typing();
    expect(typeInto([...code, end], 12)).toBe(true);
    expect([field.value, told, scans]).toEqual(['25', ['25'], [code]]);
  });

  test.each(['inputmode=decimal', 'inputmode=numeric', 'data-figures'])(
    'that takes any text and has %s keeps what stood in it, too: a bar code is no quantity',
    (sign) => {
      const { typeInto, field, scans } = typing();
      field.sign = sign;
      expect(typeInto([...'012345678905', 'Enter'], 12)).toBe(true);
      expect(typeInto([...'WS-B3', 'Enter'], 12)).toBe(true);
      expect([field.value, scans]).toEqual(['25', ['012345678905', 'WS-B3']]);
      expect(typeInto([...'+500', 'Enter'], 25)).toBe(false);
    },
  );

  test('takes what a person types, however fast: its Enter saves', () => {
    const { typeInto, field, scans } = typing(true);
    expect(typeInto([...'1000', 'Enter'], 25)).toBe(false);
    expect(typeInto([...'12345678', 'Enter'], 60)).toBe(false);
    expect([field.value, scans]).toEqual(['25100012345678', []]);
  });

  test('is given nothing by a scan that ends elsewhere, or much later', () => {
    const { typeInto, press, scans } = typing();
    typeInto([...'abcd'], 12);
    // Elsewhere since: it is another text.
    expect(press('Enter', 12, { target: new FakeNumber() })).toBe(false);
    typeInto([...'abcd'], 12);
    expect(press('Enter', 400)).toBe(false);
    expect(scans).toEqual([]);
  });
});

describe('a person at the keys', () => {
  test('waits for nothing where no scanner is known: the key is done as it is pressed', () => {
    const { press, commands } = page(false);
    press('d');
    expect(commands.d.perform).toHaveBeenCalledTimes(1);
    // Nor for the next one, however fast.
    press('s', 5);
    expect(commands.s.perform).toHaveBeenCalledTimes(1);
  });

  test('waits 40 ms, and no more, where there is one', () => {
    const { press, pass, commands } = page(true);
    press('d');
    pass(39);
    expect(commands.d.perform).not.toHaveBeenCalled();
    pass(1);
    expect(commands.d.perform).toHaveBeenCalledTimes(1);
  });

  test('may roll two keys: both are done, in their order', () => {
    const { press, pass, calls } = page(true);
    press('g');
    press('h', 30);
    pass(100);
    expect(calls()).toEqual([0, 0, 0, 1]);
  });

  test('may press Enter after them: what was held is done first, and Enter is Enter', () => {
    const { press, commands, scans } = page(true);
    press('a');
    expect(press('Enter', 20)).toBe(false);
    expect(commands.a.perform).toHaveBeenCalledTimes(1);
    expect(scans).toEqual([]);
  });

  test('types at 60 ms a key: each is a key, and Enter is no end of a scan', () => {
    const { press, commands, scans, pass } = page(true);
    for (const key of ['a', 'd', 's', 'd', 'a']) press(key, 60);
    press('Enter', 60);
    pass(100);
    expect([commands.a, commands.d, commands.s].map(({ perform }) => perform.mock.calls.length)).toEqual([
      2, 2, 1,
    ]);
    expect(scans).toEqual([]);
  });

  test('presses a button with a space: that is no one else’s, and comes at once', () => {
    const { press, pressedOn } = page(true);
    expect(press(' ')).toBe(false);
    expect(pressedOn).toEqual([' ']);
  });

  test('may be fast by stretches: on average nobody is', () => {
    const { press, pass, commands, scans } = page(true);
    for (const gap of [30, 30, 30, 80, 80]) press('d', gap);
    press('Enter', 80);
    pass(100);
    expect(scans).toEqual([]);
    expect(commands.d.perform).toHaveBeenCalledTimes(5);
  });

  test('holds a key down: that is no scanner', () => {
    const { press, commands, scans, pass } = page(true);
    press('d');
    for (let at = 0; at < 6; at++) press('d', 30, { repeat: true });
    press('Enter', 30);
    pass(100);
    expect(commands.d.perform).toHaveBeenCalledTimes(1);
    expect(scans).toEqual([]);
  });

  test('types on into the field that the first key has opened: no letter is lost', () => {
    const { press, pass, commands, window } = page(true);
    const field = new FakeField();
    commands.a.perform.mockImplementation(
      () => void Object.assign(window.document, { activeElement: field }),
    );
    press('a');
    press('n', 25);
    pass(100);
    expect(field.value).toBe('n');
  });

  test('and the pointer: what was held is done', () => {
    const { press, window, commands } = page(true);
    press('d');
    window.dispatchEvent(new Event('pointerdown'));
    expect(commands.d.perform).toHaveBeenCalledTimes(1);
  });
});

test('who listens no more holds nothing back', () => {
  const { press, pass, stop, calls, pressedOn } = page(true);
  press('d');
  stop();
  pass(100);
  expect(calls()).toEqual([0, 0, 0, 0]);
  press('d');
  expect(pressedOn).toEqual(['d']);
});
