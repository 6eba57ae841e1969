import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { grouped, type Told } from '../../../src/views/notices/groups.ts';
import { hideNotice, noteStanding, showNotice } from '../../../src/views/notices/notices.ts';
import { closeToast } from '../../../src/views/notices/ToastCard.tsx';
import { Toasts } from '../../../src/views/notices/Toasts.tsx';

const NOBODY = { send: () => {} };
const told = (notice: Notice & { id: string }, send: Told['send'] = () => {}): Told => ({
  id: notice.id,
  notice,
  send,
});
const added = (id: string, name: string, count = 1): Notice & { id: string } => ({
  id,
  kind: 'success',
  text: `Added ${name}`,
  many: { count, words: 'items added' },
  action: { label: 'Undo', event: { type: `undo ${id}` } },
});
const FAILED = {
  id: 'failed',
  kind: 'error',
  text: 'Bolts not moved',
  about: 'move bolts',
  duration: Infinity,
} as const satisfies Notice;

/** The cards as they are drawn now, each as its texts; the one in front first. */
function shown(): string[] {
  const html = renderToStaticMarkup(
    <CommandProvider value={createCommandRegistry()}>
      <Toasts />
    </CommandProvider>,
  );
  const cards = html.split('<div class="toast"').slice(1);
  const [front, behind] = [cards.filter((card) => !card.includes('data-behind')), cards];
  return [...front, ...behind.filter((card) => !front.includes(card))].map((card) =>
    card
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** Since when the time of each message runs, in ms. */
function begunAt(): number[] {
  const begun: number[] = [];
  renderToStaticMarkup(
    createElement(() => void useToasterStore().toasts.forEach((one) => begun.push(one.createdAt))),
  );
  return begun;
}

/** For how long each message stays, by its id, in ms. */
function stays(): Record<string, number | undefined> {
  const all: Record<string, number | undefined> = {};
  renderToStaticMarkup(
    createElement(() => void useToasterStore().toasts.forEach(({ id, duration }) => (all[id] = duration))),
  );
  return all;
}

afterEach(() => {
  toast.remove();
  noteStanding([]);
  vi.useRealTimers();
});

describe('notices that stand at the same time', () => {
  test('of one kind are one card with a count and one button', () => {
    for (const notice of [added('1', 'Bolts'), added('2', 'Nuts', 2), added('3', 'Wire')])
      showNotice(notice, NOBODY);
    expect(shown()).toEqual(['4 items added Added Wire Undo']);
    hideNotice(added('3', 'Wire'));
    hideNotice(added('1', 'Bolts'));
    expect(shown()).toEqual(['Added Nuts Undo']);
  });

  test('of one kind say what the newest of them has to say besides', () => {
    showNotice(added('1', 'Bolts'), NOBODY);
    showNotice({ ...added('2', 'Nuts'), detail: 'Kept in this browser.' }, NOBODY);
    expect(shown()).toEqual(['2 items added Added Nuts. Kept in this browser. Undo']);
  });

  test('of one kind stay for as long as the newest of them', () => {
    noteStanding([told(added('1', 'Bolts'))]);
    showNotice(added('2', 'Nuts'), NOBODY);
    // Shown anew, with the time that the newest has.
    expect(shown()).toEqual(['2 items added Added Nuts Undo']);
  });

  test('take back all of theirs by that button, what was done last first', () => {
    const sent: string[] = [];
    const send: Told['send'] = ({ type }) => void sent.push(type);
    const [group] = grouped([told(added('2', 'Nuts'), send), told(added('1', 'Bolts'), send)]);
    if (group) closeToast(group, 'action');
    expect(sent).toEqual(['undo 2', 'undo 1']);
  });

  test('of other kinds wait behind the newest, which says how many they are', () => {
    showNotice(added('1', 'Bolts'), NOBODY);
    showNotice(FAILED, NOBODY);
    expect(shown()).toHaveLength(2);
    expect(shown().some((card) => card.includes('1 more'))).toBe(true);
  });
});

test('how far something is stands behind what was told since it began, with every step, and before the rest', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const step = (done: number): Notice & { id: string } => ({
    id: 'progress',
    kind: 'success',
    text: `Moving ${done} of 40`,
    duration: Infinity,
    isProgress: true,
  });
  const show = (notice: Notice & { id: string }, at: number) => {
    vi.setSystemTime(at);
    showNotice(notice, NOBODY);
  };
  // What the view tells once it is drawn.
  const since = (notice: Notice & { id: string }, at: number): Told => ({ ...told(notice), since: at });
  show(FAILED, 1000);
  noteStanding([told(FAILED)]);
  show(step(1), 2000);
  noteStanding([since(step(1), 2000), told(FAILED)]);
  show(added('1', 'Bolts'), 3000);
  noteStanding([told(added('1', 'Bolts')), since(step(1), 2000), told(FAILED)]);
  show(step(2), 4000);
  expect(shown()).toEqual(['Added Bolts 2 more Undo', 'Moving 2 of 40', 'Bolts not moved']);
});

describe('a notice that is told again while it stands', () => {
  const UNDONE: Notice = { kind: 'success', text: 'Removed Bolts again' };
  const FILLED: Notice & { id: string } = { ...FAILED, detail: 'The drawer is full.' };
  /** Once more, with what the view tells of what stands then. */
  const again = (notice: Notice, id: string, times: number) => {
    showNotice(notice, NOBODY);
    noteStanding([{ ...told({ ...notice, id }), times }]);
  };

  test.each<[string, Notice, string, string]>([
    ['under its words', UNDONE, 'success:Removed Bolts again:', 'Removed Bolts again'],
    ['under its id', FILLED, FILLED.id, 'Bolts not moved The drawer is full.'],
  ])('%s, says how many times, so that it is read out and seen', (_, notice, id, words) => {
    again(notice, id, 1);
    expect(shown()).toEqual([words]);
    again(notice, id, 2);
    expect(shown()).toEqual([`${words} ×2`]);
    again(notice, id, 3);
    expect(shown()).toEqual([`${words} ×3`]);
  });

  test.each<[string, Notice, Notice]>([
    ['with other words', FILLED, { ...FILLED, detail: 'Nobody answers.' }],
    ['of how far something is', { ...FAILED, isProgress: true }, { ...FAILED, isProgress: true }],
    ['that the page itself offers', { ...FAILED, isOfPage: true }, { ...FAILED, isOfPage: true }],
  ])('is not counted if it is one %s', (_, first, second) => {
    again(first, FAILED.id, 2);
    showNotice(second, NOBODY);
    expect(shown()[0]).not.toContain('×');
  });

  test('is the first one again once it has gone', () => {
    again(FILLED, FILLED.id, 2);
    hideNotice(FILLED);
    noteStanding([]);
    showNotice(FILLED, NOBODY);
    expect(shown()).toEqual(['Bolts not moved The drawer is full.']);
  });
});

describe('a failure that stands', () => {
  const REFUSED: Notice & { id: string } = { id: 'refused', kind: 'error', text: 'Not a picture' };
  const at = (notice: Notice & { id: string }, since: number): Told => ({ ...told(notice), since });

  test.each([
    ['has its time anew when what stood before it has gone', REFUSED, 6000],
    ['is alone in that: what went well has no more time', added('1', 'Bolts'), 1000],
  ])('%s', (_, first, begun) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(1000);
    showNotice(first, NOBODY);
    noteStanding([at(first, 1000)]);
    vi.setSystemTime(2000);
    const saved: Notice & { id: string } = { id: 'saved', kind: 'success', text: 'Saved' };
    showNotice(saved, NOBODY);
    noteStanding([at(saved, 2000), at(first, 1000)]);
    vi.setSystemTime(6000);
    toast.remove(saved.id);
    noteStanding([at(first, 1000)]);
    // Drawn again, it stands as before: only once does it begin anew.
    vi.setSystemTime(7000);
    noteStanding([at(first, 1000)]);
    expect(begunAt()).toEqual([begun]);
  });

  test('does not run out behind what was told later: each is read in its turn', () => {
    const broken = { ...REFUSED, id: 'broken', text: 'Damaged' };
    const saved: Notice & { id: string } = { id: 'saved', kind: 'success', text: 'Saved' };
    for (const notice of [REFUSED, broken, saved]) showNotice(notice, NOBODY);
    noteStanding([at(saved, 3000), at(broken, 2000), at(REFUSED, 1000)]);
    expect(stays()).toEqual({ saved: 4000, broken: Infinity, refused: Infinity });
    toast.remove(saved.id);
    noteStanding([at(broken, 2000), at(REFUSED, 1000)]);
    expect(stays()).toEqual({ broken: 8000, refused: Infinity });
    toast.remove(broken.id);
    noteStanding([at(REFUSED, 1000)]);
    expect(stays()).toEqual({ refused: 8000 });
  });

  test.each<[string, Notice, number]>([
    ['goes when the same has succeeded', { kind: 'success', text: 'Moved', about: 'move bolts' }, 1],
    ['stays when something else has', { kind: 'success', text: 'Moved', about: 'move nuts' }, 2],
    ['stays when nobody says what has', { kind: 'success', text: 'Moved' }, 2],
    ['gives way to a newer one', { kind: 'error', text: 'Still not', about: 'move bolts' }, 1],
  ])('%s', (_, later, left) => {
    showNotice(FAILED, NOBODY);
    noteStanding([told(FAILED)]);
    showNotice(later, NOBODY);
    expect(shown()).toHaveLength(left);
  });
});
