import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createApp } from '../../../src/app/app.ts';
import { bulkCreateMachine } from '../../../src/machines/changes/bulkCreate.machine.ts';
import { pastedEntries, readPastedList } from '../../../src/model/items/pastedList.ts';
import { aLocation } from '../../machines/kit/samples.ts';
import { type AppRequest, startApp } from '../appStage.ts';
import { fakeLocks } from '../browser/fakeLocks.ts';
import { advertising, HOST } from '../host/fakeHost.ts';

const SHELF = aLocation({ id: '10000000-0000-4000-8000-000000000010', name: 'Shelf', version: 1 });
const LINES = 'one\ntwo\nthree\nfour\nfive\nsix';

/** Names of lines that were neither made nor kept at some moment from now on. */
function watchLost(storage: Storage, made: readonly string[]): ReadonlySet<string> {
  const lost = new Set<string>();
  const look = (): void => {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    const work = keys.filter((key) => /^local_item_|^stowage-draft_/.test(key));
    const there = [...made, ...work.map((key) => storage.getItem(key))].join(' ');
    for (const name of LINES.split('\n')) if (!there.includes(name)) lost.add(name);
  };
  const { setItem, removeItem } = storage;
  storage.setItem = (...of) => {
    setItem.apply(storage, of);
    look();
  };
  storage.removeItem = (...of) => {
    removeItem.apply(storage, of);
    look();
  };
  return lost;
}

/** A page that creates a list on a host which takes each item when the test says so, and other pages of its browser. */
async function creating() {
  const made: string[] = [];
  const waiting: (() => void)[] = [];
  const refusal = { isOn: false };
  const { app, window } = startApp(async ({ method, path, body }: AppRequest) => {
    const say = (value: unknown, status = 200) =>
      advertising('idempotency, idempotency-all, if-match', value, { status });
    if (method !== 'POST' || path !== '/api/items') return say([]);
    await new Promise<void>((resolve) => void waiting.push(resolve));
    if (refusal.isOn) return say({ detail: 'Location not found' }, 404);
    made.push(String(Reflect.get(Object(body), 'name')));
    const id = `30000000-0000-4000-8000-0000000000${10 + made.length}`;
    return say({ ...Object(body), id, created_at: '2026-01-01T00:00:00Z', version: 1 }, 201);
  });
  const locks = fakeLocks();
  Object.assign(window, { navigator: { onLine: true, locks } });
  const deferred = await app.deferred();
  const asked = () => vi.waitFor(() => expect(waiting).not.toEqual([]));
  const answer = async (count = 1) => {
    for (let turn = 0; turn < count; turn++) {
      await asked();
      waiting.shift()?.();
    }
  };
  const listOf = ({ fastEntry }: typeof deferred) => fastEntry.pasted(SHELF.id);
  const list = listOf(deferred);
  list.keep(LINES);
  const lost = watchLost(window.localStorage, made);
  const machine = bulkCreateMachine.provide(deferred.fastEntry.paste(SHELF.id));
  const entries = pastedEntries(readPastedList(LINES).rows, 'Misc', []);
  const bulk = createActor(machine, { input: { entries, parent: SHELF } }).start();
  bulk.send({ type: 'create.requested' });
  /** Another tab, or the same one once it was loaded again. */
  const another = () => {
    const other = Object.assign(new EventTarget(), { ...window });
    return createApp({ window: other as unknown as Window, apiBase: HOST }).deferred();
  };
  const runs = () =>
    Array.from({ length: window.localStorage.length }, (_, at) => window.localStorage.key(at) ?? '').filter(
      (key) => key.startsWith('stowage-draft_list-run_'),
    );
  /** The browser lets go of what a page held that was killed, or that it believes to be gone. */
  const letGo = () => {
    for (const key of runs()) locks.release(key.slice('stowage-draft_'.length));
  };
  return { window, deferred, bulk, made, refusal, list, listOf, asked, answer, another, runs, letGo, lost };
}

test('what is left of a list whose page is killed while it creates it is offered by the next one, without a line that is kept to be sent', async () => {
  const { made, list, listOf, asked, answer, another, letGo } = await creating();
  await answer(3);
  await asked();
  expect([made, list.text()]).toEqual([['one', 'two', 'three'], '']);
  letGo();
  const next = await another();
  await vi.waitFor(() => expect(listOf(next).text()).toBe('five\t1\nsix\t1'));
  expect(next.fastEntry.typedList(SHELF.id).before).toBe('five\t1\nsix\t1');
  expect(next.outbox.getSnapshot().context.entries.map(({ item }) => item.name)).toEqual(['four']);
  // The one after that finds it once.
  const last = await another();
  expect(listOf(last).text()).toBe('five\t1\nsix\t1');
});

test('no other tab is offered what a page still creates, and nothing stays of it once all of it is made', async () => {
  const { made, bulk, listOf, asked, answer, another, runs } = await creating();
  await answer(3);
  await asked();
  expect(runs()).toHaveLength(1);
  const tab = await another();
  expect([listOf(tab).text(), tab.fastEntry.typedList(SHELF.id).before]).toEqual(['', '']);
  await answer(3);
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  await vi.waitFor(() => expect(runs()).toEqual([]));
  expect([made, listOf(tab).text()]).toEqual([['one', 'two', 'three', 'four', 'five', 'six'], '']);
});

test('what is left of a list after Stop is its list again, and nothing of it is kept beside that', async () => {
  const { bulk, list, listOf, asked, answer, another, runs } = await creating();
  await answer(3);
  await asked();
  bulk.send({ type: 'cancel.requested' });
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  await vi.waitFor(() => expect(runs()).toEqual([]));
  expect(list.text()).toBe('five\t1\nsix\t1');
  expect(listOf(await another()).text()).toBe('five\t1\nsix\t1');
});

