import { beforeEach, expect, test, vi } from 'vitest';
import { keepRowKey, takeRowKeys } from '../../../src/views/lists/rowKeysAhead.ts';

/** An element, as far as these keys look at it. */
class FakeElement extends EventTarget {
  constructor(private readonly isInRow: boolean) {
    super();
  }
  closest = () => (this.isInRow ? this : null);
}

let page: EventTarget;
beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { pathname: '/' } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', FakeElement);
  takeRowKeys(() => true);
});

const all = () => takeRowKeys(() => true).map(({ cell, action }) => `${action} ${cell}`);
function happens(type: string, more: object = {}): void {
  page.dispatchEvent(Object.assign(new Event(type), more));
}
/** The focus goes to something, which the page is told of on its way up. */
function focusGoes(isInRow: boolean): void {
  const event = new Event('focusin');
  Object.defineProperty(event, 'target', { value: new FakeElement(isInRow) });
  page.dispatchEvent(event);
}

test('keys of rows are given once, in their order, to whoever knows their rows', () => {
  keepRowKey('1', 'select');
  keepRowKey('2', 'select');
  keepRowKey('2', 'delete');
  expect(takeRowKeys((cell) => cell === '2').map(({ action }) => action)).toEqual(['select', 'delete']);
  expect(all()).toEqual(['select 1']);
  expect(all()).toEqual([]);
});

test('a key pressed again after edit or delete is not kept: it is meant for what opens', () => {
  keepRowKey('1', 'edit');
  keepRowKey('1', 'edit');
  keepRowKey('1', 'delete');
  expect(all()).toEqual(['edit 1']);
});

test('keys of rows are taken back by Escape, by a press of the pointer and by going elsewhere, not by going to another row', () => {
  const takers = [
    () => happens('keydown', { key: 'Escape' }),
    () => happens('pointerdown'),
    () => focusGoes(false),
  ];
  for (const take of takers) {
    keepRowKey('1', 'delete');
    take();
    expect(all()).toEqual([]);
  }
  keepRowKey('1', 'select');
  focusGoes(true);
  happens('keydown', { key: 'ArrowDown' });
  expect(all()).toEqual(['select 1']);
});

test('nothing is done to the rows of another page', () => {
  keepRowKey('1', 'delete');
  Object.assign(page, { location: { pathname: '/search' } });
  expect(all()).toEqual([]);
});
