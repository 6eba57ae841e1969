import toast from 'react-hot-toast/headless';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/app/app.ts';
import type { Notice } from '../../../src/machines/kit/unprovided.ts';
import type { Change } from '../../../src/model/changes/changes.ts';
import { CommandProvider, createCommandRegistry } from '../../../src/views/commands/registry.ts';
import { hideNotice, type NoticeSender } from '../../../src/views/notices/notices.ts';
import { Toasts } from '../../../src/views/notices/Toasts.tsx';
import { aLocation } from '../../machines/kit/samples.ts';
import { startApp } from '../appStage.ts';
import { fakeLocks } from '../browser/fakeLocks.ts';
import { advertising, HOST } from '../host/fakeHost.ts';
import { hostItem } from '../samples.ts';

/** What was told of changes that were cut off, with where its events go. */
const said = vi.hoisted((): { notice: Notice; sender: NoticeSender }[] => []);
vi.mock(import('../../../src/views/notices/notices.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    showNotice(notice, sender) {
      if (notice.id?.startsWith('cut off') === true) said.push({ notice, sender });
      real.showNotice(notice, sender);
    },
  };
});

afterEach(() => {
  toast.remove();
  said.splice(0);
});

const BOX = aLocation({ id: '10000000-0000-4000-8000-000000000010', name: 'Box', version: 1 });
const ITEMS = ['1', '2', '3', '4'].map((digit) =>
  hostItem({ id: `${digit.repeat(8)}-1111-4111-8111-111111111111`, name: `Part ${digit}`, quantity: 10 }),
);
const TAKE: Change = { kind: 'change quantity', items: ITEMS, by: -5 };

function drawersIn(id: string) {
  const drawer = { description: '', type: '', area: '', location_type_id: 1, location_area_id: 1 };
  return ['A', 'B', 'C'].map((name) => ({ ...drawer, name, label: name, parent_id: id }));
}

const shown = (): string =>
  renderToStaticMarkup(
    createElement(CommandProvider, { value: createCommandRegistry() }, createElement(Toasts)),
  );
const told = (text: string | RegExp) => vi.waitFor(() => expect(shown()).toMatch(text));

function keysOf(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(prefix));
}

/** A page on a host that answers each read and each write when the test says so, and other pages of its browser. */
async function started() {
  const there = new Map(ITEMS.map((item) => [item.id, item]));
  const made: string[] = [];
  const held = { isOn: true };
  const waiting: { method: string; go(): void }[] = [];
  const { app, window } = startApp(async ({ method, path, body }) => {
    const say = (value: unknown, status = 200) =>
      advertising('idempotency, idempotency-all, if-match', value, { status });
    const item = there.get(path.split('/').at(-1) ?? '');
    const isMaking = method === 'POST' && path === '/api/locations';
    if (!item && !isMaking) return say([]);
    if (held.isOn) await new Promise<void>((resolve) => waiting.push({ method, go: resolve }));
    if (!item) {
      made.push(String(Reflect.get(Object(body), 'name')));
      const id = `30000000-0000-4000-8000-0000000000${10 + made.length}`;
      return say({ ...aLocation({ id }), ...Object(body), id, version: 1 }, 201);
    }
    if (method === 'DELETE') {
      there.delete(item.id);
      return new Response(null, { status: 204 });
    }
    if (method !== 'PATCH') return say(item);
    const changed = { ...item, ...(body as object), version: (item.version ?? 0) + 1 };
    there.set(item.id, changed);
    return say(changed);
  });
  const locks = fakeLocks();
  Object.assign(window, { navigator: { onLine: true, locks }, confirm: () => true });
  const deferred = await app.deferred();
  /** The host answers what is asked for next, if it is that. */
  const answer = async (...methods: string[]) => {
    for (const method of methods) {
      await vi.waitFor(() => expect(waiting[0]?.method).toBe(method));
      waiting.shift()?.go();
    }
  };
  const asked = (method: string) => vi.waitFor(() => expect(waiting[0]?.method).toBe(method));
  const runs = () => keysOf(window.localStorage, 'stowage-draft_change-');
  /** The page is killed: nothing that it has asked for comes back, and the browser lets go of what it held. */
  const kill = () => {
    waiting.splice(0);
    locks.release('');
    toast.remove();
  };
  /** Another tab of the browser, or the same one once it was loaded again. */
  const another = async (more = {}) => {
    held.isOn = false;
    const other = Object.assign(new EventTarget(), { ...window, ...more });
    const next = await createApp({ window: other as unknown as Window, apiBase: HOST }).deferred();
    return { ...next, window: other };
  };
  /** The browser believes the page to be gone, which is asleep. */
  const letGo = () => locks.release('');
  const quantities = () => [...there.values()].map(({ quantity }) => quantity);
  const isIdle = (of: Pick<typeof deferred, 'changes'>) =>
    vi.waitFor(() => expect(of.changes.getSnapshot().hasTag('busy')).toBe(false));
  const ask = (change: Change) => deferred.changes.send({ type: 'change.requested', change });
  /** By the time that another task is begun. */
  const settle = () => new Promise((resolve) => void setImmediate(resolve));
  const asking = { ask, answer, asked, held };
  return { window, deferred, there, made, ...asking, kill, letGo, another, settle, runs, quantities, isIdle };
}