test('what is put right while a list is created is offered so, and what is left out is not', async () => {
  const { bulk, listOf, asked, answer, another, letGo } = await creating();
  await answer();
  await asked();
  bulk.send({ type: 'entry.changed', number: 4, field: 'name', text: 'four, put right' });
  bulk.send({ type: 'entry.switched', number: 5, on: false });
  letGo();
  const next = await another();
  await vi.waitFor(() => expect(listOf(next).text()).toBe('three\t1\nfour, put right\t1\nsix\t1'));
});

test.each(['seen', 'not seen'])(
  'no line is nowhere at any moment, also one that is refused while its dialog is %s',
  async (how) => {
    const { bulk, deferred, refusal, listOf, asked, answer, another, runs, lost } = await creating();
    await answer(4);
    await asked();
    refusal.isOn = true;
    if (how === 'not seen') bulk.send({ type: 'dialog.left' });
    await answer(2);
    await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe(how === 'seen' ? 'ready' : 'closed'));
    await vi.waitFor(() => expect(runs()).toEqual([]));
    const kept = deferred.outbox.getSnapshot().context.entries.map(({ item }) => item.name);
    expect(kept.toSorted()).toEqual(how === 'seen' ? [] : ['five', 'six']);
    expect(listOf(await another()).text()).toBe(how === 'seen' ? 'five\t1\nsix\t1' : '');
    expect([...lost]).toEqual([]);
  },
);

test('a page that was taken for gone while it slept takes back what it goes on to create', async () => {
  const { made, bulk, listOf, asked, answer, another, runs, letGo } = await creating();
  await answer();
  await asked();
  letGo();
  const tab = await another();
  await vi.waitFor(() => expect(listOf(tab).text()).toBe('three\t1\nfour\t1\nfive\t1\nsix\t1'));
  listOf(tab).keep(`${listOf(tab).text()}\nseven`);
  await answer();
  await asked();
  await vi.waitFor(() => expect(listOf(tab).text()).toBe('seven\t1'));
  await answer(4);
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  await vi.waitFor(() => expect(runs()).toEqual([]));
  expect([made.length, listOf(tab).text()]).toEqual([6, 'seven\t1']);
});

test('what is left of a list is offered as soon as its page is left, and is its own again if that comes back', async () => {
  const { window, bulk, list, listOf, asked, answer, another, runs } = await creating();
  await answer();
  await asked();
  const tab = await another();
  window.dispatchEvent(new Event('pagehide'));
  expect([listOf(tab).text(), runs()]).toEqual(['three\t1\nfour\t1\nfive\t1\nsix\t1', []]);
  window.dispatchEvent(new Event('pageshow'));
  expect([listOf(tab).text(), runs().length]).toEqual(['', 1]);
  await answer(5);
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  await vi.waitFor(() => expect(runs()).toEqual([]));
  // Once it is over there is nothing to be offered.
  window.dispatchEvent(new Event('pagehide'));
  expect(list.text()).toBe('');
});

test('what is left is not typed over in a field that was open when its page went', async () => {
  const { window, list, asked, answer, another } = await creating();
  await answer(3);
  await asked();
  const tab = await another();
  const field = tab.fastEntry.typedList(SHELF.id);
  field.keep('washer');
  window.dispatchEvent(new Event('pagehide'));
  expect(list.text()).toBe('washer\nfive\t1\nsix\t1');
  field.keep('washers');
  field.keep('washers M3');
  expect(list.text()).toBe('washers M3\nfive\t1\nsix\t1');
  expect(field.taken()).toBe('In another tab this list was changed, created or discarded.');
});

test('what is left after Stop stays kept where another tab has put another list there meanwhile', async () => {
  const { bulk, list, asked, answer, another, runs, letGo } = await creating();
  await answer(3);
  await asked();
  list.keep('seven');
  bulk.send({ type: 'cancel.requested' });
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  expect(list.text()).toBe('seven');
  expect(runs()).toHaveLength(1);
  letGo();
  const next = await another();
  await vi.waitFor(() =>
    expect(next.fastEntry.pasted(SHELF.id).text().split('\n').toSorted()).toEqual([
      'five\t1',
      'seven',
      'six\t1',
    ]),
  );
});

test('what is left is taken over in a storage that has room for it once, and not twice', async () => {
  const { window, asked, answer, another, letGo, list, runs } = await creating();
  await answer(3);
  await asked();
  const { localStorage } = window;
  const { setItem } = localStorage;
  // Nothing grows there any more.
  localStorage.setItem = (key, value) => {
    const size = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter(
      (one) => one.startsWith('stowage-draft_list'),
    ).length;
    if (key.startsWith('stowage-draft_list') && size > 0)
      throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(localStorage, key, value);
  };
  letGo();
  await another();
  await vi.waitFor(() => expect(list.text()).toBe('five\t1\nsix\t1'));
  expect(runs()).toEqual([]);
});

test('a list that is changed in a full storage is created at once, and not offered again by what it was before', async () => {
  const { window, bulk, made, list, asked, answer } = await creating();
  bulk.send({ type: 'cancel.requested' });
  await asked();
  await answer();
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  expect(list.text()).toBe('two\t1\nthree\t1\nfour\t1\nfive\t1\nsix\t1');
  const { setItem } = window.localStorage;
  window.localStorage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  bulk.send({ type: 'entry.changed', number: 2, field: 'name', text: 'second of a longer name' });
  window.localStorage.setItem = setItem;
  bulk.send({ type: 'create.requested' });
  await answer(5);
  await vi.waitFor(() => expect(bulk.getSnapshot().value).toBe('ready'));
  expect([made[1], made.length, list.text()]).toEqual(['second of a longer name', 6, '']);
});
