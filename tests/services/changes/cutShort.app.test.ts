import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import toast from 'react-hot-toast/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { Toasts } from '../../../src/views/notices/Toasts.tsx';
import { aLocation } from '../../machines/kit/samples.ts';
import { failureOf } from '../../../src/failure.ts';
import { startApp } from '../appStage.ts';
import { advertising } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

afterEach(() => toast.remove());

const BOX = aLocation({ id: 'box', name: 'Box' });
const ITEMS = ['1', '2', '3'].map((digit) =>
  hostItem({ id: `${digit.repeat(8)}-1111-4111-8111-111111111111`, name: `Part ${digit}` }),
);

/** What stands once all has come that was told: by the time that another task is begun. */
async function standing(): Promise<string> {
  await new Promise((resolve) => void setImmediate(resolve));
  return renderToStaticMarkup(
    createElement(CommandProvider, { value: createCommandRegistry() }, createElement(Toasts)),
  );
}

/** Three items of which one is moved, deleted or counted when the session ends at the second one. */
async function started() {
  const known = new Set(['Bearer abc', 'Bearer new', 'Bearer bob']);
  const there = new Map(ITEMS.map((item) => [item.id, item]));
  const waiting: (() => void)[] = [];
  const held = { isOn: true };
  const { app, window } = startApp(async ({ method, path, headers, body }) => {
    const item = there.get(path.split('/').at(-1) ?? '');
    if (!item) return advertising('if-match', []);
    if (held.isOn) await new Promise<void>((resolve) => waiting.push(resolve));
    if (!known.has(headers.get('authorization') ?? '')) return advertising('if-match', {}, { status: 401 });
    if (method === 'DELETE') {
      there.delete(item.id);
      return new Response(null, { status: 204 });
    }
    if (method !== 'PATCH') return advertising('if-match', item);
    const changed = { ...item, ...(body as object), version: (item.version ?? 0) + 1 };
    there.set(item.id, changed);
    return advertising('if-match', changed);
  });
  const asked: string[] = [];
  const answer = { is: true };
  Object.assign(window, {
    confirm(question: string) {
      asked.push(question);
      return answer.is;
    },
  });
  const deferred = await app.deferred();
  const go = async (): Promise<void> => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()?.();
  };
  /** Another tab of the browser logs in, or out. */
  const login = (token: string | null, user: string | null) => {
    for (const [key, value] of [
      ['stowage-user', user],
      ['auth_token', token],
    ] as const) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_token', storageArea: null }));
  };
  const moved = () =>
    [...there.values()].filter(({ location_id }) => location_id === BOX.id).map(({ name }) => name);
  const undoable = () => deferred.changes.getSnapshot().context.undo.map(({ title }) => title);
  const kept = () =>
    Array.from({ length: window.localStorage.length }, (_, at) => window.localStorage.key(at) ?? '').filter(
      (key) => key.startsWith('stowage-draft_change-'),
    );
  const isIdle = () => vi.waitFor(() => expect(deferred.changes.getSnapshot().hasTag('busy')).toBe(false));
  return { app, deferred, known, there, held, asked, answer, go, login, moved, undoable, kept, isIdle };
}

/** The session has ended as the second of three items was read. */
async function cutMove() {
  const stage = await started();
  const { deferred, known, go, isIdle } = stage;
  deferred.changes.send({ type: 'change.requested', change: { kind: 'move items', items: ITEMS, to: BOX } });
  deferred.changes.send({
    type: 'change.requested',
    change: { kind: 'set quantity', items: ITEMS.slice(0, 1), quantity: 17 },
  });
  await go();
  await go();
  known.delete('Bearer abc');
  await go();
  await isIdle();
  stage.held.isOn = false;
  return stage;
}

test('a change that the end of a session cuts short is told to the same person, whose next press does the rest', async () => {
  const { deferred, login, moved, undoable, isIdle } = await cutMove();
  expect([moved(), undoable()]).toEqual([['Part 1'], []]);
  expect(await standing()).not.toMatch(/moved|not changed/);
  login('new', 'ada');
  const shown = await standing();
  expect(shown).toContain('Stopped: 1 of 3 items moved');
  // What was asked for behind it had not begun.
  expect(shown).toContain('Quantity of Part 1 not changed');
  expect(undoable()).toEqual(['Move Part 1']);
  deferred.changes.send({ type: 'undo.requested' });
  await vi.waitFor(() => expect(moved()).toEqual([]));
  await isIdle();
});

test('nobody else is told of it, nor has anything of it to take back; after them its person is told that it was cut off', async () => {
  const { login, moved, undoable } = await cutMove();
  login('bob', 'bob');
  expect(await standing()).not.toMatch(/Stopped|not changed|cut off/);
  login(null, null);
  login('new', 'ada');
  await vi.waitFor(async () =>
    expect(await standing()).toContain('Moving 3 items to Box was cut off: 1 of 3 done'),
  );
  expect(await standing()).not.toMatch(/Stopped|not changed/);
  expect([moved(), undoable()]).toEqual([['Part 1'], []]);
});