/** Presses the button, or the cross, of the only notice of a change that was cut off. */
function press(what: 'action' | 'closed') {
  expect(said).toHaveLength(1);
  const [one] = said.splice(0);
  const event = what === 'action' ? one?.notice.action?.event : one?.notice.closed;
  if (one) hideNotice(one.notice);
  if (event) one?.sender.send(event);
}

/** Another tab has written. */
const written = (to: EventTarget) =>
  to.dispatchEvent(Object.assign(new Event('storage'), { key: null, storageArea: null }));

/** Two of four items are written, and the third is under way, when the page is killed. */
async function killedAtThird(change = TAKE) {
  const stage = await started();
  stage.ask(change);
  await stage.answer('GET', 'PATCH', 'GET', 'PATCH', 'GET');
  await stage.asked('PATCH');
  return stage;
}

test('a change whose page is killed in the middle is told by the next page, and its rest is done without doing anything twice', async () => {
  const { kill, another, runs, quantities, isIdle } = await killedAtThird();
  expect(quantities()).toEqual([5, 5, 10, 10]);
  kill();
  const next = await another();
  await told('Taking 5 from each of 4 items was cut off: 3 of 4 done');
  // The third is kept in this browser to be sent.
  expect(said[0]?.notice.detail).toBe('Its page or its login ended in the middle. Not done: Part 4.');
  press('action');
  await isIdle(next);
  await vi.waitFor(() => expect(quantities()).toEqual([5, 5, 5, 5]));
  await vi.waitFor(() => expect(runs()).toEqual([]));
  await another();
  expect(said).toEqual([]);
});

const takeOne = (item: (typeof ITEMS)[number] | undefined, by: number): Change => ({
  kind: 'change quantity',
  items: item ? [item] : [],
  by,
});

test('what is taken again and again while the first of it is sent is told after a killed page, and done once it is wanted', async () => {
  const { ask, asked, kill, another, runs, quantities, isIdle, settle } = await started();
  ask(takeOne(ITEMS[0], -1));
  await asked('GET');
  for (let press = 0; press < 4; press++) ask(takeOne(ITEMS[0], -1));
  await settle();
  // Each is part of the one that waits.
  expect(runs()).toHaveLength(2);
  kill();
  const next = await another();
  await told('Taking 4 from Part 1 was not begun');
  press('action');
  await isIdle(next);
  await vi.waitFor(() => expect(quantities()[0]).toBe(6));
  await vi.waitFor(() => expect(runs()).toEqual([]));
});

/** What was kept of the third is sent by then, and its page did not live to hear of it. */
async function killedAsItWasSent(quantity: number) {
  const stage = await killedAtThird();
  const third = ITEMS[2] ?? hostItem();
  stage.there.set(third.id, { ...third, quantity, version: 2 });
  stage.kill();
  for (const key of keysOf(stage.window.localStorage, 'offline_item_'))
    stage.window.localStorage.removeItem(key);
  return { ...stage, next: await stage.another() };
}

