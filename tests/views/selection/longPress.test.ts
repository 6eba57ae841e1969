import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForLongPress } from '../../../src/views/selection/longPress.ts';
import { FakeElement, withFakeElements } from '../commands/fakeKeys.ts';

withFakeElements();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeCell extends FakeElement {
  get dataset() {
    return { cell: this.attributes['data-cell'] };
  }
  querySelector() {
    return null;
  }
  focus() {
    focused = this.attributes['data-cell'];
  }
}

let focused: string | undefined;
beforeEach(() => void (focused = undefined));

/** Longer than any browser waits. */
const LONG = 1000;
const row = (id: string) => new FakeElement('a', {}, new FakeCell('li', { 'data-cell': id }));
const [ONE, TWO] = [row('one'), row('two')];
const BUTTON = new FakeElement('button', {}, new FakeCell('li', { 'data-cell': 'one' }));

const BESIDE = new FakeElement('button');

/** A list whose rows can be selected. */
function list() {
  const page = new EventTarget();
  const root = Object.assign(new EventTarget(), { ownerDocument: page });
  const selected = new Set<string>();
  // The listener only adds listeners to it.
  const stop = listenForLongPress(root as unknown as HTMLElement, {
    isSelecting: () => selected.size > 0,
    toggle: (cell) => void (selected.delete(cell) || selected.add(cell)),
  });
  /** Whether the browser's own action was prevented. */
  const send = (type: string, target: EventTarget, more: object = {}): boolean => {
    const event = Object.assign(new Event(type, { cancelable: true }), more);
    Object.defineProperty(event, 'target', { value: target });
    let isStopped = false;
    event.stopPropagation = () => void (isStopped = true);
    page.dispatchEvent(event);
    // What is not in the list's rows is beside the list.
    if (!isStopped && target !== BESIDE) root.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const down = (target: EventTarget, more: object = {}) =>
    send('pointerdown', target, {
      pointerType: 'touch',
      isPrimary: true,
      clientX: 50,
      clientY: 100,
      ...more,
    });
  const lift = (target: EventTarget) => {
    send('pointerup', target);
    return send('click', target);
  };
  return {
    selected,
    stop,
    send,
    down,
    lift,
    tap: (target: EventTarget, more: object = {}) => {
      down(target, more);
      return lift(target);
    },
    hold: (target: EventTarget) => {
      down(target);
      vi.advanceTimersByTime(LONG);
      return lift(target);
    },
  };
}

test('a finger that rests on a row selects it, and what comes of lifting it opens nothing', () => {
  const { hold, selected } = list();
  expect(hold(ONE)).toBe(true);
  expect([...selected]).toEqual(['one']);
});

test('what comes of lifting the finger is nothing, whatever lies below it by then, and the row has the focus', () => {
  const { down, send, tap, hold, selected } = list();
  down(ONE);
  vi.advanceTimersByTime(LONG);
  expect(focused).toBe('one');
  send('pointerup', ONE);
  expect(send('mousedown', BESIDE)).toBe(true);
  expect(send('click', BESIDE)).toBe(true);
  expect(send('click', BESIDE)).toBe(false);
  expect(tap(BESIDE)).toBe(false);
  // No click came of it, and one that comes later is another: of a key, or of a new press.
  down(TWO);
  vi.advanceTimersByTime(LONG);
  send('pointerup', TWO);
  vi.advanceTimersByTime(LONG);
  expect(send('click', BESIDE)).toBe(false);
  hold(ONE);
  expect([...selected]).toEqual(['two']);
});

test('once a row is selected, taps select others and open none, until none is selected', () => {
  const { hold, tap, selected } = list();
  expect(tap(TWO)).toBe(false);
  hold(ONE);
  expect(tap(TWO)).toBe(true);
  expect([...selected]).toEqual(['one', 'two']);
  tap(ONE);
  tap(TWO);
  expect([...selected]).toEqual([]);
  expect(tap(TWO)).toBe(false);
});

test.each([
  ['moves on', 'pointermove', { clientX: 50, clientY: 130 }],
  ['scrolls', 'pointercancel', {}],
  ['is lifted soon', 'pointerup', {}],
])('a finger that %s selects nothing', (_, type, more) => {
  const { down, send, selected } = list();
  down(ONE);
  send(type, ONE, more);
  vi.advanceTimersByTime(LONG);
  expect([...selected]).toEqual([]);
});

test('a finger that trembles rests still', () => {
  const { down, send, selected } = list();
  down(ONE);
  send('pointermove', ONE, { clientX: 53, clientY: 97 });
  vi.advanceTimersByTime(LONG);
  expect([...selected]).toEqual(['one']);
});

test('a browser that offers the menu of the link sooner selects at once, and offers none', () => {
  const { down, send, selected } = list();
  down(ONE);
  expect(send('contextmenu', ONE)).toBe(true);
  vi.advanceTimersByTime(LONG);
  expect([...selected]).toEqual(['one']);
});

test('buttons of a row keep their presses, and so does the mouse', () => {
  const { hold, tap, send, down, selected } = list();
  hold(BUTTON);
  down(ONE, { pointerType: 'mouse' });
  vi.advanceTimersByTime(LONG);
  expect(send('contextmenu', ONE)).toBe(false);
  expect([...selected]).toEqual([]);
  hold(ONE);
  expect(tap(BUTTON)).toBe(false);
  expect(tap(TWO, { pointerType: 'mouse' })).toBe(false);
  expect([...selected]).toEqual(['one']);
});

test('a second finger, and a list that is gone, select nothing', () => {
  const { down, stop, selected } = list();
  down(ONE);
  down(TWO, { isPrimary: false });
  vi.advanceTimersByTime(LONG);
  expect([...selected]).toEqual([]);
  down(ONE);
  stop();
  vi.advanceTimersByTime(LONG);
  expect([...selected]).toEqual([]);
});