test('a deletion that is done as a session ends can be taken back by its person afterwards, and by nobody else', async () => {
  const deletedWhileAway = async () => {
    const { deferred, there, go, login, undoable } = await started();
    const deletion = deferred.removeItem(ITEMS[0] ?? hostItem(), new AbortController().signal);
    const failed = deletion.then(() => undefined, failureOf);
    login(null, null);
    await go();
    expect(await failed).toMatchObject({ outcome: 'unknown' });
    expect([there.size, undoable()]).toEqual([2, []]);
    return { login, undoable };
  };
  const same = await deletedWhileAway();
  same.login('new', 'ada');
  expect(same.undoable()).toEqual(['Delete Part 1']);
  const other = await deletedWhileAway();
  other.login('bob', 'bob');
  expect(other.undoable()).toEqual([]);
});

test('what was cut short of the next person is told to them alone', async () => {
  const { deferred, known, held, go, login, isIdle } = await cutMove();
  held.isOn = true;
  login('bob', 'bob');
  deferred.changes.send({ type: 'change.requested', change: { kind: 'move items', items: ITEMS, to: BOX } });
  known.delete('Bearer bob');
  await go();
  await isIdle();
  held.isOn = false;
  login('new', 'bob');
  expect(await standing()).toContain('3 items not moved');
  expect(await standing()).not.toContain('Quantity');
});

test('what somebody has done can be taken back by them after a session that has ended, and by nobody else', async () => {
  const { deferred, held, login, moved, undoable, isIdle } = await started();
  held.isOn = false;
  const { changes } = deferred;
  const move = async (item: (typeof ITEMS)[number]) => {
    changes.send({ type: 'change.requested', change: { kind: 'move items', items: [item], to: BOX } });
    await isIdle();
  };
  for (const item of ITEMS.slice(0, 2)) await move(item);
  changes.send({ type: 'undo.requested' });
  await isIdle();
  login(null, null);
  // Nobody is here: there is nothing to take back, and nothing is.
  changes.send({ type: 'undo.requested' });
  await isIdle();
  expect([undoable(), moved()]).toEqual([[], ['Part 1']]);
  login('new', 'ada');
  expect(undoable()).toEqual(['Move Part 1']);
  changes.send({ type: 'redo.requested' });
  await isIdle();
  expect(moved()).toEqual(['Part 1', 'Part 2']);
  login(null, null);
  login('new', 'ada');
  for (let turn = 0; turn < 2; turn++) {
    changes.send({ type: 'undo.requested' });
    await isIdle();
  }
  expect(moved()).toEqual([]);
  if (ITEMS[2]) await move(ITEMS[2]);
  login('bob', 'bob');
  expect(undoable()).toEqual([]);
  login(null, null);
  login('new', 'ada');
  changes.send({ type: 'undo.requested' });
  await isIdle();
  expect([undoable(), moved()]).toEqual([[], ['Part 3']]);
});

test('an undo that waited for its turn as the session ended is there to be asked for again', async () => {
  const { deferred, known, held, go, login, undoable, isIdle } = await started();
  held.isOn = false;
  const { changes } = deferred;
  changes.send({
    type: 'change.requested',
    change: { kind: 'move items', items: ITEMS.slice(0, 1), to: BOX },
  });
  await isIdle();
  held.isOn = true;
  changes.send({ type: 'change.requested', change: { kind: 'move items', items: ITEMS.slice(1), to: BOX } });
  changes.send({ type: 'undo.requested', id: changes.getSnapshot().context.undo[0]?.id ?? '' });
  known.delete('Bearer abc');
  await go();
  await isIdle();
  expect(undoable()).toEqual([]);
  login('new', 'ada');
  expect(undoable()).toEqual(['Move Part 1']);
});

test('a deletion of several that the end of a session cuts short is told with how many are gone', async () => {
  const { deferred, known, there, go, login, kept } = await started();
  const selection = deferred.newSelection();
  selection.send({ type: 'items.shown', items: ITEMS });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  await go();
  await vi.waitFor(() => expect(there.size).toBe(2));
  known.delete('Bearer abc');
  await go();
  await vi.waitFor(() => expect(selection.getSnapshot().hasTag('deleting')).toBe(false));
  login('new', 'ada');
  expect(await standing()).toContain('Stopped: 1 of 3 items deleted');
  // No other page tells it again.
  expect(kept()).toEqual([]);
});

test('logging out asks while changes or deletions are under way, with how far they are', async () => {
  const { app, deferred, asked, answer, go, moved, isIdle } = await started();
  const loggedIn = () => app.session.getSnapshot().matches('authenticated');
  deferred.changes.send({ type: 'change.requested', change: { kind: 'move items', items: ITEMS, to: BOX } });
  await go();
  await go();
  await vi.waitFor(() => expect(moved()).toEqual(['Part 1']));
  await vi.waitFor(() => expect(deferred.changes.getSnapshot().context.progress?.done).toBe(1));
  answer.is = false;
  app.session.send({ type: 'logout.requested' });
  await vi.waitFor(() => expect(app.session.getSnapshot().value).toEqual({ authenticated: 'idle' }));
  expect(asked).toEqual(['Changes are under way: 1 of 3 are done. Log out all the same? It stops there.']);
  for (let turn = 0; turn < 4; turn++) await go();
  await isIdle();
  const selection = deferred.newSelection();
  selection.send({ type: 'items.shown', items: ITEMS });
  selection.send({ type: 'all.chosen' });
  answer.is = true;
  selection.send({ type: 'delete.requested' });
  await vi.waitFor(() => expect(selection.getSnapshot().hasTag('deleting')).toBe(true));
  app.session.send({ type: 'logout.requested' });
  expect([asked.at(-1), loggedIn()]).toEqual([
    'Items are being deleted: 0 of 3 are gone. Log out all the same? It stops there.',
    false,
  ]);
});