test('an item of which nobody knows whether it was sent is told as perhaps done, and is not done a second time', async () => {
  const { next, runs, quantities, isIdle } = await killedAsItWasSent(5);
  await told('Taking 5 from each of 4 items was cut off: 2 of 4 done');
  expect(said[0]?.notice.detail).toBe(
    'Its page or its login ended in the middle. Not done: Part 4. Perhaps done: Part 3. “Do the rest” does nothing twice.',
  );
  press('action');
  await vi.waitFor(() => expect(quantities()).toEqual([5, 5, 5, 5]));
  await isIdle(next);
  expect(quantities()).toEqual([5, 5, 5, 5]);
  await vi.waitFor(() => expect(runs()).toEqual([]));
});

test('an item that is perhaps done and was changed by somebody since stays as it is, and that is told', async () => {
  const { quantities } = await killedAsItWasSent(3);
  await told('2 of 4 done');
  press('action');
  await told('Part 3: Its quantity has been changed meanwhile');
  expect(quantities()).toEqual([5, 5, 3, 5]);
});

test('an item whose change was refused as its page was killed is not told as done', async () => {
  const { window, kill, another } = await killedAtThird();
  kill();
  const [key = ''] = keysOf(window.localStorage, 'offline_item_');
  const entry = window.localStorage.getItem(key) ?? '';
  window.localStorage.setItem(key, entry.replace('"status":"sending"', '"status":"refused"'));
  await another();
  await told('2 of 4 done');
  expect(said[0]?.notice.detail).toContain('Perhaps done: Part 3.');
});

test('it is told by one tab at a time, again where nobody has closed it, and not once somebody has', async () => {
  const { kill, another, settle, runs } = await killedAtThird();
  kill();
  await another();
  await told('3 of 4 done');
  await another();
  await settle();
  expect(said).toHaveLength(1);
  // Its page goes, and nobody has read it.
  kill();
  said.splice(0);
  await another();
  // The third has been sent meanwhile.
  await told('Perhaps done: Part 3');
  press('closed');
  expect(runs()).toEqual([]);
  await another();
  await settle();
  expect(said).toEqual([]);
});

test('nobody else is told, and its person is once they are here again', async () => {
  const { window, kill, another, settle } = await killedAtThird();
  kill();
  window.localStorage.setItem('stowage-user', 'bob');
  await another();
  await settle();
  expect(said).toEqual([]);
  window.localStorage.setItem('stowage-user', 'ada');
  await another();
  await told('3 of 4 done');
});

test('a change that waited for another one is told as not begun, and can be done', async () => {
  const stage = await started();
  stage.ask(TAKE);
  stage.ask({ kind: 'move items', items: ITEMS.slice(0, 2), to: BOX });
  await stage.answer('GET');
  await stage.asked('PATCH');
  stage.kill();
  const next = await stage.another();
  await told('Moving 2 items to Box was not begun');
  await told('Taking 5 from each of 4 items was cut off: 1 of 4 done');
  const [move] = said.splice(
    said.findIndex(({ notice }) => notice.text.startsWith('Moving')),
    1,
  );
  expect(move?.notice.action?.label).toBe('Do it now');
  move?.sender.send(move.notice.action?.event ?? { type: '' });
  await vi.waitFor(() =>
    expect([...stage.there.values()].map(({ location_id }) => location_id === BOX.id)).toEqual([
      true,
      true,
      false,
      false,
    ]),
  );
  await stage.isIdle(next);
  press('action');
  await vi.waitFor(() => expect(stage.quantities()).toEqual([5, 5, 5, 5]));
});

test('new locations whose page is killed are told as going on by themselves, and each is made once', async () => {
  const { ask, answer, asked, kill, another, made } = await started();
  ask({ kind: 'add locations', inputs: drawersIn(BOX.id), to: BOX });
  await answer('POST');
  await asked('POST');
  kill();
  await another();
  await told('Adding 3 locations to Box goes on');
  expect(said[0]?.notice.detail).toBe(
    'Its page or its login ended, but all is kept: 2 of 3 were waiting in this browser, which sends them by itself. Do not do it again.',
  );
  expect(said[0]?.notice.action).toBeUndefined();
  await vi.waitFor(() => expect(made).toEqual(['A', 'B', 'C']));
});

test('an undo whose page is killed is told with how far it was, and the one that it was at as perhaps undone', async () => {
  const { deferred, there, ask, answer, asked, kill, another, isIdle } = await started();
  ask({ kind: 'move items', items: ITEMS.slice(0, 3), to: BOX });
  await answer('GET', 'PATCH', 'GET', 'PATCH', 'GET', 'PATCH');
  await isIdle(deferred);
  deferred.changes.send({ type: 'undo.requested' });
  await answer('GET', 'PATCH', 'GET');
  await asked('PATCH');
  kill();
  expect([...there.values()].filter(({ location_id }) => location_id === BOX.id)).toHaveLength(2);
  await another();
  await told('Undoing “Move 3 items” was cut off: 1 of 3 done');
  expect(said[0]?.notice.detail).toBe(
    'Its page or its login ended in the middle. Not done: Part 1. Perhaps done: Part 2.',
  );
});

test('nothing stays of a change that has come to its end, and no other tab tells of one that goes on', async () => {
  const { deferred, ask, answer, asked, another, settle, runs, isIdle, held } = await started();
  ask(TAKE);
  await answer('GET');
  await asked('PATCH');
  expect(runs()).toHaveLength(2);
  await another();
  held.isOn = true;
  await settle();
  await answer('PATCH', 'GET', 'PATCH', 'GET', 'PATCH', 'GET', 'PATCH');
  await isIdle(deferred);
  await vi.waitFor(() => expect(runs()).toEqual([]));
  await settle();
  expect(said).toEqual([]);
  // One item has nothing that could be left.
  ask({ kind: 'change quantity', items: ITEMS.slice(0, 1), by: 1 });
  await asked('GET');
  expect(runs()).toEqual([]);
});

test.each(['the change', 'how far it is'])(
  'without room for %s it goes on, and nothing is told',
  async (what) => {
    const stage = await started();
    const { localStorage } = stage.window;
    const { setItem } = localStorage;
    let isFull = what === 'the change';
    localStorage.setItem = (key, value) => {
      if (isFull && key.startsWith('stowage-draft_change-'))
        throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(localStorage, key, value);
    };
    stage.ask(TAKE);
    await stage.answer('GET', 'PATCH');
    isFull = true;
    await stage.answer('GET', 'PATCH', 'GET');
    await stage.asked('PATCH');
    expect([stage.quantities(), stage.runs()]).toEqual([[5, 5, 10, 10], []]);
    stage.kill();
    await stage.another();
    await stage.settle();
    expect(said).toEqual([]);
  },
);

test('what was told of a page that was only asleep is taken back once that goes on', async () => {
  const { deferred, answer, letGo, another, held, quantities, runs, isIdle } = await killedAtThird();
  letGo();
  const tab = await another();
  await told('3 of 4 done');
  held.isOn = true;
  await answer('PATCH', 'GET');
  written(tab.window);
  expect(shown()).not.toContain('cut off');
  await answer('PATCH');
  await isIdle(deferred);
  expect([quantities(), runs()]).toEqual([[5, 5, 5, 5], []]);
});

test.each(['before', 'after'])(
  'a page that was only asleep, and hears of it %s it goes on, leaves to another one what is done there',
  async (when) => {
    const { window, deferred, answer, letGo, another, quantities, isIdle } = await killedAtThird();
    letGo();
    const tab = await another();
    await told('3 of 4 done');
    press('action');
    // The third is sent from there as well: it is unsent work of this browser.
    await vi.waitFor(() => expect(quantities()).toEqual([5, 5, 5, 5]));
    await isIdle(tab);
    if (when === 'before') written(window);
    await answer('PATCH');
    if (when === 'after') setTimeout(() => written(window));
    await isIdle(deferred);
    await told('Stopped: 3 of 4 quantities changed');
    expect(quantities()).toEqual([5, 5, 5, 5]);
  },
);

test('what the end of a session has cut short is told by another page once its own has gone', async () => {
  const { window, kill, another, settle } = await killedAtThird();
  const log = (token: string | null) => {
    if (token === null) window.localStorage.removeItem('auth_token');
    else window.localStorage.setItem('auth_token', token);
    written(window);
  };
  log(null);
  await another();
  await settle();
  expect(said).toEqual([]);
  kill();
  window.localStorage.setItem('auth_token', 'new');
  await another();
  await told('Taking 5 from each of 4 items was cut off');
});

test('a tab that was open before tells it, too, and takes that back as its person goes', async () => {
  const { window, ask, answer, asked, kill, another, held } = await started();
  const tab = await another();
  held.isOn = true;
  ask(TAKE);
  await answer('GET');
  await asked('PATCH');
  kill();
  held.isOn = false;
  written(tab.window);
  await told('Taking 5 from each of 4 items was cut off: 1 of 4 done');
  said.splice(0);
  window.localStorage.removeItem('auth_token');
  written(tab.window);
  expect(shown()).not.toContain('cut off');
  window.localStorage.setItem('auth_token', 'new');
  await vi.waitFor(() => {
    written(tab.window);
    expect(shown()).toContain('Taking 5 from each of 4 items was cut off');
  });
});

test('nothing stays of what the end of a session has cut short once its person has been told, or all of it is kept', async () => {
  const { window, ask, answer, asked, held, runs, settle } = await started();
  const log = (token: string | null) => {
    if (token === null) window.localStorage.removeItem('auth_token');
    else window.localStorage.setItem('auth_token', token);
    written(window);
  };
  ask(TAKE);
  await answer('GET');
  await asked('PATCH');
  log(null);
  await answer('PATCH');
  await settle();
  expect(runs()).toHaveLength(2);
  held.isOn = false;
  log('new');
  await told('Stopped: 1 of 4 quantities changed');
  expect([runs(), said]).toEqual([[], []]);
  held.isOn = true;
  ask({ kind: 'add locations', inputs: drawersIn(BOX.id), to: BOX });
  await asked('POST');
  expect(runs()).toHaveLength(2);
  log(null);
  expect(runs()).toEqual([]);
});

test('a tab that nobody looks at leaves it to be told where somebody does', async () => {
  const { kill, another, settle } = await killedAtThird();
  kill();
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
    visibilityState: 'hidden',
  });
  await another({ document });
  await settle();
  expect(said).toEqual([]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await told('Taking 5 from each of 4 items was cut off');
});

test('a deletion of many whose page is killed is told with what is gone, and the one that it was at as perhaps gone', async () => {
  const { deferred, there, answer, asked, kill, another, runs } = await started();
  const selection = deferred.newSelection();
  selection.send({ type: 'items.shown', items: ITEMS });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  await answer('DELETE', 'DELETE');
  await asked('DELETE');
  kill();
  expect(there.size).toBe(2);
  await another();
  await told('Deleting 4 items was cut off: 2 of 4 done');
  expect(said[0]?.notice.detail).toBe(
    'Its page or its login ended in the middle. Not done: Part 4. Perhaps done: Part 3.',
  );
  press('closed');
  expect(runs()).toEqual([]);
});

test('nothing stays of a deletion of many that has come to its end', async () => {
  const { deferred, there, answer, asked, another, settle, runs } = await started();
  const selection = deferred.newSelection();
  selection.send({ type: 'items.shown', items: ITEMS });
  selection.send({ type: 'all.chosen' });
  selection.send({ type: 'delete.requested' });
  await asked('DELETE');
  expect(runs()).toHaveLength(2);
  await answer('DELETE', 'DELETE', 'DELETE', 'DELETE');
  await vi.waitFor(() => expect(selection.getSnapshot().hasTag('deleting')).toBe(false));
  expect([there.size, runs()]).toEqual([0, []]);
  await another();
  await settle();
  expect(said).toEqual([]);
});
